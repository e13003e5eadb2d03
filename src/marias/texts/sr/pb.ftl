# marias pb: premijski bodovi licitovanog marijaša

pb-help =
    Koliko premijskih bodova ({ "prémiové body" }, PB) nosi jedno mešanje licitovanog marijaša i po čemu? Mešanje se kaže opcijama, upitom u JSON-u (iz datoteke, ili s --json sa standardnog ulaza), ili zapisom (.marias), u kojem se računa svako mešanje. Kažu se karte, ili je dosta ono što stoji na listu stola: brojevi. Što niko nije rekao, nije poznato, i odgovor je tada „najmanje“. Delovi o kojima ništa drugo nije rečeno broje se kao dobijeni.
pb-json = upit i odgovor u JSON-u (s opcijama ili zapisom samo odgovor)
pb-option-table = po kojoj tabeli: ime izdanja ili datoteka .toml
pb-option-contract = igra: sedmica, stotka, stotka i sedmica, betl, durh, dve sedmice, dve sedmice i stotka (herc kaže adut)
pb-option-trump = adut: herc, bundeva, zelena, žir
pb-option-helper = pomoćna boja dve sedmice
pb-option-leads = je li nosilac prvi izašao ({ "s výnosem" })?
pb-option-part = kako se deo završio, na primer stotka=izgubljeno ili sedmica=odobreno; gde je samo jedan deo, dosta je samo izgubljeno
pb-option-hand = deset karata nosioca pri prvom izlasku
pb-option-talon = dve karte koje je nosilac odložio
pb-option-defender = deset karata branioca (jednom ili dvaput)
pb-option-trumps = koliko je aduta nosilac imao u deset karata
pb-option-ace = je li među njima imao adutskog asa?
pb-option-ten = je li među njima imao adutsku desetku?
pb-option-helpers = koliko je pomoćnih imao u deset karata, sa sedmicom
pb-option-talon-trumps = koliko je aduta odložio
pb-option-talon-helpers = koliko je pomoćnih odložio
pb-option-marriage = na koje je zvanje bila stotka: adut, obično, nijedno
pb-option-four-helpers = je li jedan branilac imao četiri ili više pomoćnih?
pb-option-note-4 = je li nosilac uz sedmicu imao tri najviša aduta, šest zatvorenih pomoćnih i oba druga asa (napomena 4)?
pb-option-opening = betl: karta izneta u prvi štih
pb-option-catching-aces = betl: koliko je asova koji hvataju po napomenama 1 i 2, ako karte nisu rečene
pb-option-six-card-suits = betl: koliko je boja od šest karata s hvatačem po napomenama 1 i 2, ako karte nisu rečene
pb-option-open-suits = durh: koliko boja nije bilo zatvoreno, ako karte nisu rečene
pb-option-flek-hand = betl, durh: deset karata onoga ko je prvi rekao flek
pb-option-flek-suits = betl: koliko je boja imao u ruci ko je prvi rekao flek
pb-option-flek-stoppers = durh: u koliko je boja imao hvatača ko je prvi rekao flek
pb-option-flek-bare-aces = durh: jesu li to bila dva asa, svaki sam u svojoj boji?
pb-option-laid = je li to bila igra koja se nije mogla izgubiti (ložená)?
pb-option-renonc = ko je napravio renons: nosilac, flekaš (ko je prvi rekao flek), odbrana
pb-option-technical = ko je kažnjen za tehnički renons: igra važi, on nema bodova (i više puta)
pb-option-lost-before = je li igra u tom času već bila izgubljena?
pb-option-winnable = je li se tada uz običnu odbranu još mogla dobiti?
pb-option-granted = je li pozvani sudija priznao bodove?
pb-option-written = stoji li igra na listu stola?
pb-option-show-table = pokazuje tabelu: brojeve, odakle su, i šta u njoj nedostaje
pb-option-copy-table = ispisuje datoteku isporučene tabele da se može menjati
pb-option-check-table = kaže šta je u datotekama s tabelom pogrešno; kod 1: nešto je pogrešno
pb-option-tables = nabraja isporučene tabele

