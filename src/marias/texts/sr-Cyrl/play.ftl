# Made from sr/play.ftl by tools/cyrillic.py: change that file and run it.

# Igra u terminalu

play-help =
    Игра у терминалу: ти и ботови. { "GAME" } је { $games } (иначе прва од њих). Без терминала ботови одиграју једно мешање, које се испише.
    Ни { "Ctrl-C" } ни затворен прозор ништа не губе: { $command }.
play-seats = колико вас седи за столом: у маријашу двоје, троје или четворо; иначе троје, или четворо (један паузира)
play-profile = по којим се правилима игра: име правила или датотека
play-bots = ко игра против тебе, један за све или сваки посебно, са зарезом између ({ $bots })
play-seed = реч или број из којег потичу сва мешања рунде
play-names = имена за столом, са зарезом између, прво је твоје
play-french = француске карте: херц, каро, пик, треф; жандар, дама
play-plain = слова уместо знакова боја (само се укључи где знакова нема)
play-resume = наставак незавршене рунде (без имена датотеке последње)
play-save = куда се рунда записује
play-dealer = ко дели први: 1 си ти, остали у смеру казаљке на сату
play-speed = колико брзо играју ботови
play-you = Ти
play-bot-1 = Милан
play-bot-2 = Весна
play-bot-3 = Фрања
play-bot-4 = Јова

# Na početku i na kraju

greeting = { $profile }. У сваком тренутку: ? помаже, { "q" } напушта сто.
greeting-cards = Карте: { "A" } { $ace }, 10 { $ten }, { "K" } { $king }, { $q } { $over }, { $s } { $under }. У заградама [ ]: шта сада смеш.
greeting-suits = Боје: { $suits }.
small-terminal = Прозор има { $width } × { $height } знакова; игра рачуна са 80 × 24, па ће се редови ломити. Може се играти даље.
waits = Чека незавршена рунда; наставља се овако:
saved = Рунда је записана у { $path }; наставља се овако:
finished = Запис рунде: { $path }
resumed = Наставља се рунда из { $path }.
resumed-cut = Последњи ред записа није био завршен и обрисан је. Ништа из њега још није било показано.
recalled = Мешање { $number } се наставља. Досад је речено:

# Između mešanja

dealt-shuffled = Мешање { $number }. Меша и дели: { $name }.
dealt-cut = Мешање { $number }. Дели: { $name }. Сече: { $cutter } (карата: { $at }).
you-sit = Овог пута паузираш: немаш карте, гледаш, а с носиоцем игре се обрачунаваш као бранилац.
next = Следећи дели: { $name }. Enter игра даље, { "k" } најављује крај.
next-cut = Следећи дели: { $name }. Сечеш ти: напиши колико карата ({ $least }–{ $most }), или само Enter; { "k" } најављује крај.
next-what = Сада је довољан Enter; { "k" } најављује крај, { "q" } напушта сто.
no-cut = „{ $typed }“ не може да се сече: бар 2 карте скидаш и бар 2 остају, дакле 2 до 30. Или само Enter.
help-between = Enter: следеће мешање. Ко сече, може да напише колико карата ({ $least }–{ $most }). { "k" }: крај. { "q" }: одлазак, све остаје записано.
end-announced = Крај је најављен: ово мешање се довршава и другог више нема{ $source }.
sure-end = После овог мешања је крај и то се не може повући. Сигурно? (да, не)
sure-end-now = Тиме је одмах крај. Сигурно? (да, не)

# Ko je šta učinio

say-trump-hidden = { $name }: адут је изабран, лежи лицем надоле
say-trump = { $name }: адут { $card }, лежи лицем надоле
say-z-lidu = { $name }: из народа, { $place }. карта од пет
say-forget = { $name }: адут није изабран, остаје бетл или дурх
say-ask = { $name }: боја?
say-call = { $name }: { $game }!
say-stosedm = { $name }: { $contract } из руке! ({ $sign })
say-good = { $name }: добра
say-bad = { $name }: лоша
say-good-flek = { $name }: добра, и флек
say-declare = { $name }: { $contract } ({ $sign })
say-said-stosedm = { $name }: сто седам…
say-nothing = { $name }: добра (без флека)
say-doubling = { $name }: { $what }
say-play = { $name }: { $card }
say-marriage = { $name }: { $card } – звање { $value }
say-claim = { $name }: полажем карте, остатак је мој
say-claim-none = { $name }: полажем карте, ниједан штих више не носим
laid-down = Положене карте ({ $name }): { $cards }
laid-down-proved = Проверено: важи ма где биле остале карте и ма шта остали играли.
trick-taken = → { $number }. штих: { $name }

# Sto

phase-trump = избор адута
phase-call = талон
phase-answer = добра или лоша?
phase-takeover = лоша: виша игра
phase-declare = шта се игра
phase-doubling = флекови
phase-play = { $number }. штих
phase-end = крај

