# Pravidlá: čo sa kde hrá

profile-help = Podľa čoho sa hrá: dodávané pravidlá, ich zdroj a vlastné pravidlá vašej krčmy.
profile-list-help = Vypíše dodávané pravidlá.
profile-show-help = Ukáže, čo sa podľa pravidiel hrá a z ktorého článku to plynie. PRAVIDLÁ sú meno alebo súbor .toml.
profile-new-help = Založí súbor s vlastnými pravidlami, v ktorom je opísané všetko, čo sa dá zmeniť.
profile-check-help = Povie, čo je v súboroch s pravidlami zle. Kód 1: niečo je zle, 0: všetko v poriadku.
profile-rules = PRAVIDLÁ
profile-name = MENO
profile-json = vypísať ako JSON
profile-keys = každý kľúč, ako sa píše do súboru, a čo určuje
profile-base = z ktorých dodávaných pravidiel sa vychádza
profile-title = názov pre ľudí
profile-output = kam sa súbor zapíše („-“ na obrazovku)
profile-set = čo hráte inak, napríklad --set hra=2
profile-force = prepísať súbor, ktorý už existuje
profile-title-csm-licitovany = Licitovaný mariáš – Český zväz mariáša
profile-title-sk-licitovany = Licitovaný mariáš – Slovensko
profile-title-liga = Volený mariáš – Mariášová liga
profile-title-mariasek = Volený mariáš – program Mariášek
profile-title-marijas-2 = Marijáš pre dvoch
profile-title-marijas-3 = Marijáš pre troch
profile-title-marijas-3-vanredne = Marijáš pre troch, s betlom
profile-title-marijas-4 = Marijáš pre štyroch
profile-title-mcr-2018-free = Krížový mariáš – MČR 2018, bez povinností
profile-title-mcr-2018-sto = Krížový mariáš – MČR 2018, povinné sto
profile-list-line = { $name } – { $title }
profile-list-default = { $name } – { $title } (podľa nich sa tá hra hrá, ak nie je povedané inak)
profile-over = vychádza z profilu { $base }
profile-was = { $base }: { $value }
profile-marked = Hviezdičkou je označené, čo sa hrá inak než v „{ $base }“.
profile-as-base = Nič sa nemení: hrá sa presne podľa „{ $base }“.
profile-good = { $file }: v poriadku
profile-written = Zapísané: { $file }. Podľa nich sa hrá s „--profile { $file }“.
profile-exists = { $file } už existuje; prepíše sa len s --force
profile-set-form = --set { $word }: čaká sa KĽÚČ=HODNOTA, napríklad hra=2

profile-file-1 = { $title }. Vychádza z pravidiel „{ $base }“ a mení len to, čo nižšie nie je za mriežkou.
profile-file-2 = Čo chcete hrať inak: zmažte mriežku na začiatku riadku a zmeňte hodnotu.
profile-file-3 = Skontroluje sa: marias profile check { $file }
profile-file-allowed = dovolené: { $allowed }
profile-file-value = { $value }  { $said }

