# Hra v termináli

play-help =
    Hra v termináli: ty a boti. GAME je { $games } (inak prvá z nich). Bez terminálu sa zohrá jedno rozdanie medzi botmi a vypíše sa.
    Ctrl-C ani zatvorené okno nič nestratia: { $command }.
play-seats = koľko vás sedí pri stole: v marijáši dvaja, traja alebo štyria; inde traja, alebo štyria (jeden pauzuje)
play-profile = podľa akých pravidiel sa hrá: meno sady, alebo súbor
play-bots = kto hrá proti tebe, jeden pre všetkých alebo po jednom, oddelení čiarkou ({ $bots })
play-seed = slovo alebo číslo, z ktorého plynú všetky rozdania kola
play-names = mená pri stole, oddelené čiarkou, prvé je tvoje
play-french = francúzske karty: srdcia, káry, piky, trefy; dolník, dáma
play-plain = písmená namiesto znakov farieb (samo sa zapne, kde znaky nie sú)
play-resume = pokračovať v nedohranom kole (bez mena súboru v poslednom)
play-save = kam kolo zapisovať
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
small-terminal = Okno má { $width } × { $height } znakov; hra počíta s 80 × 24, tak sa riadky zalomia. Hrať ide ďalej.
waits = Nedohrané kolo čaká; dohráš ho takto:
saved = Kolo je zapísané v { $path }; dohráš ho takto:
finished = Zápis kola: { $path }
resumed = Pokračuje kolo z { $path }.
resumed-cut = Posledný riadok zápisu nebol dopísaný a je škrtnutý. Nič z neho sa nestihlo ukázať.
recalled = Rozdanie { $number } pokračuje. Zatiaľ padlo:

# Medzi rozdaniami

dealt-shuffled = Rozdanie { $number }. Mieša a rozdáva: { $name }.
dealt-cut = Rozdanie { $number }. Rozdáva: { $name }. Sníma: { $cutter } (kariet: { $at }).
you-sit = Tentoraz pauzíruješ: nemáš karty, pozeráš sa a vyrovnáš sa s aktérom ako obranca.
next = Nabudúce rozdáva: { $name }. Enter hrá ďalej, k ohlási koniec kola.
next-cut = Nabudúce rozdáva: { $name }. Snímaš ty: napíš, koľko kariet ({ $least }–{ $most }), alebo len Enter; k ohlási koniec kola.
next-what = Teraz stačí Enter; k ohlási koniec kola, q odíde od stola.
no-cut = „{ $typed }“ sa sňať nedá: aspoň 2 karty odoberieš a aspoň 2 zostanú, teda 2 až 30. Alebo len Enter.
help-between = Enter: ďalšie rozdanie. Kto sníma, môže napísať, koľko kariet ({ $least }–{ $most }). k: koniec kola. q: odísť, kolo zostane zapísané.
end-announced = Koniec kola je ohlásený: toto rozdanie sa dohrá a ďalšie už nebude{ $source }.
sure-end = Kolo sa tým skončí po tomto rozdaní a späť sa to vziať nedá. Naozaj? (áno, nie)
sure-end-now = Kolo sa tým skončí hneď. Naozaj? (áno, nie)

# Kto čo urobil

say-trump-hidden = { $name }: tromf je zvolený, leží lícom dolu
say-trump = { $name }: tromf { $card }, leží lícom dolu
say-z-lidu = { $name }: z ľudu, { $place }. karta z piatich
say-forget = { $name }: tromf nezvolený, zostáva betl alebo durch
say-ask = { $name }: farba?
say-call = { $name }: { $game }!
say-stosedm = { $name }: { $contract } z ruky! ({ $sign })
say-good = { $name }: dobrá
say-bad = { $name }: zlá
say-good-flek = { $name }: dobrá, a flek
say-declare = { $name }: { $contract } ({ $sign })
say-said-stosedm = { $name }: stosedem…
say-nothing = { $name }: dobrá (bez fleku)
say-doubling = { $name }: { $what }
say-play = { $name }: { $card }
say-marriage = { $name }: { $card } – hláška { $value }
say-claim = { $name }: vykladám karty, zvyšok je môj
say-claim-none = { $name }: vykladám karty, žiadny zdvih už nevezmem
laid-down = Vyložené karty ({ $name }): { $cards }
laid-down-proved = Preverené: vyjde to, nech sú zvyšné karty kdekoľvek a ostatní hrajú čokoľvek.
trick-taken = → { $number }. zdvih: { $name }