pb-declarer = nosilac
pb-flekker = flekaš
pb-defence = odbrana
pb-fate-won = dobijeno
pb-fate-lost = izgubljeno
pb-fate-approved = odobreno
pb-marriage-trump = adut
pb-marriage-plain = obično
pb-marriage-none = nijedno

pb-head = { $contract }{ $led ->
    [yes] , izlazi nosilac
    [no] , izlazi branilac
   *[other] { "" }
}: { $parts } [{ $edition }]
pb-part = { $part } { $fate }
pb-edition-incomplete = { $edition }, nije cela
pb-edition-touched = { $edition }, nije cela: ove igre se to tiče
pb-edition-untouched = { $edition }, nije cela, ali ove igre se to ne tiče
pb-incomplete = Tabela { $edition } nije cela: { $missing }
pb-who-declarer = Nosilac
pb-who-flekker = Flekaš
pb-points = { $who }: { $sum }
pb-earned = Premijski bodovi, { $who }: { $sum } [{ $edition }]
pb-of-deal = Mešanje { $number }: { $head }
pb-heading = Premijski bodovi [{ $edition }]
pb-sums = Premijski bodovi ukupno [{ $edition }]: { $sums }
pb-sums-none = Premijski bodovi [{ $edition }]: nema
round-seat-premium = { $line }, { $points }
round-premium = PB: premijski bodovi [{ $edition }]
pb-total = { $sum } PB
pb-at-least = najmanje { $points } PB
pb-pending = { $sum } PB, čekaju sudiju
pb-nothing = 0 PB
pb-why = Zašto: { $reason }
pb-why-not-won = ništa od igre nije dobijeno
pb-why-no-row = tabela nema reda za ovu igru
pb-must-write = Na list stola: da [CSM-11]
pb-must-write-unknown = Na list stola: da, ako bude { $threshold } PB ili više [CSM-11]
pb-may-be-reduced = Na listu ne stoji, pa igra ne mora biti priznata u celini [CSM-11]
pb-unknown-heading = Nije poznato:
pb-confirm-heading = Sudija neka potvrdi:
pb-denied-heading = Ne broji se:

pb-row-bonus = dodatak, { $what }
pb-row-half = polovina, { $what }
pb-of-sedma = sedmica
pb-of-sto = stotka
pb-of-sto_sedma = stotka i sedmica
pb-of-dve_sedmy = dve sedmice
pb-of-betl = betl
pb-of-durch = durh
pb-with-sto = s dobijenom stotkom
pb-or = { $before } ili { $last }
pb-trumps = na { $numbers } { $n ->
    [one] adut
   *[other] aduta
}
pb-trumps-max = na { $n } ili manje aduta
pb-helpers = na { $numbers } { $n ->
    [one] pomoćnu
    [few] pomoćne
   *[other] pomoćnih
}
pb-helpers-max = na { $n } ili manje pomoćnih
pb-sharp-both = s adutskim asom i desetkom
pb-sharp-noten = bez adutske desetke
pb-sharp-noace = bez adutskog asa
pb-sharp-neither = bez adutskog asa i desetke
pb-sharp-ace = s adutskim asom
pb-sharp-ten = s adutskom desetkom
pb-on-plain = na obično zvanje
pb-on-trump = na zvanje u adutu
pb-per-catching_ace = as koji hvata
pb-per-six_card_suit_with_chytak = boja od šest karata s hvatačem
pb-per-suit_not_closed = boja koja nije zatvorena
pb-flek-on = flek na { $game }
pb-hand-suits = s { $numbers } { $n ->
    [one] bojom
   *[other] boje
} u ruci
pb-stopper-suits = s hvatačima najviše u { $n } { $n ->
    [one] boji
   *[other] boje
}
pb-side-lead = { "s výnosem" }
pb-side-nolead = { "bez výnosu" }

pb-from-seed = odredbe
pb-from-source = tabela
pb-from-2nd-hand = iz druge ruke
pb-from-inferred = izvedeno
pb-from-default = izabrano

