# Chyby: co, kde a co je dovoleno

error-unknown-game = hra „{ $name }“ tu není; je tu: { $allowed }
error-unknown-bot = bot „{ $name }“ tu není; je tu: { $allowed }
error-bot-game = tenhle bot hru { $game } neumí
error-unknown-language = v jazyce „{ $name }“ tu nic není; jsou: { $allowed }
error-seats = { $game } se v počtu { $seats } nehraje; dovoleno: { $allowed }
error-seats-of-profile = { $profile } jsou pravidla pro { $players } hráče, ne pro { $seats }
error-dealer = takové místo u stolu není: místa jsou 1 až { $seats }
error-cut = sejmout na { $at } nejde: aspoň 2 karty se sejmou a aspoň 2 zůstanou
error-round-over = kolo skončilo, další rozdání už nebude
error-deal-on-table = rozdání na stole není dohráno
error-no-deal = není rozdáno
error-no-bot = teď není na řadě bot
error-deal-over = rozdání skončilo
error-deal-not-over = rozdání ještě neskončilo

error-journal-exists = { $path } už existuje: pokračovat v něm jde přes --resume, nebo zvol jiné jméno
error-journal-missing = soubor { $path } není
error-journal-write = do { $path } nejde zapsat ({ $reason }); co nebylo zapsáno, to se nestalo
error-journal-in-use = { $path } už je otevřen: v tomhle kole hraje jiný běžící marias
error-record-unreadable = { $source }: nelze přečíst: { $reason }
error-record-empty = { $source }: zápis byl přerušen před prvním rozdáním, není v čem pokračovat
error-record-no-table = { $source } je zápis, ale ne od hry v terminálu: pokračovat v něm nejde
error-record-tally = { $source }: poznámka o předchozích partiích je poškozená
error-resume-nothing = není v čem pokračovat: v { $path } žádné nedohrané kolo není
error-resume-needs-terminal = pokračovat jde jen v terminálu; zápis zůstal, jak byl
error-resume-with = --resume bere kolo, jak bylo, bez { $options }
error-play-bots = --bots jmenuje { $given }, potřeba je { $needed } (nebo jeden pro všechny)
error-play-names = --names: nejvýš { $seats } různá jména o 1 až { $longest } znacích, oddělená čárkou
error-play-unknown-bot = --bots: bot „{ $name }“ tu není; jsou: { $allowed }

