# marias pb: prémiové body licitovaného mariáša

pb-help =
    Koľko prémiových bodov (PB) je za rozdanie licitovaného mariáša a podľa čoho? Rozdanie sa povie voľbami, dotazom v JSON (zo súboru, alebo s --json zo štandardného vstupu), alebo zápisom (.marias), v ktorom sa spočíta každé rozdanie. Karty sa udávajú, alebo stačí, čo je na lístku: počty. Čo nikto nepovedal, je neznáme, a výsledok je potom „najmenej“. Záväzky, o ktorých nie je povedané nič iné, sa počítajú ako uhrané.
pb-json = dotaz aj odpoveď v JSON (s voľbami alebo zápisom len odpoveď)
pb-option-table = podľa ktorej tabuľky: meno vydania, alebo súbor .toml
pb-option-contract = záväzok: sedma, sto, sto a sedma, betl, durch, dve sedmy, dve sedmy a sto (červené povie tromf)
pb-option-trump = tromfová farba: c červeň, k guľa, z zeleň, l žaluď
pb-option-helper = pomocná farba dvoch sediem
pb-option-leads = vynášal aktér (s výnosom)?
pb-option-part = ako záväzok dopadol, napríklad sto=prehrané alebo sedma=schválené; kde je záväzok jediný, stačí samotné prehrané
pb-option-hand = desať kariet aktéra pri výnose
pb-option-talon = dve karty, ktoré aktér odložil
pb-option-defender = desať kariet obrancu (raz, alebo dvakrát)
pb-option-trumps = koľko tromfov mal aktér v desiatich kartách
pb-option-ace = mal medzi nimi tromfové eso?
pb-option-ten = mal medzi nimi tromfovú desiatku?
pb-option-helpers = koľko pomocných mal v desiatich kartách, aj so sedmou
pb-option-talon-trumps = koľko tromfov odložil
pb-option-talon-helpers = koľko pomocných odložil
pb-option-marriage = na akú hlášku bolo sto: tromfová, netromfová, žiadna
pb-option-four-helpers = mal jeden obranca štyri alebo viac pomocných?
pb-option-note-4 = mal aktér k sedme tri najvyššie tromfy, šesť uzavretých pomocných a obe ďalšie esá (poznámka 4)?
pb-option-opening = betl: karta vynesená do prvého zdvihu
pb-option-catching-aces = betl: koľko je chytajúcich es podľa poznámok 1 a 2, ak nie sú udané karty
pb-option-six-card-suits = betl: koľko je šesterákov s chytákom podľa poznámok 1 a 2, ak nie sú udané karty
pb-option-open-suits = durch: koľko farieb nebolo ložených, ak nie sú udané karty
pb-option-flek-hand = betl, durch: desať kariet toho, kto dal prvý flek
pb-option-flek-suits = betl: koľko farieb mal v karte, kto dal prvý flek
pb-option-flek-stoppers = durch: v koľkých farbách mal chyták, kto dal prvý flek
pb-option-flek-bare-aces = durch: boli tie chytáky dve plonkové esá?
pb-option-laid = bola to ložená hra?
pb-option-renonc = kto urobil renonc: aktér, flekár (kto dal prvý flek), obrana
pb-option-technical = kto dostal paušál za technický renonc: hra platí, on body nemá (aj viackrát)
pb-option-lost-before = bola hra v okamihu renoncu už prehraná?
pb-option-winnable = dala sa v tom okamihu pri bežnej obrane ešte vyhrať?
pb-option-granted = priznal body privolaný rozhodca?
pb-option-written = je hra na stolovom lístku?
pb-option-show-table = vypíše tabuľku: čísla, ich pôvod, a čo v nej chýba
pb-option-copy-table = vypíše súbor dodávanej tabuľky, aby sa dal upraviť
pb-option-check-table = povie, čo je v súboroch s tabuľkou zle; kód 1: niečo je zle
pb-option-tables = vypíše dodávané tabuľky

