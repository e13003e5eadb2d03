# The game in the terminal: licitovaný mariáš

# Who did what

say-bid = { $name }: { $rung }
say-hold = { $name }: I have it
say-pass = { $name }: pass
say-pass-holder = { $name }: I do not have it
say-take = { $name }: I take the talon
say-omyl = { $name }: mistake (omyl)! I fold.
say-discard = { $name }: { $cards } into the talon
say-discard-hidden = { $name }: two cards into the talon
say-bare = { $name }: { $game }! { $card } will be led and lies face down.
say-bare-hidden = { $name }: { $game }! The card to be led lies face down.
say-misdeal = Referee: misdeal, the deal is void.
say-revoke = Referee: revoke by { $name } ({ $offence })
say-technical = Referee: technical revoke by { $name } ({ $slip })

news-bids = Now bidding: { $name }. Holding: { $holder }.
news-holds = Now holding: { $name }. Have, or have not: { $rung }?
news-won = Bid and won: { $rung }. Declarer: { $name }.
news-nobody-bid = Nobody bid: the player who leads first ({ $name }) declares { $rung }.
news-talon = From the talon you take { $cards }.

slip-laid_game_played = played a game that could not be lost
slip-talon_count = wrong number of cards in the talon
slip-flek_order = flek out of order
slip-sevens_not_shown = did not show the sevens
slip-helpers_not_shown = did not show four helpers
slip-second_misdeal = misdealt twice
slip-unsorted_cards = left the cards unsorted

# The table

phase-auction = auction
phase-take = take the talon?
phase-discard = talon
phase-licitovany-announce = contract
with-helper = { $contract }, helper { $helper }
board-no-bid = Nobody has bid yet.
board-stands = Highest so far: { $rung }.
board-won = Bid and won: { $rung }. Declarer: { $name }, the contract is yet to be named.
board-lead = To be led: { $card } (the others do not see it yet)
board-holds = holds
board-bids = bids
board-waits = waits
board-dropped-out = out of the auction

# What is asked

turn-bid-first = Nobody has bid yet. You may say (or type its number): { $choices }; or "pass".
turn-bid = Do you go higher? You may say (or type its number): { $choices }; or "pass".
turn-bid-nothing = There is nothing higher: only "pass" is left.
turn-hold = You are bid: { $rung }. Do you have it? Type "I have it", or "no".
turn-take = Do you take the talon, or fold? Say "talon", or "fold".
turn-discard = Lay two cards into the talon: two numbers. Cards in brackets may go before any game.
turn-discard-or-fold = Lay two cards into the talon: two numbers. Cards in brackets may go before any game. Or "fold" (omyl): you fold and pay.
turn-licitovany-announce = What do you play? Name the contract and trumps, for two sevens the helper suit too, for betl and durch the card you will lead; such as "{ $example }". You may say: { $choices }.
turn-join = Your partner's { $what } binds you too; you may say it yourself.
turn-join-limit = Your partner's { $what } binds you too; if you say it yourself, the limit is { $most } instead of { $least }.
turn-laid-lead = You lead the card you laid down: { $card }. Enter is enough.
word-omyl = fold
word-hold = I have it
draft-lead = Which card will you lead ({ $game })? Type its number 1–{ $count }.
draft-trump = Which trumps ({ $game })? Such as "{ $example }".
draft-helper = Which helper suit ({ $contract })? Such as "{ $example }".
sure-omyl = You fold (omyl) and pay everybody { $price }. Are you sure? (yes, no)
sure-sharp = An ace or ten in the talon leaves only betl or durch. Are you sure? (yes, no)
sure-no-seven = You do not hold the trump seven: this seven cannot be made. Are you sure? (yes, no)
sure-no-sevens = You do not hold both sevens: these two sevens cannot be made. Are you sure? (yes, no)

# When it cannot be done

empty-auction = Type a contract (its name or its number 1–12), or "pass"; ? helps.
empty-auction-answering = Type "I have it", or "no"; ? helps.
empty-take = Type "talon", or "fold"; ? helps.
empty-discard = Type two numbers of cards 1–{ $count }; ? helps.
empty-licitovany-announce = Type a contract and trumps, such as "seven bells" or "betl 3"; ? helps.
no-bid = "{ $typed }" cannot be: type a contract, such as "hundred and seven in hearts", its number, or "pass".
no-rung = There is no such contract: they are numbered 1–{ $count }.
no-hold = "{ $typed }" is no answer: type "I have it", or "no".
no-suit-in-bids = No suit is named in the auction but hearts.
no-take = "{ $typed }" cannot be: type "talon", or "fold".
no-discard = "{ $typed }" cannot be: type two numbers of cards 1–{ $count }, such as "3 7".
no-contract = "{ $typed }" cannot be: type a contract and trumps, such as "hundred bells", "two sevens bells, helper acorns" or "betl 3".
no-lead = "{ $typed }" is no card: which one will you lead? Type its number 1–{ $count }, or { $example }, say.

# Help

help-auction = The last player bids against the first one. Who bids must always go higher; who holds only answers "I have it" or "no", and keeps a contract both have. Who drops out is replaced by the one between them. The last one left plays at least what was named.
help-ladder = The contracts, lowest first: { $ladder }.
help-take = "talon" takes up its two cards. "fold" folds the hand now; that can be said later too, until you name the contract.
help-discard = Two of the twelve cards go into the talon. Before a game with trumps no ace, no ten and no seven you announce; before betl and durch any card.
help-licitovany-announce = Name a contract at least as high as the one you won; it may be higher or another suit. "seven bells" needs the seven of bells in your hand. "two sevens bells acorns": trumps bells, helper acorns. "betl 3": you will lead card 3. The letter of a suit is the suit here and no command: write "end" for the end of the round.
help-licitovany-doubling = "flek", "re", "tutti", "boty" and on what ("flek hundred") doubles the price of that part; there is nothing above them. "good" says nothing. The flek of one defender binds the other too.
help-play-cards = Play a card in brackets.
help-two-sevens = The helper seven must win trick 9 and the trump seven trick 10.
help-lay-down = "claim" lays your hand down when the rest is surely yours (in betl: when the declarer surely takes nothing).
wish-higher = something higher

# Settlement

account-by = { $what } (paid by { $name })
account-licitovany-revoke = Revoke by { $name }. That side loses all that was announced.
account-thrown-in = Nobody bid, the cards are thrown in.
account-balanced = Not played: the flekked game and the approved seven cancel out.
account-omyl = Mistake (omyl): the hand is folded unplayed.
account-helpers-shown = The defenders show the helpers { $cards } in one hand: the two sevens are lost by that.
account-four-helpers = Four helpers ({ $suit }) in one hand ({ $name }): the two sevens are lost by that.
