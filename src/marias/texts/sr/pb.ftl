# marias pb: premijski bodovi licitovanog marijaša

pb-help =
    Koliko premijskih bodova (prémiové body, PB) nosi jedna podela licitovanog marijaša i po čemu? Podela se kaže opcijama, upitom u JSON-u (iz datoteke, ili s --json sa standardnog ulaza), ili zapisom (.marias), u kojem se računa svaka podela. Kažu se karte, ili je dosta ono što stoji na listu stola: brojevi. Što niko nije rekao, nije poznato, i odgovor je tada „najmanje“. Delovi o kojima ništa drugo nije rečeno broje se kao dobijeni.
pb-json = upit i odgovor u JSON-u (s opcijama ili zapisom samo odgovor)
pb-option-table = po kojoj tabeli: ime izdanja ili datoteka .toml
pb-option-contract = igra: sedma, sto, sto_sedma, betl, durch, dve_sedmy, dve_sedmy_sto (srce kaže adut)
pb-option-trump = adut: c srce, k bundeva, z zelena, l žir
pb-option-helper = pomoćna boja dve sedmice
pb-option-leads = je li igrač prvi izašao (s výnosem)?
pb-option-part = kako se deo završio, na primer sto=lost ili sedma=approved; gde je samo jedan deo, dosta je samo izgubljeno
pb-option-hand = deset karata igrača pri prvom izlasku
pb-option-talon = dve karte koje je igrač odložio
pb-option-defender = deset karata branioca (jednom ili dvaput)
pb-option-trumps = koliko je aduta igrač imao u deset karata
pb-option-ace = je li među njima imao aduta keca?
pb-option-ten = je li među njima imao desetku aduta?
pb-option-helpers = koliko je pomoćnih imao u deset karata, sa sedmicom
pb-option-talon-trumps = koliko je aduta odložio
pb-option-talon-helpers = koliko je pomoćnih odložio
pb-option-marriage = na koje je zvanje bilo sto: adut, obično, nijedno
pb-option-four-helpers = je li jedan branilac imao četiri ili više pomoćnih?
pb-option-note-4 = je li igrač uz sedmicu imao tri najviša aduta, šest zatvorenih pomoćnih i oba druga keca (napomena 4)?
pb-option-opening = betl: karta izneta u prvi štih
pb-option-catching-aces = betl: koliko je kečeva koji hvataju po napomenama 1 i 2, ako karte nisu rečene
pb-option-six-card-suits = betl: koliko je boja od šest karata s hvatačem po napomenama 1 i 2, ako karte nisu rečene
pb-option-open-suits = durch: koliko boja nije bilo zatvoreno, ako karte nisu rečene
pb-option-flek-hand = betl, durch: deset karata onoga ko je prvi rekao flek
pb-option-flek-suits = betl: koliko je boja imao u ruci ko je prvi rekao flek
pb-option-flek-stoppers = durch: u koliko je boja imao hvatača ko je prvi rekao flek
pb-option-flek-bare-aces = durch: jesu li to bila dva keca, svaki sam u svojoj boji?
pb-option-laid = je li to bila igra koja se nije mogla izgubiti (ložená)?
pb-option-renonc = ko je pogrešio (renonc): igrač, flekaš (ko je prvi rekao flek), odbrana
pb-option-technical = ko je kažnjen za tehničku grešku ({ "technický renonc" }): igra važi, on nema bodova (i više puta)
pb-option-lost-before = je li igra u tom času već bila izgubljena?
pb-option-winnable = je li se tada uz običnu odbranu još mogla dobiti?
pb-option-granted = je li pozvani sudija priznao bodove?
pb-option-written = stoji li igra na listu stola?
pb-option-show-table = pokazuje tabelu: brojeve, odakle su, i šta u njoj nedostaje
pb-option-copy-table = ispisuje datoteku isporučene tabele da se može menjati
pb-option-check-table = kaže šta je u datotekama s tabelom pogrešno; kod 1: nešto je pogrešno
pb-option-tables = nabraja isporučene tabele