pb-declarer = aktér
pb-flekker = flekár
pb-defence = obrana
pb-fate-won = uhrané
pb-fate-lost = prehrané
pb-fate-approved = schválené
pb-marriage-trump = tromfová
pb-marriage-plain = netromfová
pb-marriage-none = žiadna

pb-head = { $contract }{ $led ->
    [yes] , s výnosom
    [no] , bez výnosu
   *[other] { "" }
}: { $parts } [{ $edition }]
pb-part = { $part } { $fate }
pb-edition-incomplete = { $edition }, nie je celá
pb-edition-touched = { $edition }, nie je celá: tejto hry sa to týka
pb-edition-untouched = { $edition }, nie je celá, ale tejto hry sa to netýka
pb-incomplete = Tabuľka { $edition } nie je celá: { $missing }
pb-who-declarer = Aktér
pb-who-flekker = Flekár
pb-points = { $who }: { $sum }
pb-earned = Prémiové body, { $who }: { $sum } [{ $edition }]
pb-of-deal = Rozdanie { $number }: { $head }
pb-heading = Prémiové body [{ $edition }]
pb-sums = Prémiové body spolu [{ $edition }]: { $sums }
pb-sums-none = Prémiové body [{ $edition }]: žiadne
round-seat-premium = { $line }, { $points }
round-premium = PB: prémiové body [{ $edition }]
pb-total = { $sum } PB
pb-at-least = najmenej { $points } PB
pb-pending = { $sum } PB, čakajú na rozhodcu
pb-nothing = 0 PB
pb-why = Prečo: { $reason }
pb-why-not-won = nič z hry nebolo uhrané
pb-why-no-row = tabuľka pre túto hru riadok nemá
pb-must-write = Na stolový lístok: áno [CSM-11]
pb-must-write-unknown = Na stolový lístok: áno, ak to bude { $threshold } PB alebo viac [CSM-11]
pb-may-be-reduced = Na lístku nie je, hra teda nemusí byť uznaná v celom rozsahu [CSM-11]
pb-unknown-heading = Nie je známe:
pb-confirm-heading = Rozhodca nech potvrdí:
pb-denied-heading = Nepočíta sa:

pb-row-bonus = bonifikácia, { $what }
pb-row-half = polovica za { $what }
pb-of-sedma = sedma
pb-of-sto = sto
pb-of-sto_sedma = sto a sedma
pb-of-dve_sedmy = dve sedmy
pb-of-betl = betl
pb-of-durch = durch
pb-with-sto = s uhraným stom
pb-or = { $before } alebo { $last }
pb-trumps = na { $numbers } { $n ->
    [one] tromf
    [few] tromfy
   *[other] tromfov
}
pb-trumps-max = na { $n } alebo menej tromfov
pb-helpers = na { $numbers } { $n ->
    [one] pomocnú
    [few] pomocné
   *[other] pomocných
}
pb-helpers-max = na { $n } alebo menej pomocných
pb-sharp-both = s tromfovým esom aj desiatkou
pb-sharp-noten = bez tromfovej desiatky
pb-sharp-noace = bez tromfového esa
pb-sharp-neither = bez tromfového esa aj desiatky
pb-sharp-ace = s tromfovým esom
pb-sharp-ten = s tromfovou desiatkou
pb-on-plain = na netromfovú hlášku
pb-on-trump = na tromfovú hlášku
pb-per-catching_ace = chytajúce eso
pb-per-six_card_suit_with_chytak = šesterák s chytákom
pb-per-suit_not_closed = farba, ktorá nie je ložená
pb-flek-on = flek na { $game }
pb-hand-suits = s { $numbers } { $n ->
    [one] farbou
   *[other] farbami
} v karte
pb-stopper-suits = s chytákmi najviac { $n ->
    [one] v { $n } farbe
   *[other] v { $n } farbách
}
pb-side-lead = s výnosom
pb-side-nolead = bez výnosu

pb-from-seed = vykonávacie ustanovenia
pb-from-source = tabuľka
pb-from-2nd-hand = z druhej ruky
pb-from-inferred = vyvodené
pb-from-default = zvolené

