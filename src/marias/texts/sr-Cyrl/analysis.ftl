# Made from sr/analysis.ftl by tools/cyrillic.py: change that file and run it.

# marias review, solve

review-help = Оцењује сваку карту завршених мешања: колико је коштала играча при отвореним картама, према најбољој карти коју је тада имао. Чита своје записе и сачуване игре програма { "Mariášek" } ({ ".hra" }).
review-json = за сваку датотеку један ред { "JSON" }
review-progress = оцењује се
review-skipped = Прве карте, њих { $n }, не оцењују се: { $why }
review-nothing = Нема ниједне карте која би се оценила.
review-worth = { $who }: { $worth } при најбољој игри свих, на крају { $result } (сопствене карте { $mine }, карте противника { $theirs }).
review-worth-others = { $who }: { $worth } при најбољој игри свих, на крају { $result } (сопствене карте { $mine }, карте противника { $theirs }, шта је речено и пресуђено { $others }).
review-each = { $who }, сваки
review-other = {"  "}Штих { $trick }, { $what }: { $change } за страну носиоца
review-trick = штих
review-player = играч
review-card = карта
review-cost = { $unit }
review-better = боље
review-cards = карата
review-mistakes = грешака
review-together = { $cost } заједно
review-in-all = укупно
review-all-deals = сва мешања
review-note-marks = { $mark } Најскупље.
review-note-money = Цена карте је оно што је изгубио сам играч.
review-note-together = „Заједно“: што је изгубила цела одбрана, где одбрана не плаћа једнако.
review-note-race = Цена карте су бодови у запису: сопствене стране мање бодови друге стране.
review-note-cards = Оцењују се само карте, не лицитација, најаве и флекови.

action-silent = { $card } без звања
action-marriage = { $card }, { $marriage }
action-show = показати { $card }, { $marriage }
solve-threads = на колико нити се рачуна; 0: на сваки процесор једна

solve-help = Колико вреди свака карта позиције при отвореним картама и најбољој игри свих, у новцу игре. Чита своје записе и сачуване игре програма { "Mariášek" } ({ ".hra" }), из сваког мешања једну позицију, и позиције у { "JSON" } ({ ".json" }); из фасцикле све што је у њој.
solve-move = која позиција: 3 је пре 3. штиха, 3.2 пре његове друге карте; ако није наведена: пре прве карте
solve-deal = из записа с више мешања само ово
solve-objective = за шта се игра: новац, бодови или шта треба да се добије (игра, седма, бетл …); ако није наведено: новац
solve-limit = претражује највише толико позиција; шта тада није сигурно, каже се у границама
solve-cluster = решавати на овом кластеру { "Dask" } уместо на нитима, нпр. 192.168.1.7:8786; тражи { "marias[cluster]" }
solve-out = сваки одговор дописује у ову датотеку као ред { "JSON" }; шта је већ тамо не решава се поново, па се прекинут посао наставља
solve-json = свака позиција као један ред { "JSON" }
solve-progress = решава се
solve-where = { $file }, мешање { $deal }
solve-played = { $contract } ({ $declarer }) [{ $profile }]
solve-played-trump = { $contract } ({ $declarer }), адут { $suit } [{ $profile }]
solve-leads = Штих { $trick }: излази { $who }.
solve-follows = Штих { $trick }: { $table }; на реду је { $who }.
solve-stock = талон, прва вучена прва: { $cards }
solve-for = { $who } ({ $unit })
solve-for-declarer = носилац { $who } ({ $unit })
solve-won = добијено
solve-lost = изгубљено
solve-uneven = { $value } за носиоца,
solve-note-race = Бодови у запису, сопствене стране мање бодови друге стране.
solve-note-uneven = Одбрана не плаћа једнако, па се каже само колико добија носилац.
solve-note-bounds = Претрага је прекинута после { $nodes } позиција: вредности су границе.
solve-line = Најбоља игра:
solve-comes-to = { $who }: { $what } { $value }
solve-short = { $where }, { $at }: { $who } { $best }: { $value }
solve-short-open = { $where }, { $at }: { $who }: претрага је прекинута после { $nodes } позиција
solve-failed = { $where }: { $why }
error-solve-no-files = { $where }: нема ниједног записа, сачуване игре ({ ".hra" }) ни позиције ({ ".json" })
solve-torn = { $file }: последњи ред је био пресечен, па је уклоњен; његова позиција се решава ако је међу задатим
solve-stopped = Прекинуто: у { $file } стоји { $there } од { $total }; иста наредба наставља.
solve-summary = { $out }: било је { $before }, сада решено { $solved }, не може да се реши { $failed }; датотека које не могу да се користе: { $unusable }
objective-payment = новац
objective-card_points = бодови

