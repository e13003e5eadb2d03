# Hra v terminálu: marijáš pro dva, tři a čtyři

# Co kdo udělal

say-adut = { $name }: trumfy { $suit } ({ $sign })
say-call-card = { $name }: volám { $card }. Trumfy: { $suit } ({ $sign }).
say-surrender = { $name }: vzdávám se
say-dalje = { $name }: dalje
say-leave = { $name }: talon nechávám
say-show = { $name }: { $word } { $value }, ukazuje { $card }
say-marriage-marijas = { $name }: { $card } – { $trumps ->
    [yes] fircik
   *[no] cvancik
} { $value }

news-second-packet = Doráží se. Dostáváš { $cards }.
news-talon-taken = Dvě karty talonu bere { $name }.
news-fircik = { $rule ->
    [inside_suit] Dokud je talon, platí tenhle svršek jen ve vlastní barvě.
    [pair_powerless] Dokud je talon, nemá tenhle svršek ani jeho král sílu trumfu.
    [all_trumps_powerless] Dokud je talon, nemá teď sílu žádný trumf.
   *[any_trump_beats] Dokud je talon, nemá tenhle svršek sílu trumfu: bere ho každý trumf.
}
news-drawn = Lížeš { $cards }.
news-no-stock = Talon došel: odteď se ctí barva, bez ní se trumfuje.

# Stůl

phase-dalje = dalje
phase-talon = talon
phase-marijas-call = volání trumfů

board-caller = Volá: { $name }.
board-open-call = Zatím nikdo nevolal. Kdo zavolá první, hraje; řeknou-li všichni dalje, rozdá se znovu.
board-adut = Trumfy: { $suit } { $sign }
board-adut-called = Trumfy: { $suit } { $sign }. Volaná karta: { $card }
board-betl = Betl, bez trumfů. Sám: { $name }
board-stock = V talonu karet: { $count }. Hrát jde cokoli.
board-no-stock = Talon došel: ctí se barva, bez ní se trumfuje.
board-calls = volá
board-plays-betl = hraje betl
board-with-caller = s volajícím
board-against-caller = proti volajícímu
board-laid-open = Vyloženo ({ $name }): { $cards }
board-powerless = { $rule ->
    [inside_suit] { $cards }: platí jen ve vlastní barvě
   *[other] { $cards }: bez síly trumfu
}

sides-one = Sám: { $name }. Proti: { $defence }.
sides-two = Spolu: { $declarers }. Proti nim: { $defence }.
sides-call-own = Volanou { $card } máš ty: hraješ sám a nikdo jiný to neví.
sides-call-held = Volanou { $card } máš ty: hraješ s volajícím ({ $name }). Prozradit to smíš jen hrou.
sides-call-caller = Kdo má { $card }, hraje s tebou; kdo to je, se ještě neví.
sides-call-against = Volanou { $card } nemáš: hraješ proti volajícímu ({ $name }). Kdo je s ním, se ještě neví.
sides-call-nobody = Kdo má { $card } a hraje s volajícím ({ $name }), se ještě neví.

# Na co se ptá

word-dalje = dalje
word-surrender = vzdávám se
word-cvancik = cvancik
word-fircik = fircik
turn-call-suit = Zavolej trumfy, nebo se vzdej: { $choices }.
turn-call-suit-only = Zavolej trumfy: { $choices }.
turn-call-card = Zavolej kartu, třeba „{ $example }“: její barva je trumf a kdo ji má, hraje s tebou. Nebo se vzdej: { $choices }.
turn-call-card-only = Zavolej kartu, třeba „{ $example }“: její barva je trumf a kdo ji má, hraje s tebou.
turn-dalje-only = Řekni „dalje“ (dál); stačí Enter.
turn-dalje = Můžeš říct { $choices }.
turn-or-card = Nebo zavolej kartu, třeba „{ $example }“.
turn-talon = Bereš talon? Řekni „beru“, nebo „nechám“.
turn-marijas-discard = Vrať dvě karty do talonu: dvě čísla. Karty v závorkách smí.
turn-marriage = Hlásit můžeš { $choices }.
sure-surrender = Rozdání se vzdáváš. { $seats ->
    [2] Soupeř
   *[other] Každý soupeř
}: { $price }. Opravdu? (ano, ne)
sure-betl = Betl: hraješ sám, bez trumfů, a nesmíš vzít žádný zdvih. Opravdu? (ano, ne)
sure-call-own = { $card } máš v ruce ty: budeš hrát sám. Opravdu? (ano, ne)
sure-uncalled = Tahle karta připraví o { $word } { $suit }. Ohlásíš ho „{ $word } { $number }“. Zahrát beze slova? (ano, ne)

