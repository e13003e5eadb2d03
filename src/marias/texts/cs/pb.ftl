# marias pb: prémiové body licitovaného mariáše

pb-help =
    Kolik prémiových bodů (PB) je za rozdání licitovaného mariáše a podle čeho? Rozdání se řekne volbami, dotazem v JSON (ze souboru, nebo s --json ze standardního vstupu), nebo zápisem (.marias), v němž se spočítá každé rozdání. Karty se udávají, nebo stačí, co je na lístku: počty. Co nikdo neřekl, je neznámé, a výsledek je pak „nejméně“. Závazky, o kterých není řečeno nic jiného, se počítají jako uhrané.
pb-json = dotaz i odpověď v JSON (s volbami nebo zápisem jen odpověď)
pb-option-table = podle které tabulky: jméno vydání, nebo soubor .toml
pb-option-contract = závazek: sedma, sto, sto a sedma, betl, durch, dvě sedmy, dvě sedmy a sto (červené řekne trumf)
pb-option-trump = trumfová barva: c červené, k kule, z zelené, l žaludy
pb-option-helper = pomocná barva dvou sedem
pb-option-leads = vynášel aktér (s výnosem)?
pb-option-part = jak závazek dopadl, například sto=prohráno nebo sedma=schváleno; kde je závazek jediný, stačí samo prohráno
pb-option-hand = deset karet aktéra při výnosu
pb-option-talon = dvě karty, které aktér odložil
pb-option-defender = deset karet obránce (jednou, nebo dvakrát)
pb-option-trumps = kolik trumfů měl aktér v deseti kartách
pb-option-ace = měl mezi nimi trumfové eso?
pb-option-ten = měl mezi nimi trumfovou desítku?
pb-option-helpers = kolik pomocných měl v deseti kartách, i se sedmou
pb-option-talon-trumps = kolik trumfů odložil
pb-option-talon-helpers = kolik pomocných odložil
pb-option-marriage = na jakou hlášku bylo sto: trumfová, netrumfová, žádná
pb-option-four-helpers = měl jeden obránce čtyři nebo více pomocných?
pb-option-note-4 = měl aktér k sedmě tři nejvyšší trumfy, šest uzavřených pomocných a obě další esa (poznámka 4)?
pb-option-opening = betl: karta vynesená do prvního zdvihu
pb-option-catching-aces = betl: kolik je chytajících es podle poznámek 1 a 2, nejsou-li udány karty
pb-option-six-card-suits = betl: kolik je šesteráků s chytákem podle poznámek 1 a 2, nejsou-li udány karty
pb-option-open-suits = durch: kolik barev nebylo ložených, nejsou-li udány karty
pb-option-flek-hand = betl, durch: deset karet toho, kdo dal první flek
pb-option-flek-suits = betl: kolik barev měl v kartě, kdo dal první flek
pb-option-flek-stoppers = durch: v kolika barvách měl chyták, kdo dal první flek
pb-option-flek-bare-aces = durch: byly ty chytáky dvě plonková esa?
pb-option-laid = byla to ložená hra?
pb-option-renonc = kdo udělal renonc: aktér, flekař (kdo dal první flek), obrana
pb-option-technical = kdo dostal paušál za technický renonc: hra platí, on body nemá (i vícekrát)
pb-option-lost-before = byla hra v okamžiku renoncu už prohraná?
pb-option-winnable = dala se v tom okamžiku při běžné obraně ještě vyhrát?
pb-option-granted = přiznal body přivolaný rozhodčí?
pb-option-written = je hra na stolovém lístku?
pb-option-show-table = vypíše tabulku: figury, jejich původ, a co v ní chybí
pb-option-copy-table = vypíše soubor dodávané tabulky, aby se dal upravit
pb-option-check-table = řekne, co je v souborech s tabulkou špatně; kód 1: něco je špatně
pb-option-tables = vypíše dodávané tabulky

