# Why something cannot be done now: one sentence for every rule

rule-must-follow = You hold the suit that was led and must follow it.
rule-must-beat = You must beat: you hold a higher card of that suit than the one winning now (even if it is your partner's).
rule-must-trump = You are void in the suit led but hold a trump: you must trump.
rule-must-overtrump = You must play a higher trump than the one winning now: you hold one.
rule-svrsek-before-kral = You hold a marriage: the over must be played before its king.
rule-keep-seven = The announced seven must be kept for the last trick while you can play anything else.
rule-not-in-hand = You do not hold that card.
rule-play-a-card = It is time to play: choose a card.
rule-no-marriage = You hold no marriage (over and king of one suit).

rule-choose-trump-first = Choose trump first.
rule-not-in-first-seven = Trump is chosen from the first seven cards; this one is not among them.
rule-no-such-place = From the people means one of the five cards, 1 to 5.
rule-z-lidu-forbidden = Trump is not chosen from the people at this table.
rule-z-lidu-long-suit = From the people is allowed only with at most two cards of each suit.

rule-call-and-discard-two = Lay two cards into the talon and say the game.
rule-two-cards-at-once = Two different cards go into the talon at once.
rule-sharp-in-talon = No ace and no ten may go into the talon, unless for betl or durch.
rule-no-sharp-in-talon = Aces and tens may not go into the talon.
rule-trump-in-talon = Trumps may not go into the talon at this table.
rule-trump-card-lies-on-table = The chosen trump card lies on the table, it cannot go into the talon.
rule-forgotten-trump = No trump was chosen: only betl or durch is left.
rule-open-needs-sequence = An open game cannot be the first call: only over the ordinary one.
rule-seven-in-talon = The seven you announce may not go into the talon.
rule-no-trump-seven = That needs the trump seven in your hand.

rule-answer-first = The game is still to be approved: that first.
rule-flek-comes-later = Doubling comes after the approval here.
rule-name-a-higher-game = You took the talon: lay two cards away and name a higher game.
rule-not-over-this-game = That cannot be called over this game.

rule-declare-first = The game is approved: say what is played.
rule-stosedm-after-approval = A hundred-and-seven is announced from the hand, instead of asking. Once approved, only the hundred or the seven is left; it is no revoke.
rule-said-stosedm = Who said hundred-and-seven after the approval must play the hundred or the seven.
rule-nothing-slipped = A hundred-and-seven cannot be played now, and it was said once already.

rule-doubling-first = It is time to double: say flek and on what, or good.
rule-not-on-the-table = There is no such commitment on the table.
rule-value-at-ceiling = It cannot go higher: its price has reached the ceiling.
rule-game-dropped = A hundred takes the place of the game: that does not count and is not doubled.
rule-not-your-own = You do not double your own commitment: the first flek belongs to the other side.
rule-not-raised-against-you = It is not for you to raise this now: the other side has not raised it.
rule-each-once-in-order = Each thing is said only once.
rule-against-only-first-turn = Against is announced only when the defenders speak for the first time.
rule-already-announced = That is announced already.
rule-not-against-this-game = That is not announced against this game.
rule-unknown-announcement = Only a seven or a hundred can be announced.

rule-no-claims-here = Hands are not laid down at this table, play goes on.
rule-claim-in-play-only = A hand is laid down only during play, when it is your turn.
rule-claim-not-for-defender = Against betl a hand cannot be laid down, play goes on.
rule-claim-marriages-open = Not yet: it still matters which marriage comes first.
rule-claim-not-proved = From what you can see it is not certain. Play goes on, nothing has happened.
rule-claim-seven-open = Not yet: it still matters whether the trump seven falls in the last trick.

rule-not-in-first-four = Trump is chosen from the first four cards; this one is not among them.
rule-rank-not-callable = This rank cannot be called here.
rule-forgotten-choice = The choice was forgotten: only betl, durch or hearts alone is left.
rule-not-forgotten = Hearts alone is only for who forgot to choose.
rule-announce-first = It is time to announce and double: say what you announce or raise, or good.
rule-not-your-side = That is for the other side to announce: the choosers say seven and hundred, the others seven against and hundred against.
rule-too-late = New things are announced only when you first speak, later there is only doubling.
rule-chooser-announces = At this table only the chooser announces.
rule-raised-through-the-game = A hundred against is priced by the fleks on the game: double the game.
rule-compulsory-hundred = You hold the whole trump marriage, so you must announce the hundred.
rule-claim-not-in-this-game = That cannot be claimed here. With trumps and in durch it is "claim rest", in betl "claim none" (the soloist takes no trick); "claim game" and "claim hundred" only where it stands alone and is your side's.
rule-claim-too-early = It is too early to claim: the game and the hundred after the third trick, betl after the first.
rule-no-such-trick = No such trick can be put aside.

rule-auction-first = This is the auction: name a contract, say "I have it", "no", or "pass".
rule-bid-higher = You must go higher than what was bid.
rule-bidder-goes-higher = "I have it" is for the holder; you bid: name something higher, or "pass".
rule-holder-only-matches = You hold, so you only answer: "I have it", or "no".
rule-take-talon-or-fold = Now it is only about the talon: take it, or fold.
rule-discard-two = First lay two cards into the talon.
rule-omyl-plain-sedma-only = Only the plain seven, the lowest contract, can be folded.
rule-announce-contract = Now say what you play.
rule-announce-lower = You must play at least what you won in the auction.
rule-name-trump = Name the trumps of this contract.
rule-no-trump-suit = Betl and durch have no trumps.
rule-trump-is-hearts = This contract is played in hearts.
rule-hearts-are-a-rung-of-their-own = Hearts are a higher contract of their own.
rule-name-helper = Two sevens need a helper suit too, another one than trumps.
rule-no-helper-suit = A helper suit belongs to two sevens alone.
rule-lay-the-lead = Lay down the card you will lead to betl or durch.
rule-lead-of-betl-or-durch-only = Only betl and durch have a card laid down to be led.
rule-no-counter-announcements = Nothing is announced against in licitovaný.
rule-flek-limit = It goes no higher: boty is the last.
rule-lead-the-laid-card = You must lead the card you laid down.

rule-not-your-turn = It is not your turn.
rule-rulings-are-the-referee-s = Only a referee may say that.
rule-referee-mode-only = The program sees to revokes here, they cannot be announced.
rule-offence-not-possible = That player cannot have done that in this deal.
rule-already-fined = That seat already pays for this in the deal.
rule-quiet-not-possible = This quiet result is not possible in this deal.
rule-not-in-this-deal = That player has no part in this deal.
rule-deal-over = The deal is over.

rule-call-first = First trumps are named, or a card is called, or you surrender.
rule-name-a-suit = Here trumps are named by a suit, not by a card.
rule-call-a-card = Here a card is called, not a suit: who holds it is your partner.
rule-trump-not-held = At this table you may call only a suit you hold a card of.
rule-own-card-called = At this table you may not call a card you hold.
rule-only-aces-called = At this table only aces are called.
rule-no-surrender-now = It is not the time to surrender.
rule-say-dalje = All say dalje first, nothing else.
rule-no-extraordinary-games = There are no extraordinary games at this table.
rule-taken-card-returned = At this table a card you took from the talon may not go back.
rule-take-or-leave = Now it is only about the talon: take it, or leave it.
rule-marriage-not-now = At this table a marriage is called only on the lead, or only after a trick you took.
rule-fircik-in-stock = At this table no fircik is called while there is a stock.
rule-marriage-by-playing = A marriage is called by playing the over (queen), not by showing it.
rule-marriage-by-showing = A marriage is called by showing the over (queen), before a card is played.
rule-one-marriage-a-turn = Only one marriage is called in a turn.
