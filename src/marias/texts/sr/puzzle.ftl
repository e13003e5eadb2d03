# marias puzzle

puzzle-help = Završnice u kojima dobija tačno jedna karta: pokazuje pedeset priloženih, pušta te da probaš jednu, traži nove u mešanjima botova, piše svesku s rešenjima na kraju.
puzzle-game = samo iz ove igre
puzzle-grade = samo ove težine ({ "easy" } lake, { "medium" } srednje, { "hard" } teške)
puzzle-count = koliko; traženje ih bez navođenja nalazi { $found }
puzzle-try = pita u terminalu zadatak { "N" }
puzzle-out = piše svesku: .html za štampu (ništa joj ne treba s mreže), pod drugim imenom običan tekst; - je standardni izlaz
puzzle-file = zadaci iz ove datoteke umesto priloženih; traženje u nju upisuje šta nađe i nastavlja gde je stalo
puzzle-seed = traži nove zadatke; ista reč nalazi iste
puzzle-json = zadaci kao { "JSON" }, svaki u svom redu, kako ih čita --file
puzzle-progress = traži se
puzzle-stopped = Prekinuto. Nađeno do sada: { $count }.
puzzle-title = Zadaci iz marijaša: { $count }
puzzle-intro = Sve karte su otvorene. Igrač na potezu (označen) ima tačno jednu kartu kojom još postiže ono što se pita, ma šta drugi igrali; svakom drugom to gubi. Sve karte je proverio rešavač.
puzzle-legend = Boje: { $suits }. Karte: { "A" } { $ace }, { "K" } { $king }, { $q } { $over }, { $s } { $under }, 10 { $ten }. Igrači imaju slova od leve ruke delioca, redom igre.
puzzle-solutions = Rešenja
puzzle-game-name = { $game ->
    [voleny] { "volený" }
    [krizovy] { "křížový" }
    [licitovany] licitovani
   *[marijas] marijaš
}
puzzle-head = { $number }. { $game }: { $contract } ({ $who }), { $grade }
puzzle-grade-easy = lak
puzzle-grade-medium = srednji
puzzle-grade-hard = težak
puzzle-table = Na stolu: { $cards }
puzzle-leads = Otvara se nov štih
puzzle-points = Do sada odneto: { $sides }
puzzle-points-of = { $who } { $cards }{ $marriages ->
    [0] {""}
   *[other] {" "}i { $marriages } u zvanjima
}
puzzle-component = { $component ->
    [sedma] sedmicu
    [sedma_against] sedmicu protiv
    [sto] stotku
    [sto_against] stotku protiv
    [stosedm] sto sedam
    [betl] betl
    [open_betl] otvoreni betl
    [durch] durh
    [open_durch] otvoreni durh
    [dve_sedmy] dve sedmice
   *[hra] igru
}
puzzle-win = Igra { $who }: kojom jedinom kartom njegova strana dobija { $what }?
puzzle-beat = Igra { $who }: kojom jedinom kartom njegova strana obara { $what }?
puzzle-right = { $card }! { $line }.
puzzle-wrong = { $card }? ({ $why }) { $line }.
puzzle-wrong-bare = { $card }? { $line }.
puzzle-final = {" "}({ $mine }, { $theirs })
puzzle-why-bot = nju bi igrao ko vidi samo svoje karte
puzzle-why-takes = u ovom štihu niko je ne tuče
puzzle-why-strongest = najjača karta
puzzle-why-cheapest = najslabija karta
puzzle-try-ask = Tvoja karta ({ "Enter" } pokazuje rešenje):{" "}
puzzle-try-unknown = „{ $typed }“ nije karta: napiši jačinu i boju, na primer { $example }.
puzzle-try-may = Smeš da igraš: { $cards }
puzzle-try-right = Tačno.
error-puzzle-line = { $source }, red { $line }: to nije zadatak: { $problem }
error-puzzle-because = { $source }, red { $line }: to nije zadatak: { $cause }
error-puzzle-position = igrač na potezu mora imati od { $fewest } do { $most } karata i smeti da odigra bar { $choice } od njih
error-puzzle-claim = { $field } je { $told }; po rešavaču { $solved }
error-puzzle-profile = { $name } nisu pravila ove igre isporučena s programom; ima: { $names }
