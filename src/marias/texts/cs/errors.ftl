# Chyby: co, kde a co je dovoleno

error-unknown-game = hra „{ $name }“ tu není; je tu: { $allowed }
error-unknown-bot = bot „{ $name }“ tu není; je tu: { $allowed }
error-bot-game = tenhle bot hru { $game } neumí
error-unknown-language = v jazyce „{ $name }“ tu nic není; jsou: { $allowed }
error-seats = { $game } se v počtu { $seats } nehraje; dovoleno: { $allowed }
error-seats-unruled = { $game } se v počtu { $seats } nehraje: podle pramene se tak hraje velmi zřídka, ale pravidla k tomu nedává; dovoleno: { $allowed }, nebo dva stoly po { $half }
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
error-resume-game = kolo v { $path } není { $name }: hraje se v něm { $found }
error-resume-with = --resume bere kolo, jak bylo, bez { $options }
error-play-bots = --bots jmenuje { $given }, potřeba je { $needed } (nebo jeden pro všechny)
error-play-names = --names: nejvýš { $seats } různá jména o 1 až { $longest } znacích, oddělená čárkou
error-play-unknown-bot = --bots: bot „{ $name }“ tu není; jsou: { $allowed }

error-settlement-request = { $field }: { $reason }
error-settlement-game = { $field }: hra „{ $name }“ tu není; dovoleno: { $allowed }
error-settlement-two-ways = { $field }: soubor i volby říkají totéž dvakrát; dovoleno jen jedno
error-settlement-nothing-told = { $field }: není co účtovat; dovoleno: volby (viz --help), --json, nebo terminál
error-settlement-option = { $field }: k této hře ({ $game }) nepatří; dovoleno: { $allowed }
error-settlement-two-answers = { $field }: { $options }: jedno odporuje druhému; dovoleno jen jedno
error-settlement-missing = { $field }: chybí; dovoleno: { $allowed }
error-settlement-not-understood = { $field }: „{ $word }“ není rozumět; dovoleno: { $allowed }
error-settlement-ambiguous = { $field }: „{ $word }“ není jen jedna barva; dovoleno: { $allowed }
error-settlement-not-whole = { $field }: „{ $word }“ není celé číslo
error-settlement-no-fleks = { $field }: v marijaši se nefleká
error-settlement-flek-twice = { $field }: { $name } je tu dvakrát
error-settlement-option-twice = { $field }: je tu dvakrát; dovoleno jednou
error-settlement-players = { $field }: v počtu { $players } se { $game } nehraje; dovoleno: { $allowed }
error-settlement-players-names = { $field }: „{ $word }“ nejsou různá jména (kolik: { $seats })
error-settlement-seat = { $field }: místo { $seat } u stolu pro { $players } není; dovoleno: { $allowed }
error-settlement-names-different = { $field }: „{ $word }“ nejsou různá jména; dovoleno: u každého hráče jedno, oddělená čárkou
error-settlement-name-empty = { $field }: „{ $word }“: jedno jméno je prázdné; dovoleno: pro každého hráče jedno, oddělená čárkou
error-settlement-range = { $field }: { $n } být nemůže; dovoleno: { $allowed }
error-settlement-names = { $field }: jmen je { $count }, hráčů { $players }
error-settlement-chips = { $field }: částek je { $count }, hráčů { $players }
error-settlement-trump-missing = { $field }: chybí: { $contract } se hraje s trumfem; dovoleno: c, k, z, l
error-settlement-no-trump = { $field }: { $contract } se hraje bez trumfů
error-settlement-not-on-table = { $field }: závazek „{ $name }“ na stole není; dovoleno: { $allowed }
error-settlement-flek-limit = { $field }: { $name } na stupni { $level }, tolikrát ale flekovat nejde; dovoleno: { $allowed }
error-settlement-told-unplayed = { $field }: mluví o sehrávce, ale { $contract } se bez fleku nehraje [{ $profile }]
error-settlement-told-only-tricks = { $field }: mluví o bodech, ale { $contract } zná jen zdvihy
error-settlement-told-revoked = { $field }: mluví o sehrávce, ale po renoncu se nedohrává
error-settlement-made-of-trumps = { $field }: patří k betlu a durchu; pro závazek { $contract } se udávají body
error-settlement-made-of-trumps-marijas = { $field }: patří jen k betlu; hra se vyúčtuje podle bodů, vzdání bez nich
error-settlement-points-missing = { $field }: chybí, a hrálo se; dovoleno: desítky od 0 do 90, bez hlášek
error-settlement-points = { $field }: { $points } nejsou body jedné strany; dovoleno: desítky od 0 do 90, bez hlášek
error-settlement-points-sum = { $field }: { $mine } + { $theirs } nedá 90; dovoleno: desítky, které dají 90 s posledním zdvihem, bez hlášek
error-settlement-points-trickless = { $field }: { $side ->
    [declarer] aktér
   *[other] obrana
} má body, ale žádný zdvih
error-settlement-points-trickless-marijas = { $field }: { $side ->
    [declarer] strana volajícího má
   *[other] soupeři mají
} body, ale žádný zdvih
error-settlement-points-many = { $field }: { $points } bodů je na počet zdvihů { $tricks } moc; dovoleno: nejvýš { $most }
error-settlement-marriages = { $field }: { $values }: tolik hlášek v kartách není; dovoleno: 20 nejvýš třikrát, 40 jednou
error-settlement-tricks = { $field }: { $mine } + { $theirs } není rozdání; dovoleno: dohromady { $total } zdvihů
error-settlement-tricks-sum = { $field }: { $mine } + { $theirs } nedá { $total }; dovoleno: dohromady { $total }, pokud závazek nepadl
error-settlement-nothing-counted = { $field }: { $contract } zná jen zdvihy
error-settlement-tricks-missing = { $field }: chybí: při čtyřech hláškách bez bodů rozhodují zdvihy
error-settlement-made-missing = { $field }: chybí: byl závazek { $contract } uhrán?; dovoleno: { $allowed }
error-settlement-sevens-missing = { $field }: chybí: byly obě sedmy uhrány?; dovoleno: { $allowed }
error-settlement-made-tricks = { $field }: nesouhlasí se zdvihy { $mine } + { $theirs }
error-settlement-no-seven = { $field }: sedma, která nepadla, zdvih nevezme
error-settlement-seven-won-missing = { $field }: chybí: vzala trumfová sedma poslední zdvih?; dovoleno: { $allowed }
error-settlement-seven-owner = { $field }: závazek { $name } hlásil ten, kdo sedmu má; dovoleno: { $allowed }
error-settlement-seven-points = { $field }: poslední zdvih má 10 bodů, ale ta strana nemá žádné
error-settlement-seven-holder = { $field }: hlásil ji hráč na místě { $seat }, tedy ji má; dovoleno: on, nebo nikdo
error-settlement-seven-by-missing = { $field }: chybí: kdo hlásil sedmu?
error-settlement-last-trick-missing = { $field }: chybí: kdo vzal poslední zdvih?
error-settlement-last-trick-untold = { $field }: chybí: u tohoto stolu se jeho desítka nepočítá; dovoleno: volající, soupeři
error-settlement-last-trick-points = { $field }: má 10 bodů, ale ta strana nemá žádné
error-settlement-sitter-of-three = { $field }: ve třech nikdo nepauzíruje
error-settlement-sitter-declares = { $field }: kdo pauzíruje, nehraje
error-settlement-sitter-elsewhere = { $field }: s trumfem hraje ten, kdo sedí po levici rozdávajícího, a ten pauzíruje; dovoleno: { $allowed }
error-settlement-sitter-revokes = { $field }: kdo pauzíruje, nemá karty ani renonc
error-settlement-against-twice = { $field }: každý závazek se hlásí jednou; dovoleno: { $allowed }
error-settlement-one-seven = { $field }: { $contract } a sedma_against zároveň: trumfová sedma je jedna
error-settlement-seven-over-sto = { $field }: proti stu se sedma nehlásí [{ $profile }]
error-settlement-one-hundred = { $field }: { $contract } a sto_against zároveň: stovku může mít jen jedna strana
error-settlement-nothing-against = { $field }: proti závazku { $contract } se nehlásí nic
error-settlement-offence-missing = { $field }: chybí: jaký to byl renonc?; dovoleno: { $allowed }
error-settlement-offender-missing = { $field }: chybí, ačkoli jde o renonc: kdo ho udělal?
error-settlement-declarers-talon = { $field }: { $offence }: talon odkládá jen aktér; dovoleno: { $allowed }
error-settlement-offence = { $field }: { $offence }: v tomto rozdání ({ $contract }) se toho tenhle hráč dopustit nemohl; dovoleno: { $allowed }
error-settlement-offence-unplayed = { $field }: { $offence }: k tomu dojde jen v sehrávce, ale { $contract } se bez fleku nehraje [{ $profile }]; dovoleno: jiný renonc, nebo udat fleky
error-settlement-laid-lost = { $field }: ložená hra nejde prohrát, ale { $name } je prohráno; dovoleno: { $allowed }
error-settlement-sharp-allowed = { $field }: { $contract }: eso i desítka do talonu smí
error-settlement-evident = { $field }: { $name } se v tomhle rozdání uhrát nedá; dovoleno: { $allowed }
error-settlement-evident-twice = { $field }: každé stačí jednou; dovoleno: { $allowed }
error-settlement-partner-missing = { $field }: chybí: kdo měl volanou kartu?; dovoleno: hráč, nebo sám (alone)
error-settlement-partner-himself = { $field }: kdo zavolal sám sebe, hraje sám; dovoleno: jiný hráč, nebo sám (alone)
error-settlement-no-partner = { $field }: { $contract } se hraje sám
error-settlement-announced-twice = { $name }: každý hráč hlásí jednou
error-settlement-no-hundred = { $field }: patří ke stovce, a žádná se nehlásila
error-settlement-nothing-beside = { $field }: vedle závazku { $contract } se nehlásí nic
error-settlement-not-together = { $field }: { $one } a { $other } zároveň být nemohou; dovoleno: jedno z nich
error-settlement-marriages-by-seat = { $field }: seznamů je { $count }, hráčů { $players }; dovoleno: pro každého jeden
error-settlement-late-offence = { $field }: { $offence }: až po flecích
error-settlement-no-compulsory-hundred = { $field }: povinné sto se nehraje [{ $profile }]
error-settlement-four-players = { $field }: { $seats } nejsou čtyři hráči; dovoleno: jedno nebo dvě místa od 0 do 3
error-settlement-alone = { $field }: { $contract } hraje jeden a nic jiného k tomu
error-settlement-components = { $field }: { $names }; dovoleno: hra nebo sto a každý další závazek jednou
error-settlement-own-side = { $field }: závazek { $name } nehlásila jeho strana; dovoleno: místa { $seats }
error-settlement-top-up-early = { $field }: hráč na místě { $seat } má ještě { $stack } Kč; přidává se, až když peníze dojdou
error-settlement-top-up = { $field }: { $amount } Kč je málo; dovoleno: aspoň { $least } Kč i s dluhem
error-settlement-complete-table = { $field }: je úplný, tak se hraje