error-profile-unknown = pravidlá { $value } neexistujú; dodávané sú: { $names }, alebo cesta k súboru .toml
error-profile-unreadable = { $source }: nedá sa prečítať: { $reason }
error-profile-too-large = { $source }: je príliš veľký, takže to nie sú pravidlá
error-profile-not-utf8 = { $source }: nie je text v UTF-8 (bajt { $byte })
error-profile-not-toml = { $source }: nie je TOML: { $reason }
error-profile-no-such-base = { $source }: base: pravidlá { $value } neexistujú; dovolené: { $allowed }
error-profile-base-game = { $source }: base: { $value } sú pravidlá hry { $game }; dovolené: { $allowed }
error-profile-no-base = { $source }: base: chýba, a nie je tu ani žiadne pravidlo; dovolené: { $allowed }
error-profile-rule-above = { $source }: { $key }: je pravidlo, patrí pod riadok [rules]
error-profile-head-below = { $source }: { $key }: nie je pravidlo, patrí nad riadok [rules]
error-profile-unknown-key = { $source }: { $key }: neznámy kľúč; podobné: { $near }; všetky: marias profile show { $name } --keys
error-profile-unlike-key = { $source }: { $key }: neznámy kľúč; všetky kľúče: marias profile show { $name } --keys
error-profile-not-text = { $source }: { $key }: { $value } nie je text; dovolené: "…"
error-profile-long-text = { $source }: { $key }: musí byť jeden krátky riadok textu, najviac 100 znakov
error-profile-game = { $source }: game: sú to pravidlá hry { $value }; dovolené: { $allowed }
error-profile-missing = { $source }: { $key }: chýba; dovolené: { $allowed }
error-profile-name = { $source }: name: { $value } nie je meno; dovolené: písmená, číslice, medzery, - _ . a najviac 60 znakov
error-profile-taken-name = { $source }: name: { $value } sa volajú dodávané pravidlá, zvoľte iné meno
error-profile-rules-table = { $source }: rules: musí byť tabuľka; dovolené: [rules] a pod ním kľúč = hodnota
error-profile-entry = { $source }: { $key }: musí byť hodnota alebo tabuľka; dovolené: { $allowed }
error-profile-clause = { $source }: { $key }: clause musí byť jeden krátky riadok textu; dovolené: { $allowed }
error-profile-value = { $source }: { $key }: { $value } nie je dovolené; dovolené: { $allowed }
error-profile-not-whole = { $source }: { $key }: { $value } nie je celé číslo; dovolené: { $allowed }
error-profile-overcalls-circle = { $source }: { $key }: nemôže platiť zároveň s open_betl_over_durch: prebíjanie by sa nikdy neskončilo
error-profile-below-ceiling = { $source }: { $key }: nemôže byť menšie ako ceiling
error-profile-below-fine = { $source }: { $key }: nemôže byť menšie ako fine
error-profile-endless-fleks = { $source }: { $key }: nemôže byť 0, kým je max_flek = "value<ceiling": flekovanie by sa nikdy neskončilo

# Skupiny pravidiel

rule-group-rates = Sadzby (za jedného protihráča)
rule-group-trump = Voľba tromfu a talón
rule-group-approval = Schvaľovanie a hlásenie
rule-group-doubling = Fleky
rule-group-unplayed = Čo sa bez fleku nehrá
rule-group-play = Zohrávka
rule-group-result = Výsledok
rule-group-revoke = Renonc a pokuty
rule-group-table = Pri stole

# Hodnoty spoločné všetkým

rule-yes = áno
rule-no = nie
rule-house = vlastné pravidlo

# Sadzby

rule-key-hra = Hra
rule-key-sedma = Hlásená sedma
rule-key-sedma_against = Sedma proti
rule-key-sto = Hlásená stovka
rule-key-sto_against = Stovka proti
rule-key-stosedm = Stosedem
rule-key-quiet_seven = Tichá sedma
rule-key-quiet_hundred = Tichá stovka
rule-key-betl = Betl (žobrák)
rule-key-durch = Durch
rule-key-open_betl = Ložený betl
rule-key-open_durch = Ložený durch
rule-key-doubled_suits = Ktorý tromf zdvojnásobuje cenu
rule-value-doubled_suits-hearts = červeň (srdcia)
rule-value-doubled_suits-red = červeň aj guľa
rule-key-ceiling = Strop
rule-key-ceiling_scope = Na čo sa strop vzťahuje
rule-value-ceiling_scope-net_per_opponent = na výslednú sumu s každým protihráčom
rule-value-ceiling_scope-per_component = na každý záväzok zvlášť
rule-value-ceiling_scope-total_by_loser = na všetko, čo prehrávajúci voliaci zaplatí dohromady

# Voľba tromfu a talón

rule-key-z_lidu = Voľba z ľudu
rule-value-z_lidu-free = z ľudu sa smie voliť vždy
rule-value-z_lidu-two_per_suit = len ak má voliaci z každej farby najviac dve karty
rule-value-z_lidu-forbidden = nesmie sa
rule-key-trump_in_talon = Tromf v talóne
rule-value-trump_in_talon-allowed_hidden = smie sa odložiť a neukazuje sa
rule-value-trump_in_talon-allowed_shown = smie sa odložiť, ale musí sa ukázať
rule-value-trump_in_talon-forbidden = nesmie sa odložiť
rule-key-trump_card_in_talon = Smie voliaci pri betli a durchu odložiť aj kartu, ktorú zvolil za tromf?

