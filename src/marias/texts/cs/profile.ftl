# Pravidla: co se kde hraje

profile-help = Podle čeho se hraje: dodávaná pravidla, jejich zdroj a vlastní pravidla vaší hospody.
profile-list-help = Vypíše dodávaná pravidla.
profile-show-help = Ukáže, co se podle pravidel hraje a z kterého článku to plyne. PRAVIDLA jsou jméno nebo soubor .toml.
profile-new-help = Založí soubor s vlastními pravidly, ve kterém je popsáno vše, co se dá změnit.
profile-check-help = Řekne, co je v souborech s pravidly špatně. Kód 1: něco je špatně, 0: vše v pořádku.
profile-rules = PRAVIDLA
profile-name = JMÉNO
profile-json = vypsat jako JSON
profile-keys = každý klíč, jak se píše do souboru, a co určuje
profile-base = z kterých dodávaných pravidel se vychází
profile-title = název pro lidi
profile-output = kam se soubor zapíše („-“ na obrazovku)
profile-set = co hrajete jinak, například --set hra=2
profile-force = přepsat soubor, který už existuje
profile-title-csm-licitovany = Licitovaný mariáš – Český svaz mariáše
profile-title-sk-licitovany = Licitovaný mariáš – Slovensko
profile-title-liga = Volený mariáš – Mariášová liga
profile-title-mariasek = Volený mariáš – program Mariášek
profile-title-marijas-2 = Marijáš pro dva
profile-title-marijas-3 = Marijáš pro tři
profile-title-marijas-3-vanredne = Marijáš pro tři, s betlem
profile-title-marijas-4 = Marijáš pro čtyři
profile-title-mcr-2018-free = Křížový mariáš – MČR 2018, bez povinností
profile-title-mcr-2018-sto = Křížový mariáš – MČR 2018, povinné sto
profile-list-line = { $name } – { $title }
profile-list-default = { $name } – { $title } (podle nich se hraje ta hra, není-li řečeno jinak)
profile-over = vychází z profilu { $base }
profile-was = { $base }: { $value }
profile-marked = Hvězdičkou je označeno, co se hraje jinak než v „{ $base }“.
profile-as-base = Nic se nemění: hraje se přesně podle „{ $base }“.
profile-good = { $file }: v pořádku
profile-written = Zapsáno: { $file }. Podle nich se hraje s „--profile { $file }“.
profile-exists = { $file } už existuje; přepíše se jen s --force
profile-set-form = --set { $word }: čeká se KLÍČ=HODNOTA, například hra=2

profile-file-1 = { $title }. Vychází z pravidel „{ $base }“ a mění jen to, co níže není za mřížkou.
profile-file-2 = Co chcete hrát jinak: smažte mřížku na začátku řádku a změňte hodnotu.
profile-file-3 = Zkontroluje se: marias profile check { $file }
profile-file-allowed = dovoleno: { $allowed }
profile-file-value = { $value }  { $said }

