# Hra v termináli: marijáš pre dvoch, troch a štyroch

# Kto čo urobil

say-adut = { $name }: tromfy { $suit } ({ $sign })
say-call-card = { $name }: volám { $card }. Tromfy: { $suit } ({ $sign }).
say-surrender = { $name }: vzdávam sa
say-dalje = { $name }: dalje
say-leave = { $name }: talón nechávam
say-show = { $name }: { $word } { $value }, ukazuje { $card }
say-marriage-marijas = { $name }: { $card } – { $trumps ->
    [yes] fircik
   *[no] cvancik
} { $value }

news-second-packet = Rozdáva sa zvyšok. Dostávaš { $cards }.
news-talon-taken = Dve karty talónu berie { $name }.
news-fircik = { $rule ->
    [inside_suit] Kým je talón, platí tento horník len vo vlastnej farbe.
    [pair_powerless] Kým je talón, nemá tento horník ani jeho kráľ silu tromfu.
    [all_trumps_powerless] Kým je talón, nemá teraz silu nijaký tromf.
   *[any_trump_beats] Kým je talón, nemá tento horník silu tromfu: berie ho každý tromf.
}
news-drawn = Ťaháš { $cards }.
news-no-stock = Talón sa minul: odteraz sa ctí farba, bez nej sa tromfuje.

# Stôl

phase-dalje = dalje
phase-talon = talón
phase-marijas-call = volanie tromfov

board-caller = Volá: { $name }.
board-open-call = Zatiaľ nikto nevolal. Kto zavolá prvý, hrá; ak všetci povedia dalje, rozdá sa znova.
board-adut = Tromfy: { $suit } { $sign }
board-adut-called = Tromfy: { $suit } { $sign }. Volaná karta: { $card }
board-betl = Betl, bez tromfov. Sám: { $name }
board-stock = V talóne kariet: { $count }. Hrať sa smie čokoľvek.
board-no-stock = Talón sa minul: ctí sa farba, bez nej sa tromfuje.
board-calls = volá
board-plays-betl = hrá betl
board-with-caller = s volajúcim
board-against-caller = proti volajúcemu
board-laid-open = Vyložené ({ $name }): { $cards }
board-powerless = { $rule ->
    [inside_suit] { $cards }: platí len vo vlastnej farbe
   *[other] { $cards }: bez sily tromfu
}

sides-one = Sám: { $name }. Proti: { $defence }.
sides-two = Spolu: { $declarers }. Proti nim: { $defence }.
sides-call-own = Volanú { $card } máš ty: hráš sám a nikto iný to nevie.
sides-call-held = Volanú { $card } máš ty: hráš s volajúcim ({ $name }). Prezradiť to smieš len hrou.
sides-call-caller = Kto má { $card }, hrá s tebou; kto to je, sa ešte nevie.
sides-call-against = Volanú { $card } nemáš: hráš proti volajúcemu ({ $name }). Kto je s ním, sa ešte nevie.
sides-call-nobody = Kto má { $card } a hrá s volajúcim ({ $name }), sa ešte nevie.

# Na čo sa pýta

word-dalje = dalje
word-surrender = vzdávam sa
word-cvancik = cvancik
word-fircik = fircik
turn-call-suit = Zavolaj tromfy, alebo sa vzdaj: { $choices }.
turn-call-suit-only = Zavolaj tromfy: { $choices }.
turn-call-card = Zavolaj kartu, napríklad „{ $example }“: jej farba je tromf a kto ju má, hrá s tebou. Alebo sa vzdaj: { $choices }.
turn-call-card-only = Zavolaj kartu, napríklad „{ $example }“: jej farba je tromf a kto ju má, hrá s tebou.
turn-dalje-only = Povedz „dalje“ (ďalej); stačí Enter.
turn-dalje = Môžeš povedať { $choices }.
turn-or-card = Alebo zavolaj kartu, napríklad „{ $example }“.
turn-talon = Berieš talón? Povedz „beriem“, alebo „nechám“.
turn-marijas-discard = Vráť dve karty do talónu: dve čísla. Karty v zátvorkách smú.
turn-marriage = Hlásiť môžeš { $choices }.
sure-surrender = Toto rozdanie vzdávaš. { $seats ->
    [2] Súper
   *[other] Každý súper
}: { $price }. Naozaj? (áno, nie)
sure-betl = Betl: hráš sám, bez tromfov, a nesmieš vziať žiadny zdvih. Naozaj? (áno, nie)
sure-call-own = { $card } máš v ruke ty: budeš hrať sám. Naozaj? (áno, nie)
sure-uncalled = Táto karta pripraví o { $word } { $suit }. Ohlásiš ho „{ $word } { $number }“. Zahrať bez slova? (áno, nie)