# Schvaľovanie a hlásenie

rule-key-direct_open = Smie sa ložená hra hlásiť rovno?
rule-key-open_betl_over_durch = Smie ložený betl prebiť durch?
rule-key-durch_over_open_betl = Smie durch prebiť ložený betl?
rule-key-stosedm_from_hand_only = Hlási sa stosedem len z ruky, namiesto otázky „farba?“
rule-key-stosedm_indivisible = Platí stosedem ako jeden nedeliteľný záväzok?
rule-key-hra_after_saying_stosedm = Kto sa po schválení prerečie a povie stosedem, smie hrať aj obyčajnú hru?
rule-key-false_seven = Smie sedmu hlásiť aj ten, kto tromfovú sedmu nemá?
rule-key-sto_needs_marriage = Musí mať hlásiaci stovky v ruke hlášku?
rule-key-sedma_against_over_sto = Smie sa proti stovke hlásiť sedma proti?

# Fleky

rule-key-max_flek = Ako vysoko sa smie flekovať
rule-value-max_flek-value_ceiling = kým je cena záväzku pod stropom
rule-value-max_flek-number = najviac { $n }×
rule-key-flek_binds = Koho zaväzuje flek jedného obrancu
rule-value-flek_binds-side = oboch obrancov
rule-value-flek_binds-speaker = len toho, kto ho povedal
rule-key-flek_with_answer = Hovorí sa flek na betl a durch hneď s odpoveďou?
rule-key-flek_on_hra_after_sto_against = Smie sa po stovke proti flekovať aj hra?

# Čo sa bez fleku nehrá

rule-key-play_unflekked = Hrá sa aj rozdanie, ktoré nikto neflekoval?
rule-key-flek_without_re_played = Hrá sa hra s flekom, ale bez re?
rule-key-flekked_game_unflekked_seven = Hlásená sedma, flek len na hru
rule-value-flekked_game_unflekked_seven-play = hrá sa
rule-value-flekked_game_unflekked_seven-net = nehrá sa, sumy sa odpočítajú
rule-value-flekked_game_unflekked_seven-net_if_equal = nehrá sa, len keď sa obe sumy rovnajú
rule-key-unflekked_seven_includes_game = Platí sa pri nehranej sedme aj hra?

# Zohrávka

rule-key-marriage_mode = Hlášky
rule-value-marriage_mode-auto_svrsek_first = hlásia sa samy; horník musí ísť pred kráľom
rule-value-marriage_mode-svrsek_first_or_lost = hlásia sa samy, ak ide horník prvý; kráľom napred sa hláška stráca
rule-value-marriage_mode-announced = hráč ich hlási sám, horníkom alebo kráľom
rule-key-open_hand_from = Kedy sa pri loženej hre vyložia karty
rule-value-open_hand_from-before_lead = pred prvým výnosom
rule-value-open_hand_from-after_trick_1 = po prvom zdvihu
rule-value-open_hand_from-after_lead_2 = po výnose do druhého zdvihu
rule-key-claims = Smie sa vyhraný list vyložiť?

# Výsledok

