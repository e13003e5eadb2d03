# Greške: šta, gde i šta je dozvoljeno

error-unknown-game = igre „{ $name }“ ovde nema; ima: { $allowed }
error-unknown-bot = bota „{ $name }“ ovde nema; ima: { $allowed }
error-bot-game = ovaj bot ne zna igru { $game }
error-unknown-language = na jeziku „{ $name }“ ovde nema ničega; ima: { $allowed }
error-seats = { $game } ne igra ovoliko igrača: { $seats }; dozvoljeno: { $allowed }
error-seats-unruled = { $game } ne igra ovoliko igrača: { $seats }. Po izvoru se tako igra vrlo retko, a pravila za to ne daje; dozvoljeno: { $allowed }, ili dva stola po { $half }
error-dealer = takvog mesta za stolom nema: mesta su 1 do { $seats }
error-cut = na { $at } ne može da se seče: bar 2 karte se skidaju i bar 2 ostaju
error-round-over = runda je gotova, drugog mešanja više nema
error-deal-on-table = mešanje na stolu nije završeno
error-no-deal = nije podeljeno
error-no-bot = sada nije na redu bot
error-deal-over = mešanje je završeno
error-deal-not-over = mešanje još nije završeno

error-journal-exists = { $path } već postoji: nastavlja se sa --resume, ili izaberi drugo ime
error-journal-missing = datoteke { $path } nema
error-journal-write = u { $path } ne može da se piše ({ $reason }); što nije zapisano, nije se dogodilo
error-journal-in-use = { $path } je već otvorena: tu rundu upravo igra drugi pokrenut { "marias" }
error-record-unreadable = { $source }: ne može da se pročita: { $reason }
error-record-empty = { $source }: zapis je prekinut pre prvog mešanja, nema šta da se nastavi
error-record-no-table = { $source } je zapis, ali nije iz igre u terminalu: ne može da se nastavi
error-resume-nothing = nema šta da se nastavi: u { $path } nema nezavršene runde
error-resume-needs-terminal = nastaviti se može samo u terminalu; zapis je ostao kakav je bio
error-resume-game = runda u { $path } nije { $name }: u njoj se igra { $found }
error-resume-with = --resume uzima rundu kakva je bila, bez { $options }
error-play-bots = --bots navodi { $given }, potrebno je { $needed } (ili jedan za sve)
error-play-names = --names: najviše { $seats } različita imena od 1 do { $longest } znakova, sa zarezom između
error-play-unknown-bot = --bots: bota „{ $name }“ ovde nema; ima: { $allowed }

