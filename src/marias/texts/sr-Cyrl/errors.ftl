# Made from sr/errors.ftl by tools/cyrillic.py: change that file and run it.

# Greške: šta, gde i šta je dozvoljeno

error-unknown-game = игре „{ $name }“ овде нема; има: { $allowed }
error-unknown-bot = бота „{ $name }“ овде нема; има: { $allowed }
error-bot-game = овај бот не зна игру { $game }
error-unknown-language = на језику „{ $name }“ овде нема ничега; има: { $allowed }
error-seats = { $game } не игра оволико играча: { $seats }; дозвољено: { $allowed }
error-seats-unruled = { $game } не игра оволико играча: { $seats }. По извору се тако игра врло ретко, а правила за то не даје; дозвољено: { $allowed }, или два стола по { $half }
error-dealer = таквог места за столом нема: места су 1 до { $seats }
error-cut = на { $at } не може да се сече: бар 2 карте се скидају и бар 2 остају
error-round-over = рунда је готова, другог мешања више нема
error-deal-on-table = мешање на столу није завршено
error-no-deal = није подељено
error-no-bot = сада није на реду бот
error-deal-over = мешање је завршено
error-deal-not-over = мешање још није завршено

error-journal-exists = { $path } већ постоји: наставља се са --resume, или изабери друго име
error-journal-missing = датотеке { $path } нема
error-journal-write = у { $path } не може да се пише ({ $reason }); што није записано, није се догодило
error-journal-in-use = { $path } је већ отворена: ту рунду управо игра други покренут { "marias" }
error-record-unreadable = { $source }: не може да се прочита: { $reason }
error-record-empty = { $source }: запис је прекинут пре првог мешања, нема шта да се настави
error-record-no-table = { $source } је запис, али није из игре у терминалу: не може да се настави
error-resume-nothing = нема шта да се настави: у { $path } нема незавршене рунде
error-resume-needs-terminal = наставити се може само у терминалу; запис је остао какав је био
error-resume-game = рунда у { $path } није { $name }: у њој се игра { $found }
error-resume-with = --resume узима рунду каква је била, без { $options }
error-play-bots = --bots наводи { $given }, потребно је { $needed } (или један за све)
error-play-names = --names: највише { $seats } различита имена од 1 до { $longest } знакова, са зарезом између
error-play-unknown-bot = --bots: бота „{ $name }“ овде нема; има: { $allowed }

