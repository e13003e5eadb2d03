# Hra v termináli: licitovaný mariáš

# Kto čo urobil

say-bid = { $name }: { $rung }
say-hold = { $name }: mám
say-pass = { $name }: pas
say-pass-holder = { $name }: nemám
say-take = { $name }: beriem talón
say-omyl = { $name }: omyl! Skladám karty.
say-discard = { $name }: do talónu { $cards }
say-discard-hidden = { $name }: dve karty do talónu
say-bare = { $name }: { $game }! Na výnos leží { $card }, zatiaľ rubom hore.
say-bare-hidden = { $name }: { $game }! Na výnos leží karta rubom hore.
say-misdeal = Rozhodca: zle rozdané, rozdanie neplatí.
say-revoke = Rozhodca: renonc, { $name } ({ $offence })
say-technical = Rozhodca: technický renonc, { $name } ({ $slip })

news-bids = Ďalej licituje: { $name }. Drží: { $holder }.
news-holds = Ďalej drží: { $name }. Má, alebo nemá: { $rung }?
news-won = Vylicitované: { $rung }. Hrá: { $name }.
news-nobody-bid = Nikto nelicitoval: hrá forhont ({ $name }), záväzok { $rung }.
news-talon = Z talónu berieš { $cards }.

slip-laid_game_played = hral loženú hru
slip-talon_count = zlý počet kariet v talóne
slip-flek_order = flek mimo poradia
slip-sevens_not_shown = neukázal sedmy
slip-helpers_not_shown = neukázal štyri pomocné
slip-second_misdeal = zle rozdal druhý raz
slip-unsorted_cards = nezrovnal karty

# Stôl

phase-auction = licitácia
phase-take = vziať talón?
phase-discard = talón
phase-licitovany-announce = záväzok
with-helper = { $contract }, pomocná { $helper }
board-no-bid = Zatiaľ nikto nelicitoval.
board-stands = Zatiaľ najvyššie: { $rung }.
board-won = Vylicitované: { $rung }. Hrá: { $name }, záväzok ešte len zaznie.
board-lead = Vynášať sa bude { $card } (ostatní ju zatiaľ nevidia)
board-holds = drží
board-bids = licituje
board-waits = čaká
board-dropped-out = už nelicituje

# Na čo sa pýta

turn-bid-first = Zatiaľ nikto nelicitoval. Môžeš povedať (aj číslom): { $choices }; alebo „pas“.
turn-bid = Pridáš? Môžeš povedať (aj číslom): { $choices }; alebo „pas“.
turn-bid-nothing = Vyššie už nič nie je, zostáva „pas“.
turn-hold = Súper hovorí: { $rung }. Máš to? Napíš „mám“, alebo „nemám“.
turn-take = Vezmeš talón, alebo zložíš karty? Napíš „talón“, alebo „omyl“.
turn-discard = Odlož dve karty do talónu: dve čísla. Karty v zátvorkách smú do talónu pred každou hrou.
turn-discard-or-fold = Odlož dve karty do talónu: dve čísla. Karty v zátvorkách smú do talónu pred každou hrou. Alebo „omyl“: zložíš karty a zaplatíš.
turn-licitovany-announce = Čo hráš? Napíš záväzok a tromfy, k dvom sedmám aj pomocnú, k betlu a durchu kartu, ktorú vynesieš; napríklad „{ $example }“. Môžeš: { $choices }.
turn-join = Od spoluhráča už platí { $what } aj za teba; môžeš to povedať tiež.
turn-join-limit = Od spoluhráča už platí { $what } aj za teba; keď to povieš tiež, je strop { $most } namiesto { $least }.
turn-laid-lead = Vynášaš položenú kartu: { $card }. Stačí Enter.
word-omyl = omyl
word-hold = mám
draft-lead = Ktorú kartu vynesieš ({ $game })? Napíš jej číslo 1–{ $count }.
draft-trump = Aké tromfy ({ $game })? Napríklad „{ $example }“.
draft-helper = Aká pomocná farba ({ $contract })? Napríklad „{ $example }“.
sure-omyl = Omyl zloží karty a každému zaplatíš: { $price }. Naozaj? (áno, nie)
sure-sharp = Eso alebo desiatka v talóne nechá len betl alebo durch. Naozaj? (áno, nie)
sure-no-seven = Tromfovú sedmu nemáš v ruke: sedma sa takto uhrať nedá. Naozaj? (áno, nie)
sure-no-sevens = Obe sedmy v ruke nemáš: dve sedmy sa takto uhrať nedajú. Naozaj? (áno, nie)

