# Made from sr/rules.ftl by tools/cyrillic.py: change that file and run it.

# Zašto nešto sada ne može: jedna rečenica za svako pravilo

rule-must-follow = Имаш боју којом се изашло и мораш на њу да одговориш.
rule-must-beat = Мораш јаче: имаш у тој боји карту јачу од оне која сада носи (и кад носи саиграч).
rule-must-trump = Немаш боју којом се изашло, али имаш адут: мораш да бациш адута.
rule-must-overtrump = Мораш дати јачи адут од оног који сада носи: имаш га.
rule-svrsek-before-kral = Имаш звање: дама мора на сто пре краља.
rule-keep-seven = Најављену седмицу мораш да чуваш до последњег штиха док год имаш шта друго.
rule-not-in-hand = Ту карту немаш у руци.
rule-play-a-card = Сада се игра: изабери карту.
rule-no-marriage = Немаш звање (даму и краља исте боје).

rule-choose-trump-first = Најпре изабери адут.
rule-not-in-first-seven = Адут се бира од првих седам карата; ове међу њима немаш.
rule-no-such-place = Из народа се бира једна од пет карата, 1 до 5.
rule-z-lidu-forbidden = Из народа се за овим столом не бира.
rule-z-lidu-long-suit = Из народа сме само ко у свакој боји има највише две карте.

rule-call-and-discard-two = Одложи две карте у талон и реци игру.
rule-two-cards-at-once = У талон иду две различите карте одједном.
rule-sharp-in-talon = Ас ни десетка не смеју у талон, осим пред бетл или дурх.
rule-no-sharp-in-talon = Асови и десетке не смеју у талон.
rule-trump-in-talon = Адут за овим столом не сме у талон.
rule-trump-card-lies-on-table = Изабрани адут лежи на столу, у талон не може.
rule-forgotten-trump = Адут није изабран, остаје само бетл или дурх.
rule-open-needs-sequence = Отворена игра не може да се најави прва: само преко обичне.
rule-seven-in-talon = Седмицу коју најављујеш не смеш да одложиш у талон.
rule-no-trump-seven = За то треба имати адутску седмицу у руци.

rule-answer-first = Игра тек треба да се одобри: најпре то.
rule-flek-comes-later = Флек се овде каже тек после одобрења.
rule-name-a-higher-game = Талон је твој: одложи две карте и реци вишу игру.
rule-not-over-this-game = Преко ове игре то не може да се каже.

rule-declare-first = Игра је одобрена: реци шта се игра.
rule-stosedm-after-approval = Сто седам се најављује из руке уместо питања о боји. Кад је боја одобрена, остају стотка или седмица; ренонс то није.
rule-said-stosedm = Ко је после одобрења рекао сто седам, мора да игра стотку или седмицу.
rule-nothing-slipped = Сто седам сада не може, а једном је овде већ речено.

rule-doubling-first = Сада се флекује: реци флек и на шта, или добра.
rule-not-on-the-table = Такве обавезе на столу нема.
rule-value-at-ceiling = Више не може: цена је достигла горњу границу.
rule-game-dropped = Стотка замењује игру: игра се не рачуна, па се и не флекује.
rule-not-your-own = На своју обавезу се не каже флек, први флек имају противници.
rule-not-raised-against-you = На ово сада ниси на реду: противници то нису повисили.
rule-each-once-in-order = Свака ствар се каже само једном.
rule-against-only-first-turn = Против се најављује само кад одбрана први пут говори.
rule-already-announced = То је већ најављено.
rule-not-against-this-game = Против ове игре се то не најављује.
rule-unknown-announcement = Могу да се најаве само седмица или стотка.

rule-no-claims-here = За овим столом се карте не полажу, игра се до краја.
rule-claim-in-play-only = Карте могу да се положе само у игри, кад си на реду.
rule-claim-not-for-defender = Против бетла карте не могу да се положе, игра се до краја.
rule-claim-marriages-open = Још не: још је важно које ће звање пасти прво.
rule-claim-not-proved = По ономе што видиш, то није сигурно. Игра се даље и ништа се није догодило.
rule-claim-seven-open = Још не: још је важно хоће ли адутска седмица пасти у последњем штиху.

