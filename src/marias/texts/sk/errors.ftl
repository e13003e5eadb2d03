# Chyby: čo, kde a čo je dovolené

error-unknown-game = hra „{ $name }“ tu nie je; je tu: { $allowed }
error-unknown-bot = bot „{ $name }“ tu nie je; je tu: { $allowed }
error-bot-game = tento bot hru { $game } nevie
error-unknown-language = v jazyku „{ $name }“ tu nič nie je; sú: { $allowed }
error-seats = { $game } sa v počte { $seats } nehrá; dovolené: { $allowed }
error-seats-unruled = { $game } sa v počte { $seats } nehrá: podľa prameňa sa tak hrá veľmi zriedka, ale pravidlá na to nedáva; dovolené: { $allowed }, alebo dva stoly po { $half }
error-dealer = také miesto pri stole nie je: miesta sú 1 až { $seats }
error-cut = sňať na { $at } nejde: aspoň 2 karty sa odoberú a aspoň 2 zostanú
error-round-over = kolo skončilo, ďalšie rozdanie už nebude
error-deal-on-table = rozdanie na stole nie je dohrané
error-no-deal = nie je rozdané
error-no-bot = teraz nie je na rade bot
error-deal-over = rozdanie skončilo
error-deal-not-over = rozdanie ešte neskončilo

error-journal-exists = { $path } už existuje: pokračovať v ňom sa dá cez --resume, alebo zvoľ iné meno
error-journal-missing = súbor { $path } nie je
error-journal-write = do { $path } sa nedá zapísať ({ $reason }); čo nebolo zapísané, to sa nestalo
error-journal-in-use = { $path } je už otvorený: v tomto kole hrá iný bežiaci marias
error-record-unreadable = { $source }: nedá sa prečítať: { $reason }
error-record-empty = { $source }: zápis bol prerušený pred prvým rozdaním, nie je v čom pokračovať
error-record-no-table = { $source } je zápis, ale nie z hry v termináli: pokračovať v ňom sa nedá
error-resume-nothing = nie je v čom pokračovať: v { $path } žiadne nedohrané kolo nie je
error-resume-needs-terminal = pokračovať sa dá len v termináli; zápis zostal, ako bol
error-resume-game = kolo v { $path } nie je { $name }: hrá sa v ňom { $found }
error-resume-with = --resume berie kolo, ako bolo, bez { $options }
error-play-bots = --bots menuje { $given }, treba { $needed } (alebo jedného pre všetkých)
error-play-names = --names: najviac { $seats } rôzne mená s 1 až { $longest } znakmi, oddelené čiarkou
error-play-unknown-bot = --bots: bot „{ $name }“ tu nie je; sú: { $allowed }

