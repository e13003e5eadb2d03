# Pravila: šta se gde igra

profile-help = Po čemu se igra: isporučena pravila, njihov izvor i svoja pravila vaše kafane.
profile-list-help = Nabraja isporučena pravila.
profile-show-help = Pokazuje šta se po pravilima igra i iz kojeg člana to sledi. PRAVILA su ime ili datoteka .toml.
profile-new-help = Pravi datoteku sa svojim pravilima u kojoj je opisano sve što se može promeniti.
profile-check-help = Kaže šta u datotekama s pravilima nije u redu. Kod 1: nešto nije u redu, 0: sve je u redu.
profile-rules = PRAVILA
profile-name = IME
profile-json = ispisuje kao { "JSON" }
profile-keys = svaki ključ kako se piše u datoteku, i šta određuje
profile-base = od kojih se isporučenih pravila polazi
profile-title = naziv za ljude
profile-output = kuda se datoteka zapisuje („-“ na ekran)
profile-set = šta igrate drukčije, na primer --set { "hra=2" }
profile-force = prepisuje datoteku koja već postoji
profile-title-csm-licitovany = Licitovani marijaš – Češki savez marijaša
profile-title-sk-licitovany = Licitovani marijaš – Slovačka
profile-title-liga = { "Volený mariáš – Mariášová liga" }
profile-title-mariasek = { "Volený mariáš" } – program { "Mariášek" }
profile-title-marijas-2 = Marijaš udvoje
profile-title-marijas-3 = Marijaš utroje
profile-title-marijas-3-vanredne = Marijaš utroje, s betlom
profile-title-marijas-4 = Marijaš učetvoro
profile-title-mcr-2018-free = { "Křížový mariáš" } – prvenstvo Češke 2018, bez obavezne stotke
profile-title-mcr-2018-sto = { "Křížový mariáš" } – prvenstvo Češke 2018, obavezna stotka
profile-list-line = { $name } – { $title }
profile-list-default = { $name } – { $title } (po njima se ta igra igra, ako nije rečeno drukčije)
profile-over = polazi od { $base }
profile-was = { $base }: { $value }
profile-marked = Zvezdicom je označeno šta se igra drukčije nego u „{ $base }“.
profile-as-base = Ništa se ne menja: igra se tačno po „{ $base }“.
profile-good = { $file }: u redu
profile-written = Zapisano: { $file }. Po tome se igra sa „--profile { $file }“.
profile-exists = { $file } već postoji; prepisuje se samo sa --force
profile-set-form = --set { $word }: očekuje se KLJUČ=VREDNOST, na primer { "hra=2" }

profile-file-1 = { $title }. Polazi od pravila „{ $base }“ i menja samo ono što dole nije iza taraba.
profile-file-2 = Šta želite da igrate drukčije: obrišite tarabu na početku reda i promenite vrednost.
profile-file-3 = Proverava se: { "marias profile check" } { $file }
profile-file-allowed = dozvoljeno: { $allowed }
profile-file-value = { $value }  { $said }

