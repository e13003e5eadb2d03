# Igra u terminalu: marijaš udvoje, utroje i učetvoro

# Ko je šta uradio

say-adut = { $name }: adut je { $suit } ({ $sign })
say-call-card = { $name }: zovem { $card }. Adut je { $suit } ({ $sign }).
say-surrender = { $name }: predajem se
say-dalje = { $name }: dalje
say-leave = { $name }: ostavljam talon
say-show = { $name }: { $word } { $value }, pokazuje { $card }
say-marriage-marijas = { $name }: { $card } – { $trumps ->
    [yes] fircik
   *[no] cvancik
} { $value }

news-second-packet = Podeljene su i ostale karte. Dobijaš { $cards }.
news-talon-taken = Dve karte iz talona uzima { $name }.
news-fircik = { $rule ->
    [inside_suit] Dok ima karata u talonu, ova dama važi samo u svojoj boji.
    [pair_powerless] Dok ima karata u talonu, ova dama i njen kralj nemaju snagu aduta.
    [all_trumps_powerless] Dok ima karata u talonu, sada nijedan adut nema snagu.
   *[any_trump_beats] Dok ima karata u talonu, ova dama nema snagu aduta: bije je svaki adut.
}
news-drawn = Vučeš { $cards }.
news-no-stock = Talona više nema: od sada se odgovara na boju, a ko je nema, baca aduta.

# Sto

phase-dalje = dalje
phase-talon = talon
phase-marijas-call = zvanje

board-caller = Zove: { $name }.
board-open-call = Još niko nije zvao. Ko prvi zove, igra; ako svi kažu dalje, deli se ponovo.
board-adut = Adut: { $suit } { $sign }
board-adut-called = Adut: { $suit } { $sign }. Zvana karta: { $card }
board-betl = Betl, bez aduta. Igra sam: { $name }
board-stock = U talonu karata: { $count }. Sme se baciti bilo šta.
board-no-stock = Talona više nema: poštuje se boja, a ko je nema, baca aduta.
board-calls = zove
board-plays-betl = igra betl
board-with-caller = sa onim ko zove
board-against-caller = protiv onog ko zove
board-laid-open = Izloženo ({ $name }): { $cards }
board-powerless = { $rule ->
    [inside_suit] { $cards }: važi samo u svojoj boji
   *[other] { $cards }: bez snage aduta
}

sides-one = Sam: { $name }. Protiv: { $defence }.
sides-two = Partneri: { $declarers }. Protiv njih: { $defence }.
sides-call-own = Zvana karta { $card } je kod tebe: igraš sam, i to niko drugi ne zna.
sides-call-held = Zvana karta { $card } je kod tebe: partner ti je onaj ko zove ({ $name }). Pokaži to samo igrom.
sides-call-caller = Ko ima { $card }, partner ti je; ko je to, još se ne zna.
sides-call-against = Zvanu kartu { $card } nemaš: igraš protiv onog ko zove ({ $name }). Ko mu je partner, još se ne zna.
sides-call-nobody = Ko ima { $card } i igra sa onim ko zove ({ $name }), još se ne zna.

# Šta se pita

word-dalje = dalje
word-surrender = predajem se
word-cvancik = cvancik
word-fircik = fircik
turn-call-suit = Zovi aduta ili se predaj: { $choices }.
turn-call-suit-only = Zovi aduta: { $choices }.
turn-call-card = Zovi kartu, na primer „{ $example }“: njena boja je adut, a ko je ima, partner ti je. Ili se predaj: { $choices }.
turn-call-card-only = Zovi kartu, na primer „{ $example }“: njena boja je adut, a ko je ima, partner ti je.
turn-dalje-only = Reci „dalje“; dovoljan je i Enter.
turn-dalje = Možeš reći { $choices }.
turn-or-card = Ili zovi kartu, na primer „{ $example }“.
turn-talon = Uzimaš li talon? Reci „uzimam“ ili „ostavljam“.
turn-marijas-discard = Vrati dve karte u talon: dva broja. Smeju karte u zagradama.
turn-marriage = Možeš zvati { $choices }.
sure-surrender = Predaješ ovo mešanje. { $seats ->
    [2] Protivnik
   *[other] Svaki protivnik
}: { $price }. Sigurno? (da, ne)
sure-betl = Betl: igraš sam, bez aduta, i ne smeš odneti nijedan štih. Sigurno? (da, ne)
sure-call-own = { $card } je kod tebe: igraćeš sam. Sigurno? (da, ne)
sure-uncalled = Tako propada { $word } { $suit }. Zove se sa „{ $word } { $number }“. Da odigraš bez zvanja? (da, ne)