# Stôl

phase-trump = voľba tromfu
phase-call = talón
phase-answer = dobrá, alebo zlá?
phase-takeover = zlá: vyššia hra
phase-declare = čo sa hrá
phase-doubling = fleky
phase-play = { $number }. zdvih
phase-end = koniec

board-title = Rozdanie { $number } – { $phase }
board-contract = Hrá sa { $contract } ({ $sign }). Aktér: { $name }
board-contract-plain = Hrá sa { $contract }. Aktér: { $name }
board-component = { $component }: { $level }, { $price }
board-standing = { $standing ->
    [barva] Farba? Pýta sa: { $name }.
   *[other] Ohlásené: { $game }. Hlási: { $name }.
}
board-forhont = Volí: { $name }.
board-trump-card = Tromf na stole: { $card } (ostatní ho nevidia)
board-talon = V talóne: { $cards }
board-you = to si ty
board-sits = pauzíruje
board-declarer = aktér
board-dealer = rozdáva
board-keeps-seven = drží sedmu
board-marriages = hlášky { $marriages }
board-leads = Na stole nič. Vynáša: { $name }.
board-trick = Na stole: { $cards }
board-open-hand = Vyložené karty ({ $name }): { $cards }
board-hand = Tvoje karty:

# Na čo sa pýta

turn-trump = Zvoľ tromf: číslo karty 1–{ $count }, alebo „z ľudu 1“ až „z ľudu 5“.
turn-trump-seen = Zvoľ tromf: číslo karty 1–{ $count }.
turn-call = Odlož dve karty a povedz hru, napríklad „3 7 farba“. Hry: { $games }.
turn-call-forgotten = Tromf nie je zvolený. Odlož dve karty a povedz hru, napríklad „3 7 betl“. Hry: { $games }.
turn-answer = Povedz „dobrá“, alebo „zlá“ (to berieš talón a musíš hrať { $games }).
turn-takeover = Máš talón. Odlož dve karty a povedz vyššiu hru, napríklad „3 7 durch“. Hry: { $games }.
turn-declare = Schválené. Čo sa hrá? Môžeš: { $games }.
turn-doubling = Flekuješ? Môžeš povedať { $choices }, aj viac naraz; alebo „dobrá“.
turn-doubling-nothing = Zvýšiť tu nemôžeš nič, zostáva „dobrá“.
type-raise = „{ $level } { $component }“
type-announce = „{ $component }“
turn-play = { $count ->
    [1] Hráš: máš už len kartu 1, stačí Enter.
   *[other] Hráš: číslo karty 1–{ $count }.
}
turn-lead-first = Prvý výnos je tvoj: číslo karty 1–{ $count }.
turn-lead = { $count ->
    [1] Vynášaš: máš už len kartu 1, stačí Enter. (l ukáže posledný zdvih)
   *[other] Vynášaš: číslo karty 1–{ $count }. (l ukáže posledný zdvih)
}
took-talon = Z talónu: { $cards }. Máš ich v ruke, cesta späť nie je.
draft-cards = Odložíš { $cards }. A hra? Môžeš: { $games }.
draft-call = A ktoré dve karty odložíš? Napíš dve čísla.
yes-or-no = Tu sa odpovedá len „áno“, alebo „nie“ (a, n); ? vysvetlí, q odíde od stola.
help-yes-or-no = Áno to urobí; nie to vezme späť a nič sa nestane.
taken-back = Nič sa nestalo, rozmysli si to znova.
sure-forget = Bez tromfu musíš hrať betl alebo durch [LIGA-11]. Naozaj? (áno, nie)
sure-said-stosedm = Obyčajnú hru si tým zavrieš: zostane len sedma alebo sto [LIGA-19]. Naozaj? (áno, nie)
sure-no-marriage = Nemáš hlášku a samotné karty dajú najviac 90: sto sa takto uhrať nedá. Naozaj? (áno, nie)

