# Hry, záväzky a fleky

game-hra = hra
game-sedma = sedma
game-sto = sto
game-stosedm = stosedem
game-sedma_hearts = sedma červená
game-sto_sedma = sto a sedma
game-sto_hearts = sto červených
game-sto_sedma_hearts = sto a sedma červených
game-dve_sedmy = dve sedmy
game-dve_sedmy_sto = dve sedmy a sto
game-dve_sedmy_hearts = dve sedmy červené
game-dve_sedmy_sto_hearts = dve sedmy a sto červených
game-betl = betl
game-durch = durch
game-open_betl = ložený betl
game-open_durch = ložený durch
game-game = hra
game-hearts_alone = červeň sám
game-barva = farba

component-hra = hra
component-sedma = sedma
component-sedma_against = sedma proti
component-sto = sto
component-sto_against = sto proti
component-stosedm = stosedem
component-betl = betl
component-durch = durch
component-open_betl = ložený betl
component-open_durch = ložený durch
component-quiet_seven = tichá sedma
component-killed_quiet_seven = zabitá tichá sedma
component-quiet_hundred = tichá stovka
component-dve_sedmy = dve sedmy
component-quiet_hundred_over = nad tichú stovku
component-omyl = omyl
component-thrown_in = nelicitované
component-ceiling = strop
component-fine = pokuta
component-revoke_before_doubling = renonc pred koncom flekov alebo proti kartám
component-revoke_floor = doplatok do najnižšieho renoncu
component-misdeal = zlé rozdanie

level-0 = bez fleku
level-1 = flek
level-2 = re
level-3 = tuty
level-4 = boty
level-5 = kalhoty
level-6 = kajzer
level-more = { $level }. stupeň

contract-in = { $game ->
    [sedma] sedma
    [sto] sto
    [stosedm] stosedem
    [sto_sedma] sto a sedma
    [dve_sedmy] dve sedmy
    [dve_sedmy_sto] dve sedmy a sto
   *[hra] hra
} { $suit ->
    [c] v červeni
    [k] v guli
    [z] v zeleni
   *[l] v žaludi
}
contract-in-french = { $game ->
    [sedma] sedma
    [sto] sto
    [stosedm] stosedem
    [sto_sedma] sto a sedma
    [dve_sedmy] dve sedmy
    [dve_sedmy_sto] dve sedmy a sto
   *[hra] hra
} { $suit ->
    [c] v srdciach
    [k] v károch
    [z] v pikoch
   *[l] v trefoch
}

raise = { $component ->
    [hra] { $level } na hru
    [sedma] { $level } na sedmu
    [sedma_against] { $level } na sedmu proti
    [sto] { $level } na sto
    [sto_against] { $level } na sto proti
    [stosedm] { $level } na stosedem
    [betl] { $level } na betl
    [durch] { $level } na durch
    [dve_sedmy] { $level } na dve sedmy
    [open_betl] { $level } na ložený betl
   *[open_durch] { $level } na ložený durch
}

money = { $amount } Kč
amount-units = { $n ->
    [one] { $n } jednotka
    [few] { $n } jednotky
   *[other] { $n } jednotiek
}
amount-match-points = { $n ->
    [one] { $n } bod do zápisu
    [few] { $n } body do zápisu
   *[other] { $n } bodov do zápisu
}
decimal-mark = ,
amount-worth = { $whole }{ $hundredths } { $currency }
unit-units = jednotiek
unit-match-points = bodov do zápisu
card-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
tricks = { $tricks ->
    [one] { $tricks } zdvih
    [few] { $tricks } zdvihy
   *[other] { $tricks } zdvihov
}