# Keď sa to nedá

empty-marijas-call = Napíš farbu, alebo „vzdávam sa“; ? poradí.
empty-marijas-call-card = Napíš kartu, alebo „vzdávam sa“; ? poradí.
empty-dalje = Napíš „dalje“, alebo čo hovoríš namiesto toho; ? poradí.
empty-talon = Napíš „beriem“, alebo „nechám“; ? poradí.
empty-marijas-discard = Napíš dve čísla kariet 1–{ $count }; ? poradí.
no-called-suit = „{ $typed }“ nie je farba: môžeš povedať { $choices }.
no-called-card = „{ $typed }“ nie je karta na volanie: napíš ju napríklad „červené eso“, alebo „vzdávam sa“.
no-dalje = „{ $typed }“ sa tu povedať nedá: môžeš povedať { $choices }.
no-talon = „{ $typed }“ nejde: napíš „beriem“, alebo „nechám“.
which-marriage = Ktorú? Hlásiť môžeš { $choices }.
marriage-not-held = Takú hlášku nemáš (horníka a kráľa jednej farby).
is-fircik = { $suit } sú tromfy: to je fircik, nie cvancik.
is-cvancik = { $suit } nie sú tromfy: to je cvancik, nie fircik.
last-trick-gone-marijas = Pri tomto stole sa odohrané zdvihy neprezerajú.

# Nápoveda

help-call-suit-2 = Poznáš štyri karty. Zavolaj farbu, ktorá bude tromf; potom dostane každý ďalšie štyri a ty vynesieš.
help-call-suit-3 = Zavolaj farbu, ktorá bude tromf. Hráš sám proti dvom a dostaneš talón.
help-call-suit-4 = Poznáš štyri karty. Zavolaj farbu, ktorá bude tromf. Hrá s tebou ten, kto sedí oproti.
help-call-card = Poznáš štyri karty. Zavolaj ktorúkoľvek kartu: jej farba je tromf a kto ju má, hrá tajne s tebou. Ak príde tebe, hráš sám proti trom.
help-surrender-2 = „vzdávam sa“ vzdá rozdanie, kým tromfy nie sú zavolané: píše si súper.
help-surrender-more = „vzdávam sa“ vzdá rozdanie: píšu si všetci súperi.
help-surrender-late = „vzdávam sa“ vzdá rozdanie aj za spoluhráča: každý súper si píše body.
help-dalje = „dalje“ (ďalej) je jediné, čo sa tu hovorí; stačí aj Enter.
help-dalje-call = Kto zavolá prvý, hrá. „dalje“ to nechá na ďalšom; ak to povedia všetci, rozdá sa znova.
help-betl = „betl“: hráš sám, bez tromfov a hlášok, a nesmieš vziať nijaký zdvih.
help-talon = „beriem“ vezme dve karty talónu a dve iné sa vrátia. „nechám“ ho nechá nevidený.
help-marijas-discard = Dve z dvanástich kariet sa vrátia do talónu, ale nie eso ani desiatka. Aj tie, čo z talónu prišli, ak to stôl dovolí.
help-discard-betl = Do talónu sa vrátia ktorékoľvek dve z dvanástich kariet.
help-play-stock = Kým je talón, hrá sa čokoľvek; zdvih berie najvyšší tromf, inak najvyššia karta vynesenej farby. Kto ho vzal, ťahá kartu, po ňom druhý.
help-play-duty = Ctí sa farba, ktoroukoľvek kartou; kto ju nemá, dá ktorýkoľvek tromf; kto nemá ani ten, čokoľvek. Esá, desiatky a posledný zdvih platia po 10.
help-play-duty-beat = Zahraj kartu v zátvorkách: ctí sa farba, a kto môže, prebije; bez farby sa tromfuje. Esá, desiatky a posledný zdvih platia po 10.
help-play-betl = Zahraj kartu v zátvorkách. Kto hrá betl, nesmie vziať nijaký zdvih; tromfy nie sú.
help-fircik = { $rule ->
    [inside_suit] Horník z fircika, ktorý sa ohlási, kým je talón, platí len vo vlastnej farbe.
    [pair_powerless] Horník a kráľ z fircika, ktorý sa ohlási, kým je talón, nemajú do jeho konca silu tromfu.
    [all_trumps_powerless] Ak sa fircik ohlási, kým je talón, nemá do jeho konca silu nijaký tromf.
   *[any_trump_beats] Horník z fircika, ktorý sa ohlási, kým je talón, nemá silu tromfu: berie ho každý tromf.
}
help-marriages-played = Horník a kráľ jednej farby: keď horníka hráš, povedz „cvancik“ (20), v tromfoch „fircik“ (40), a číslo karty. Platí, aj keď zdvih nevezmeš. Bez slova sa nehlási nič.
help-marriages-shown = Horník a kráľ jednej farby: povedz „cvancik“ (20), v tromfoch „fircik“ (40), a číslo horníka. Leží potom vyložený a ešte len sa zahrá.
help-marriages-aside = Horník a kráľ jednej farby: povedz „cvancik“ (20), v tromfoch „fircik“ (40), a číslo horníka. Odloží sa a už sa nehrá.

