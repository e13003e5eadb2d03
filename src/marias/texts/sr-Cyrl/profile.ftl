# Made from sr/profile.ftl by tools/cyrillic.py: change that file and run it.

# Pravila: šta se gde igra

profile-help = По чему се игра: испоручена правила, њихов извор и своја правила ваше кафане.
profile-list-help = Набраја испоручена правила.
profile-show-help = Показује шта се по правилима игра и из којег члана то следи. ПРАВИЛА су име или датотека .toml.
profile-new-help = Прави датотеку са својим правилима у којој је описано све што се може променити.
profile-check-help = Каже шта у датотекама с правилима није у реду. Код 1: нешто није у реду, 0: све је у реду.
profile-rules = ПРАВИЛА
profile-name = ИМЕ
profile-json = исписује као { "JSON" }
profile-keys = сваки кључ како се пише у датотеку, и шта одређује
profile-base = од којих се испоручених правила полази
profile-title = назив за људе
profile-output = куда се датотека записује („-“ на екран)
profile-set = шта играте друкчије, на пример --set { "hra=2" }
profile-force = преписује датотеку која већ постоји
profile-title-csm-licitovany = Лицитовани маријаш – Чешки савез маријаша
profile-title-sk-licitovany = Лицитовани маријаш – Словачка
profile-title-liga = { "Volený mariáš – Mariášová liga" }
profile-title-mariasek = { "Volený mariáš" } – програм { "Mariášek" }
profile-title-marijas-2 = Маријаш удвоје
profile-title-marijas-3 = Маријаш утроје
profile-title-marijas-3-vanredne = Маријаш утроје, с бетлом
profile-title-marijas-4 = Маријаш учетворо
profile-title-mcr-2018-free = { "Křížový mariáš" } – првенство Чешке 2018, без обавезне стотке
profile-title-mcr-2018-sto = { "Křížový mariáš" } – првенство Чешке 2018, обавезна стотка
profile-list-line = { $name } – { $title }
profile-list-default = { $name } – { $title } (по њима се та игра игра, ако није речено друкчије)
profile-over = полази од { $base }
profile-was = { $base }: { $value }
profile-marked = Звездицом је означено шта се игра друкчије него у „{ $base }“.
profile-as-base = Ништа се не мења: игра се тачно по „{ $base }“.
profile-good = { $file }: у реду
profile-written = Записано: { $file }. По томе се игра са „--profile { $file }“.
profile-exists = { $file } већ постоји; преписује се само са --force
profile-set-form = --set { $word }: очекује се КЉУЧ=ВРЕДНОСТ, на пример { "hra=2" }

profile-file-1 = { $title }. Полази од правила „{ $base }“ и мења само оно што доле није иза тараба.
profile-file-2 = Шта желите да играте друкчије: обришите тарабу на почетку реда и промените вредност.
profile-file-3 = Проверава се: { "marias profile check" } { $file }
profile-file-allowed = дозвољено: { $allowed }
profile-file-value = { $value }  { $said }