pb-confirm-laid = da se igra mogla izgubiti (nije bila ložená)
pb-confirm-unwinnable = da nijedan branilac nije imao četiri ili više pomoćnih
pb-confirm-four-helpers = da nijedan branilac nije imao četiri ili više pomoćnih
pb-confirm-note-4 = da nosilac uz sedmicu nije imao tri najviša aduta, šest zatvorenih pomoćnih i oba druga asa
pb-confirm-note-5 = da nosilac nije imao svih osam pomoćnih
pb-confirm-renonc-lost = da igra u času renonsa još nije bila izgubljena
pb-confirm-renonc-unwinnable = da se igra u času renonsa uz običnu odbranu još mogla dobiti
pb-confirm-grant = da priznaje bodove, ako ih je { $threshold } ili više
pb-confirm-inferred = bodove reda „{ $row }“: niko ih nije pročitao, izvedeni su ili izabrani
pb-confirm-half-rounded = polovinu neparnog broja, zaokruženu nadole

pb-unknown-hole = ima li tabela još jedan red: { $what }
pb-unknown-figure = koliko nosi red „{ $row }“
pb-unknown-untold = { $fact } (--{ $option })
pb-unknown-grant = priznaje li sudija bodove

pb-denied-laid = igra koja se nije mogla izgubiti (ložená)
pb-denied-unplayable = igra koja se nije mogla dobiti
pb-denied-unwinnable = četiri ili više pomoćnih u jednoj ruci: izgubljeno po pravilu
pb-denied-four-helpers = dve sedmice, jedan branilac je imao četiri ili više pomoćnih
pb-denied-note-4 = tri najviša aduta uz sedmicu, šest zatvorenih pomoćnih i oba druga asa
pb-denied-note-5 = dodatak, nosilac je imao svih osam pomoćnih
pb-denied-own-renonc = ko je napravio renons, nema prava
pb-denied-renonc-lost = igra je u času renonsa već bila izgubljena
pb-denied-renonc-unwinnable = igra se u času renonsa uz običnu odbranu više nije mogla dobiti
pb-denied-not-granted = sudija nije priznao bodove
pb-denied-ace-of-led-six = as u boji od šest karata kojom se izašlo
pb-denied-six-counts-as-ace = boja od šest karata s asom broji se kao as koji hvata
pb-denied-only-chytak-led = jedinim hvatačem boje od šest karata se izašlo
pb-denied-chytak-discarded = karta koja hvata iz boje od šest karata je odložena
pb-denied-bare-aces = oba hvatača su asovi sami u svojoj boji

pb-fact-led = je li nosilac prvi izašao
pb-fact-trumps = koliko je imao aduta
pb-fact-ace = je li imao adutskog asa
pb-fact-ten = je li imao adutsku desetku
pb-fact-helpers = koliko je imao pomoćnih
pb-fact-talon_trumps = koliko je aduta odložio
pb-fact-talon_helpers = koliko je pomoćnih odložio
pb-fact-marriage = na koje je zvanje bila stotka
pb-fact-talon = šta je odloženo
pb-fact-lead = čime se izašlo
pb-fact-catching_aces = koliko je asova koji hvataju
pb-fact-six_card_suits = ima li boje od šest karata s hvatačem
pb-fact-open_suits = koliko boja nije bilo zatvoreno
pb-fact-flek = šta je u ruci imao ko je rekao flek

pb-table-title = { $title } ({ $edition })
pb-table-source = izvor: { $source }
pb-table-valid = važi od { $date }
pb-table-disabled = po ovoj tabeli se ne broji
pb-table-complete = tabela je cela
pb-table-row = red
pb-table-what = za šta
pb-table-from = odakle
pb-table-hearts = Herc × { $factor }; na list od { $threshold } PB; napomene ispod tabele: { $notes }
pb-table-options = Kako se čita ono što odredbe ostavljaju otvoreno
pb-table-holes = Šta u tabeli nije poznato
pb-table-good = { $file }: u redu ({ $edition }, redova { $rows })
pb-table-warning = { $file }: upozorenje: { $said }
pb-table-added = red { $row }: više
pb-table-left-out = red { $row }: nedostaje
pb-table-changed = red { $row }: { $now } ({ $base }: { $before })
pb-table-key = { $key }: { $now } ({ $base }: { $before })
pb-table-differs = Prema { $base }:
pb-list-line = { $name } – { $title }
pb-list-default = { $name } – { $title } (po njoj se broji, ako nije rečeno drugo)
pb-list-disabled = { $name } – { $title } (ne broji se po njoj: { $missing })

