# Hra v terminálu

play-help =
    Hra v terminálu: ty a boti. GAME je { $games } (jinak první z nich). Bez terminálu sehraje jedno rozdání mezi boty a vypíše ho.
    Ctrl-C ani zavřené okno nic neztratí: { $command }.
play-seats = kolik vás sedí u stolu: v marijáši dva, tři nebo čtyři, jinde tři, nebo čtyři (čtyřka)
play-profile = jaká pravidla se hrají: jméno sady, nebo soubor
play-bots = kdo hraje proti tobě, jeden pro všechny nebo po jednom, oddělení čárkou ({ $bots })
play-seed = slovo nebo číslo, z něhož plynou všechna rozdání kola
play-names = jména u stolu, oddělená čárkou, první je tvoje
play-french = francouzské karty: srdce, káry, piky, trefy; kluk, dáma
play-plain = písmena místo znaků barev (samo se zapne, kde znaky nejsou)
play-resume = pokračovat v nedohraném kole (bez jména souboru v posledním)
play-save = kam kolo zapisovat
play-dealer = kdo rozdává první: 1 jsi ty, další po směru hodin
play-speed = jak rychle hrají boti
play-you = Ty
play-bot-1 = Karel
play-bot-2 = Vlasta
play-bot-3 = Franta
play-bot-4 = Jarda

# Na začátku a na konci

greeting = { $profile }. Kdykoli: ? poradí, q odejde od stolu.
greeting-cards = Karty: A { $ace }, 10 { $ten }, K { $king }, { $q } { $over }, { $s } { $under }. V závorkách [ ]: co teď smíš.
greeting-suits = Barvy: { $suits }.
small-terminal = Okno má { $width } × { $height } znaků; hra počítá s 80 × 24, tak se řádky zalomí. Hrát jde dál.
waits = Nedohrané kolo čeká; dohraješ ho takto:
saved = Kolo je zapsáno v { $path }; dohraješ ho takto:
finished = Zápis kola: { $path }
resumed = Pokračuje kolo z { $path }.
resumed-cut = Poslední řádek zápisu nebyl dopsaný a je škrtnutý. Nic z něj se nestihlo ukázat.
recalled = Rozdání { $number } pokračuje. Zatím padlo:

# Mezi rozdáními

dealt-shuffled = Rozdání { $number }. Míchá a rozdává: { $name }.
dealt-cut = Rozdání { $number }. Rozdává: { $name }. Snímá: { $cutter } (karet: { $at }).
you-sit = Tentokrát pauzíruješ: nemáš karty, díváš se a vyrovnáš se s aktérem jako obránce.
next = Příště rozdává: { $name }. Enter hraje dál, k ohlásí konec kola.
next-cut = Příště rozdává: { $name }. Snímáš ty: napiš, kolik karet ({ $least }–{ $most }), nebo jen Enter; k ohlásí konec kola.
next-what = Teď stačí Enter; k ohlásí konec kola, q odejde od stolu.
no-cut = „{ $typed }“ sejmout nejde: aspoň 2 karty sejmeš a aspoň 2 zůstanou, tedy 2 až 30. Nebo jen Enter.
help-between = Enter: další rozdání. Kdo snímá, může napsat, kolik karet ({ $least }–{ $most }). k: konec kola. q: odejít, kolo zůstane zapsané.
end-announced = Konec kola je ohlášen: tohle rozdání se dohraje a další už nebude{ $source }.
sure-end = Kolo tím skončí po tomhle rozdání a vzít to zpátky nejde. Opravdu? (ano, ne)
sure-end-now = Kolo tím skončí hned. Opravdu? (ano, ne)

# Co kdo udělal