error-settlement-request = { $field }: { $reason }
error-settlement-game = { $field }: igre „{ $name }“ ovde nema; dozvoljeno: { $allowed }
error-settlement-two-ways = { $field }: datoteka i opcije dvaput kažu isto; dozvoljeno samo jedno
error-settlement-nothing-told = { $field }: nema šta da se obračuna; dozvoljeno: opcije (vidi --help), --json, ili terminal
error-settlement-option = { $field }: ne pripada ovoj igri ({ $game }); dozvoljeno: { $allowed }
error-settlement-two-answers = { $field }: { $options }: jedno se protivi drugom; dozvoljeno samo jedno
error-settlement-missing = { $field }: nedostaje; dozvoljeno: { $allowed }
error-settlement-not-understood = { $field }: „{ $word }“ nije razumljivo; dozvoljeno: { $allowed }
error-settlement-ambiguous = { $field }: „{ $word }“ nije samo jedna boja; dozvoljeno: { $allowed }
error-settlement-not-whole = { $field }: „{ $word }“ nije ceo broj
error-settlement-no-fleks = { $field }: u marijašu nema fleka
error-settlement-flek-twice = { $field }: { $name } stoji dvaput
error-settlement-option-twice = { $field }: stoji dvaput; dozvoljeno: jednom
error-settlement-players = { $field }: { $game } ne igra ovoliko igrača: { $players }; dozvoljeno: { $allowed }
error-settlement-players-names = { $field }: „{ $word }“ nisu različita imena (koliko: { $seats })
error-settlement-seat = { $field }: mesta { $seat } nema za stolom za { $players }; dozvoljeno: { $allowed }
error-settlement-names-different = { $field }: „{ $word }“ nisu različita imena; dozvoljeno: za svakog igrača jedno, sa zarezom između
error-settlement-name-empty = { $field }: „{ $word }“: jedno ime je prazno; dozvoljeno: za svakog igrača jedno, sa zarezom između
error-settlement-range = { $field }: { $n } ne može; dozvoljeno: { $allowed }
error-settlement-names = { $field }: imena je { $count }, igrača { $players }
error-settlement-chips = { $field }: iznosa je { $count }, igrača { $players }
error-settlement-trump-missing = { $field }: nedostaje: { $contract } se igra s adutom; dozvoljeno: herc, bundeva, zelena, žir
error-settlement-no-trump = { $field }: { $contract } se igra bez aduta
error-settlement-not-on-table = { $field }: obaveze „{ $name }“ na stolu nema; dozvoljeno: { $allowed }
error-settlement-flek-limit = { $field }: { $name } na stepenu { $level }, a toliko puta ne može da se flekuje; dozvoljeno: { $allowed }
error-settlement-told-unplayed = { $field }: govori o igranju, a { $contract } se bez fleka ne igra [{ $profile }]
error-settlement-told-only-tricks = { $field }: govori o bodovima, a za { $contract } se broje samo štihovi
error-settlement-told-revoked = { $field }: govori o igranju, a posle renonsa se ne igra do kraja
error-settlement-made-of-trumps = { $field }: ide uz betl i durh; za obavezu { $contract } navode se bodovi
error-settlement-made-of-trumps-marijas = { $field }: ide samo uz betl; igra se obračunava po bodovima, predaja bez njih
error-settlement-points-missing = { $field }: nedostaje, a igralo se; dozvoljeno: desetice od 0 do 90, bez zvanja
error-settlement-points = { $field }: { $points } nisu bodovi jedne strane; dozvoljeno: desetice od 0 do 90, bez zvanja
error-settlement-points-sum = { $field }: { $mine } + { $theirs } ne daje 90; dozvoljeno: desetice koje daju 90 s poslednjim štihom, bez zvanja
error-settlement-points-trickless = { $field }: { $side ->
    [declarer] nosilac
   *[other] odbrana
} ima bodove, a nijedan štih
error-settlement-points-trickless-marijas = { $field }: { $side ->
    [declarer] strana koja zove ima
   *[other] protivnici imaju
} bodove, a nijedan štih
error-settlement-points-many = { $field }: { $points } bodova je previše za broj štihova { $tricks }; dozvoljeno: najviše { $most }
error-settlement-marriages = { $field }: { $values }: toliko zvanja u kartama nema; dozvoljeno: 20 najviše triput, 40 jednom
error-settlement-tricks = { $field }: { $mine } + { $theirs } nije mešanje; dozvoljeno: ukupno { $total } štihova
error-settlement-tricks-sum = { $field }: { $mine } + { $theirs } ne daje { $total }; dozvoljeno: ukupno { $total }, ako obaveza nije pala
error-settlement-nothing-counted = { $field }: za { $contract } se broje samo štihovi
error-settlement-tricks-missing = { $field }: nedostaje: kod četiri zvanja bez bodova odlučuju štihovi
error-settlement-made-missing = { $field }: nedostaje: je li obaveza { $contract } dobijena?; dozvoljeno: { $allowed }
error-settlement-sevens-missing = { $field }: nedostaje: jesu li obe sedmice dobijene?; dozvoljeno: { $allowed }
error-settlement-made-tricks = { $field }: ne slaže se sa štihovima { $mine } + { $theirs }
error-settlement-no-seven = { $field }: sedmica koja nije pala ne nosi štih
error-settlement-seven-won-missing = { $field }: nedostaje: je li adutska sedmica odnela poslednji štih?; dozvoljeno: { $allowed }
error-settlement-seven-owner = { $field }: obavezu { $name } najavio je onaj ko ima sedmicu; dozvoljeno: { $allowed }
error-settlement-seven-points = { $field }: poslednji štih ima 10 bodova, a ta strana nema nijedan
error-settlement-seven-holder = { $field }: najavio ju je igrač na mestu { $seat }, dakle ju ima; dozvoljeno: on, ili niko
error-settlement-seven-by-missing = { $field }: nedostaje: ko je najavio sedmicu?
error-settlement-last-trick-missing = { $field }: nedostaje: ko je odneo poslednji štih?
error-settlement-last-trick-untold = { $field }: nedostaje: za ovim stolom se njegova desetka ne broji; dozvoljeno: ko zove, protivnici
error-settlement-last-trick-points = { $field }: ima 10 bodova, a ta strana nema nijedan
error-settlement-sitter-of-three = { $field }: utroje niko ne pauzira
error-settlement-sitter-declares = { $field }: ko pauzira, ne igra
error-settlement-sitter-elsewhere = { $field }: s adutom igra onaj ko sedi levo od delioca, a taj pauzira; dozvoljeno: { $allowed }
error-settlement-sitter-revokes = { $field }: ko pauzira, nema ni karte ni renons
error-settlement-against-twice = { $field }: svaka obaveza se najavljuje jednom; dozvoljeno: { $allowed }
error-settlement-one-seven = { $field }: { $contract } i sedma_against zajedno: adutska sedmica je jedna
error-settlement-seven-over-sto = { $field }: protiv stotke se sedmica ne najavljuje [{ $profile }]
error-settlement-one-hundred = { $field }: { $contract } i sto_against zajedno: stotku može da ima samo jedna strana
error-settlement-nothing-against = { $field }: protiv obaveze { $contract } se ništa ne najavljuje
error-settlement-offence-missing = { $field }: nedostaje: kakav je to bio renons?; dozvoljeno: { $allowed }
error-settlement-offender-missing = { $field }: nedostaje, iako je reč o renonsu: ko ga je napravio?
error-settlement-declarers-talon = { $field }: { $offence }: talon odlaže samo nosilac; dozvoljeno: { $allowed }
error-settlement-offence = { $field }: { $offence }: u ovom mešanju ({ $contract }) taj igrač to nije mogao da učini; dozvoljeno: { $allowed }
error-settlement-offence-unplayed = { $field }: { $offence }: to se dešava samo u igranju, a { $contract } se bez fleka ne igra [{ $profile }]; dozvoljeno: drugi renons, ili navesti flekove
error-settlement-laid-lost = { $field }: igra koja se ne može izgubiti, a izgubljeno je: { $name }; dozvoljeno: { $allowed }
error-settlement-sharp-allowed = { $field }: { $contract }: as i desetka smeju u talon
error-settlement-evident = { $field }: { $name } u ovom mešanju ne može da se dobije; dozvoljeno: { $allowed }
error-settlement-evident-twice = { $field }: svako je dovoljno jednom; dozvoljeno: { $allowed }
error-settlement-partner-missing = { $field }: nedostaje: ko je imao zvanu kartu?; dozvoljeno: igrač, ili sam ({ "alone" })
error-settlement-partner-himself = { $field }: ko je zvao samog sebe, igra sam; dozvoljeno: drugi igrač, ili sam ({ "alone" })
error-settlement-no-partner = { $field }: { $contract } se igra sam
error-settlement-announced-twice = { $name }: svaki igrač najavljuje jednom
error-settlement-no-hundred = { $field }: ide uz stotku, a nijedna nije najavljena
error-settlement-nothing-beside = { $field }: uz obavezu { $contract } se ništa ne najavljuje
error-settlement-not-together = { $field }: { $one } i { $other } ne mogu zajedno; dozvoljeno: jedno od toga
error-settlement-marriages-by-seat = { $field }: spiskova je { $count }, igrača { $players }; dozvoljeno: za svakoga jedan
error-settlement-late-offence = { $field }: { $offence }: tek posle flekova
error-settlement-no-compulsory-hundred = { $field }: obavezna stotka se ne igra [{ $profile }]
error-settlement-four-players = { $field }: { $seats } nisu četiri igrača; dozvoljeno: jedno ili dva mesta od 0 do 3
error-settlement-alone = { $field }: { $contract } igra jedan i ništa drugo uz to
error-settlement-components = { $field }: { $names }; dozvoljeno: igra ili stotka i svaka druga obaveza jednom
error-settlement-own-side = { $field }: obavezu { $name } nije najavila njena strana; dozvoljeno: mesta { $seats }
error-settlement-top-up-early = { $field }: igrač na mestu { $seat } ima još { $stack } Kč; dodaje se tek kad novca ponestane
error-settlement-top-up = { $field }: { $amount } Kč je malo; dozvoljeno: bar { $least } Kč i s dugom
error-settlement-complete-table = { $field }: pun je, pa se igra