rule-key-sto_marriage = Ktorá hláška sa počíta do hlásenej stovky
rule-value-sto_marriage-first = prvá ohlásená
rule-value-sto_marriage-highest = najvyššia
rule-value-sto_marriage-all = všetky
rule-key-sto_scale = Nad sto a pod sto
rule-value-sto_scale-flat = nehrá sa, cena je pevná
rule-value-sto_scale-tens = platí sa za každú desiatku navyše (alebo chýbajúcu)
rule-key-quiet_hundred_marriages = Ktoré hlášky sa počítajú do tichej stovky
rule-value-quiet_hundred_marriages-all = všetky
rule-value-quiet_hundred_marriages-first = prvá ohlásená
rule-key-quiet_hundred_mode = Ako sa tichá stovka platí
rule-value-quiet_hundred_mode-flat = pevnou sumou popri hre, bez flekov
rule-value-quiet_hundred_mode-double_game = zdvojnásobí hru aj s jej flekmi
rule-value-quiet_hundred_mode-tens = namiesto hry, za každú desiatku a s flekmi hry
rule-key-killed_quiet_seven = Platí sa zabitá tichá sedma?
rule-key-hra_under_sto_against = Hra pri stovke proti
rule-value-hra_under_sto_against-only_if_flekked = platí sa, len ak bola flekovaná
rule-value-hra_under_sto_against-always = platí sa vždy
rule-value-hra_under_sto_against-never = neplatí sa
rule-key-unflekked_game_when_played = Neflekovaná hra v odohranom rozdaní
rule-value-unflekked_game_when_played-real = podľa skutočného výsledku
rule-value-unflekked_game_when_played-declarer = pripadne voliacemu
rule-key-against_pair = Stovka proti a sedma proti zároveň
rule-value-against_pair-separate = každá zvlášť
rule-value-against_pair-one_unit = uhrať sa musia obe, inak padajú obe
rule-key-four_marriages_need_trick = Musia byť štyri hlášky podložené aspoň jedným zdvihom?

# Renonc a pokuty

rule-key-revoke_mode = Chybne zahraná karta
rule-value-revoke_mode-strict = program ju neprijme
rule-value-revoke_mode-referee = leží – lepí: rozdanie končí renoncom
rule-key-revoke_capped = Platí strop aj pre renonc?
rule-key-fine = Pokuta každému protihráčovi
rule-key-sharp_in_talon = Eso alebo desiatka v talóne
rule-value-sharp_in_talon-flat = pevná pokuta
rule-value-sharp_in_talon-max_of_revoke = pokuta, alebo cena renoncu, ak je vyššia

# Pri stole

rule-key-chips = Vklad do kola
rule-key-sitter_pays = Platí a dostáva ten, kto pri štyroch pauzíruje, ako tichý obranca?
rule-key-insolvency_split = Komu platí, kto nemá na všetko
rule-value-insolvency_split-pro_rata = všetkým pomerne
rule-value-insolvency_split-clockwise = jednému po druhom v smere hry
rule-key-first_dealer = Kto rozdáva prvý
rule-value-first_dealer-draw = rozhodne žreb
rule-value-first_dealer-first_seat = hráč na prvom mieste
rule-key-shuffle = Miešanie
rule-value-shuffle-first_only = len pred prvým rozdaním, potom sa už len sníma
rule-value-shuffle-every_deal = pred každým rozdaním

# Krížový

rule-group-choice = Voľba tromfu a volanej karty
rule-group-suit_round = Schvaľovanie farby
rule-group-announcing = Hlásenie a fleky