error-profile-unknown = pravila { $value } ne postoje; isporučena su: { $names }, ili put do datoteke .toml
error-profile-unreadable = { $source }: ne može da se pročita: { $reason }
error-profile-too-large = { $source }: prevelika je, dakle to nisu pravila
error-profile-not-utf8 = { $source }: nije tekst u UTF-8 (bajt { $byte })
error-profile-not-toml = { $source }: nije { "TOML" }: { $reason }
error-profile-no-such-base = { $source }: { "base" }: pravila { $value } ne postoje; dozvoljeno: { $allowed }
error-profile-base-game = { $source }: { "base" }: { $value } su pravila igre { $game }; dozvoljeno: { $allowed }
error-profile-no-base = { $source }: { "base" }: nedostaje, a nema ni nijednog pravila; dozvoljeno: { $allowed }
error-profile-rule-above = { $source }: { $key }: to je pravilo, mesto mu je ispod reda { "[rules]" }
error-profile-head-below = { $source }: { $key }: to nije pravilo, mesto mu je iznad reda { "[rules]" }
error-profile-unknown-key = { $source }: { $key }: nepoznat ključ; slični: { $near }; svi: { "marias profile show" } { $name } --keys
error-profile-unlike-key = { $source }: { $key }: nepoznat ključ; svi ključevi: { "marias profile show" } { $name } --keys
error-profile-not-text = { $source }: { $key }: { $value } nije tekst; dozvoljeno: "…"
error-profile-long-text = { $source }: { $key }: mora biti jedan kratak red teksta, najviše 100 znakova
error-profile-game = { $source }: { "game" }: to su pravila igre { $value }; dozvoljeno: { $allowed }
error-profile-missing = { $source }: { $key }: nedostaje; dozvoljeno: { $allowed }
error-profile-name = { $source }: { "name" }: { $value } nije ime; dozvoljeno: slova, cifre, razmaci, - _ . i najviše 60 znakova
error-profile-taken-name = { $source }: { "name" }: { $value } je ime isporučenih pravila, izaberite drugo ime
error-profile-rules-table = { $source }: { "rules" }: mora biti tabela; dozvoljeno: { "[rules]" } i ispod toga ključ = vrednost
error-profile-entry = { $source }: { $key }: mora biti vrednost ili tabela; dozvoljeno: { $allowed }
error-profile-clause = { $source }: { $key }: { "clause" } mora biti jedan kratak red teksta; dozvoljeno: { $allowed }
error-profile-value = { $source }: { $key }: { $value } nije dozvoljeno; dozvoljeno: { $allowed }
error-profile-not-whole = { $source }: { $key }: { $value } nije ceo broj; dozvoljeno: { $allowed }
error-profile-overcalls-circle = { $source }: { $key }: ne može da važi zajedno sa open_betl_over_durch: nadmetanju nikad ne bi bilo kraja
error-profile-below-ceiling = { $source }: { $key }: ne može biti manje od { "ceiling" }
error-profile-below-fine = { $source }: { $key }: ne može biti manje od { "fine" }
error-profile-endless-fleks = { $source }: { $key }: ne može biti 0 dok je { "max_flek = \"value<ceiling\"" }: flekovanju nikad ne bi bilo kraja

# Grupe pravila

rule-group-rates = Tarife (za jednog protivnika)
rule-group-trump = Izbor aduta i talon
rule-group-approval = Odobravanje i najave
rule-group-doubling = Flekovi
rule-group-unplayed = Šta se bez fleka ne igra
rule-group-play = Igranje
rule-group-result = Ishod
rule-group-revoke = Renons i kazne
rule-group-table = Za stolom

# Vrednosti zajedničke svima

rule-yes = da
rule-no = ne
rule-house = svoje pravilo

# Tarife

rule-key-hra = Igra
rule-key-sedma = Najavljena sedmica
rule-key-sedma_against = Sedmica protiv
rule-key-sto = Najavljena stotka
rule-key-sto_against = Stotka protiv
rule-key-stosedm = Sto sedam
rule-key-quiet_seven = Tiha sedmica
rule-key-quiet_hundred = Tiha stotka
rule-key-betl = Betl (prosjak)
rule-key-durch = Durh
rule-key-open_betl = Otvoreni betl
rule-key-open_durch = Otvoreni durh
rule-key-doubled_suits = Koji adut udvostručuje cenu
rule-value-doubled_suits-hearts = herc
rule-value-doubled_suits-red = herc i bundeva
rule-key-ceiling = Gornja granica
rule-key-ceiling_scope = Na šta se granica odnosi
rule-value-ceiling_scope-net_per_opponent = na konačni iznos sa svakim protivnikom
rule-value-ceiling_scope-per_component = na svaku obavezu posebno
rule-value-ceiling_scope-total_by_loser = na sve što nosilac koji gubi plaća ukupno

# Izbor aduta i talon

