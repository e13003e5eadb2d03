# Made from sr/settle.ftl by tools/cyrillic.py: change that file and run it.

# marias settle

settle-help =
    Ко коме колико плаћа? Обрачунава мешање одиграно за правим столом. Без опција пита (у терминалу); с опцијама одговара одмах; са --json чита упит из датотеке или са стандардног улаза и одговара у JSON-у.
settle-json = упит и одговор у JSON-у (с опцијама само одговор)
settle-option-game = која игра: { "voleny, krizovy, licitovany, marijas" }; ако није наведена: по правилима, иначе { "voleny" }
settle-option-profile = правила; ако нису наведена: { "liga" }, за křížový { "mcr-2018-free" }, за лицитовани { "csm-licitovany" }, за маријаш према броју играча { "marijas-2, marijas-3, marijas-4" }
settle-option-contract = шта се играло: игра, седмица, стотка, сто седам, бетл, дурх, отворени бетл, отворени дурх; за křížový игра (не мора да се наведе), бетл, дурх; за лицитовани седмица, стотка, стотка и седмица, бетл, дурх, две седмице, две седмице и стотка (херц каже адут, или „стотка у херцу“); за маријаш игра (не мора да се наведе), предаја, бетл
settle-option-trump = адут: херц, бундева, зелена, жир
settle-option-players = број играча за столом; ако није наведен: по именима, иначе 3, за маријаш 2
settle-option-names = имена у смеру казаљке на сату; ако нису наведена: { "A, B, C …" }
settle-option-declarer = ко је играо, бирао или звао (име, или редни број од 1); ако није наведен: први
settle-option-sitter = ко је од четворо паузирао
settle-option-against = шта је најавила одбрана: седмица против, стотка против
settle-option-flek = флек на обавезу, на пример { "hra=re" } или { "sedma=1" }
settle-option-points = бодови носиоца (за křížový: стране звача, за маријаш: стране која зове) из карата с последњим штихом, без звања
settle-option-defence-points = бодови одбране; ако нису наведени: остатак до 90
settle-option-marriages = звања носиоца редом којим су пала
settle-option-defence-marriages = звања одбране
settle-option-seven = чија је адутска седмица пала у последњем штиху: носиоца, одбране, ничија
settle-option-seven-won = је ли га однела?
settle-option-tricks = штихови носиоца
settle-option-defence-tricks = штихови одбране
settle-option-partner = křížový, маријаш учетворо: ко је имао звану карту, или сам
settle-option-sedma = křížový: ко је најавио седмицу
settle-option-sto = křížový: ко је најавио стотку (један, или обојица, ако је саиграч додао обавезну)
settle-option-sedma-against = křížový: ко је најавио седмицу против
settle-option-sto-against = křížový: ко је најавио стотку против
settle-option-marriage = křížový: звања играча, на пример { "A=40" } или { "C=20,20" }
settle-option-own-marriage = křížový: ко је најавио стотку, имао је звање које није показао
settle-option-seven-played = křížový: ко је дао адутску седмицу у последњи штих
settle-option-last-trick = ко је однео последњи штих: за křížový играч, за лицитовани носилац, одбрана, за маријаш ко зове, противници
settle-option-before-doubling-ends = křížový: ренонс је пао пре краја флекова
settle-option-made = бетл, дурх, две седмице: добијено?
settle-option-revoke = ко је направио ренонс
settle-option-offence = какав
settle-option-evident = шта би остали очигледно добили: тиха седмица, тиха стотка
settle-option-chips = жетони играча пре мешања, кад некоме можда не достају
settle-option-omyl = лицитовани: носилац је рекао грешка
settle-option-helper = лицитовани: помоћна боја две седмице (за обрачун није потребна)
settle-option-four-helpers = лицитовани: је ли један бранилац на почетку имао бар четири помоћне?
settle-option-sevens-made = лицитовани: је ли носилац однео девети и десети штих најављеним седмицама?
settle-option-laid = лицитовани: је ли то била игра која се не може изгубити ни при каквом распореду карата ({ "ložená" })?
settle-option-flekked-by = лицитовани: који је бранилац рекао флек (због границе и игре која се не може изгубити); и по обавезама, на пример { "sto=B; sedma=B,C" }
settle-option-technical = лицитовани: ко плаћа паушал за технички ренонс (може и више пута); игра важи даље

settle-head-played = { $contract }, { $playing ->
    [1] носилац
   *[other] носиоци
} { $declarer }; одиграно [{ $profile }]
settle-head-unplayed = { $contract }, { $playing ->
    [1] носилац
   *[other] носиоци
} { $declarer }; не игра се [{ $profile }]
settle-head-revoke = { $contract }, { $playing ->
    [1] носилац
   *[other] носиоци
} { $declarer }; ренонс [{ $profile }]
settle-head-fine = { $contract }, { $playing ->
    [1] носилац
   *[other] носиоци
} { $declarer }; казна [{ $profile }]
settle-head-revoke-bare = Ренонс пре икакве најаве [{ $profile }]
settle-head-fine-bare = Само паушал [{ $profile }]
settle-result = Исход: { $payments }
settle-short = За плаћање не достаје: { $names }. Рунда је готова, стварно: { $payments }

settle-side-none = ничија
settle-side-declarer = носиоца
settle-side-defence = одбране
settle-alone = сам
settle-nobody = нико
settle-yes = да
settle-no = не