error-number-range = { $option } { $number }: може бити { $least } до { $most }
error-position-move = --move { $word } није место у мешању; 3 је пре 3. штиха, 3.2 пре његове друге карте
error-position-unplayed = у овом мешању није одиграна ниједна карта
error-position-none = { $card }. карта { $trick }. штиха није одиграна у овом мешању; последња карта је била { $last }
error-record-no-deals = { $where }: нема ниједног мешања
error-record-no-such-deal = { $where }: нема мешања { $number }
error-results-no-file = { $file } није датотека
error-results-in-use = { $file } се користи: у њу дописује други { "marias" }
error-results-foreign = { $where }: није резултат ове команде

solve-option-hand = карте играча, на пример { "Eva=\"Ac Xc 7k\"" }, за сваког посебно
solve-option-leads = ко излази, или је изашао, у овај штих
solve-option-trick = шта лежи на столу, по реду
solve-option-points = колико бодова у картама има досад страна носиоца, без звања
solve-option-marriage = досад звана звања, на пример { "Eva=20,40" }, по реду
solve-option-shown = даме показане за звање које играчи још држе, где се тако зове
solve-option-took = ко већ има штих, где је то важно; иначе ко излази, и страна која има бодове
solve-option-talon = шта лежи са стране, где се то зна
solve-option-stock = шта је остало у талону за вучење (маријаш удвоје), прва вучена прва
solve-option-sevens-made = две седмице с једном картом: да ли је помоћна седмица однела претходни штих
error-solve-nothing = наведи датотеку, или позицију помоћу --hand и --leads
error-solve-typed-move = --move, --deal и --out иду уз датотеке; наведена позиција је само једна
error-cluster-threads = кластер има своје нити: изабери само једно од двога
error-cluster-address = { $address } није адреса кластера; пише се РАЧУНАР:ПОРТ, нпр. 192.168.1.7:8786
error-cluster-extra = кластер тражи додатак овог пакета: { "pip install 'marias[cluster]'" }
error-cluster-unreachable = на адреси { $address } не одговара ниједан кластер: { $reason }
error-cluster-no-workers = кластер на адреси { $address } нема ниједног радника ({ "dask worker" })
error-cluster-no-marias = на { $computer } нема { "marias" } са овом наредбом: { $reason }
error-cluster-uncompiled = на { $computer } језгро решавача није преведено
error-cluster-version = на { $computer } је { $name } { $there }, а овде { $here }
error-cluster-killed = на истим позицијама пало је { $lost } радника; кластер одустаје
error-cluster-lost = веза са кластером { $address } је прекинута
error-position-sitter = { $seat } паузира, а има { $hand }
error-position-seat = { $field }: { $seat } не игра
error-position-no-hand = { $seat }: недостају карте у руци ({ "--hand" })
error-position-talon = { $cards }: то не може бити талон; карата је { $size } и нису нигде другде
error-position-stock = талон од { $cards } карата и { $hand } у руци: талон за вучење имају само два играча, карата у њему је паран број, а у руци { $most }
error-position-no-talon = у талону мора лежати карата { $size }, ниједан ас ни десетка: од { $cards } то не могу бити
error-position-points-missing = { $cards } више нема: колико бодова има страна носиоца (--points, 0 до { $most })?
error-position-points = { $points } бодова није могла узети; могу бити десетице, 0 до { $most }
error-position-points-untaken = страна која нема ниједан штих има бодове
error-position-too-few-tricks = у { $tricks } штихова ово се све није могло узети
error-position-leader-took = { $seat } излази, па већ има штих
error-position-marriage = { $seat } не може имати звање { $value }
error-position-worth = { $field }: { $worth } није звање; дозвољено: 20, 40
error-position-shown = { $cards } не може лежати показано: тако звање није звано
error-position-over = { $how ->
    [leads] { $seat } излази у { $trick }. штих, па већ има штих
   *[took] { $seat } већ има штих
}: игра је изгубљена и даље се не игра
error-position-helper = две седмице траже своју помоћну боју
error-position-sevens = две седмице: није речено да ли је помоћна седмица однела претходни штих (--sevens-made)
error-position-surrendered = предато мешање се не игра
error-position-fact = { $field } каже како се мешање завршило; позиција се још игра
error-position-json = { $field }: { $cause }
error-position-hand-twice = { $field }: { $name } је тамо двапут
error-solve-out-stream = --out - није датотека; на стандардни излаз пише --json
error-only-one = { $options }: само једна од њих
