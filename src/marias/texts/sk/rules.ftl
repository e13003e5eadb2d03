# Prečo niečo teraz nejde: jedna veta na každé pravidlo

rule-must-follow = Vynesenú farbu máš a musíš ju priznať.
rule-must-beat = Musíš prebiť: máš v tej farbe vyššiu kartu než tá, ktorá teraz berie (aj keď berie spoluhráč).
rule-must-trump = Vynesenú farbu nemáš, ale tromf áno: musíš dať tromf.
rule-must-overtrump = Musíš dať vyšší tromf než ten, ktorý teraz berie: máš ho.
rule-svrsek-before-kral = Máš hlášku: horník musí na stôl skôr než kráľ.
rule-keep-seven = Ohlásenú sedmu musíš držať až do posledného zdvihu, kým máš inú možnosť.
rule-not-in-hand = Tú kartu nemáš v ruke.
rule-play-a-card = Teraz sa hrá: vyber kartu.
rule-no-marriage = Nemáš hlášku (horníka a kráľa jednej farby).

rule-choose-trump-first = Najprv zvoľ tromf.
rule-not-in-first-seven = Tromf sa volí z prvých siedmich kariet; túto medzi nimi nemáš.
rule-no-such-place = Z ľudu sa vyberá jedna z piatich kariet, 1 až 5.
rule-z-lidu-forbidden = Z ľudu sa pri tomto stole nevolí.
rule-z-lidu-long-suit = Z ľudu sa smie len s najviac dvoma kartami z každej farby.

rule-call-and-discard-two = Odlož dve karty do talónu a povedz hru.
rule-two-cards-at-once = Do talónu idú dve rôzne karty naraz.
rule-sharp-in-talon = Eso ani desiatka do talónu nesmie, iba ak pred betlom alebo durchom.
rule-no-sharp-in-talon = Esá a desiatky do talónu nesmú.
rule-trump-in-talon = Tromf pri tomto stole do talónu nesmie.
rule-trump-card-lies-on-table = Zvolený tromf leží na stole, do talónu sa dať nedá.
rule-forgotten-trump = Tromf nie je zvolený, zostáva len betl alebo durch.
rule-open-needs-sequence = Ložená hra sa nedá ohlásiť prvá: len cez obyčajnú.
rule-seven-in-talon = Sedmu, ktorú hlásiš, nesmieš odložiť do talónu.
rule-no-trump-seven = Na to treba mať v ruke tromfovú sedmu.

rule-answer-first = Hra sa ešte len schvaľuje: najprv to.
rule-flek-comes-later = Flek sa tu hovorí až po schválení.
rule-name-a-higher-game = Máš talón: odlož dve karty a povedz vyššiu hru.
rule-not-over-this-game = Cez túto hru sa to povedať nedá.

rule-declare-first = Hra je schválená: povedz, čo sa hrá.
rule-stosedm-after-approval = Stosedem sa hlási z ruky namiesto otázky na farbu. Keď je farba schválená, zostáva sto alebo sedma; renonc to nie je.
rule-said-stosedm = Kto po schválení povedal stosedem, musí hrať sto alebo sedmu.
rule-nothing-slipped = Stosedem teraz nejde, a raz už to tu padlo.

rule-doubling-first = Teraz sa flekuje: povedz flek a na čo, alebo dobrá.
rule-not-on-the-table = Taký záväzok na stole nie je.
rule-value-at-ceiling = Vyššie to už nejde: cena dosiahla strop.
rule-game-dropped = Stovka berie miesto hry: hra sa nepočíta, takže sa neflekuje.
rule-not-your-own = Vlastný záväzok sa neflekuje, prvý flek patrí súperom.
rule-not-raised-against-you = Na toto teraz nie si na rade: súperi to nezvýšili.
rule-each-once-in-order = Každá vec sa hovorí len raz.
rule-against-only-first-turn = Proti sa hlási len pri prvej reči obrany.
rule-already-announced = To už je ohlásené.
rule-not-against-this-game = Proti tejto hre sa to nehlási.
rule-unknown-announcement = Hlásiť ide len sedma alebo sto.

rule-no-claims-here = Pri tomto stole sa karty nevykladajú, dohráva sa.
rule-claim-in-play-only = Vyložiť karty ide len pri zohrávke, keď si na rade.
rule-claim-not-for-defender = Proti betlu sa karty vyložiť nedajú, dohráva sa.
rule-claim-marriages-open = Zatiaľ nie: ešte záleží na tom, ktorá hláška padne prvá.
rule-claim-not-proved = Z toho, čo vidíš, to isté nie je. Hrá sa ďalej a nič sa nestalo.
rule-claim-seven-open = Zatiaľ nie: ešte záleží na tom, či tromfová sedma padne v poslednom zdvihu.

