# Igra u terminalu

play-help =
    Igra u terminalu: ti i botovi. { "GAME" } je { $games } (inače prva od njih). Bez terminala botovi odigraju jedno mešanje, koje se ispiše.
    Ni { "Ctrl-C" } ni zatvoren prozor ništa ne gube: { $command }.
play-seats = koliko vas sedi za stolom: u marijašu dvoje, troje ili četvoro; inače troje, ili četvoro (jedan pauzira)
play-profile = po kojim se pravilima igra: ime pravila ili datoteka
play-bots = ko igra protiv tebe, jedan za sve ili svaki posebno, sa zarezom između ({ $bots })
play-seed = reč ili broj iz kojeg potiču sva mešanja runde
play-names = imena za stolom, sa zarezom između, prvo je tvoje
play-french = francuske karte: herc, karo, pik, tref; žandar, dama
play-plain = slova umesto znakova boja (samo se uključi gde znakova nema)
play-resume = nastavak nezavršene runde (bez imena datoteke poslednje)
play-save = kuda se runda zapisuje
play-dealer = ko deli prvi: 1 si ti, ostali u smeru kazaljke na satu
play-speed = koliko brzo igraju botovi
play-you = Ti
play-bot-1 = Milan
play-bot-2 = Vesna
play-bot-3 = Franja
play-bot-4 = Jova

# Na početku i na kraju

greeting = { $profile }. U svakom trenutku: ? pomaže, { "q" } napušta sto.
greeting-cards = Karte: { "A" } { $ace }, 10 { $ten }, { "K" } { $king }, { $q } { $over }, { $s } { $under }. U zagradama [ ]: šta sada smeš.
greeting-suits = Boje: { $suits }.
small-terminal = Prozor ima { $width } × { $height } znakova; igra računa sa 80 × 24, pa će se redovi lomiti. Može se igrati dalje.
waits = Čeka nezavršena runda; nastavlja se ovako:
saved = Runda je zapisana u { $path }; nastavlja se ovako:
finished = Zapis runde: { $path }
resumed = Nastavlja se runda iz { $path }.
resumed-cut = Poslednji red zapisa nije bio završen i obrisan je. Ništa iz njega još nije bilo pokazano.
recalled = Mešanje { $number } se nastavlja. Dosad je rečeno:

# Između mešanja

dealt-shuffled = Mešanje { $number }. Meša i deli: { $name }.
dealt-cut = Mešanje { $number }. Deli: { $name }. Seče: { $cutter } (karata: { $at }).
you-sit = Ovog puta pauziraš: nemaš karte, gledaš, a s nosiocem igre se obračunavaš kao branilac.
next = Sledeći deli: { $name }. Enter igra dalje, { "k" } najavljuje kraj.
next-cut = Sledeći deli: { $name }. Sečeš ti: napiši koliko karata ({ $least }–{ $most }), ili samo Enter; { "k" } najavljuje kraj.
next-what = Sada je dovoljan Enter; { "k" } najavljuje kraj, { "q" } napušta sto.
no-cut = „{ $typed }“ ne može da se seče: bar 2 karte skidaš i bar 2 ostaju, dakle 2 do 30. Ili samo Enter.
help-between = Enter: sledeće mešanje. Ko seče, može da napiše koliko karata ({ $least }–{ $most }). { "k" }: kraj. { "q" }: odlazak, sve ostaje zapisano.
end-announced = Kraj je najavljen: ovo mešanje se dovršava i drugog više nema{ $source }.
sure-end = Posle ovog mešanja je kraj i to se ne može povući. Sigurno? (da, ne)
sure-end-now = Time je odmah kraj. Sigurno? (da, ne)

# Ko je šta učinio

