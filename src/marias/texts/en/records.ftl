# Records: replay, show, convert

replay-help = Replays records (ours, and ".hra" of the program Mariášek) by the rules of today and says who pays what.
replay-profile = rule set to settle by (otherwise the one in the record)
replay-table = table to count premium points by: name of an edition, or a .toml file (marias pb --tables)
replay-json = one line of JSON for each file
replay-no-deal = { $file }: the record is empty
replay-deal = { $file }, deal { $number }: { $contract } ({ $declarer }), { $kind }: { $payments }
replay-kind-played = played
replay-kind-unplayed = not played
replay-kind-revoke = revoke
replay-kind-fine = fine
replay-unplayed = { $file }, deal { $number }: { $why }: { $payments }
replay-unfinished = { $file }, deal { $number }: unfinished
replay-otherwise =
    {"  "}DIFFERS: the record says { $recorded } [{ $written }], by these rules it is { $now } [{ $profile }]
replay-differs =
    {"  "}DIFFERS: the record says { $recorded } (rules revision { $revision }), today it is { $now } (revision { $current })

convert-help = Turns a saved game of the program Mariášek (".hra") into a record of ours. What could not be taken over is told on the standard error.
convert-out = where to write; without it the standard output
convert-force = write over a file that is there
error-file-exists = { $file }: is there already; --force writes over it

note-rates = Rates and rules are not in the file: the record plays by the rule set "mariasek".
note-packets = The order of the deal is not in the file: forhont has the trump card among his first seven, the other cards are sorted.
note-trump-card = Which card lay as trump is not in the file: { $card } was taken.
note-answers = The answers are not in the file: both said dobrá.
note-who-called = Who took the game over from whom is not in the file: the declarer stands as forhont and calls himself.
note-flek-order = The order of the fleks is not in the file: the first of those named at a component doubles it.
note-no-fleks = There are no fleks in the file: nothing is doubled.
note-played-by-file = By the rules this would not be played, in the file it was: the record has play_unflekked = true.
note-given-up-by-file = By the rules this would be played, in the file it was given up: the record has rules by which it is not played.
note-claimed = From trick { $trick } on the game was laid down; the tricks in the file go on and are recorded as played.
note-after-the-end = The betl or durch ended early; the tricks from { $trick } on are left out.
note-not-announced = The game was not announced yet: the record holds only the cards dealt.
note-differs = The payment differs: the file says { $recorded }, by the rules it is { $now }.

show-help = Shows a whole deal: cards, choice of trump, announcements, fleks, trick by trick, and the settlement with its clauses. Of an unfinished deal only what its player sees.
show-open = shows an unfinished deal that no person plays with all its cards
show-head = { $file }: { $rules } [{ $profile }]
show-deal = Deal { $number }, dealer { $dealer }
show-talon = talon
show-trump = { $who } chooses trump { $card }
show-z_lidu = { $who } chooses z lidu: { $card }
show-forget = { $who } forgets to choose
show-ask = { $who }: suit? (talon { $talon })
show-stosedm = { $who }: hundred-and-seven from the hand (talon { $talon })
show-betl = { $who }: betl (talon { $talon })
show-durch = { $who }: durch (talon { $talon })
show-open_betl = { $who }: open betl (talon { $talon })
show-open_durch = { $who }: open durch (talon { $talon })
show-choose = { $who } chooses trump { $card } and calls a rank: { $rank }
show-set_aside = referee: trick { $trick } is put aside
show-krizovy-ask = { $who }: suit?
show-krizovy-hearts_alone = { $who }: hearts alone
show-krizovy-betl = { $who }: betl
show-krizovy-durch = { $who }: durch
show-krizovy-claim = { $who } lays the hand down: { $what ->
    [rest] the rest is his
    [none] he takes no trick
    [hra] the game is won
   *[sto] the hundred is made
}
show-good = { $who }: good
show-bad = { $who }: bad
show-good_flek = { $who }: good and flek
show-takeover = { $who }: { $game } (talon { $talon })
show-declare = { $who } announces: { $game }
show-said_stosedm = { $who } says hundred-and-seven; after the question it cannot be
show-say = { $who }: { $what }
show-dobra = good
show-claim = { $who } lays the hand down
show-laid = hand laid down: { $cards }
show-revoke = referee: revoke by { $who } ({ $offence })
show-misdeal = referee: misdeal
show-void = Misdeal
show-thrown-in = Nobody bid, the cards were thrown in
show-play = Play
show-drawn = drawn: { $cards }
show-marriage = marriage { $value }
show-points = Card points: declarer { $mine } and marriages { $marriages }, defence { $theirs } and marriages { $others }
show-unfinished = Unfinished.
show-holds = { $who } holds: { $cards }
show-hidden = Unfinished: the other cards are not open yet (--{ "open" } shows them).
show-hidden-player = Unfinished: the other cards are shown when the deal is over.