error-settlement-request = { $field }: { $reason }
error-settlement-game = game: hra „{ $name }“ tu není; dovoleno: { $allowed }
error-settlement-two-ways = { $field }: soubor i volby říkají totéž dvakrát; dovoleno jen jedno
error-settlement-nothing-told = settle: není co účtovat; dovoleno: volby (viz --help), --json, nebo terminál
error-settlement-option = --{ $field }: k této hře ({ $game }) nepatří; dovoleno: { $allowed }
error-settlement-two-answers = { $options }: jedno odporuje druhému; dovoleno jen jedno
error-settlement-missing = { $field }: chybí; dovoleno: { $allowed }
error-settlement-not-understood = { $field }: „{ $word }“ není rozumět; dovoleno: { $allowed }
error-settlement-not-whole = { $field }: „{ $word }“ není celé číslo
error-settlement-flek-twice = flek: { $name } je tu dvakrát
error-settlement-players = players: v počtu { $players } se { $game } nehraje; dovoleno: { $allowed }
error-settlement-players-names = names: „{ $word }“ nejsou různá jména (kolik: { $seats })
error-settlement-seat = { $field }: místo { $seat } u stolu pro { $players } není; dovoleno: { $allowed }
error-settlement-names = names: jmen je { $count }, hráčů { $players }
error-settlement-chips = chips: částek je { $count }, hráčů { $players }
error-settlement-trump-missing = trump: chybí: { $contract } se hraje s trumfem; dovoleno: c, k, z, l
error-settlement-no-trump = trump: { $contract } se hraje bez trumfů
error-settlement-not-on-table = fleks: závazek „{ $name }“ na stole není; dovoleno: { $allowed }
error-settlement-flek-limit = fleks: { $name } na stupni { $level }, tolikrát ale flekovat nejde; dovoleno: { $allowed }
error-settlement-told-unplayed = { $field }: mluví o sehrávce, ale { $contract } se bez fleku nehraje [{ $profile }]
error-settlement-told-only-tricks = { $field }: mluví o bodech, ale { $contract } zná jen zdvihy
error-settlement-told-revoked = { $field }: mluví o sehrávce, ale po renoncu se nedohrává
error-settlement-made-of-trumps = made: patří k betlu a durchu; pro závazek { $contract } se udávají body
error-settlement-points-missing = declarer_points: chybí, a hrálo se; dovoleno: desítky od 0 do 90, bez hlášek
error-settlement-points = { $field }: { $points } nejsou body jedné strany; dovoleno: desítky od 0 do 90, bez hlášek
error-settlement-points-sum = card_points: { $mine } + { $theirs } nedá 90; dovoleno: desítky, které dají 90 s posledním zdvihem, bez hlášek
error-settlement-points-trickless = card_points: { $side ->
    [declarer] aktér
   *[other] obrana
} má body, ale žádný zdvih
error-settlement-marriages = marriages: { $values }: tolik hlášek v kartách není; dovoleno: 20 nejvýš třikrát, 40 jednou
error-settlement-tricks = tricks: { $mine } + { $theirs } není rozdání; dovoleno: dohromady { $total } zdvihů
error-settlement-tricks-sum = tricks: { $mine } + { $theirs } nedá { $total }; dovoleno: dohromady { $total }, pokud závazek nepadl
error-settlement-nothing-counted = card_points: { $contract } zná jen zdvihy
error-settlement-tricks-missing = { $field }: chybí: při čtyřech hláškách bez bodů rozhodují zdvihy
error-settlement-made-missing = made: chybí: byl závazek { $contract } uhrán?
error-settlement-made-tricks = made: nesouhlasí se zdvihy { $mine } + { $theirs }
error-settlement-no-seven = seven_won: sedma, která nepadla, zdvih nevezme
error-settlement-seven-won-missing = seven_won: chybí: vzala trumfová sedma poslední zdvih?
error-settlement-seven-owner = seven: závazek { $name } hlásil ten, kdo sedmu má; dovoleno: { $allowed }
error-settlement-seven-points = seven_won: poslední zdvih má 10 bodů, ale ta strana nemá žádné
error-settlement-seven-holder = seven: hlásil ji hráč na místě { $seat }, tedy ji má; dovoleno: on, nebo nikdo
error-settlement-seven-by-missing = seven_by: chybí: kdo hlásil sedmu?
error-settlement-last-trick-missing = last_trick: chybí: kdo vzal poslední zdvih?
error-settlement-last-trick-points = last_trick: má 10 bodů, ale ta strana nemá žádné
error-settlement-sitter-of-three = sitter: ve třech nikdo nepauzíruje
error-settlement-sitter-declares = sitter: kdo pauzíruje, nehraje
error-settlement-sitter-elsewhere = sitter: s trumfem hraje ten, kdo sedí po levici rozdávajícího, a ten pauzíruje; dovoleno: { $allowed }
error-settlement-sitter-revokes = revoke_by: kdo pauzíruje, nemá karty ani renonc
error-settlement-against-twice = against: každý závazek se hlásí jednou; dovoleno: { $allowed }
error-settlement-one-seven = against: { $contract } a sedma_against zároveň: trumfová sedma je jedna
error-settlement-seven-over-sto = against: proti stu se sedma nehlásí [{ $profile }]
error-settlement-one-hundred = against: { $contract } a sto_against zároveň: stovku může mít jen jedna strana
error-settlement-nothing-against = against: proti závazku { $contract } se nehlásí nic
error-settlement-offence-missing = offence: chybí: jaký to byl renonc?; dovoleno: { $allowed }
error-settlement-offender-missing = revoke_by: chybí, ačkoli jde o renonc: kdo ho udělal?
error-settlement-declarers-talon = revoke_by: { $offence }: talon odkládá jen aktér; dovoleno: { $allowed }
error-settlement-offence = offence: { $offence }: v tomto rozdání ({ $contract }) se toho tenhle hráč dopustit nemohl; dovoleno: { $allowed }
error-settlement-offence-unplayed = { $field }: { $offence }: k tomu dojde jen v sehrávce, ale { $contract } se bez fleku nehraje [{ $profile }]; dovoleno: jiný renonc, nebo udat fleky
error-settlement-laid-lost = { $field }: ložená hra nejde prohrát, ale { $name } je prohráno; dovoleno: jedno z toho
error-settlement-sharp-allowed = offence: { $contract }: eso i desítka do talonu smí
error-settlement-evident = evident: { $name } se v tomhle rozdání uhrát nedá; dovoleno: { $allowed }
error-settlement-evident-twice = evident: každé stačí jednou; dovoleno: { $allowed }
error-settlement-partner-missing = partner: chybí: kdo měl volanou kartu?; dovoleno: hráč, nebo alone (sám)
error-settlement-partner-himself = partner: kdo zavolal sám sebe, hraje sám; dovoleno: jiný hráč, nebo alone (sám)
error-settlement-no-partner = partner: { $contract } se hraje sám
error-settlement-announced-twice = { $name }: každý hráč hlásí jednou
error-settlement-no-hundred = own_marriage: patří ke stovce, a žádná se nehlásila
error-settlement-nothing-beside = { $field }: vedle závazku { $contract } se nehlásí nic
error-settlement-not-together = { $field }: { $one } a { $other } zároveň být nemohou; dovoleno: jedno z nich
error-settlement-marriages-by-seat = marriages: seznamů je { $count }, hráčů { $players }; dovoleno: pro každého jeden
error-settlement-late-offence = offence: { $offence }: až po flecích
error-settlement-no-compulsory-hundred = offence: povinné sto se nehraje [{ $profile }]
error-settlement-four-players = declarers: { $seats } nejsou čtyři hráči; dovoleno: jedno nebo dvě místa od 0 do 3
error-settlement-alone = components: { $contract } hraje jeden a nic jiného k tomu
error-settlement-components = components: { $names }; dovoleno: hra nebo sto a každý další závazek jednou
error-settlement-own-side = components: závazek { $name } nehlásila jeho strana; dovoleno: místa { $seats }
error-settlement-top-up-early = top_up: hráč na místě { $seat } má ještě { $stack } Kč; přidává se, až když peníze dojdou
error-settlement-top-up = top_up: { $amount } Kč je málo; dovoleno: aspoň { $least } Kč i s dluhem
error-settlement-complete-table = table: je úplný, tak se hraje