pb-confirm-laid = že hra nebola ložená
pb-confirm-unwinnable = že jeden obranca nemal štyri alebo viac pomocných
pb-confirm-four-helpers = že jeden obranca nemal štyri alebo viac pomocných
pb-confirm-note-4 = že aktér nemal k sedme tri najvyššie tromfy, šesť uzavretých pomocných a obe ďalšie esá
pb-confirm-note-5 = že aktér nemal všetkých osem pomocných
pb-confirm-renonc-lost = že hra v okamihu renoncu ešte nebola prehraná
pb-confirm-renonc-unwinnable = že sa hra v okamihu renoncu pri bežnej obrane ešte dala vyhrať
pb-confirm-grant = že body priznáva, ak ich bude { $threshold } alebo viac
pb-confirm-inferred = body riadku „{ $row }“: nikto ich nečítal, sú vyvodené alebo zvolené
pb-confirm-half-rounded = polovicu nepárneho počtu, zaokrúhlenú nadol

pb-unknown-hole = či tabuľka nemá ďalší riadok: { $what }
pb-unknown-figure = koľko je za riadok „{ $row }“
pb-unknown-untold = { $fact } (--{ $option })
pb-unknown-grant = či rozhodca body prizná

pb-denied-laid = ložená hra
pb-denied-unplayable = nezohrateľná hra
pb-denied-unwinnable = štyri alebo viac pomocných v jednej ruke: prehrané zo zákona
pb-denied-four-helpers = dve sedmy, jeden obranca mal štyri alebo viac pomocných
pb-denied-note-4 = tri najvyššie tromfy k sedme, šesť uzavretých pomocných a obe ďalšie esá
pb-denied-note-5 = bonifikácia, aktér mal všetkých osem pomocných
pb-denied-own-renonc = kto urobil renonc, nemá nárok
pb-denied-renonc-lost = hra bola v okamihu renoncu už prehraná
pb-denied-renonc-unwinnable = hra sa v okamihu renoncu pri bežnej obrane už nedala vyhrať
pb-denied-not-granted = rozhodca body nepriznal
pb-denied-ace-of-led-six = eso vo farbe vyneseného šesteráka
pb-denied-six-counts-as-ace = šesterák s esom platí ako chytajúce eso
pb-denied-only-chytak-led = jediný chyták šesteráka bol vynesený
pb-denied-chytak-discarded = chytajúca karta šesteráka bola odložená do talónu
pb-denied-bare-aces = oba chytáky sú plonkové esá

pb-fact-led = či vynášal aktér
pb-fact-trumps = koľko mal tromfov
pb-fact-ace = či mal tromfové eso
pb-fact-ten = či mal tromfovú desiatku
pb-fact-helpers = koľko mal pomocných
pb-fact-talon_trumps = koľko tromfov odložil
pb-fact-talon_helpers = koľko pomocných odložil
pb-fact-marriage = na akú hlášku bolo sto
pb-fact-talon = čo bolo odložené
pb-fact-lead = čo bolo vynesené
pb-fact-catching_aces = koľko je chytajúcich es
pb-fact-six_card_suits = či je šesterák s chytákom
pb-fact-open_suits = koľko farieb nebolo ložených
pb-fact-flek = čo mal v karte, kto dal flek

pb-table-title = { $title } ({ $edition })
pb-table-source = prameň: { $source }
pb-table-valid = platí od { $date }
pb-table-disabled = podľa tejto tabuľky sa nepočíta
pb-table-complete = tabuľka je celá
pb-table-row = riadok
pb-table-what = za čo
pb-table-from = pôvod
pb-table-hearts = Červené × { $factor }; na lístok od { $threshold } PB; poznámky pod tabuľkou: { $notes }
pb-table-options = Ako sa číta, čo ustanovenia nechávajú otvorené
pb-table-holes = Čo v tabuľke nie je známe
pb-table-good = { $file }: v poriadku ({ $edition }, riadkov { $rows })
pb-table-warning = { $file }: upozornenie: { $said }
pb-table-added = riadok { $row }: navyše
pb-table-left-out = riadok { $row }: chýba
pb-table-changed = riadok { $row }: { $now } ({ $base }: { $before })
pb-table-key = { $key }: { $now } ({ $base }: { $before })
pb-table-differs = Proti { $base }:
pb-list-line = { $name } – { $title }
pb-list-default = { $name } – { $title } (podľa nej sa počíta, ak nie je povedané inak)
pb-list-disabled = { $name } – { $title } (nepočíta sa podľa nej: { $missing })