rule-key-krizovy-sto = Hlásená stovka, za každý stupeň po desiatich
rule-value-ceiling_scope-net_per_pair = na výslednú sumu v každej dvojici, ktorá účtuje
rule-value-ceiling_scope-lone_total = to isté, a kto hrá sám, nezaplatí viac ani všetkým trom dohromady
rule-key-callable_ranks = Akú výšku karty smie voliaci volať
rule-value-callable_ranks-any = ktorúkoľvek z ôsmich
rule-value-callable_ranks-honours = eso, desiatku, kráľa alebo horníka
rule-value-callable_ranks-not_own = žiadnu, ktorou by zavolal kartu z vlastných prvých štyroch
rule-key-suit_round = Ako sa ponúka betl a durch
rule-value-suit_round-one_pass = každý rovno povie, čo hrá
rule-value-suit_round-two_pass = najprv všetci dobrá alebo zlá, potom povie svoju hru, kto povedal zlá
rule-key-hearts_alone_overcalled = Smie sa červeň sám prebiť betlom a durchom?
rule-key-compulsory_hundred = Musí voliaca strana hlásiť sto, ak má jeden hráč tromfového kráľa aj horníka (povinné sto)?
rule-key-sto_voids_flek = Ktorá stovka ruší flek na hru, ktorý padol pred ňou
rule-value-sto_voids_flek-any = každá
rule-value-sto_voids_flek-compulsory = len povinná; inak flek prechádza na stovku
rule-key-announce_until = Dokedy sa smie hlásiť sedma alebo sto
rule-value-announce_until-own_first_turn = len keď na hráča príde rad prvý raz
rule-value-announce_until-any_turn = kým sa k tomu môže ešte niekto vyjadriť
rule-key-partner_may_announce = Smie sedmu alebo sto hlásiť aj spoluhráč?
rule-key-solo_flek = Koho zaväzuje flek jedného hráča na betl a durch
rule-value-solo_flek-common = všetkých troch protihráčov
rule-value-solo_flek-individual = len toho, kto ho povedal
rule-key-unplayed_flekked_game = Koľkokrát sa platí hra, ktorá dostala flek a zostala bez re
rule-value-unplayed_flekked_game-number = { $n }×
rule-key-sedma_against_pays = Komu sa platí nehraná sedma proti
rule-value-sedma_against_pays-both = obom obrancom
rule-value-sedma_against_pays-announcer = len tomu, kto ju hlásil
rule-key-open_hands = Čie karty sa pri betli vyložia
rule-value-open_hands-all = všetkých
rule-value-open_hands-soloist = toho, kto hrá betl
rule-key-open_from = Kedy sa pri betli karty vyložia
rule-value-open_from-after_trick_1 = po prvom zdvihu
rule-value-open_from-after_lead_2 = po výnose do druhého zdvihu
rule-key-claim_against = Proti komu musí vyložený list obstáť
rule-value-claim_against-all = proti všetkým trom, akoby hrali spolu
rule-value-claim_against-opponents = proti protihráčom; spoluhráč pomáha
rule-value-quiet_hundred_marriages-one = jediná, najvyššia
rule-key-quiet_seven_killed_by_partner = Platí sa tichá sedma, ktorú zabil vlastný spoluhráč?
rule-key-sto_against_price = Čo stojí sto proti
rule-value-sto_against_price-on_flekked_game = dvojnásobok flekovanej hry, za každý stupeň po desiatich
rule-value-sto_against_price-separate = toľko čo sto, popri hre
rule-key-revoke_floor = Renonc stojí aspoň (v červeni dvakrát toľko)
rule-key-revoke_floor_sto = Renonc pri stovke stojí aspoň (v červeni dvakrát toľko)
rule-key-revoke_before_doubling = Renonc, než sa skončia fleky, a zamiešanie kariet
rule-key-revoke_pays = Komu sa renonc platí
rule-value-revoke_pays-all = všetkým trom ostatným
rule-value-revoke_pays-injured = len druhej strane
rule-key-top_up = Kto prehrá vklad, pridá najmenej
rule-key-gather = Ako sa karty po rozdaní skladajú
rule-value-gather-by_seat = hráč po hráčovi
rule-value-gather-by_side = po stranách, najprv karty voliacej strany

# Licitovaný

rule-group-auction = Licitácia a omyl