# Keď to nejde

refused-card = { $card } nejde. { $why }
empty-trump = Napíš číslo karty 1–{ $count }, alebo „z ľudu 1“ až „z ľudu 5“; ? poradí.
empty-trump-seen = Napíš číslo karty 1–{ $count }; ? poradí.
empty-call = Napíš dve čísla kariet a hru, napríklad „3 7 farba“; ? poradí.
empty-answer = Napíš „dobrá“, alebo „zlá“; ? poradí.
empty-takeover = Napíš dve čísla kariet a vyššiu hru; ? poradí.
empty-declare = Napíš „hra“, „sedma“, alebo „sto“; ? poradí.
empty-doubling = Napíš „dobrá“, alebo flek a na čo; ? poradí.
empty-play = Napíš číslo karty 1–{ $count }; ? poradí.
no-such-number = { $count ->
    [1] Také číslo tu nie je: máš už len kartu 1.
   *[other] Také číslo tu nie je: karty majú čísla 1–{ $count }.
}
one-of-two = „{ $typed }“ môže byť { $one }, alebo { $two }: napíš to slovom.
no-card = { $count ->
    [1] „{ $typed }“ nie je karta: máš už len { $example }, stačí Enter.
   *[other] „{ $typed }“ nie je karta: napíš číslo 1–{ $count }, alebo kartu, napríklad { $example }.
}
no-trump-choice = „{ $typed }“ nejde: napíš číslo karty 1–{ $count } (alebo napríklad { $example }), „z ľudu 3“, či „nevolím“.
no-trump-choice-seen = „{ $typed }“ nejde: napíš číslo karty 1–{ $count } (alebo napríklad { $example }), či „nevolím“.
no-call = „{ $typed }“ nejde: napíš dve čísla kariet 1–{ $count } a hru, napríklad „3 7 farba“.
no-takeover = „{ $typed }“ nejde: napíš dve čísla kariet 1–{ $count } a vyššiu hru, napríklad „3 7 durch“.
no-answer = „{ $typed }“ nie je odpoveď: napíš „dobrá“ (d), alebo „zlá“.
no-declaration = „{ $typed }“ sa tu ohlásiť nedá: napíš „hra“, „sedma“, alebo „sto“.
no-doubling = „{ $typed }“ nejde: napíš „dobrá“; povedať môžeš: { $choices }.
named-twice = Každý záväzok povedz len raz.
not-your-card = Kartu { $card } nemáš v ruke.
two-cards = Do talónu idú práve dve karty, tu je { $count }.
only-higher = Späť k tromfom už to nejde, len k vyššej hre bez tromfov.
z-lidu-which = Z ľudu ktorá? Napíš „z ľudu 1“ až „z ľudu 5“.
flek-on-what = Na čo? Napíš aj záväzok: { $choices }.
nothing-to-raise = Zvýšiť teraz nie je čo; napíš „dobrá“.
other-level = Teraz je na rade iný stupeň: { $raise }.
no-last-trick = Žiadny zdvih zatiaľ nepadol.
last-trick-gone = Posledný zdvih sa smie pozrieť len do ďalšieho výnosu, a už sa vynieslo.
last-trick = { $number }. zdvih: { $cards }. Berie: { $name }.

# Pomoc