error-profile-unknown = pravidla { $value } neexistují; dodávaná jsou: { $names }, nebo cesta k souboru .toml
error-profile-unreadable = { $source }: nelze přečíst: { $reason }
error-profile-too-large = { $source }: je příliš velký, takže to nejsou pravidla
error-profile-not-utf8 = { $source }: není text v UTF-8 (bajt { $byte })
error-profile-not-toml = { $source }: není TOML: { $reason }
error-profile-no-such-base = { $source }: base: pravidla { $value } neexistují; dovoleno: { $allowed }
error-profile-base-game = { $source }: base: { $value } jsou pravidla hry { $game }; dovoleno: { $allowed }
error-profile-no-base = { $source }: base: chybí, a není tu ani žádné pravidlo; dovoleno: { $allowed }
error-profile-rule-above = { $source }: { $key }: je pravidlo, patří pod řádek [rules]
error-profile-head-below = { $source }: { $key }: není pravidlo, patří nad řádek [rules]
error-profile-unknown-key = { $source }: { $key }: neznámý klíč; podobné: { $near }; všechny: marias profile show { $name } --keys
error-profile-unlike-key = { $source }: { $key }: neznámý klíč; všechny klíče: marias profile show { $name } --keys
error-profile-not-text = { $source }: { $key }: { $value } není text; dovoleno: "…"
error-profile-long-text = { $source }: { $key }: musí být jeden krátký řádek textu, nejvýš 100 znaků
error-profile-game = { $source }: game: jsou to pravidla hry { $value }; dovoleno: { $allowed }
error-profile-missing = { $source }: { $key }: chybí; dovoleno: { $allowed }
error-profile-name = { $source }: name: { $value } není jméno; dovoleno: písmena, číslice, mezery, - _ . a nejvýš 60 znaků
error-profile-taken-name = { $source }: name: { $value } se jmenují dodávaná pravidla, zvolte jiné jméno
error-profile-rules-table = { $source }: rules: musí být tabulka; dovoleno: [rules] a pod ním klíč = hodnota
error-profile-entry = { $source }: { $key }: musí být hodnota nebo tabulka; dovoleno: { $allowed }
error-profile-clause = { $source }: { $key }: clause musí být jeden krátký řádek textu; dovoleno: { $allowed }
error-profile-value = { $source }: { $key }: { $value } není dovoleno; dovoleno: { $allowed }
error-profile-not-whole = { $source }: { $key }: { $value } není celé číslo; dovoleno: { $allowed }
error-profile-overcalls-circle = { $source }: { $key }: nemůže platit zároveň s open_betl_over_durch: přebíjení by nikdy neskončilo
error-profile-below-ceiling = { $source }: { $key }: nemůže být menší než ceiling
error-profile-below-fine = { $source }: { $key }: nemůže být menší než fine
error-profile-endless-fleks = { $source }: { $key }: nemůže být 0, dokud je max_flek = "value<ceiling": flekování by nikdy neskončilo

# Skupiny pravidel

rule-group-rates = Sazby (za jednoho protihráče)
rule-group-trump = Volba trumfu a talon
rule-group-approval = Schvalování a hlášení
rule-group-doubling = Fleky
rule-group-unplayed = Co se bez fleku nehraje
rule-group-play = Sehrávka
rule-group-result = Výsledek
rule-group-revoke = Renonc a pokuty
rule-group-table = U stolu

# Hodnoty společné všem

rule-yes = ano
rule-no = ne
rule-house = vlastní pravidlo

# Sazby

rule-key-hra = Hra
rule-key-sedma = Hlášená sedma
rule-key-sedma_against = Sedma proti
rule-key-sto = Hlášená stovka
rule-key-sto_against = Stovka proti
rule-key-stosedm = Stosedm
rule-key-quiet_seven = Tichá sedma
rule-key-quiet_hundred = Tichá stovka
rule-key-betl = Betl (žebrák)
rule-key-durch = Durch
rule-key-open_betl = Ložený betl
rule-key-open_durch = Ložený durch
rule-key-doubled_suits = Který trumf zdvojnásobuje cenu
rule-value-doubled_suits-hearts = červený (herce)
rule-value-doubled_suits-red = červený i kule
rule-key-ceiling = Strop
rule-key-ceiling_scope = Na co se strop vztahuje
rule-value-ceiling_scope-net_per_opponent = na výslednou částku s každým protihráčem
rule-value-ceiling_scope-per_component = na každý závazek zvlášť
rule-value-ceiling_scope-total_by_loser = na vše, co prohrávající volící zaplatí dohromady

# Volba trumfu a talon

rule-key-z_lidu = Volba z lidu
rule-value-z_lidu-free = z lidu se smí volit vždy
rule-value-z_lidu-two_per_suit = jen má-li volící od každé barvy nejvýš dvě karty
rule-value-z_lidu-forbidden = nesmí se
rule-key-trump_in_talon = Trumf v talonu
rule-value-trump_in_talon-allowed_hidden = smí se odložit a neukazuje se
rule-value-trump_in_talon-allowed_shown = smí se odložit, ale musí se ukázat
rule-value-trump_in_talon-forbidden = nesmí se odložit
rule-key-trump_card_in_talon = Smí volící při betlu a durchu odložit i kartu, kterou zvolil za trumf?