error-settlement-request = { $field }: { $reason }
error-settlement-game = { $field }: игре „{ $name }“ овде нема; дозвољено: { $allowed }
error-settlement-two-ways = { $field }: датотека и опције двапут кажу исто; дозвољено само једно
error-settlement-nothing-told = { $field }: нема шта да се обрачуна; дозвољено: опције (види --help), --json, или терминал
error-settlement-option = { $field }: не припада овој игри ({ $game }); дозвољено: { $allowed }
error-settlement-two-answers = { $field }: { $options }: једно се противи другом; дозвољено само једно
error-settlement-missing = { $field }: недостаје; дозвољено: { $allowed }
error-settlement-not-understood = { $field }: „{ $word }“ није разумљиво; дозвољено: { $allowed }
error-settlement-ambiguous = { $field }: „{ $word }“ није само једна боја; дозвољено: { $allowed }
error-settlement-not-whole = { $field }: „{ $word }“ није цео број
error-settlement-no-fleks = { $field }: у маријашу нема флека
error-settlement-flek-twice = { $field }: { $name } стоји двапут
error-settlement-option-twice = { $field }: стоји двапут; дозвољено: једном
error-settlement-players = { $field }: { $game } не игра оволико играча: { $players }; дозвољено: { $allowed }
error-settlement-players-names = { $field }: „{ $word }“ нису различита имена (колико: { $seats })
error-settlement-seat = { $field }: места { $seat } нема за столом за { $players }; дозвољено: { $allowed }
error-settlement-names-different = { $field }: „{ $word }“ нису различита имена; дозвољено: за сваког играча једно, са зарезом између
error-settlement-name-empty = { $field }: „{ $word }“: једно име је празно; дозвољено: за сваког играча једно, са зарезом између
error-settlement-range = { $field }: { $n } не може; дозвољено: { $allowed }
error-settlement-names = { $field }: имена је { $count }, играча { $players }
error-settlement-chips = { $field }: износа је { $count }, играча { $players }
error-settlement-trump-missing = { $field }: недостаје: { $contract } се игра с адутом; дозвољено: херц, бундева, зелена, жир
error-settlement-no-trump = { $field }: { $contract } се игра без адута
error-settlement-not-on-table = { $field }: обавезе „{ $name }“ на столу нема; дозвољено: { $allowed }
error-settlement-flek-limit = { $field }: { $name } на степену { $level }, а толико пута не може да се флекује; дозвољено: { $allowed }
error-settlement-told-unplayed = { $field }: говори о игрању, а { $contract } се без флека не игра [{ $profile }]
error-settlement-told-only-tricks = { $field }: говори о бодовима, а за { $contract } се броје само штихови
error-settlement-told-revoked = { $field }: говори о игрању, а после ренонса се не игра до краја
error-settlement-made-of-trumps = { $field }: иде уз бетл и дурх; за обавезу { $contract } наводе се бодови
error-settlement-made-of-trumps-marijas = { $field }: иде само уз бетл; игра се обрачунава по бодовима, предаја без њих
error-settlement-points-missing = { $field }: недостаје, а играло се; дозвољено: десетице од 0 до 90, без звања
error-settlement-points = { $field }: { $points } нису бодови једне стране; дозвољено: десетице од 0 до 90, без звања
error-settlement-points-sum = { $field }: { $mine } + { $theirs } не даје 90; дозвољено: десетице које дају 90 с последњим штихом, без звања
error-settlement-points-trickless = { $field }: { $side ->
    [declarer] носилац
   *[other] одбрана
} има бодове, а ниједан штих
error-settlement-points-trickless-marijas = { $field }: { $side ->
    [declarer] страна која зове има
   *[other] противници имају
} бодове, а ниједан штих
error-settlement-points-many = { $field }: { $points } бодова је превише за број штихова { $tricks }; дозвољено: највише { $most }
error-settlement-marriages = { $field }: { $values }: толико звања у картама нема; дозвољено: 20 највише трипут, 40 једном
error-settlement-tricks = { $field }: { $mine } + { $theirs } није мешање; дозвољено: укупно { $total } штихова
error-settlement-tricks-sum = { $field }: { $mine } + { $theirs } не даје { $total }; дозвољено: укупно { $total }, ако обавеза није пала
error-settlement-nothing-counted = { $field }: за { $contract } се броје само штихови
error-settlement-tricks-missing = { $field }: недостаје: код четири звања без бодова одлучују штихови
error-settlement-made-missing = { $field }: недостаје: је ли обавеза { $contract } добијена?; дозвољено: { $allowed }
error-settlement-sevens-missing = { $field }: недостаје: јесу ли обе седмице добијене?; дозвољено: { $allowed }
error-settlement-made-tricks = { $field }: не слаже се са штиховима { $mine } + { $theirs }
error-settlement-no-seven = { $field }: седмица која није пала не носи штих
error-settlement-seven-won-missing = { $field }: недостаје: је ли адутска седмица однела последњи штих?; дозвољено: { $allowed }
error-settlement-seven-owner = { $field }: обавезу { $name } најавио је онај ко има седмицу; дозвољено: { $allowed }
error-settlement-seven-points = { $field }: последњи штих има 10 бодова, а та страна нема ниједан
error-settlement-seven-holder = { $field }: најавио ју је играч на месту { $seat }, дакле ју има; дозвољено: он, или нико
error-settlement-seven-by-missing = { $field }: недостаје: ко је најавио седмицу?
error-settlement-last-trick-missing = { $field }: недостаје: ко је однео последњи штих?
error-settlement-last-trick-untold = { $field }: недостаје: за овим столом се његова десетка не броји; дозвољено: ко зове, противници
error-settlement-last-trick-points = { $field }: има 10 бодова, а та страна нема ниједан
error-settlement-sitter-of-three = { $field }: утроје нико не паузира
error-settlement-sitter-declares = { $field }: ко паузира, не игра
error-settlement-sitter-elsewhere = { $field }: с адутом игра онај ко седи лево од делиоца, а тај паузира; дозвољено: { $allowed }
error-settlement-sitter-revokes = { $field }: ко паузира, нема ни карте ни ренонс
error-settlement-against-twice = { $field }: свака обавеза се најављује једном; дозвољено: { $allowed }
error-settlement-one-seven = { $field }: { $contract } и sedma_against заједно: адутска седмица је једна
error-settlement-seven-over-sto = { $field }: против стотке се седмица не најављује [{ $profile }]
error-settlement-one-hundred = { $field }: { $contract } и sto_against заједно: стотку може да има само једна страна
error-settlement-nothing-against = { $field }: против обавезе { $contract } се ништа не најављује
error-settlement-offence-missing = { $field }: недостаје: какав је то био ренонс?; дозвољено: { $allowed }
error-settlement-offender-missing = { $field }: недостаје, иако је реч о ренонсу: ко га је направио?
error-settlement-declarers-talon = { $field }: { $offence }: талон одлаже само носилац; дозвољено: { $allowed }
error-settlement-offence = { $field }: { $offence }: у овом мешању ({ $contract }) тај играч то није могао да учини; дозвољено: { $allowed }
error-settlement-offence-unplayed = { $field }: { $offence }: то се дешава само у игрању, а { $contract } се без флека не игра [{ $profile }]; дозвољено: други ренонс, или навести флекове
error-settlement-laid-lost = { $field }: игра која се не може изгубити, а изгубљено је: { $name }; дозвољено: { $allowed }
error-settlement-sharp-allowed = { $field }: { $contract }: ас и десетка смеју у талон
error-settlement-evident = { $field }: { $name } у овом мешању не може да се добије; дозвољено: { $allowed }
error-settlement-evident-twice = { $field }: свако је довољно једном; дозвољено: { $allowed }
error-settlement-partner-missing = { $field }: недостаје: ко је имао звану карту?; дозвољено: играч, или сам ({ "alone" })
error-settlement-partner-himself = { $field }: ко је звао самог себе, игра сам; дозвољено: други играч, или сам ({ "alone" })
error-settlement-no-partner = { $field }: { $contract } се игра сам
error-settlement-announced-twice = { $name }: сваки играч најављује једном
error-settlement-no-hundred = { $field }: иде уз стотку, а ниједна није најављена
error-settlement-nothing-beside = { $field }: уз обавезу { $contract } се ништа не најављује
error-settlement-not-together = { $field }: { $one } и { $other } не могу заједно; дозвољено: једно од тога
error-settlement-marriages-by-seat = { $field }: спискова је { $count }, играча { $players }; дозвољено: за свакога један
error-settlement-late-offence = { $field }: { $offence }: тек после флекова
error-settlement-no-compulsory-hundred = { $field }: обавезна стотка се не игра [{ $profile }]
error-settlement-four-players = { $field }: { $seats } нису четири играча; дозвољено: једно или два места од 0 до 3
error-settlement-alone = { $field }: { $contract } игра један и ништа друго уз то
error-settlement-components = { $field }: { $names }; дозвољено: игра или стотка и свака друга обавеза једном
error-settlement-own-side = { $field }: обавезу { $name } није најавила њена страна; дозвољено: места { $seats }
error-settlement-top-up-early = { $field }: играч на месту { $seat } има још { $stack } Kč; додаје се тек кад новца понестане
error-settlement-top-up = { $field }: { $amount } Kč је мало; дозвољено: бар { $least } Kč и с дугом
error-settlement-complete-table = { $field }: пун је, па се игра

