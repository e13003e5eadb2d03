# marias par

par-help = Pokazuje šta bi svaka igra završenog mešanja donela kad bi svi videli sve karte, niko ne bi grešio i niko ne bi rekao flek: iz zapisa, ili iz ".hra" programa { "Mariášek" }.
par-deal = samo mešanje s ovim brojem
par-talon = { "best" }: za svaku igru najbolje odbacivanje; { "as-played" }: ono koje je nosilac zaista izveo
par-json = za svako mešanje red { "JSON" }
par-progress = rešava se
par-explained-money = S otvorenim kartama, bez flekova, svi bez greške: šta ovaj igrač ukupno dobija, s minusom šta plaća ({ $unit }).
par-explained-points = S otvorenim kartama, svi bez greške: šta upisuje strana onoga ko zove, s minusom šta upisuje druga ({ $unit }).
par-marks = { $made } ispunjeno · { $lost } izgubljeno · { $part } delimično · { $barred } s tim kartama nije dozvoljeno · { $best } za igrača najbolje
par-column = { $game ->
    [sedma] sedmica
    [sto] stotka
    [stosedm] sto sedam
    [sto_sedma] sto+sedam
    [dve_sedmy] 2 sedmice
    [dve_sedmy_sto] 2 sed.+100
   *[game] igra
}
par-alone = sam
par-with = s: { $name }
par-blind = iz naroda
par-best = najbolje: { $what }
par-least = najmanji gubitak: { $what }
par-calls = zove { $cards }
par-lays = odbacuje { $cards }
par-no-talon = Niko nije odbacio karte u talon.
