# Hra v termináli: krížový mariáš

# Kto čo urobil

say-choose-hidden = { $name }: zvolené, volá sa { $rank }
say-choose = { $name }: tromf { $card } leží lícom dolu, volá sa { $rank } (to je { $called })
say-forget-choice = { $name }: nezvolené, zostáva betl, durch alebo červeň sám
say-claim-hra = { $name }: vykladám karty, hra je vyhraná
say-claim-sto = { $name }: vykladám karty, sto je doma

news-turned-up = Farba je dobrá: tromf { $card }, volaná karta { $called }.
news-flek-void = Sto je namiesto hry: flek na hru neplatí [MCR-14c].
news-open-cards = Po prvom zdvihu ležia všetky karty na stole a súperi sa smú radiť [MCR-8b, MCR-8c].

# Stôl

phase-choose = voľba zo štyroch kariet
phase-suit = schválenie farby
phase-announce = hlásenie a fleky
phase-solo = fleky

board-called-rank = Volí: { $name }. Volaná výška: { $rank }.
board-forgotten = Volí: { $name }, voľba zabudnutá. Zostáva betl, durch alebo červeň sám.
board-own-choice = Tromf na stole: { $card }, volaná karta { $called } (ostatní ich nepoznajú)
board-solo = Hrá sa { $game }. Sám proti trom: { $name }
board-trumps = Tromfy: { $suit } { $sign }. Volí: { $name }. Volaná karta: { $called }
board-hearts-alone = Červeň sám. Tromfy: { $suit } { $sign }. Sám proti trom: { $name }
board-hundred = sto: { $level }, { $price } za každý stupeň
board-hundred-against = sto proti: { $price } za stupeň, namiesto hry
board-chooses = volí
board-plays-alone = hrá sám
board-with-chooser = s voliacim
board-defends = proti
board-talk = Súperi sa smú radiť (kecaný betl) [MCR-8c].
names-and = { $firsts } a { $last }

sides-known = Spolu hrajú { $declarers }; proti nim { $defence }.
sides-alone = Sám proti trom: { $name }.
sides-alone-secretly = Volanú { $card } máš ty: hráš sám proti trom a ostatní to nevedia.
sides-you-hold = Volanú { $card } máš ty: hráš s voliacim ({ $name }).
sides-unknown-chooser = Tvoj spoluhráč drží { $card }; kto to je, sa ešte nevie.
sides-unknown-defender = Volanú { $card } nemáš: hráš proti voliacemu ({ $name }). Kto je s ním, sa ešte nevie.
sides-unknown-spectator = Kto drží volanú { $card } a hrá s voliacim ({ $name }), sa ešte nevie.

# Na čo sa pýta

turn-choose = Zvoľ tromf zo svojich { $count } kariet a povedz výšku, napríklad „2 eso“ alebo „{ $example } kráľ“.
turn-suit-chooser = Pýtaš sa na farbu, alebo hráš sám? Môžeš povedať { $choices }.
turn-suit-forgotten = Voľba sa zabudla. Môžeš povedať { $choices }.
turn-suit = Schvaľuješ? Môžeš povedať { $choices }.
turn-open = Farba je dobrá. Čo hráš? „hra“, a k nej môžeš povedať { $choices }.
turn-open-nothing = Farba je dobrá. Čo hráš? Môžeš povedať „hra“.
turn-owed = Máš celú tromfovú hlášku, preto musíš ohlásiť „sto“ [MCR-14a].
turn-owed-more = Máš celú tromfovú hlášku, preto musíš ohlásiť „sto“ [MCR-14a]. Pridať môžeš { $choices }.
turn-announce = Hlásiš alebo flekuješ? Môžeš povedať { $choices }, aj viac naraz; alebo „dobrá“.
turn-silently = Hlášku karta ohlási sama; bez slova ju zahráš „mlčky { $number }“.
type-word = „{ $word }“
word-good = dobrá
word-bad = zlá
draft-card = Tromf { $card }. A výška? Napríklad „eso“ alebo „desiatka“.
draft-rank = A ktorý tromf? Napíš číslo karty.
sure-forget-choice = Bez voľby ti zostane len betl, durch alebo červeň sám [MCR-13]. Naozaj? (áno, nie)
sure-alone = Tú kartu držíš v ruke ty: budeš hrať sám proti trom a nikto to nebude vedieť. Naozaj? (áno, nie)
sure-no-own-marriage = Nemáš hlášku a samotné karty dajú najviac 90: sto vyjde, len keď hlášku má spoluhráč. Naozaj? (áno, nie)
sure-claim-rest = Vyložiť karty znamená, že všetky zvyšné zdvihy sú iste tvoje, nech ostatní traja hrajú čokoľvek. Ak nie, je to renonc a platíš každému [MCR-22c]. Naozaj? (áno, nie)
sure-claim-none = Vyložiť karty znamená, že už iste žiadny zdvih nevezmeš. Ak nie, je to renonc a platíš každému [MCR-22c]. Naozaj? (áno, nie)
sure-claim-hra = Vyložiť hru znamená, že je pre tvoju stranu iste vyhraná, nech ostatní traja hrajú čokoľvek. Ak nie, je to renonc a platíš každému [MCR-22c]. Naozaj? (áno, nie)
sure-claim-sto = Vyložiť sto znamená, že je iste uhrané, nech ostatní traja hrajú čokoľvek. Ak nie, je to renonc a platíš každému [MCR-22c]. Naozaj? (áno, nie)