say-trump-hidden = { $name }: trumf je zvolen, leží lícem dolů
say-trump = { $name }: trumf { $card }, leží lícem dolů
say-z-lidu = { $name }: z lidu, { $place }. karta z pěti
say-forget = { $name }: trumf nezvolen, zbývá betl nebo durch
say-ask = { $name }: barva?
say-call = { $name }: { $game }!
say-stosedm = { $name }: { $contract } z ruky! ({ $sign })
say-good = { $name }: dobrá
say-bad = { $name }: špatná
say-good-flek = { $name }: dobrá, a flek
say-declare = { $name }: { $contract } ({ $sign })
say-said-stosedm = { $name }: stosedm…
say-nothing = { $name }: dobrá (bez fleku)
say-doubling = { $name }: { $what }
say-play = { $name }: { $card }
say-marriage = { $name }: { $card } – hláška { $value }
say-claim = { $name }: pokládám karty, zbytek je můj
say-claim-none = { $name }: pokládám karty, žádný zdvih už nevezmu
laid-down = Vyložené karty ({ $name }): { $cards }
laid-down-proved = Prověřeno: vyjde to, ať jsou zbylé karty kdekoli a ostatní hrají cokoli.
trick-taken = → { $number }. zdvih: { $name }

# Stůl

phase-trump = volba trumfu
phase-call = talon
phase-answer = dobrá, nebo špatná?
phase-takeover = špatná: vyšší hra
phase-declare = co se hraje
phase-doubling = fleky
phase-play = { $number }. zdvih
phase-end = konec

board-title = Rozdání { $number } – { $phase }
board-contract = Hraje se { $contract } ({ $sign }). Aktér: { $name }
board-contract-plain = Hraje se { $contract }. Aktér: { $name }
board-component = { $component }: { $level }, { $price }
board-standing = { $standing ->
    [barva] Barva? Ptá se: { $name }.
   *[other] Ohlášeno: { $game }. Hlásí: { $name }.
}
board-forhont = Volí: { $name }.
board-trump-card = Trumf na stole: { $card } (ostatní ho nevidí)
board-talon = V talonu: { $cards }
board-you = to jsi ty
board-sits = pauzíruje
board-declarer = aktér
board-dealer = rozdává
board-keeps-seven = drží sedmu
board-marriages = hlášky { $marriages }
board-leads = Na stole nic. Vynáší: { $name }.
board-trick = Na stole: { $cards }
board-open-hand = Vyložené karty ({ $name }): { $cards }
board-hand = Tvoje karty:

# Na co se ptá

turn-trump = Zvol trumf: číslo karty 1–{ $count }, nebo „z lidu 1“ až „z lidu 5“.
turn-trump-seen = Zvol trumf: číslo karty 1–{ $count }.
turn-call = Odlož dvě karty a řekni hru, třeba „3 7 barva“. Hry: { $games }.
turn-call-forgotten = Trumf není zvolen. Odlož dvě karty a řekni hru, třeba „3 7 betl“. Hry: { $games }.
turn-answer = Řekni „dobrá“, nebo „špatná“ (to bereš talon a musíš hrát { $games }).
turn-takeover = Vzal jsi talon. Odlož dvě karty a řekni vyšší hru, třeba „3 7 durch“. Hry: { $games }.
turn-declare = Schváleno. Co se hraje? Můžeš: { $games }.
turn-doubling = Flekuješ? Můžeš říct { $choices }, i víc najednou; nebo „dobrá“.
turn-doubling-nothing = Zvýšit tu nemůžeš nic, zbývá „dobrá“.
type-raise = „{ $level } { $component }“
type-announce = „{ $component }“
turn-play = { $count ->
    [1] Hraješ: máš už jen kartu 1, stačí Enter.
   *[other] Hraješ: číslo karty 1–{ $count }.
}
turn-lead-first = Vynášíš první: číslo karty 1–{ $count }.
turn-lead = { $count ->
    [1] Vynášíš: máš už jen kartu 1, stačí Enter. (l ukáže poslední zdvih)
   *[other] Vynášíš: číslo karty 1–{ $count }. (l ukáže poslední zdvih)
}
took-talon = Z talonu: { $cards }. Máš je v ruce, cesta zpět není.
draft-cards = Odložíš { $cards }. A hra? Můžeš: { $games }.
draft-call = A které dvě karty odložíš? Napiš dvě čísla.
yes-or-no = Tady se odpovídá jen „ano“, nebo „ne“ (a, n); ? vysvětlí, q odejde od stolu.
help-yes-or-no = Ano to udělá; ne to vezme zpět a nic se nestane.
taken-back = Nic se nestalo, rozmysli se znovu.
sure-forget = Bez trumfu musíš hrát betl nebo durch [LIGA-11]. Opravdu? (ano, ne)
sure-said-stosedm = Obyčejnou hru si tím zavřeš: zbude jen sedma nebo sto [LIGA-19]. Opravdu? (ano, ne)
sure-no-marriage = Nemáš hlášku a samotné karty dají nejvýš 90: sto takhle uhrát nejde. Opravdu? (ano, ne)

