# Igra u terminalu: licitovani marijaš

# Ko je šta učinio

say-bid = { $name }: { $rung }
say-hold = { $name }: imam
say-pass = { $name }: dalje
say-pass-holder = { $name }: nemam
say-take = { $name }: uzimam talon
say-omyl = { $name }: greška! Slažem karte.
say-discard = { $name }: u talon { $cards }
say-discard-hidden = { $name }: dve karte u talon
say-bare = { $name }: { $game }! Za izlazak leži { $card }, zasad licem nadole.
say-bare-hidden = { $name }: { $game }! Za izlazak leži karta licem nadole.
say-misdeal = Sudija: pogrešno deljeno, mešanje ne važi.
say-revoke = Sudija: renons, { $name } ({ $offence })
say-technical = Sudija: tehnički renons, { $name } ({ $slip })

news-bids = Dalje licitira: { $name }. Drži: { $holder }.
news-holds = Dalje drži: { $name }. Ima ili nema: { $rung }?
news-won = Izlicitirano: { $rung }. Igra: { $name }.
news-nobody-bid = Niko nije licitirao: igra forhont ({ $name }), obaveza { $rung }.
news-talon = Iz talona uzimaš { $cards }.

slip-laid_game_played = igrao igru koja se nije mogla izgubiti
slip-talon_count = pogrešan broj karata u talonu
slip-flek_order = flek van reda
slip-sevens_not_shown = nije pokazao sedmice
slip-helpers_not_shown = nije pokazao četiri pomoćne
slip-second_misdeal = drugi put pogrešno podelio
slip-unsorted_cards = nije složio karte

# Sto

phase-auction = licitacija
phase-take = uzeti talon?
phase-discard = talon
phase-licitovany-announce = obaveza
with-helper = { $contract }, pomoćna { $helper }
board-no-bid = Još niko nije licitirao.
board-stands = Zasad najviše: { $rung }.
board-won = Izlicitirano: { $rung }. Igra: { $name }, obavezu tek treba da kaže.
board-lead = Izlaziće se kartom { $card } (ostali je zasad ne vide)
board-holds = drži
board-bids = licitira
board-waits = čeka
board-dropped-out = više ne licitira

# Šta se pita

turn-bid-first = Još niko nije licitirao. Možeš reći (i brojem): { $choices }; ili „dalje“.
turn-bid = Dodaješ? Možeš reći (i brojem): { $choices }; ili „dalje“.
turn-bid-nothing = Više od toga nema, ostaje „dalje“.
turn-hold = Protivnik kaže: { $rung }. Imaš li to? Napiši „imam“ ili „nemam“.
turn-take = Uzimaš talon, ili slažeš karte? Napiši „talon“ ili „greška“.
turn-discard = Odloži dve karte u talon: dva broja. Karte u zagradama smeju u talon pred svaku igru.
turn-discard-or-fold = Odloži dve karte u talon: dva broja. Karte u zagradama smeju u talon pred svaku igru. Ili „greška“: slažeš karte i plaćaš.
turn-licitovany-announce = Šta igraš? Napiši obavezu i adut, uz dve sedmice i pomoćnu, uz betl i durh kartu kojom izlaziš; na primer „{ $example }“. Možeš: { $choices }.
turn-join = Od saigrača već važi { $what } i za tebe; možeš i ti to da kažeš.
turn-join-limit = Od saigrača već važi { $what } i za tebe; ako i ti to kažeš, granica je { $most } umesto { $least }.
turn-laid-lead = Izlaziš položenom kartom: { $card }. Dovoljan je Enter.
word-omyl = greška
word-hold = imam
draft-lead = Kojom kartom izlaziš ({ $game })? Napiši njen broj 1–{ $count }.
draft-trump = Koji adut ({ $game })? Na primer „{ $example }“.
draft-helper = Koja pomoćna boja ({ $contract })? Na primer „{ $example }“.
sure-omyl = Greška slaže karte i svakome plaćaš: { $price }. Zaista? (da, ne)
sure-sharp = As ili desetka u talonu ostavljaju samo betl ili durh. Zaista? (da, ne)
sure-no-seven = Adutsku sedmicu nemaš u ruci: sedmica ovako ne može da se dobije. Zaista? (da, ne)
sure-no-sevens = Nemaš u ruci obe sedmice: dve sedmice ovako ne mogu da se dobiju. Zaista? (da, ne)