rule-not-in-first-four = Tromf sa volí z prvých štyroch kariet; túto medzi nimi nemáš.
rule-rank-not-callable = Túto výšku tu volať nejde.
rule-forgotten-choice = Voľba sa zabudla: zostáva betl, durch alebo červeň sám.
rule-not-forgotten = Červeň sám hrá len ten, kto zabudol zvoliť.
rule-announce-first = Teraz sa hlási a flekuje: povedz, čo hlásiš alebo zvyšuješ, alebo dobrá.
rule-not-your-side = To hlási druhá strana: voliaci hovoria sedma a sto, súperi sedma proti a sto proti.
rule-too-late = Hlásiť ide len pri prvej vlastnej reči, neskôr už len flekovať.
rule-chooser-announces = Pri tomto stole hlási len voliaci.
rule-raised-through-the-game = Stovka proti sa počíta z flekov na hru: flekuj hru.
rule-compulsory-hundred = Máš celú tromfovú hlášku, a tak sto ohlásiť musíš.
rule-claim-not-in-this-game = Toto sa tu vyložiť nedá. V hre s tromfmi a v durchu ide „vykladám zvyšok“, v betli „vykladám nič“ (sólista nedostane zdvih); „vykladám hru“ a „vykladám sto“, len keď je samo jediným záväzkom tvojej strany.
rule-claim-too-early = Na vyloženie je skoro: hru a sto najskôr po treťom zdvihu, betl po prvom.
rule-no-such-trick = Taký zdvih sa odložiť nedá.

rule-auction-first = Teraz sa licituje: povedz záväzok, „mám“, „nemám“, alebo „pas“.
rule-bid-higher = Musíš vyššie, než čo už zaznelo.
rule-bidder-goes-higher = „Mám“ hovorí ten, kto drží; ty licituješ: povedz vyšší záväzok, alebo „pas“.
rule-holder-only-matches = Držíš, tak len odpovedáš: „mám“, alebo „nemám“.
rule-take-talon-or-fold = Teraz sa rozhoduje len o talóne: vziať, alebo omyl.
rule-discard-two = Najprv odlož dve karty do talónu.
rule-omyl-plain-sedma-only = Omyl ide len pri obyčajnej sedme, najnižšom záväzku.
rule-announce-contract = Teraz povedz, čo hráš.
rule-announce-lower = Hrať musíš aspoň to, čo je vylicitované.
rule-name-trump = K tomuto záväzku povedz tromfy.
rule-no-trump-suit = Betl a durch tromfy nemajú.
rule-trump-is-hearts = Tento záväzok sa hrá v červeni.
rule-hearts-are-a-rung-of-their-own = Červeň má vlastný, vyšší záväzok.
rule-name-helper = K dvom sedmám povedz aj pomocnú farbu, inú než tromfy.
rule-no-helper-suit = Pomocná farba patrí len k dvom sedmám.
rule-lay-the-lead = K betlu a durchu polož kartu, ktorú vynesieš.
rule-lead-of-betl-or-durch-only = Kartu na výnos kladie len betl a durch.
rule-no-counter-announcements = V licitovanom sa proti nehlási.
rule-flek-limit = Vyššie to už nejde: boty sú posledné.
rule-lead-the-laid-card = Vyniesť musíš kartu, ktorú máš položenú.

rule-not-your-turn = Teraz nie si na rade.
rule-rulings-are-the-referee-s = To smie povedať len rozhodca.
rule-referee-mode-only = Renonc tu stráži program, hlásiť sa nedá.
rule-offence-not-possible = Toho sa ten hráč v tomto rozdaní dopustiť nemohol.
rule-already-fined = Za toto už v tomto rozdaní platí.
rule-quiet-not-possible = Tichá hra tohto druhu v tomto rozdaní nie je možná.
rule-not-in-this-deal = Ten v tomto rozdaní nehrá.
rule-deal-over = Rozdanie skončilo.

rule-call-first = Najprv sa volajú tromfy alebo karta, alebo sa vzdaj.
rule-name-a-suit = Tu sa volá farba, nie karta.
rule-call-a-card = Tu sa volá karta, nie farba: kto ju má, hrá s tebou.
rule-trump-not-held = Pri tomto stole sa dá volať len farba, od ktorej kartu máš.
rule-own-card-called = Kartu, ktorú máš, pri tomto stole volať nejde.
rule-only-aces-called = Pri tomto stole sa volajú len esá.
rule-no-surrender-now = Teraz sa vzdať nedá.
rule-say-dalje = Najprv všetci hovoria dalje, nič iné.
rule-no-extraordinary-games = Mimoriadne hry sa pri tomto stole nehrajú.
rule-taken-card-returned = Kartu, ktorá z talónu prišla, pri tomto stole vrátiť nejde.
rule-take-or-leave = Teraz sa rozhoduje len o talóne: vziať, alebo nechať.
rule-marriage-not-now = Pri tomto stole sa hlási len pri výnose, alebo len po vlastnom zdvihu.
rule-fircik-in-stock = Kým je talón, fircik sa pri tomto stole nehlási.
rule-marriage-by-playing = Hlási sa zahraním horníka, nie jeho ukázaním.
rule-marriage-by-showing = Hlási sa ukázaním horníka, skôr než zahráš kartu.
rule-one-marriage-a-turn = Naraz sa hlási len raz.
