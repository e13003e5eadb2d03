# marias puzzle

puzzle-help = Koncovky, v ktorých vyhráva jediná karta: ukáže päťdesiat pribalených, nechá ťa jednu skúsiť, hľadá nové v rozdaniach botov, napíše zošit s riešeniami na konci.
puzzle-game = len z tejto hry
puzzle-grade = len tejto obtiažnosti (easy ľahké, medium stredné, hard ťažké)
puzzle-count = koľko; hľadanie ich bez udania nájde { $found }
puzzle-try = opýta sa v termináli na úlohu N
puzzle-out = napíše zošit: .html na tlač (nepotrebuje nič zo siete), pod iným menom obyčajný text; - je štandardný výstup
puzzle-file = úlohy z tohto súboru namiesto pribalených; hľadanie doň ukladá, čo nájde, a pokračuje, kde prestalo
puzzle-seed = hľadá nové úlohy; to isté slovo nájde tie isté
puzzle-json = úlohy ako JSON, každá na riadku, ako ich číta --file
puzzle-progress = hľadá sa
puzzle-stopped = Prerušené. Zatiaľ nájdené: { $count }.
puzzle-title = Mariášové úlohy: { $count }
puzzle-intro = Všetky karty ležia otvorené. Hráč na ťahu (označený) má jedinú kartu, ktorou ešte dosiahne to, na čo sa úloha pýta, nech ostatní hrajú čokoľvek; každou inou o to príde. Všetky karty preveril riešiteľ.
puzzle-legend = Farby: { $suits }. Karty: A { $ace }, K { $king }, { $q } { $over }, { $s } { $under }, 10 { $ten }. Hráči majú písmená od ľavej ruky rozdávajúceho v poradí hry.
puzzle-solutions = Riešenia
puzzle-game-name = { $game ->
    [voleny] volený
    [krizovy] krížový
    [licitovany] licitovaný
   *[marijas] marijáš
}
puzzle-head = { $number }. { $game }: { $contract } ({ $who }), { $grade }
puzzle-grade-easy = ľahká
puzzle-grade-medium = stredná
puzzle-grade-hard = ťažká
puzzle-table = Na stole: { $cards }
puzzle-leads = Vynáša sa do nového zdvihu
puzzle-points = Zatiaľ uhrané: { $sides }
puzzle-points-of = { $who } { $cards }{ $marriages ->
    [0] {""}
   *[other] {" "}a { $marriages } v hláškach
}
puzzle-component = { $component ->
    [sedma] sedmu
    [sedma_against] sedmu proti
    [sto] sto
    [sto_against] sto proti
    [stosedm] stosedem
    [betl] betl
    [open_betl] ložený betl
    [durch] durch
    [open_durch] ložený durch
    [dve_sedmy] dve sedmy
   *[hra] hru
}
puzzle-win = Hrá { $who }: ktorou jedinou kartou jeho strana uhrá { $what }?
puzzle-beat = Hrá { $who }: ktorou jedinou kartou jeho strana zmarí { $what }?
puzzle-right = { $card }! { $line }.
puzzle-wrong = { $card }? ({ $why }) { $line }.
puzzle-wrong-bare = { $card }? { $line }.
puzzle-final = {" "}({ $mine }, { $theirs })
puzzle-why-bot = tú by hral, kto vidí len svoje karty
puzzle-why-takes = v tomto zdvihu ju nikto neprebije
puzzle-why-strongest = najsilnejšia karta
puzzle-why-cheapest = najslabšia karta
puzzle-try-ask = Tvoja karta (Enter ukáže riešenie):{" "}
puzzle-try-unknown = „{ $typed }“ nie je karta: napíš hodnotu a farbu, napríklad { $example }.
puzzle-try-may = Smieš hrať: { $cards }
puzzle-try-right = Správne.
error-puzzle-line = { $source }, riadok { $line }: to nie je úloha: { $problem }
error-puzzle-because = { $source }, riadok { $line }: to nie je úloha: { $cause }
error-puzzle-position = hráč na rade musí mať { $fewest } až { $most } kariet a smieť zahrať aspoň { $choice } z nich
error-puzzle-claim = { $field } je { $told }; podľa riešiteľa { $solved }
error-puzzle-profile = { $name } nie sú pravidlá tejto hry dodávané s programom; sú: { $names }