# Zapisovatel licitovaného

error-settlement-told-cancelled = { $field }: tohle patří k sehrávce, ale { $contract } a flek jen na hru se vyruší a nehraje se [{ $profile }]
error-settlement-told-folded = { $field }: tohle patří k sehrávce, ale aktér ohlásil omyl
error-settlement-told-by-made = { $field }: tohle mluví o trumfové sedmě, ale { $contract } se udává jen jako uhraný, nebo ne (made)
error-settlement-told-no-contract = { $field }: tohle patří k závazku, ale žádný není uveden; dovoleno: nic, nebo závazek
error-settlement-contract-missing = contract: chybí: co se hlásilo?; dovoleno: { $allowed }
error-settlement-trump-of-hearts = trump: { $contract } má za trumf červené; dovoleno: c, nebo nic
error-settlement-helper = helper: pomocná barva patří ke dvěma sedmám a není to trumf; dovoleno: ve dvou sedmách jiná barva, jinak nic
error-settlement-no-helpers = four_helpers: pomocné jsou jen ve dvou sedmách
error-settlement-helpers-revoked = four_helpers: po renoncu už o ničem nerozhodují
error-settlement-four-helpers-made = made: dvě sedmy proti čtyřem pomocným v jedné ruce jsou prohrané
error-settlement-made-counted = made: patří k betlu, durchu a dvěma sedmám; k závazku { $contract } uveďte body a sedmu
error-settlement-omyl-contract = omyl: omyl se hlásí jen u prosté sedmy
error-settlement-omyl-revoke = omyl: omylem rozdání končí, renoncem také; dovoleno: jedno z nich
error-settlement-omyl-fleks = omyl: omyl se hlásí dřív, než může někdo flekovat; dovoleno: žádné fleky
error-settlement-nobody-flekked = flekked_by: tohle říká, kdo flekoval, ale ve flecích (fleks) není { $name }; dovoleno: nic, nebo výše fleku
error-settlement-no-defender = flekked_by: je tam někdo, kdo není obránce s kartami; dovoleno: jeden nebo oba obránci
error-settlement-flekked-by-missing = flekked_by: chybí: zvýšenou sazbu tu platí jen ten, kdo flekoval; dovoleno: jeden nebo oba obránci
error-settlement-sitter-missing = sitter: chybí: kdo pauzíroval?; dovoleno: místo rozdávajícího
error-settlement-last-trick-worth = declarer_points: poslední zdvih má 10 bodů a vzal ho { $side ->
    [declarer] aktér, který nemá
   *[other] obránce, ale obrana nemá
} žádné body; dovoleno: { $allowed }
error-settlement-last-trick = last_trick: nesouhlasí se sedmou, podle ní ho { $side ->
    [declarer] vzal aktér
   *[other] vzala obrana
}; dovoleno: { $side }
error-settlement-seven-missing = seven: chybí: hlásila se sedma ({ $contract }); čí trumfová sedma padla v posledním zdvihu?; dovoleno: { $allowed }
error-settlement-taker-missing = last_trick: chybí: kdo ho vzal na obráncovu sedmu?; dovoleno: declarer (aktér), defence (obrana)
error-settlement-no-outsider = offence: ve třech nikdo nepauzíruje; dovoleno: looked_at_cards
error-settlement-outsider = revoke_by: kdo pauzíruje, nemá karty; může se jen podívat do cizích; dovoleno: { $allowed }
error-settlement-declarers-offence = revoke_by: { $offence } se může stát jen aktérovi