error-settlement-request = { $field }: { $reason }
error-settlement-game = { $field }: hra „{ $name }“ tu nie je; dovolené: { $allowed }
error-settlement-two-ways = { $field }: súbor aj voľby hovoria to isté dvakrát; dovolené len jedno
error-settlement-nothing-told = { $field }: nie je čo účtovať; dovolené: voľby (pozri --help), --json, alebo terminál
error-settlement-option = { $field }: k tejto hre ({ $game }) nepatrí; dovolené: { $allowed }
error-settlement-two-answers = { $field }: { $options }: jedno odporuje druhému; dovolené len jedno
error-settlement-missing = { $field }: chýba; dovolené: { $allowed }
error-settlement-not-understood = { $field }: „{ $word }“ nie je zrozumiteľné; dovolené: { $allowed }
error-settlement-ambiguous = { $field }: „{ $word }“ nie je len jedna farba; dovolené: { $allowed }
error-settlement-not-whole = { $field }: „{ $word }“ nie je celé číslo
error-settlement-no-fleks = { $field }: v marijaši sa neflekuje
error-settlement-flek-twice = { $field }: { $name } je tu dvakrát
error-settlement-option-twice = { $field }: je tu dvakrát; dovolené raz
error-settlement-players = { $field }: v počte { $players } sa { $game } nehrá; dovolené: { $allowed }
error-settlement-players-names = { $field }: „{ $word }“ nie sú rôzne mená (koľko: { $seats })
error-settlement-seat = { $field }: miesto { $seat } pri stole pre { $players } nie je; dovolené: { $allowed }
error-settlement-names-different = { $field }: „{ $word }“ nie sú rôzne mená; dovolené: pre každého hráča jedno, oddelené čiarkou
error-settlement-name-empty = { $field }: „{ $word }“: jedno meno je prázdne; dovolené: pre každého hráča jedno, oddelené čiarkou
error-settlement-range = { $field }: { $n } byť nemôže; dovolené: { $allowed }
error-settlement-names = { $field }: mien je { $count }, hráčov { $players }
error-settlement-chips = { $field }: súm je { $count }, hráčov { $players }
error-settlement-trump-missing = { $field }: chýba: { $contract } sa hrá s tromfom; dovolené: c, k, z, l
error-settlement-no-trump = { $field }: { $contract } sa hrá bez tromfov
error-settlement-not-on-table = { $field }: záväzok „{ $name }“ na stole nie je; dovolené: { $allowed }
error-settlement-flek-limit = { $field }: { $name } na stupni { $level }, toľkokrát sa ale flekovať nedá; dovolené: { $allowed }
error-settlement-told-unplayed = { $field }: hovorí o zohrávke, ale { $contract } sa bez fleku nehrá [{ $profile }]
error-settlement-told-only-tricks = { $field }: hovorí o bodoch, ale { $contract } pozná len zdvihy
error-settlement-told-revoked = { $field }: hovorí o zohrávke, ale po renonci sa nedohráva
error-settlement-made-of-trumps = { $field }: patrí k betlu a durchu; pre záväzok { $contract } sa udávajú body
error-settlement-made-of-trumps-marijas = { $field }: patrí len k betlu; hra sa vyúčtuje podľa bodov, vzdanie bez nich
error-settlement-points-missing = { $field }: chýba, a hralo sa; dovolené: desiatky od 0 do 90, bez hlášok
error-settlement-points = { $field }: { $points } nie sú body jednej strany; dovolené: desiatky od 0 do 90, bez hlášok
error-settlement-points-sum = { $field }: { $mine } + { $theirs } nedá 90; dovolené: desiatky, ktoré dajú 90 s posledným zdvihom, bez hlášok
error-settlement-points-trickless = { $field }: { $side ->
    [declarer] aktér
   *[other] obrana
} má body, ale žiadny zdvih
error-settlement-points-trickless-marijas = { $field }: { $side ->
    [declarer] strana volajúceho má
   *[other] súperi majú
} body, ale žiadny zdvih
error-settlement-points-many = { $field }: { $points } bodov je na počet zdvihov { $tricks } veľa; dovolené: najviac { $most }
error-settlement-marriages = { $field }: { $values }: toľko hlášok v kartách nie je; dovolené: 20 najviac trikrát, 40 raz
error-settlement-tricks = { $field }: { $mine } + { $theirs } nie je rozdanie; dovolené: dohromady { $total } zdvihov
error-settlement-tricks-sum = { $field }: { $mine } + { $theirs } nedá { $total }; dovolené: dohromady { $total }, ak záväzok nepadol
error-settlement-nothing-counted = { $field }: { $contract } pozná len zdvihy
error-settlement-tricks-missing = { $field }: chýba: pri štyroch hláškach bez bodov rozhodujú zdvihy
error-settlement-made-missing = { $field }: chýba: bol záväzok { $contract } uhraný?; dovolené: { $allowed }
error-settlement-sevens-missing = { $field }: chýba: boli obe sedmy uhrané?; dovolené: { $allowed }
error-settlement-made-tricks = { $field }: nesúhlasí so zdvihmi { $mine } + { $theirs }
error-settlement-no-seven = { $field }: sedma, ktorá nepadla, zdvih nevezme
error-settlement-seven-won-missing = { $field }: chýba: vzala tromfová sedma posledný zdvih?; dovolené: { $allowed }
error-settlement-seven-owner = { $field }: záväzok { $name } hlásil ten, kto sedmu má; dovolené: { $allowed }
error-settlement-seven-points = { $field }: posledný zdvih má 10 bodov, ale tá strana nemá žiadne
error-settlement-seven-holder = { $field }: hlásil ju hráč na mieste { $seat }, teda ju má; dovolené: on, alebo nikto
error-settlement-seven-by-missing = { $field }: chýba: kto hlásil sedmu?
error-settlement-last-trick-missing = { $field }: chýba: kto vzal posledný zdvih?
error-settlement-last-trick-untold = { $field }: chýba: pri tomto stole sa jeho desiatka nepočíta; dovolené: volajúci, súperi
error-settlement-last-trick-points = { $field }: má 10 bodov, ale tá strana nemá žiadne
error-settlement-sitter-of-three = { $field }: v troch nikto nepauzíruje
error-settlement-sitter-declares = { $field }: kto pauzíruje, nehrá
error-settlement-sitter-elsewhere = { $field }: s tromfom hrá ten, kto sedí po ľavici rozdávajúceho, a ten pauzíruje; dovolené: { $allowed }
error-settlement-sitter-revokes = { $field }: kto pauzíruje, nemá karty ani renonc
error-settlement-against-twice = { $field }: každý záväzok sa hlási raz; dovolené: { $allowed }
error-settlement-one-seven = { $field }: { $contract } a sedma_against zároveň: tromfová sedma je jedna
error-settlement-seven-over-sto = { $field }: proti stu sa sedma nehlási [{ $profile }]
error-settlement-one-hundred = { $field }: { $contract } a sto_against zároveň: stovku môže mať len jedna strana
error-settlement-nothing-against = { $field }: proti záväzku { $contract } sa nehlási nič
error-settlement-offence-missing = { $field }: chýba: aký to bol renonc?; dovolené: { $allowed }
error-settlement-offender-missing = { $field }: chýba, hoci ide o renonc: kto ho urobil?
error-settlement-declarers-talon = { $field }: { $offence }: talón odkladá len aktér; dovolené: { $allowed }
error-settlement-offence = { $field }: { $offence }: v tomto rozdaní ({ $contract }) sa toho tento hráč dopustiť nemohol; dovolené: { $allowed }
error-settlement-offence-unplayed = { $field }: { $offence }: k tomu dôjde len pri hre, ale { $contract } sa bez fleku nehrá [{ $profile }]; dovolené: iný renonc, alebo udať fleky
error-settlement-laid-lost = { $field }: ložená hra sa nedá prehrať, ale { $name } je prehraté; dovolené: { $allowed }
error-settlement-sharp-allowed = { $field }: { $contract }: eso aj desiatka do talónu smú
error-settlement-evident = { $field }: { $name } sa v tomto rozdaní uhrať nedá; dovolené: { $allowed }
error-settlement-evident-twice = { $field }: každé stačí raz; dovolené: { $allowed }
error-settlement-partner-missing = { $field }: chýba: kto mal volanú kartu?; dovolené: hráč, alebo sám (alone)
error-settlement-partner-himself = { $field }: kto zavolal sám seba, hrá sám; dovolené: iný hráč, alebo sám (alone)
error-settlement-no-partner = { $field }: { $contract } sa hrá sám
error-settlement-announced-twice = { $name }: každý hráč hlási raz
error-settlement-no-hundred = { $field }: patrí k stovke, a žiadna sa nehlásila
error-settlement-nothing-beside = { $field }: popri záväzku { $contract } sa nehlási nič
error-settlement-not-together = { $field }: { $one } a { $other } zároveň byť nemôžu; dovolené: jedno z nich
error-settlement-marriages-by-seat = { $field }: zoznamov je { $count }, hráčov { $players }; dovolené: pre každého jeden
error-settlement-late-offence = { $field }: { $offence }: až po flekoch
error-settlement-no-compulsory-hundred = { $field }: povinné sto sa nehrá [{ $profile }]
error-settlement-four-players = { $field }: { $seats } nie sú štyria hráči; dovolené: jedno alebo dve miesta od 0 do 3
error-settlement-alone = { $field }: { $contract } hrá jeden a nič iné k tomu
error-settlement-components = { $field }: { $names }; dovolené: hra alebo sto a každý ďalší záväzok raz
error-settlement-own-side = { $field }: záväzok { $name } nehlásila jeho strana; dovolené: miesta { $seats }
error-settlement-top-up-early = { $field }: hráč na mieste { $seat } má ešte { $stack } Kč; pridáva sa, až keď peniaze dôjdu
error-settlement-top-up = { $field }: { $amount } Kč je málo; dovolené: aspoň { $least } Kč aj s dlhom
error-settlement-complete-table = { $field }: je úplný, tak sa hrá

