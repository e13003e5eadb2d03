# Proč něco teď nejde: jedna věta na každé pravidlo

rule-must-follow = Vynesenou barvu máš a musíš ji přiznat.
rule-must-beat = Musíš přebít: máš v té barvě vyšší kartu, než která teď bere (i když bere spoluhráč).
rule-must-trump = Vynesenou barvu nemáš, ale trumf ano: musíš trumfnout.
rule-must-overtrump = Musíš dát vyšší trumf, než který teď bere: máš ho.
rule-svrsek-before-kral = Máš hlášku: svršek musí na stůl dřív než král.
rule-keep-seven = Ohlášenou sedmu musíš držet až do posledního zdvihu, dokud máš jinou možnost.
rule-not-in-hand = Tu kartu nemáš v ruce.
rule-play-a-card = Teď se hraje: vyber kartu.
rule-no-marriage = Nemáš hlášku (svršek a krále jedné barvy).

rule-choose-trump-first = Nejdřív zvol trumf.
rule-not-in-first-seven = Trumf se volí z prvních sedmi karet; tuhle mezi nimi nemáš.
rule-no-such-place = Z lidu se vybírá jedna z pěti karet, 1 až 5.
rule-z-lidu-forbidden = Z lidu se u tohoto stolu nevolí.
rule-z-lidu-long-suit = Z lidu se smí jen s nejvýš dvěma kartami od každé barvy.

rule-call-and-discard-two = Odlož dvě karty do talonu a řekni hru.
rule-two-cards-at-once = Do talonu jdou dvě různé karty najednou.
rule-sharp-in-talon = Eso ani desítka do talonu nesmí, leda před betlem nebo durchem.
rule-no-sharp-in-talon = Esa a desítky do talonu nesmějí.
rule-trump-in-talon = Trumf u tohoto stolu do talonu nesmí.
rule-trump-card-lies-on-table = Zvolený trumf leží na stole, do talonu ho dát nejde.
rule-forgotten-trump = Trumf není zvolen, zbývá jen betl nebo durch.
rule-open-needs-sequence = Ložená hra nejde ohlásit první: jen přes obyčejnou.
rule-seven-in-talon = Sedmu, kterou hlásíš, nesmíš odložit do talonu.
rule-no-trump-seven = K tomu je třeba mít v ruce trumfovou sedmu.

rule-answer-first = Hra se teprve schvaluje: nejdřív to.
rule-flek-comes-later = Flek se tady říká až po schválení.
rule-name-a-higher-game = Vzal jsi talon: odlož dvě karty a řekni vyšší hru.
rule-not-over-this-game = Přes tuhle hru to říct nejde.

rule-declare-first = Hra je schválena: řekni, co se hraje.
rule-stosedm-after-approval = Stosedm se hlásí z ruky místo otázky na barvu. Když je barva schválena, zbývá sto nebo sedma; renonc to není.
rule-said-stosedm = Kdo po schválení řekl stosedm, musí hrát sto nebo sedmu.
rule-nothing-slipped = Stosedm teď nejde, a jednou už to tu padlo.

rule-doubling-first = Teď se flekuje: řekni flek a na co, nebo dobrá.
rule-not-on-the-table = Takový závazek na stole není.
rule-value-at-ceiling = Výš už to nejde: cena dosáhla stropu.
rule-game-dropped = Stovka bere místo hry: hra se nepočítá, takže se neflekuje.
rule-not-your-own = Vlastní závazek se neflekuje, první flek patří soupeřům.
rule-not-raised-against-you = Na tohle teď nejsi na řadě: soupeři to nezvýšili.
rule-each-once-in-order = Každá věc se říká jen jednou.
rule-against-only-first-turn = Proti se hlásí jen při první řeči obrany.
rule-already-announced = To už je ohlášeno.
rule-not-against-this-game = Proti téhle hře se to nehlásí.
rule-unknown-announcement = Hlásit jde jen sedma nebo sto.

rule-no-claims-here = U tohoto stolu se karty nepokládají, dohrává se.
rule-claim-in-play-only = Položit karty jde jen při sehrávce, když jsi na řadě.
rule-claim-not-for-defender = Proti betlu karty položit nejde, dohrává se.
rule-claim-marriages-open = Zatím ne: ještě záleží na tom, která hláška padne první.
rule-claim-not-proved = Z toho, co vidíš, to jisté není. Hraje se dál a nic se nestalo.
rule-claim-seven-open = Zatím ne: ještě záleží na tom, jestli trumfová sedma padne v posledním zdvihu.