# Zapisničar licitovanog

error-settlement-told-cancelled = { $field }: то иде уз играње, а { $contract } и флек само на игру се поништавају и не игра се [{ $profile }]
error-settlement-told-folded = { $field }: то иде уз играње, а носилац је рекао грешка
error-settlement-told-by-made = { $field }: то говори о адутској седмици, а за { $contract } се наводи само је ли добијено ({ "made" })
error-settlement-told-no-contract = { $field }: то иде уз обавезу, а ниједна није наведена; дозвољено: ништа, или обавеза
error-settlement-contract-missing = { $field }: недостаје: шта је најављено?; дозвољено: { $allowed }
error-settlement-trump-of-hearts = { $field }: { $contract } има за адут херц; дозвољено: херц, или ништа
error-settlement-helper = { $field }: помоћна боја иде уз две седмице и није адут; дозвољено: у две седмице друга боја, иначе ништа
error-settlement-no-helpers = { $field }: помоћне постоје само у две седмице; дозвољено: { $allowed }
error-settlement-helpers-revoked = { $field }: после ренонса више ни о чему не одлучују; дозвољено: { $allowed }
error-settlement-four-helpers-made = { $field }: две седмице против четири помоћне у једној руци су изгубљене; дозвољено: { $allowed }
error-settlement-made-counted = { $field }: иде уз бетл, дурх и две седмице; уз обавезу { $contract } наведите бодове и седмицу
error-settlement-omyl-contract = { $field }: грешка се каже само код обичне седмице; дозвољено: { $allowed }
error-settlement-omyl-revoke = { $field }: грешком се мешање завршава, ренонсом такође; дозвољено: једно од тога
error-settlement-omyl-fleks = { $field }: грешка се каже пре него што ико може да флекује; дозвољено: без флекова
error-settlement-nobody-flekked = { $field }: то каже ко је флековао, а међу флековима ({ "fleks" }) нема { $name }; дозвољено: ништа, или висина флека
error-settlement-no-defender = { $field }: ту је неко ко није бранилац с картама; дозвољено: један или оба браниоца
error-settlement-flekked-by-missing = { $field }: недостаје: повишену тарифу овде плаћа само ко је флековао; дозвољено: један или оба браниоца
error-settlement-sitter-missing = { $field }: недостаје: ко је паузирао?; дозвољено: место делиоца
error-settlement-last-trick-worth = { $field }: последњи штих има 10 бодова и однео га је { $side ->
    [declarer] носилац, који нема
   *[other] бранилац, а одбрана нема
} ниједан бод; дозвољено: { $allowed }
error-settlement-last-trick = { $field }: не слаже се са седмицом, по њој га је { $side ->
    [declarer] однео носилац
   *[other] однела одбрана
}; дозвољено: { $side }
error-settlement-seven-missing = { $field }: недостаје: најављена је седмица ({ $contract }); чија је адутска седмица пала у последњем штиху?; дозвољено: { $allowed }
error-settlement-taker-missing = { $field }: недостаје: ко га је однео на седмицу браниоца?; дозвољено: { "declarer" } (носилац), { "defence" } (одбрана)
error-settlement-no-outsider = { $field }: утроје нико не паузира; дозвољено: looked_at_cards
error-settlement-outsider = { $field }: ко паузира, нема карте; може само да гледа у туђе; дозвољено: { $allowed }
error-settlement-declarers-offence = { $field }: { $offence } може да се деси само носиоцу

