# marias review, solve

review-help = Judges every card of finished deals: what it cost its player, with all cards open, against the best card he had then. Reads records and saved games of Mariášek (.hra).
review-json = for each file one line of JSON
review-progress = judging
review-skipped = The first { $n } cards are not judged: { $why }
review-nothing = There is no card to be judged.
review-worth = { $who }: { $worth } with best play by all, { $result } in the end (own cards { $mine }, the others' { $theirs }).
review-worth-others = { $who }: { $worth } with best play by all, { $result } in the end (own cards { $mine }, the others' { $theirs }, what was said and ruled { $others }).
review-each = { $who }, each
review-other = {"  "}Trick { $trick }, { $what }: { $change } for the declarers' side
review-trick = trick
review-player = player
review-card = card
review-cost = { $unit }
review-better = better
review-cards = cards
review-mistakes = mistakes
review-together = { $cost } together
review-in-all = in all
review-all-deals = all deals
review-note-marks = { $mark } The dearest.
review-note-money = A cost is what the player himself lost.
review-note-together = "Together": what all defenders lost, where they are not paid alike.
review-note-race = A cost is match points, of the own side less those of the other.
review-note-cards = Judged are the cards alone, not bids, announcements or fleks.

action-silent = { $card } without the marriage
action-marriage = { $card } with { $marriage }
action-show = show { $card }, { $marriage }
solve-threads = on so many threads; 0: one for each processor