# Zapisovateľ licitovaného

error-settlement-told-cancelled = { $field }: toto patrí k zohrávke, ale { $contract } a flek len na hru sa vyrušia a nehrá sa [{ $profile }]
error-settlement-told-folded = { $field }: toto patrí k zohrávke, ale aktér ohlásil omyl
error-settlement-told-by-made = { $field }: toto hovorí o tromfovej sedme, ale { $contract } sa udáva len ako uhraný, alebo nie (made)
error-settlement-told-no-contract = { $field }: toto patrí k záväzku, ale žiadny nie je uvedený; dovolené: nič, alebo záväzok
error-settlement-contract-missing = { $field }: chýba: čo sa hlásilo?; dovolené: { $allowed }
error-settlement-trump-of-hearts = { $field }: { $contract } má za tromf červeň; dovolené: c, alebo nič
error-settlement-helper = { $field }: pomocná farba patrí k dvom sedmám a nie je to tromf; dovolené: v dvoch sedmách iná farba, inak nič
error-settlement-no-helpers = { $field }: pomocné sú len v dvoch sedmách; dovolené: { $allowed }
error-settlement-helpers-revoked = { $field }: po renonci už o ničom nerozhodujú; dovolené: { $allowed }
error-settlement-four-helpers-made = { $field }: dve sedmy proti štyrom pomocným v jednej ruke sú prehrané; dovolené: { $allowed }
error-settlement-made-counted = { $field }: patrí k betlu, durchu a dvom sedmám; k záväzku { $contract } uveďte body a sedmu
error-settlement-omyl-contract = { $field }: omyl sa hlási len pri obyčajnej sedme; dovolené: { $allowed }
error-settlement-omyl-revoke = { $field }: omylom sa rozdanie končí, renoncom tiež; dovolené: jedno z nich
error-settlement-omyl-fleks = { $field }: omyl sa hlási skôr, než môže niekto flekovať; dovolené: žiadne fleky
error-settlement-nobody-flekked = { $field }: toto hovorí, kto flekoval, ale vo flekoch (fleks) nie je { $name }; dovolené: nič, alebo výška fleku
error-settlement-no-defender = { $field }: je tam niekto, kto nie je obranca s kartami; dovolené: jeden alebo obaja obrancovia
error-settlement-flekked-by-missing = { $field }: chýba: zvýšenú sadzbu tu platí len ten, kto flekoval; dovolené: jeden alebo obaja obrancovia
error-settlement-sitter-missing = { $field }: chýba: kto pauzíroval?; dovolené: miesto rozdávajúceho
error-settlement-last-trick-worth = { $field }: posledný zdvih má 10 bodov a vzal ho { $side ->
    [declarer] aktér, ktorý nemá
   *[other] obranca, ale obrana nemá
} žiadne body; dovolené: { $allowed }
error-settlement-last-trick = { $field }: nesúhlasí so sedmou, podľa nej ho { $side ->
    [declarer] vzal aktér
   *[other] vzala obrana
}; dovolené: { $side }
error-settlement-seven-missing = { $field }: chýba: hlásila sa sedma ({ $contract }); čia tromfová sedma padla v poslednom zdvihu?; dovolené: { $allowed }
error-settlement-taker-missing = { $field }: chýba: kto ho vzal na obrancovu sedmu?; dovolené: declarer (aktér), defence (obrana)
error-settlement-no-outsider = { $field }: v troch nikto nepauzíruje; dovolené: looked_at_cards
error-settlement-outsider = { $field }: kto pauzíruje, nemá karty; môže sa len pozrieť do cudzích; dovolené: { $allowed }
error-settlement-declarers-offence = { $field }: { $offence } sa môže stať len aktérovi