board-title = Мешање { $number } – { $phase }
board-contract = Игра се { $contract } ({ $sign }). Носилац: { $name }
board-contract-plain = Игра се { $contract }. Носилац: { $name }
board-component = { $component }: { $level }, { $price }
board-standing = { $standing ->
    [barva] Боја? Пита: { $name }.
   *[other] Најављено: { $game }. Најављује: { $name }.
}
board-forhont = Бира: { $name }.
board-trump-card = Адут на столу: { $card } (остали га не виде)
board-talon = У талону: { $cards }
board-you = то си ти
board-sits = паузира
board-declarer = носилац игре
board-dealer = дели
board-keeps-seven = чува седмицу
board-marriages = звања { $marriages }
board-leads = На столу ништа. Излази: { $name }.
board-trick = На столу: { $cards }
board-open-hand = Положене карте ({ $name }): { $cards }
board-hand = Твоје карте:

# Šta se pita

turn-trump = Изабери адут: број карте 1–{ $count }, или „из народа 1“ до „из народа 5“.
turn-trump-seen = Изабери адут: број карте 1–{ $count }.
turn-call = Одложи две карте и реци игру, на пример „3 7 боја“. Игре: { $games }.
turn-call-forgotten = Адут није изабран. Одложи две карте и реци игру, на пример „3 7 бетл“. Игре: { $games }.
turn-answer = Реци „добра“ или „лоша“ (тада узимаш талон и мораш да играш { $games }).
turn-takeover = Талон је твој. Одложи две карте и реци вишу игру, на пример „3 7 дурх“. Игре: { $games }.
turn-declare = Одобрено. Шта се игра? Можеш: { $games }.
turn-doubling = Флекујеш? Можеш рећи { $choices }, и више одједном; или „добра“.
turn-doubling-nothing = Овде немаш шта да повисиш, остаје „добра“.
type-raise = „{ $level } { $component }“
type-announce = „{ $component }“
turn-play = { $count ->
    [1] Играш: остала ти је само карта 1, довољан је Enter.
   *[other] Играш: број карте 1–{ $count }.
}
turn-lead-first = Први излазак је твој: број карте 1–{ $count }.
turn-lead = { $count ->
    [1] Излазиш: остала ти је само карта 1, довољан је Enter. ({ "l" } показује последњи штих)
   *[other] Излазиш: број карте 1–{ $count }. ({ "l" } показује последњи штих)
}
took-talon = Из талона: { $cards }. У твојој су руци, повратка нема.
draft-cards = Одлажеш { $cards }. А игра? Можеш: { $games }.
draft-call = А које две карте одлажеш? Напиши два броја.
yes-or-no = Овде се одговара само „да“ или „не“ (д, н); ? објашњава, { "q" } напушта сто.
help-yes-or-no = „да“ то ради; „не“ то повлачи и ништа се не дешава.
taken-back = У реду, ништа се није догодило.
sure-forget = Без адута мораш да играш бетл или дурх [LIGA-11]. Заиста? (да, не)
sure-said-stosedm = Тиме затвараш обичну игру: остају само седмица или стотка [LIGA-19]. Заиста? (да, не)
sure-no-marriage = Немаш звање, а саме карте дају највише 90: стотка овако не може да се добије. Заиста? (да, не)

# Kad ne može

refused-card = { $card } не може. { $why }
empty-trump = Напиши број карте 1–{ $count }, или „из народа 1“ до „из народа 5“; ? помаже.
empty-trump-seen = Напиши број карте 1–{ $count }; ? помаже.
empty-call = Напиши два броја карата и игру, на пример „3 7 боја“; ? помаже.
empty-answer = Напиши „добра“ или „лоша“; ? помаже.
empty-takeover = Напиши два броја карата и вишу игру; ? помаже.
empty-declare = Напиши „игра“, „седмица“ или „стотка“; ? помаже.
empty-doubling = Напиши „добра“, или флек и на шта; ? помаже.
empty-play = Напиши број карте 1–{ $count }; ? помаже.
no-such-number = { $count ->
    [1] Таквог броја нема: остала ти је само карта 1.
   *[other] Таквог броја нема: карте имају бројеве 1–{ $count }.
}
one-of-two = „{ $typed }“ може бити { $one } или { $two }: напиши целу реч.
no-card = { $count ->
    [1] „{ $typed }“ није карта: остала ти је само { $example }, довољан је Enter.
   *[other] „{ $typed }“ није карта: напиши број 1–{ $count }, или карту, на пример { $example }.
}
no-trump-choice = „{ $typed }“ не може: напиши број карте 1–{ $count } (или на пример { $example }), „из народа 3“ или „не бирам“.
no-trump-choice-seen = „{ $typed }“ не може: напиши број карте 1–{ $count } (или на пример { $example }) или „не бирам“.
no-call = „{ $typed }“ не може: напиши два броја карата 1–{ $count } и игру, на пример „3 7 боја“.
no-takeover = „{ $typed }“ не може: напиши два броја карата 1–{ $count } и вишу игру, на пример „3 7 дурх“.
no-answer = „{ $typed }“ није одговор: напиши „добра“ (д) или „лоша“.
no-declaration = „{ $typed }“ овде не може да се најави: напиши „игра“, „седмица“ или „стотка“.
no-doubling = „{ $typed }“ не може: напиши „добра“; рећи можеш: { $choices }.
named-twice = Сваку обавезу реци само једном.
not-your-card = Карту { $card } немаш у руци.
two-cards = У талон иду тачно две карте, овде их је { $count }.
only-higher = Назад на адуте више не може, само на вишу игру без адута.
z-lidu-which = Која из народа? Напиши „из народа 1“ до „из народа 5“.
flek-on-what = На шта? Напиши и обавезу: { $choices }.
nothing-to-raise = Сада нема шта да се повиси; напиши „добра“.
other-level = Сада је на реду други степен: { $raise }.
no-last-trick = Још нема ниједног штиха.
last-trick-gone = Последњи штих сме да се погледа само до следећег изласка, а излазак је већ био.
last-trick = { $number }. штих: { $cards }. Носи: { $name }.

