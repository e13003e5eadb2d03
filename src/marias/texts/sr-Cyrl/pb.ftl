# Made from sr/pb.ftl by tools/cyrillic.py: change that file and run it.

# marias pb: premijski bodovi licitovanog marijaša

pb-help =
    Колико премијских бодова ({ "prémiové body" }, PB) носи једно мешање лицитованог маријаша и по чему? Мешање се каже опцијама, упитом у JSON-у (из датотеке, или с --json са стандардног улаза), или записом (.marias), у којем се рачуна свако мешање. Кажу се карте, или је доста оно што стоји на листу стола: бројеви. Што нико није рекао, није познато, и одговор је тада „најмање“. Делови о којима ништа друго није речено броје се као добијени.
pb-json = упит и одговор у JSON-у (с опцијама или записом само одговор)
pb-option-table = по којој табели: име издања или датотека .toml
pb-option-contract = игра: седмица, стотка, стотка и седмица, бетл, дурх, две седмице, две седмице и стотка (херц каже адут)
pb-option-trump = адут: херц, бундева, зелена, жир
pb-option-helper = помоћна боја две седмице
pb-option-leads = је ли носилац први изашао ({ "s výnosem" })?
pb-option-part = како се део завршио, на пример стотка=изгубљено или седмица=одобрено; где је само један део, доста је само изгубљено
pb-option-hand = десет карата носиоца при првом изласку
pb-option-talon = две карте које је носилац одложио
pb-option-defender = десет карата браниоца (једном или двапут)
pb-option-trumps = колико је адута носилац имао у десет карата
pb-option-ace = је ли међу њима имао адутског аса?
pb-option-ten = је ли међу њима имао адутску десетку?
pb-option-helpers = колико је помоћних имао у десет карата, са седмицом
pb-option-talon-trumps = колико је адута одложио
pb-option-talon-helpers = колико је помоћних одложио
pb-option-marriage = на које је звање била стотка: адут, обично, ниједно
pb-option-four-helpers = је ли један бранилац имао четири или више помоћних?
pb-option-note-4 = је ли носилац уз седмицу имао три највиша адута, шест затворених помоћних и оба друга аса (напомена 4)?
pb-option-opening = бетл: карта изнета у први штих
pb-option-catching-aces = бетл: колико је асова који хватају по напоменама 1 и 2, ако карте нису речене
pb-option-six-card-suits = бетл: колико је боја од шест карата с хватачем по напоменама 1 и 2, ако карте нису речене
pb-option-open-suits = дурх: колико боја није било затворено, ако карте нису речене
pb-option-flek-hand = бетл, дурх: десет карата онога ко је први рекао флек
pb-option-flek-suits = бетл: колико је боја имао у руци ко је први рекао флек
pb-option-flek-stoppers = дурх: у колико је боја имао хватача ко је први рекао флек
pb-option-flek-bare-aces = дурх: јесу ли то била два аса, сваки сам у својој боји?
pb-option-laid = је ли то била игра која се није могла изгубити (ložená)?
pb-option-renonc = ко је направио ренонс: носилац, флекаш (ко је први рекао флек), одбрана
pb-option-technical = ко је кажњен за технички ренонс: игра важи, он нема бодова (и више пута)
pb-option-lost-before = је ли игра у том часу већ била изгубљена?
pb-option-winnable = је ли се тада уз обичну одбрану још могла добити?
pb-option-granted = је ли позвани судија признао бодове?
pb-option-written = стоји ли игра на листу стола?
pb-option-show-table = показује табелу: бројеве, одакле су, и шта у њој недостаје
pb-option-copy-table = исписује датотеку испоручене табеле да се може мењати
pb-option-check-table = каже шта је у датотекама с табелом погрешно; код 1: нешто је погрешно
pb-option-tables = набраја испоручене табеле

pb-declarer = носилац
pb-flekker = флекаш
pb-defence = одбрана
pb-fate-won = добијено
pb-fate-lost = изгубљено
pb-fate-approved = одобрено
pb-marriage-trump = адут
pb-marriage-plain = обично
pb-marriage-none = ниједно