# Zápisy a uložené hry: { $where } je súbor a riadok

error-where = { $source }, riadok { $line }
error-illegal = „{ $action }“ nejde: { $why }
error-illegal-seat = „{ $action }“ (miesto { $seat }) nejde: { $why }
error-record-because = { $where }: { $cause }
error-record-cut-off = { $where }: zápis je tu uprostred riadku uťatý
error-record-foreign = { $where }: nie je zápis mariáša: prvý riadok musí byť „marias 1“
error-record-format = { $where }: formát { $found } tu nie je známy; táto verzia číta formát { $known }
error-record-head = { $where }: { $word } do hlavičky zápisu nepatrí, alebo tam je dvakrát
error-record-head-lacks = { $where }: v hlavičke zápisu chýba { $key }
error-record-generator = { $where }: miešanie { $found } nie je známe; známe je { $known }
error-record-seats = { $where }: { $game } sa nehrá v počte { $seats }; dovolené: { $allowed }
error-record-names = { $where }: mien je { $count }, miest { $seats }
error-record-not-whole = { $where }: { $what }: { $word } nie je celé číslo
error-record-result-kind = { $where }: result { $word }; dovolené: { $allowed }
error-record-misplaced = { $where }: { $word } sem nepatrí
error-record-amounts = { $where }: { $what }: súm je { $count }, miest { $seats }
error-record-not-zero = { $where }: platby nedávajú dohromady nulu
error-record-deal-line = { $where }: čakal sa riadok: deal ČÍSLO dealer MIESTO shuffle SEMIENKO, alebo cut KARIET, alebo given
error-record-unfinished = { $where }: rozdanie { $number } nie je dohrané, ďalšie po ňom byť nemôže
error-record-no-pack = { $where }: čakal sa balíček (pack)
error-record-seed = { $where }: shuffle: { $word } nie je semienko so 64 šestnástkovými číslicami
error-record-cut = { $where }: snímať po { $at } kartách nejde: sňať aj nechať sa musí aspoň { $least }
error-record-profile = { $where }: pravidlá { $name } v programe nie sú a v zápise nie sú vypísané
error-record-early-result = { $where }: rozdanie { $number } má výsledok, ale nie je dohrané
error-record-not-over = { $where }: rozdanie { $number } sa ešte neskončilo, jeho karty teda zatiaľ nie sú otvorené
error-convert-not-over = { $where }: rozdanie sa ešte neskončilo a skryté karty na obrazovku nepatria; povedz, do ktorého súboru (-o)
error-record-pack-seed = { $where }: rozdanie { $number }: balíček nezodpovedá svojmu semienku
error-record-pack-cut = { $where }: rozdanie { $number }: nie je to sňatý balíček z predchádzajúceho rozdania
error-record-other-way = { $where }: podľa { $written } sa hrá opačným smerom než podľa { $asked }, podľa nich sa teda prehrať nedá
error-record-turn = { $where }: koná miesto { $seat }, ale na rade je miesto { $turn }
error-record-after-the-end = { $where }: koná miesto { $seat }, ale rozdanie už skončilo
error-record-too-large = { $where }: na zápis je príliš veľký: viac než { $most } bajtov
error-record-not-text = { $where }: nie je text v UTF-8, takže to nie je zápis
error-record-dealer = { $where }: rozdanie { $number } má iného rozdávajúceho, než na ktorom je rad
error-record-differs = { $where }: rozdanie { $number } je vyúčtované { $was } (žetóny { $chips }), podľa dnešných pravidiel je to { $now } (žetóny { $chips_now })
error-deal-pack = rozdanie potrebuje 32 rôznych kariet
error-deal-dealer = rozdávajúci { $dealer } pri tomto stole nesedí

