# Hra v terminálu: křížový mariáš

# Co kdo udělal

say-choose-hidden = { $name }: zvoleno, volá se { $rank }
say-choose = { $name }: trumf { $card } leží lícem dolů, volá se { $rank } (to je { $called })
say-forget-choice = { $name }: nezvoleno, zbývá betl, durch nebo červené sám
say-claim-hra = { $name }: pokládám karty, hra je vyhraná
say-claim-sto = { $name }: pokládám karty, sto je doma

news-turned-up = Barva je dobrá: trumf { $card }, volaná karta { $called }.
news-flek-void = Sto je místo hry: flek na hru neplatí [MCR-14c].
news-open-cards = Po prvním zdvihu leží všechny karty na stole a soupeři se smějí radit [MCR-8b, MCR-8c].

# Stůl

phase-choose = volba ze čtyř karet
phase-suit = schválení barvy
phase-announce = hlášení a fleky
phase-solo = fleky

board-called-rank = Volí: { $name }. Volaná výška: { $rank }.
board-forgotten = Volí: { $name }, volba zapomenuta. Zbývá betl, durch nebo červené sám.
board-own-choice = Trumf na stole: { $card }, volaná karta { $called } (ostatní je neznají)
board-solo = Hraje se { $game }. Sám proti třem: { $name }
board-trumps = Trumfy: { $suit } { $sign }. Volí: { $name }. Volaná karta: { $called }
board-hearts-alone = Červené sám. Trumfy: { $suit } { $sign }. Sám proti třem: { $name }
board-hundred = sto: { $level }, { $price } za každý stupeň
board-hundred-against = sto proti: { $price } za stupeň, místo hry
board-chooses = volí
board-plays-alone = hraje sám
board-with-chooser = s volícím
board-defends = proti
board-talk = Soupeři se smějí radit (kecaný betl) [MCR-8c].
names-and = { $firsts } a { $last }

sides-known = Spolu hrají { $declarers }; proti nim { $defence }.
sides-alone = Sám proti třem: { $name }.
sides-alone-secretly = Volanou { $card } máš ty: hraješ sám proti třem a ostatní to nevědí.
sides-you-hold = Volanou { $card } máš ty: hraješ s volícím ({ $name }).
sides-unknown-chooser = Tvůj spoluhráč drží { $card }; kdo to je, se ještě neví.
sides-unknown-defender = Volanou { $card } nemáš: hraješ proti volícímu ({ $name }). Kdo je s ním, se ještě neví.
sides-unknown-spectator = Kdo drží volanou { $card } a hraje s volícím ({ $name }), se ještě neví.

# Na co se ptá

turn-choose = Zvol trumf ze svých { $count } karet a řekni výšku, třeba „2 eso“ nebo „{ $example } král“.
turn-suit-chooser = Ptáš se na barvu, nebo hraješ sám? Můžeš říct { $choices }.
turn-suit-forgotten = Volba se zapomněla. Můžeš říct { $choices }.
turn-suit = Schvaluješ? Můžeš říct { $choices }.
turn-open = Barva je dobrá. Co hraješ? „hra“, a k ní můžeš říct { $choices }.
turn-open-nothing = Barva je dobrá. Co hraješ? Můžeš říct „hra“.
turn-owed = Máš celou trumfovou hlášku, proto musíš ohlásit „sto“ [MCR-14a].
turn-owed-more = Máš celou trumfovou hlášku, proto musíš ohlásit „sto“ [MCR-14a]. Přidat můžeš { $choices }.
turn-announce = Hlásíš nebo flekuješ? Můžeš říct { $choices }, i víc najednou; nebo „dobrá“.
turn-silently = Hlášku karta ohlásí sama; beze slova ji zahraješ „mlčky { $number }“.
type-word = „{ $word }“
word-good = dobrá
word-bad = špatná
draft-card = Trumf { $card }. A výška? Třeba „eso“ nebo „desítka“.
draft-rank = A který trumf? Napiš číslo karty.
sure-forget-choice = Bez volby ti zbude jen betl, durch nebo červené sám [MCR-13]. Opravdu? (ano, ne)
sure-alone = Tu kartu držíš v ruce ty: budeš hrát sám proti třem a nikdo to nebude vědět. Opravdu? (ano, ne)
sure-no-own-marriage = Nemáš hlášku a samotné karty dají nejvýš 90: sto vyjde, jen když hlášku má spoluhráč. Opravdu? (ano, ne)
sure-claim-rest = Položit karty znamená, že všechny zbylé zdvihy jsou jistě tvé, ať ostatní tři hrají cokoli. Když ne, je to renonc a platíš každému [MCR-22c]. Opravdu? (ano, ne)
sure-claim-none = Položit karty znamená, že už jistě žádný zdvih nevezmeš. Když ne, je to renonc a platíš každému [MCR-22c]. Opravdu? (ano, ne)
sure-claim-hra = Položit hru znamená, že je pro tvou stranu jistě vyhraná, ať ostatní tři hrají cokoli. Když ne, je to renonc a platíš každému [MCR-22c]. Opravdu? (ano, ne)
sure-claim-sto = Položit sto znamená, že je jistě uhrané, ať ostatní tři hrají cokoli. Když ne, je to renonc a platíš každému [MCR-22c]. Opravdu? (ano, ne)