rule-key-z_lidu = Izbor iz naroda
rule-value-z_lidu-free = iz naroda sme uvek da se bira
rule-value-z_lidu-two_per_suit = samo ako onaj ko bira u svakoj boji ima najviše dve karte
rule-value-z_lidu-forbidden = ne sme
rule-key-trump_in_talon = Adut u talonu
rule-value-trump_in_talon-allowed_hidden = sme da se odloži i ne pokazuje se
rule-value-trump_in_talon-allowed_shown = sme da se odloži, ali mora da se pokaže
rule-value-trump_in_talon-forbidden = ne sme da se odloži
rule-key-trump_card_in_talon = Sme li nosilac u betlu i durhu da odloži i kartu koju je izabrao za adut?

# Odobravanje i najave

rule-key-direct_open = Sme li otvorena igra da se najavi odmah?
rule-key-open_betl_over_durch = Sme li otvoreni betl preko durha?
rule-key-durch_over_open_betl = Sme li durh preko otvorenog betla?
rule-key-stosedm_from_hand_only = Najavljuje li se sto sedam samo iz ruke, umesto pitanja „boja?“
rule-key-stosedm_indivisible = Važi li sto sedam kao jedna nedeljiva obaveza?
rule-key-hra_after_saying_stosedm = Ko posle odobrenja pogreši i kaže sto sedam, sme li da igra i običnu igru?
rule-key-false_seven = Sme li sedmicu da najavi i onaj ko nema adutsku sedmicu?
rule-key-sto_needs_marriage = Mora li onaj ko najavljuje stotku da ima zvanje u ruci?
rule-key-sedma_against_over_sto = Sme li protiv stotke da se najavi sedmica protiv?

# Flekovi

rule-key-max_flek = Dokle sme da se flekuje
rule-value-max_flek-value_ceiling = dok je cena obaveze ispod granice
rule-value-max_flek-number = najviše { $n }×
rule-key-flek_binds = Koga obavezuje flek jednog branioca
rule-value-flek_binds-side = oba branioca
rule-value-flek_binds-speaker = samo onoga ko ga je rekao
rule-key-flek_with_answer = Kaže li se flek na betl i durh odmah uz odgovor?
rule-key-flek_on_hra_after_sto_against = Sme li posle stotke protiv da se flekuje i igra?

# Šta se bez fleka ne igra

rule-key-play_unflekked = Igra li se i mešanje koje niko nije flekovao?
rule-key-flek_without_re_played = Igra li se igra s flekom, a bez re?
rule-key-flekked_game_unflekked_seven = Najavljena sedmica, flek samo na igru
rule-value-flekked_game_unflekked_seven-play = igra se
rule-value-flekked_game_unflekked_seven-net = ne igra se, iznosi se oduzimaju
rule-value-flekked_game_unflekked_seven-net_if_equal = ne igra se samo kad su oba iznosa jednaka
rule-key-unflekked_seven_includes_game = Plaća li se uz neodigranu sedmicu i igra?

# Igranje

rule-key-marriage_mode = Zvanja
rule-value-marriage_mode-auto_svrsek_first = najavljuju se sama; dama mora pre kralja
rule-value-marriage_mode-svrsek_first_or_lost = najavljuju se sama ako dama ide prva; kraljem unapred zvanje propada
rule-value-marriage_mode-announced = igrač ih zove sam, damom ili kraljem
rule-key-open_hand_from = Kad se u otvorenoj igri polažu karte
rule-value-open_hand_from-before_lead = pre prvog izlaska
rule-value-open_hand_from-after_trick_1 = posle prvog štiha
rule-value-open_hand_from-after_lead_2 = posle izlaska u drugi štih
rule-key-claims = Smeju li dobijene karte da se polože?

# Ishod