# Keď to nejde

empty-choose = Napíš číslo karty 1–{ $count } a výšku, napríklad „2 eso“; ? poradí.
empty-suit = Napíš „dobrá“, „farba“, „betl“ alebo „durch“, čo z toho teraz ide; ? poradí.
empty-announce = Napíš „dobrá“, „hra“, flek a na čo, alebo čo hlásiš; ? poradí.
empty-solo = Napíš „dobrá“, alebo flek; ? poradí.
no-choice = „{ $typed }“ nejde: napíš číslo karty 1–{ $count } a výšku, napríklad „2 eso“ alebo „{ $example } desiatka“.
no-suit-answer = „{ $typed }“ tu nič neznamená: napíš „dobrá“, „farba“, „betl“ alebo „durch“.
no-announcement = „{ $typed }“ nejde: napíš „dobrá“ alebo „hra“; zvýšiť alebo ohlásiť môžeš: { $choices }.
bad-names-a-game = Tu sa nehovorí „zlá“, ale rovno hra: „betl“ alebo „durch“.

# Pomoc

help-choose = Vyber tromf z prvých štyroch kariet a zavolaj výšku: kto má kartu tej výšky v tromfoch, hrá s tebou. Ostatní počujú len výšku. Čo máš vo svojich ôsmich, na to hráš sám. „nevolím“ tromf nezvolí; potom zostáva betl, durch alebo červeň sám.
help-suit = „farba“ sa pýta ostatných, či sa smie hrať s tromfmi. „dobrá“ to schváli. „betl“ (žiadny zdvih) a „durch“ (všetky zdvihy) hrá každý sám proti trom; durch je nad betlom.
help-announce = „dobrá“ nič nepridá. „sedma“ (posledný zdvih tromfovou sedmou) a „sto“ hlási voliaci a jeho spoluhráč, „sedma proti“ a „sto proti“ súperi, len pri prvej reči. „flek hra“, „re hra“ … zdvojnásobí cenu. Flek prezradí, že si proti voliacemu; sedma, sto alebo re od iného než voliaceho, že si s ním.
help-solo = „flek“, „re“ … zdvojnásobí cenu, „dobrá“ nič nepridá. Hrá sa aj bez fleku.
help-play-krizovy = Zahraj kartu v zátvorkách. Horník alebo kráľ z hlášky ju ohlási sám, „mlčky 2“ ho zahrá bez slova.
help-claims = „vykladám zvyšok“ vyloží karty, keď všetky zvyšné zdvihy sú iste tvoje, „vykladám hru“ alebo „vykladám sto“, keď je to iste vyhrané. Kto sa pomýli, má renonc [MCR-22c].
help-claims-rest = „vykladám“ vyloží karty, keď všetky zvyšné zdvihy sú iste tvoje. Kto sa pomýli, má renonc [MCR-22c].
help-claims-none = „vykladám“ vyloží karty, keď sólista už iste žiadny zdvih nevezme. Kto sa pomýli, má renonc [MCR-22c].
wish-claim-rest = vykladám zvyšok
wish-claim-none = vykladám nič
wish-claim-hra = vykladám hru
wish-claim-sto = vykladám sto

# Vyúčtovanie

account-game = { $games } ({ $sign }). Voliaci: { $declarers }. Proti: { $defence }
account-game-alone = { $games } ({ $sign }). Sám proti trom: { $name }. Proti: { $defence }
account-folded = Karty sa skladajú nehrané: platí sa, čo stojí na stole; flek bez re prehráva voliaci.
account-revoke = Renonc: { $name } platí každému.
account-points-choosers = Voliaci: { $points } (karty { $cards }, hlášky { $marriages })
account-choosers = voliaci
account-tops-up = { $name } pridáva { $added }: dlh { $debt }, do hry { $rest } [{ $clause }].
round-score-added = { $name }  { $score } ({ $chips }, pridané { $added })