# Kad ne može

empty-marijas-call = Napiši boju ili „predajem se“; ? pomaže.
empty-marijas-call-card = Napiši kartu ili „predajem se“; ? pomaže.
empty-dalje = Napiši „dalje“ ili ono što kažeš umesto toga; ? pomaže.
empty-talon = Napiši „uzimam“ ili „ostavljam“; ? pomaže.
empty-marijas-discard = Napiši dva broja karata 1–{ $count }; ? pomaže.
no-called-suit = „{ $typed }“ nije boja: možeš reći { $choices }.
no-called-card = „{ $typed }“ nije karta za zvanje: napiši je kao „as herc“, ili „predajem se“.
no-dalje = „{ $typed }“ se ovde ne kaže: možeš reći { $choices }.
no-talon = „{ $typed }“ ne može: napiši „uzimam“ ili „ostavljam“.
which-marriage = Koji? Možeš zvati { $choices }.
marriage-not-held = Nemaš šta da zoveš: treba ti dama i kralj iste boje.
is-fircik = { $suit } je adut: to je fircik, a ne cvancik.
is-cvancik = { $suit } nije adut: to je cvancik, a ne fircik.
last-trick-gone-marijas = Za ovim stolom se odneti štihovi ne gledaju.

# Pomoć

help-call-suit-2 = Znaš prve četiri karte. Zovi boju koja će biti adut; onda svako dobija još četiri, a prvu kartu igraš ti.
help-call-suit-3 = Zovi boju koja će biti adut. Igraš sam protiv druge dvojice i uzimaš talon.
help-call-suit-4 = Znaš prve četiri karte. Zovi boju koja će biti adut. Partner ti je onaj ko sedi preko puta.
help-call-card = Znaš prve četiri karte. Zovi bilo koju kartu: njena boja je adut, a ko je ima, tajni ti je partner. Ako dođe tebi, igraš sam protiv trojice.
help-surrender-2 = „predajem se“ predaje mešanje dok adut nije zvan: protivnik piše bodove.
help-surrender-more = „predajem se“ predaje mešanje: svi protivnici pišu bodove.
help-surrender-late = „predajem se“ predaje mešanje i za partnera: svaki protivnik piše bodove.
help-dalje = „dalje“ je jedino što se ovde kaže; dovoljan je i Enter.
help-dalje-call = Ko prvi zove, igra. „dalje“ to ostavlja sledećem; ako tako kažu svi, deli se ponovo.
help-betl = „betl“: igraš sam, bez aduta i bez zvanja, i ne smeš odneti nijedan štih.
help-talon = „uzimam“ uzima dve karte iz talona, a dve druge se vraćaju. „ostavljam“ ga ostavlja neviđenog.
help-marijas-discard = Od dvanaest karata u talon se vraćaju dve karte, ali ne as ni desetka. Smeju i one koje su uzete, ako se tako igra za stolom.
help-discard-betl = Od dvanaest karata u talon se vraćaju bilo koje dve.
help-play-stock = Dok ima karata u talonu, sme se baciti bilo šta; štih nosi najjači adut, inače najjača karta odigrane boje. Ko ga odnese, prvi vuče kartu, pa onda drugi.
help-play-duty = Poštuje se boja, bilo kojom kartom; ko je nema, baca bilo kog aduta; ko nema ni aduta, baca šta hoće. As, desetka i poslednji štih nose po 10.
help-play-duty-beat = Odigraj kartu u zagradama: poštuje se boja, i jačom kartom ko može; bez te boje baca se adut. As, desetka i poslednji štih nose po 10.
help-play-betl = Odigraj kartu u zagradama. Ko igra betl, ne sme odneti nijedan štih; aduta nema.
help-fircik = { $rule ->
    [inside_suit] Dama iz fircika zvanog dok ima karata u talonu važi samo u svojoj boji.
    [pair_powerless] Dama i kralj iz fircika zvanog dok ima karata u talonu nemaju snagu aduta dok se talon ne istroši.
    [all_trumps_powerless] Ako se fircik zove dok ima karata u talonu, nijedan adut nema snagu dok se talon ne istroši.
   *[any_trump_beats] Dama iz fircika zvanog dok ima karata u talonu nema snagu aduta: bije je svaki adut.
}
help-marriages-played = Dama i kralj iste boje: kad igraš damu, reci „cvancik“ (20), u adutu „fircik“ (40), i broj karte. Važi i ako štih ne odneseš. Bez te reči ništa nije zvano.
help-marriages-shown = Dama i kralj iste boje: reci „cvancik“ (20), u adutu „fircik“ (40), i broj dame. Ona onda stoji izložena, a tek se igra.
help-marriages-aside = Dama i kralj iste boje: reci „cvancik“ (20), u adutu „fircik“ (40), i broj dame. Ona se izlaže sa strane i više se ne igra.