error-hra-because = { $source }: { $place }: { $cause }
error-hra-foreign = { $source }: nie je uložená hra programu Mariášek (.hra)
error-hra-too-large = { $source }: na uloženú hru je príliš veľký: { $size } bajtov, dovolené najviac { $most }
error-hra-xml = { $where }: nie je celé XML
error-hra-entities = { $source }: má definíciu typu dokumentu alebo entity, a to žiadna uložená hra nemá
error-hra-encoding = { $source }: nie je v kódovaní, ktoré uvádza
error-hra-root = { $source }: nie je uložená hra: koreň je { $root }, nie „Hra“
error-hra-unknown = { $source }: { $place }: { $name } sem nepatrí; dovolené: { $allowed }
error-hra-missing = { $source }: { $place }: chýba { $name }
error-hra-text = { $source }: { $place }: text { $text } sem nepatrí
error-hra-twice = { $source }: { $place }: { $name } tam je dvakrát
error-hra-word = { $source }: { $place }: { $word }; dovolené: { $allowed }
error-hra-number = { $source }: { $place }: { $word } nie je celé číslo { $least } … { $most }
error-hra-text-alone = { $source }: { $place }: patrí sem len text
error-hra-flek-twice = { $source }: { $place }: niektorá hra tam je dvakrát
error-hra-many-tricks = { $source }: { $place }: viac než desať zdvihov
error-hra-trick-order = { $source }: { $place }: { $found }, ale stojí ako { $number }. v poradí
error-hra-not-zero = { $source }: { $place }: platby { $payments } nedávajú dohromady nulu
error-hra-card-twice = { $source }: karta { $card } tam je dvakrát
error-hra-cards = { $source }: kariet je { $count } namiesto 32; chýba: { $missing }
error-hra-hand = { $source }: { $place }: aj s odohranými má kariet { $count }, má ich byť { $size }
error-hra-unfinished = { $source }: je vyúčtovaná, ale rozdanie nie je dohrané
error-hra-no-trump-held = { $source }: Hra, Trumf: kto volil, nemá v tej farbe žiadnu kartu
error-hra-together = { $source }: { $place }: { $word } sa dohromady hlásiť nedá
error-hra-no-trumps = { $source }: { $place }: { $contract } tromfy nemá
error-hra-trump = { $source }: { $place }: chýba, a { $contract } tromfy má
error-hra-fleks = { $source }: { $place }: toľkokrát títo hráči { $name } flekovať nemohli
error-hra-not-announced = { $source }: { $place }: { $name } nebolo ohlásené
error-hra-turn = { $source }: { $place }: vynáša { $leads }, ale na rade je { $turn }