# Schvalování a hlášení

rule-key-direct_open = Smí se ložená hra hlásit rovnou?
rule-key-open_betl_over_durch = Smí ložený betl přebít durch?
rule-key-durch_over_open_betl = Smí durch přebít ložený betl?
rule-key-stosedm_from_hand_only = Hlásí se stosedm jen z ruky, místo otázky „barva?“
rule-key-stosedm_indivisible = Platí stosedm jako jeden nedělitelný závazek?
rule-key-hra_after_saying_stosedm = Kdo se po schválení přeřekne a řekne stosedm, smí hrát i obyčejnou hru?
rule-key-false_seven = Smí sedmu hlásit i ten, kdo trumfovou sedmu nemá?
rule-key-sto_needs_marriage = Musí mít hlásící stovky v ruce hlášku?
rule-key-sedma_against_over_sto = Smí se proti stovce hlásit sedma proti?

# Fleky

rule-key-max_flek = Jak vysoko se smí flekovat
rule-value-max_flek-value_ceiling = dokud je cena závazku pod stropem
rule-value-max_flek-number = nejvýš { $n }×
rule-key-flek_binds = Koho zavazuje flek jednoho obránce
rule-value-flek_binds-side = oba obránce
rule-value-flek_binds-speaker = jen toho, kdo ho řekl
rule-key-flek_with_answer = Říká se flek na betl a durch hned s odpovědí?
rule-key-flek_on_hra_after_sto_against = Smí se po stovce proti flekovat i hra?

# Co se bez fleku nehraje

rule-key-play_unflekked = Hraje se i rozdání, které nikdo neflekoval?
rule-key-flek_without_re_played = Hraje se hra s flekem, ale bez re?
rule-key-flekked_game_unflekked_seven = Hlášená sedma, flek jen na hru
rule-value-flekked_game_unflekked_seven-play = hraje se
rule-value-flekked_game_unflekked_seven-net = nehraje se, částky se odečtou
rule-value-flekked_game_unflekked_seven-net_if_equal = nehraje se, jen když se obě částky rovnají
rule-key-unflekked_seven_includes_game = Platí se při nehrané sedmě i hra?

# Sehrávka

rule-key-marriage_mode = Hlášky
rule-value-marriage_mode-auto_svrsek_first = hlásí se samy; svršek musí jít před králem
rule-value-marriage_mode-svrsek_first_or_lost = hlásí se samy, jde-li svršek první; králem napřed se hláška ztrácí
rule-value-marriage_mode-announced = hráč je hlásí sám, svrškem nebo králem
rule-key-open_hand_from = Kdy se při ložené hře vyloží karty
rule-value-open_hand_from-before_lead = před prvním výnosem
rule-value-open_hand_from-after_trick_1 = po prvním zdvihu
rule-value-open_hand_from-after_lead_2 = po výnosu do druhého zdvihu
rule-key-claims = Smí se vyhraný list vyložit?

# Výsledek