pb-declarer = igrač
pb-flekker = flekaš
pb-defence = odbrana
pb-fate-won = dobijeno
pb-fate-lost = izgubljeno
pb-fate-approved = odobreno
pb-marriage-trump = adut
pb-marriage-plain = obično
pb-marriage-none = nijedno

pb-head = { $contract }{ $led ->
    [yes] , izlazi igrač
    [no] , izlazi branilac
   *[other] { "" }
}: { $parts } [{ $edition }]
pb-part = { $part } { $fate }
pb-edition-incomplete = { $edition }, nije cela
pb-incomplete = Tabela { $edition } nije cela: { $missing }
pb-who-declarer = Igrač
pb-who-flekker = Flekaš
pb-points = { $who }: { $sum }
pb-earned = Premijski bodovi, { $who }: { $sum } [{ $edition }]
pb-of-deal = Podela { $number }: { $head }
pb-heading = Premijski bodovi [{ $edition }]
pb-sums = Premijski bodovi ukupno [{ $edition }]: { $sums }
pb-sums-none = Premijski bodovi [{ $edition }]: nema
round-seat-premium = { $line }, { $points }
round-premium = PB: premijski bodovi [{ $edition }]
pb-total = { $sum } PB
pb-at-least = najmanje { $points } PB
pb-pending = { $sum } PB, čekaju sudiju
pb-nothing = 0 PB
pb-must-write = Na list stola: da [CSM-11]
pb-must-write-unknown = Na list stola: da, ako bude { $threshold } PB ili više [CSM-11]
pb-may-be-reduced = Na listu ne stoji, pa igra ne mora biti priznata u celini [CSM-11]
pb-unknown-heading = Nije poznato:
pb-confirm-heading = Sudija neka potvrdi:
pb-denied-heading = Ne broji se:

pb-row-bonus = dodatak, { $what }
pb-row-half = polovina za { $what }
pb-of-sedma = sedmica
pb-of-sto = sto
pb-of-sto_sedma = sto i sedmica
pb-of-dve_sedmy = dve sedmice
pb-of-betl = betl
pb-of-durch = durch
pb-with-sto = s dobijenih sto
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
pb-sharp-both = s kecom i desetkom aduta
pb-sharp-noten = bez desetke aduta
pb-sharp-noace = bez keca aduta
pb-sharp-neither = bez keca i desetke aduta
pb-sharp-ace = s kecom aduta
pb-sharp-ten = s desetkom aduta
pb-on-plain = na obično zvanje
pb-on-trump = na zvanje u adutu
pb-per-catching_ace = kec koji hvata
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
pb-side-lead = s výnosem
pb-side-nolead = bez výnosu

pb-from-seed = odredbe
pb-from-source = tabela
pb-from-2nd-hand = iz druge ruke
pb-from-inferred = izvedeno
pb-from-default = izabrano

pb-confirm-laid = da se igra mogla izgubiti (nije bila ložená)
pb-confirm-unwinnable = da nijedan branilac nije imao četiri ili više pomoćnih
pb-confirm-four-helpers = da nijedan branilac nije imao četiri ili više pomoćnih
pb-confirm-note-4 = da igrač uz sedmicu nije imao tri najviša aduta, šest zatvorenih pomoćnih i oba druga keca
pb-confirm-note-5 = da igrač nije imao svih osam pomoćnih
pb-confirm-renonc-lost = da igra u času greške još nije bila izgubljena
pb-confirm-renonc-unwinnable = da se igra u času greške uz običnu odbranu još mogla dobiti
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
pb-denied-note-4 = tri najviša aduta uz sedmicu, šest zatvorenih pomoćnih i oba druga keca
pb-denied-note-5 = dodatak, igrač je imao svih osam pomoćnih
pb-denied-own-renonc = ko je pogrešio, nema prava
pb-denied-renonc-lost = igra je u času greške već bila izgubljena
pb-denied-renonc-unwinnable = igra se u času greške uz običnu odbranu više nije mogla dobiti
pb-denied-not-granted = sudija nije priznao bodove
pb-denied-ace-of-led-six = kec u boji od šest karata kojom se izašlo
pb-denied-six-counts-as-ace = boja od šest karata s kecom broji se kao kec koji hvata
pb-denied-only-chytak-led = jedinim hvatačem boje od šest karata se izašlo
pb-denied-chytak-discarded = karta koja hvata iz boje od šest karata je odložena
pb-denied-bare-aces = oba hvatača su kečevi sami u svojoj boji