# Zapisi i sačuvane igre: { $where } je datoteka i red

error-where = { $source }, ред { $line }
error-illegal = „{ $action }“ не може: { $why }
error-illegal-seat = „{ $action }“ (место { $seat }) не може: { $why }
error-record-because = { $where }: { $cause }
error-record-cut-off = { $where }: запис је овде одсечен усред реда
error-record-foreign = { $where }: није запис маријаша: први ред мора да буде „{ "marias 1" }“
error-record-format = { $where }: формат { $found } овде није познат; ова верзија чита формат { $known }
error-record-head = { $where }: { $word } не припада заглављу записа, или тамо стоји двапут
error-record-head-lacks = { $where }: у заглављу записа недостаје { $key }
error-record-generator = { $where }: мешање карата { $found } није познато; познато је { $known }
error-record-seats = { $where }: { $game } не игра оволико играча: { $seats }; дозвољено: { $allowed }
error-record-names = { $where }: имена је { $count }, места { $seats }
error-record-not-whole = { $where }: { $what }: { $word } није цео број
error-record-result-kind = { $where }: { "result" } { $word }; дозвољено: { $allowed }
error-record-misplaced = { $where }: { $word } не припада овде
error-record-amounts = { $where }: { $what }: износа је { $count }, места { $seats }
error-record-not-zero = { $where }: плаћања укупно не дају нулу
error-record-deal-line = { $where }: очекивао се ред: { "deal" } БРОЈ { "dealer" } МЕСТО { "shuffle" } СЕМЕ, или { "cut" } КАРАТА, или { "given" }
error-record-unfinished = { $where }: мешање { $number } није завршено, друго после њега не може
error-record-no-pack = { $where }: очекивао се шпил ({ "pack" })
error-record-seed = { $where }: { "shuffle" }: { $word } није семе од 64 хексадецималне цифре
error-record-cut = { $where }: не може да се сече по { $at } карата: и скинути и оставити се мора бар { $least }
error-record-profile = { $where }: правила { $name } нема у програму, а у запису нису исписана
error-record-early-result = { $where }: мешање { $number } има исход, а није завршено
error-record-not-over = { $where }: мешање { $number } још није завршено, па његове карте још нису отворене
error-convert-not-over = { $where }: мешање још није завршено, а скривене карте не иду на екран; наведи датотеку (-о)
error-record-pack-seed = { $where }: мешање { $number }: шпил не одговара свом семену
error-record-pack-cut = { $where }: мешање { $number }: није пресечен шпил из претходног мешања
error-record-other-way = { $where }: по { $written } игра се у супротном смеру него по { $asked }, па се по њима не може поново одиграти
error-record-turn = { $where }: игра место { $seat }, а на реду је место { $turn }
error-record-after-the-end = { $where }: игра место { $seat }, а мешање је већ завршено
error-record-too-large = { $where }: за запис је превелика: више од { $most } бајтова
error-record-not-text = { $where }: није текст у UTF-8, дакле то није запис
error-record-dealer = { $where }: мешање { $number } нема делиоца који је на реду
error-record-differs = { $where }: мешање { $number } је обрачунато { $was } (жетони { $chips }), по данашњим правилима је { $now } (жетони { $chips_now })
error-deal-pack = за дељење су потребне 32 различите карте
error-deal-dealer = делилац { $dealer } не седи за овим столом