rule-key-sto_marriage = Koje se zvanje računa u najavljenu stotku
rule-value-sto_marriage-first = prvo najavljeno
rule-value-sto_marriage-highest = najviše
rule-value-sto_marriage-all = sva
rule-key-sto_scale = Preko sto i ispod sto
rule-value-sto_scale-flat = ne igra se, cena je stalna
rule-value-sto_scale-tens = plaća se svaka desetka preko (ili koja nedostaje)
rule-key-quiet_hundred_marriages = Koja se zvanja računaju u tihu stotku
rule-value-quiet_hundred_marriages-all = sva
rule-value-quiet_hundred_marriages-first = prvo najavljeno
rule-key-quiet_hundred_mode = Kako se tiha stotka plaća
rule-value-quiet_hundred_mode-flat = stalnim iznosom pored igre, bez flekova
rule-value-quiet_hundred_mode-double_game = udvostručuje igru i s njenim flekovima
rule-value-quiet_hundred_mode-tens = umesto igre, za svaku desetku i s flekovima igre
rule-key-killed_quiet_seven = Plaća li se ubijena tiha sedmica?
rule-key-hra_under_sto_against = Igra uz stotku protiv
rule-value-hra_under_sto_against-only_if_flekked = plaća se samo ako je flekovana
rule-value-hra_under_sto_against-always = plaća se uvek
rule-value-hra_under_sto_against-never = ne plaća se
rule-key-unflekked_game_when_played = Neflekovana igra u odigranom mešanju
rule-value-unflekked_game_when_played-real = po stvarnom ishodu
rule-value-unflekked_game_when_played-declarer = pripada nosiocu
rule-key-against_pair = Stotka protiv i sedmica protiv zajedno
rule-value-against_pair-separate = svaka posebno
rule-value-against_pair-one_unit = moraju da se dobiju obe, inače padaju obe
rule-key-four_marriages_need_trick = Mora li četiri zvanja da podupre bar jedan štih?

# Renons i kazne

rule-key-revoke_mode = Pogrešno odigrana karta
rule-value-revoke_mode-strict = program je ne prima
rule-value-revoke_mode-referee = što leži, leži: mešanje se završava renonsom
rule-key-revoke_capped = Važi li granica i za renons?
rule-key-fine = Kazna svakom protivniku
rule-key-sharp_in_talon = As ili desetka u talonu
rule-value-sharp_in_talon-flat = stalna kazna
rule-value-sharp_in_talon-max_of_revoke = kazna, ili cena renonsa ako je viša

# Za stolom

rule-key-chips = Ulog u rundu
rule-key-sitter_pays = Plaća li i dobija onaj ko u četvoro pauzira, kao tihi branilac?
rule-key-insolvency_split = Kome plaća ko nema za sve
rule-value-insolvency_split-pro_rata = svima srazmerno
rule-value-insolvency_split-clockwise = jednom po jednom u smeru igre
rule-key-first_dealer = Ko deli prvi
rule-value-first_dealer-draw = odlučuje žreb
rule-value-first_dealer-first_seat = igrač na prvom mestu
rule-key-shuffle = Mešanje karata
rule-value-shuffle-first_only = samo pre prvog deljenja, posle se samo seče
rule-value-shuffle-every_deal = pre svakog deljenja

# Křížový

rule-group-choice = Izbor aduta i zvane karte
rule-group-suit_round = Odobravanje boje
rule-group-announcing = Najave i flekovi