error-profile-unknown = правила { $value } не постоје; испоручена су: { $names }, или пут до датотеке .toml
error-profile-unreadable = { $source }: не може да се прочита: { $reason }
error-profile-too-large = { $source }: превелика је, дакле то нису правила
error-profile-not-utf8 = { $source }: није текст у UTF-8 (бајт { $byte })
error-profile-not-toml = { $source }: није { "TOML" }: { $reason }
error-profile-no-such-base = { $source }: { "base" }: правила { $value } не постоје; дозвољено: { $allowed }
error-profile-base-game = { $source }: { "base" }: { $value } су правила игре { $game }; дозвољено: { $allowed }
error-profile-no-base = { $source }: { "base" }: недостаје, а нема ни ниједног правила; дозвољено: { $allowed }
error-profile-rule-above = { $source }: { $key }: то је правило, место му је испод реда { "[rules]" }
error-profile-head-below = { $source }: { $key }: то није правило, место му је изнад реда { "[rules]" }
error-profile-unknown-key = { $source }: { $key }: непознат кључ; слични: { $near }; сви: { "marias profile show" } { $name } --keys
error-profile-unlike-key = { $source }: { $key }: непознат кључ; сви кључеви: { "marias profile show" } { $name } --keys
error-profile-not-text = { $source }: { $key }: { $value } није текст; дозвољено: "…"
error-profile-long-text = { $source }: { $key }: мора бити један кратак ред текста, највише 100 знакова
error-profile-game = { $source }: { "game" }: то су правила игре { $value }; дозвољено: { $allowed }
error-profile-missing = { $source }: { $key }: недостаје; дозвољено: { $allowed }
error-profile-name = { $source }: { "name" }: { $value } није име; дозвољено: слова, цифре, размаци, - _ . и највише 60 знакова
error-profile-taken-name = { $source }: { "name" }: { $value } је име испоручених правила, изаберите друго име
error-profile-rules-table = { $source }: { "rules" }: мора бити табела; дозвољено: { "[rules]" } и испод тога кључ = вредност
error-profile-entry = { $source }: { $key }: мора бити вредност или табела; дозвољено: { $allowed }
error-profile-clause = { $source }: { $key }: { "clause" } мора бити један кратак ред текста; дозвољено: { $allowed }
error-profile-value = { $source }: { $key }: { $value } није дозвољено; дозвољено: { $allowed }
error-profile-not-whole = { $source }: { $key }: { $value } није цео број; дозвољено: { $allowed }
error-profile-overcalls-circle = { $source }: { $key }: не може да важи заједно са open_betl_over_durch: надметању никад не би било краја
error-profile-below-ceiling = { $source }: { $key }: не може бити мање од { "ceiling" }
error-profile-below-fine = { $source }: { $key }: не може бити мање од { "fine" }
error-profile-endless-fleks = { $source }: { $key }: не може бити 0 док је { "max_flek = \"value<ceiling\"" }: флековању никад не би било краја

# Grupe pravila

rule-group-rates = Тарифе (за једног противника)
rule-group-trump = Избор адута и талон
rule-group-approval = Одобравање и најаве
rule-group-doubling = Флекови
rule-group-unplayed = Шта се без флека не игра
rule-group-play = Играње
rule-group-result = Исход
rule-group-revoke = Ренонс и казне
rule-group-table = За столом

# Vrednosti zajedničke svima

rule-yes = да
rule-no = не
rule-house = своје правило

# Tarife

rule-key-hra = Игра
rule-key-sedma = Најављена седмица
rule-key-sedma_against = Седмица против
rule-key-sto = Најављена стотка
rule-key-sto_against = Стотка против
rule-key-stosedm = Сто седам
rule-key-quiet_seven = Тиха седмица
rule-key-quiet_hundred = Тиха стотка
rule-key-betl = Бетл (просјак)
rule-key-durch = Дурх
rule-key-open_betl = Отворени бетл
rule-key-open_durch = Отворени дурх
rule-key-doubled_suits = Који адут удвостручује цену
rule-value-doubled_suits-hearts = херц
rule-value-doubled_suits-red = херц и бундева
rule-key-ceiling = Горња граница
rule-key-ceiling_scope = На шта се граница односи
rule-value-ceiling_scope-net_per_opponent = на коначни износ са сваким противником
rule-value-ceiling_scope-per_component = на сваку обавезу посебно
rule-value-ceiling_scope-total_by_loser = на све што носилац који губи плаћа укупно

# Izbor aduta i talon

rule-key-z_lidu = Избор из народа
rule-value-z_lidu-free = из народа сме увек да се бира
rule-value-z_lidu-two_per_suit = само ако онај ко бира у свакој боји има највише две карте
rule-value-z_lidu-forbidden = не сме
rule-key-trump_in_talon = Адут у талону
rule-value-trump_in_talon-allowed_hidden = сме да се одложи и не показује се
rule-value-trump_in_talon-allowed_shown = сме да се одложи, али мора да се покаже
rule-value-trump_in_talon-forbidden = не сме да се одложи
rule-key-trump_card_in_talon = Сме ли носилац у бетлу и дурху да одложи и карту коју је изабрао за адут?

# Odobravanje i najave

rule-key-direct_open = Сме ли отворена игра да се најави одмах?
rule-key-open_betl_over_durch = Сме ли отворени бетл преко дурха?
rule-key-durch_over_open_betl = Сме ли дурх преко отвореног бетла?
rule-key-stosedm_from_hand_only = Најављује ли се сто седам само из руке, уместо питања „боја?“
rule-key-stosedm_indivisible = Важи ли сто седам као једна недељива обавеза?
rule-key-hra_after_saying_stosedm = Ко после одобрења погреши и каже сто седам, сме ли да игра и обичну игру?
rule-key-false_seven = Сме ли седмицу да најави и онај ко нема адутску седмицу?
rule-key-sto_needs_marriage = Мора ли онај ко најављује стотку да има звање у руци?
rule-key-sedma_against_over_sto = Сме ли против стотке да се најави седмица против?