pb-opt-write_down = hra práve za toľko bodov, od koľkých sa zapisuje
pb-opt-sto_rows_in_dve_sedmy = riadky za sto platia aj v dvoch sedmách so stom
pb-opt-cards_counted = z koľkých kariet sa počítajú tromfy a pomocné
pb-opt-sedma_rows_in_sto_sedma = riadky za sedmu v ste a sedme popri polovici za sto
pb-opt-half_of_sto = z čoho je polovica za sto
pb-opt-flek_of = čí je flek, ktorý dali dvaja
pb-opt-six_card_suit = čo je šesterák
pb-opt-durch_suits = ktoré farby sa v durchu počítajú
pb-opt-plain_four_helpers = dve sedmy uhrané proti štyrom pomocným v jednej ruke
pb-opt-winnable_says = kto hovorí, že hra pri renonci nebola vyhrateľná

error-pb-nothing-told = pb: nie je čo počítať; dovolené: voľby (pozri --help), alebo --json
error-pb-no-points = { $file }: { $game } nemá prémiové body
error-pb-two-ways = { $field }: súbor aj voľby hovoria to isté dvakrát; dovolené len jedno
error-pb-alone = { $field } stojí samo, nič ďalšie k tomu nepatrí
error-pb-cards = { $field }: { $reason }
error-pb-part-form = { $field }: „{ $word }“: ktorý záväzok? dovolené: { $allowed }
error-pb-part-twice = { $field }: { $name } je tu dvakrát; dovolené raz
error-pb-too-many-hands = { $field }: obrancovia sú len dvaja
error-pb-range = { $field }: { $number } nejde; dovolené: { $allowed }
error-pb-no-flek = { $field }: flekár tu nie je: o fleku nebolo nič povedané
error-pb-which-flekker = { $field }: udané sú karty oboch obrancov: kto z nich dal flek? dovolené: jeho karty v --flek-hand
error-pb-two-trumps = { $field }: v záväzku sa hovorí { $suit }; dovolené: tá istá farba, alebo nič
error-pb-own-renonc = { $field }: renoncom aktéra je hra prehraná; dovolené: prehrané
error-pb-their-renonc = { $field }: renoncom obrancu aktér vyhráva, ibaže prehral už predtým; dovolené: uhrané, alebo prehrané s --lost-before áno
error-pb-bare-aces = { $field }: dve esá sú dva chytáky; dovolené: nie, alebo 2 chytáky
error-pb-seat = { $field }: miesto { $seat } pri stole nie je; dovolené: { $allowed }
error-pb-trump-missing = { $field }: chýba: { $contract } má tromfy; dovolené: { $allowed }
error-pb-no-trump = { $field }: { $contract } nemá tromfy
error-pb-no-helper = { $field }: { $contract } nemá pomocnú farbu
error-pb-helper-is-trump = { $field }: to je tromfová farba; dovolené: { $allowed }
error-pb-helper-missing = { $field }: chýba, a karty sú udané; dovolené: { $allowed }
error-pb-no-part = { $field }: to nie je záväzok z { $contract }; dovolené: { $allowed }
error-pb-not-approved = { $field }: { $contract } sa vždy hrá; dovolené: { $allowed }
error-pb-part-missing = { $field }: chýba; dovolené: { $allowed }
error-pb-no-renonc = { $field }: renonc nebol
error-pb-elsewhere = { $field }: k záväzku { $contract } nepatrí; dovolené: { $allowed ->
        [nothing] nič
       *[other] { $allowed }
    }
