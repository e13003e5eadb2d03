# Prečo sa niečo teraz nedá: jedna veta na každé pravidlo

rule-must-follow = Vynesenú farbu máš a musíš ju priznať.
rule-must-beat = Musíš prebiť: máš v tej farbe vyššiu kartu, než ktorá teraz berie (aj keď berie spoluhráč).
rule-must-trump = Vynesenú farbu nemáš, ale tromf áno: musíš tromfnúť.
rule-must-overtrump = Musíš dať vyšší tromf, než ktorý teraz berie: máš ho.
rule-not-in-hand = Tú kartu nemáš v ruke.
rule-play-a-card = Teraz sa hrá: vyber kartu.
rule-no-marriage = Nemáš hlášku (horníka a kráľa jednej farby).
rule-two-cards-at-once = Do talónu idú dve rôzne karty naraz.
rule-sharp-in-talon = Eso ani desiatka do talónu nesmú, iba ak pred betlom alebo durchom.
rule-already-announced = To už je ohlásené.
rule-discard-two = Najprv odlož dve karty do talónu.

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

rule-not-your-turn = Teraz nie si na rade.
rule-rulings-are-the-referee-s = To smie povedať len rozhodca.
rule-deal-over = Rozdanie sa skončilo.