rule-key-sto_marriage = Která hláška se počítá do hlášené stovky
rule-value-sto_marriage-first = první ohlášená
rule-value-sto_marriage-highest = nejvyšší
rule-value-sto_marriage-all = všechny
rule-key-sto_scale = Nad sto a pod sto
rule-value-sto_scale-flat = nehraje se, cena je pevná
rule-value-sto_scale-tens = platí se za každou desítku navíc (nebo chybějící)
rule-key-quiet_hundred_marriages = Které hlášky se počítají do tiché stovky
rule-value-quiet_hundred_marriages-all = všechny
rule-value-quiet_hundred_marriages-first = první ohlášená
rule-key-quiet_hundred_mode = Jak se tichá stovka platí
rule-value-quiet_hundred_mode-flat = pevnou částkou vedle hry, bez fleků
rule-value-quiet_hundred_mode-double_game = zdvojnásobí hru i s jejími fleky
rule-value-quiet_hundred_mode-tens = místo hry, za každou desítku a s fleky hry
rule-key-killed_quiet_seven = Platí se zabitá tichá sedma?
rule-key-hra_under_sto_against = Hra při stovce proti
rule-value-hra_under_sto_against-only_if_flekked = platí se, jen byla-li flekovaná
rule-value-hra_under_sto_against-always = platí se vždy
rule-value-hra_under_sto_against-never = neplatí se
rule-key-unflekked_game_when_played = Neflekovaná hra v odehraném rozdání
rule-value-unflekked_game_when_played-real = podle skutečného výsledku
rule-value-unflekked_game_when_played-declarer = připadne volícímu
rule-key-against_pair = Stovka proti a sedma proti zároveň
rule-value-against_pair-separate = každá zvlášť
rule-value-against_pair-one_unit = uhrát se musí obě, jinak padají obě
rule-key-four_marriages_need_trick = Musí být čtyři hlášky podloženy aspoň jedním zdvihem?

# Renonc a pokuty

rule-key-revoke_mode = Chybně zahraná karta
rule-value-revoke_mode-strict = program ji nepřijme
rule-value-revoke_mode-referee = leží – lepí: rozdání končí renoncem
rule-key-revoke_capped = Platí strop i pro renonc?
rule-key-fine = Pokuta každému protihráči
rule-key-sharp_in_talon = Eso nebo desítka v talonu
rule-value-sharp_in_talon-flat = pevná pokuta
rule-value-sharp_in_talon-max_of_revoke = pokuta, nebo cena renonce, je-li vyšší

# U stolu

rule-key-chips = Vklad do kola
rule-key-sitter_pays = Platí a dostává ten, kdo při čtyřce pauzíruje, jako tichý obránce?
rule-key-insolvency_split = Komu platí, kdo nemá na všechno
rule-value-insolvency_split-pro_rata = všem poměrně
rule-value-insolvency_split-clockwise = jednomu po druhém po směru hry
rule-key-first_dealer = Kdo rozdává první
rule-value-first_dealer-draw = rozhodne los
rule-value-first_dealer-first_seat = hráč na prvním místě
rule-key-shuffle = Míchání
rule-value-shuffle-first_only = jen před prvním rozdáním, pak se už jen snímá
rule-value-shuffle-every_deal = před každým rozdáním

# Křížový

rule-group-choice = Volba trumfu a volané karty
rule-group-suit_round = Schvalování barvy
rule-group-announcing = Hlášení a fleky