# Když to nejde

refused-card = { $card } nejde. { $why }
empty-trump = Napiš číslo karty 1–{ $count }, nebo „z lidu 1“ až „z lidu 5“; ? poradí.
empty-trump-seen = Napiš číslo karty 1–{ $count }; ? poradí.
empty-call = Napiš dvě čísla karet a hru, třeba „3 7 barva“; ? poradí.
empty-answer = Napiš „dobrá“, nebo „špatná“; ? poradí.
empty-takeover = Napiš dvě čísla karet a vyšší hru; ? poradí.
empty-declare = Napiš „hra“, „sedma“, nebo „sto“; ? poradí.
empty-doubling = Napiš „dobrá“, nebo flek a na co; ? poradí.
empty-play = Napiš číslo karty 1–{ $count }; ? poradí.
no-such-number = { $count ->
    [1] Takové číslo tu není: máš už jen kartu 1.
   *[other] Takové číslo tu není: karty mají čísla 1–{ $count }.
}
one-of-two = „{ $typed }“ může být { $one }, nebo { $two }: napiš to slovem.
no-card = { $count ->
    [1] „{ $typed }“ není karta: máš už jen { $example }, stačí Enter.
   *[other] „{ $typed }“ není karta: napiš číslo 1–{ $count }, nebo kartu, třeba { $example }.
}
no-trump-choice = „{ $typed }“ nejde: napiš číslo karty 1–{ $count } (nebo třeba { $example }), „z lidu 3“, či „nevolím“.
no-trump-choice-seen = „{ $typed }“ nejde: napiš číslo karty 1–{ $count } (nebo třeba { $example }), či „nevolím“.
no-call = „{ $typed }“ nejde: napiš dvě čísla karet 1–{ $count } a hru, třeba „3 7 barva“.
no-takeover = „{ $typed }“ nejde: napiš dvě čísla karet 1–{ $count } a vyšší hru, třeba „3 7 durch“.
no-answer = „{ $typed }“ není odpověď: napiš „dobrá“ (d), nebo „špatná“ (s).
no-declaration = „{ $typed }“ tu ohlásit nejde: napiš „hra“, „sedma“, nebo „sto“.
no-doubling = „{ $typed }“ nejde: napiš „dobrá“; říct můžeš: { $choices }.
named-twice = Každý závazek řekni jen jednou.
not-your-card = Kartu { $card } nemáš v ruce.
two-cards = Do talonu jdou právě dvě karty, tady je { $count }.
only-higher = Zpátky k trumfům už to nejde, jen k vyšší hře bez trumfů.
z-lidu-which = Z lidu která? Napiš „z lidu 1“ až „z lidu 5“.
flek-on-what = Na co? Napiš i závazek: { $choices }.
nothing-to-raise = Zvýšit teď není co; napiš „dobrá“.
other-level = Teď je na řadě jiný stupeň: { $raise }.
no-last-trick = Žádný zdvih zatím nepadl.
last-trick-gone = Poslední zdvih se smí prohlédnout jen do dalšího výnosu, a už se vyneslo.
last-trick = { $number }. zdvih: { $cards }. Bere: { $name }.