error-hra-because = { $source }: { $place }: { $cause }
error-hra-foreign = { $source }: није сачувана игра програма { "Mariášek" } (.hra)
error-hra-too-large = { $source }: за сачувану игру је превелика: { $size } бајтова, дозвољено највише { $most }
error-hra-xml = { $where }: није цео { "XML" }
error-hra-entities = { $source }: има дефиницију типа документа или ентитета, а то ниједна сачувана игра нема
error-hra-encoding = { $source }: није у кодирању које наводи
error-hra-root = { $source }: није сачувана игра: корен је { $root }, а не „{ "Hra" }“
error-hra-unknown = { $source }: { $place }: { $name } не припада овде; дозвољено: { $allowed }
error-hra-missing = { $source }: { $place }: недостаје { $name }
error-hra-text = { $source }: { $place }: текст { $text } не припада овде
error-hra-twice = { $source }: { $place }: { $name } тамо стоји двапут
error-hra-word = { $source }: { $place }: { $word }; дозвољено: { $allowed }
error-hra-number = { $source }: { $place }: { $word } није цео број { $least } … { $most }
error-hra-text-alone = { $source }: { $place }: овде иде само текст
error-hra-flek-twice = { $source }: { $place }: нека игра тамо стоји двапут
error-hra-many-tricks = { $source }: { $place }: више од десет штихова
error-hra-trick-order = { $source }: { $place }: { $found }, а стоји као { $number }. по реду
error-hra-not-zero = { $source }: { $place }: плаћања { $payments } укупно не дају нулу
error-hra-card-twice = { $source }: карта { $card } тамо стоји двапут
error-hra-cards = { $source }: карата је { $count } уместо 32; недостаје: { $missing }
error-hra-hand = { $source }: { $place }: с одигранима има { $count } карата, а треба { $size }
error-hra-unfinished = { $source }: обрачуната је, а мешање није завршено
error-hra-no-trump-held = { $source }: { "Hra, Trumf" }: ко је бирао, у тој боји нема ниједну карту
error-hra-together = { $source }: { $place }: { $word } не може заједно да се најави
error-hra-no-trumps = { $source }: { $place }: { $contract } нема адут
error-hra-trump = { $source }: { $place }: недостаје, а { $contract } има адут
error-hra-fleks = { $source }: { $place }: ови играчи { $name } нису могли толико пута да флекују
error-hra-not-announced = { $source }: { $place }: { $name } није најављено
error-hra-turn = { $source }: { $place }: излази { $leads }, а на реду је { $turn }