rule-key-krizovy-sto = Najavljena stotka, za svaki stepen po deset
rule-value-ceiling_scope-net_per_pair = na konačni iznos u svakom paru koji obračunava
rule-value-ceiling_scope-lone_total = isto, a ko igra sam, ni svoj trojici ukupno ne plaća više
rule-key-callable_ranks = Koji rang karte zvač sme da zove
rule-value-callable_ranks-any = bilo koji od osam
rule-value-callable_ranks-honours = asa, desetku, kralja ili damu
rule-value-callable_ranks-not_own = nijedan kojim bi zvao kartu od svoje prve četiri
rule-key-suit_round = Kako se nude betl i durh
rule-value-suit_round-one_pass = svako odmah kaže šta igra
rule-value-suit_round-two_pass = najpre svi dobra ili loša, zatim svoju igru kaže ko je rekao loša
rule-key-hearts_alone_overcalled = Sme li preko herc sam da se kaže betl i durh?
rule-key-compulsory_hundred = Mora li strana zvača da najavi stotku ako jedan igrač ima adutskog kralja i adutsku damu (obavezna stotka)?
rule-key-sto_voids_flek = Koja stotka poništava flek na igru koji je pao pre nje
rule-value-sto_voids_flek-any = svaka
rule-value-sto_voids_flek-compulsory = samo obavezna; inače flek prelazi na stotku
rule-key-announce_until = Dokle sme da se najavi sedmica ili stotka
rule-value-announce_until-own_first_turn = samo kad je igrač prvi put na redu
rule-value-announce_until-any_turn = dok o tome još neko može da govori
rule-key-partner_may_announce = Sme li sedmicu ili stotku da najavi i saigrač?
rule-key-solo_flek = Koga obavezuje flek jednog igrača na betl i durh
rule-value-solo_flek-common = svu trojicu protivnika
rule-value-solo_flek-individual = samo onoga ko ga je rekao
rule-key-unplayed_flekked_game = Koliko puta se plaća igra koja je dobila flek i ostala bez re
rule-value-unplayed_flekked_game-number = { $n }×
rule-key-sedma_against_pays = Kome se plaća neodigrana sedmica protiv
rule-value-sedma_against_pays-both = obojici branilaca
rule-value-sedma_against_pays-announcer = samo onome ko ju je najavio
rule-key-open_hands = Čije se karte u betlu polažu
rule-value-open_hands-all = svih
rule-value-open_hands-soloist = onoga ko igra betl
rule-key-open_from = Kad se u betlu karte polažu
rule-value-open_from-after_trick_1 = posle prvog štiha
rule-value-open_from-after_lead_2 = posle izlaska u drugi štih
rule-key-claim_against = Protiv koga položene karte moraju da izdrže
rule-value-claim_against-all = protiv sve trojice, kao da igraju zajedno
rule-value-claim_against-opponents = protiv protivnika; saigrač pomaže
rule-value-quiet_hundred_marriages-one = jedino, najviše
rule-key-quiet_seven_killed_by_partner = Plaća li se tiha sedmica koju je ubio sopstveni saigrač?
rule-key-sto_against_price = Koliko vredi stotka protiv
rule-value-sto_against_price-on_flekked_game = dvostruko flekovana igra, za svaki stepen po deset
rule-value-sto_against_price-separate = koliko i stotka, pored igre
rule-key-revoke_floor = Renons vredi bar (u hercu dvostruko)
rule-key-revoke_floor_sto = Renons uz stotku vredi bar (u hercu dvostruko)
rule-key-revoke_before_doubling = Renons pre kraja flekova, i mešanje karata
rule-key-revoke_pays = Kome se renons plaća
rule-value-revoke_pays-all = svoj trojici ostalih
rule-value-revoke_pays-injured = samo drugoj strani
rule-key-top_up = Ko izgubi ulog, dodaje najmanje
rule-key-gather = Kako se karte posle mešanja slažu
rule-value-gather-by_seat = igrač po igrač
rule-value-gather-by_side = po stranama, najpre karte strane zvača

# Licitovani

rule-group-auction = Licitacija i greška