pb-head = { $contract }{ $led ->
    [yes] , излази носилац
    [no] , излази бранилац
   *[other] { "" }
}: { $parts } [{ $edition }]
pb-part = { $part } { $fate }
pb-edition-incomplete = { $edition }, није цела
pb-edition-touched = { $edition }, није цела: ове игре се то тиче
pb-edition-untouched = { $edition }, није цела, али ове игре се то не тиче
pb-incomplete = Табела { $edition } није цела: { $missing }
pb-who-declarer = Носилац
pb-who-flekker = Флекаш
pb-points = { $who }: { $sum }
pb-earned = Премијски бодови, { $who }: { $sum } [{ $edition }]
pb-of-deal = Мешање { $number }: { $head }
pb-heading = Премијски бодови [{ $edition }]
pb-sums = Премијски бодови укупно [{ $edition }]: { $sums }
pb-sums-none = Премијски бодови [{ $edition }]: нема
round-seat-premium = { $line }, { $points }
round-premium = PB: премијски бодови [{ $edition }]
pb-total = { $sum } PB
pb-at-least = најмање { $points } PB
pb-pending = { $sum } PB, чекају судију
pb-nothing = 0 PB
pb-why = Зашто: { $reason }
pb-why-not-won = ништа од игре није добијено
pb-why-no-row = табела нема реда за ову игру
pb-must-write = На лист стола: да [CSM-11]
pb-must-write-unknown = На лист стола: да, ако буде { $threshold } PB или више [CSM-11]
pb-may-be-reduced = На листу не стоји, па игра не мора бити призната у целини [CSM-11]
pb-unknown-heading = Није познато:
pb-confirm-heading = Судија нека потврди:
pb-denied-heading = Не броји се:

pb-row-bonus = додатак, { $what }
pb-row-half = половина, { $what }
pb-of-sedma = седмица
pb-of-sto = стотка
pb-of-sto_sedma = стотка и седмица
pb-of-dve_sedmy = две седмице
pb-of-betl = бетл
pb-of-durch = дурх
pb-with-sto = с добијеном стотком
pb-or = { $before } или { $last }
pb-trumps = на { $numbers } { $n ->
    [one] адут
   *[other] адута
}
pb-trumps-max = на { $n } или мање адута
pb-helpers = на { $numbers } { $n ->
    [one] помоћну
    [few] помоћне
   *[other] помоћних
}
pb-helpers-max = на { $n } или мање помоћних
pb-sharp-both = с адутским асом и десетком
pb-sharp-noten = без адутске десетке
pb-sharp-noace = без адутског аса
pb-sharp-neither = без адутског аса и десетке
pb-sharp-ace = с адутским асом
pb-sharp-ten = с адутском десетком
pb-on-plain = на обично звање
pb-on-trump = на звање у адуту
pb-per-catching_ace = ас који хвата
pb-per-six_card_suit_with_chytak = боја од шест карата с хватачем
pb-per-suit_not_closed = боја која није затворена
pb-flek-on = флек на { $game }
pb-hand-suits = с { $numbers } { $n ->
    [one] бојом
   *[other] боје
} у руци
pb-stopper-suits = с хватачима највише у { $n } { $n ->
    [one] боји
   *[other] боје
}
pb-side-lead = { "s výnosem" }
pb-side-nolead = { "bez výnosu" }

pb-from-seed = одредбе
pb-from-source = табела
pb-from-2nd-hand = из друге руке
pb-from-inferred = изведено
pb-from-default = изабрано

pb-confirm-laid = да се игра могла изгубити (није била ložená)
pb-confirm-unwinnable = да ниједан бранилац није имао четири или више помоћних
pb-confirm-four-helpers = да ниједан бранилац није имао четири или више помоћних
pb-confirm-note-4 = да носилац уз седмицу није имао три највиша адута, шест затворених помоћних и оба друга аса
pb-confirm-note-5 = да носилац није имао свих осам помоћних
pb-confirm-renonc-lost = да игра у часу ренонса још није била изгубљена
pb-confirm-renonc-unwinnable = да се игра у часу ренонса уз обичну одбрану још могла добити
pb-confirm-grant = да признаје бодове, ако их је { $threshold } или више
pb-confirm-inferred = бодове реда „{ $row }“: нико их није прочитао, изведени су или изабрани
pb-confirm-half-rounded = половину непарног броја, заокружену надоле

pb-unknown-hole = има ли табела још један ред: { $what }
pb-unknown-figure = колико носи ред „{ $row }“
pb-unknown-untold = { $fact } (--{ $option })
pb-unknown-grant = признаје ли судија бодове

pb-denied-laid = игра која се није могла изгубити (ložená)
pb-denied-unplayable = игра која се није могла добити
pb-denied-unwinnable = четири или више помоћних у једној руци: изгубљено по правилу
pb-denied-four-helpers = две седмице, један бранилац је имао четири или више помоћних
pb-denied-note-4 = три највиша адута уз седмицу, шест затворених помоћних и оба друга аса
pb-denied-note-5 = додатак, носилац је имао свих осам помоћних
pb-denied-own-renonc = ко је направио ренонс, нема права
pb-denied-renonc-lost = игра је у часу ренонса већ била изгубљена
pb-denied-renonc-unwinnable = игра се у часу ренонса уз обичну одбрану више није могла добити
pb-denied-not-granted = судија није признао бодове
pb-denied-ace-of-led-six = ас у боји од шест карата којом се изашло
pb-denied-six-counts-as-ace = боја од шест карата с асом броји се као ас који хвата
pb-denied-only-chytak-led = јединим хватачем боје од шест карата се изашло
pb-denied-chytak-discarded = карта која хвата из боје од шест карата је одложена
pb-denied-bare-aces = оба хватача су асови сами у својој боји