pb-declarer = aktér
pb-flekker = flekař
pb-defence = obrana
pb-fate-won = uhráno
pb-fate-lost = prohráno
pb-fate-approved = schváleno
pb-marriage-trump = trumfová
pb-marriage-plain = netrumfová
pb-marriage-none = žádná

pb-head = { $contract }{ $led ->
    [yes] , s výnosem
    [no] , bez výnosu
   *[other] { "" }
}: { $parts } [{ $edition }]
pb-part = { $part } { $fate }
pb-edition-incomplete = { $edition }, není celá
pb-edition-touched = { $edition }, není celá: této hry se to týká
pb-edition-untouched = { $edition }, není celá, ale této hry se to netýká
pb-incomplete = Tabulka { $edition } není celá: { $missing }
pb-who-declarer = Aktér
pb-who-flekker = Flekař
pb-points = { $who }: { $sum }
pb-earned = Prémiové body, { $who }: { $sum } [{ $edition }]
pb-of-deal = Rozdání { $number }: { $head }
pb-heading = Prémiové body [{ $edition }]
pb-sums = Prémiové body dohromady [{ $edition }]: { $sums }
pb-sums-none = Prémiové body [{ $edition }]: žádné
round-seat-premium = { $line }, { $points }
round-premium = PB: prémiové body [{ $edition }]
pb-total = { $sum } PB
pb-at-least = nejméně { $points } PB
pb-pending = { $sum } PB, čekají na rozhodčího
pb-nothing = 0 PB
pb-why = Proč: { $reason }
pb-why-not-won = nic z hry nebylo uhráno
pb-why-no-row = tabulka pro tuto hru řádek nemá
pb-must-write = Na stolový lístek: ano [CSM-11]
pb-must-write-unknown = Na stolový lístek: ano, bude-li to { $threshold } PB nebo více [CSM-11]
pb-may-be-reduced = Na lístku není, hra tedy nemusí být uznána v celém rozsahu [CSM-11]
pb-unknown-heading = Není známo:
pb-confirm-heading = Rozhodčí ať potvrdí:
pb-denied-heading = Nepočítá se:

pb-row-bonus = bonifikace, { $what }
pb-row-half = polovina za { $what }
pb-of-sedma = sedma
pb-of-sto = sto
pb-of-sto_sedma = sto a sedma
pb-of-dve_sedmy = dvě sedmy
pb-of-betl = betl
pb-of-durch = durch
pb-with-sto = s uhraným stem
pb-or = { $before } nebo { $last }
pb-trumps = na { $numbers } { $n ->
    [one] trumf
    [few] trumfy
   *[other] trumfů
}
pb-trumps-max = na { $n } nebo méně trumfů
pb-helpers = na { $numbers } { $n ->
    [one] pomocnou
    [few] pomocné
   *[other] pomocných
}
pb-helpers-max = na { $n } nebo méně pomocných
pb-sharp-both = s trumfovým esem i desítkou
pb-sharp-noten = bez trumfové desítky
pb-sharp-noace = bez trumfového esa
pb-sharp-neither = bez trumfového esa i desítky
pb-sharp-ace = s trumfovým esem
pb-sharp-ten = s trumfovou desítkou
pb-on-plain = na netrumfovou hlášku
pb-on-trump = na trumfovou hlášku
pb-per-catching_ace = chytající eso
pb-per-six_card_suit_with_chytak = šesterák s chytákem
pb-per-suit_not_closed = barva, která není ložená
pb-flek-on = flek na { $game }
pb-hand-suits = s { $numbers } { $n ->
    [one] barvou
   *[other] barvami
} v kartě
pb-stopper-suits = s chytáky nejvýše { $n ->
    [one] v { $n } barvě
   *[other] ve { $n } barvách
}
pb-side-lead = s výnosem
pb-side-nolead = bez výnosu

pb-from-seed = prováděcí ustanovení
pb-from-source = tabulka
pb-from-2nd-hand = z druhé ruky
pb-from-inferred = dovozeno
pb-from-default = zvoleno