# Vyúčtovanie

component-game = hra
component-over_hundred = nad sto
component-surrender = vzdanie
game-surrender = vzdanie

account-marijas = Tromfy { $suit } { $sign }. { $declarers } proti { $defence }
account-betl = Betl: { $name } proti { $defence }
account-surrender = Vzdanie: { $name }
account-surrender-pair = Vzdanie: { $names }
account-passed = Všetci povedali dalje: nehrá sa, rozdá sa znova.
account-side = { $names }: { $points } (karty { $cards }, hlášky { $marriages })
account-side-tens = { $names }: { $points } (len esá a desiatky)
account-caller = volajúci
account-betl-player = kto hrá betl
account-opponents = súperi
settle-head-marijas = { $contract ->
    [surrender] Vzdanie: { $caller }
    [betl] Betl: { $caller }
   *[game] Volá: { $caller }
}{ $sides ->
    [1] { "" }
   *[other] , spoluhráč: { $partner }
} [{ $profile }]
account-scores = { $name }: { $amount }.
account-nobody-scores = Nikto si nič nepíše.
account-race-seat = { $name } { $score } ({ $change })
account-race = Zápis, hrá sa do { $target }: { $scores }

# Partia

round-title-marijas = Koniec partie
round-ended-marijas = Koniec partie bol ohlásený.
end-announced-marijas = Koniec partie je ohlásený: toto rozdanie sa dohrá a ďalšie už nebude{ $source }.
round-won = Partia sa skončila.
match-won = Vyhráva: { $name }
match-reached = Na { $target } dosiahli: { $names }.
match-won-together = Spoločne vyhrávajú, majú rovnako: { $names }
match-goes-on = Na { $target } dosiahli: { $names }. Na čele majú rovnako, hrá sa, kým niekto nepovedie.
match-won-of-several = Vyhráva: { $name }, { $why ->
    [first] má rovnako, ale je prvý vľavo od rozdávajúceho
   *[more] má najviac
}
match-cvrga = Čvrga (cvrnknutie do čela): { $names }
match-makaze = Makaze (nožnice): { $names }
tally-title = Zatiaľ pri tomto stole:
tally-line = { $name }  vyhrané partie { $won }, čvrgy { $cvrge }, makaze { $makaze }
another-match = Ďalšiu partiu? Enter: áno; „nie“ skončí.

# Zápisy

show-marijas-trump = { $who }: tromfy { $suit }
show-marriage-marijas = { $trumps ->
    [yes] fircik
   *[no] cvancik
} { $value }
show-points-marijas = Body v kartách: strana volajúceho { $mine } a hlášky { $marriages }, súperi { $theirs } a hlášky { $others }

# Simulácia

simulate-declared-marijas = volal
simulate-declaring-marijas = { $unit } ako volajúci
simulate-defending-marijas = { $unit } ako súper
simulate-role-declarer-marijas = volajúci
simulate-role-alone-marijas = volajúci sám
simulate-role-defender-marijas = súper
simulate-money-of-declarer-marijas = volajúci, { $unit } na rozdanie