# Zapisničar licitovanog

error-settlement-told-cancelled = { $field }: to ide uz igranje, a { $contract } i flek samo na igru se poništavaju i ne igra se [{ $profile }]
error-settlement-told-folded = { $field }: to ide uz igranje, a nosilac je rekao greška
error-settlement-told-by-made = { $field }: to govori o adutskoj sedmici, a za { $contract } se navodi samo je li dobijeno ({ "made" })
error-settlement-told-no-contract = { $field }: to ide uz obavezu, a nijedna nije navedena; dozvoljeno: ništa, ili obaveza
error-settlement-contract-missing = { $field }: nedostaje: šta je najavljeno?; dozvoljeno: { $allowed }
error-settlement-trump-of-hearts = { $field }: { $contract } ima za adut herc; dozvoljeno: herc, ili ništa
error-settlement-helper = { $field }: pomoćna boja ide uz dve sedmice i nije adut; dozvoljeno: u dve sedmice druga boja, inače ništa
error-settlement-no-helpers = { $field }: pomoćne postoje samo u dve sedmice; dozvoljeno: { $allowed }
error-settlement-helpers-revoked = { $field }: posle renonsa više ni o čemu ne odlučuju; dozvoljeno: { $allowed }
error-settlement-four-helpers-made = { $field }: dve sedmice protiv četiri pomoćne u jednoj ruci su izgubljene; dozvoljeno: { $allowed }
error-settlement-made-counted = { $field }: ide uz betl, durh i dve sedmice; uz obavezu { $contract } navedite bodove i sedmicu
error-settlement-omyl-contract = { $field }: greška se kaže samo kod obične sedmice; dozvoljeno: { $allowed }
error-settlement-omyl-revoke = { $field }: greškom se mešanje završava, renonsom takođe; dozvoljeno: jedno od toga
error-settlement-omyl-fleks = { $field }: greška se kaže pre nego što iko može da flekuje; dozvoljeno: bez flekova
error-settlement-nobody-flekked = { $field }: to kaže ko je flekovao, a među flekovima ({ "fleks" }) nema { $name }; dozvoljeno: ništa, ili visina fleka
error-settlement-no-defender = { $field }: tu je neko ko nije branilac s kartama; dozvoljeno: jedan ili oba branioca
error-settlement-flekked-by-missing = { $field }: nedostaje: povišenu tarifu ovde plaća samo ko je flekovao; dozvoljeno: jedan ili oba branioca
error-settlement-sitter-missing = { $field }: nedostaje: ko je pauzirao?; dozvoljeno: mesto delioca
error-settlement-last-trick-worth = { $field }: poslednji štih ima 10 bodova i odneo ga je { $side ->
    [declarer] nosilac, koji nema
   *[other] branilac, a odbrana nema
} nijedan bod; dozvoljeno: { $allowed }
error-settlement-last-trick = { $field }: ne slaže se sa sedmicom, po njoj ga je { $side ->
    [declarer] odneo nosilac
   *[other] odnela odbrana
}; dozvoljeno: { $side }
error-settlement-seven-missing = { $field }: nedostaje: najavljena je sedmica ({ $contract }); čija je adutska sedmica pala u poslednjem štihu?; dozvoljeno: { $allowed }
error-settlement-taker-missing = { $field }: nedostaje: ko ga je odneo na sedmicu branioca?; dozvoljeno: { "declarer" } (nosilac), { "defence" } (odbrana)
error-settlement-no-outsider = { $field }: utroje niko ne pauzira; dozvoljeno: looked_at_cards
error-settlement-outsider = { $field }: ko pauzira, nema karte; može samo da gleda u tuđe; dozvoljeno: { $allowed }
error-settlement-declarers-offence = { $field }: { $offence } može da se desi samo nosiocu