rule-key-krizovy-sto = Hlášená stovka, za každý stupeň po deseti
rule-value-ceiling_scope-net_per_pair = na výslednou částku v každé dvojici, která účtuje
rule-value-ceiling_scope-lone_total = totéž, a kdo hraje sám, nezaplatí víc ani všem třem dohromady
rule-key-callable_ranks = Jakou výšku karty smí volící volat
rule-value-callable_ranks-any = kteroukoli z osmi
rule-value-callable_ranks-honours = eso, desítku, krále nebo svrška
rule-value-callable_ranks-not_own = žádnou, kterou by zavolal kartu z vlastních prvních čtyř
rule-key-suit_round = Jak se nabízí betl a durch
rule-value-suit_round-one_pass = každý rovnou řekne, co hraje
rule-value-suit_round-two_pass = nejdřív všichni dobrá nebo špatná, potom řekne svou hru, kdo řekl špatná
rule-key-hearts_alone_overcalled = Smí se červené sám přebít betlem a durchem?
rule-key-compulsory_hundred = Musí volící strana hlásit sto, má-li jeden hráč trumfového krále i svrška (povinné sto)?
rule-key-sto_voids_flek = Která stovka ruší flek na hru, který padl před ní
rule-value-sto_voids_flek-any = každá
rule-value-sto_voids_flek-compulsory = jen povinná; jinak flek přechází na stovku
rule-key-announce_until = Do kdy se smí hlásit sedma nebo sto
rule-value-announce_until-own_first_turn = jen když na hráče dojde řada poprvé
rule-value-announce_until-any_turn = dokud se k tomu může ještě někdo vyjádřit
rule-key-partner_may_announce = Smí sedmu nebo sto hlásit i spoluhráč?
rule-key-solo_flek = Koho zavazuje flek jednoho hráče na betl a durch
rule-value-solo_flek-common = všechny tři protihráče
rule-value-solo_flek-individual = jen toho, kdo ho řekl
rule-key-unplayed_flekked_game = Kolikrát se platí hra, která dostala flek a zůstala bez re
rule-value-unplayed_flekked_game-number = { $n }×
rule-key-sedma_against_pays = Komu se platí nehraná sedma proti
rule-value-sedma_against_pays-both = oběma obráncům
rule-value-sedma_against_pays-announcer = jen tomu, kdo ji hlásil
rule-key-open_hands = Čí karty se při betlu vyloží
rule-value-open_hands-all = všech
rule-value-open_hands-soloist = toho, kdo hraje betl
rule-key-open_from = Kdy se při betlu karty vyloží
rule-value-open_from-after_trick_1 = po prvním zdvihu
rule-value-open_from-after_lead_2 = po výnosu do druhého zdvihu
rule-key-claim_against = Proti komu musí vyložený list obstát
rule-value-claim_against-all = proti všem třem, jako by hráli spolu
rule-value-claim_against-opponents = proti protihráčům; spoluhráč pomáhá
rule-value-quiet_hundred_marriages-one = jediná, nejvyšší
rule-key-quiet_seven_killed_by_partner = Platí se tichá sedma, kterou zabil vlastní spoluhráč?
rule-key-sto_against_price = Co stojí sto proti
rule-value-sto_against_price-on_flekked_game = dvojnásobek flekované hry, za každý stupeň po deseti
rule-value-sto_against_price-separate = tolik co sto, vedle hry
rule-key-revoke_floor = Renonc stojí aspoň (v červených dvakrát tolik)
rule-key-revoke_floor_sto = Renonc při stovce stojí aspoň (v červených dvakrát tolik)
rule-key-revoke_before_doubling = Renonc, než skončí fleky, a zamíchání karet
rule-key-revoke_pays = Komu se renonc platí
rule-value-revoke_pays-all = všem třem ostatním
rule-value-revoke_pays-injured = jen druhé straně
rule-key-top_up = Kdo prohraje vklad, přidá nejméně
rule-key-gather = Jak se karty po rozdání skládají
rule-value-gather-by_seat = hráč po hráči
rule-value-gather-by_side = po stranách, nejdřív karty volící strany

# Licitovaný

rule-group-auction = Licitace a omyl