say-trump-hidden = { $name }: adut je izabran, leži licem nadole
say-trump = { $name }: adut { $card }, leži licem nadole
say-z-lidu = { $name }: iz naroda, { $place }. karta od pet
say-forget = { $name }: adut nije izabran, ostaje betl ili durh
say-ask = { $name }: boja?
say-call = { $name }: { $game }!
say-stosedm = { $name }: { $contract } iz ruke! ({ $sign })
say-good = { $name }: dobra
say-bad = { $name }: loša
say-good-flek = { $name }: dobra, i flek
say-declare = { $name }: { $contract } ({ $sign })
say-said-stosedm = { $name }: sto sedam…
say-nothing = { $name }: dobra (bez fleka)
say-doubling = { $name }: { $what }
say-play = { $name }: { $card }
say-marriage = { $name }: { $card } – zvanje { $value }
say-claim = { $name }: polažem karte, ostatak je moj
say-claim-none = { $name }: polažem karte, nijedan štih više ne nosim
laid-down = Položene karte ({ $name }): { $cards }
laid-down-proved = Provereno: važi ma gde bile ostale karte i ma šta ostali igrali.
trick-taken = → { $number }. štih: { $name }

# Sto

phase-trump = izbor aduta
phase-call = talon
phase-answer = dobra ili loša?
phase-takeover = loša: viša igra
phase-declare = šta se igra
phase-doubling = flekovi
phase-play = { $number }. štih
phase-end = kraj

board-title = Mešanje { $number } – { $phase }
board-contract = Igra se { $contract } ({ $sign }). Nosilac: { $name }
board-contract-plain = Igra se { $contract }. Nosilac: { $name }
board-component = { $component }: { $level }, { $price }
board-standing = { $standing ->
    [barva] Boja? Pita: { $name }.
   *[other] Najavljeno: { $game }. Najavljuje: { $name }.
}
board-forhont = Bira: { $name }.
board-trump-card = Adut na stolu: { $card } (ostali ga ne vide)
board-talon = U talonu: { $cards }
board-you = to si ti
board-sits = pauzira
board-declarer = nosilac igre
board-dealer = deli
board-keeps-seven = čuva sedmicu
board-marriages = zvanja { $marriages }
board-leads = Na stolu ništa. Izlazi: { $name }.
board-trick = Na stolu: { $cards }
board-open-hand = Položene karte ({ $name }): { $cards }
board-hand = Tvoje karte:

# Šta se pita

turn-trump = Izaberi adut: broj karte 1–{ $count }, ili „iz naroda 1“ do „iz naroda 5“.
turn-trump-seen = Izaberi adut: broj karte 1–{ $count }.
turn-call = Odloži dve karte i reci igru, na primer „3 7 boja“. Igre: { $games }.
turn-call-forgotten = Adut nije izabran. Odloži dve karte i reci igru, na primer „3 7 betl“. Igre: { $games }.
turn-answer = Reci „dobra“ ili „loša“ (tada uzimaš talon i moraš da igraš { $games }).
turn-takeover = Talon je tvoj. Odloži dve karte i reci višu igru, na primer „3 7 durh“. Igre: { $games }.
turn-declare = Odobreno. Šta se igra? Možeš: { $games }.
turn-doubling = Flekuješ? Možeš reći { $choices }, i više odjednom; ili „dobra“.
turn-doubling-nothing = Ovde nemaš šta da povisiš, ostaje „dobra“.
type-raise = „{ $level } { $component }“
type-announce = „{ $component }“
turn-play = { $count ->
    [1] Igraš: ostala ti je samo karta 1, dovoljan je Enter.
   *[other] Igraš: broj karte 1–{ $count }.
}
turn-lead-first = Prvi izlazak je tvoj: broj karte 1–{ $count }.
turn-lead = { $count ->
    [1] Izlaziš: ostala ti je samo karta 1, dovoljan je Enter. ({ "l" } pokazuje poslednji štih)
   *[other] Izlaziš: broj karte 1–{ $count }. ({ "l" } pokazuje poslednji štih)
}
took-talon = Iz talona: { $cards }. U tvojoj su ruci, povratka nema.
draft-cards = Odlažeš { $cards }. A igra? Možeš: { $games }.
draft-call = A koje dve karte odlažeš? Napiši dva broja.
yes-or-no = Ovde se odgovara samo „da“ ili „ne“ (d, n); ? objašnjava, { "q" } napušta sto.
help-yes-or-no = „da“ to radi; „ne“ to povlači i ništa se ne dešava.
taken-back = U redu, ništa se nije dogodilo.
sure-forget = Bez aduta moraš da igraš betl ili durh [LIGA-11]. Zaista? (da, ne)
sure-said-stosedm = Time zatvaraš običnu igru: ostaju samo sedmica ili stotka [LIGA-19]. Zaista? (da, ne)
sure-no-marriage = Nemaš zvanje, a same karte daju najviše 90: stotka ovako ne može da se dobije. Zaista? (da, ne)