pb-fact-led = је ли носилац први изашао
pb-fact-trumps = колико је имао адута
pb-fact-ace = је ли имао адутског аса
pb-fact-ten = је ли имао адутску десетку
pb-fact-helpers = колико је имао помоћних
pb-fact-talon_trumps = колико је адута одложио
pb-fact-talon_helpers = колико је помоћних одложио
pb-fact-marriage = на које је звање била стотка
pb-fact-talon = шта је одложено
pb-fact-lead = чиме се изашло
pb-fact-catching_aces = колико је асова који хватају
pb-fact-six_card_suits = има ли боје од шест карата с хватачем
pb-fact-open_suits = колико боја није било затворено
pb-fact-flek = шта је у руци имао ко је рекао флек

pb-table-title = { $title } ({ $edition })
pb-table-source = извор: { $source }
pb-table-valid = важи од { $date }
pb-table-disabled = по овој табели се не броји
pb-table-complete = табела је цела
pb-table-row = ред
pb-table-what = за шта
pb-table-from = одакле
pb-table-hearts = Херц × { $factor }; на лист од { $threshold } PB; напомене испод табеле: { $notes }
pb-table-options = Како се чита оно што одредбе остављају отворено
pb-table-holes = Шта у табели није познато
pb-table-good = { $file }: у реду ({ $edition }, редова { $rows })
pb-table-warning = { $file }: упозорење: { $said }
pb-table-added = ред { $row }: више
pb-table-left-out = ред { $row }: недостаје
pb-table-changed = ред { $row }: { $now } ({ $base }: { $before })
pb-table-key = { $key }: { $now } ({ $base }: { $before })
pb-table-differs = Према { $base }:
pb-list-line = { $name } – { $title }
pb-list-default = { $name } – { $title } (по њој се броји, ако није речено друго)
pb-list-disabled = { $name } – { $title } (не броји се по њој: { $missing })

pb-opt-write_down = игра управо за толико бодова од колико се записује
pb-opt-sto_rows_in_dve_sedmy = редови за стотку важе и за две седмице и стотка
pb-opt-cards_counted = од колико карата се броје адути и помоћне
pb-opt-sedma_rows_in_sto_sedma = редови за седмицу код стотке и седмице поред половине за стотку
pb-opt-half_of_sto = од чега је половина за стотку
pb-opt-flek_of = чији је флек који су рекла двојица
pb-opt-six_card_suit = шта је боја од шест карата
pb-opt-durch_suits = које се боје у дурху броје
pb-opt-plain_four_helpers = две седмице добијене против четири помоћне у једној руци
pb-opt-winnable_says = ко каже да се игра при ренонсу није могла добити

error-pb-nothing-told = pb: нема шта да се броји; дозвољено: опције (види --help) или --json
error-pb-no-points = { $file }: { $game } нема премијских бодова
error-pb-two-ways = { $field }: датотека и опције двапут кажу исто; дозвољено: једно од тога
error-pb-alone = { $field } стоји само, ништа друго уз то не иде
error-pb-cards = { $field }: { $reason }
error-pb-part-form = { $field }: „{ $word }“: који део? дозвољено: { $allowed }
error-pb-part-twice = { $field }: { $name } стоји двапут; дозвољено: једном
error-pb-too-many-hands = { $field }: само су два браниоца
error-pb-range = { $field }: { $number } не може; дозвољено: { $allowed }
error-pb-no-flek = { $field }: флекаша нема: о флеку ништа није речено
error-pb-which-flekker = { $field }: речене су карте оба браниоца: који је рекао флек? дозвољено: његове карте уз --flek-hand
error-pb-two-trumps = { $field }: у игри је речено { $suit }; дозвољено: та иста боја, или ништа
error-pb-own-renonc = { $field }: ренонсом носиоца игра је изгубљена; дозвољено: изгубљено
error-pb-their-renonc = { $field }: ренонсом браниоца носилац добија, осим ако је већ пре тога изгубио; дозвољено: добијено, или изгубљено уз --lost-before да
error-pb-bare-aces = { $field }: два аса су два хватача; дозвољено: не, или 2 хватача
error-pb-seat = { $field }: места { $seat } нема за столом; дозвољено: { $allowed }
error-pb-trump-missing = { $field }: недостаје: { $contract } има адут; дозвољено: { $allowed }
error-pb-no-trump = { $field }: { $contract } нема адут
error-pb-no-helper = { $field }: { $contract } нема помоћну боју
error-pb-helper-is-trump = { $field }: то је адут; дозвољено: { $allowed }
error-pb-helper-missing = { $field }: недостаје, а карте су речене; дозвољено: { $allowed }
error-pb-no-part = { $field }: то није део игре { $contract }; дозвољено: { $allowed }
error-pb-not-approved = { $field }: { $contract } се увек игра; дозвољено: { $allowed }
error-pb-part-missing = { $field }: недостаје; дозвољено: { $allowed }
error-pb-no-renonc = { $field }: ренонса није било
error-pb-elsewhere = { $field }: не припада игри { $contract }; дозвољено: { $allowed ->
        [nothing] ништа
       *[other] { $allowed }
    }