# Keď to nejde

empty-auction = Napíš záväzok (menom alebo číslom 1–12), alebo „pas“; ? poradí.
empty-auction-answering = Napíš „mám“, alebo „nemám“; ? poradí.
empty-take = Napíš „talón“, alebo „omyl“; ? poradí.
empty-discard = Napíš dve čísla kariet 1–{ $count }; ? poradí.
empty-licitovany-announce = Napíš záväzok a tromfy, napríklad „sedma guľa“ alebo „betl 3“; ? poradí.
no-bid = „{ $typed }“ nejde: napíš záväzok, napríklad „sto a sedma červených“, jeho číslo, alebo „pas“.
no-rung = Taký záväzok nie je: majú čísla 1–{ $count }.
no-hold = „{ $typed }“ nie je odpoveď: napíš „mám“, alebo „nemám“.
no-suit-in-bids = V licitácii sa farba nehovorí, len pri červenej.
no-take = „{ $typed }“ nejde: napíš „talón“, alebo „omyl“.
no-discard = „{ $typed }“ nejde: napíš dve čísla kariet 1–{ $count }, napríklad „3 7“.
no-contract = „{ $typed }“ nejde: napíš záväzok a tromfy, napríklad „sto guľa“, „dve sedmy guľa, pomocná žaluď“ alebo „betl 3“.
no-lead = „{ $typed }“ nie je karta: ktorú vynesieš? Napíš jej číslo 1–{ $count }, alebo napríklad { $example }.

# Pomoc

help-auction = Zadák licituje proti forhontovi. Kto licituje, ide stále vyššie; kto drží, len odpovedá „mám“, alebo „nemám“, a pri rovnakom záväzku má prednosť. Za toho, kto skončí, nastúpi prostredný. Posledný hrá aspoň to, čo zaznelo.
help-ladder = Záväzky od najnižšieho: { $ladder }.
help-take = „talón“ vezme dve karty z talónu. „omyl“ zloží karty hneď; dá sa povedať aj neskôr, kým nepovieš záväzok.
help-discard = Dve z dvanástich kariet idú do talónu. Pred hrou s tromfmi to nesmie byť eso, desiatka ani hlásená sedma; pred betlom a durchom čokoľvek.
help-licitovany-announce = Povedz záväzok aspoň taký vysoký, aký je vylicitovaný; smieš aj vyšší alebo inú farbu. „sedma guľa“ musí mať guľovú sedmu v ruke. „dve sedmy guľa žaluď“: tromfy guľa, pomocná žaluď. „betl 3“: vynesieš kartu číslo 3. Písmeno farby je tu farba, nie príkaz: koniec kola napíš ako „koniec“.
help-licitovany-doubling = „flek“, „re“, „tuty“, „boty“ a na čo („flek sto“) zdvojnásobí cenu tej časti; vyššie to už nejde. „dobrá“ nehovorí nič. Flek jedného obrancu platí aj pre druhého.
help-play-cards = Zahraj kartu v zátvorkách.
help-two-sevens = Pomocná sedma musí vziať deviaty zdvih a tromfová desiaty.
help-lay-down = „vykladám“ vyloží karty, keď je zvyšok iste tvoj (v betli: keď aktér už iste nič nevezme).
wish-higher = vyšší záväzok

# Vyúčtovanie

account-by = { $what } (platí { $name })
account-licitovany-revoke = Renonc: { $name }. Jeho strana prehráva všetko ohlásené.
account-thrown-in = Nikto nelicitoval, karty sa skladajú.
account-balanced = Nehrá sa: flek na hru a schválená sedma sa vyrovnajú.
account-omyl = Omyl: karty sa skladajú nehrané.
account-helpers-shown = Obrana ukazuje pomocné { $cards } v jednej ruke: dve sedmy sú tým prehrané.
account-four-helpers = Štyri pomocné ({ $suit }) v jednej ruke ({ $name }): dve sedmy sú tým prehrané.