pb-fact-led = je li igrač prvi izašao
pb-fact-trumps = koliko je imao aduta
pb-fact-ace = je li imao keca aduta
pb-fact-ten = je li imao desetku aduta
pb-fact-helpers = koliko je imao pomoćnih
pb-fact-talon_trumps = koliko je aduta odložio
pb-fact-talon_helpers = koliko je pomoćnih odložio
pb-fact-marriage = na koje je zvanje bilo sto
pb-fact-talon = šta je odloženo
pb-fact-lead = čime se izašlo
pb-fact-catching_aces = koliko je kečeva koji hvataju
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
pb-table-hearts = Srce × { $factor }; na list od { $threshold } PB; napomene ispod tabele: { $notes }
pb-table-options = Kako se čita ono što odredbe ostavljaju otvoreno
pb-table-holes = Šta u tabeli nije poznato
pb-table-good = { $file }: u redu ({ $edition }, redova { $rows })
pb-table-warning = { $file }: upozorenje: { $said }
pb-table-added = red { $row }: više
pb-table-left-out = red { $row }: nedostaje
pb-table-changed = red { $row }: { $now } ({ $base }: { $before })
pb-table-differs = Prema { $base }:
pb-list-line = { $name } – { $title }
pb-list-default = { $name } – { $title } (po njoj se broji, ako nije rečeno drugo)
pb-list-disabled = { $name } – { $title } (ne broji se po njoj: { $missing })

pb-opt-write_down = igra upravo za toliko bodova od koliko se zapisuje
pb-opt-sto_rows_in_dve_sedmy = redovi za sto važe i u dve sedmice i sto
pb-opt-cards_counted = od koliko karata se broje aduti i pomoćne
pb-opt-sedma_rows_in_sto_sedma = redovi za sedmicu u sto i sedmica pored polovine za sto
pb-opt-half_of_sto = od čega je polovina za sto
pb-opt-flek_of = čiji je flek koji su rekla dvojica
pb-opt-six_card_suit = šta je boja od šest karata
pb-opt-durch_suits = koje se boje u durchu broje
pb-opt-plain_four_helpers = dve sedmice dobijene protiv četiri pomoćne u jednoj ruci
pb-opt-winnable_says = ko kaže da se igra pri grešci nije mogla dobiti

error-pb-nothing-told = pb: nema šta da se broji; dopušteno: opcije (vidi --help) ili --json
error-pb-no-points = { $file }: { $game } nema premijskih bodova
error-pb-two-ways = { $field }: datoteka i opcije dvaput kažu isto; dopušteno: jedno od toga
error-pb-alone = { $field } stoji samo, ništa drugo uz to ne ide
error-pb-cards = { $field }: { $reason }
error-pb-part-form = { $field }: „{ $word }“: koji deo? dopušteno: { $allowed }
error-pb-too-many-hands = { $field }: branioca su samo dva
error-pb-range = { $field }: { $number } ne može; dopušteno: { $allowed }
error-pb-no-flek = { $field }: flekaša nema: o fleku ništa nije rečeno
error-pb-trump-missing = { $field }: nedostaje: { $contract } ima adut; dopušteno: { $allowed }
error-pb-no-trump = { $field }: { $contract } nema adut
error-pb-no-helper = { $field }: { $contract } nema pomoćnu boju
error-pb-helper-is-trump = { $field }: to je adut; dopušteno: { $allowed }
error-pb-helper-missing = { $field }: nedostaje, a karte su rečene; dopušteno: { $allowed }
error-pb-no-part = { $field }: to nije deo igre { $contract }; dopušteno: { $allowed }
error-pb-not-approved = { $field }: { $contract } se uvek igra; dopušteno: { $allowed }
error-pb-part-missing = { $field }: nedostaje; dopušteno: { $allowed }
error-pb-no-renonc = { $field }: greške nije bilo
error-pb-elsewhere = { $field }: ne pripada igri { $contract }; dopušteno: { $allowed ->
        [true] da
       *[other] ništa
    }
