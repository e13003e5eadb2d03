# Made from sr/records.ftl by tools/cyrillic.py: change that file and run it.

# Zapisi: replay, show, convert

replay-help = Поново одиграва записе (своје и „.hra“ програма { "Mariášek" }) по данашњим правилима и каже ко шта плаћа.
replay-profile = по којим се правилима рачуна (иначе по онима у запису)
replay-table = по којој се табели броје премијски бодови: име издања или датотека .toml ({ "marias pb" } --tables)
replay-json = за сваку датотеку један ред { "JSON" }
replay-no-deal = { $file }: запис је празан
replay-deal = { $file }, мешање { $number }: { $contract } ({ $declarer }), { $kind }: { $payments }
replay-kind-played = одиграно
replay-kind-unplayed = није играно
replay-kind-revoke = ренонс
replay-kind-fine = казна
replay-unplayed = { $file }, мешање { $number }: { $why }: { $payments }
replay-unfinished = { $file }, мешање { $number }: незавршено
replay-otherwise =
    {"  "}ИЗЛАЗИ ДРУКЧИЈЕ: у запису је { $recorded } [{ $written }], по овим правилима { $now } [{ $profile }]
replay-differs =
    {"  "}НЕ СЛАЖЕ СЕ: у запису је { $recorded } (правила у ревизији { $revision }), данас излази { $now } (ревизија { $current })

convert-help = Претвара сачувану игру програма { "Mariášek" } („.hra“) у свој запис. Шта није могло да се претвори, каже на излазу за грешке.
convert-out = куда се записује; ако није наведено: стандардни излаз
convert-force = преписује датотеку која већ постоји
error-file-exists = { $file }: датотека већ постоји; преписује је --force

note-rates = Тарифе и правила нису у датотеци: запис има правила „{ "mariasek" }“.
note-packets = Редослед карата при дељењу није у датотеци: форхонт има адут у првих седам карата, остале су поређане.
note-trump-card = Која је карта лежала као адут, у датотеци не пише: узета је { $card }.
note-answers = Одговори на питање нису у датотеци: обојица су рекла добра.
note-who-called = Ко је коме преузео игру, у датотеци не пише: ко игра, записан је као форхонт и најављује сам.
note-flek-order = Редослед флекова није у датотеци: флекује први од оних који су уз обавезу наведени.
note-no-fleks = Флекови нису у датотеци: записано без флека.
note-played-by-file = По правилима се не би играло, а у датотеци је игра одиграна: запис има { "play_unflekked = true" }.
note-given-up-by-file = По правилима би се играло, а у датотеци је игра предата: запис има правила по којима се не игра.
note-claimed = Од штиха { $trick } игра је била сложена; штихови се у датотеци настављају и записани су као одиграни.
note-after-the-end = Бетл или дурх је завршен раније; штихови од { $trick }. надаље су изостављени.
note-not-announced = Игра још није била најављена: запис има само подељене карте.
note-differs = Плаћање се не слаже: у датотеци { $recorded }, по правилима { $now }.

show-help = Показује цело мешање: карте, избор, најаве, флекове, штих по штих и обрачун с клаузулама. Незавршено мешање показује само онако како га види играч.
show-open = и незавршено мешање које не игра човек показује са свим картама
show-head = { $file }: { $rules } [{ $profile }]
show-deal = Мешање { $number }, дели { $dealer }
show-talon = талон
show-trump = { $who } бира адут { $card }
show-z_lidu = { $who } бира из народа: { $card }
show-forget = { $who } не бира адут
show-ask = { $who }: боја? (талон { $talon })
show-stosedm = { $who }: сто седам из руке (талон { $talon })
show-betl = { $who }: бетл (талон { $talon })
show-durch = { $who }: дурх (талон { $talon })
show-open_betl = { $who }: отворени бетл (талон { $talon })
show-open_durch = { $who }: отворени дурх (талон { $talon })
show-choose = { $who } бира адут { $card } и зове ранг: { $rank }
show-set_aside = судија: одложен { $trick }. штих
show-krizovy-ask = { $who }: боја?
show-krizovy-hearts_alone = { $who }: херц сам
show-krizovy-betl = { $who }: бетл
show-krizovy-durch = { $who }: дурх
show-krizovy-claim = { $who } полаже карте: { $what ->
    [rest] остатак је његов
    [none] ниједан штих не носи
    [hra] игра је добијена
   *[sto] стотка је код куће
}
show-good = { $who }: добра
show-bad = { $who }: лоша
show-good_flek = { $who }: добра и флек
show-takeover = { $who }: { $game } (талон { $talon })
show-declare = { $who } најављује: { $game }
show-said_stosedm = { $who } каже сто седам; после питања то не може
show-say = { $who }: { $what }
show-dobra = добра
show-claim = { $who } полаже карте
show-laid = положене карте: { $cards }
show-revoke = судија: ренонс, { $who } ({ $offence })
show-misdeal = судија: погрешно дељење
show-void = Погрешно дељење
show-thrown-in = Нико није лицитирао, карте су сложене
show-play = Игра
show-drawn = вучено: { $cards }
show-marriage = звање { $value }
show-points = Бодови: носилац { $mine } и звања { $marriages }, одбрана { $theirs } и звања { $others }
show-unfinished = Незавршено.
show-holds = { $who } држи: { $cards }
show-hidden = Незавршено: остале карте још нису отворене (показује их --{ "open" }).
show-hidden-player = Незавршено: остале карте се показују кад се мешање заврши.