# Flekovi

rule-key-max_flek = Докле сме да се флекује
rule-value-max_flek-value_ceiling = док је цена обавезе испод границе
rule-value-max_flek-number = највише { $n }×
rule-key-flek_binds = Кога обавезује флек једног браниоца
rule-value-flek_binds-side = оба браниоца
rule-value-flek_binds-speaker = само онога ко га је рекао
rule-key-flek_with_answer = Каже ли се флек на бетл и дурх одмах уз одговор?
rule-key-flek_on_hra_after_sto_against = Сме ли после стотке против да се флекује и игра?

# Šta se bez fleka ne igra

rule-key-play_unflekked = Игра ли се и мешање које нико није флековао?
rule-key-flek_without_re_played = Игра ли се игра с флеком, а без ре?
rule-key-flekked_game_unflekked_seven = Најављена седмица, флек само на игру
rule-value-flekked_game_unflekked_seven-play = игра се
rule-value-flekked_game_unflekked_seven-net = не игра се, износи се одузимају
rule-value-flekked_game_unflekked_seven-net_if_equal = не игра се само кад су оба износа једнака
rule-key-unflekked_seven_includes_game = Плаћа ли се уз неодиграну седмицу и игра?

# Igranje

rule-key-marriage_mode = Звања
rule-value-marriage_mode-auto_svrsek_first = најављују се сама; дама мора пре краља
rule-value-marriage_mode-svrsek_first_or_lost = најављују се сама ако дама иде прва; краљем унапред звање пропада
rule-value-marriage_mode-announced = играч их зове сам, дамом или краљем
rule-key-open_hand_from = Кад се у отвореној игри полажу карте
rule-value-open_hand_from-before_lead = пре првог изласка
rule-value-open_hand_from-after_trick_1 = после првог штиха
rule-value-open_hand_from-after_lead_2 = после изласка у други штих
rule-key-claims = Смеју ли добијене карте да се положе?

# Ishod

rule-key-sto_marriage = Које се звање рачуна у најављену стотку
rule-value-sto_marriage-first = прво најављено
rule-value-sto_marriage-highest = највише
rule-value-sto_marriage-all = сва
rule-key-sto_scale = Преко сто и испод сто
rule-value-sto_scale-flat = не игра се, цена је стална
rule-value-sto_scale-tens = плаћа се свака десетка преко (или која недостаје)
rule-key-quiet_hundred_marriages = Која се звања рачунају у тиху стотку
rule-value-quiet_hundred_marriages-all = сва
rule-value-quiet_hundred_marriages-first = прво најављено
rule-key-quiet_hundred_mode = Како се тиха стотка плаћа
rule-value-quiet_hundred_mode-flat = сталним износом поред игре, без флекова
rule-value-quiet_hundred_mode-double_game = удвостручује игру и с њеним флековима
rule-value-quiet_hundred_mode-tens = уместо игре, за сваку десетку и с флековима игре
rule-key-killed_quiet_seven = Плаћа ли се убијена тиха седмица?
rule-key-hra_under_sto_against = Игра уз стотку против
rule-value-hra_under_sto_against-only_if_flekked = плаћа се само ако је флекована
rule-value-hra_under_sto_against-always = плаћа се увек
rule-value-hra_under_sto_against-never = не плаћа се
rule-key-unflekked_game_when_played = Нефлекована игра у одиграном мешању
rule-value-unflekked_game_when_played-real = по стварном исходу
rule-value-unflekked_game_when_played-declarer = припада носиоцу
rule-key-against_pair = Стотка против и седмица против заједно
rule-value-against_pair-separate = свака посебно
rule-value-against_pair-one_unit = морају да се добију обе, иначе падају обе
rule-key-four_marriages_need_trick = Мора ли четири звања да подупре бар један штих?

# Renons i kazne

rule-key-revoke_mode = Погрешно одиграна карта
rule-value-revoke_mode-strict = програм је не прима
rule-value-revoke_mode-referee = што лежи, лежи: мешање се завршава ренонсом
rule-key-revoke_capped = Важи ли граница и за ренонс?
rule-key-fine = Казна сваком противнику
rule-key-sharp_in_talon = Ас или десетка у талону
rule-value-sharp_in_talon-flat = стална казна
rule-value-sharp_in_talon-max_of_revoke = казна, или цена ренонса ако је виша