# Kad ne može

refused-card = { $card } ne može. { $why }
empty-trump = Napiši broj karte 1–{ $count }, ili „iz naroda 1“ do „iz naroda 5“; ? pomaže.
empty-trump-seen = Napiši broj karte 1–{ $count }; ? pomaže.
empty-call = Napiši dva broja karata i igru, na primer „3 7 boja“; ? pomaže.
empty-answer = Napiši „dobra“ ili „loša“; ? pomaže.
empty-takeover = Napiši dva broja karata i višu igru; ? pomaže.
empty-declare = Napiši „igra“, „sedmica“ ili „stotka“; ? pomaže.
empty-doubling = Napiši „dobra“, ili flek i na šta; ? pomaže.
empty-play = Napiši broj karte 1–{ $count }; ? pomaže.
no-such-number = { $count ->
    [1] Takvog broja nema: ostala ti je samo karta 1.
   *[other] Takvog broja nema: karte imaju brojeve 1–{ $count }.
}
one-of-two = „{ $typed }“ može biti { $one } ili { $two }: napiši celu reč.
no-card = { $count ->
    [1] „{ $typed }“ nije karta: ostala ti je samo { $example }, dovoljan je Enter.
   *[other] „{ $typed }“ nije karta: napiši broj 1–{ $count }, ili kartu, na primer { $example }.
}
no-trump-choice = „{ $typed }“ ne može: napiši broj karte 1–{ $count } (ili na primer { $example }), „iz naroda 3“ ili „ne biram“.
no-trump-choice-seen = „{ $typed }“ ne može: napiši broj karte 1–{ $count } (ili na primer { $example }) ili „ne biram“.
no-call = „{ $typed }“ ne može: napiši dva broja karata 1–{ $count } i igru, na primer „3 7 boja“.
no-takeover = „{ $typed }“ ne može: napiši dva broja karata 1–{ $count } i višu igru, na primer „3 7 durh“.
no-answer = „{ $typed }“ nije odgovor: napiši „dobra“ (d) ili „loša“.
no-declaration = „{ $typed }“ ovde ne može da se najavi: napiši „igra“, „sedmica“ ili „stotka“.
no-doubling = „{ $typed }“ ne može: napiši „dobra“; reći možeš: { $choices }.
named-twice = Svaku obavezu reci samo jednom.
not-your-card = Kartu { $card } nemaš u ruci.
two-cards = U talon idu tačno dve karte, ovde ih je { $count }.
only-higher = Nazad na adute više ne može, samo na višu igru bez aduta.
z-lidu-which = Koja iz naroda? Napiši „iz naroda 1“ do „iz naroda 5“.
flek-on-what = Na šta? Napiši i obavezu: { $choices }.
nothing-to-raise = Sada nema šta da se povisi; napiši „dobra“.
other-level = Sada je na redu drugi stepen: { $raise }.
no-last-trick = Još nema nijednog štiha.
last-trick-gone = Poslednji štih sme da se pogleda samo do sledećeg izlaska, a izlazak je već bio.
last-trick = { $number }. štih: { $cards }. Nosi: { $name }.

