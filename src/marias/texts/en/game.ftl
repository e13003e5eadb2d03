# Games, components and doublings

game-hra = game
game-sedma = seven
game-sto = hundred
game-stosedm = hundred-and-seven
game-sedma_hearts = seven in hearts
game-sto_sedma = hundred and seven
game-sto_hearts = hundred in hearts
game-sto_sedma_hearts = hundred and seven in hearts
game-dve_sedmy = two sevens
game-dve_sedmy_sto = two sevens and hundred
game-dve_sedmy_hearts = two sevens in hearts
game-dve_sedmy_sto_hearts = two sevens and hundred in hearts
game-betl = betl
game-durch = durch
game-open_betl = open betl
game-open_durch = open durch

component-hra = game
component-sedma = seven
component-sedma_against = seven against
component-sto = hundred
component-sto_against = hundred against
component-stosedm = hundred-and-seven
component-betl = betl
component-durch = durch
component-open_betl = open betl
component-open_durch = open durch
component-quiet_seven = quiet seven
component-killed_quiet_seven = killed quiet seven
component-quiet_hundred = quiet hundred
component-dve_sedmy = two sevens
component-quiet_hundred_over = above a quiet hundred
component-omyl = mistake (omyl)
component-thrown_in = thrown in
component-ceiling = ceiling
component-fine = fine
component-revoke_before_doubling = revoke before the fleks are over, or against the pack
component-revoke_floor = up to the least price of a revoke
component-misdeal = misdeal

level-0 = no flek
level-1 = flek
level-2 = re
level-3 = tutti
level-4 = boty
level-5 = kalhoty
level-6 = kajzr

game-game = game
game-hearts_alone = hearts alone
game-barva = suit

level-more = level { $level }

contract-in = { $game ->
    [sedma] seven
    [sto] hundred
    [stosedm] hundred-and-seven
    [sto_sedma] hundred and seven
    [dve_sedmy] two sevens
    [dve_sedmy_sto] two sevens and hundred
   *[hra] game
} in { $suit ->
    [c] hearts
    [k] bells
    [z] leaves
   *[l] acorns
}
contract-in-french = { $game ->
    [sedma] seven
    [sto] hundred
    [stosedm] hundred-and-seven
    [sto_sedma] hundred and seven
    [dve_sedmy] two sevens
    [dve_sedmy_sto] two sevens and hundred
   *[hra] game
} in { $suit ->
    [c] hearts
    [k] diamonds
    [z] spades
   *[l] clubs
}

raise = { $component ->
    [hra] { $level } on the game
    [sedma] { $level } on the seven
    [sedma_against] { $level } on the seven against
    [sto] { $level } on the hundred
    [sto_against] { $level } on the hundred against
    [stosedm] { $level } on the hundred-and-seven
    [betl] { $level } on betl
    [durch] { $level } on durch
    [dve_sedmy] { $level } on the two sevens
    [open_betl] { $level } on open betl
   *[open_durch] { $level } on open durch
}

money = { $amount } Kč
amount-units = { $n ->
    [one] { $n } unit
   *[other] { $n } units
}
amount-match-points = { $n ->
    [one] { $n } match point
   *[other] { $n } match points
}
decimal-mark = .
amount-worth = { $whole }{ $hundredths } { $currency }
unit-units = units
unit-match-points = match points
card-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tricks = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