error-pb-cards-count = { $field }: karata je { $count }; dopušteno: { $allowed }
error-pb-twice = { $field }: { $cards } leži i drugde; dopušteno: svaka karta jednom
error-pb-hands-many = { $field }: branioca su samo dva
error-pb-lead = { $field }: { $card } nije u ruci igrača; dopušteno: { $allowed }
error-pb-talon = { $field }: { $cards } u talonu je greška igrača; dopušteno: ni kec, ni desetka, ni najavljena sedmica
error-pb-counts-cards = { $field }: { $told } se ne slaže s kartama; dopušteno: { $allowed }
error-pb-beside-cards = { $field }: karte su rečene; dopušteno: jedno ili drugo
error-pb-together = { $field }: s ostalim ne može zajedno; dopušteno: { $allowed }
error-pb-not-without = { $field }: bez { $what ->
        [marriage] zvanja
       *[other] { $what }
    } se ne može dobiti; dopušteno: izgubljeno, ili greška protivnika
error-pb-flek-declarer = { $field }: igrač ne kaže flek; dopušteno: branilac
error-pb-flek-twice = { $field }: stoji dvaput; dopušteno: svaki branilac jednom
error-pb-fleks-many = { $field }: branioca su samo dva

error-premium-where-row = red { $name }
error-premium-where-hole = rupa { $name }
error-premium-unknown = tabele { $value } nema; isporučene su: { $names }, ili put do datoteke .toml
error-premium-disabled = { $source }: po ovoj tabeli se ne broji: { $missing }; dopuni je u svojoj datoteci, s enabled = true
error-premium-unreadable = { $source }: ne može se pročitati: { $reason }
error-premium-too-large = { $source }: previše je velika, pa to nije tabela
error-premium-deep = { $source }: ima ključ od previše delova, pa to nije tabela
error-premium-not-utf8 = { $source }: nije tekst u UTF-8 (bajt { $byte })
error-premium-not-toml = { $source }: nije TOML: { $reason }
error-premium-unknown-key = { $where }: nepoznat ključ; dopušteno: { $allowed }
error-premium-missing = { $where }: nedostaje; dopušteno: { $allowed }
error-premium-value = { $where }: { $value } nije dopušteno; dopušteno: { $allowed }
error-premium-section = { $where }: mora biti drukčije zapisano; dopušteno: { $allowed }
error-premium-option = { $where }: mora imati vrednost i njen izvor; dopušteno: { $allowed }
error-premium-misplaced = { $where }: ne ide uz { $what }; dopušteno: { $allowed }
error-premium-twice = { $where }: stoji dvaput
error-premium-no-parent = { $where }: nema kriterijuma { $family } kojem bi pripadao; dopušteno: { $allowed }
error-premium-complete = { $where }: je true, ali { $first } nije poznato; dopušteno: false
error-premium-incomplete = { $where }: je false, ali ništa ne kaže šta nije poznato; dopušteno: true, odeljak [[holes]], ili "unknown" umesto broja
error-premium-taken-name = { $where }: { $value } je ime isporučene tabele; izaberi drugo
error-premium-lead-above = { $where }: { $lead } s výnosem je više od { $nolead } bez výnosu
error-premium-no-hand = { $where }: kec i desetka ne staju među tako malo aduta
error-premium-odd-half = { $where }: polovina od { $figure } zaokružuje se nadole