rule-key-unit = Vrednost jedinice u halerima (centima)
rule-value-unit-number = { $n }
rule-key-currency = Novac
rule-value-currency-kc = krune (Kč)
rule-value-currency-_ = evri (€)
rule-key-licitovany-sedma = Sedmica
rule-key-licitovany-sto = Stotka: dobijena, ili za svakih deset
rule-key-dve_sedmy = Dve sedmice
rule-key-licitovany-quiet_seven = Tiha sedmica, dobijena i ubijena
rule-key-licitovany-quiet_hundred = Tiha stotka: za svakih deset preko 100
rule-key-omyl = Greška, svakom protivniku
rule-key-licitovany-fine = Paušal 1, svakome od ostalih
rule-key-big_fine = Paušal 2, svakome od ostalih
rule-key-licitovany-ceiling = Granica sa svakim protivnikom
rule-key-ceiling_both = Granica kad su flekovala oba branioca
rule-key-nobody_bids = Kad niko ne licitira
rule-value-nobody_bids-forhont_sedma = forhont ima sedmicu
rule-value-nobody_bids-throw_in = karte se slažu
rule-key-omyl_when = Kad se kaže greška
rule-value-omyl_when-after_talon = posle uzimanja talona
rule-value-omyl_when-also_before = i pre toga
rule-key-laid_game_exception = Plaća li u igri koja se ne može izgubiti povišenu tarifu samo onaj ko je flekovao?
rule-key-approved_sedma_played = Igra li se sedmica koju niko nije flekovao?
rule-key-balanced_played = Igra li se sedmica s jednim flekom samo na igru?
rule-key-open_hand = Karte nosioca u betlu i durhu
rule-value-open_hand-closed = ostaju u ruci
rule-value-open_hand-after_trick_1 = polažu se posle prvog štiha
rule-key-sto_replaces_hra = Je li stotka umesto igre?
rule-value-sto_marriage-best = najbolje
rule-key-quiet_hundred_over = Koliko vredi svakih deset preko tihe stotke
rule-value-quiet_hundred_over-rate = tarifa tihe stotke
rule-value-quiet_hundred_over-doubled_hra = dvostruka flekovana igra
rule-key-revoke_fine = Plaća li krivac za renons pored izgubljene igre i paušal?
rule-value-marriage_mode-automatic = najavljuju se sama, prvom kartom para
rule-key-direction = Smer deljenja i igre
rule-value-direction-clockwise = u smeru kazaljke na satu
rule-value-direction-anticlockwise = obrnuto od kazaljke na satu

# Marijaš

