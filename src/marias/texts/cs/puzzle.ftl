# marias puzzle

puzzle-help = Koncovky, v nichž vyhrává jediná karta: ukáže padesát přibalených, nechá tě jednu zkusit, hledá nové v rozdáních botů, napíše sešit s řešeními na konci.
puzzle-game = jen z této hry
puzzle-grade = jen této obtížnosti (easy lehké, medium střední, hard těžké)
puzzle-count = kolik; hledání jich bez udání najde { $found }
puzzle-try = zeptá se v terminálu na úlohu N
puzzle-out = napíše sešit: .html k tisku (nepotřebuje nic ze sítě), pod jiným jménem prostý text; - je standardní výstup
puzzle-file = úlohy z tohoto souboru místo přibalených; hledání do něj ukládá, co najde, a pokračuje, kde přestalo
puzzle-seed = hledá nové úlohy; totéž slovo najde tytéž
puzzle-json = úlohy jako JSON, každá na řádku, jak je čte --file
puzzle-progress = hledá se
puzzle-stopped = Přerušeno. Zatím nalezeno: { $count }.
puzzle-title = Mariášové úlohy: { $count }
puzzle-intro = Všechny karty leží otevřené. Hráč na tahu (označený) má jedinou kartu, kterou ještě dosáhne toho, nač se úloha ptá, ať ostatní hrají cokoli; každou jinou o to přijde. Všechny karty prověřil řešitel.
puzzle-legend = Barvy: { $suits }. Karty: A { $ace }, K { $king }, { $q } { $over }, { $s } { $under }, 10 { $ten }. Hráči mají písmena od levé ruky rozdávajícího v pořadí hry.
puzzle-solutions = Řešení
puzzle-game-name = { $game ->
    [voleny] volený
    [krizovy] křížový
    [licitovany] licitovaný
   *[marijas] marijáš
}
puzzle-head = { $number }. { $game }: { $contract } ({ $who }), { $grade }
puzzle-grade-easy = lehká
puzzle-grade-medium = střední
puzzle-grade-hard = těžká
puzzle-table = Na stole: { $cards }
puzzle-leads = Vynáší se do nového zdvihu
puzzle-points = Zatím uhráno: { $sides }
puzzle-points-of = { $who } { $cards }{ $marriages ->
    [0] {""}
   *[other] {" "}a { $marriages } v hláškách
}
puzzle-component = { $component ->
    [sedma] sedmu
    [sedma_against] sedmu proti
    [sto] sto
    [sto_against] sto proti
    [stosedm] stosedm
    [betl] betl
    [open_betl] ložený betl
    [durch] durch
    [open_durch] ložený durch
    [dve_sedmy] dvě sedmy
   *[hra] hru
}
puzzle-win = Hraje { $who }: kterou jedinou kartou jeho strana uhraje { $what }?
puzzle-beat = Hraje { $who }: kterou jedinou kartou jeho strana zmaří { $what }?
puzzle-right = { $card }! { $line }.
puzzle-wrong = { $card }? ({ $why }) { $line }.
puzzle-wrong-bare = { $card }? { $line }.
puzzle-final = {" "}({ $mine }, { $theirs })
puzzle-why-bot = tu by hrál, kdo vidí jen své karty
puzzle-why-takes = v tomto zdvihu ji nikdo nepřebije
puzzle-why-strongest = nejsilnější karta
puzzle-why-cheapest = nejslabší karta
puzzle-try-ask = Tvoje karta (Enter ukáže řešení):{" "}
puzzle-try-unknown = „{ $typed }“ není karta: napiš hodnotu a barvu, třeba { $example }.
puzzle-try-may = Smíš hrát: { $cards }
puzzle-try-right = Správně.
error-puzzle-line = { $source }, řádek { $line }: to není úloha: { $problem }
error-puzzle-because = { $source }, řádek { $line }: to není úloha: { $cause }
error-puzzle-position = hráč na řadě musí mít { $fewest } až { $most } karet a smět zahrát aspoň { $choice } z nich
error-puzzle-claim = { $field } je { $told }; podle řešitele { $solved }
error-puzzle-profile = { $name } nejsou pravidla této hry dodávaná s programem; jsou: { $names }