# Nápověda

help-trump = Zvol trumf z prvních sedmi karet (číslo nebo název karty), nebo „z lidu 1“ až „z lidu 5“: jednu z pěti karet, které ještě nevidíš. „nevolím“: trumf nezvolíš, pak zbývá betl nebo durch.
help-trump-seen = Zvol trumf z prvních sedmi karet (číslo nebo název karty). „nevolím“: trumf nezvolíš, pak zbývá betl nebo durch.
help-call = Dvě karty do talonu a hra: „barva“ se zeptá ostatních, „stosedm“ se hlásí z ruky a neptá se, „betl“ nebo „durch“ je bez trumfů a do talonu smí cokoli. Karty v závorkách smí do talonu před barvou.
help-answer = „dobrá“ hru schválí. „špatná“ ji převezme: vezmeš talon, odložíš dvě karty a hraješ vyšší hru bez trumfů.
help-takeover = Odlož dvě z dvanácti karet (smí být i esa a desítky) a řekni vyšší hru.
help-declare = Řekni, co se hraje: „hra“, „sedma“ (vzít poslední zdvih trumfovou sedmou) nebo „sto“ (100 bodů; z hlášek se počítá první).
help-doubling = „flek“, „re“, „tutti“… a na co („flek hra sedma“) zdvojnásobí cenu závazku. „sedma proti“ a „sto proti“ ohlásí obrana při první řeči. „dobrá“ neříká nic.
help-play = Zahraj kartu v závorkách. Svršek z hlášky ohlásí hlášku sám. „ložím“ položí karty, když je zbytek jistě tvůj (v betlu: když už jistě nic nevezmeš).
help-not-now = Co teď nejde:
help-refused = { $what } – { $why }
help-commands = Když jsi na řadě: { $keys }.
help-command-help = ? nápověda
help-command-table = { $key } stůl
help-command-words = { $key } karty slovy
help-command-last = { $key } poslední zdvih
help-command-end = { $key } konec kola
help-command-leave = { $key } odejít
help-key-end = konec
help-cards = Karta se píše číslem, nebo jako { $card }, nebo „{ $words }“. 10 { $ten }, { $q } { $over }, { $s } { $under }.
words-or = { $firsts } nebo { $last }
wish-z-lidu = z lidu

# Vyúčtování

account-title = Vyúčtování
account-contract = { $contract }, aktér { $name }
account-unplayed = Nehraje se: nikdo neflekoval, co by se hrálo. Závazky platí tomu, kdo je má.
account-points-declarer = Aktér: { $points } (karty { $cards }, hlášky { $marriages })
account-points-defence = Obrana: { $points } (karty { $cards }, hlášky { $marriages })
account-hundred = Do ohlášeného sta se počítá: karty { $cards } + hláška { $marriage } = { $total }
account-what = položka
account-level = stupeň
account-price = cena
account-amount = částka
account-for = získává
account-clause = podle
account-declarer = aktér
account-defence = obrana
account-pays = Platí { $payer } → { $payee }: { $amount }
account-nobody-pays = Nikdo nic neplatí.
account-insolvent = { $name }: dluh { $owed }, v kase jen { $had }. Vyplatí, co má, zbytek se odpouští a kolo končí [LIGA-8].
account-stands = { $name } { $change }, na účtu { $chips }
account-chips = { $name } { $chips } ({ $change })
round-title = Konec kola
round-ended = Konec kola byl ohlášen.
round-insolvent = Někomu došly peníze, kolo končí [LIGA-8].
round-account = { $name }  { $chips }
round-score = { $name }  { $score } ({ $chips })

# Rozdání bez hráče

alone-title = Rozdání mezi boty.
alone-seed = Semínko: { $seed }
alone-hand = { $name }: { $cards }