# Pomoć

help-trump = Изабери адут од првих седам карата (број или име карте), или „из народа 1“ до „из народа 5“: једну од пет карата које још не видиш. „не бирам“: без адута, тада остаје бетл или дурх.
help-trump-seen = Изабери адут од првих седам карата (број или име карте). „не бирам“: без адута, тада остаје бетл или дурх.
help-call = Две карте у талон и игра: „боја“ пита остале, „сто седам“ се најављује из руке и не пита, „бетл“ или „дурх“ је без адута и у талон сме било шта. Карте у заградама смеју у талон пре боје.
help-answer = „добра“ одобрава игру. „лоша“ је преузима: узимаш талон, одлажеш две карте и играш вишу игру без адута.
help-takeover = Одложи две од дванаест карата (смеју и асови и десетке) и реци вишу игру.
help-declare = Реци шта се игра: „игра“, „седмица“ (однети последњи штих адутском седмицом) или „стотка“ (100 бодова; од звања се рачуна прво).
help-doubling = „флек“, „ре“, „тути“… и на шта („флек игра седмица“) удвостручује цену обавезе. „седмица против“ и „стотка против“ најављује одбрана кад први пут говори. „добра“ не говори ништа.
help-play = Одиграј карту у заградама. Дама из звања сама најављује звање. „полажем“ полаже карте кад је остатак сигурно твој (у бетлу: кад сигурно више ништа не носиш).
help-not-now = Шта сада не може:
help-refused = { $what } – { $why }
help-commands = Кад си на реду: { $keys }.
help-command-help = ? помоћ
help-command-table = { $key } сто
help-command-words = { $key } карте речима
help-command-last = { $key } последњи штих
help-command-end = { $key } крај
help-command-leave = { $key } одлазак
help-key-end = крај
help-cards = Карта се пише бројем, или као { $card }, или „{ $words }“. 10 { $ten }, { $q } { $over }, { $s } { $under }.
words-or = { $firsts } или { $last }
wish-z-lidu = из народа

# Obračun

account-title = Обрачун
account-contract = { $contract }, носилац игре { $name }
account-unplayed = Не игра се: нико није флековао оно што би се играло. Обавезе припадају ономе чије су.
account-points-declarer = Носилац: { $points } (карте { $cards }, звања { $marriages })
account-points-defence = Одбрана: { $points } (карте { $cards }, звања { $marriages })
account-hundred = У најављену стотку се рачуна: карте { $cards } + звање { $marriage } = { $total }
account-what = ставка
account-level = степен
account-price = цена
account-amount = износ
account-for = добија
account-clause = по
account-declarer = носилац
account-defence = одбрана
account-pays = Плаћа { $payer } → { $payee }: { $amount }
account-nobody-pays = Нико ништа не плаћа.
account-insolvent = { $name }: дуг { $owed }, у каси само { $had }. Исплаћује шта има, остатак се опрашта и рунда је готова [LIGA-8].
account-stands = { $name } { $change }, на рачуну { $chips }
account-chips = { $name } { $chips } ({ $change })
round-title = Крај рунде
round-ended = Крај је био најављен.
round-insolvent = Некоме је понестало новца, рунда је готова [LIGA-8].
round-account = { $name }  { $chips }
round-score = { $name }  { $score } ({ $chips })

# Mešanje bez igrača

alone-title = Мешање међу ботовима.
alone-seed = Семе: { $seed }
alone-hand = { $name }: { $cards }
