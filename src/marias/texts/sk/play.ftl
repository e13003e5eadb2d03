# Hra v termináli

play-help =
    Hra v termináli: ty a boti. GAME je { $games } (inak prvá z nich). Bez terminálu odohrá jedno rozdanie medzi botmi a vypíše ho.
    Ctrl-C ani zavreté okno nič nestratí: { $command }.
play-seats = koľko vás sedí pri stole: v marijáši dvaja, traja alebo štyria; inde traja, alebo štyria (jeden pauzuje)
play-profile = aké pravidlá sa hrajú: meno sady, alebo súbor
play-bots = kto hrá proti tebe, jeden za všetkých alebo po jednom, oddelení čiarkou ({ $bots })
play-seed = slovo alebo číslo, z ktorého plynú všetky rozdania
play-names = mená pri stole, oddelené čiarkou, prvé je tvoje
play-french = francúzske karty: srdcia, káry, piky, trefy; dolník, dáma
play-plain = písmená namiesto znakov farieb (samo sa zapne, kde znaky nie sú)
play-resume = pokračovať v nedohranom kole (bez mena súboru v poslednom)
play-save = kam sa kolo zapisuje
play-dealer = kto rozdáva prvý: 1 si ty, ďalší v smere hodín
play-speed = ako rýchlo hrajú boti
play-you = Ty
play-bot-1 = Karol
play-bot-2 = Vlasta
play-bot-3 = Fero
play-bot-4 = Jaro

# Na začiatku a na konci

greeting = { $profile }. Kedykoľvek: ? poradí, q odíde od stola.
greeting-cards = Karty: A { $ace }, 10 { $ten }, K { $king }, { $q } { $over }, { $s } { $under }. V zátvorkách [ ]: čo teraz smieš.
greeting-suits = Farby: { $suits }.
small-terminal = Okno má { $width } × { $height } znakov; hra počíta s 80 × 24, tak sa riadky zalomia. Hrať sa dá ďalej.
waits = Nedohrané kolo čaká; dohráš ho takto:
saved = Kolo je zapísané v { $path }; dohráš ho takto:
finished = Zápis kola: { $path }
resumed = Pokračuje kolo z { $path }.
resumed-cut = Posledný riadok zápisu nebol dopísaný a je škrtnutý. Nič z neho sa nestihlo ukázať.
recalled = Rozdanie { $number } pokračuje. Zatiaľ padlo:

# Medzi rozdaniami

dealt-shuffled = Rozdanie { $number }. Mieša a rozdáva: { $name }.
dealt-cut = Rozdanie { $number }. Rozdáva: { $name }. Zdvíha: { $cutter } (kariet: { $at }).
you-sit = Tentoraz pauzuješ: nemáš karty, pozeráš sa a vyrovnáš sa s aktérom ako obranca.
next = Nabudúce rozdáva: { $name }. Enter hrá ďalej, k ohlási koniec kola.
next-cut = Nabudúce rozdáva: { $name }. Zdvíhaš ty: napíš, koľko kariet ({ $least }–{ $most }), alebo len Enter; k ohlási koniec kola.
next-what = Teraz stačí Enter; k ohlási koniec kola, q odíde od stola.
no-cut = „{ $typed }“ sa zdvihnúť nedá: aspoň 2 karty zdvihneš a aspoň 2 zostanú, teda 2 až 30. Alebo len Enter.
help-between = Enter: ďalšie rozdanie. Kto zdvíha, môže napísať, koľko kariet ({ $least }–{ $most }). k: koniec kola. q: odísť, kolo zostane zapísané.
end-announced = Koniec kola je ohlásený: toto rozdanie sa dohrá a ďalšie už nebude{ $source }.

# Kto čo urobil

say-call = { $name }: { $game }!
say-play = { $name }: { $card }
say-take = { $name }: beriem talón
say-discard = { $name }: do talónu { $cards }
say-discard-hidden = { $name }: dve karty do talónu
say-misdeal = Rozhodca: zle rozdané, rozdanie neplatí.
news-talon = Z talónu berieš { $cards }.
trick-taken = → { $number }. zdvih: { $name }

# Stôl

phase-discard = talón
phase-play = { $number }. zdvih
phase-end = koniec

board-title = Rozdanie { $number } – { $phase }
board-talon = V talóne: { $cards }
board-you = to si ty
board-dealer = rozdáva
board-marriages = hlášky { $marriages }
board-leads = Na stole nič. Vynáša: { $name }.
board-trick = Na stole: { $cards }
board-hand = Tvoje karty:
names-and = { $firsts } a { $last }

# Na čo sa pýta

type-word = „{ $word }“
turn-play = { $count ->
    [1] Hráš: máš už len kartu 1, stačí Enter.
   *[other] Hráš: číslo karty 1–{ $count }.
}
turn-lead-first = Vynášaš prvý: číslo karty 1–{ $count }.
turn-lead = { $count ->
    [1] Vynášaš: máš už len kartu 1, stačí Enter. (l ukáže posledný zdvih)
   *[other] Vynášaš: číslo karty 1–{ $count }. (l ukáže posledný zdvih)
}
yes-or-no = Napíš áno, alebo nie.
taken-back = Nič sa nestalo, rozmysli si to znova.

# Keď sa to nedá

refused-card = { $card } nejde. { $why }
empty-play = Napíš číslo karty 1–{ $count }; ? poradí.
empty-discard = Napíš dve čísla kariet 1–{ $count }; ? poradí.
no-such-number = { $count ->
    [1] Také číslo tu nie je: máš už len kartu 1.
   *[other] Také číslo tu nie je: karty majú čísla 1–{ $count }.
}
no-card = { $count ->
    [1] „{ $typed }“ nie je karta: máš už len { $example }, stačí Enter.
   *[other] „{ $typed }“ nie je karta: napíš číslo 1–{ $count }, alebo kartu, napríklad { $example }.
}
no-discard = „{ $typed }“ nejde: napíš dve čísla kariet 1–{ $count }, napríklad „3 7“.
not-your-card = Kartu { $card } nemáš v ruke.
two-cards = Do talónu idú práve dve karty, tu ich je { $count }.
no-last-trick = Nijaký zdvih zatiaľ nepadol.
last-trick-gone = Posledný zdvih sa smie prezrieť len do ďalšieho výnosu, a už sa vynieslo.
last-trick = { $number }. zdvih: { $cards }. Berie: { $name }.

# Nápoveda

help-not-now = Čo teraz nejde:
help-refused = { $what } – { $why }
help-commands = Keď si na rade: ? nápoveda, t stôl, w karty slovami, l posledný zdvih, k koniec kola, q odísť.
help-cards = Karta sa píše číslom, alebo ako { $card }, alebo „{ $words }“. 10 { $ten }, { $q } { $over }, { $s } { $under }.
words-or = { $firsts } alebo { $last }

# Vyúčtovanie

account-title = Vyúčtovanie
account-what = položka
account-level = stupeň
account-price = cena
account-amount = suma
account-for = získava
account-clause = podľa
account-pays = Platí { $payer } → { $payee }: { $amount }
account-nobody-pays = Nikto nič neplatí.
account-stands = { $name } { $change }, na účte { $chips }
account-chips = { $name } { $chips } ({ $change })
round-title = Koniec kola
round-ended = Koniec kola bol ohlásený.
round-account = { $name }  { $chips }
round-score = { $name }  { $score } ({ $chips })

# Rozdanie bez hráča

alone-title = Rozdanie medzi botmi.
alone-seed = Semienko: { $seed }
alone-hand = { $name }: { $cards }