rule-not-in-first-four = Trumf se volí z prvních čtyř karet; tuhle mezi nimi nemáš.
rule-rank-not-callable = Tuhle výšku tady volat nejde.
rule-forgotten-choice = Volba se zapomněla: zbývá betl, durch nebo červené sám.
rule-not-forgotten = Červené sám hraje jen ten, kdo zapomněl zvolit.
rule-announce-first = Teď se hlásí a flekuje: řekni, co hlásíš nebo zvyšuješ, nebo dobrá.
rule-not-your-side = To hlásí druhá strana: volící říkají sedma a sto, soupeři sedma proti a sto proti.
rule-too-late = Hlásit jde jen při první vlastní řeči, později už jen flekovat.
rule-chooser-announces = U tohoto stolu hlásí jen volící.
rule-raised-through-the-game = Stovka proti se počítá z fleků na hru: flekuj hru.
rule-compulsory-hundred = Máš celou trumfovou hlášku, a tak sto ohlásit musíš.
rule-claim-not-in-this-game = Tohle tu pokládat nejde. Ve hře s trumfy a v durchu jde „ložím zbytek“, v betlu „ložím nic“ (sólista nedostane zdvih); „ložím hru“ a „ložím sto“, jen když je samo jediným závazkem tvé strany.
rule-claim-too-early = Na položení je brzy: hru a sto nejdřív po třetím zdvihu, betl po prvním.
rule-no-such-trick = Takový zdvih odložit nejde.

rule-auction-first = Teď se licituje: řekni závazek, „mám“, „nemám“, nebo „pas“.
rule-bid-higher = Musíš výš, než co už zaznělo.
rule-bidder-goes-higher = „Mám“ říká ten, kdo drží; ty licituješ: řekni vyšší závazek, nebo „pas“.
rule-holder-only-matches = Držíš, tak jen odpovídáš: „mám“, nebo „nemám“.
rule-take-talon-or-fold = Teď se rozhoduje jen o talonu: vzít, nebo omyl.
rule-discard-two = Nejdřív odlož dvě karty do talonu.
rule-omyl-plain-sedma-only = Omyl jde jen u obyčejné sedmy, nejnižšího závazku.
rule-announce-contract = Teď řekni, co hraješ.
rule-announce-lower = Hrát musíš aspoň to, co jsi vylicitoval.
rule-name-trump = K tomuhle závazku řekni trumfy.
rule-no-trump-suit = Betl a durch trumfy nemají.
rule-trump-is-hearts = Tenhle závazek se hraje v červených.
rule-hearts-are-a-rung-of-their-own = Červené mají vlastní, vyšší závazek.
rule-name-helper = Ke dvěma sedmám řekni i pomocnou barvu, jinou než trumfy.
rule-no-helper-suit = Pomocná barva patří jen ke dvěma sedmám.
rule-lay-the-lead = K betlu a durchu polož kartu, kterou vyneseš.
rule-lead-of-betl-or-durch-only = Kartu pro výnos pokládá jen betl a durch.
rule-no-counter-announcements = V licitovaném se proti nehlásí.
rule-flek-limit = Výš už to nejde: boty jsou poslední.
rule-lead-the-laid-card = Vynést musíš kartu, kterou jsi položil.

rule-not-your-turn = Teď nejsi na řadě.
rule-rulings-are-the-referee-s = To smí říct jen rozhodčí.
rule-referee-mode-only = Renonc tady hlídá program, hlásit se nedá.
rule-offence-not-possible = Toho se ten hráč v tomto rozdání dopustit nemohl.
rule-already-fined = Za tohle už u nynějšího rozdání platí.
rule-quiet-not-possible = Tichá hra tohoto druhu v tomto rozdání není možná.
rule-not-in-this-deal = Ten v tomhle rozdání nehraje.
rule-deal-over = Rozdání skončilo.

rule-call-first = Nejdřív se volají trumfy nebo karta, anebo se vzdej.
rule-name-a-suit = Tady se volá barva, ne karta.
rule-call-a-card = Tady se volá karta, ne barva: kdo ji má, hraje s tebou.
rule-trump-not-held = U tohoto stolu jde volat jen barvu, od které kartu máš.
rule-own-card-called = Kartu, kterou máš, u tohoto stolu volat nejde.
rule-only-aces-called = U tohoto stolu se volají jen esa.
rule-no-surrender-now = Teď se vzdát nejde.
rule-say-dalje = Nejdřív všichni říkají dalje, nic jiného.
rule-no-extraordinary-games = Mimořádné hry se u tohoto stolu nehrají.
rule-taken-card-returned = Kartu, která z talonu přišla, u tohoto stolu vrátit nejde.
rule-take-or-leave = Teď se rozhoduje jen o talonu: vzít, nebo nechat.
rule-marriage-not-now = U tohoto stolu se hlásí jen při výnosu, nebo jen po vlastním zdvihu.
rule-fircik-in-stock = Dokud je talon, fircik se u tohoto stolu nehlásí.
rule-marriage-by-playing = Hlásí se zahraním svrška, ne jeho ukázáním.
rule-marriage-by-showing = Hlásí se ukázáním svrška, než zahraješ kartu.
rule-one-marriage-a-turn = Najednou se hlásí jen jednou.
