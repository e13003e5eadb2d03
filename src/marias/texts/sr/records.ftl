# Zapisi: replay, show, convert

replay-help = Ponovo odigrava zapise (svoje i „.hra“ programa { "Mariášek" }) po današnjim pravilima i kaže ko šta plaća.
replay-profile = po kojim se pravilima računa (inače po onima u zapisu)
replay-table = po kojoj se tabeli broje premijski bodovi: ime izdanja ili datoteka .toml ({ "marias pb" } --tables)
replay-json = za svaku datoteku jedan red { "JSON" }
replay-no-deal = { $file }: zapis je prazan
replay-deal = { $file }, mešanje { $number }: { $contract } ({ $declarer }), { $kind }: { $payments }
replay-kind-played = odigrano
replay-kind-unplayed = nije igrano
replay-kind-revoke = renons
replay-kind-fine = kazna
replay-unplayed = { $file }, mešanje { $number }: { $why }: { $payments }
replay-unfinished = { $file }, mešanje { $number }: nezavršeno
replay-otherwise =
    {"  "}IZLAZI DRUKČIJE: u zapisu je { $recorded } [{ $written }], po ovim pravilima { $now } [{ $profile }]
replay-differs =
    {"  "}NE SLAŽE SE: u zapisu je { $recorded } (pravila u reviziji { $revision }), danas izlazi { $now } (revizija { $current })

convert-help = Pretvara sačuvanu igru programa { "Mariášek" } („.hra“) u svoj zapis. Šta nije moglo da se pretvori, kaže na izlazu za greške.
convert-out = kuda se zapisuje; ako nije navedeno: standardni izlaz
convert-force = prepisuje datoteku koja već postoji
error-file-exists = { $file }: datoteka već postoji; prepisuje je --force

note-rates = Tarife i pravila nisu u datoteci: zapis ima pravila „{ "mariasek" }“.
note-packets = Redosled karata pri deljenju nije u datoteci: forhont ima adut u prvih sedam karata, ostale su poređane.
note-trump-card = Koja je karta ležala kao adut, u datoteci ne piše: uzeta je { $card }.
note-answers = Odgovori na pitanje nisu u datoteci: obojica su rekla dobra.
note-who-called = Ko je kome preuzeo igru, u datoteci ne piše: ko igra, zapisan je kao forhont i najavljuje sam.
note-flek-order = Redosled flekova nije u datoteci: flekuje prvi od onih koji su uz obavezu navedeni.
note-no-fleks = Flekovi nisu u datoteci: zapisano bez fleka.
note-played-by-file = Po pravilima se ne bi igralo, a u datoteci je igra odigrana: zapis ima { "play_unflekked = true" }.
note-given-up-by-file = Po pravilima bi se igralo, a u datoteci je igra predata: zapis ima pravila po kojima se ne igra.
note-claimed = Od štiha { $trick } igra je bila složena; štihovi se u datoteci nastavljaju i zapisani su kao odigrani.
note-after-the-end = Betl ili durh je završen ranije; štihovi od { $trick }. nadalje su izostavljeni.
note-not-announced = Igra još nije bila najavljena: zapis ima samo podeljene karte.
note-differs = Plaćanje se ne slaže: u datoteci { $recorded }, po pravilima { $now }.

show-help = Pokazuje celo mešanje: karte, izbor, najave, flekove, štih po štih i obračun s klauzulama. Nezavršeno mešanje pokazuje samo onako kako ga vidi igrač.
show-open = i nezavršeno mešanje koje ne igra čovek pokazuje sa svim kartama
show-head = { $file }: { $rules } [{ $profile }]
show-deal = Mešanje { $number }, deli { $dealer }
show-talon = talon
show-trump = { $who } bira adut { $card }
show-z_lidu = { $who } bira iz naroda: { $card }
show-forget = { $who } ne bira adut
show-ask = { $who }: boja? (talon { $talon })
show-stosedm = { $who }: sto sedam iz ruke (talon { $talon })
show-betl = { $who }: betl (talon { $talon })
show-durch = { $who }: durh (talon { $talon })
show-open_betl = { $who }: otvoreni betl (talon { $talon })
show-open_durch = { $who }: otvoreni durh (talon { $talon })
show-choose = { $who } bira adut { $card } i zove rang: { $rank }
show-set_aside = sudija: odložen { $trick }. štih
show-krizovy-ask = { $who }: boja?
show-krizovy-hearts_alone = { $who }: herc sam
show-krizovy-betl = { $who }: betl
show-krizovy-durch = { $who }: durh
show-krizovy-claim = { $who } polaže karte: { $what ->
    [rest] ostatak je njegov
    [none] nijedan štih ne nosi
    [hra] igra je dobijena
   *[sto] stotka je kod kuće
}
show-good = { $who }: dobra
show-bad = { $who }: loša
show-good_flek = { $who }: dobra i flek
show-takeover = { $who }: { $game } (talon { $talon })
show-declare = { $who } najavljuje: { $game }
show-said_stosedm = { $who } kaže sto sedam; posle pitanja to ne može
show-say = { $who }: { $what }
show-dobra = dobra
show-claim = { $who } polaže karte
show-laid = položene karte: { $cards }
show-revoke = sudija: renons, { $who } ({ $offence })
show-misdeal = sudija: pogrešno deljenje
show-void = Pogrešno deljenje
show-thrown-in = Niko nije licitirao, karte su složene
show-play = Igra
show-drawn = vučeno: { $cards }
show-marriage = zvanje { $value }
show-points = Bodovi: nosilac { $mine } i zvanja { $marriages }, odbrana { $theirs } i zvanja { $others }
show-unfinished = Nezavršeno.
show-holds = { $who } drži: { $cards }
show-hidden = Nezavršeno: ostale karte još nisu otvorene (pokazuje ih --{ "open" }).
show-hidden-player = Nezavršeno: ostale karte se pokazuju kad se mešanje završi.
