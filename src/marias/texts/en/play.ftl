# The game in the terminal

play-help =
    A game in the terminal: you and bots. GAME is { $games } (otherwise the first of them). Without a terminal it plays one deal between bots and prints it.
    Neither Ctrl-C nor a closed window loses anything: { $command }.
play-seats = how many sit at the table: of marijaš two, three or four; else three, or four (one pauses)
play-profile = which rules are played: the name of a rule set, or a file
play-bots = who plays against you, one for all or one each, with commas between ({ $bots })
play-seed = a word or number from which all deals of the round come
play-names = names at the table, with commas between, yours first
play-french = French cards: hearts, diamonds, spades, clubs; jack, queen
play-plain = letters instead of suit signs (by itself where there are no signs)
play-resume = go on with an unfinished round (without a file: with the last one)
play-save = where the round is written down
play-dealer = who deals first: 1 is you, the others clockwise
play-speed = how fast the bots play
play-you = You
play-bot-1 = Karel
play-bot-2 = Vlasta
play-bot-3 = Franta
play-bot-4 = Jarda

# At the beginning and the end

greeting = { $profile }. At any time: ? helps, q leaves the table.
greeting-cards = Cards: A { $ace }, 10 { $ten }, K { $king }, { $q } { $over }, { $s } { $under }. In brackets [ ]: what you may use.
greeting-suits = Suits: { $suits }.
small-terminal = The window has { $width } × { $height } characters; the game reckons with 80 × 24, so lines will be broken. You can play on.
waits = An unfinished round is waiting; to go on:
saved = The round is written down in { $path }; to go on:
finished = Record of the round: { $path }
resumed = Going on with the round in { $path }.
resumed-cut = The last line of the record was not finished and is struck out. Nothing of it had been shown.
recalled = Deal { $number } goes on. So far:

# Between deals

dealt-shuffled = Deal { $number }. Shuffles and deals: { $name }.
dealt-cut = Deal { $number }. Deals: { $name }. Cuts: { $cutter } (cards: { $at }).
you-sit = This time you pause: you have no cards, you watch, and you settle with the declarer like a defender.
next = Next dealer: { $name }. Enter goes on, k announces the end of the round.
next-cut = Next dealer: { $name }. You cut: type how many cards ({ $least }–{ $most }), or just Enter; k announces the end of the round.
next-what = Enter is enough now; k announces the end of the round, q leaves the table.
no-cut = "{ $typed }" is no cut: at least 2 cards are taken and at least 2 left, so 2 to 30. Or just Enter.
help-between = Enter: the next deal. Who cuts may type how many cards ({ $least }–{ $most }). k: end of the round. q: leave, the round stays on disk.
end-announced = The end of the round is announced: this deal is finished, and there will be no other{ $source }.
sure-end = That ends the round after this deal and cannot be taken back. Are you sure? (yes, no)
sure-end-now = That ends the round at once. Are you sure? (yes, no)

# Who did what

say-trump-hidden = { $name }: trump is chosen, face down
say-trump = { $name }: trump { $card }, face down
say-z-lidu = { $name }: from the people, card { $place } of five
say-forget = { $name }: no trump chosen, betl or durch is left
say-ask = { $name }: suit?
say-call = { $name }: { $game }!
say-stosedm = { $name }: { $contract } from the hand! ({ $sign })
say-good = { $name }: good
say-bad = { $name }: bad
say-good-flek = { $name }: good, and flek
say-declare = { $name }: { $contract } ({ $sign })
say-said-stosedm = { $name }: hundred-and-seven…
say-nothing = { $name }: good (no flek)
say-doubling = { $name }: { $what }
say-play = { $name }: { $card }
say-marriage = { $name }: { $card } – marriage { $value }
say-claim = { $name }: I lay my hand down, the rest is mine
say-claim-none = { $name }: I lay my hand down, I shall take no trick
laid-down = Laid down ({ $name }): { $cards }
laid-down-proved = Checked: it holds wherever the other cards are and whatever the others play.
trick-taken = → trick { $number }: { $name }

# The table

phase-trump = choosing trump
phase-call = talon
phase-answer = good or bad?
phase-takeover = bad: a higher game
phase-declare = what is played
phase-doubling = doubling
phase-play = trick { $number }
phase-end = over