# Zapisovatel marijáše

error-settlement-tie = { $field }: obě strany mají { $points }: lichý počet desítek se na půl nerozdělí
error-settlement-no-revoke = { $field }: renonc v marijáši žádnou cenu nemá; dovoleno: nic
error-settlement-no-extraordinary = { $field }: mimořádné hry se nehrají [{ $profile }]; dovoleno: { $allowed }
error-settlement-caller-alone = { $field }: volající v tomto rozdání nikoho s sebou nemá; dovoleno: { $allowed }
error-settlement-partner-opposite = { $field }: spoluhráči sedí proti sobě; dovoleno: { $allowed }
error-settlement-told-surrendered = { $field }: tohle patří k sehrávce, ale volající se vzdal

# Zápisy a uložené hry: { $where } je soubor a řádek

error-where = { $source }, řádek { $line }
error-illegal = „{ $action }“ nejde: { $why }
error-illegal-seat = „{ $action }“ (místo { $seat }) nejde: { $why }
error-record-because = { $where }: { $cause }
error-record-cut-off = { $where }: zápis je tu uprostřed řádku uťatý
error-record-foreign = { $where }: není zápis mariáše: první řádek musí být „marias 1“
error-record-format = { $where }: formát { $found } tu není známý; tato verze čte formát { $known }
error-record-head = { $where }: { $word } do hlavičky zápisu nepatří, nebo tam je dvakrát
error-record-head-lacks = { $where }: v hlavičce zápisu chybí { $key }
error-record-generator = { $where }: míchání { $found } není známé; známé je { $known }
error-record-seats = { $where }: { $game } se nehraje v počtu { $seats }; dovoleno: { $allowed }
error-record-names = { $where }: jmen je { $count }, míst { $seats }
error-record-not-whole = { $where }: { $what }: { $word } není celé číslo
error-record-result-kind = { $where }: result { $word }; dovoleno: { $allowed }
error-record-misplaced = { $where }: { $word } sem nepatří
error-record-amounts = { $where }: { $what }: částek je { $count }, míst { $seats }
error-record-not-zero = { $where }: platby nedávají dohromady nulu
error-record-deal-line = { $where }: čekal se řádek: deal ČÍSLO dealer MÍSTO shuffle SEMÍNKO, nebo cut KARET, nebo given
error-record-unfinished = { $where }: rozdání { $number } není dohrané, další po něm být nemůže
error-record-no-pack = { $where }: čekal se balíček (pack)
error-record-seed = { $where }: shuffle: { $word } není semínko o 64 šestnáctkových číslicích
error-record-cut = { $where }: snímat po { $at } kartách nejde: sejmout i nechat se musí aspoň { $least }
error-record-profile = { $where }: pravidla { $name } v programu nejsou a v zápisu nejsou vypsaná
error-record-early-result = { $where }: rozdání { $number } má výsledek, ale není dohrané
error-record-pack-seed = { $where }: rozdání { $number }: balíček neodpovídá svému semínku
error-record-pack-cut = { $where }: rozdání { $number }: není to sejmutý balíček z předchozího rozdání
error-record-turn = { $where }: jedná místo { $seat }, ale na řadě je místo { $turn }
error-record-after-the-end = { $where }: jedná místo { $seat }, ale rozdání už skončilo
error-record-too-large = { $where }: na zápis je moc velký: víc než { $most } bajtů
error-record-not-text = { $where }: není text v UTF-8, takže to není zápis
error-record-dealer = { $where }: rozdání { $number } má jiného rozdávajícího, než na kterém je řada
error-record-differs = { $where }: rozdání { $number } je vyúčtováno { $was } (žetony { $chips }), podle dnešních pravidel je to { $now } (žetony { $chips_now })
error-deal-pack = rozdání potřebuje 32 různých karet
error-deal-dealer = rozdávající { $dealer } u tohoto stolu nesedí