# Když to nejde

empty-marijas-call = Napiš barvu, nebo „vzdávám se“; ? poradí.
empty-marijas-call-card = Napiš kartu, nebo „vzdávám se“; ? poradí.
empty-dalje = Napiš „dalje“, nebo co říkáš místo toho; ? poradí.
empty-talon = Napiš „beru“, nebo „nechám“; ? poradí.
empty-marijas-discard = Napiš dvě čísla karet 1–{ $count }; ? poradí.
no-called-suit = „{ $typed }“ není barva: můžeš říct { $choices }.
no-called-card = „{ $typed }“ není karta k volání: napiš ji třeba „srdcové eso“, nebo „vzdávám se“.
no-dalje = „{ $typed }“ tu říct nejde: můžeš říct { $choices }.
no-talon = „{ $typed }“ nejde: napiš „beru“, nebo „nechám“.
which-marriage = Kterou? Hlásit můžeš { $choices }.
marriage-not-held = Takovou hlášku nemáš (svršek a krále jedné barvy).
is-fircik = { $suit } jsou trumfy: to je fircik, ne cvancik.
is-cvancik = { $suit } nejsou trumfy: to je cvancik, ne fircik.
last-trick-gone-marijas = U tohoto stolu se odehrané zdvihy neprohlížejí.

# Nápověda

help-call-suit-2 = Viděl jsi čtyři karty. Zavolej barvu, která bude trumf; pak dostane každý další čtyři a ty vyneseš.
help-call-suit-3 = Zavolej barvu, která bude trumf. Hraješ sám proti dvěma a dostaneš talon.
help-call-suit-4 = Viděl jsi čtyři karty. Zavolej barvu, která bude trumf. Hraje s tebou ten, kdo sedí proti tobě.
help-call-card = Viděl jsi čtyři karty. Zavolej kteroukoli kartu: její barva je trumf a kdo ji má, hraje tajně s tebou. Když přijde tobě, hraješ sám proti třem.
help-surrender-2 = „vzdávám se“ vzdá rozdání, dokud trumfy nejsou zavolány: píše si soupeř.
help-surrender-more = „vzdávám se“ vzdá rozdání: píšou si všichni soupeři.
help-surrender-late = „vzdávám se“ vzdá rozdání i za spoluhráče: každý soupeř si píše body.
help-dalje = „dalje“ (dál) je jediné, co se tu říká; stačí i Enter.
help-dalje-call = Kdo zavolá první, hraje. „dalje“ to nechá na dalším; řeknou-li to všichni, rozdá se znovu.
help-betl = „betl“: hraješ sám, bez trumfů a hlášek, a nesmíš vzít žádný zdvih.
help-talon = „beru“ vezme dvě karty talonu a dvě jiné se vrátí. „nechám“ ho nechá neviděný.
help-marijas-discard = Dvě z dvanácti karet se vrátí do talonu, ale ne eso ani desítka. I ty, co z talonu přišly, když to stůl dovolí.
help-discard-betl = Do talonu se vrátí kterékoli dvě z dvanácti karet.
help-play-stock = Dokud je talon, hraje se cokoli; zdvih bere nejvyšší trumf, jinak nejvyšší karta vynesené barvy. Kdo ho vzal, líže kartu, po něm druhý.
help-play-duty = Ctí se barva, jakoukoli kartou; kdo ji nemá, dá jakýkoli trumf; kdo nemá ani ten, cokoli. Esa, desítky a poslední zdvih platí po 10.
help-play-duty-beat = Zahraj kartu v závorkách: ctí se barva, a kdo může, přebije; bez barvy se trumfuje. Esa, desítky a poslední zdvih platí po 10.
help-play-betl = Zahraj kartu v závorkách. Kdo hraje betl, nesmí vzít žádný zdvih; trumfy nejsou.
help-fircik = { $rule ->
    [inside_suit] Svršek z fircika, který se ohlásí, dokud je talon, platí jen ve vlastní barvě.
    [pair_powerless] Svršek a král z fircika, který se ohlásí, dokud je talon, nemají do jeho konce sílu trumfu.
    [all_trumps_powerless] Ohlásí-li se fircik, dokud je talon, nemá do jeho konce sílu žádný trumf.
   *[any_trump_beats] Svršek z fircika, který se ohlásí, dokud je talon, nemá sílu trumfu: bere ho každý trumf.
}
help-marriages-played = Svršek a král jedné barvy: když svrška hraješ, řekni „cvancik“ (20), v trumfech „fircik“ (40), a číslo karty. Platí, i když zdvih nevezmeš. Beze slova se nehlásí nic.
help-marriages-shown = Svršek a král jedné barvy: řekni „cvancik“ (20), v trumfech „fircik“ (40), a číslo svrška. Leží pak vyložený a teprve se zahraje.
help-marriages-aside = Svršek a král jedné barvy: řekni „cvancik“ (20), v trumfech „fircik“ (40), a číslo svrška. Odloží se a už se nehraje.