rule-key-unit = Cena jednotky v halieroch (centoch)
rule-value-unit-number = { $n }
rule-key-currency = Mena
rule-value-currency-kc = koruny (Kč)
rule-value-currency-_ = eurá (€)
rule-key-licitovany-sedma = Sedma
rule-key-licitovany-sto = Sto: uhrané, alebo za každých desať
rule-key-dve_sedmy = Dve sedmy
rule-key-licitovany-quiet_seven = Tichá sedma, uhraná aj zabitá
rule-key-licitovany-quiet_hundred = Tiché sto: za každých desať nad 100
rule-key-omyl = Omyl, každému súperovi
rule-key-licitovany-fine = Paušál 1, každému z ostatných
rule-key-big_fine = Paušál 2, každému z ostatných
rule-key-licitovany-ceiling = Limit s každým súperom
rule-key-ceiling_both = Limit, keď flekovali obaja obrancovia
rule-key-nobody_bids = Keď nikto nelicituje
rule-value-nobody_bids-forhont_sedma = forhont má sedmu
rule-value-nobody_bids-throw_in = karty sa zložia
rule-key-omyl_when = Kedy sa hlási omyl
rule-value-omyl_when-after_talon = po zdvihnutí talónu
rule-value-omyl_when-also_before = aj pred ním
rule-key-laid_game_exception = Platí pri loženej hre zvýšenú sadzbu len ten, kto flekoval?
rule-key-approved_sedma_played = Hrá sa sedma, ktorú nikto neflekoval?
rule-key-balanced_played = Hrá sa sedma s jedným flekom len na hru?
rule-key-open_hand = Aktérove karty v betli a durchu
rule-value-open_hand-closed = zostanú v ruke
rule-value-open_hand-after_trick_1 = vyložia sa po prvom zdvihu
rule-key-sto_replaces_hra = Je sto namiesto hry?
rule-value-sto_marriage-best = najlepšia
rule-key-quiet_hundred_over = Čo stojí každých desať nad tichým stom
rule-value-quiet_hundred_over-rate = sadzbu tichého sta
rule-value-quiet_hundred_over-doubled_hra = zdvojenú flekovanú hru
rule-key-revoke_fine = Platí vinník renoncu popri prehranej hre aj paušál?
rule-value-marriage_mode-automatic = hlásia sa samy, prvou kartou z dvojice
rule-key-direction = Smer rozdávania a hry
rule-value-direction-clockwise = v smere hodín
rule-value-direction-anticlockwise = proti smeru hodín

# Marijáš (srbský)