error-pb-cards-count = { $field }: карата је { $count }; дозвољено: { $allowed }
error-pb-twice = { $field }: { $cards } лежи и другде; дозвољено: свака карта једном
error-pb-hands-many = { $field }: само су два браниоца
error-pb-lead = { $field }: { $card } није у руци носиоца; дозвољено: { $allowed }
error-pb-talon = { $field }: { $cards } у талону је ренонс носиоца; дозвољено: ни ас, ни десетка, ни најављена седмица
error-pb-counts-cards = { $field }: { $told } се не слаже с картама; дозвољено: { $allowed }
error-pb-beside-cards = { $field }: карте су речене; дозвољено: једно или друго
error-pb-together = { $field }: с осталим не може заједно; дозвољено: { $allowed }
error-pb-not-without = { $field }: без { $what ->
        [marriage] звања
        [sharps] адутског аса и десетке на обично звање (70 + 20 није сто)
        [lead] карте коју бранилац мора да преузме
        [top] карте коју нико не може преузети
       *[other] { $what }
    } се не може добити; дозвољено: изгубљено, или ренонс противника
error-pb-flek-declarer = { $field }: носилац не каже флек; дозвољено: бранилац
error-pb-flek-twice = { $field }: стоји двапут; дозвољено: сваки бранилац једном
error-pb-fleks-many = { $field }: само су два браниоца

error-premium-where-row = ред { $name }
error-premium-where-hole = рупа { $name }
error-premium-unknown = табеле { $value } нема; испоручене су: { $names }, или пут до датотеке .toml
error-premium-disabled = { $source }: по овој табели се не броји (шта у њој недостаје, исписује --show-table); допуни је у својој датотеци, с { "enabled = true" }
error-premium-unreadable = { $source }: не може се прочитати: { $reason }
error-premium-too-large = { $source }: превише је велика, па то није табела
error-premium-deep = { $source }: има кључ од превише делова, па то није табела
error-premium-not-utf8 = { $source }: није текст у UTF-8 (бајт { $byte })
error-premium-not-toml = { $source }: није TOML: { $reason }
error-premium-unknown-key = { $where }: непознат кључ; дозвољено: { $allowed }
error-premium-missing = { $where }: недостаје; дозвољено: { $allowed }
error-premium-value = { $where }: { $value } није дозвољено; дозвољено: { $allowed }
error-premium-section = { $where }: мора бити друкчије записано; дозвољено: { $allowed }
error-premium-option = { $where }: мора имати вредност и њен извор; дозвољено: { $allowed }
error-premium-misplaced = { $where }: не иде уз { $what }; дозвољено: { $allowed }
error-premium-twice = { $where }: стоји двапут
error-premium-no-parent = { $where }: нема критеријума { $family } којем би припадао; дозвољено: { $allowed }
error-premium-complete = { $where }: је { "true" }, али { $first } није познато; дозвољено: { "false" }
error-premium-incomplete = { $where }: је { "false" }, али ништа не каже шта није познато; дозвољено: { "true" }, одељак { "[[holes]]" }, или { "\"unknown\"" } уместо броја
error-premium-taken-name = { $where }: { $value } је име испоручене табеле; изабери друго
error-premium-lead-above = { $where }: { $lead } { "s výnosem" } је више од { $nolead } { "bez výnosu" }
error-premium-no-hand = { $where }: ас и десетка не стају међу тако мало адута
error-premium-never = { $where }: ниједан од ових бројева није највише { $most }: ред никад не важи
error-premium-same = { $where }: за исто је што и ред { $first }
error-premium-odd-half = { $where }: половина од { $figure } заокружује се надоле