board-title = Deal { $number } – { $phase }
board-contract = Played: { $contract } ({ $sign }). Declarer: { $name }
board-contract-plain = Played: { $contract }. Declarer: { $name }
board-component = { $component }: { $level }, { $price }
board-standing = { $standing ->
    [barva] Suit? Asked by: { $name }.
   *[other] Announced: { $game }, by: { $name }.
}
board-forhont = Choosing: { $name }.
board-trump-card = Trump on the table: { $card } (the others do not see it)
board-talon = In the talon: { $cards }
board-you = that is you
board-sits = pauses
board-declarer = declarer
board-dealer = deals
board-keeps-seven = keeps the seven
board-marriages = marriages { $marriages }
board-leads = Nothing on the table. To lead: { $name }.
board-trick = On the table: { $cards }
board-open-hand = Open cards ({ $name }): { $cards }
board-hand = Your cards:

# What is asked

turn-trump = Choose trump: the number of a card 1–{ $count }, or "from the people 1" to "from the people 5".
turn-trump-seen = Choose trump: the number of a card 1–{ $count }.
turn-call = Lay two cards away and say the game, such as "3 7 suit". Games: { $games }.
turn-call-forgotten = No trump was chosen. Lay two cards away and say a game, such as "3 7 betl". Games: { $games }.
turn-answer = Say "good", or "bad" (you take the talon and must play { $games }).
turn-takeover = You took the talon. Lay two cards away and say a higher game, such as "3 7 durch". Games: { $games }.
turn-declare = Approved. What is played? You may say: { $games }.
turn-doubling = Do you double? You may say { $choices }, several at once too; or "good".
turn-doubling-nothing = There is nothing you could raise: only "good" is left.
type-raise = "{ $level } { $component }"
type-announce = "{ $component }"
turn-play = { $count ->
    [1] Play: only card 1 is left, Enter is enough.
   *[other] Play: the number of a card 1–{ $count }.
}
turn-lead-first = You lead first: the number of a card 1–{ $count }.
turn-lead = { $count ->
    [1] You lead: only card 1 is left, Enter is enough. (l shows the last trick)
   *[other] You lead: the number of a card 1–{ $count }. (l shows the last trick)
}
took-talon = From the talon: { $cards }. They are in your hand, there is no way back.
draft-cards = You lay away { $cards }. And the game? You may say: { $games }.
draft-call = And which two cards do you lay away? Type two numbers.
yes-or-no = Only "yes" or "no" (y, n) is an answer here; ? explains, q leaves the table.
help-yes-or-no = Yes does it; no takes it back, and nothing has happened.
taken-back = Nothing has happened, think again.
sure-forget = Without trump you must play betl or durch [LIGA-11]. Are you sure? (yes, no)
sure-said-stosedm = That gives the plain game away: only the seven or the hundred is left [LIGA-19]. Are you sure? (yes, no)
sure-no-marriage = You hold no marriage, and cards alone give at most 90: this hundred cannot be made. Are you sure? (yes, no)

# When it cannot be done

refused-card = { $card } cannot be played. { $why }
empty-trump = Type the number of a card 1–{ $count }, or "from the people 1" to "from the people 5"; ? helps.
empty-trump-seen = Type the number of a card 1–{ $count }; ? helps.
empty-call = Type two numbers of cards and a game, such as "3 7 suit"; ? helps.
empty-answer = Type "good" or "bad"; ? helps.
empty-takeover = Type two numbers of cards and a higher game; ? helps.
empty-declare = Type "game", "seven" or "hundred"; ? helps.
empty-doubling = Type "good", or flek and on what; ? helps.
empty-play = Type the number of a card 1–{ $count }; ? helps.
no-such-number = { $count ->
    [1] There is no such number: only card 1 is left.
   *[other] There is no such number: the cards are numbered 1–{ $count }.
}
one-of-two = "{ $typed }" may be { $one } or { $two }: type it in words.
no-card = { $count ->
    [1] "{ $typed }" is no card: only { $example } is left, Enter is enough.
   *[other] "{ $typed }" is no card: type a number 1–{ $count }, or a card, such as { $example }.
}
no-trump-choice = "{ $typed }" cannot be: type the number of a card 1–{ $count } (or { $example }, say), "from the people 3", or "forget".
no-trump-choice-seen = "{ $typed }" cannot be: type the number of a card 1–{ $count } (or { $example }, say), or "forget".
no-call = "{ $typed }" cannot be: type two numbers of cards 1–{ $count } and a game, such as "3 7 suit".
no-takeover = "{ $typed }" cannot be: type two numbers of cards 1–{ $count } and a higher game, such as "3 7 durch".
no-answer = "{ $typed }" is no answer: type "good" (g) or "bad".
no-declaration = "{ $typed }" cannot be declared: type "game", "seven" or "hundred".
no-doubling = "{ $typed }" cannot be: type "good"; you may say { $choices }.
named-twice = Name each commitment only once.
not-your-card = You do not hold { $card }.
two-cards = Exactly two cards go into the talon, here are { $count }.
only-higher = There is no way back to trumps, only to a higher game without them.
z-lidu-which = Which of the five? Type "from the people 1" to "from the people 5".
flek-on-what = On what? Name the commitment too: { $choices }.
nothing-to-raise = There is nothing to raise now; type "good".
other-level = Another level is due now: { $raise }.
no-last-trick = No trick has been taken yet.
last-trick-gone = The last trick may be seen only until the next lead, and that has been made.
last-trick = Trick { $number }: { $cards }. Taken by: { $name }.