error-notation-pack = balíček potrebuje 32 rôznych kariet: je ich { $count }, dvakrát: { $again }, chýba: { $missing }
error-notation-action = „{ $text }“ nie je nič, čo sa dá urobiť; dovolené: { $allowed }
error-notation-field = „{ $text }“: { $field } sa nedá prečítať; píše sa: { $usage }
error-notation-words = „{ $text }“: slov je veľa alebo málo; píše sa: { $usage }
error-notation = „{ $text }“, znak { $at }: karta sa nedá prečítať; píše sa výškou a farbou, napríklad Ak, každá raz
error-notation-impossible = „{ $text }“: takto to byť nemôže
error-notation-suit = „{ $text }“ nie je farba; napríklad guľa alebo k
error-profile-deep = { $source }: kľúč má príliš veľa častí, takže to nie je profil
error-journal-no-record = { $path } nie je zápis kola
error-name = Meno { $name }: 1 až 40 písmen, bez | a bez konca riadku
error-no-seat = Miesto { $seat } pri stole nie je: je tu 0 až { $last }

error-seats-of-profile = { $profile } sú pravidlá pre { $players } hráčov, nie pre { $seats }
error-record-tally = { $source }: poznámka o predchádzajúcich partiách je poškodená

# Zapisovateľ marijáša

error-settlement-tie = { $field }: obe strany majú { $points }: nepárny počet desiatok sa napoly nerozdelí
error-settlement-no-revoke = { $field }: renonc v marijáši nijakú cenu nemá
error-settlement-no-extraordinary = { $field }: mimoriadne hry sa nehrajú [{ $profile }]; dovolené: { $allowed }
error-settlement-caller-alone = { $field }: volajúci v tomto rozdaní nikoho so sebou nemá; dovolené: { $allowed }
error-settlement-partner-not-yet = { $field }: kto sa vzdá pred volaním, partnera ešte nemá; dovolené: { $allowed }
error-settlement-partner-opposite = { $field }: spoluhráči sedia oproti sebe; dovolené: { $allowed }
error-settlement-told-surrendered = { $field }: toto patrí k odohratiu, ale volajúci sa vzdal
error-settlement-surrendered-trump = { $field }: volajúci sa vzdal skôr, než tromfy zavolal

# Riešenie s otvorenými kartami

