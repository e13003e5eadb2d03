# The game in the terminal: marijaš for two, three and four

# Who did what

say-adut = { $name }: { $suit } are trumps ({ $sign })
say-call-card = { $name }: I call { $card }. Trumps: { $suit } ({ $sign }).
say-surrender = { $name }: I surrender
say-dalje = { $name }: dalje
say-leave = { $name }: I leave the talon
say-show = { $name }: { $word } { $value }, shows { $card }
say-marriage-marijas = { $name }: { $card } – { $trumps ->
    [yes] fircik
   *[no] cvancik
} { $value }

news-second-packet = The rest is dealt. You get { $cards }.
news-talon-taken = { $name } takes the two cards of the talon.
news-fircik = { $rule ->
    [inside_suit] While there is a stock, this over (queen) counts in her own suit only.
    [pair_powerless] While there is a stock, this over (queen) and its king have no power of trumps.
    [all_trumps_powerless] Now no trump has any power while there is a stock.
   *[any_trump_beats] While there is a stock, this over (queen) has no power of trumps: any trump beats it.
}
news-drawn = You draw { $cards }.
news-no-stock = The stock is gone: from now on follow suit, else play a trump.

# The table

phase-dalje = dalje
phase-talon = the talon
phase-marijas-call = calling trumps

board-caller = Calling: { $name }.
board-open-call = Nobody has called yet. Who calls first, plays; if all say dalje, the cards are dealt again.
board-adut = Trumps: { $suit } { $sign }
board-adut-called = Trumps: { $suit } { $sign }. Called card: { $card }
board-betl = Betl, without trumps. Alone: { $name }
board-stock = In the stock: { $count }. Any card may be played.
board-no-stock = The stock is gone: follow suit, else play a trump.
board-calls = caller
board-plays-betl = plays betl
board-with-caller = with the caller
board-against-caller = against the caller
board-laid-open = Laid open ({ $name }): { $cards }
board-powerless = { $rule ->
    [inside_suit] { $cards }: counts in its own suit only
   *[other] { $cards }: without the power of trumps
}

sides-one = Alone: { $name }. Against: { $defence }.
sides-two = Partners: { $declarers }. Against them: { $defence }.
sides-call-own = You hold { $card } yourself: you play alone, and nobody else knows.
sides-call-held = You hold { $card }: you are the partner of { $name }. Show it by your play alone.
sides-call-caller = Who holds { $card } is your partner; who that is, you do not know yet.
sides-call-against = You do not hold { $card }: you play against { $name }. Who is the partner is not known yet.
sides-call-nobody = Who holds { $card } and plays with { $name } is not known yet.

# What is asked

word-dalje = dalje
word-surrender = I surrender
word-cvancik = cvancik
word-fircik = fircik
turn-call-suit = Name trumps, or surrender: { $choices }.
turn-call-suit-only = Name trumps: { $choices }.
turn-call-card = Call a card, such as "{ $example }": its suit is trumps, and who holds it is your partner. Or surrender: { $choices }.
turn-call-card-only = Call a card, such as "{ $example }": its suit is trumps, and who holds it is your partner.
turn-dalje-only = Say "dalje" (on); Enter is enough.
turn-dalje = You may say { $choices }.
turn-or-card = Or call a card, such as "{ $example }".
turn-talon = Do you take the talon? Say "take", or "leave".
turn-marijas-discard = Put two cards back into the talon: two numbers. Cards in brackets may go.
turn-marriage = You may call { $choices }.
sure-surrender = You surrender this deal. { $seats ->
    [2] To the opponent
   *[other] To each opponent
}: { $price }. Are you sure? (yes, no)
sure-betl = Betl: you play alone, without trumps, and must take no trick. Are you sure? (yes, no)
sure-call-own = You hold { $card } yourself: you would play alone. Are you sure? (yes, no)
sure-uncalled = This card loses the { $word } { $suit }. To call it, type "{ $word } { $number }". Play without a word? (yes, no)

# When it cannot be done

empty-marijas-call = Type a suit, or "I surrender"; ? helps.
empty-marijas-call-card = Type a card, or "I surrender"; ? helps.
empty-dalje = Type "dalje", or what you say instead; ? helps.
empty-talon = Type "take", or "leave"; ? helps.
empty-marijas-discard = Type two numbers of cards 1–{ $count }; ? helps.
no-called-suit = "{ $typed }" is no suit: you may say { $choices }.
no-called-card = "{ $typed }" is no card to call: type one such as "ace of hearts", or "I surrender".
no-dalje = "{ $typed }" cannot be said here: you may say { $choices }.
no-talon = "{ $typed }" cannot be: type "take", or "leave".
which-marriage = Which one? You may call { $choices }.
marriage-not-held = You hold no such marriage (over and king of one suit).
is-fircik = { $suit } is trumps: that is a fircik, not a cvancik.
is-cvancik = { $suit } is not trumps: that is a cvancik, not a fircik.
last-trick-gone-marijas = At this table no trick that was taken may be looked at.

# Help