# Help

help-trump = Choose trump from your first seven cards (number or name of a card), or "from the people 1" to "from the people 5": one of five cards you have not seen yet. "forget" chooses none; then betl or durch is left.
help-trump-seen = Choose trump from your first seven cards (number or name of a card). "forget" chooses none; then betl or durch is left.
help-call = Two cards into the talon, and the game: "suit" asks the others, "107" is announced from the hand and asks nobody, "betl" or "durch" has no trumps and any two cards may go. Cards in brackets may go before "suit".
help-answer = "good" approves the game. "bad" takes it over: you take the talon, lay two cards away and play a higher game without trumps.
help-takeover = Lay away two of the twelve cards (aces and tens too, if you like) and say a higher game.
help-declare = Say what is played: "game", "seven" (win the last trick with the trump seven) or "hundred" (100 points; of the marriages the first counts).
help-doubling = "flek", "re", "tutti"… and on what ("flek game seven") doubles the price of a commitment. "seven against" and "hundred against" are announced by the defenders when they speak first. "good" says nothing.
help-play = Play a card in brackets. The over of a marriage announces it by itself. "claim" lays your hand down when the rest is surely yours (in betl: when you surely take nothing).
help-not-now = What cannot be done now:
help-refused = { $what } – { $why }
help-commands = When it is your turn: { $keys }.
help-command-help = ? help
help-command-table = { $key } table
help-command-words = { $key } cards in words
help-command-last = { $key } last trick
help-command-end = { $key } end of the round
help-command-leave = { $key } leave
help-key-end = end
help-cards = A card is typed as its number, as { $card }, or as "{ $words }". 10 { $ten }, { $q } { $over }, { $s } { $under }.
words-or = { $firsts } or { $last }
wish-z-lidu = from the people

# Settlement

account-title = Settlement
account-contract = { $contract }, declarer { $name }
account-unplayed = Not played: nobody doubled what would have to be played. Each commitment counts for its owner.
account-points-declarer = Declarer: { $points } (cards { $cards }, marriages { $marriages })
account-points-defence = Defenders: { $points } (cards { $cards }, marriages { $marriages })
account-hundred = Counted towards the announced hundred: cards { $cards } + marriage { $marriage } = { $total }
account-what = what
account-level = level
account-price = price
account-amount = amount
account-for = won by
account-clause = by
account-declarer = declarer
account-defence = defenders
account-pays = Pays: { $payer } → { $payee }: { $amount }
account-nobody-pays = Nobody pays anything.
account-insolvent = { $name }: owes { $owed }, has only { $had }. Pays what there is, the rest is forgiven, and the round is over [LIGA-8].
account-stands = { $name } { $change }, account { $chips }
account-chips = { $name } { $chips } ({ $change })
round-title = End of the round
round-ended = The end of the round was announced.
round-insolvent = Somebody ran out of money, the round is over [LIGA-8].
round-account = { $name }  { $chips }
round-score = { $name }  { $score } ({ $chips })

# A deal without a player

alone-title = A deal between bots.
alone-seed = Seed: { $seed }
alone-hand = { $name }: { $cards }