pb-confirm-laid = že hra nebyla ložená
pb-confirm-unwinnable = že jeden obránce neměl čtyři nebo více pomocných
pb-confirm-four-helpers = že jeden obránce neměl čtyři nebo více pomocných
pb-confirm-note-4 = že aktér neměl k sedmě tři nejvyšší trumfy, šest uzavřených pomocných a obě další esa
pb-confirm-note-5 = že aktér neměl všech osm pomocných
pb-confirm-renonc-lost = že hra v okamžiku renoncu ještě nebyla prohraná
pb-confirm-renonc-unwinnable = že se hra v okamžiku renoncu při běžné obraně ještě dala vyhrát
pb-confirm-grant = že body přiznává, bude-li jich { $threshold } nebo více
pb-confirm-inferred = body řádku „{ $row }“: nikdo je nečetl, jsou dovozené nebo zvolené
pb-confirm-half-rounded = polovinu lichého počtu, zaokrouhlenou dolů

pb-unknown-hole = zda tabulka nemá další řádek: { $what }
pb-unknown-figure = kolik je za řádek „{ $row }“
pb-unknown-untold = { $fact } (--{ $option })
pb-unknown-grant = zda rozhodčí body přizná

pb-denied-laid = ložená hra
pb-denied-unplayable = nesehratelná hra
pb-denied-unwinnable = čtyři nebo více pomocných v jedné ruce: prohráno ze zákona
pb-denied-four-helpers = dvě sedmy, jeden obránce měl čtyři nebo více pomocných
pb-denied-note-4 = tři nejvyšší trumfy k sedmě, šest uzavřených pomocných a obě další esa
pb-denied-note-5 = bonifikace, aktér měl všech osm pomocných
pb-denied-own-renonc = kdo udělal renonc, nemá nárok
pb-denied-renonc-lost = hra byla v okamžiku renoncu už prohraná
pb-denied-renonc-unwinnable = hra se v okamžiku renoncu při běžné obraně už nedala vyhrát
pb-denied-not-granted = rozhodčí body nepřiznal
pb-denied-ace-of-led-six = eso v barvě vyneseného šesteráka
pb-denied-six-counts-as-ace = šesterák s esem platí jako chytající eso
pb-denied-only-chytak-led = jediný chyták šesteráka byl vynesen
pb-denied-chytak-discarded = chytající karta šesteráka byla odložena do talonu
pb-denied-bare-aces = oba chytáky jsou plonková esa

pb-fact-led = zda vynášel aktér
pb-fact-trumps = kolik měl trumfů
pb-fact-ace = zda měl trumfové eso
pb-fact-ten = zda měl trumfovou desítku
pb-fact-helpers = kolik měl pomocných
pb-fact-talon_trumps = kolik trumfů odložil
pb-fact-talon_helpers = kolik pomocných odložil
pb-fact-marriage = na jakou hlášku bylo sto
pb-fact-talon = co bylo odloženo
pb-fact-lead = co bylo vyneseno
pb-fact-catching_aces = kolik je chytajících es
pb-fact-six_card_suits = zda je šesterák s chytákem
pb-fact-open_suits = kolik barev nebylo ložených
pb-fact-flek = co měl v kartě, kdo dal flek

pb-table-title = { $title } ({ $edition })
pb-table-source = pramen: { $source }
pb-table-valid = platí od { $date }
pb-table-disabled = podle této tabulky se nepočítá
pb-table-complete = tabulka je celá
pb-table-row = řádek
pb-table-what = za co
pb-table-from = původ
pb-table-hearts = Červené × { $factor }; na lístek od { $threshold } PB; poznámky pod tabulkou: { $notes }
pb-table-options = Jak se čte, co ustanovení nechávají otevřené
pb-table-holes = Co v tabulce není známo
pb-table-good = { $file }: v pořádku ({ $edition }, řádků { $rows })
pb-table-warning = { $file }: upozornění: { $said }
pb-table-added = řádek { $row }: navíc
pb-table-left-out = řádek { $row }: chybí
pb-table-changed = řádek { $row }: { $now } ({ $base }: { $before })
pb-table-key = { $key }: { $now } ({ $base }: { $before })
pb-table-differs = Proti { $base }:
pb-list-line = { $name } – { $title }
pb-list-default = { $name } – { $title } (podle ní se počítá, není-li řečeno jinak)
pb-list-disabled = { $name } – { $title } (nepočítá se podle ní: { $missing })