# Kad ne može

empty-auction = Napiši obavezu (imenom ili brojem 1–12), ili „dalje“; ? pomaže.
empty-auction-answering = Napiši „imam“ ili „nemam“; ? pomaže.
empty-take = Napiši „talon“ ili „greška“; ? pomaže.
empty-discard = Napiši dva broja karata 1–{ $count }; ? pomaže.
empty-licitovany-announce = Napiši obavezu i adut, na primer „sedmica bundeva“ ili „betl 3“; ? pomaže.
no-bid = „{ $typed }“ ne može: napiši obavezu, na primer „stotka i sedmica u hercu“, njen broj, ili „dalje“.
no-rung = Takve obaveze nema: imaju brojeve 1–{ $count }.
no-hold = „{ $typed }“ nije odgovor: napiši „imam“ ili „nemam“.
no-suit-in-bids = U licitaciji se boja ne kaže, osim herca.
no-take = „{ $typed }“ ne može: napiši „talon“ ili „greška“.
no-discard = „{ $typed }“ ne može: napiši dva broja karata 1–{ $count }, na primer „3 7“.
no-contract = „{ $typed }“ ne može: napiši obavezu i adut, na primer „stotka bundeva“, „dve sedmice bundeva, pomoćna žir“ ili „betl 3“.
no-lead = „{ $typed }“ nije karta: kojom izlaziš? Napiši njen broj 1–{ $count }, ili na primer { $example }.

# Pomoć

help-auction = Zadnji licitira protiv forhonta. Ko licitira, ide stalno više; ko drži, samo odgovara „imam“ ili „nemam“, a kod jednake obaveze ima prednost. Na mesto onoga ko završi dolazi srednji. Poslednji igra bar ono što je rečeno.
help-ladder = Obaveze od najniže: { $ladder }.
help-take = „talon“ uzima dve karte iz talona. „greška“ odmah slaže karte; može da se kaže i kasnije, dok ne kažeš obavezu.
help-discard = Dve od dvanaest karata idu u talon. Pred igru s adutom to ne sme biti as, desetka ni najavljena sedmica; pred betl i durh bilo šta.
help-licitovany-announce = Reci obavezu bar onoliko visoku koliko je izlicitirano; sme i viša, i druga boja. Za „sedmica bundeva“ moraš da imaš sedmicu bundeva u ruci. „dve sedmice bundeva žir“: adut bundeva, pomoćna žir. „betl 3“: izlaziš kartom broj 3. Slovo boje je ovde boja, a ne komanda: kraj runde napiši kao „kraj“.
help-licitovany-doubling = „flek“, „re“, „tuti“, „boti“ i na šta („flek stotka“) udvostručuje cenu tog dela; više od toga ne može. „dobra“ ne govori ništa. Flek jednog branioca važi i za drugog.
help-play-cards = Odigraj kartu u zagradama.
help-two-sevens = Pomoćna sedmica mora da odnese deveti štih, a adutska deseti.
help-lay-down = „polažem“ polaže karte kad je ostatak sigurno tvoj (u betlu: kad nosilac sigurno više ništa ne nosi).
wish-higher = viša obaveza

# Obračun

account-by = { $what } (plaća { $name })
account-licitovany-revoke = Renons: { $name }. Njegova strana gubi sve najavljeno.
account-thrown-in = Niko nije licitirao, karte se slažu.
account-balanced = Ne igra se: flek na igru i odobrena sedmica se poništavaju.
account-omyl = Greška: karte se slažu neodigrane.
account-helpers-shown = Odbrana pokazuje pomoćne { $cards } u jednoj ruci: dve sedmice su time izgubljene.
account-four-helpers = Četiri pomoćne ({ $suit }) u jednoj ruci ({ $name }): dve sedmice su time izgubljene.