error-hra-because = { $source }: { $place }: { $cause }
error-hra-foreign = { $source }: není uložená hra Mariášku (.hra)
error-hra-too-large = { $source }: na uloženou hru je moc velký: { $size } bajtů, dovoleno nejvýš { $most }
error-hra-xml = { $where }: není celé XML
error-hra-entities = { $source }: má definici typu dokumentu nebo entity, a to žádná uložená hra nemá
error-hra-encoding = { $source }: není v kódování, které uvádí
error-hra-root = { $source }: není uložená hra: kořen je { $root }, ne „Hra“
error-hra-unknown = { $source }: { $place }: { $name } sem nepatří; dovoleno: { $allowed }
error-hra-missing = { $source }: { $place }: chybí { $name }
error-hra-text = { $source }: { $place }: text { $text } sem nepatří
error-hra-twice = { $source }: { $place }: { $name } tam je dvakrát
error-hra-word = { $source }: { $place }: { $word }; dovoleno: { $allowed }
error-hra-number = { $source }: { $place }: { $word } není celé číslo { $least } … { $most }
error-hra-text-alone = { $source }: { $place }: patří sem jen text
error-hra-flek-twice = { $source }: { $place }: některá hra tam je dvakrát
error-hra-many-tricks = { $source }: { $place }: víc než deset zdvihů
error-hra-trick-order = { $source }: { $place }: { $found }, ale stojí jako { $number }. v pořadí
error-hra-not-zero = { $source }: { $place }: platby { $payments } nedávají dohromady nulu
error-hra-card-twice = { $source }: karta { $card } tam je dvakrát
error-hra-cards = { $source }: karet je { $count } místo 32; chybí: { $missing }
error-hra-hand = { $source }: { $place }: i s odehranými má karet { $count }, má jich být { $size }
error-hra-unfinished = { $source }: je vyúčtovaná, ale rozdání není dohrané
error-hra-no-trump-held = { $source }: Hra, Trumf: kdo volil, nemá v té barvě žádnou kartu
error-hra-together = { $source }: { $place }: { $word } se dohromady hlásit nedá
error-hra-no-trumps = { $source }: { $place }: { $contract } trumfy nemá
error-hra-trump = { $source }: { $place }: chybí, a { $contract } trumfy má
error-hra-fleks = { $source }: { $place }: tolikrát tihle hráči { $name } flekovat nemohli
error-hra-not-announced = { $source }: { $place }: { $name } nebylo ohlášeno
error-hra-turn = { $source }: { $place }: vynáší { $leads }, ale na řadě je { $turn }

error-notation-pack = balíček potřebuje 32 různých karet: je jich { $count }, dvakrát: { $again }, chybí: { $missing }
error-notation-action = „{ $text }“ není nic, co se dá udělat; dovoleno: { $allowed }
error-notation-field = „{ $text }“: { $field } nelze přečíst; píše se: { $usage }
error-notation-words = „{ $text }“: slov je moc nebo málo; píše se: { $usage }
error-notation = „{ $text }“, znak { $at }: kartu nelze přečíst; píše se výškou a barvou, třeba Ak, každá jednou
error-notation-impossible = „{ $text }“: takhle to být nemůže
error-notation-suit = „{ $text }“ není barva; třeba kule nebo k
error-profile-deep = { $source }: klíč má příliš mnoho částí, takže to není profil
error-journal-no-record = { $path } není zápis kola
error-name = Jméno { $name }: 1 až 40 písmen, bez | a bez konce řádku
error-no-seat = Místo { $seat } u stolu není: je tu 0 až { $last }
