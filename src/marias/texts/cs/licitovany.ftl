# Hra v terminálu: licitovaný mariáš

# Co kdo udělal

say-bid = { $name }: { $rung }
say-hold = { $name }: mám
say-pass = { $name }: pas
say-pass-holder = { $name }: nemám
say-take = { $name }: beru talon
say-omyl = { $name }: omyl! Skládám karty.
say-discard = { $name }: do talonu { $cards }
say-discard-hidden = { $name }: dvě karty do talonu
say-bare = { $name }: { $game }! K výnosu leží { $card }, zatím rubem nahoru.
say-bare-hidden = { $name }: { $game }! K výnosu leží karta rubem nahoru.
say-misdeal = Rozhodčí: zadáno, rozdání neplatí.
say-revoke = Rozhodčí: renonc, { $name } ({ $offence })
say-technical = Rozhodčí: technický renonc, { $name } ({ $slip })

news-bids = Dál licituje: { $name }. Drží: { $holder }.
news-holds = Dál drží: { $name }. Má, nebo nemá: { $rung }?
news-won = Vylicitováno: { $rung }. Hraje: { $name }.
news-nobody-bid = Nikdo nelicitoval: hraje forhont ({ $name }), závazek { $rung }.
news-talon = Z talonu bereš { $cards }.

slip-laid_game_played = hrál loženou hru
slip-talon_count = špatný počet karet v talonu
slip-flek_order = flek mimo pořadí
slip-sevens_not_shown = neukázal sedmy
slip-helpers_not_shown = neukázal čtyři pomocné
slip-second_misdeal = zadal podruhé
slip-unsorted_cards = nesrovnal karty

# Stůl

phase-auction = licitace
phase-take = vzít talon?
phase-discard = talon
phase-licitovany-announce = závazek
with-helper = { $contract }, pomocná { $helper }
board-no-bid = Zatím nikdo nelicitoval.
board-stands = Zatím nejvýš: { $rung }.
board-won = Vylicitováno: { $rung }. Hraje: { $name }, závazek teprve zazní.
board-lead = Vynášet se bude { $card } (ostatní ji zatím nevidí)
board-holds = drží
board-bids = licituje
board-waits = čeká
board-dropped-out = už nelicituje

# Na co se ptá

turn-bid-first = Zatím nikdo nelicitoval. Můžeš říct (i číslem): { $choices }; nebo „pas“.
turn-bid = Přidáš? Můžeš říct (i číslem): { $choices }; nebo „pas“.
turn-bid-nothing = Výš už nic není, zbývá „pas“.
turn-hold = Soupeř říká: { $rung }. Máš to? Napiš „mám“, nebo „nemám“.
turn-take = Vezmeš talon, nebo složíš karty? Napiš „talon“, nebo „omyl“.
turn-discard = Odlož dvě karty do talonu: dvě čísla. Karty v závorkách smí do talonu před každou hrou.
turn-discard-or-fold = Odlož dvě karty do talonu: dvě čísla. Karty v závorkách smí do talonu před každou hrou. Nebo „omyl“: složíš karty a zaplatíš.
turn-licitovany-announce = Co hraješ? Napiš závazek a trumfy, k dvěma sedmám i pomocnou, k betlu a durchu kartu, kterou vyneseš; třeba „{ $example }“. Můžeš: { $choices }.
turn-join = Od spoluhráče už platí { $what } i za tebe; můžeš to říct taky.
turn-join-limit = Od spoluhráče už platí { $what } i za tebe; když to řekneš taky, je strop { $most } místo { $least }.
turn-laid-lead = Vynášíš položenou kartu: { $card }. Stačí Enter.
word-omyl = omyl
word-hold = mám
draft-lead = Kterou kartu vyneseš ({ $game })? Napiš její číslo 1–{ $count }.
draft-trump = Jaké trumfy ({ $game })? Třeba „{ $example }“.
draft-helper = Jaká pomocná barva ({ $contract })? Třeba „{ $example }“.
sure-omyl = Omyl složí karty a každému zaplatíš: { $price }. Opravdu? (ano, ne)
sure-sharp = Eso nebo desítka v talonu nechá jen betl nebo durch. Opravdu? (ano, ne)
sure-no-seven = Trumfovou sedmu nemáš v ruce: sedma takhle uhrát nejde. Opravdu? (ano, ne)
sure-no-sevens = Obě sedmy v ruce nemáš: dvě sedmy takhle uhrát nejde. Opravdu? (ano, ne)