# Pomoć

help-trump = Izaberi adut od prvih sedam karata (broj ili ime karte), ili „iz naroda 1“ do „iz naroda 5“: jednu od pet karata koje još ne vidiš. „ne biram“: bez aduta, tada ostaje betl ili durh.
help-trump-seen = Izaberi adut od prvih sedam karata (broj ili ime karte). „ne biram“: bez aduta, tada ostaje betl ili durh.
help-call = Dve karte u talon i igra: „boja“ pita ostale, „sto sedam“ se najavljuje iz ruke i ne pita, „betl“ ili „durh“ je bez aduta i u talon sme bilo šta. Karte u zagradama smeju u talon pre boje.
help-answer = „dobra“ odobrava igru. „loša“ je preuzima: uzimaš talon, odlažeš dve karte i igraš višu igru bez aduta.
help-takeover = Odloži dve od dvanaest karata (smeju i asovi i desetke) i reci višu igru.
help-declare = Reci šta se igra: „igra“, „sedmica“ (odneti poslednji štih adutskom sedmicom) ili „stotka“ (100 bodova; od zvanja se računa prvo).
help-doubling = „flek“, „re“, „tuti“… i na šta („flek igra sedmica“) udvostručuje cenu obaveze. „sedmica protiv“ i „stotka protiv“ najavljuje odbrana kad prvi put govori. „dobra“ ne govori ništa.
help-play = Odigraj kartu u zagradama. Dama iz zvanja sama najavljuje zvanje. „polažem“ polaže karte kad je ostatak sigurno tvoj (u betlu: kad sigurno više ništa ne nosiš).
help-not-now = Šta sada ne može:
help-refused = { $what } – { $why }
help-commands = Kad si na redu: { $keys }.
help-command-help = ? pomoć
help-command-table = { $key } sto
help-command-words = { $key } karte rečima
help-command-last = { $key } poslednji štih
help-command-end = { $key } kraj
help-command-leave = { $key } odlazak
help-key-end = kraj
help-cards = Karta se piše brojem, ili kao { $card }, ili „{ $words }“. 10 { $ten }, { $q } { $over }, { $s } { $under }.
words-or = { $firsts } ili { $last }
wish-z-lidu = iz naroda

# Obračun

account-title = Obračun
account-contract = { $contract }, nosilac igre { $name }
account-unplayed = Ne igra se: niko nije flekovao ono što bi se igralo. Obaveze pripadaju onome čije su.
account-points-declarer = Nosilac: { $points } (karte { $cards }, zvanja { $marriages })
account-points-defence = Odbrana: { $points } (karte { $cards }, zvanja { $marriages })
account-hundred = U najavljenu stotku se računa: karte { $cards } + zvanje { $marriage } = { $total }
account-what = stavka
account-level = stepen
account-price = cena
account-amount = iznos
account-for = dobija
account-clause = po
account-declarer = nosilac
account-defence = odbrana
account-pays = Plaća { $payer } → { $payee }: { $amount }
account-nobody-pays = Niko ništa ne plaća.
account-insolvent = { $name }: dug { $owed }, u kasi samo { $had }. Isplaćuje šta ima, ostatak se oprašta i runda je gotova [LIGA-8].
account-stands = { $name } { $change }, na računu { $chips }
account-chips = { $name } { $chips } ({ $change })
round-title = Kraj runde
round-ended = Kraj je bio najavljen.
round-insolvent = Nekome je ponestalo novca, runda je gotova [LIGA-8].
round-account = { $name }  { $chips }
round-score = { $name }  { $score } ({ $chips })

# Mešanje bez igrača

alone-title = Mešanje među botovima.
alone-seed = Seme: { $seed }
alone-hand = { $name }: { $cards }
