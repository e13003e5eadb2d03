# Igra u terminalu: křížový mariáš

# Ko je šta učinio

say-choose-hidden = { $name }: izabrano, zove se { $rank }
say-choose = { $name }: adut { $card } leži licem nadole, zove se { $rank } (to je { $called })
say-forget-choice = { $name }: nije izabrano, ostaje betl, durh ili herc sam
say-claim-hra = { $name }: polažem karte, igra je dobijena
say-claim-sto = { $name }: polažem karte, stotka je kod kuće

news-turned-up = Boja je dobra: adut { $card }, zvana karta { $called }.
news-flek-void = Stotka je umesto igre: flek na igru ne važi [MCR-14c].
news-open-cards = Posle prvog štiha sve karte leže na stolu i protivnici smeju da se dogovaraju [MCR-8b, MCR-8c].

# Sto

phase-choose = izbor od četiri karte
phase-suit = odobravanje boje
phase-announce = najave i flekovi
phase-solo = flekovi

board-called-rank = Bira: { $name }. Zvani rang: { $rank }.
board-forgotten = Bira: { $name }, izbor je zaboravljen. Ostaje betl, durh ili herc sam.
board-own-choice = Adut na stolu: { $card }, zvana karta { $called } (ostali ih ne znaju)
board-solo = Igra se { $game }. Sam protiv trojice: { $name }
board-trumps = Adut: { $suit } { $sign }. Bira: { $name }. Zvana karta: { $called }
board-hearts-alone = Herc sam. Adut: { $suit } { $sign }. Sam protiv trojice: { $name }
board-hundred = stotka: { $level }, { $price } za svaki stepen
board-hundred-against = stotka protiv: { $price } za stepen, umesto igre
board-chooses = bira
board-plays-alone = igra sam
board-with-chooser = sa zvačem
board-defends = protiv
board-talk = Protivnici smeju da se dogovaraju (betl s razgovorom) [MCR-8c].
names-and = { $firsts } i { $last }

sides-known = Zajedno igraju { $declarers }; protiv njih { $defence }.
sides-alone = Sam protiv trojice: { $name }.
sides-alone-secretly = Zvanu { $card } imaš ti: igraš sam protiv trojice, a ostali to ne znaju.
sides-you-hold = Zvanu { $card } imaš ti: igraš sa zvačem ({ $name }).
sides-unknown-chooser = Tvoj saigrač drži { $card }; ko je to, još se ne zna.
sides-unknown-defender = Zvanu { $card } nemaš: igraš protiv zvača ({ $name }). Ko je s njim, još se ne zna.
sides-unknown-spectator = Ko drži zvanu { $card } i igra sa zvačem ({ $name }), još se ne zna.

# Šta se pita

turn-choose = Izaberi adut od { $count } svoje karte i reci rang, na primer „2 as“ ili „{ $example } kralj“.
turn-suit-chooser = Pitaš za boju, ili igraš sam? Možeš reći { $choices }.
turn-suit-forgotten = Izbor je zaboravljen. Možeš reći { $choices }.
turn-suit = Odobravaš? Možeš reći { $choices }.
turn-open = Boja je dobra. Šta igraš? „igra“, a uz nju možeš reći { $choices }.
turn-open-nothing = Boja je dobra. Šta igraš? Možeš reći „igra“.
turn-owed = Imaš celo zvanje u adutu, zato moraš da najaviš „stotka“ [MCR-14a].
turn-owed-more = Imaš celo zvanje u adutu, zato moraš da najaviš „stotka“ [MCR-14a]. Dodati možeš { $choices }.
turn-announce = Najavljuješ ili flekuješ? Možeš reći { $choices }, i više odjednom; ili „dobra“.
turn-silently = Zvanje karta najavljuje sama; bez reči je igra „ćutke { $number }“.
type-word = „{ $word }“
word-good = dobra
word-bad = loša
draft-card = Adut { $card }. A rang? Na primer „as“ ili „desetka“.
draft-rank = A koji adut? Napiši broj karte.
sure-forget-choice = Bez izbora ti ostaje samo betl, durh ili herc sam [MCR-13]. Zaista? (da, ne)
sure-alone = Tu kartu imaš u ruci ti: igraćeš sam protiv trojice i niko to neće znati. Zaista? (da, ne)
sure-no-own-marriage = Nemaš zvanje, a same karte daju najviše 90: stotka uspeva samo ako zvanje ima saigrač. Zaista? (da, ne)
sure-claim-rest = Položiti karte znači da su svi preostali štihovi sigurno tvoji, ma šta ostala trojica igrala. Ako nisu, to je renons i plaćaš svakome [MCR-22c]. Zaista? (da, ne)
sure-claim-none = Položiti karte znači da sigurno više nijedan štih ne nosiš. Ako nije tako, to je renons i plaćaš svakome [MCR-22c]. Zaista? (da, ne)
sure-claim-hra = Položiti igru znači da je za tvoju stranu sigurno dobijena, ma šta ostala trojica igrala. Ako nije, to je renons i plaćaš svakome [MCR-22c]. Zaista? (da, ne)
sure-claim-sto = Položiti stotku znači da je sigurno dobijena, ma šta ostala trojica igrala. Ako nije, to je renons i plaćaš svakome [MCR-22c]. Zaista? (da, ne)