rule-not-in-first-four = Адут се бира од прве четири карте; ове међу њима немаш.
rule-rank-not-callable = Тај ранг овде не може да се зове.
rule-forgotten-choice = Избор је заборављен: остаје бетл, дурх или херц сам.
rule-not-forgotten = Херц сам игра само онај ко је заборавио да изабере.
rule-announce-first = Сада се најављује и флекује: реци шта најављујеш или повисујеш, или добра.
rule-not-your-side = То најављује друга страна: страна звача каже седмица и стотка, противници седмица против и стотка против.
rule-too-late = Најављује се само кад први пут говориш, касније се само флекује.
rule-chooser-announces = За овим столом најављује само звач.
rule-raised-through-the-game = Стотка против се рачуна по флековима на игру: флекуј игру.
rule-compulsory-hundred = Имаш цело звање у адуту, па стотку мораш да најавиш.
rule-claim-not-in-this-game = То овде не може да се положи. У игри с адутом и у дурху може „полажем остатак“, у бетлу „полажем ништа“ (солиста не добија штих); „полажем игру“ и „полажем стотку“ само кад је то једина обавеза твоје стране.
rule-claim-too-early = За полагање је рано: игра и стотка најраније после трећег штиха, бетл после првог.
rule-no-such-trick = Такав штих не може да се одложи.

rule-auction-first = Сада се лицитира: реци обавезу, „имам“, „немам“ или „даље“.
rule-bid-higher = Мораш више од онога што је већ речено.
rule-bidder-goes-higher = „Имам“ каже онај ко држи; ти лицитираш: реци вишу обавезу, или „даље“.
rule-holder-only-matches = Држиш, па само одговараш: „имам“ или „немам“.
rule-take-talon-or-fold = Сада се одлучује само о талону: узети, или грешка.
rule-discard-two = Најпре одложи две карте у талон.
rule-omyl-plain-sedma-only = Грешка може само код обичне седмице, најниже обавезе.
rule-announce-contract = Сада реци шта играш.
rule-announce-lower = Мораш да играш бар оно што је излицитирано.
rule-name-trump = Уз ову обавезу реци адут.
rule-no-trump-suit = Бетл и дурх немају адут.
rule-trump-is-hearts = Ова обавеза се игра у херцу.
rule-hearts-are-a-rung-of-their-own = Херц има своју, вишу обавезу.
rule-name-helper = Уз две седмице реци и помоћну боју, другу од адута.
rule-no-helper-suit = Помоћна боја иде само уз две седмице.
rule-lay-the-lead = Уз бетл и дурх положи карту којом излазиш.
rule-lead-of-betl-or-durch-only = Карту за излазак полаже само бетл и дурх.
rule-no-counter-announcements = У лицитованом се против не најављује.
rule-flek-limit = Више не може: боти су последњи.
rule-lead-the-laid-card = Мораш да изађеш картом која је положена.

rule-not-your-turn = Сада ниси на реду.
rule-rulings-are-the-referee-s = То сме да каже само судија.
rule-referee-mode-only = На ренонс овде пази програм, не може да се пријави.
rule-offence-not-possible = Тај играч то у овом мешању није могао да учини.
rule-already-fined = За то се у овом мешању већ плаћа.
rule-quiet-not-possible = Тиха игра те врсте у овом мешању није могућа.
rule-not-in-this-deal = Тај у овом мешању не игра.
rule-deal-over = Мешање је завршено.

rule-call-first = Прво зови адута или карту, или се предај.
rule-name-a-suit = Овде се зове боја, а не карта.
rule-call-a-card = Овде се зове карта, а не боја: ко је има, партнер ти је.
rule-trump-not-held = За овим столом смеш звати само боју од које имаш карту.
rule-own-card-called = За овим столом не смеш звати карту коју имаш.
rule-only-aces-called = За овим столом се зову само асови.
rule-no-surrender-now = Сада се не можеш предати.
rule-say-dalje = Прво сви кажу даље, ништа друго.
rule-no-extraordinary-games = За овим столом нема ванредних игара.
rule-taken-card-returned = За овим столом се карта узета из талона не враћа.
rule-take-or-leave = Сада је реч само о талону: узми га или га остави.
rule-marriage-not-now = За овим столом се зове само кад играш први у штиху, или само после штиха који си однео.
rule-fircik-in-stock = За овим столом се фирцик не зове док има карата у талону.
rule-marriage-by-playing = Зове се тако што се дама одигра, а не само покаже.
rule-marriage-by-showing = Зове се тако што се дама покаже, пре него што одиграш карту.
rule-one-marriage-a-turn = Одједном се зове само једном.