# Když to nejde

empty-auction = Napiš závazek (jménem nebo číslem 1–12), nebo „pas“; ? poradí.
empty-auction-answering = Napiš „mám“, nebo „nemám“; ? poradí.
empty-take = Napiš „talon“, nebo „omyl“; ? poradí.
empty-discard = Napiš dvě čísla karet 1–{ $count }; ? poradí.
empty-licitovany-announce = Napiš závazek a trumfy, třeba „sedma kule“ nebo „betl 3“; ? poradí.
no-bid = „{ $typed }“ nejde: napiš závazek, třeba „sto a sedma červených“, jeho číslo, nebo „pas“.
no-rung = Takový závazek není: mají čísla 1–{ $count }.
no-hold = „{ $typed }“ není odpověď: napiš „mám“, nebo „nemám“.
no-suit-in-bids = V licitaci se barva neříká, jen u červených.
no-take = „{ $typed }“ nejde: napiš „talon“, nebo „omyl“.
no-discard = „{ $typed }“ nejde: napiš dvě čísla karet 1–{ $count }, třeba „3 7“.
no-contract = „{ $typed }“ nejde: napiš závazek a trumfy, třeba „sto kule“, „dvě sedmy kule, pomocná žaludy“ nebo „betl 3“.
no-lead = „{ $typed }“ není karta: kterou vyneseš? Napiš její číslo 1–{ $count }, nebo třeba { $example }.

# Nápověda

help-auction = Zadák licituje proti forhontovi. Kdo licituje, jde pořád výš; kdo drží, jen odpovídá „mám“, nebo „nemám“, a při stejném závazku má přednost. Za toho, kdo skončí, nastoupí prostřední. Poslední hraje aspoň to, co zaznělo.
help-ladder = Závazky od nejnižšího: { $ladder }.
help-take = „talon“ vezme dvě karty z talonu. „omyl“ složí karty hned; dá se říct i později, dokud neřekneš závazek.
help-discard = Dvě z dvanácti karet jdou do talonu. Před hrou s trumfy to nesmí být eso, desítka ani hlášená sedma; před betlem a durchem cokoli.
help-licitovany-announce = Řekni závazek aspoň tak vysoký, jaký jsi vylicitoval; smíš i vyšší nebo jinou barvu. „sedma kule“ musí mít kulovou sedmu v ruce. „dvě sedmy kule žaludy“: trumfy kule, pomocná žaludy. „betl 3“: vyneseš kartu číslo 3. Písmeno barvy je tady barva, ne příkaz: konec kola napiš jako „konec“.
help-licitovany-doubling = „flek“, „re“, „tutti“, „boty“ a na co („flek sto“) zdvojnásobí cenu té části; výš už to nejde. „dobrá“ neříká nic. Flek jednoho obránce platí i pro druhého.
help-play-cards = Zahraj kartu v závorkách.
help-two-sevens = Pomocná sedma musí vzít devátý zdvih a trumfová desátý.
help-lay-down = „ložím“ položí karty, když je zbytek jistě tvůj (v betlu: když aktér už jistě nic nevezme).
wish-higher = vyšší závazek

# Vyúčtování

account-by = { $what } (platí { $name })
account-licitovany-revoke = Renonc: { $name }. Jeho strana prohrává všechno ohlášené.
account-thrown-in = Nikdo nelicitoval, karty se skládají.
account-balanced = Nehraje se: flek na hru a schválená sedma se vyrovnají.
account-omyl = Omyl: karty se skládají nehrané.
account-helpers-shown = Obrana ukazuje pomocné { $cards } v jedné ruce: dvě sedmy jsou tím prohrané.
account-four-helpers = Čtyři pomocné ({ $suit }) v jedné ruce ({ $name }): dvě sedmy jsou tím prohrané.