# Když to nejde

empty-choose = Napiš číslo karty 1–{ $count } a výšku, třeba „2 eso“; ? poradí.
empty-suit = Napiš „dobrá“, „barva“, „betl“ nebo „durch“, co z toho teď jde; ? poradí.
empty-announce = Napiš „dobrá“, „hra“, flek a na co, nebo co hlásíš; ? poradí.
empty-solo = Napiš „dobrá“, nebo flek; ? poradí.
no-choice = „{ $typed }“ nejde: napiš číslo karty 1–{ $count } a výšku, třeba „2 eso“ nebo „{ $example } desítka“.
no-suit-answer = „{ $typed }“ tu nic neznamená: napiš „dobrá“, „barva“, „betl“ nebo „durch“.
no-announcement = „{ $typed }“ nejde: napiš „dobrá“ nebo „hra“; zvýšit nebo ohlásit můžeš: { $choices }.
bad-names-a-game = Tady se neříká „špatná“, ale rovnou hra: „betl“ nebo „durch“.

# Nápověda

help-choose = Vyber trumf z prvních čtyř karet a zavolej výšku: kdo má kartu té výšky v trumfech, hraje s tebou. Ostatní uslyší jen výšku. Co máš ve svých osmi, na to hraješ sám. „nevolím“ trumf nezvolí; pak zbývá betl, durch nebo červené sám.
help-suit = „barva“ se ptá ostatních, jestli se smí hrát s trumfy. „dobrá“ to schválí. „betl“ (žádný zdvih) a „durch“ (všechny zdvihy) hraje každý sám proti třem; durch je nad betlem.
help-announce = „dobrá“ nic nepřidá. „sedma“ (poslední zdvih trumfovou sedmou) a „sto“ hlásí volící a jeho spoluhráč, „sedma proti“ a „sto proti“ soupeři, jen při první řeči. „flek hra“, „re hra“ … zdvojnásobí cenu. Flek prozradí, že jsi proti volícímu; sedma, sto nebo re od jiného než volícího, že jsi s ním.
help-solo = „flek“, „re“ … zdvojnásobí cenu, „dobrá“ nic nepřidá. Hraje se i bez fleku.
help-play-krizovy = Zahraj kartu v závorkách. Svršek nebo král z hlášky ji ohlásí sám, „mlčky 2“ ho zahraje beze slova.
help-claims = „ložím zbytek“ položí karty, když všechny zbylé zdvihy jsou jistě tvé, „ložím hru“ nebo „ložím sto“, když je to jistě vyhrané. Kdo se splete, má renonc [MCR-22c].
help-claims-rest = „ložím“ položí karty, když všechny zbylé zdvihy jsou jistě tvé. Kdo se splete, má renonc [MCR-22c].
help-claims-none = „ložím“ položí karty, když sólista už jistě žádný zdvih nevezme. Kdo se splete, má renonc [MCR-22c].
wish-claim-rest = ložím zbytek
wish-claim-none = ložím nic
wish-claim-hra = ložím hru
wish-claim-sto = ložím sto

# Vyúčtování

account-game = { $games } ({ $sign }). Volící: { $declarers }. Proti: { $defence }
account-game-alone = { $games } ({ $sign }). Sám proti třem: { $name }. Proti: { $defence }
account-folded = Karty se skládají nehrané: platí se, co stojí na stole; flek bez re prohrává volící.
account-revoke = Renonc: { $name } platí každému.
account-points-choosers = Volící: { $points } (karty { $cards }, hlášky { $marriages })
account-choosers = volící
account-tops-up = { $name } přidává { $added }: dluh { $debt }, do hry { $rest } [{ $clause }].
round-score-added = { $name }  { $score } ({ $chips }, přidáno { $added })
