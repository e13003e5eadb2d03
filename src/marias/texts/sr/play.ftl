# Igra u terminalu

play-help =
    Igra u terminalu: ti i botovi. GAME je { $games } (inače prva od njih). Bez terminala odigra jedno mešanje između botova i ispiše ga.
    Ni Ctrl-C ni zatvoren prozor ništa ne gube: { $command }.
play-seats = koliko vas sedi za stolom: u marijašu dvoje, troje ili četvoro; inače troje, ili četvoro (jedan pauzira)
play-profile = po kojim pravilima se igra: ime, ili datoteka
play-bots = ko igra protiv tebe, jedan za sve ili po jedan, sa zarezima ({ $bots })
play-seed = reč ili broj iz kojeg proizlaze sva deljenja
play-names = imena za stolom, sa zarezima, tvoje prvo
play-french = francuske karte: herc, karo, pik, tref; žandar, dama
play-plain = slova umesto znakova boja (samo od sebe gde znakova nema)
play-resume = nastavi nezavršenu partiju (bez datoteke: poslednju)
play-save = gde se partija zapisuje
play-dealer = ko prvi deli: 1 si ti, ostali u smeru kazaljke na satu
play-speed = koliko brzo igraju botovi
play-you = Ti
play-bot-1 = Mile
play-bot-2 = Jovana
play-bot-3 = Steva
play-bot-4 = Rada

# Na početku i na kraju

greeting = { $profile }. U svako doba: ? pomaže, q odlazi od stola.
greeting-cards = Karte: A { $ace }, 10 { $ten }, K { $king }, { $q } { $over }, { $s } { $under }. U zagradama [ ]: šta sada smeš.
greeting-suits = Boje: { $suits }.
small-terminal = Prozor ima { $width } × { $height } znakova; igra računa sa 80 × 24, pa će se redovi lomiti. Igrati se može.
waits = Čeka nezavršena partija; nastavlja se ovako:
saved = Partija je zapisana u { $path }; nastavlja se ovako:
finished = Zapis partije: { $path }
resumed = Nastavlja se partija iz { $path }.
resumed-cut = Poslednji red zapisa nije bio dopisan i precrtan je. Ništa iz njega nije bilo pokazano.
recalled = { $number }. mešanje se nastavlja. Do sada:

# Između mešanja

dealt-shuffled = { $number }. mešanje. Meša i deli: { $name }.
dealt-cut = { $number }. mešanje. Deli: { $name }. Seče: { $cutter } (karata: { $at }).
you-sit = Ovog puta pauziraš: nemaš karte, gledaš i obračunavaš se kao odbrana.
next = Sledeći deli: { $name }. Enter nastavlja, k najavljuje kraj.
next-cut = Sledeći deli: { $name }. Ti sečeš: napiši koliko karata ({ $least }–{ $most }), ili samo Enter; k najavljuje kraj.
next-what = Sada je dovoljan Enter; k najavljuje kraj, q odlazi od stola.
no-cut = „{ $typed }“ nije sečenje: bar 2 karte se uzimaju i bar 2 ostaju, dakle 2 do 30. Ili samo Enter.
help-between = Enter: sledeće mešanje. Ko seče, može napisati koliko karata ({ $least }–{ $most }). k: kraj. q: odlazak, zapis ostaje.
end-announced = Kraj je najavljen: ovo mešanje se odigra i više ih nema{ $source }.

# Ko je šta uradio

say-call = { $name }: { $game }!
say-play = { $name }: { $card }
say-take = { $name }: uzimam talon
say-discard = { $name }: u talon { $cards }
say-discard-hidden = { $name }: dve karte u talon
say-misdeal = Sudija: pogrešno deljenje, mešanje ne važi.
news-talon = Iz talona uzimaš { $cards }.
trick-taken = → { $number }. štih: { $name }

# Sto

phase-discard = talon
phase-play = { $number }. štih
phase-end = kraj

board-title = { $number }. mešanje – { $phase }
board-talon = U talonu: { $cards }
board-you = to si ti
board-dealer = deli
board-marriages = zvanja { $marriages }
board-leads = Na stolu ništa. Igra prvi: { $name }.
board-trick = Na stolu: { $cards }
board-hand = Tvoje karte:
names-and = { $firsts } i { $last }

# Šta se pita

type-word = „{ $word }“
turn-play = { $count ->
    [1] Igraš: imaš još samo kartu 1, dovoljan je Enter.
   *[other] Igraš: broj karte 1–{ $count }.
}
turn-lead-first = Ti počinješ: broj karte 1–{ $count }.
turn-lead = { $count ->
    [1] Igraš prvi: imaš još samo kartu 1, dovoljan je Enter. (l pokazuje poslednji štih)
   *[other] Igraš prvi: broj karte 1–{ $count }. (l pokazuje poslednji štih)
}
yes-or-no = Napiši da ili ne.
taken-back = Ništa se nije desilo, razmisli ponovo.

# Kad ne može

refused-card = { $card } ne može. { $why }
empty-play = Napiši broj karte 1–{ $count }; ? pomaže.
empty-discard = Napiši dva broja karata 1–{ $count }; ? pomaže.
no-such-number = { $count ->
    [1] Tog broja nema: imaš još samo kartu 1.
   *[other] Tog broja nema: karte imaju brojeve 1–{ $count }.
}
no-card = { $count ->
    [1] „{ $typed }“ nije karta: imaš još samo { $example }, dovoljan je Enter.
   *[other] „{ $typed }“ nije karta: napiši broj 1–{ $count } ili kartu, na primer { $example }.
}
no-discard = „{ $typed }“ ne može: napiši dva broja karata 1–{ $count }, na primer „3 7“.
not-your-card = Kartu { $card } nemaš.
two-cards = Na talon idu tačno dve karte, ovde ih je { $count }.
no-last-trick = Još niko nije odneo štih.
last-trick-gone = Poslednji štih se gleda samo dok se ne odigra sledeća karta, a ona je već na stolu.
last-trick = { $number }. štih: { $cards }. Nosi: { $name }.

# Pomoć

help-not-now = Šta sada ne može:
help-refused = { $what } – { $why }
help-commands = Kad si na redu: ? pomoć, t sto, w karte rečima, l poslednji štih, k kraj, q odlazak.
help-cards = Karta se piše brojem, ili kao { $card }, ili „{ $words }“. 10 { $ten }, { $q } { $over }, { $s } { $under }.
words-or = { $firsts } ili { $last }

# Obračun

account-title = Obračun
account-what = šta
account-level = stepen
account-price = cena
account-amount = iznos
account-for = dobija
account-clause = po
account-pays = Plaća { $payer } → { $payee }: { $amount }
account-nobody-pays = Niko ništa ne plaća.
account-stands = { $name } { $change }, na računu { $chips }
account-chips = { $name } { $chips } ({ $change })
round-title = Kraj
round-ended = Kraj je najavljen.
round-account = { $name }  { $chips }
round-score = { $name }  { $score } ({ $chips })

# Mešanje bez igrača

alone-title = Mešanje između botova.
alone-seed = Seme: { $seed }
alone-hand = { $name }: { $cards }