# Za stolom

rule-key-chips = Улог у рунду
rule-key-sitter_pays = Плаћа ли и добија онај ко у четворо паузира, као тихи бранилац?
rule-key-insolvency_split = Коме плаћа ко нема за све
rule-value-insolvency_split-pro_rata = свима сразмерно
rule-value-insolvency_split-clockwise = једном по једном у смеру игре
rule-key-first_dealer = Ко дели први
rule-value-first_dealer-draw = одлучује жреб
rule-value-first_dealer-first_seat = играч на првом месту
rule-key-shuffle = Мешање карата
rule-value-shuffle-first_only = само пре првог дељења, после се само сече
rule-value-shuffle-every_deal = пре сваког дељења

# Křížový

rule-group-choice = Избор адута и зване карте
rule-group-suit_round = Одобравање боје
rule-group-announcing = Најаве и флекови

rule-key-krizovy-sto = Најављена стотка, за сваки степен по десет
rule-value-ceiling_scope-net_per_pair = на коначни износ у сваком пару који обрачунава
rule-value-ceiling_scope-lone_total = исто, а ко игра сам, ни свој тројици укупно не плаћа више
rule-key-callable_ranks = Који ранг карте звач сме да зове
rule-value-callable_ranks-any = било који од осам
rule-value-callable_ranks-honours = аса, десетку, краља или даму
rule-value-callable_ranks-not_own = ниједан којим би звао карту од своје прве четири
rule-key-suit_round = Како се нуде бетл и дурх
rule-value-suit_round-one_pass = свако одмах каже шта игра
rule-value-suit_round-two_pass = најпре сви добра или лоша, затим своју игру каже ко је рекао лоша
rule-key-hearts_alone_overcalled = Сме ли преко херц сам да се каже бетл и дурх?
rule-key-compulsory_hundred = Мора ли страна звача да најави стотку ако један играч има адутског краља и адутску даму (обавезна стотка)?
rule-key-sto_voids_flek = Која стотка поништава флек на игру који је пао пре ње
rule-value-sto_voids_flek-any = свака
rule-value-sto_voids_flek-compulsory = само обавезна; иначе флек прелази на стотку
rule-key-announce_until = Докле сме да се најави седмица или стотка
rule-value-announce_until-own_first_turn = само кад је играч први пут на реду
rule-value-announce_until-any_turn = док о томе још неко може да говори
rule-key-partner_may_announce = Сме ли седмицу или стотку да најави и саиграч?
rule-key-solo_flek = Кога обавезује флек једног играча на бетл и дурх
rule-value-solo_flek-common = сву тројицу противника
rule-value-solo_flek-individual = само онога ко га је рекао
rule-key-unplayed_flekked_game = Колико пута се плаћа игра која је добила флек и остала без ре
rule-value-unplayed_flekked_game-number = { $n }×
rule-key-sedma_against_pays = Коме се плаћа неодиграна седмица против
rule-value-sedma_against_pays-both = обојици бранилаца
rule-value-sedma_against_pays-announcer = само ономе ко ју је најавио
rule-key-open_hands = Чије се карте у бетлу полажу
rule-value-open_hands-all = свих
rule-value-open_hands-soloist = онога ко игра бетл
rule-key-open_from = Кад се у бетлу карте полажу
rule-value-open_from-after_trick_1 = после првог штиха
rule-value-open_from-after_lead_2 = после изласка у други штих
rule-key-claim_against = Против кога положене карте морају да издрже
rule-value-claim_against-all = против све тројице, као да играју заједно
rule-value-claim_against-opponents = против противника; саиграч помаже
rule-value-quiet_hundred_marriages-one = једино, највише
rule-key-quiet_seven_killed_by_partner = Плаћа ли се тиха седмица коју је убио сопствени саиграч?
rule-key-sto_against_price = Колико вреди стотка против
rule-value-sto_against_price-on_flekked_game = двоструко флекована игра, за сваки степен по десет
rule-value-sto_against_price-separate = колико и стотка, поред игре
rule-key-revoke_floor = Ренонс вреди бар (у херцу двоструко)
rule-key-revoke_floor_sto = Ренонс уз стотку вреди бар (у херцу двоструко)
rule-key-revoke_before_doubling = Ренонс пре краја флекова, и мешање карата
rule-key-revoke_pays = Коме се ренонс плаћа
rule-value-revoke_pays-all = свој тројици осталих
rule-value-revoke_pays-injured = само другој страни
rule-key-top_up = Ко изгуби улог, додаје најмање
rule-key-gather = Како се карте после мешања слажу
rule-value-gather-by_seat = играч по играч
rule-value-gather-by_side = по странама, најпре карте стране звача