pb-opt-write_down = hra právě za tolik bodů, od kolika se zapisuje
pb-opt-sto_rows_in_dve_sedmy = řádky za sto platí i ve dvou sedmách se stem
pb-opt-cards_counted = z kolika karet se počítají trumfy a pomocné
pb-opt-sedma_rows_in_sto_sedma = řádky za sedmu ve stu a sedmě vedle poloviny za sto
pb-opt-half_of_sto = z čeho je polovina za sto
pb-opt-flek_of = čí je flek, který dali dva
pb-opt-six_card_suit = co je šesterák
pb-opt-durch_suits = které barvy se v durchu počítají
pb-opt-plain_four_helpers = dvě sedmy uhrané proti čtyřem pomocným v jedné ruce
pb-opt-winnable_says = kdo říká, že hra při renoncu nebyla vyhratelná

error-pb-nothing-told = pb: není co počítat; dovoleno: volby (viz --help), nebo --json
error-pb-no-points = { $file }: { $game } nemá prémiové body
error-pb-two-ways = { $field }: soubor i volby říkají totéž dvakrát; dovoleno jen jedno
error-pb-alone = { $field } stojí samo, nic dalšího k tomu nepatří
error-pb-cards = { $field }: { $reason }
error-pb-part-form = { $field }: „{ $word }“: který závazek? dovoleno: { $allowed }
error-pb-part-twice = { $field }: { $name } je tu dvakrát; dovoleno jednou
error-pb-too-many-hands = { $field }: obránci jsou jen dva
error-pb-range = { $field }: { $number } nejde; dovoleno: { $allowed }
error-pb-no-flek = { $field }: flekař tu není: o fleku nebylo nic řečeno
error-pb-which-flekker = { $field }: udány jsou karty obou obránců: kdo z nich dal flek? dovoleno: jeho karty v --flek-hand
error-pb-two-trumps = { $field }: v závazku jsou řečeny { $suit }; dovoleno: tatáž barva, nebo nic
error-pb-own-renonc = { $field }: renoncem aktéra je hra prohraná; dovoleno: prohráno
error-pb-their-renonc = { $field }: renoncem obránce aktér vyhrává, ledaže prohrál už předtím; dovoleno: uhráno, nebo prohráno s --lost-before ano
error-pb-bare-aces = { $field }: dvě esa jsou dva chytáky; dovoleno: ne, nebo 2 chytáky
error-pb-seat = { $field }: místo { $seat } u stolu není; dovoleno: { $allowed }
error-pb-trump-missing = { $field }: chybí: { $contract } má trumfy; dovoleno: { $allowed }
error-pb-no-trump = { $field }: { $contract } nemá trumfy
error-pb-no-helper = { $field }: { $contract } nemá pomocnou barvu
error-pb-helper-is-trump = { $field }: to je trumfová barva; dovoleno: { $allowed }
error-pb-helper-missing = { $field }: chybí, a karty jsou udány; dovoleno: { $allowed }
error-pb-no-part = { $field }: to není závazek z { $contract }; dovoleno: { $allowed }
error-pb-not-approved = { $field }: { $contract } se vždy hraje; dovoleno: { $allowed }
error-pb-part-missing = { $field }: chybí; dovoleno: { $allowed }
error-pb-no-renonc = { $field }: renonc nebyl
error-pb-elsewhere = { $field }: k závazku { $contract } nepatří; dovoleno: { $allowed ->
        [nothing] nic
       *[other] { $allowed }
    }
