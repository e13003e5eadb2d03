# marias par

par-help = Ukáže, čo by z dohraného rozdania urobil každý záväzok, keby všetci videli všetky karty, nikto nechyboval a nikto neflekoval: zo záznamu, alebo z ".hra" programu Mariášek.
par-deal = len rozdanie s týmto číslom
par-talon = best: ku každému záväzku najlepší odhod; as-played: odhod, ktorý aktér naozaj urobil
par-json = za každé rozdanie riadok JSON
par-progress = rieši sa
par-explained-money = S otvorenými kartami, bez flekov, všetci bez chyby: čo tento hráč spolu dostane, s mínusom zaplatí ({ $unit }).
par-explained-points = S otvorenými kartami, všetci bez chyby: čo zapíše strana volajúceho, s mínusom čo zapíše druhá ({ $unit }).
par-marks = { $made } splnené · { $lost } nesplnené · { $part } splnené sčasti · { $barred } s tými kartami nemožno · { $best } pre hráča najlepšie
par-column = { $game ->
    [sedma] sedma
    [sto] sto
    [stosedm] stosedem
    [sto_sedma] sto+sedma
    [dve_sedmy] 2 sedmy
    [dve_sedmy_sto] 2 sed.+sto
   *[game] hra
}
par-alone = sám
par-with = s: { $name }
par-blind = z ľudu
par-best = najlepšie: { $what }
par-least = najmenšia strata: { $what }
par-calls = volá { $cards }
par-lays = odhodí { $cards }
par-no-talon = Nikto neodhodil do talonu.
