# The game in the terminal: křížový mariáš

# Who did what

say-choose-hidden = { $name }: chosen; the rank called is { $rank }
say-choose = { $name }: trump { $card } face down; the rank called is { $rank } (that is { $called })
say-forget-choice = { $name }: nothing chosen; betl, durch or hearts alone is left
say-claim-hra = { $name }: I lay my hand down, the game is won
say-claim-sto = { $name }: I lay my hand down, the hundred is made

news-turned-up = The suit is good: trump { $card }, called card { $called }.
news-flek-void = The hundred takes the place of the game: the flek on the game is void [MCR-14c].
news-open-cards = After the first trick all cards lie open, and the opponents may talk [MCR-8b, MCR-8c].

# The table

phase-choose = choosing from four cards
phase-suit = approving the suit
phase-announce = announcing and doubling
phase-solo = doubling

board-called-rank = Chooser: { $name }. Rank called: { $rank }.
board-forgotten = Chooser: { $name }, who forgot to choose. Left: betl, durch or hearts alone.
board-own-choice = Trump on the table: { $card }, called card { $called } (the others do not know them)
board-solo = Played: { $game }. Alone against three: { $name }
board-trumps = Trumps: { $suit } { $sign }. Chooser: { $name }. Called card: { $called }
board-hearts-alone = Hearts alone. Trumps: { $suit } { $sign }. Alone against three: { $name }
board-hundred = hundred: { $level }, { $price } for each step
board-hundred-against = hundred against: { $price } for each step, in place of the game
board-chooses = chooser
board-plays-alone = plays alone
board-with-chooser = with the chooser
board-defends = against
board-talk = The opponents may talk [MCR-8c].
names-and = { $firsts } and { $last }

sides-known = Together: { $declarers }; against them: { $defence }.
sides-alone = Alone against three: { $name }.
sides-alone-secretly = You hold the called { $card } yourself: you play alone against three, and the others do not know.
sides-you-hold = You hold the called { $card }: you play with the chooser ({ $name }).
sides-unknown-chooser = Your partner holds { $card }; who that is is not known yet.
sides-unknown-defender = You do not hold the called { $card }: you play against the chooser ({ $name }). Who is with him is not known yet.
sides-unknown-spectator = Who holds the called { $card } and plays with the chooser ({ $name }) is not known yet.

# What is asked

turn-choose = Choose trump from your { $count } cards and call a rank, such as "2 ace" or "{ $example } king".
turn-suit-chooser = Do you ask for the suit, or play alone? You may say { $choices }.
turn-suit-forgotten = The choice was forgotten. You may say { $choices }.
turn-suit = Do you approve? You may say { $choices }.
turn-open = The suit is good. What do you play? "game", and with it you may say { $choices }.
turn-open-nothing = The suit is good. What do you play? You may say "game".
turn-owed = You hold the whole trump marriage, so you must announce "hundred" [MCR-14a].
turn-owed-more = You hold the whole trump marriage, so you must announce "hundred" [MCR-14a]. You may add { $choices }.
turn-announce = Do you announce or double? You may say { $choices }, several at once too; or "good".
turn-silently = The card announces its marriage by itself; "silent { $number }" plays it without a word.
type-word = "{ $word }"
word-good = good
word-bad = bad
draft-card = Trump { $card }. And the rank? Such as "ace" or "ten".
draft-rank = And which trump? Type the number of a card.
sure-forget-choice = Without a choice only betl, durch or hearts alone is left [MCR-13]. Are you sure? (yes, no)
sure-alone = You hold that card yourself: you will play alone against three, and nobody will know. Are you sure? (yes, no)
sure-no-own-marriage = You hold no marriage, and cards alone give at most 90: the hundred needs a marriage of your partner. Are you sure? (yes, no)
sure-claim-rest = To lay your hand down says that all tricks left are surely yours, whatever the other three play. If not, it is a revoke and you pay everybody [MCR-22c]. Are you sure? (yes, no)
sure-claim-none = To lay your hand down says that you surely take no trick any more. If not, it is a revoke and you pay everybody [MCR-22c]. Are you sure? (yes, no)
sure-claim-hra = To claim the game says that your side surely wins it, whatever the other three play. If not, it is a revoke and you pay everybody [MCR-22c]. Are you sure? (yes, no)
sure-claim-sto = To claim the hundred says that it is surely made, whatever the other three play. If not, it is a revoke and you pay everybody [MCR-22c]. Are you sure? (yes, no)

# When it cannot be done

empty-choose = Type the number of a card 1–{ $count } and a rank, such as "2 ace"; ? helps.
empty-suit = Type "good", "suit", "betl" or "durch", whichever goes now; ? helps.
empty-announce = Type "good", "game", flek and on what, or what you announce; ? helps.
empty-solo = Type "good", or flek; ? helps.
no-choice = "{ $typed }" cannot be: type the number of a card 1–{ $count } and a rank, such as "2 ace" or "{ $example } ten".
no-suit-answer = "{ $typed }" means nothing here: type "good", "suit", "betl" or "durch".
no-announcement = "{ $typed }" cannot be: type "good" or "game"; you may raise or announce: { $choices }.
bad-names-a-game = Nobody says "bad" here, the game is named at once: "betl" or "durch".

# Help

help-choose = Choose trump from your first four cards and call a rank: who holds the trump of that rank is your partner. The others hear the rank alone. If it is among your own eight, you play alone. "forget" chooses nothing; then betl, durch or hearts alone is left.
help-suit = "suit" asks the others whether there may be trumps. "good" approves. "betl" (no trick) and "durch" (all tricks) are played alone against three; durch goes over betl.
help-announce = "good" adds nothing. "seven" (the last trick with the trump seven) and "hundred" are for the chooser and his partner, "seven against" and "hundred against" for the others, and only when you first speak. "flek game", "re game" … doubles the price. A flek tells that you are against the chooser; a seven, a hundred or a re from another than the chooser tells that you are with him.
help-solo = "flek", "re" … doubles the price, "good" adds nothing. It is played without a flek too.
help-play-krizovy = Play a card in brackets. The over or king of a marriage announces it by itself, "silent 2" plays it without a word.
help-claims = "claim rest" lays your hand down when all tricks left are surely yours, "claim game" or "claim hundred" when that is surely won. Who is wrong has revoked [MCR-22c].
help-claims-rest = "claim" lays your hand down when all tricks left are surely yours. Who is wrong has revoked [MCR-22c].
help-claims-none = "claim" lays the hand down when the soloist surely takes no trick any more. Who is wrong has revoked [MCR-22c].
wish-claim-rest = claim rest
wish-claim-none = claim none
wish-claim-hra = claim game
wish-claim-sto = claim hundred

# Settlement

account-game = { $games } ({ $sign }). Choosers: { $declarers }. Against: { $defence }
account-game-alone = { $games } ({ $sign }). Alone against three: { $name }. Against: { $defence }
account-folded = The cards are thrown in unplayed: paid is what stands on the table; a flek without a re is lost by the choosers.
account-revoke = Revoke: { $name } pays everybody.
account-points-choosers = Choosers: { $points } (cards { $cards }, marriages { $marriages })
account-choosers = choosers
account-tops-up = { $name } adds { $added }: debt { $debt }, to play with { $rest } [{ $clause }].
round-score-added = { $name }  { $score } ({ $chips }, added { $added })