# Zapisi i sačuvane igre: { $where } je datoteka i red

error-where = { $source }, red { $line }
error-illegal = „{ $action }“ ne može: { $why }
error-illegal-seat = „{ $action }“ (mesto { $seat }) ne može: { $why }
error-record-because = { $where }: { $cause }
error-record-cut-off = { $where }: zapis je ovde odsečen usred reda
error-record-foreign = { $where }: nije zapis marijaša: prvi red mora da bude „{ "marias 1" }“
error-record-format = { $where }: format { $found } ovde nije poznat; ova verzija čita format { $known }
error-record-head = { $where }: { $word } ne pripada zaglavlju zapisa, ili tamo stoji dvaput
error-record-head-lacks = { $where }: u zaglavlju zapisa nedostaje { $key }
error-record-generator = { $where }: mešanje karata { $found } nije poznato; poznato je { $known }
error-record-seats = { $where }: { $game } ne igra ovoliko igrača: { $seats }; dozvoljeno: { $allowed }
error-record-names = { $where }: imena je { $count }, mesta { $seats }
error-record-not-whole = { $where }: { $what }: { $word } nije ceo broj
error-record-result-kind = { $where }: { "result" } { $word }; dozvoljeno: { $allowed }
error-record-misplaced = { $where }: { $word } ne pripada ovde
error-record-amounts = { $where }: { $what }: iznosa je { $count }, mesta { $seats }
error-record-not-zero = { $where }: plaćanja ukupno ne daju nulu
error-record-deal-line = { $where }: očekivao se red: { "deal" } BROJ { "dealer" } MESTO { "shuffle" } SEME, ili { "cut" } KARATA, ili { "given" }
error-record-unfinished = { $where }: mešanje { $number } nije završeno, drugo posle njega ne može
error-record-no-pack = { $where }: očekivao se špil ({ "pack" })
error-record-seed = { $where }: { "shuffle" }: { $word } nije seme od 64 heksadecimalne cifre
error-record-cut = { $where }: ne može da se seče po { $at } karata: i skinuti i ostaviti se mora bar { $least }
error-record-profile = { $where }: pravila { $name } nema u programu, a u zapisu nisu ispisana
error-record-early-result = { $where }: mešanje { $number } ima ishod, a nije završeno
error-record-not-over = { $where }: mešanje { $number } još nije završeno, pa njegove karte još nisu otvorene
error-convert-not-over = { $where }: mešanje još nije završeno, a skrivene karte ne idu na ekran; navedi datoteku (-o)
error-record-pack-seed = { $where }: mešanje { $number }: špil ne odgovara svom semenu
error-record-pack-cut = { $where }: mešanje { $number }: nije presečen špil iz prethodnog mešanja
error-record-other-way = { $where }: po { $written } igra se u suprotnom smeru nego po { $asked }, pa se po njima ne može ponovo odigrati
error-record-turn = { $where }: igra mesto { $seat }, a na redu je mesto { $turn }
error-record-after-the-end = { $where }: igra mesto { $seat }, a mešanje je već završeno
error-record-too-large = { $where }: za zapis je prevelika: više od { $most } bajtova
error-record-not-text = { $where }: nije tekst u UTF-8, dakle to nije zapis
error-record-dealer = { $where }: mešanje { $number } nema delioca koji je na redu
error-record-differs = { $where }: mešanje { $number } je obračunato { $was } (žetoni { $chips }), po današnjim pravilima je { $now } (žetoni { $chips_now })
error-deal-pack = za deljenje su potrebne 32 različite karte
error-deal-dealer = delilac { $dealer } ne sedi za ovim stolom