# Zapisovatel licitovaného

error-settlement-told-cancelled = { $field }: tohle patří k sehrávce, ale { $contract } a flek jen na hru se vyruší a nehraje se [{ $profile }]
error-settlement-told-folded = { $field }: tohle patří k sehrávce, ale aktér ohlásil omyl
error-settlement-told-by-made = { $field }: tohle mluví o trumfové sedmě, ale { $contract } se udává jen jako uhraný, nebo ne (made)
error-settlement-told-no-contract = { $field }: tohle patří k závazku, ale žádný není uveden; dovoleno: nic, nebo závazek
error-settlement-contract-missing = { $field }: chybí: co se hlásilo?; dovoleno: { $allowed }
error-settlement-trump-of-hearts = { $field }: { $contract } má za trumf červené; dovoleno: c, nebo nic
error-settlement-helper = { $field }: pomocná barva patří ke dvěma sedmám a není to trumf; dovoleno: ve dvou sedmách jiná barva, jinak nic
error-settlement-no-helpers = { $field }: pomocné jsou jen ve dvou sedmách; dovoleno: { $allowed }
error-settlement-helpers-revoked = { $field }: po renoncu už o ničem nerozhodují; dovoleno: { $allowed }
error-settlement-four-helpers-made = { $field }: dvě sedmy proti čtyřem pomocným v jedné ruce jsou prohrané; dovoleno: { $allowed }
error-settlement-made-counted = { $field }: patří k betlu, durchu a dvěma sedmám; k závazku { $contract } uveďte body a sedmu
error-settlement-omyl-contract = { $field }: omyl se hlásí jen u prosté sedmy; dovoleno: { $allowed }
error-settlement-omyl-revoke = { $field }: omylem rozdání končí, renoncem také; dovoleno: jedno z nich
error-settlement-omyl-fleks = { $field }: omyl se hlásí dřív, než může někdo flekovat; dovoleno: žádné fleky
error-settlement-nobody-flekked = { $field }: tohle říká, kdo flekoval, ale ve flecích (fleks) není { $name }; dovoleno: nic, nebo výše fleku
error-settlement-no-defender = { $field }: je tam někdo, kdo není obránce s kartami; dovoleno: jeden nebo oba obránci
error-settlement-flekked-by-missing = { $field }: chybí: zvýšenou sazbu tu platí jen ten, kdo flekoval; dovoleno: jeden nebo oba obránci
error-settlement-sitter-missing = { $field }: chybí: kdo pauzíroval?; dovoleno: místo rozdávajícího
error-settlement-last-trick-worth = { $field }: poslední zdvih má 10 bodů a vzal ho { $side ->
    [declarer] aktér, který nemá
   *[other] obránce, ale obrana nemá
} žádné body; dovoleno: { $allowed }
error-settlement-last-trick = { $field }: nesouhlasí se sedmou, podle ní ho { $side ->
    [declarer] vzal aktér
   *[other] vzala obrana
}; dovoleno: { $side }
error-settlement-seven-missing = { $field }: chybí: hlásila se sedma ({ $contract }); čí trumfová sedma padla v posledním zdvihu?; dovoleno: { $allowed }
error-settlement-taker-missing = { $field }: chybí: kdo ho vzal na obráncovu sedmu?; dovoleno: declarer (aktér), defence (obrana)
error-settlement-no-outsider = { $field }: ve třech nikdo nepauzíruje; dovoleno: looked_at_cards
error-settlement-outsider = { $field }: kdo pauzíruje, nemá karty; může se jen podívat do cizích; dovoleno: { $allowed }
error-settlement-declarers-offence = { $field }: { $offence } se může stát jen aktérovi