rule-key-unit = Cena jednotky v haléřích (centech)
rule-value-unit-number = { $n }
rule-key-currency = Měna
rule-value-currency-kc = koruny (Kč)
rule-value-currency-_ = eura (€)
rule-key-licitovany-sedma = Sedma
rule-key-licitovany-sto = Sto: uhrané, nebo za každých deset
rule-key-dve_sedmy = Dvě sedmy
rule-key-licitovany-quiet_seven = Tichá sedma, uhraná i zabitá
rule-key-licitovany-quiet_hundred = Tiché sto: za každých deset nad 100
rule-key-omyl = Omyl, každému soupeři
rule-key-licitovany-fine = Paušál 1, každému z ostatních
rule-key-big_fine = Paušál 2, každému z ostatních
rule-key-licitovany-ceiling = Limit s každým soupeřem
rule-key-ceiling_both = Limit, když flekovali oba obránci
rule-key-nobody_bids = Když nikdo nelicituje
rule-value-nobody_bids-forhont_sedma = forhont má sedmu
rule-value-nobody_bids-throw_in = karty se složí
rule-key-omyl_when = Kdy se hlásí omyl
rule-value-omyl_when-after_talon = po zvednutí talonu
rule-value-omyl_when-also_before = i před ním
rule-key-laid_game_exception = Platí u ložené hry zvýšenou sazbu jen ten, kdo flekoval?
rule-key-approved_sedma_played = Hraje se sedma, kterou nikdo neflekoval?
rule-key-balanced_played = Hraje se sedma s jedním flekem jen na hru?
rule-key-open_hand = Aktérovy karty v betlu a durchu
rule-value-open_hand-closed = zůstanou v ruce
rule-value-open_hand-after_trick_1 = vyloží se po prvním zdvihu
rule-key-sto_replaces_hra = Je sto místo hry?
rule-value-sto_marriage-best = nejlepší
rule-key-quiet_hundred_over = Co stojí každých deset nad tichým stem
rule-value-quiet_hundred_over-rate = sazbu tichého sta
rule-value-quiet_hundred_over-doubled_hra = zdvojenou flekovanou hru
rule-key-revoke_fine = Platí viník renoncu vedle prohrané hry i paušál?
rule-value-marriage_mode-automatic = hlásí se samy, první kartou z dvojice
rule-key-direction = Směr rozdávání a hry
rule-value-direction-clockwise = po směru hodin
rule-value-direction-anticlockwise = proti směru hodin

# Marijáš (srbský)

rule-group-players = Hráči
rule-group-scores = Body do zápisu za rozdání
rule-group-call = Volání a vzdání
rule-group-dalje = Dalje a mimořádné hry
rule-group-talon = Talon (ve třech)
rule-group-stock = Talon k lízání (ve dvou)
rule-group-marriages = Hlášky: cvancik a fircik
rule-group-match = Partie