error-notation-pack = за шпил су потребне 32 различите карте: има их { $count }, двапут: { $again }, недостаје: { $missing }
error-notation-action = „{ $text }“ није ништа што може да се учини; дозвољено: { $allowed }
error-notation-field = „{ $text }“: { $field } не може да се прочита; пише се: { $usage }
error-notation-words = „{ $text }“: речи је превише или премало; пише се: { $usage }
error-notation = „{ $text }“, знак { $at }: карта не може да се прочита; пише се рангом и бојом, на пример { "AH" } или ас херц, свака једном
error-notation-impossible = „{ $text }“: овако не може да буде
error-notation-suit = „{ $text }“ није боја; на пример бундева или { "b" }
error-profile-deep = { $source }: кључ има превише делова, дакле то није профил
error-journal-no-record = { $path } није запис рунде
error-name = Име { $name }: 1 до 40 слова, без | и без краја реда
error-no-seat = Места { $seat } за столом нема: има их 0 до { $last }

error-seats-of-profile = { $profile } су правила за { $players }, не за { $seats } играча
error-record-tally = { $source }: белешка о ранијим партијама је оштећена

# Zapisničar marijaša

error-settlement-tie = { $field }: обе стране имају { $points }: непаран број десетица не дели се напола
error-settlement-no-revoke = { $field }: правила маријаша не знају за цену ренонса
error-settlement-no-extraordinary = { $field }: ванредних игара нема [{ $profile }]; дозвољено: { $allowed }
error-settlement-caller-alone = { $field }: онај ко зове овде нема партнера; дозвољено: { $allowed }
error-settlement-partner-not-yet = { $field }: ко се предаје пре звања, још нема партнера; дозвољено: { $allowed }
error-settlement-partner-opposite = { $field }: партнери седе један преко пута другог; дозвољено: { $allowed }
error-settlement-told-surrendered = { $field }: говори о игри, а онај ко зове се предао
error-settlement-surrendered-trump = { $field }: онај ко зове предао се пре него што је звао адута

# Rešavanje s otvorenim kartama