error-hra-because = { $source }: { $place }: { $cause }
error-hra-foreign = { $source }: nije sačuvana igra programa { "Mariášek" } (.hra)
error-hra-too-large = { $source }: za sačuvanu igru je prevelika: { $size } bajtova, dozvoljeno najviše { $most }
error-hra-xml = { $where }: nije ceo { "XML" }
error-hra-entities = { $source }: ima definiciju tipa dokumenta ili entiteta, a to nijedna sačuvana igra nema
error-hra-encoding = { $source }: nije u kodiranju koje navodi
error-hra-root = { $source }: nije sačuvana igra: koren je { $root }, a ne „{ "Hra" }“
error-hra-unknown = { $source }: { $place }: { $name } ne pripada ovde; dozvoljeno: { $allowed }
error-hra-missing = { $source }: { $place }: nedostaje { $name }
error-hra-text = { $source }: { $place }: tekst { $text } ne pripada ovde
error-hra-twice = { $source }: { $place }: { $name } tamo stoji dvaput
error-hra-word = { $source }: { $place }: { $word }; dozvoljeno: { $allowed }
error-hra-number = { $source }: { $place }: { $word } nije ceo broj { $least } … { $most }
error-hra-text-alone = { $source }: { $place }: ovde ide samo tekst
error-hra-flek-twice = { $source }: { $place }: neka igra tamo stoji dvaput
error-hra-many-tricks = { $source }: { $place }: više od deset štihova
error-hra-trick-order = { $source }: { $place }: { $found }, a stoji kao { $number }. po redu
error-hra-not-zero = { $source }: { $place }: plaćanja { $payments } ukupno ne daju nulu
error-hra-card-twice = { $source }: karta { $card } tamo stoji dvaput
error-hra-cards = { $source }: karata je { $count } umesto 32; nedostaje: { $missing }
error-hra-hand = { $source }: { $place }: s odigranima ima { $count } karata, a treba { $size }
error-hra-unfinished = { $source }: obračunata je, a mešanje nije završeno
error-hra-no-trump-held = { $source }: { "Hra, Trumf" }: ko je birao, u toj boji nema nijednu kartu
error-hra-together = { $source }: { $place }: { $word } ne može zajedno da se najavi
error-hra-no-trumps = { $source }: { $place }: { $contract } nema adut
error-hra-trump = { $source }: { $place }: nedostaje, a { $contract } ima adut
error-hra-fleks = { $source }: { $place }: ovi igrači { $name } nisu mogli toliko puta da flekuju
error-hra-not-announced = { $source }: { $place }: { $name } nije najavljeno
error-hra-turn = { $source }: { $place }: izlazi { $leads }, a na redu je { $turn }