rule-group-players = Hráči
rule-group-scores = Body do zápisu za rozdanie
rule-group-call = Volanie a vzdanie
rule-group-dalje = Dalje a mimoriadne hry
rule-group-talon = Talón (v trojici)
rule-group-stock = Talón na ťahanie (vo dvojici)
rule-group-marriages = Hlášky: cvancik a fircik
rule-group-match = Partia
rule-key-players = Pre koľko hráčov
rule-value-players-number = { $n }
rule-key-win = Každému na strane, ktorá má viac bodov v kartách
rule-key-win_double = To isté s viac než stovkou
rule-key-double_at = Od koľkých bodov v kartách to platí
rule-value-double_at-number = od { $n }
rule-key-surrender = Vzdanie, každému súperovi
rule-key-marijas-betl = Betl, kto ho uhral, inak každému súperovi
rule-key-trump_must_be_held = Musí mať volajúci kartu farby, ktorú volá za tromfy?
rule-key-call_domain = Vo štvorici: ktorú kartu možno volať
rule-value-call_domain-any = ktorúkoľvek, aj vlastnú
rule-value-call_domain-not_own = ktorúkoľvek, ktorú volajúci nemá
rule-value-call_domain-aces = len eso
rule-key-pairs = Vo štvorici: kto hrá s volajúcim
rule-value-pairs-called = kto má volanú kartu
rule-value-pairs-fixed_opposite = kto sedí oproti; volá sa farba
rule-key-surrender_4p = Vo štvorici: kedy sa volajúci smie vzdať
rule-value-surrender_4p-before_call = pred volaním
rule-value-surrender_4p-after_second_deal = po druhom rozdaní, namiesto dalje
rule-key-surrender_pays = Vo štvorici: kto si píše, keď sa vzdá pred volaním
rule-value-surrender_pays-three = všetci traja ostatní
rule-value-surrender_pays-neighbours = obaja jeho susedia
rule-key-dalje = O čom rozhoduje dalje
rule-value-dalje-formality = o ničom: volá hráč po ľavici rozdávajúceho
rule-value-dalje-all_pass_redeal = kto volá; ak povedia dalje všetci, rozdá sa znova
rule-key-extraordinary = Mimoriadne hry namiesto dalje
rule-value-extraordinary-none = nijaké
rule-value-extraordinary-betl = betl
rule-key-talon_taking = Dve karty talónu
rule-value-talon_taking-must = volajúci ich berie
rule-value-talon_taking-may = volajúci ich smie nechať
rule-key-return_taken = Smú sa vrátiť karty, ktoré z talónu prišli?
rule-key-first_lead = V trojici a vo štvorici: kto vynáša prvý
rule-value-first_lead-caller = volajúci
rule-value-first_lead-left_of_caller = hráč po ľavici volajúceho
rule-key-must_beat = Povinnosť prebíjať
rule-value-must_beat-none = nijaká
rule-value-must_beat-led_suit = vo vynesenej farbe
rule-value-must_beat-led_suit_and_trump = vo vynesenej farbe aj v tromfoch
rule-key-draw_and_lead = Kto po zdvihu ťahá prvý a vynáša
rule-value-draw_and_lead-winner = kto ho vzal
rule-value-draw_and_lead-alternate = obaja striedavo
rule-key-stock_trump_power = Berie tromf inú farbu, kým je talón?
rule-key-stock_fircik = Fircik, kým je talón
rule-value-stock_fircik-forty = platí 40
rule-value-stock_fircik-twenty = platí 20
rule-value-stock_fircik-forbidden = hlásiť sa nesmie
rule-key-fircik_in_stock = Akú silu taký fircik má
rule-value-fircik_in_stock-any_trump_beats = nijakú: horníka berie každý tromf
rule-value-fircik_in_stock-inside_suit = len vo vlastnej farbe
rule-value-fircik_in_stock-pair_powerless = nijakú, a kráľ tiež nie
rule-value-fircik_in_stock-all_trumps_powerless = kým je talón, nemá ju nijaký tromf
rule-key-marriage_card = Ako sa hláška hlási
rule-value-marriage_card-queen_played = zahraním horníka
rule-value-marriage_card-either_played = zahraním horníka alebo kráľa
rule-value-marriage_card-shown = horník sa ukáže a zostane v ruke
rule-value-marriage_card-set_aside = horník sa odloží a už sa nehrá
rule-key-marriage_when = Kedy možno hlásiť
rule-value-marriage_when-any_play = kedykoľvek si na rade
rule-value-marriage_when-lead = pri výnose
rule-value-marriage_when-after_trick = pri výnose po vlastnom zdvihu
rule-key-marriages_in_turn = Koľko hlášok naraz, keď sa horník ukazuje
rule-value-marriages_in_turn-one = jedna
rule-value-marriages_in_turn-any = koľko kto má
rule-key-marriage_requires_trick = Potrebuje hláška zdvih, aby platila?
rule-value-marriage_requires_trick-no = nie
rule-value-marriage_requires_trick-player = zdvih toho, kto ju ohlásil
rule-value-marriage_requires_trick-side = zdvih jeho strany
rule-key-counted = Čo sa počíta do bodov v kartách
rule-value-counted-all = esá, desiatky, posledný zdvih a hlášky
rule-value-counted-aces_and_tens = len esá a desiatky
rule-key-hundred_of = Koho body zdvojnásobia zápis
rule-value-hundred_of-winner = strany, ktorá vyhrala
rule-value-hundred_of-deal = celého rozdania
rule-key-target = Hrá sa do
rule-key-match_tie = Dôjde tam viac hráčov s rovnakým počtom
rule-value-match_tie-co_winners = vyhrajú spoločne
rule-value-match_tie-play_on = hrá sa ďalej
rule-value-match_tie-seat_order = vyhrá prvý po ľavici rozdávajúceho
rule-key-makaze = Posledný má makaze namiesto čvrgy, keď nemá
rule-value-makaze-zero_points = nijaký bod v zápise
rule-value-makaze-no_trick_in_match = nijaký zdvih v celej partii
rule-value-makaze-no_trick_in_deal = nijaký zdvih v poslednom rozdaní
rule-key-cvrga_tie = Posledných je viac
rule-value-cvrga_tie-all = čvrgu majú všetci
rule-value-cvrga_tie-none = nemá ju nikto
rule-value-cvrga_tie-drawn = jeden z nich, losom
rule-key-deal_after_surrender = Kto rozdáva po vzdaní
rule-value-deal_after_surrender-moves_on = volajúci, ako vždy
rule-value-deal_after_surrender-same_dealer = znova ten istý hráč
rule-key-look_back = Ktoré odohrané zdvihy možno prezrieť
rule-value-look_back-last = posledný
rule-value-look_back-all = všetky
rule-value-look_back-none = nijaký
