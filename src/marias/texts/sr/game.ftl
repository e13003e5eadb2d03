# Igre, obaveze i kontre

game-hra = igra
game-sedma = sedmica
game-sto = stotka
game-stosedm = sto sedam
game-sedma_hearts = sedmica u hercu
game-sto_sedma = stotka i sedmica
game-sto_hearts = stotka u hercu
game-sto_sedma_hearts = stotka i sedmica u hercu
game-dve_sedmy = dve sedmice
game-dve_sedmy_sto = dve sedmice i stotka
game-dve_sedmy_hearts = dve sedmice u hercu
game-dve_sedmy_sto_hearts = dve sedmice i stotka u hercu
game-betl = betl
game-durch = durh
game-open_betl = otvoreni betl
game-open_durch = otvoreni durh
game-game = igra
game-hearts_alone = herc sam
game-barva = boja

component-hra = igra
component-sedma = sedmica
component-sedma_against = sedmica protiv
component-sto = stotka
component-sto_against = stotka protiv
component-stosedm = sto sedam
component-betl = betl
component-durch = durh
component-open_betl = otvoreni betl
component-open_durch = otvoreni durh
component-quiet_seven = tiha sedmica
component-killed_quiet_seven = ubijena tiha sedmica
component-quiet_hundred = tiha stotka
component-dve_sedmy = dve sedmice
component-quiet_hundred_over = preko tihe stotke
component-omyl = greška
component-thrown_in = bez licitacije
component-ceiling = gornja granica
component-fine = kazna
component-revoke_before_doubling = renons pre kraja flekova ili protiv karata
component-revoke_floor = doplata do najmanjeg renonsa
component-misdeal = pogrešno deljenje

level-0 = bez fleka
level-1 = flek
level-2 = re
level-3 = tuti
level-4 = boti
level-5 = kalhoti
level-6 = kajzer
level-more = { $level }. stepen

contract-in = { $game ->
    [sedma] sedmica
    [sto] stotka
    [stosedm] sto sedam
    [sto_sedma] stotka i sedmica
    [dve_sedmy] dve sedmice
    [dve_sedmy_sto] dve sedmice i stotka
   *[hra] igra
} { $suit ->
    [c] u hercu
    [k] u bundevi
    [z] u zelenoj
   *[l] u žiru
}
contract-in-french = { $game ->
    [sedma] sedmica
    [sto] stotka
    [stosedm] sto sedam
    [sto_sedma] stotka i sedmica
    [dve_sedmy] dve sedmice
    [dve_sedmy_sto] dve sedmice i stotka
   *[hra] igra
} { $suit ->
    [c] u hercu
    [k] u karu
    [z] u piku
   *[l] u trefu
}

raise = { $component ->
    [hra] { $level } na igru
    [sedma] { $level } na sedmicu
    [sedma_against] { $level } na sedmicu protiv
    [sto] { $level } na stotku
    [sto_against] { $level } na stotku protiv
    [stosedm] { $level } na sto sedam
    [betl] { $level } na betl
    [durch] { $level } na durh
    [dve_sedmy] { $level } na dve sedmice
    [open_betl] { $level } na otvoreni betl
   *[open_durch] { $level } na otvoreni durh
}

money = { $amount } Kč
amount-units = { $n ->
    [one] { $n } jedinica
    [few] { $n } jedinice
   *[other] { $n } jedinica
}
amount-match-points = { $n ->
    [one] { $n } bod u zapisu
    [few] { $n } boda u zapisu
   *[other] { $n } bodova u zapisu
}
decimal-mark = ,
amount-worth = { $whole }{ $hundredths } { $currency }
unit-units = jedinica
unit-match-points = bodova u zapisu
card-points = { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
}
tricks = { $tricks ->
    [one] { $tricks } štih
    [few] { $tricks } štiha
   *[other] { $tricks } štihova
}