# Vyúčtování

component-game = hra
component-over_hundred = přes sto
component-surrender = vzdání
game-surrender = vzdání

account-marijas = Trumfy { $suit } { $sign }. { $declarers } proti { $defence }
account-betl = Betl: { $name } proti { $defence }
account-surrender = Vzdání: { $name }
account-surrender-pair = Vzdání: { $names }
account-passed = Všichni řekli dalje: nehraje se, rozdá se znovu.
account-side = { $names }: { $points } (karty { $cards }, hlášky { $marriages })
account-side-tens = { $names }: { $points } (jen esa a desítky)
account-caller = volající
account-betl-player = kdo hraje betl
account-opponents = soupeři
settle-head-marijas = { $contract ->
    [surrender] Vzdání: { $caller }
    [betl] Betl: { $caller }
   *[game] Volá: { $caller }
}{ $sides ->
    [1] { "" }
   *[other] , spoluhráč: { $partner }
} [{ $profile }]
account-scores = { $name }: { $amount }.
account-nobody-scores = Nikdo si nic nepíše.
account-race-seat = { $name } { $score } ({ $change })
account-race = Zápis, hraje se do { $target }: { $scores }

# Partie

round-title-marijas = Konec partie
round-ended-marijas = Konec partie byl ohlášen.
end-announced-marijas = Konec partie je ohlášen: tohle rozdání se dohraje a další už nebude{ $source }.
round-won = Partie skončila.
match-won = Vyhrává: { $name }
match-reached = Na { $target } dosáhli: { $names }.
match-won-together = Společně vyhrávají, mají stejně: { $names }
match-goes-on = Na { $target } dosáhli: { $names }. Na špici mají stejně, hraje se, dokud někdo nepovede.
match-won-of-several = Vyhrává: { $name }, { $why ->
    [first] má stejně, ale je první vlevo od rozdávajícího
   *[more] má nejvíc
}
match-cvrga = Čvrga (cvrnknutí do čela): { $names }
match-makaze = Makaze (nůžky): { $names }
tally-title = Zatím u tohoto stolu:
tally-line = { $name }  vyhrané partie { $won }, čvrgy { $cvrge }, makaze { $makaze }
another-match = Další partii? Enter: ano; „ne“ skončí.

# Zápisy

show-marijas-trump = { $who }: trumfy { $suit }
show-marriage-marijas = { $trumps ->
    [yes] fircik
   *[no] cvancik
} { $value }
show-points-marijas = Body v kartách: strana volajícího { $mine } a hlášky { $marriages }, soupeři { $theirs } a hlášky { $others }

# Simulace

simulate-declared-marijas = volal
simulate-declaring-marijas = { $unit } jako volající
simulate-defending-marijas = { $unit } jako soupeř
simulate-role-declarer-marijas = volající
simulate-role-alone-marijas = volající sám
simulate-role-defender-marijas = soupeř
simulate-money-of-declarer-marijas = volající, { $unit } na rozdání