# Zapisovatel marijáše

error-settlement-tie = { $field }: obě strany mají { $points }: lichý počet desítek se na půl nerozdělí
error-settlement-no-revoke = { $field }: renonc v marijáši žádnou cenu nemá
error-settlement-no-extraordinary = { $field }: mimořádné hry se nehrají [{ $profile }]; dovoleno: { $allowed }
error-settlement-caller-alone = { $field }: volající v tomto rozdání nikoho s sebou nemá; dovoleno: { $allowed }
error-settlement-partner-not-yet = { $field }: kdo se vzdá před voláním, partnera ještě nemá; dovoleno: { $allowed }
error-settlement-partner-opposite = { $field }: spoluhráči sedí proti sobě; dovoleno: { $allowed }
error-settlement-told-surrendered = { $field }: tohle patří k sehrávce, ale volající se vzdal
error-settlement-surrendered-trump = { $field }: volající se vzdal dřív, než trumfy zavolal

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
error-record-not-over = { $where }: rozdání { $number } ještě neskončilo, jeho karty tedy zatím nejsou otevřené
error-convert-not-over = { $where }: rozdání ještě neskončilo a skryté karty na obrazovku nepatří; řekni, do kterého souboru (-o)
error-record-pack-seed = { $where }: rozdání { $number }: balíček neodpovídá svému semínku
error-record-pack-cut = { $where }: rozdání { $number }: není to sejmutý balíček z předchozího rozdání
error-record-other-way = { $where }: podle { $written } se hraje opačným směrem než podle { $asked }, podle nich se tedy přehrát nedá
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