rule-group-players = Igrači
rule-group-scores = Bodovi koji se pišu
rule-group-call = Zvanje i predaja
rule-group-dalje = Dalje i vanredne igre
rule-group-talon = Talon (utroje)
rule-group-stock = Talon za vučenje (udvoje)
rule-group-marriages = Zvanja: cvancik i fircik
rule-group-match = Partija
rule-key-players = Za koliko igrača
rule-value-players-number = { $n }
rule-key-win = Svakome na strani sa više bodova u kartama
rule-key-win_double = Isto, sa više od sto
rule-key-double_at = Od koliko bodova u kartama to važi
rule-value-double_at-number = od { $n }
rule-key-surrender = Predaja, svakom protivniku
rule-key-marijas-betl = Betl, ko ga napravi, inače svakom protivniku
rule-key-trump_must_be_held = Mora li onaj ko zove imati kartu te boje?
rule-key-call_domain = Učetvoro: koja se karta sme zvati
rule-value-call_domain-any = bilo koja, i svoja
rule-value-call_domain-not_own = bilo koja koju ne drži onaj ko zove
rule-value-call_domain-aces = samo as
rule-key-pairs = Učetvoro: ko je partner
rule-value-pairs-called = ko ima zvanu kartu
rule-value-pairs-fixed_opposite = ko sedi preko puta; zove se boja
rule-key-surrender_4p = Učetvoro: kad se sme predati
rule-value-surrender_4p-before_call = pre zvanja
rule-value-surrender_4p-after_second_deal = posle drugog deljenja, umesto dalje
rule-key-surrender_pays = Učetvoro: ko piše kad se preda pre zvanja
rule-value-surrender_pays-three = sva trojica ostalih
rule-value-surrender_pays-neighbours = oba suseda
rule-key-dalje = O čemu odlučuje dalje
rule-value-dalje-formality = ni o čemu: zove igrač levo od delioca
rule-value-dalje-all_pass_redeal = o tome ko zove; ako svi kažu dalje, deli se ponovo
rule-key-extraordinary = Vanredne igre umesto dalje
rule-value-extraordinary-none = nema ih
rule-value-extraordinary-betl = betl
rule-key-talon_taking = Dve karte iz talona
rule-value-talon_taking-must = ko zove, uzima ih
rule-value-talon_taking-may = ko zove, sme ih ostaviti
rule-key-return_taken = Smeju li se vratiti karte koje su uzete?
rule-key-first_lead = Utroje i učetvoro: ko igra prvu kartu
rule-value-first_lead-caller = ko zove
rule-value-first_lead-left_of_caller = igrač levo od njega
rule-key-must_beat = Mora li se jačom kartom
rule-value-must_beat-none = ne mora
rule-value-must_beat-led_suit = u boji koja je na stolu
rule-value-must_beat-led_suit_and_trump = u boji koja je na stolu, i u adutu
rule-key-draw_and_lead = Ko posle štiha prvi vuče i igra
rule-value-draw_and_lead-winner = ko ga je odneo
rule-value-draw_and_lead-alternate = dvojica naizmenično
rule-key-stock_trump_power = Nosi li adut drugu boju dok ima karata u talonu?
rule-key-stock_fircik = Fircik dok ima karata u talonu
rule-value-stock_fircik-forty = nosi 40
rule-value-stock_fircik-twenty = nosi 20
rule-value-stock_fircik-forbidden = ne sme se zvati
rule-key-fircik_in_stock = Kakvu snagu ima takav fircik
rule-value-fircik_in_stock-any_trump_beats = nikakvu: bije je svaki adut
rule-value-fircik_in_stock-inside_suit = samo u svojoj boji
rule-value-fircik_in_stock-pair_powerless = nikakvu, a nema je ni kralj
rule-value-fircik_in_stock-all_trumps_powerless = dok ima talona, nema je nijedan adut
rule-key-marriage_card = Kako se zove
rule-value-marriage_card-queen_played = odigra se dama
rule-value-marriage_card-either_played = odigra se dama ili kralj
rule-value-marriage_card-shown = dama se pokaže i ostaje u ruci
rule-value-marriage_card-set_aside = dama se izloži sa strane i ne igra se
rule-key-marriage_when = Kad se sme zvati
rule-value-marriage_when-any_play = kad god si na redu
rule-value-marriage_when-lead = kad igraš prvi u štihu
rule-value-marriage_when-after_trick = kad igraš prvi, posle štiha koji si odneo
rule-key-marriages_in_turn = Koliko zvanja odjednom, gde se dama pokazuje
rule-value-marriages_in_turn-one = jedno
rule-value-marriages_in_turn-any = koliko ih ko ima
rule-key-marriage_requires_trick = Treba li štih da bi zvanje važilo?
rule-value-marriage_requires_trick-no = ne
rule-value-marriage_requires_trick-player = štih onoga ko je zvao
rule-value-marriage_requires_trick-side = štih njegove strane
rule-key-counted = Šta se broji
rule-value-counted-all = asovi, desetke, poslednji štih i zvanja
rule-value-counted-aces_and_tens = samo asovi i desetke
rule-key-hundred_of = Čiji zbir preko sto udvostručuje
rule-value-hundred_of-winner = strane koja je pobedila
rule-value-hundred_of-deal = celog mešanja
rule-key-target = Igra se do
rule-key-match_tie = Više njih stigne sa jednako bodova
rule-value-match_tie-co_winners = pobeđuju zajedno
rule-value-match_tie-play_on = igra se dalje
rule-value-match_tie-seat_order = pobeđuje prvi levo od delioca
rule-key-makaze = Poslednji dobija makaze umesto čvrge kad nema
rule-value-makaze-zero_points = nijedan bod u zapisu
rule-value-makaze-no_trick_in_match = nijedan štih u celoj partiji
rule-value-makaze-no_trick_in_deal = nijedan štih u poslednjem mešanju
rule-key-cvrga_tie = Više njih je poslednje
rule-value-cvrga_tie-all = svi dobijaju čvrgu
rule-value-cvrga_tie-none = ne dobija je niko
rule-value-cvrga_tie-drawn = jedan od njih, žrebom
rule-key-deal_after_surrender = Ko deli posle predaje
rule-value-deal_after_surrender-moves_on = onaj ko je zvao, kao uvek
rule-value-deal_after_surrender-same_dealer = opet isti delilac
rule-key-look_back = Koji se odneti štihovi smeju pogledati
rule-value-look_back-last = poslednji
rule-value-look_back-all = svi
rule-value-look_back-none = nijedan