error-notation-pack = za špil su potrebne 32 različite karte: ima ih { $count }, dvaput: { $again }, nedostaje: { $missing }
error-notation-action = „{ $text }“ nije ništa što može da se učini; dozvoljeno: { $allowed }
error-notation-field = „{ $text }“: { $field } ne može da se pročita; piše se: { $usage }
error-notation-words = „{ $text }“: reči je previše ili premalo; piše se: { $usage }
error-notation = „{ $text }“, znak { $at }: karta ne može da se pročita; piše se rangom i bojom, na primer { "AH" } ili as herc, svaka jednom
error-notation-impossible = „{ $text }“: ovako ne može da bude
error-notation-suit = „{ $text }“ nije boja; na primer bundeva ili { "b" }
error-profile-deep = { $source }: ključ ima previše delova, dakle to nije profil
error-journal-no-record = { $path } nije zapis runde
error-name = Ime { $name }: 1 do 40 slova, bez | i bez kraja reda
error-no-seat = Mesta { $seat } za stolom nema: ima ih 0 do { $last }

error-seats-of-profile = { $profile } su pravila za { $players }, ne za { $seats } igrača
error-record-tally = { $source }: beleška o ranijim partijama je oštećena

# Zapisničar marijaša

error-settlement-tie = { $field }: obe strane imaju { $points }: neparan broj desetica ne deli se napola
error-settlement-no-revoke = { $field }: pravila marijaša ne znaju za cenu renonsa
error-settlement-no-extraordinary = { $field }: vanrednih igara nema [{ $profile }]; dozvoljeno: { $allowed }
error-settlement-caller-alone = { $field }: onaj ko zove ovde nema partnera; dozvoljeno: { $allowed }
error-settlement-partner-not-yet = { $field }: ko se predaje pre zvanja, još nema partnera; dozvoljeno: { $allowed }
error-settlement-partner-opposite = { $field }: partneri sede jedan preko puta drugog; dozvoljeno: { $allowed }
error-settlement-told-surrendered = { $field }: govori o igri, a onaj ko zove se predao
error-settlement-surrendered-trump = { $field }: onaj ko zove predao se pre nego što je zvao aduta

# Rešavanje s otvorenim kartama