# Řešení s otevřenými kartami

error-solver-no-state = řešit jde jen rozdání, a { $found } žádné není
error-solver-number = { $name }: { $found } být nemůže; dovoleno: 0 až { $most }
error-solver-no-states = { $found } není řada rozdání
error-solver-field = { $field }: { $found } být nemůže; dovoleno: { $allowed }
error-solver-phase = řešit jde jen sehrávku, a tohle rozdání { $phase ->
    [end] už skončilo
   *[other] se ještě nehraje
}
error-solver-over = rozdání skončilo: není už co zahrát
error-solver-cut-short = hledání bylo přerušeno dřív, než byla hodnota jistá; dovoleno: víc uzlů
error-solver-stock = moc hluboko: z talonu se bude ještě lízat ({ $draws }×); dovoleno: nejvýš { $most }×
error-solver-stock-cards = talon o počtu karet { $cards } k rozdání dvou hráčů s trumfy nepatří
error-solver-marriages = hlášky podle těchto pravidel (marriage_card { $card }, marriage_when { $when }) řešit nejde
error-solver-shown-fircik = fircik ukázaný, dokud je talon, řešit nejde (marriage_card shown)
error-solver-marriages-by-turns = kde se vynáší střídavě (draw_and_lead alternate), tam hlášky po vzatém zdvihu (marriage_when after_trick) řešit nejde
error-solver-objective = na „{ $objective }“ se ptát nejde; dovoleno: payment, card_points, made:ZÁVAZEK
error-solver-no-points = v téhle hře se body nepočítají; dovoleno: payment, made:ZÁVAZEK
error-solver-no-component = „{ $component }“ se neúčtuje při každém konci tohoto rozdání; dovoleno tady: { $allowed }
error-solver-players = hráčů { $players }, listů { $hands }: to není stůl; dovoleno: 2 až 4 hráči, každý s jedním listem
error-solver-leader = hráč na místě { $leader } vynášet nemůže; dovoleno: 0 až { $last }
error-solver-full-trick = na stole je karet { $cards } a hráčů { $players }: zdvih je úplný
error-solver-points = vzato { $taken } bodů a zbývá { $left }: takové rozdání není
error-solver-twice = karta { $card } je tu dvakrát
error-solver-hand = hráč na řadě má karet { $cards }; dovoleno: 1 až { $most }
error-solver-hand-size = { $seat } má { $cards ->
    [one] 1 kartu
    [few] { $cards } karty
   *[other] { $cards } karet
}; dovoleno: { $wanted }
error-solver-impossible-card = { $card } zahrát nešla: ten, kdo ji hrál, má ještě { $hand }
error-solver-no-card = { $action }: tím se karta nehraje
error-solver-marks = o hláškách a zdvizích je otevřeno { $marks } otázek; dovoleno: { $most }
error-solver-levels = různých plateb může vyjít { $levels }; dovoleno: { $most }
error-solver-not-monotone = podle těchto pravidel dostane strana za víc méně; takové rozdání řešit nejde
error-solver-worth = vyúčtování v hodnotě { $found } být nemůže; dovoleno: celá čísla { $least } až { $most }
error-playouts-stock = z talonu se bude ještě lízat ({ $draws }×); nahodile se hraje, až když dojde
error-chance-seed = semínko o { $given } bajtech není; dovoleno: slovo, číslo, nebo 32 bajtů
error-chance-seed-kind = { $found } není semínko; dovoleno: slovo, číslo, nebo 32 bajtů
error-playouts-count = { $given } náhodných sehrávek sehrát nejde; dovoleno: 1 až { $most }
error-deals-count = { $given } rozdání vylosovat nejde; dovoleno: 0 až { $most }
error-deals-sizes = listů { $hands } po { $sizes } se z { $cards } karet rozdat nedá; dovoleno: 1 až { $most } listy, ne víc karet, než kolik jich je
error-deals-place = místo { $place } není; dovoleno: 0 až { $last }, poslední je talon
error-deals-held = na místě { $place } nemůže být { $cards }: leží jinde, být tam nesmí, nebo se vůbec nerozdává
error-deals-room = takové rozdání není: karty ({ $cards }), celkem { $total }, mohou ležet jen na místech { $places }, kde se jich vejde { $room }
error-deals-nowhere = takové rozdání není: { $cards } nemůže ležet nikde
error-deals-many = rozdání je { $deals }, než se cokoli vyloučí: příliš mnoho