error-solver-no-state = решава се само мешање, а { $found } то није
error-solver-number = { $name }: { $found } не може; дозвољено: 0 до { $most }
error-solver-no-states = { $found } није низ мешања
error-solver-field = { $field }: { $found } не може; дозвољено: { $allowed }
error-solver-phase = решава се само игра картама, а ово мешање { $phase ->
    [end] је завршено
   *[other] се још не игра
}
error-solver-over = мешање је завршено: нема више шта да се одигра
error-solver-cut-short = претрага је прекинута пре него што је вредност била сигурна; дозвољено: више чворова
error-solver-stock = превише дубоко: из талона ће се још вући ({ $draws }×); дозвољено: највише { $most }×
error-solver-stock-cards = талон од { $cards } карата не припада мешању два играча с адутима
error-solver-marriages = звања по овим правилима (marriage_card { $card }, marriage_when { $when }) не могу да се реше
error-solver-shown-fircik = фирцик показан док има талона не може да се реши ({ "marriage_card shown" })
error-solver-marriages-by-turns = где се излази наизменично ({ "draw_and_lead alternate" }), звања после узетог штиха ({ "marriage_when after_trick" }) не могу да се реше
error-solver-objective = за „{ $objective }“ не може да се пита; дозвољено: { "payment" }, card_points, { "made" }:ОБАВЕЗА
error-solver-no-points = у овој игри се бодови не броје; дозвољено: { "payment" }, { "made" }:ОБАВЕЗА
error-solver-no-component = „{ $component }“ се не обрачунава при сваком завршетку овог мешања; овде је дозвољено: { $allowed }
error-solver-players = играча { $players }, руку { $hands }: то није сто; дозвољено: 2 до 4 играча, сваки са својим картама
error-solver-leader = играч на месту { $leader } не може да излази; дозвољено: 0 до { $last }
error-solver-full-trick = на столу је карата { $cards }, а играча { $players }: штих је пун
error-solver-points = однето { $taken } бодова, а остало { $left }: таквог мешања нема
error-solver-twice = карта { $card } стоји двапут
error-solver-hand = играч на реду има карата { $cards }; дозвољено: 1 до { $most }
error-solver-hand-size = { $seat } има { $cards ->
    [one] { $cards } карту
    [few] { $cards } карте
   *[other] { $cards } карата
}; дозвољено: { $wanted }
error-solver-impossible-card = { $card } није могла да се одигра: ко ју је одиграо има још { $hand }
error-solver-no-card = { $action }: тиме се не игра карта
error-solver-marks = о звањима и штиховима је отворених питања { $marks }; дозвољено: { $most }
error-solver-levels = различитих плаћања може да испадне { $levels }; дозвољено: { $most }
error-solver-not-monotone = по овим правилима страна за више добија мање; такво мешање не може да се реши
error-solver-worth = обрачун у вредности { $found } не може да буде; дозвољено: цели бројеви { $least } до { $most }
error-playouts-stock = из талона ће се још вући ({ $draws }×); насумице се игра тек кад га нема
error-chance-seed = семе од { $given } бајтова не постоји; дозвољено: реч, број или 32 бајта
error-chance-seed-kind = { $found } није семе; дозвољено: реч, број или 32 бајта
error-playouts-count = { $given } случајних игара не може да се одигра; дозвољено: 1 до { $most }
error-deals-count = { $given } мешања не може да се извуче; дозвољено: 0 до { $most }
error-deals-sizes = руку { $hands } са по { $sizes } не може да се подели од { $cards } карата; дозвољено: 1 до { $most } руке, не више карата него што их има
error-deals-place = места { $place } нема; дозвољено: 0 до { $last }, последње је талон
error-deals-held = на месту { $place } не може да буде { $cards }: лежи другде, тамо не сме бити, или се уопште не дели
error-deals-room = таквог мешања нема: карте ({ $cards }), укупно { $total }, могу да леже само на местима { $places }, где има места за { $room }
error-deals-nowhere = таквог мешања нема: { $cards } не може да лежи нигде
error-deals-many = мешања је { $deals }, пре него што се ишта искључи: превише