# Licitovani

rule-group-auction = Лицитација и грешка

rule-key-unit = Вредност јединице у халерима (центима)
rule-value-unit-number = { $n }
rule-key-currency = Новац
rule-value-currency-kc = круне (Kč)
rule-value-currency-_ = еври (€)
rule-key-licitovany-sedma = Седмица
rule-key-licitovany-sto = Стотка: добијена, или за сваких десет
rule-key-dve_sedmy = Две седмице
rule-key-licitovany-quiet_seven = Тиха седмица, добијена и убијена
rule-key-licitovany-quiet_hundred = Тиха стотка: за сваких десет преко 100
rule-key-omyl = Грешка, сваком противнику
rule-key-licitovany-fine = Паушал 1, свакоме од осталих
rule-key-big_fine = Паушал 2, свакоме од осталих
rule-key-licitovany-ceiling = Граница са сваким противником
rule-key-ceiling_both = Граница кад су флековала оба браниоца
rule-key-nobody_bids = Кад нико не лицитира
rule-value-nobody_bids-forhont_sedma = форхонт има седмицу
rule-value-nobody_bids-throw_in = карте се слажу
rule-key-omyl_when = Кад се каже грешка
rule-value-omyl_when-after_talon = после узимања талона
rule-value-omyl_when-also_before = и пре тога
rule-key-laid_game_exception = Плаћа ли у игри која се не може изгубити повишену тарифу само онај ко је флековао?
rule-key-approved_sedma_played = Игра ли се седмица коју нико није флековао?
rule-key-balanced_played = Игра ли се седмица с једним флеком само на игру?
rule-key-open_hand = Карте носиоца у бетлу и дурху
rule-value-open_hand-closed = остају у руци
rule-value-open_hand-after_trick_1 = полажу се после првог штиха
rule-key-sto_replaces_hra = Је ли стотка уместо игре?
rule-value-sto_marriage-best = најбоље
rule-key-quiet_hundred_over = Колико вреди сваких десет преко тихе стотке
rule-value-quiet_hundred_over-rate = тарифа тихе стотке
rule-value-quiet_hundred_over-doubled_hra = двострука флекована игра
rule-key-revoke_fine = Плаћа ли кривац за ренонс поред изгубљене игре и паушал?
rule-value-marriage_mode-automatic = најављују се сама, првом картом пара
rule-key-direction = Смер дељења и игре
rule-value-direction-clockwise = у смеру казаљке на сату
rule-value-direction-anticlockwise = обрнуто од казаљке на сату

# Marijaš