pb-opt-write_down = igra upravo za toliko bodova od koliko se zapisuje
pb-opt-sto_rows_in_dve_sedmy = redovi za stotku važe i za dve sedmice i stotka
pb-opt-cards_counted = od koliko karata se broje aduti i pomoćne
pb-opt-sedma_rows_in_sto_sedma = redovi za sedmicu kod stotke i sedmice pored polovine za stotku
pb-opt-half_of_sto = od čega je polovina za stotku
pb-opt-flek_of = čiji je flek koji su rekla dvojica
pb-opt-six_card_suit = šta je boja od šest karata
pb-opt-durch_suits = koje se boje u durhu broje
pb-opt-plain_four_helpers = dve sedmice dobijene protiv četiri pomoćne u jednoj ruci
pb-opt-winnable_says = ko kaže da se igra pri renonsu nije mogla dobiti

error-pb-nothing-told = pb: nema šta da se broji; dozvoljeno: opcije (vidi --help) ili --json
error-pb-no-points = { $file }: { $game } nema premijskih bodova
error-pb-two-ways = { $field }: datoteka i opcije dvaput kažu isto; dozvoljeno: jedno od toga
error-pb-alone = { $field } stoji samo, ništa drugo uz to ne ide
error-pb-cards = { $field }: { $reason }
error-pb-part-form = { $field }: „{ $word }“: koji deo? dozvoljeno: { $allowed }
error-pb-part-twice = { $field }: { $name } stoji dvaput; dozvoljeno: jednom
error-pb-too-many-hands = { $field }: samo su dva branioca
error-pb-range = { $field }: { $number } ne može; dozvoljeno: { $allowed }
error-pb-no-flek = { $field }: flekaša nema: o fleku ništa nije rečeno
error-pb-which-flekker = { $field }: rečene su karte oba branioca: koji je rekao flek? dozvoljeno: njegove karte uz --flek-hand
error-pb-two-trumps = { $field }: u igri je rečeno { $suit }; dozvoljeno: ta ista boja, ili ništa
error-pb-own-renonc = { $field }: renonsom nosioca igra je izgubljena; dozvoljeno: izgubljeno
error-pb-their-renonc = { $field }: renonsom branioca nosilac dobija, osim ako je već pre toga izgubio; dozvoljeno: dobijeno, ili izgubljeno uz --lost-before da
error-pb-bare-aces = { $field }: dva asa su dva hvatača; dozvoljeno: ne, ili 2 hvatača
error-pb-seat = { $field }: mesta { $seat } nema za stolom; dozvoljeno: { $allowed }
error-pb-trump-missing = { $field }: nedostaje: { $contract } ima adut; dozvoljeno: { $allowed }
error-pb-no-trump = { $field }: { $contract } nema adut
error-pb-no-helper = { $field }: { $contract } nema pomoćnu boju
error-pb-helper-is-trump = { $field }: to je adut; dozvoljeno: { $allowed }
error-pb-helper-missing = { $field }: nedostaje, a karte su rečene; dozvoljeno: { $allowed }
error-pb-no-part = { $field }: to nije deo igre { $contract }; dozvoljeno: { $allowed }
error-pb-not-approved = { $field }: { $contract } se uvek igra; dozvoljeno: { $allowed }
error-pb-part-missing = { $field }: nedostaje; dozvoljeno: { $allowed }
error-pb-no-renonc = { $field }: renonsa nije bilo
error-pb-elsewhere = { $field }: ne pripada igri { $contract }; dozvoljeno: { $allowed ->
        [nothing] ništa
       *[other] { $allowed }
    }
