# Hry, závazky a fleky

game-hra = hra
game-sedma = sedma
game-sto = sto
game-stosedm = stosedm
game-sedma_hearts = sedma červená
game-sto_sedma = sto a sedma
game-sto_hearts = sto červených
game-sto_sedma_hearts = sto a sedma červených
game-dve_sedmy = dvě sedmy
game-dve_sedmy_sto = dvě sedmy a sto
game-dve_sedmy_hearts = dvě sedmy červené
game-dve_sedmy_sto_hearts = dvě sedmy a sto červených
game-betl = betl
game-durch = durch
game-open_betl = ložený betl
game-open_durch = ložený durch

component-hra = hra
component-sedma = sedma
component-sedma_against = sedma proti
component-sto = sto
component-sto_against = sto proti
component-stosedm = stosedm
component-betl = betl
component-durch = durch
component-open_betl = ložený betl
component-open_durch = ložený durch
component-quiet_seven = tichá sedma
component-killed_quiet_seven = zabitá tichá sedma
component-quiet_hundred = tichá stovka
component-dve_sedmy = dvě sedmy
component-quiet_hundred_over = nad tichou stovku
component-omyl = omyl
component-thrown_in = nelicitováno
component-ceiling = strop
component-fine = pokuta
component-revoke_before_doubling = renonc před koncem fleků nebo proti kartám
component-revoke_floor = doplatek do nejnižšího renoncu
component-misdeal = zadání

level-0 = bez fleku
level-1 = flek
level-2 = re
level-3 = tutti
level-4 = boty
level-5 = kalhoty
level-6 = kajzr

game-game = hra
game-hearts_alone = červené sám
game-barva = barva

level-more = { $level }. stupeň

contract-in = { $game ->
    [sedma] sedma
    [sto] sto
    [stosedm] stosedm
    [sto_sedma] sto a sedma
    [dve_sedmy] dvě sedmy
    [dve_sedmy_sto] dvě sedmy a sto
   *[hra] hra
} { $suit ->
    [c] v červených
    [k] v kulích
    [z] v zelených
   *[l] v žaludech
}
contract-in-french = { $game ->
    [sedma] sedma
    [sto] sto
    [stosedm] stosedm
    [sto_sedma] sto a sedma
    [dve_sedmy] dvě sedmy
    [dve_sedmy_sto] dvě sedmy a sto
   *[hra] hra
} { $suit ->
    [c] v srdcích
    [k] v kárech
    [z] v pikách
   *[l] v trefech
}

raise = { $component ->
    [hra] { $level } na hru
    [sedma] { $level } na sedmu
    [sedma_against] { $level } na sedmu proti
    [sto] { $level } na sto
    [sto_against] { $level } na sto proti
    [stosedm] { $level } na stosedm
    [betl] { $level } na betl
    [durch] { $level } na durch
    [dve_sedmy] { $level } na dvě sedmy
    [open_betl] { $level } na ložený betl
   *[open_durch] { $level } na ložený durch
}

money = { $amount } Kč
amount-units = { $n ->
    [one] { $n } jednotka
    [few] { $n } jednotky
   *[other] { $n } jednotek
}
amount-match-points = { $n ->
    [one] { $n } bod do zápisu
    [few] { $n } body do zápisu
   *[other] { $n } bodů do zápisu
}
decimal-mark = ,
amount-worth = { $whole }{ $hundredths } { $currency }
unit-units = jednotek
unit-match-points = bodů do zápisu
card-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
tricks = { $tricks ->
    [one] { $tricks } zdvih
    [few] { $tricks } zdvihy
   *[other] { $tricks } zdvihů
}
