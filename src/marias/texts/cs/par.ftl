# marias par

par-help = Ukáže, co by z dohraného rozdání udělal každý závazek, kdyby všichni viděli všechny karty, nikdo nechyboval a nikdo neflekoval: ze záznamu, nebo z ".hra" programu Mariášek.
par-deal = jen rozdání s tímto číslem
par-talon = best: ke každému závazku nejlepší odhoz; as-played: odhoz, který aktér opravdu udělal
par-json = za každé rozdání řádek JSON
par-progress = řeší se
par-explained-money = S otevřenými kartami, bez fleků, všichni bez chyby: co tento hráč celkem dostane, s minusem zaplatí ({ $unit }).
par-explained-points = S otevřenými kartami, všichni bez chyby: co zapíše strana volajícího, s minusem co zapíše druhá ({ $unit }).
par-marks = { $made } splněno · { $lost } nesplněno · { $part } splněno zčásti · { $barred } s těmi kartami nelze · { $best } pro hráče nejlepší
par-column = { $game ->
    [sedma] sedma
    [sto] sto
    [stosedm] stosedm
    [sto_sedma] sto+sedma
    [dve_sedmy] 2 sedmy
    [dve_sedmy_sto] 2 sed.+sto
   *[game] hra
}
par-alone = sám
par-with = s: { $name }
par-blind = z lidu
par-best = nejlepší: { $what }
par-least = nejmenší ztráta: { $what }
par-calls = volá { $cards }
par-lays = odhodí { $cards }
par-no-talon = Nikdo neodhodil do talonu.
