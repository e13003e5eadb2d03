# Zašto nešto sada ne može: jedna rečenica za svako pravilo

rule-must-follow = Imaš boju kojom se izašlo i moraš na nju da odgovoriš.
rule-must-beat = Moraš jače: imaš u toj boji kartu jaču od one koja sada nosi (i kad nosi saigrač).
rule-must-trump = Nemaš boju kojom se izašlo, ali imaš adut: moraš da baciš aduta.
rule-must-overtrump = Moraš dati jači adut od onog koji sada nosi: imaš ga.
rule-svrsek-before-kral = Imaš zvanje: dama mora na sto pre kralja.
rule-keep-seven = Najavljenu sedmicu moraš da čuvaš do poslednjeg štiha dok god imaš šta drugo.
rule-not-in-hand = Tu kartu nemaš u ruci.
rule-play-a-card = Sada se igra: izaberi kartu.
rule-no-marriage = Nemaš zvanje (damu i kralja iste boje).

rule-choose-trump-first = Najpre izaberi adut.
rule-not-in-first-seven = Adut se bira od prvih sedam karata; ove među njima nemaš.
rule-no-such-place = Iz naroda se bira jedna od pet karata, 1 do 5.
rule-z-lidu-forbidden = Iz naroda se za ovim stolom ne bira.
rule-z-lidu-long-suit = Iz naroda sme samo ko u svakoj boji ima najviše dve karte.

rule-call-and-discard-two = Odloži dve karte u talon i reci igru.
rule-two-cards-at-once = U talon idu dve različite karte odjednom.
rule-sharp-in-talon = As ni desetka ne smeju u talon, osim pred betl ili durh.
rule-no-sharp-in-talon = Asovi i desetke ne smeju u talon.
rule-trump-in-talon = Adut za ovim stolom ne sme u talon.
rule-trump-card-lies-on-table = Izabrani adut leži na stolu, u talon ne može.
rule-forgotten-trump = Adut nije izabran, ostaje samo betl ili durh.
rule-open-needs-sequence = Otvorena igra ne može da se najavi prva: samo preko obične.
rule-seven-in-talon = Sedmicu koju najavljuješ ne smeš da odložiš u talon.
rule-no-trump-seven = Za to treba imati adutsku sedmicu u ruci.

rule-answer-first = Igra tek treba da se odobri: najpre to.
rule-flek-comes-later = Flek se ovde kaže tek posle odobrenja.
rule-name-a-higher-game = Talon je tvoj: odloži dve karte i reci višu igru.
rule-not-over-this-game = Preko ove igre to ne može da se kaže.

rule-declare-first = Igra je odobrena: reci šta se igra.
rule-stosedm-after-approval = Sto sedam se najavljuje iz ruke umesto pitanja o boji. Kad je boja odobrena, ostaju stotka ili sedmica; renons to nije.
rule-said-stosedm = Ko je posle odobrenja rekao sto sedam, mora da igra stotku ili sedmicu.
rule-nothing-slipped = Sto sedam sada ne može, a jednom je ovde već rečeno.

rule-doubling-first = Sada se flekuje: reci flek i na šta, ili dobra.
rule-not-on-the-table = Takve obaveze na stolu nema.
rule-value-at-ceiling = Više ne može: cena je dostigla gornju granicu.
rule-game-dropped = Stotka zamenjuje igru: igra se ne računa, pa se i ne flekuje.
rule-not-your-own = Na svoju obavezu se ne kaže flek, prvi flek imaju protivnici.
rule-not-raised-against-you = Na ovo sada nisi na redu: protivnici to nisu povisili.
rule-each-once-in-order = Svaka stvar se kaže samo jednom.
rule-against-only-first-turn = Protiv se najavljuje samo kad odbrana prvi put govori.
rule-already-announced = To je već najavljeno.
rule-not-against-this-game = Protiv ove igre se to ne najavljuje.
rule-unknown-announcement = Mogu da se najave samo sedmica ili stotka.

rule-no-claims-here = Za ovim stolom se karte ne polažu, igra se do kraja.
rule-claim-in-play-only = Karte mogu da se polože samo u igri, kad si na redu.
rule-claim-not-for-defender = Protiv betla karte ne mogu da se polože, igra se do kraja.
rule-claim-marriages-open = Još ne: još je važno koje će zvanje pasti prvo.
rule-claim-not-proved = Po onome što vidiš, to nije sigurno. Igra se dalje i ništa se nije dogodilo.
rule-claim-seven-open = Još ne: još je važno hoće li adutska sedmica pasti u poslednjem štihu.