explained-factor = ×{ $factor } за адут
explained-won = { $component ->
    [betl] добијен
    [durch] добијен
    [open_betl] добијен
    [open_durch] добијен
    [stosedm] добијено
    [dve_sedmy] добијене
   *[other] добијена
}
explained-lost = { $component ->
    [betl] изгубљен
    [durch] изгубљен
    [open_betl] изгубљен
    [open_durch] изгубљен
    [stosedm] изгубљено
    [dve_sedmy] изгубљене
   *[other] изгубљена
}
explained-declarer = носилац
explained-defence = одбрана
explained-nobody-pays = Нико никоме не плаћа.
explained-by = плаћа { $name } свакоме

offence-not_following = није одговорио на боју
offence-not_beating = није дао јачу карту
offence-not_trumping = није бацио адута
offence-out_of_turn = играо ван реда
offence-talon_count = погрешан број карата у талону
offence-sharp_in_talon = ас или десетка у талону
offence-king_before_over = краљ пре даме
offence-seven_early = најављена седмица одиграна раније
offence-seven_in_talon = најављена седмица у талону
offence-cheating = превара при избору или одлагању

offence-play = погрешна карта
offence-announcement = преурањена или нетачна најава
offence-shuffle = измешао карте
offence-misdeal = поновљено или намерно погрешно дељење
offence-wrong_claim = положио карте које нису биле добијене
offence-card_count = дао две карте, или ниједну
offence-compulsory_hundred = није најавио обавезну стотку

offence-wrong_lead = погрешан излазак
offence-hint = дошаптавао саиграчу
offence-talon_count_in_play = погрешан број карата у талону откривен у игри
offence-talon_touched = додирнуо талон током говора
offence-outsider_looked = ко паузира, гледао је у карте
offence-looked_at_cards = гледао у туђе карте или у талон

ask-again = { $problem }
ask-help = Enter узима одговор у загради [ ]; где га нема, треба одговорити. Играч: име, или редни број од 1. { "Ctrl-C" } завршава.
ask-none = ништа
ask-game = Која игра
ask-profile = По којим правилима
explain-game = Може и име као у опцији --{ "game" }.
explain-profile = Име правила из списка, датотека .toml, број играча, или име игре.
ask-names = Имена играча у смеру казаљке на сату, са зарезом између ({ $seats })
ask-contract = Шта се играло
ask-declarer = Ко је играо
ask-sitter = Ко је паузирао
ask-trump = Адут
ask-against = Шта је најавила одбрана
ask-flek-on = Флек: { $component }
ask-flek = Докле
ask-revoked = Је ли неко направио ренонс
ask-revoke = Ко
ask-offence = Какав
ask-evident = Би ли остали очигледно добили: { $component }
ask-yes-no = Да или не
ask-made = Добијено
ask-points = Бодови носиоца из карата с последњим штихом, без звања (0 до 90)
ask-krizovy-points = Бодови стране звача из карата с последњим штихом, без звања (0 до 90)
ask-marijas-declarer = Ко је звао (или играо бетл)
ask-marijas-points = Бодови { $players ->
    [4] стране која зове (заједно с партнером)
   *[other] оног ко зове
} из карата с последњим штихом, без звања (0 до 90)
ask-marijas-marriages = Звања { $players ->
    [4] стране која зове
   *[other] оног ко зове
} (20, 40; - ниједно)
ask-marijas-defence-marriages = Звања { $players ->
    [2] противника
   *[other] свих противника заједно
} (20, 40; - ниједно)
explain-marijas-contract = Игра је обично мешање; предаја, ако се неко предао; бетл само где се играју ванредне игре.
explain-marijas-declarer = Ко је звао адута или карту, ко се предао, или ко је играо бетл.
explain-marijas-partner = Ко је имао звану карту; „сам“, ако је онај ко зове звао своју.
explain-marijas-made = Бетл је добијен ако тај играч није однео ниједан штих.
explain-marijas-points = Асови и десетке по 10, последњи штих 10; противницима остаје до 90.
explain-marijas-marriages = Фирцик (40) је звање у адуту, цванцик (20) у другој боји; више њих са зарезом.
explain-marijas-defence-marriages = Фирцик (40) је звање у адуту, цванцик (20) у другој боји; више њих са зарезом.
explain-marijas-last-trick = Чија је страна однела последњи штих: његова десетка се за овим столом не броји.
ask-marriages = Звања носиоца редом којим су пала (20, 40; - ниједно)
ask-defence-marriages = Звања одбране редом којим су пала (20, 40; - ниједно)
ask-seven = Чија је адутска седмица пала у последњем штиху
ask-seven-won = Је ли га однела
ask-partner = Ко је имао звану карту
ask-sedma = Ко је најавио седмицу
ask-sto = Ко је најавио стотку (са зарезом, ако су обојица)
ask-sedma-against = Ко је најавио седмицу против
ask-sto-against = Ко је најавио стотку против
ask-marriage = Звања (на пример { "A=40; C=20,20" }; - ниједно)
ask-own-marriage = Је ли онај ко је најавио стотку имао звање које није показао
ask-seven-played = Ко је дао адутску седмицу у последњи штих
ask-last-trick = Ко је однео последњи штих
ask-before-doubling-ends = Је ли ренонс пао пре краја флекова
ask-tricks = Колико штихова има носилац
ask-defence-tricks = Колико штихова има одбрана
ask-omyl = Је ли рекао грешка
ask-four-helpers = Је ли један бранилац на почетку имао бар четири помоћне
ask-sevens-made = Је ли добио обе седмице
ask-laid = Је ли то била игра која се не може изгубити ({ "ložená" })
ask-flekked-by = Који је бранилац рекао флек (са зарезом, ако су обојица)