# Obračun

component-game = igra
component-over_hundred = preko sto
component-surrender = predaja
game-surrender = predaja

account-marijas = Adut: { $suit } { $sign }. Igra: { $declarers }. Protiv: { $defence }.
account-betl = Betl: { $name }. Protiv: { $defence }.
account-surrender = Predaja: { $name }
account-surrender-pair = Predaja: { $names }
account-passed = Svi su rekli dalje: ne igra se, deli se ponovo.
account-side = { $names }: { $points } (karte { $cards }, zvanja { $marriages })
account-side-tens = { $names }: { $points } (samo asovi i desetke)
account-caller = ko zove
account-betl-player = ko igra betl
account-opponents = protivnici
settle-head-marijas = { $contract ->
    [surrender] Predaja: { $caller }
    [betl] Betl: { $caller }
   *[game] Zove: { $caller }
}{ $sides ->
    [1] { "" }
   *[other] , partner: { $partner }
} [{ $profile }]
account-scores = { $name }: { $amount }.
account-nobody-scores = Niko ništa ne piše.
account-race-seat = { $name } { $score } ({ $change })
account-race = Zapis, igra se do { $target }: { $scores }

# Partija

round-title-marijas = Kraj partije
round-ended-marijas = Kraj partije je bio najavljen.
end-announced-marijas = Kraj partije je najavljen: ovo mešanje se dovršava i drugog više nema{ $source }.
round-won = Partija je gotova.
match-won = Pobeda: { $name }
match-reached = Do { $target } su došli: { $names }.
match-won-together = Zajednička pobeda, sa jednako bodova: { $names }
match-goes-on = Do { $target } su došli: { $names }. Na vrhu je jednako, pa se igra dok neko ne povede.
match-won-of-several = Pobeda: { $name }, { $why ->
    [first] sa jednako bodova, ali prvi levo od delioca
   *[more] sa najviše bodova
}
match-cvrga = Čvrga: { $names }
match-makaze = Makaze: { $names }
tally-title = Do sada za ovim stolom:
tally-line = { $name }  pobede { $won }, čvrge { $cvrge }, makaze { $makaze }
another-match = Još jednu partiju? Enter: da; „ne“ završava.

# Zapisi

show-marijas-trump = { $who }: adut { $suit }
show-marriage-marijas = { $trumps ->
    [yes] fircik
   *[no] cvancik
} { $value }
show-points-marijas = Bodovi u kartama: strana koja zove { $mine } i zvanja { $marriages }, protivnici { $theirs } i zvanja { $others }

# Simulacija

simulate-declared-marijas = zvao
simulate-declaring-marijas = { $unit } kad zove
simulate-defending-marijas = { $unit } kao protivnik
simulate-role-declarer-marijas = ko zove
simulate-role-alone-marijas = ko zove, sam
simulate-role-defender-marijas = protivnik
simulate-money-of-declarer-marijas = ko zove, { $unit } po mešanju