# Kad ne može

empty-choose = Napiši broj karte 1–{ $count } i rang, na primer „2 as“; ? pomaže.
empty-suit = Napiši „dobra“, „boja“, „betl“ ili „durh“, šta od toga sada može; ? pomaže.
empty-announce = Napiši „dobra“, „igra“, flek i na šta, ili šta najavljuješ; ? pomaže.
empty-solo = Napiši „dobra“, ili flek; ? pomaže.
no-choice = „{ $typed }“ ne može: napiši broj karte 1–{ $count } i rang, na primer „2 as“ ili „{ $example } desetka“.
no-suit-answer = „{ $typed }“ ovde ništa ne znači: napiši „dobra“, „boja“, „betl“ ili „durh“.
no-announcement = „{ $typed }“ ne može: napiši „dobra“ ili „igra“; povisiti ili najaviti možeš: { $choices }.
bad-names-a-game = Ovde se ne kaže „loša“, nego odmah igra: „betl“ ili „durh“.

# Pomoć

help-choose = Izaberi adut od prve četiri karte i zovi rang: ko ima kartu tog ranga u adutu, igra s tobom. Ostali čuju samo rang. Što je među tvojih osam, na to igraš sam. „ne biram“ ne bira adut; tada ostaje betl, durh ili herc sam.
help-suit = „boja“ pita ostale sme li da se igra s adutom. „dobra“ to odobrava. „betl“ (nijedan štih) i „durh“ (svi štihovi) svako igra sam protiv trojice; durh je iznad betla.
help-announce = „dobra“ ništa ne dodaje. „sedmica“ (poslednji štih adutskom sedmicom) i „stotka“ najavljuju zvač i njegov saigrač, „sedmica protiv“ i „stotka protiv“ protivnici, samo kad prvi put govore. „flek igra“, „re igra“ … udvostručuje cenu. Flek odaje da si protiv zvača; sedmica, stotka ili re od nekog drugog, da je sa zvačem.
help-solo = „flek“, „re“ … udvostručuje cenu, „dobra“ ništa ne dodaje. Igra se i bez fleka.
help-play-krizovy = Odigraj kartu u zagradama. Dama ili kralj iz zvanja sami ga najavljuju, „ćutke 2“ igra tu kartu bez reči.
help-claims = „polažem ostatak“ polaže karte kad su svi preostali štihovi sigurno tvoji, „polažem igru“ ili „polažem stotku“ kad je to sigurno dobijeno. Ko pogreši, ima renons [MCR-22c].
help-claims-rest = „polažem“ polaže karte kad su svi preostali štihovi sigurno tvoji. Ko pogreši, ima renons [MCR-22c].
help-claims-none = „polažem“ polaže karte kad solista sigurno više nijedan štih ne nosi. Ko pogreši, ima renons [MCR-22c].
wish-claim-rest = polažem ostatak
wish-claim-none = polažem ništa
wish-claim-hra = polažem igru
wish-claim-sto = polažem stotku

# Obračun

account-game = { $games } ({ $sign }). Strana zvača: { $declarers }. Protiv: { $defence }
account-game-alone = { $games } ({ $sign }). Sam protiv trojice: { $name }. Protiv: { $defence }
account-folded = Karte se slažu neodigrane: plaća se šta stoji na stolu; flek bez re gubi strana zvača.
account-revoke = Renons: { $name } plaća svakome.
account-points-choosers = Strana zvača: { $points } (karte { $cards }, zvanja { $marriages })
account-choosers = strana zvača
account-tops-up = { $name } dodaje { $added }: dug { $debt }, u igru { $rest } [{ $clause }].
round-score-added = { $name }  { $score } ({ $chips }, dodato { $added })