error-pb-cards-count = { $field }: karet je { $count }; dovoleno: { $allowed }
error-pb-twice = { $field }: { $cards } leží i jinde; dovoleno: každá karta jednou
error-pb-hands-many = { $field }: obránci jsou jen dva
error-pb-lead = { $field }: { $card } v kartách aktéra není; dovoleno: { $allowed }
error-pb-talon = { $field }: { $cards } v talonu je renonc aktéra; dovoleno: žádné eso, desítka ani hlášená sedma
error-pb-counts-cards = { $field }: { $told } nesouhlasí s kartami; dovoleno: { $allowed }
error-pb-beside-cards = { $field }: karty jsou udány; dovoleno: jedno, nebo druhé
error-pb-together = { $field }: s tím ostatním to nejde dohromady; dovoleno: { $allowed }
error-pb-not-without = { $field }: bez { $what ->
        [marriage] hlášky
        [sharps] trumfového esa i desítky na netrumfovou hlášku (70 + 20 není sto)
        [lead] karty, kterou musí obránce přebít,
        [top] karty, kterou nikdo nepřebije,
       *[other] { $what }
    } se to vyhrát nedá; dovoleno: prohráno, nebo renonc protistrany
error-pb-flek-declarer = { $field }: aktér flek nedává; dovoleno: obránce
error-pb-flek-twice = { $field }: je tu dvakrát; dovoleno: každý obránce jednou
error-pb-fleks-many = { $field }: obránci jsou jen dva

error-premium-where-row = řádek { $name }
error-premium-where-hole = díra { $name }
error-premium-unknown = tabulka { $value } tu není; dodávané jsou: { $names }, nebo cesta k souboru .toml
error-premium-disabled = { $source }: podle této tabulky se nepočítá (co v ní chybí, vypíše --show-table); doplň ji ve vlastním souboru a dej v něm enabled = true
error-premium-unreadable = { $source }: nelze přečíst: { $reason }
error-premium-too-large = { $source }: je příliš velký, takže to není tabulka
error-premium-deep = { $source }: má klíč z příliš mnoha částí, takže to není tabulka
error-premium-not-utf8 = { $source }: není text v UTF-8 (bajt { $byte })
error-premium-not-toml = { $source }: není TOML: { $reason }
error-premium-unknown-key = { $where }: neznámý klíč; dovoleno: { $allowed }
error-premium-missing = { $where }: chybí; dovoleno: { $allowed }
error-premium-value = { $where }: { $value } není dovoleno; dovoleno: { $allowed }
error-premium-section = { $where }: má být jinak zapsáno; dovoleno: { $allowed }
error-premium-option = { $where }: má mít hodnotu a její pramen; dovoleno: { $allowed }
error-premium-misplaced = { $where }: nepatří k { $what }; dovoleno: { $allowed }
error-premium-twice = { $where }: je tu dvakrát
error-premium-no-parent = { $where }: žádné kritérium { $family }, ke kterému by patřila, tu není; dovoleno: { $allowed }
error-premium-complete = { $where }: je true, ale { $first } není známo; dovoleno: false
error-premium-incomplete = { $where }: je false, ale nic neříká, co není známo; dovoleno: true, oddíl [[holes]], nebo "unknown" místo čísla
error-premium-taken-name = { $where }: { $value } je jméno dodávané tabulky; zvol jiné
error-premium-lead-above = { $where }: { $lead } s výnosem je víc než { $nolead } bez výnosu
error-premium-no-hand = { $where }: eso i desítka se mezi tak málo trumfů nevejdou
error-premium-never = { $where }: žádný z těchto počtů není nejvýš { $most }: řádek nikdy neplatí
error-premium-same = { $where }: je za totéž co řádek { $first }
error-premium-odd-half = { $where }: polovina z { $figure } se zaokrouhlí dolů