error-solver-no-state = rešava se samo mešanje, a { $found } to nije
error-solver-number = { $name }: { $found } ne može; dozvoljeno: 0 do { $most }
error-solver-no-states = { $found } nije niz mešanja
error-solver-field = { $field }: { $found } ne može; dozvoljeno: { $allowed }
error-solver-phase = rešava se samo igra kartama, a ovo mešanje { $phase ->
    [end] je završeno
   *[other] se još ne igra
}
error-solver-over = mešanje je završeno: nema više šta da se odigra
error-solver-cut-short = pretraga je prekinuta pre nego što je vrednost bila sigurna; dozvoljeno: više čvorova
error-solver-stock = previše duboko: iz talona će se još vući ({ $draws }×); dozvoljeno: najviše { $most }×
error-solver-stock-cards = talon od { $cards } karata ne pripada mešanju dva igrača s adutima
error-solver-marriages = zvanja po ovim pravilima (marriage_card { $card }, marriage_when { $when }) ne mogu da se reše
error-solver-shown-fircik = fircik pokazan dok ima talona ne može da se reši ({ "marriage_card shown" })
error-solver-marriages-by-turns = gde se izlazi naizmenično ({ "draw_and_lead alternate" }), zvanja posle uzetog štiha ({ "marriage_when after_trick" }) ne mogu da se reše
error-solver-objective = za „{ $objective }“ ne može da se pita; dozvoljeno: { "payment" }, card_points, { "made" }:OBAVEZA
error-solver-no-points = u ovoj igri se bodovi ne broje; dozvoljeno: { "payment" }, { "made" }:OBAVEZA
error-solver-no-component = „{ $component }“ se ne obračunava pri svakom završetku ovog mešanja; ovde je dozvoljeno: { $allowed }
error-solver-players = igrača { $players }, ruku { $hands }: to nije sto; dozvoljeno: 2 do 4 igrača, svaki sa svojim kartama
error-solver-leader = igrač na mestu { $leader } ne može da izlazi; dozvoljeno: 0 do { $last }
error-solver-full-trick = na stolu je karata { $cards }, a igrača { $players }: štih je pun
error-solver-points = odneto { $taken } bodova, a ostalo { $left }: takvog mešanja nema
error-solver-twice = karta { $card } stoji dvaput
error-solver-hand = igrač na redu ima karata { $cards }; dozvoljeno: 1 do { $most }
error-solver-hand-size = { $seat } ima { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karte
   *[other] { $cards } karata
}; dozvoljeno: { $wanted }
error-solver-impossible-card = { $card } nije mogla da se odigra: ko ju je odigrao ima još { $hand }
error-solver-no-card = { $action }: time se ne igra karta
error-solver-marks = o zvanjima i štihovima je otvorenih pitanja { $marks }; dozvoljeno: { $most }
error-solver-levels = različitih plaćanja može da ispadne { $levels }; dozvoljeno: { $most }
error-solver-not-monotone = po ovim pravilima strana za više dobija manje; takvo mešanje ne može da se reši
error-solver-worth = obračun u vrednosti { $found } ne može da bude; dozvoljeno: celi brojevi { $least } do { $most }
error-playouts-stock = iz talona će se još vući ({ $draws }×); nasumice se igra tek kad ga nema
error-chance-seed = seme od { $given } bajtova ne postoji; dozvoljeno: reč, broj ili 32 bajta
error-chance-seed-kind = { $found } nije seme; dozvoljeno: reč, broj ili 32 bajta
error-playouts-count = { $given } slučajnih igara ne može da se odigra; dozvoljeno: 1 do { $most }
error-deals-count = { $given } mešanja ne može da se izvuče; dozvoljeno: 0 do { $most }
error-deals-sizes = ruku { $hands } sa po { $sizes } ne može da se podeli od { $cards } karata; dozvoljeno: 1 do { $most } ruke, ne više karata nego što ih ima
error-deals-place = mesta { $place } nema; dozvoljeno: 0 do { $last }, poslednje je talon
error-deals-held = na mestu { $place } ne može da bude { $cards }: leži drugde, tamo ne sme biti, ili se uopšte ne deli
error-deals-room = takvog mešanja nema: karte ({ $cards }), ukupno { $total }, mogu da leže samo na mestima { $places }, gde ima mesta za { $room }
error-deals-nowhere = takvog mešanja nema: { $cards } ne može da leži nigde
error-deals-many = mešanja je { $deals }, pre nego što se išta isključi: previše
