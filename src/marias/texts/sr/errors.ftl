# Greške: šta, gde i šta je dopušteno

error-unknown-game = igre „{ $name }“ nema; ima: { $allowed }
error-unknown-bot = bota „{ $name }“ nema; ima: { $allowed }
error-bot-game = taj bot ne igra { $game }
error-unknown-language = na jeziku „{ $name }“ nema ničega; ima: cs, en, sk, sr
error-seats = { $game } se ne igra u { $seats }; dopušteno: { $allowed }
error-seats-of-profile = { $profile } su pravila za { $players }, ne za { $seats } igrača
error-dealer = tog mesta za stolom nema: mesta su 1 do { $seats }
error-cut = ne može se seći na { $at }: bar 2 karte se uzimaju i bar 2 ostaju
error-round-over = partija je gotova, više se ne deli
error-deal-on-table = mešanje na stolu nije završeno
error-no-deal = karte nisu podeljene
error-no-bot = nije red na bota
error-deal-over = mešanje je gotovo
error-deal-not-over = mešanje još nije gotovo

error-journal-exists = { $path } već postoji: nastavi ga sa --resume, ili izaberi drugo ime
error-journal-missing = datoteke { $path } nema
error-journal-write = u { $path } se ne može pisati ({ $reason }); što nije zapisano, nije se desilo
error-journal-in-use = { $path } je već otvoren: tu partiju igra drugi marias
error-journal-no-record = { $path } nije zapis partije
error-record-unreadable = { $source }: ne može se pročitati: { $reason }
error-record-empty = { $source }: zapis je prekinut pre prvog mešanja, nema se šta nastaviti
error-record-no-table = { $source } je zapis, ali ne igre u terminalu: ne može se nastaviti
error-record-tally = { $source }: beleška o ranijim partijama je oštećena
error-record-dealer = { $where }: u mešanju { $number } deli neko ko nije na redu
error-record-differs = { $where }: mešanje { $number } je obračunato { $was } (zapis { $chips }), današnja pravila kažu { $now } (zapis { $chips_now })
error-resume-nothing = nema se šta nastaviti: u { $path } nema nezavršene partije
error-resume-needs-terminal = nastavlja se samo u terminalu; zapis je ostao kakav je bio
error-resume-with = --resume uzima partiju kakva je bila, bez { $options }
error-play-bots = --bots navodi { $given }, potrebno je { $needed } (ili jedan za sve)
error-play-names = --names: najviše { $seats } različita imena od 1 do { $longest } znakova, sa zarezima
error-play-unknown-bot = --bots: bota „{ $name }“ nema; ima: { $allowed }
error-name = Ime { $name }: 1 do 40 slova, bez | i bez novog reda
error-no-seat = Mesta { $seat } nema: mesta su 0 do { $last }

# Zapisničar marijaša

error-settlement-tie = { $field }: obe strane imaju { $points }: neparan broj desetica ne deli se napola
error-settlement-no-revoke = { $field }: pravila marijaša ne znaju za cenu renonsa; dopušteno: ništa
error-settlement-no-extraordinary = { $field }: vanrednih igara nema [{ $profile }]; dopušteno: { $allowed }
error-settlement-caller-alone = { $field }: onaj ko zove ovde nema partnera; dopušteno: { $allowed }
error-settlement-partner-opposite = { $field }: partneri sede jedan preko puta drugog; dopušteno: { $allowed }
error-settlement-told-surrendered = { $field }: govori o igri, a onaj ko zove se predao; dopušteno: ništa
error-settlement-last-trick-missing = last_trick: nedostaje: ko je odneo poslednji štih?
error-settlement-last-trick-points = last_trick: nosi 10 bodova, a ta strana nema nijedan