error-pb-cards-count = { $field }: kariet je { $count }; dovolené: { $allowed }
error-pb-twice = { $field }: { $cards } leží aj inde; dovolené: každá karta raz
error-pb-hands-many = { $field }: obrancovia sú len dvaja
error-pb-lead = { $field }: { $card } v kartách aktéra nie je; dovolené: { $allowed }
error-pb-talon = { $field }: { $cards } v talóne je renonc aktéra; dovolené: žiadne eso, desiatka ani hlásená sedma
error-pb-counts-cards = { $field }: { $told } nesúhlasí s kartami; dovolené: { $allowed }
error-pb-beside-cards = { $field }: karty sú udané; dovolené: jedno, alebo druhé
error-pb-together = { $field }: s tým ostatným to nejde dohromady; dovolené: { $allowed }
error-pb-not-without = { $field }: bez { $what ->
        [marriage] hlášky
        [sharps] tromfového esa aj desiatky na netromfovú hlášku (70 + 20 nie je sto)
        [lead] karty, ktorú musí obranca prebiť,
        [top] karty, ktorú nikto neprebije,
       *[other] { $what }
    } sa to vyhrať nedá; dovolené: prehrané, alebo renonc protistrany
error-pb-flek-declarer = { $field }: aktér flek nedáva; dovolené: obranca
error-pb-flek-twice = { $field }: je tu dvakrát; dovolené: každý obranca raz
error-pb-fleks-many = { $field }: obrancovia sú len dvaja

error-premium-where-row = riadok { $name }
error-premium-where-hole = diera { $name }
error-premium-unknown = tabuľka { $value } tu nie je; dodávané sú: { $names }, alebo cesta k súboru .toml
error-premium-disabled = { $source }: podľa tejto tabuľky sa nepočíta (čo v nej chýba, vypíše --show-table); doplň ju vo vlastnom súbore a daj v ňom enabled = true
error-premium-unreadable = { $source }: nedá sa prečítať: { $reason }
error-premium-too-large = { $source }: je príliš veľký, takže to nie je tabuľka
error-premium-deep = { $source }: má kľúč z príliš mnohých častí, takže to nie je tabuľka
error-premium-not-utf8 = { $source }: nie je text v UTF-8 (bajt { $byte })
error-premium-not-toml = { $source }: nie je TOML: { $reason }
error-premium-unknown-key = { $where }: neznámy kľúč; dovolené: { $allowed }
error-premium-missing = { $where }: chýba; dovolené: { $allowed }
error-premium-value = { $where }: { $value } nie je dovolené; dovolené: { $allowed }
error-premium-section = { $where }: má byť inak zapísané; dovolené: { $allowed }
error-premium-option = { $where }: má mať hodnotu a jej prameň; dovolené: { $allowed }
error-premium-misplaced = { $where }: nepatrí k { $what }; dovolené: { $allowed }
error-premium-twice = { $where }: je tu dvakrát
error-premium-no-parent = { $where }: žiadne kritérium { $family }, ku ktorému by patrila, tu nie je; dovolené: { $allowed }
error-premium-complete = { $where }: je true, ale { $first } nie je známe; dovolené: false
error-premium-incomplete = { $where }: je false, ale nič nehovorí, čo nie je známe; dovolené: true, oddiel [[holes]], alebo "unknown" namiesto čísla
error-premium-taken-name = { $where }: { $value } je meno dodávanej tabuľky; zvoľ iné
error-premium-lead-above = { $where }: { $lead } s výnosom je viac než { $nolead } bez výnosu
error-premium-no-hand = { $where }: eso aj desiatka sa medzi tak málo tromfov nezmestia
error-premium-never = { $where }: žiadny z týchto počtov nie je najviac { $most }: riadok nikdy neplatí
error-premium-same = { $where }: je za to isté čo riadok { $first }
error-premium-odd-half = { $where }: polovica z { $figure } sa zaokrúhli nadol