rule-group-players = Играчи
rule-group-scores = Бодови који се пишу
rule-group-call = Звање и предаја
rule-group-dalje = Даље и ванредне игре
rule-group-talon = Талон (утроје)
rule-group-stock = Талон за вучење (удвоје)
rule-group-marriages = Звања: цванцик и фирцик
rule-group-match = Партија
rule-key-players = За колико играча
rule-value-players-number = { $n }
rule-key-win = Свакоме на страни са више бодова у картама
rule-key-win_double = Исто, са више од сто
rule-key-double_at = Од колико бодова у картама то важи
rule-value-double_at-number = од { $n }
rule-key-surrender = Предаја, сваком противнику
rule-key-marijas-betl = Бетл, ко га направи, иначе сваком противнику
rule-key-trump_must_be_held = Мора ли онај ко зове имати карту те боје?
rule-key-call_domain = Учетворо: која се карта сме звати
rule-value-call_domain-any = било која, и своја
rule-value-call_domain-not_own = било која коју не држи онај ко зове
rule-value-call_domain-aces = само ас
rule-key-pairs = Учетворо: ко је партнер
rule-value-pairs-called = ко има звану карту
rule-value-pairs-fixed_opposite = ко седи преко пута; зове се боја
rule-key-surrender_4p = Учетворо: кад се сме предати
rule-value-surrender_4p-before_call = пре звања
rule-value-surrender_4p-after_second_deal = после другог дељења, уместо даље
rule-key-surrender_pays = Учетворо: ко пише кад се преда пре звања
rule-value-surrender_pays-three = сва тројица осталих
rule-value-surrender_pays-neighbours = оба суседа
rule-key-dalje = О чему одлучује даље
rule-value-dalje-formality = ни о чему: зове играч лево од делиоца
rule-value-dalje-all_pass_redeal = о томе ко зове; ако сви кажу даље, дели се поново
rule-key-extraordinary = Ванредне игре уместо даље
rule-value-extraordinary-none = нема их
rule-value-extraordinary-betl = бетл
rule-key-talon_taking = Две карте из талона
rule-value-talon_taking-must = ко зове, узима их
rule-value-talon_taking-may = ко зове, сме их оставити
rule-key-return_taken = Смеју ли се вратити карте које су узете?
rule-key-first_lead = Утроје и учетворо: ко игра прву карту
rule-value-first_lead-caller = ко зове
rule-value-first_lead-left_of_caller = играч лево од њега
rule-key-must_beat = Мора ли се јачом картом
rule-value-must_beat-none = не мора
rule-value-must_beat-led_suit = у боји која је на столу
rule-value-must_beat-led_suit_and_trump = у боји која је на столу, и у адуту
rule-key-draw_and_lead = Ко после штиха први вуче и игра
rule-value-draw_and_lead-winner = ко га је однео
rule-value-draw_and_lead-alternate = двојица наизменично
rule-key-stock_trump_power = Носи ли адут другу боју док има карата у талону?
rule-key-stock_fircik = Фирцик док има карата у талону
rule-value-stock_fircik-forty = носи 40
rule-value-stock_fircik-twenty = носи 20
rule-value-stock_fircik-forbidden = не сме се звати
rule-key-fircik_in_stock = Какву снагу има такав фирцик
rule-value-fircik_in_stock-any_trump_beats = никакву: бије је сваки адут
rule-value-fircik_in_stock-inside_suit = само у својој боји
rule-value-fircik_in_stock-pair_powerless = никакву, а нема је ни краљ
rule-value-fircik_in_stock-all_trumps_powerless = док има талона, нема је ниједан адут
rule-key-marriage_card = Како се зове
rule-value-marriage_card-queen_played = одигра се дама
rule-value-marriage_card-either_played = одигра се дама или краљ
rule-value-marriage_card-shown = дама се покаже и остаје у руци
rule-value-marriage_card-set_aside = дама се изложи са стране и не игра се
rule-key-marriage_when = Кад се сме звати
rule-value-marriage_when-any_play = кад год си на реду
rule-value-marriage_when-lead = кад играш први у штиху
rule-value-marriage_when-after_trick = кад играш први, после штиха који си однео
rule-key-marriages_in_turn = Колико звања одједном, где се дама показује
rule-value-marriages_in_turn-one = једно
rule-value-marriages_in_turn-any = колико их ко има
rule-key-marriage_requires_trick = Треба ли штих да би звање важило?
rule-value-marriage_requires_trick-no = не
rule-value-marriage_requires_trick-player = штих онога ко је звао
rule-value-marriage_requires_trick-side = штих његове стране
rule-key-counted = Шта се броји
rule-value-counted-all = асови, десетке, последњи штих и звања
rule-value-counted-aces_and_tens = само асови и десетке
rule-key-hundred_of = Чији збир преко сто удвостручује
rule-value-hundred_of-winner = стране која је победила
rule-value-hundred_of-deal = целог мешања
rule-key-target = Игра се до
rule-key-match_tie = Више њих стигне са једнако бодова
rule-value-match_tie-co_winners = побеђују заједно
rule-value-match_tie-play_on = игра се даље
rule-value-match_tie-seat_order = побеђује први лево од делиоца
rule-key-makaze = Последњи добија маказе уместо чврге кад нема
rule-value-makaze-zero_points = ниједан бод у запису
rule-value-makaze-no_trick_in_match = ниједан штих у целој партији
rule-value-makaze-no_trick_in_deal = ниједан штих у последњем мешању
rule-key-cvrga_tie = Више њих је последње
rule-value-cvrga_tie-all = сви добијају чвргу
rule-value-cvrga_tie-none = не добија је нико
rule-value-cvrga_tie-drawn = један од њих, жребом
rule-key-deal_after_surrender = Ко дели после предаје
rule-value-deal_after_surrender-moves_on = онај ко је звао, као увек
rule-value-deal_after_surrender-same_dealer = опет исти делилац
rule-key-look_back = Који се однети штихови смеју погледати
rule-value-look_back-last = последњи
rule-value-look_back-all = сви
rule-value-look_back-none = ниједан