rule-key-players = Pro kolik hráčů
rule-value-players-number = { $n }
rule-key-win = Každému na straně, která má víc bodů v kartách
rule-key-win_double = Totéž s víc než stovkou
rule-key-double_at = Od kolika bodů v kartách to platí
rule-value-double_at-number = od { $n }
rule-key-surrender = Vzdání, každému soupeři
rule-key-marijas-betl = Betl, kdo ho uhrál, jinak každému soupeři
rule-key-trump_must_be_held = Musí mít volající kartu barvy, kterou volá za trumfy?
rule-key-call_domain = Ve čtyřech: kterou kartu jde volat
rule-value-call_domain-any = kteroukoli, i vlastní
rule-value-call_domain-not_own = kteroukoli, kterou volající nemá
rule-value-call_domain-aces = jen eso
rule-key-pairs = Ve čtyřech: kdo hraje s volajícím
rule-value-pairs-called = kdo má volanou kartu
rule-value-pairs-fixed_opposite = kdo sedí proti němu; volá se barva
rule-key-surrender_4p = Ve čtyřech: kdy se volající smí vzdát
rule-value-surrender_4p-before_call = před voláním
rule-value-surrender_4p-after_second_deal = po druhém rozdání, místo dalje
rule-key-surrender_pays = Ve čtyřech: kdo si píše, když se vzdá před voláním
rule-value-surrender_pays-three = všichni tři ostatní
rule-value-surrender_pays-neighbours = oba jeho sousedé
rule-key-dalje = Co rozhoduje dalje
rule-value-dalje-formality = nic: volá hráč po levici rozdávajícího
rule-value-dalje-all_pass_redeal = kdo volá; řeknou-li dalje všichni, rozdá se znovu
rule-key-extraordinary = Mimořádné hry místo dalje
rule-value-extraordinary-none = žádné
rule-value-extraordinary-betl = betl
rule-key-talon_taking = Dvě karty talonu
rule-value-talon_taking-must = volající je bere
rule-value-talon_taking-may = volající je smí nechat
rule-key-return_taken = Smějí se vrátit karty, které z talonu přišly?
rule-key-first_lead = Ve třech a ve čtyřech: kdo vynáší první
rule-value-first_lead-caller = volající
rule-value-first_lead-left_of_caller = hráč po levici volajícího
rule-key-must_beat = Povinnost přebíjet
rule-value-must_beat-none = žádná
rule-value-must_beat-led_suit = ve vynesené barvě
rule-value-must_beat-led_suit_and_trump = ve vynesené barvě i v trumfech
rule-key-draw_and_lead = Kdo po zdvihu líže první a vynáší
rule-value-draw_and_lead-winner = kdo ho vzal
rule-value-draw_and_lead-alternate = oba střídavě
rule-key-stock_trump_power = Bere trumf jinou barvu, dokud je talon?
rule-key-stock_fircik = Fircik, dokud je talon
rule-value-stock_fircik-forty = platí 40
rule-value-stock_fircik-twenty = platí 20
rule-value-stock_fircik-forbidden = hlásit se nesmí
rule-key-fircik_in_stock = Jakou sílu takový fircik má
rule-value-fircik_in_stock-any_trump_beats = žádnou: svrška bere každý trumf
rule-value-fircik_in_stock-inside_suit = jen ve vlastní barvě
rule-value-fircik_in_stock-pair_powerless = žádnou, a král také ne
rule-value-fircik_in_stock-all_trumps_powerless = dokud je talon, nemá ji žádný trumf
rule-key-marriage_card = Jak se hláška hlásí
rule-value-marriage_card-queen_played = zahraním svrška
rule-value-marriage_card-either_played = zahraním svrška nebo krále
rule-value-marriage_card-shown = svršek se ukáže a zůstane v ruce
rule-value-marriage_card-set_aside = svršek se odloží a už se nehraje
rule-key-marriage_when = Kdy jde hlásit
rule-value-marriage_when-any_play = kdykoli jsi na řadě
rule-value-marriage_when-lead = při výnosu
rule-value-marriage_when-after_trick = při výnosu po vlastním zdvihu
rule-key-marriages_in_turn = Kolik hlášek najednou, když se svršek ukazuje
rule-value-marriages_in_turn-one = jedna
rule-value-marriages_in_turn-any = kolik kdo má
rule-key-marriage_requires_trick = Potřebuje hláška zdvih, aby platila?
rule-value-marriage_requires_trick-no = ne
rule-value-marriage_requires_trick-player = zdvih toho, kdo ji ohlásil
rule-value-marriage_requires_trick-side = zdvih jeho strany
rule-key-counted = Co se počítá do bodů v kartách
rule-value-counted-all = esa, desítky, poslední zdvih a hlášky
rule-value-counted-aces_and_tens = jen esa a desítky
rule-key-hundred_of = Čí body zdvojnásobí zápis
rule-value-hundred_of-winner = strany, která vyhrála
rule-value-hundred_of-deal = celého rozdání
rule-key-target = Hraje se do
rule-key-match_tie = Dojde tam víc hráčů se stejným počtem
rule-value-match_tie-co_winners = vyhrají společně
rule-value-match_tie-play_on = hraje se dál
rule-value-match_tie-seat_order = vyhraje první po levici rozdávajícího
rule-key-makaze = Poslední má makaze místo čvrgy, když nemá
rule-value-makaze-zero_points = žádný bod v zápisu
rule-value-makaze-no_trick_in_match = žádný zdvih v celé partii
rule-value-makaze-no_trick_in_deal = žádný zdvih v posledním rozdání
rule-key-cvrga_tie = Posledních je víc
rule-value-cvrga_tie-all = čvrgu mají všichni
rule-value-cvrga_tie-none = nemá ji nikdo
rule-value-cvrga_tie-drawn = jeden z nich, losem
rule-key-deal_after_surrender = Kdo rozdává po vzdání
rule-value-deal_after_surrender-moves_on = volající, jako vždy
rule-value-deal_after_surrender-same_dealer = znovu týž hráč
rule-key-look_back = Které odehrané zdvihy jde prohlédnout
rule-value-look_back-last = poslední
rule-value-look_back-all = všechny
rule-value-look_back-none = žádný