error-solver-no-state = riešiť sa dá len rozdanie, a { $found } žiadne nie je
error-solver-number = { $name }: { $found } byť nemôže; dovolené: 0 až { $most }
error-solver-no-states = { $found } nie je rad rozdaní
error-solver-field = { $field }: { $found } byť nemôže; dovolené: { $allowed }
error-solver-phase = riešiť sa dá len zohrávka, a toto rozdanie { $phase ->
    [end] už skončilo
   *[other] sa ešte nehrá
}
error-solver-over = rozdanie skončilo: nie je už čo zahrať
error-solver-cut-short = hľadanie bolo prerušené skôr, než bola hodnota istá; dovolené: viac uzlov
error-solver-stock = príliš hlboko: z talónu sa bude ešte ťahať ({ $draws }×); dovolené: najviac { $most }×
error-solver-stock-cards = talón s počtom kariet { $cards } k rozdaniu dvoch hráčov s tromfmi nepatrí
error-solver-marriages = hlášky podľa týchto pravidiel (marriage_card { $card }, marriage_when { $when }) sa riešiť nedajú
error-solver-shown-fircik = fircik ukázaný, kým je talón, sa riešiť nedá (marriage_card shown)
error-solver-marriages-by-turns = kde sa vynáša striedavo (draw_and_lead alternate), tam sa hlášky po vzatom zdvihu (marriage_when after_trick) riešiť nedajú
error-solver-objective = na „{ $objective }“ sa pýtať nedá; dovolené: payment, card_points, made:ZÁVÄZOK
error-solver-no-points = v tejto hre sa body nepočítajú; dovolené: payment, made:ZÁVÄZOK
error-solver-no-component = „{ $component }“ sa neúčtuje pri každom konci tohto rozdania; dovolené tu: { $allowed }
error-solver-players = hráčov { $players }, listov { $hands }: to nie je stôl; dovolené: 2 až 4 hráči, každý s jedným listom
error-solver-leader = hráč na mieste { $leader } vynášať nemôže; dovolené: 0 až { $last }
error-solver-full-trick = na stole je kariet { $cards } a hráčov { $players }: zdvih je úplný
error-solver-points = vzatých { $taken } bodov a zostáva { $left }: také rozdanie nie je
error-solver-twice = karta { $card } je tu dvakrát
error-solver-hand = hráč na rade má kariet { $cards }; dovolené: 1 až { $most }
error-solver-hand-size = { $seat } má { $cards ->
    [one] 1 kartu
    [few] { $cards } karty
   *[other] { $cards } kariet
}; dovolené: { $wanted }
error-solver-impossible-card = { $card } sa zahrať nedala: ten, kto ju hral, má ešte { $hand }
error-solver-no-card = { $action }: tým sa karta nehrá
error-solver-marks = o hláškach a zdvihoch je otvorených otázok { $marks }; dovolené: { $most }
error-solver-levels = rôznych platieb môže vyjsť { $levels }; dovolené: { $most }
error-solver-not-monotone = podľa týchto pravidiel dostane strana za viac menej; také rozdanie sa riešiť nedá
error-solver-worth = vyúčtovanie v hodnote { $found } byť nemôže; dovolené: celé čísla { $least } až { $most }
error-playouts-stock = z talónu sa bude ešte ťahať ({ $draws }×); náhodne sa hrá, až keď sa minie
error-chance-seed = semienko s { $given } bajtmi nie je; dovolené: slovo, číslo, alebo 32 bajtov
error-chance-seed-kind = { $found } nie je semienko; dovolené: slovo, číslo, alebo 32 bajtov
error-playouts-count = { $given } náhodných zohrávok sa zohrať nedá; dovolené: 1 až { $most }
error-deals-count = { $given } rozdaní sa vyžrebovať nedá; dovolené: 0 až { $most }
error-deals-sizes = listov { $hands } po { $sizes } sa z { $cards } kariet rozdať nedá; dovolené: 1 až { $most } listy, nie viac kariet, než koľko ich je
error-deals-place = miesto { $place } nie je; dovolené: 0 až { $last }, posledné je talón
error-deals-held = na mieste { $place } nemôže byť { $cards }: leží inde, byť tam nesmie, alebo sa vôbec nerozdáva
error-deals-room = také rozdanie nie je: karty ({ $cards }), spolu { $total }, môžu ležať len na miestach { $places }, kde sa ich zmestí { $room }
error-deals-nowhere = také rozdanie nie je: { $cards } nemôže ležať nikde
error-deals-many = rozdaní je { $deals }, než sa čokoľvek vylúči: priveľa