rule-not-in-first-four = Adut se bira od prve četiri karte; ove među njima nemaš.
rule-rank-not-callable = Taj rang ovde ne može da se zove.
rule-forgotten-choice = Izbor je zaboravljen: ostaje betl, durh ili herc sam.
rule-not-forgotten = Herc sam igra samo onaj ko je zaboravio da izabere.
rule-announce-first = Sada se najavljuje i flekuje: reci šta najavljuješ ili povisuješ, ili dobra.
rule-not-your-side = To najavljuje druga strana: strana zvača kaže sedmica i stotka, protivnici sedmica protiv i stotka protiv.
rule-too-late = Najavljuje se samo kad prvi put govoriš, kasnije se samo flekuje.
rule-chooser-announces = Za ovim stolom najavljuje samo zvač.
rule-raised-through-the-game = Stotka protiv se računa po flekovima na igru: flekuj igru.
rule-compulsory-hundred = Imaš celo zvanje u adutu, pa stotku moraš da najaviš.
rule-claim-not-in-this-game = To ovde ne može da se položi. U igri s adutom i u durhu može „polažem ostatak“, u betlu „polažem ništa“ (solista ne dobija štih); „polažem igru“ i „polažem stotku“ samo kad je to jedina obaveza tvoje strane.
rule-claim-too-early = Za polaganje je rano: igra i stotka najranije posle trećeg štiha, betl posle prvog.
rule-no-such-trick = Takav štih ne može da se odloži.

rule-auction-first = Sada se licitira: reci obavezu, „imam“, „nemam“ ili „dalje“.
rule-bid-higher = Moraš više od onoga što je već rečeno.
rule-bidder-goes-higher = „Imam“ kaže onaj ko drži; ti licitiraš: reci višu obavezu, ili „dalje“.
rule-holder-only-matches = Držiš, pa samo odgovaraš: „imam“ ili „nemam“.
rule-take-talon-or-fold = Sada se odlučuje samo o talonu: uzeti, ili greška.
rule-discard-two = Najpre odloži dve karte u talon.
rule-omyl-plain-sedma-only = Greška može samo kod obične sedmice, najniže obaveze.
rule-announce-contract = Sada reci šta igraš.
rule-announce-lower = Moraš da igraš bar ono što je izlicitirano.
rule-name-trump = Uz ovu obavezu reci adut.
rule-no-trump-suit = Betl i durh nemaju adut.
rule-trump-is-hearts = Ova obaveza se igra u hercu.
rule-hearts-are-a-rung-of-their-own = Herc ima svoju, višu obavezu.
rule-name-helper = Uz dve sedmice reci i pomoćnu boju, drugu od aduta.
rule-no-helper-suit = Pomoćna boja ide samo uz dve sedmice.
rule-lay-the-lead = Uz betl i durh položi kartu kojom izlaziš.
rule-lead-of-betl-or-durch-only = Kartu za izlazak polaže samo betl i durh.
rule-no-counter-announcements = U licitovanom se protiv ne najavljuje.
rule-flek-limit = Više ne može: boti su poslednji.
rule-lead-the-laid-card = Moraš da izađeš kartom koja je položena.

rule-not-your-turn = Sada nisi na redu.
rule-rulings-are-the-referee-s = To sme da kaže samo sudija.
rule-referee-mode-only = Na renons ovde pazi program, ne može da se prijavi.
rule-offence-not-possible = Taj igrač to u ovom mešanju nije mogao da učini.
rule-already-fined = Za to se u ovom mešanju već plaća.
rule-quiet-not-possible = Tiha igra te vrste u ovom mešanju nije moguća.
rule-not-in-this-deal = Taj u ovom mešanju ne igra.
rule-deal-over = Mešanje je završeno.

rule-call-first = Prvo zovi aduta ili kartu, ili se predaj.
rule-name-a-suit = Ovde se zove boja, a ne karta.
rule-call-a-card = Ovde se zove karta, a ne boja: ko je ima, partner ti je.
rule-trump-not-held = Za ovim stolom smeš zvati samo boju od koje imaš kartu.
rule-own-card-called = Za ovim stolom ne smeš zvati kartu koju imaš.
rule-only-aces-called = Za ovim stolom se zovu samo asovi.
rule-no-surrender-now = Sada se ne možeš predati.
rule-say-dalje = Prvo svi kažu dalje, ništa drugo.
rule-no-extraordinary-games = Za ovim stolom nema vanrednih igara.
rule-taken-card-returned = Za ovim stolom se karta uzeta iz talona ne vraća.
rule-take-or-leave = Sada je reč samo o talonu: uzmi ga ili ga ostavi.
rule-marriage-not-now = Za ovim stolom se zove samo kad igraš prvi u štihu, ili samo posle štiha koji si odneo.
rule-fircik-in-stock = Za ovim stolom se fircik ne zove dok ima karata u talonu.
rule-marriage-by-playing = Zove se tako što se dama odigra, a ne samo pokaže.
rule-marriage-by-showing = Zove se tako što se dama pokaže, pre nego što odigraš kartu.
rule-one-marriage-a-turn = Odjednom se zove samo jednom.