help-call-suit-2 = You have seen four cards. Name the suit that is to be trumps; then four more are dealt to each, and you lead.
help-call-suit-3 = Name the suit that is to be trumps. You play alone against the two others and get the talon.
help-call-suit-4 = You have seen four cards. Name the suit that is to be trumps. Who sits opposite is your partner.
help-call-card = You have seen four cards. Call any card: its suit is trumps, and who holds it is your partner, secretly. If you get it yourself, you play alone against three.
help-surrender-2 = "I surrender" gives up the deal before trumps are named: the opponent scores.
help-surrender-more = "I surrender" gives up the deal: all opponents score.
help-surrender-late = "I surrender" gives up the deal for the partner too: every opponent scores.
help-dalje = "dalje" (on) is all that is said here; Enter says it too.
help-dalje-call = Who calls first, plays. "dalje" leaves it to the next one; if all say so, the cards are dealt again.
help-betl = "betl": you play alone, without trumps and marriages, and must take no trick.
help-talon = "take" takes the two cards of the talon, and two others go back. "leave" leaves them unseen.
help-marijas-discard = Two of the twelve cards go back into the talon, no ace and no ten. The ones you took may go too, where the table allows it.
help-discard-betl = Any two of the twelve cards go back into the talon.
help-play-stock = While there is a stock, any card may be played; the highest trump takes the trick, else the highest card of the suit led. Then the winner draws a card, and the other.
help-play-duty = Follow suit, any card; if you have none, play a trump, any; if you have none, whatever you like. Aces, tens and the last trick count 10 each.
help-play-duty-beat = Play a card in brackets: follow suit and beat if you can; if you have none, play a trump. Aces, tens and the last trick count 10 each.
help-play-betl = Play a card in brackets. Whoever plays betl must take no trick; there are no trumps.
help-fircik = { $rule ->
    [inside_suit] The over of a fircik called while there is a stock counts in its own suit only.
    [pair_powerless] Over and king of a fircik called while there is a stock have no power of trumps until it is gone.
    [all_trumps_powerless] After a fircik called while there is a stock, no trump has any power until it is gone.
   *[any_trump_beats] The over of a fircik called while there is a stock has no power of trumps: any trump beats it.
}
help-marriages-played = Over (queen) and king of one suit: when the over is played, say "cvancik" (20) or in trumps "fircik" (40) and the number of the card. It counts even if the trick is lost. Without the word nothing is called.
help-marriages-shown = Over (queen) and king of one suit: say "cvancik" (20) or in trumps "fircik" (40) and the number of the over. It lies open and is still to be played.
help-marriages-aside = Over (queen) and king of one suit: say "cvancik" (20) or in trumps "fircik" (40) and the number of the over. It is laid aside and is not played any more.

# Settlement

component-game = game
component-over_hundred = more than a hundred
component-surrender = surrender
game-surrender = surrender

account-marijas = Trumps { $suit } { $sign }. { $declarers } against { $defence }
account-betl = Betl: { $name } against { $defence }
account-surrender = Surrender: { $name }
account-surrender-pair = Surrender: { $names }
account-passed = All said dalje: nobody plays, the cards are dealt again.
account-side = { $names }: { $points } (cards { $cards }, marriages { $marriages })
account-side-tens = { $names }: { $points } (aces and tens alone)
account-caller = caller
account-betl-player = who plays betl
account-opponents = opponents
settle-head-marijas = { $contract ->
    [surrender] Surrender: { $caller }
    [betl] Betl: { $caller }
   *[game] Caller: { $caller }
}{ $sides ->
    [1] { "" }
   *[other] , partner: { $partner }
} [{ $profile }]
account-scores = { $name }: { $amount }.
account-nobody-scores = Nobody writes down anything.
account-race-seat = { $name } { $score } ({ $change })
account-race = Score, up to { $target }: { $scores }

# The match

round-title-marijas = End of the match
round-ended-marijas = The end of the match was announced.
end-announced-marijas = The end of the match is announced: this deal is finished, and there will be no other{ $source }.
round-won = The match is over.
match-won = Winner: { $name }
match-reached = { $target } was reached by { $names }.
match-won-together = Winners together, with as many: { $names }
match-goes-on = { $target } was reached by { $names }. The highest are equal, so play goes on until one leads.
match-won-of-several = Winner: { $name }, { $why ->
    [first] with as many, but first to the left of the dealer
   *[more] with the most
}
match-cvrga = Čvrga (a flick on the forehead): { $names }
match-makaze = Makaze (scissors): { $names }
tally-title = So far at this table:
tally-line = { $name }  matches won { $won }, čvrge { $cvrge }, makaze { $makaze }
another-match = Another match? Enter: yes; "no" ends.

# Records

show-marijas-trump = { $who }: trumps { $suit }
show-marriage-marijas = { $trumps ->
    [yes] fircik
   *[no] cvancik
} { $value }
show-points-marijas = Card points: caller's side { $mine } and marriages { $marriages }, opponents { $theirs } and marriages { $others }

# Simulation

simulate-declared-marijas = caller
simulate-declaring-marijas = { $unit } as caller
simulate-defending-marijas = { $unit } as opponent
simulate-role-declarer-marijas = caller
simulate-role-alone-marijas = caller alone
simulate-role-defender-marijas = opponent
simulate-money-of-declarer-marijas = caller, { $unit } a deal