help-trump = Zvoľ tromf z prvých siedmich kariet (číslo alebo názov karty), alebo „z ľudu 1“ až „z ľudu 5“: jednu z piatich kariet, ktoré ešte nevidíš. „nevolím“: tromf nezvolíš, potom zostáva betl alebo durch.
help-trump-seen = Zvoľ tromf z prvých siedmich kariet (číslo alebo názov karty). „nevolím“: tromf nezvolíš, potom zostáva betl alebo durch.
help-call = Dve karty do talónu a hra: „farba“ sa spýta ostatných, „stosedem“ sa hlási z ruky a nepýta sa, „betl“ alebo „durch“ je bez tromfov a do talónu smie čokoľvek. Karty v zátvorkách smú do talónu pred farbou.
help-answer = „dobrá“ hru schváli. „zlá“ ju prevezme: vezmeš talón, odložíš dve karty a hráš vyššiu hru bez tromfov.
help-takeover = Odlož dve z dvanástich kariet (smú to byť aj esá a desiatky) a povedz vyššiu hru.
help-declare = Povedz, čo sa hrá: „hra“, „sedma“ (vziať posledný zdvih tromfovou sedmou) alebo „sto“ (100 bodov; z hlášok sa počíta prvá).
help-doubling = „flek“, „re“, „tuty“… a na čo („flek hra sedma“) zdvojnásobí cenu záväzku. „sedma proti“ a „sto proti“ ohlási obrana pri prvej reči. „dobrá“ nehovorí nič.
help-play = Zahraj kartu v zátvorkách. Horník z hlášky ohlási hlášku sám. „vykladám“ vyloží karty, keď je zvyšok iste tvoj (v betli: keď už iste nič nevezmeš).
help-not-now = Čo teraz nejde:
help-refused = { $what } – { $why }
help-commands = Keď si na rade: { $keys }.
help-command-help = ? pomoc
help-command-table = { $key } stôl
help-command-words = { $key } karty slovami
help-command-last = { $key } posledný zdvih
help-command-end = { $key } koniec kola
help-command-leave = { $key } odísť
help-key-end = koniec
help-cards = Karta sa píše číslom, alebo ako { $card }, alebo „{ $words }“. 10 { $ten }, { $q } { $over }, { $s } { $under }.
words-or = { $firsts } alebo { $last }
wish-z-lidu = z ľudu

# Vyúčtovanie

account-title = Vyúčtovanie
account-contract = { $contract }, aktér { $name }
account-unplayed = Nehrá sa: nikto neflekoval, čo by sa hralo. Záväzky platia tomu, kto ich má.
account-points-declarer = Aktér: { $points } (karty { $cards }, hlášky { $marriages })
account-points-defence = Obrana: { $points } (karty { $cards }, hlášky { $marriages })
account-hundred = Do ohláseného sta sa počíta: karty { $cards } + hláška { $marriage } = { $total }
account-what = položka
account-level = stupeň
account-price = cena
account-amount = suma
account-for = získava
account-clause = podľa
account-declarer = aktér
account-defence = obrana
account-pays = Platí { $payer } → { $payee }: { $amount }
account-nobody-pays = Nikto nič neplatí.
account-insolvent = { $name }: dlh { $owed }, v kase len { $had }. Vyplatí, čo má, zvyšok sa odpúšťa a kolo končí [LIGA-8].
account-stands = { $name } { $change }, na účte { $chips }
account-chips = { $name } { $chips } ({ $change })
round-title = Koniec kola
round-ended = Koniec kola bol ohlásený.
round-insolvent = Niekomu došli peniaze, kolo končí [LIGA-8].
round-account = { $name }  { $chips }
round-score = { $name }  { $score } ({ $chips })

# Rozdanie bez hráča

alone-title = Rozdanie medzi botmi.
alone-seed = Semienko: { $seed }
alone-hand = { $name }: { $cards }