error-pb-cards-count = { $field }: karata je { $count }; dozvoljeno: { $allowed }
error-pb-twice = { $field }: { $cards } leži i drugde; dozvoljeno: svaka karta jednom
error-pb-hands-many = { $field }: samo su dva branioca
error-pb-lead = { $field }: { $card } nije u ruci nosioca; dozvoljeno: { $allowed }
error-pb-talon = { $field }: { $cards } u talonu je renons nosioca; dozvoljeno: ni as, ni desetka, ni najavljena sedmica
error-pb-counts-cards = { $field }: { $told } se ne slaže s kartama; dozvoljeno: { $allowed }
error-pb-beside-cards = { $field }: karte su rečene; dozvoljeno: jedno ili drugo
error-pb-together = { $field }: s ostalim ne može zajedno; dozvoljeno: { $allowed }
error-pb-not-without = { $field }: bez { $what ->
        [marriage] zvanja
        [sharps] adutskog asa i desetke na obično zvanje (70 + 20 nije sto)
        [lead] karte koju branilac mora da preuzme
        [top] karte koju niko ne može preuzeti
       *[other] { $what }
    } se ne može dobiti; dozvoljeno: izgubljeno, ili renons protivnika
error-pb-flek-declarer = { $field }: nosilac ne kaže flek; dozvoljeno: branilac
error-pb-flek-twice = { $field }: stoji dvaput; dozvoljeno: svaki branilac jednom
error-pb-fleks-many = { $field }: samo su dva branioca

error-premium-where-row = red { $name }
error-premium-where-hole = rupa { $name }
error-premium-unknown = tabele { $value } nema; isporučene su: { $names }, ili put do datoteke .toml
error-premium-disabled = { $source }: po ovoj tabeli se ne broji (šta u njoj nedostaje, ispisuje --show-table); dopuni je u svojoj datoteci, s { "enabled = true" }
error-premium-unreadable = { $source }: ne može se pročitati: { $reason }
error-premium-too-large = { $source }: previše je velika, pa to nije tabela
error-premium-deep = { $source }: ima ključ od previše delova, pa to nije tabela
error-premium-not-utf8 = { $source }: nije tekst u UTF-8 (bajt { $byte })
error-premium-not-toml = { $source }: nije TOML: { $reason }
error-premium-unknown-key = { $where }: nepoznat ključ; dozvoljeno: { $allowed }
error-premium-missing = { $where }: nedostaje; dozvoljeno: { $allowed }
error-premium-value = { $where }: { $value } nije dozvoljeno; dozvoljeno: { $allowed }
error-premium-section = { $where }: mora biti drukčije zapisano; dozvoljeno: { $allowed }
error-premium-option = { $where }: mora imati vrednost i njen izvor; dozvoljeno: { $allowed }
error-premium-misplaced = { $where }: ne ide uz { $what }; dozvoljeno: { $allowed }
error-premium-twice = { $where }: stoji dvaput
error-premium-no-parent = { $where }: nema kriterijuma { $family } kojem bi pripadao; dozvoljeno: { $allowed }
error-premium-complete = { $where }: je { "true" }, ali { $first } nije poznato; dozvoljeno: { "false" }
error-premium-incomplete = { $where }: je { "false" }, ali ništa ne kaže šta nije poznato; dozvoljeno: { "true" }, odeljak { "[[holes]]" }, ili { "\"unknown\"" } umesto broja
error-premium-taken-name = { $where }: { $value } je ime isporučene tabele; izaberi drugo
error-premium-lead-above = { $where }: { $lead } { "s výnosem" } je više od { $nolead } { "bez výnosu" }
error-premium-no-hand = { $where }: as i desetka ne staju među tako malo aduta
error-premium-never = { $where }: nijedan od ovih brojeva nije najviše { $most }: red nikad ne važi
error-premium-same = { $where }: za isto je što i red { $first }
error-premium-odd-half = { $where }: polovina od { $figure } zaokružuje se nadole
