# marias settle

settle-help =
    Ko kome koliko plaća? Obračunava mešanje odigrano za pravim stolom. Bez opcija pita (u terminalu); s opcijama odgovara odmah; sa --json čita upit iz datoteke ili sa standardnog ulaza i odgovara u JSON-u.
settle-json = upit i odgovor u JSON-u (s opcijama samo odgovor)
settle-option-game = koja igra: { "voleny, krizovy, licitovany, marijas" }; ako nije navedena: po pravilima, inače { "voleny" }
settle-option-profile = pravila; ako nisu navedena: { "liga" }, za křížový { "mcr-2018-free" }, za licitovani { "csm-licitovany" }, za marijaš prema broju igrača { "marijas-2, marijas-3, marijas-4" }
settle-option-contract = šta se igralo: igra, sedmica, stotka, sto sedam, betl, durh, otvoreni betl, otvoreni durh; za křížový igra (ne mora da se navede), betl, durh; za licitovani sedmica, stotka, stotka i sedmica, betl, durh, dve sedmice, dve sedmice i stotka (herc kaže adut, ili „stotka u hercu“); za marijaš igra (ne mora da se navede), predaja, betl
settle-option-trump = adut: herc, bundeva, zelena, žir
settle-option-players = broj igrača za stolom; ako nije naveden: po imenima, inače 3, za marijaš 2
settle-option-names = imena u smeru kazaljke na satu; ako nisu navedena: { "A, B, C …" }
settle-option-declarer = ko je igrao, birao ili zvao (ime, ili redni broj od 1); ako nije naveden: prvi
settle-option-sitter = ko je od četvoro pauzirao
settle-option-against = šta je najavila odbrana: sedmica protiv, stotka protiv
settle-option-flek = flek na obavezu, na primer { "hra=re" } ili { "sedma=1" }
settle-option-points = bodovi nosioca (za křížový: strane zvača, za marijaš: strane koja zove) iz karata s poslednjim štihom, bez zvanja
settle-option-defence-points = bodovi odbrane; ako nisu navedeni: ostatak do 90
settle-option-marriages = zvanja nosioca redom kojim su pala
settle-option-defence-marriages = zvanja odbrane
settle-option-seven = čija je adutska sedmica pala u poslednjem štihu: nosioca, odbrane, ničija
settle-option-seven-won = je li ga odnela?
settle-option-tricks = štihovi nosioca
settle-option-defence-tricks = štihovi odbrane
settle-option-partner = křížový, marijaš učetvoro: ko je imao zvanu kartu, ili sam
settle-option-sedma = křížový: ko je najavio sedmicu
settle-option-sto = křížový: ko je najavio stotku (jedan, ili obojica, ako je saigrač dodao obaveznu)
settle-option-sedma-against = křížový: ko je najavio sedmicu protiv
settle-option-sto-against = křížový: ko je najavio stotku protiv
settle-option-marriage = křížový: zvanja igrača, na primer { "A=40" } ili { "C=20,20" }
settle-option-own-marriage = křížový: ko je najavio stotku, imao je zvanje koje nije pokazao
settle-option-seven-played = křížový: ko je dao adutsku sedmicu u poslednji štih
settle-option-last-trick = ko je odneo poslednji štih: za křížový igrač, za licitovani nosilac, odbrana, za marijaš ko zove, protivnici
settle-option-before-doubling-ends = křížový: renons je pao pre kraja flekova
settle-option-made = betl, durh, dve sedmice: dobijeno?
settle-option-revoke = ko je napravio renons
settle-option-offence = kakav
settle-option-evident = šta bi ostali očigledno dobili: tiha sedmica, tiha stotka
settle-option-chips = žetoni igrača pre mešanja, kad nekome možda ne dostaju
settle-option-omyl = licitovani: nosilac je rekao greška
settle-option-helper = licitovani: pomoćna boja dve sedmice (za obračun nije potrebna)
settle-option-four-helpers = licitovani: je li jedan branilac na početku imao bar četiri pomoćne?
settle-option-sevens-made = licitovani: je li nosilac odneo deveti i deseti štih najavljenim sedmicama?
settle-option-laid = licitovani: je li to bila igra koja se ne može izgubiti ni pri kakvom rasporedu karata ({ "ložená" })?
settle-option-flekked-by = licitovani: koji je branilac rekao flek (zbog granice i igre koja se ne može izgubiti); i po obavezama, na primer { "sto=B; sedma=B,C" }
settle-option-technical = licitovani: ko plaća paušal za tehnički renons (može i više puta); igra važi dalje

settle-head-played = { $contract }, { $playing ->
    [1] nosilac
   *[other] nosioci
} { $declarer }; odigrano [{ $profile }]
settle-head-unplayed = { $contract }, { $playing ->
    [1] nosilac
   *[other] nosioci
} { $declarer }; ne igra se [{ $profile }]
settle-head-revoke = { $contract }, { $playing ->
    [1] nosilac
   *[other] nosioci
} { $declarer }; renons [{ $profile }]
settle-head-fine = { $contract }, { $playing ->
    [1] nosilac
   *[other] nosioci
} { $declarer }; kazna [{ $profile }]
settle-head-revoke-bare = Renons pre ikakve najave [{ $profile }]
settle-head-fine-bare = Samo paušal [{ $profile }]
settle-result = Ishod: { $payments }
settle-short = Za plaćanje ne dostaje: { $names }. Runda je gotova, stvarno: { $payments }

settle-side-none = ničija
settle-side-declarer = nosioca
settle-side-defence = odbrane
settle-alone = sam
settle-nobody = niko
settle-yes = da
settle-no = ne

explained-factor = ×{ $factor } za adut
explained-won = { $component ->
    [betl] dobijen
    [durch] dobijen
    [open_betl] dobijen
    [open_durch] dobijen
    [stosedm] dobijeno
    [dve_sedmy] dobijene
   *[other] dobijena
}
explained-lost = { $component ->
    [betl] izgubljen
    [durch] izgubljen
    [open_betl] izgubljen
    [open_durch] izgubljen
    [stosedm] izgubljeno
    [dve_sedmy] izgubljene
   *[other] izgubljena
}
explained-declarer = nosilac
explained-defence = odbrana
explained-nobody-pays = Niko nikome ne plaća.
explained-by = plaća { $name } svakome

offence-not_following = nije odgovorio na boju
offence-not_beating = nije dao jaču kartu
offence-not_trumping = nije bacio aduta
offence-out_of_turn = igrao van reda
offence-talon_count = pogrešan broj karata u talonu
offence-sharp_in_talon = as ili desetka u talonu
offence-king_before_over = kralj pre dame
offence-seven_early = najavljena sedmica odigrana ranije
offence-seven_in_talon = najavljena sedmica u talonu
offence-cheating = prevara pri izboru ili odlaganju

offence-play = pogrešna karta
offence-announcement = preuranjena ili netačna najava
offence-shuffle = izmešao karte
offence-misdeal = ponovljeno ili namerno pogrešno deljenje
offence-wrong_claim = položio karte koje nisu bile dobijene
offence-card_count = dao dve karte, ili nijednu
offence-compulsory_hundred = nije najavio obaveznu stotku

offence-wrong_lead = pogrešan izlazak
offence-hint = došaptavao saigraču
offence-talon_count_in_play = pogrešan broj karata u talonu otkriven u igri
offence-talon_touched = dodirnuo talon tokom govora
offence-outsider_looked = ko pauzira, gledao je u karte
offence-looked_at_cards = gledao u tuđe karte ili u talon

ask-again = { $problem }
ask-help = Enter uzima odgovor u zagradi [ ]; gde ga nema, treba odgovoriti. Igrač: ime, ili redni broj od 1. { "Ctrl-C" } završava.
ask-none = ništa
ask-game = Koja igra
ask-profile = Po kojim pravilima
explain-game = Može i ime kao u opciji --{ "game" }.
explain-profile = Ime pravila iz spiska, datoteka .toml, broj igrača, ili ime igre.
ask-names = Imena igrača u smeru kazaljke na satu, sa zarezom između ({ $seats })
ask-contract = Šta se igralo
ask-declarer = Ko je igrao
ask-sitter = Ko je pauzirao
ask-trump = Adut
ask-against = Šta je najavila odbrana
ask-flek-on = Flek: { $component }
ask-flek = Dokle
ask-revoked = Je li neko napravio renons
ask-revoke = Ko
ask-offence = Kakav
ask-evident = Bi li ostali očigledno dobili: { $component }
ask-yes-no = Da ili ne
ask-made = Dobijeno
ask-points = Bodovi nosioca iz karata s poslednjim štihom, bez zvanja (0 do 90)
ask-krizovy-points = Bodovi strane zvača iz karata s poslednjim štihom, bez zvanja (0 do 90)
ask-marijas-declarer = Ko je zvao (ili igrao betl)
ask-marijas-points = Bodovi { $players ->
    [4] strane koja zove (zajedno s partnerom)
   *[other] onog ko zove
} iz karata s poslednjim štihom, bez zvanja (0 do 90)
ask-marijas-marriages = Zvanja { $players ->
    [4] strane koja zove
   *[other] onog ko zove
} (20, 40; - nijedno)
ask-marijas-defence-marriages = Zvanja { $players ->
    [2] protivnika
   *[other] svih protivnika zajedno
} (20, 40; - nijedno)
explain-marijas-contract = Igra je obično mešanje; predaja, ako se neko predao; betl samo gde se igraju vanredne igre.
explain-marijas-declarer = Ko je zvao aduta ili kartu, ko se predao, ili ko je igrao betl.
explain-marijas-partner = Ko je imao zvanu kartu; „sam“, ako je onaj ko zove zvao svoju.
explain-marijas-made = Betl je dobijen ako taj igrač nije odneo nijedan štih.
explain-marijas-points = Asovi i desetke po 10, poslednji štih 10; protivnicima ostaje do 90.
explain-marijas-marriages = Fircik (40) je zvanje u adutu, cvancik (20) u drugoj boji; više njih sa zarezom.
explain-marijas-defence-marriages = Fircik (40) je zvanje u adutu, cvancik (20) u drugoj boji; više njih sa zarezom.
explain-marijas-last-trick = Čija je strana odnela poslednji štih: njegova desetka se za ovim stolom ne broji.
ask-marriages = Zvanja nosioca redom kojim su pala (20, 40; - nijedno)
ask-defence-marriages = Zvanja odbrane redom kojim su pala (20, 40; - nijedno)
ask-seven = Čija je adutska sedmica pala u poslednjem štihu
ask-seven-won = Je li ga odnela
ask-partner = Ko je imao zvanu kartu
ask-sedma = Ko je najavio sedmicu
ask-sto = Ko je najavio stotku (sa zarezom, ako su obojica)
ask-sedma-against = Ko je najavio sedmicu protiv
ask-sto-against = Ko je najavio stotku protiv
ask-marriage = Zvanja (na primer { "A=40; C=20,20" }; - nijedno)
ask-own-marriage = Je li onaj ko je najavio stotku imao zvanje koje nije pokazao
ask-seven-played = Ko je dao adutsku sedmicu u poslednji štih
ask-last-trick = Ko je odneo poslednji štih
ask-before-doubling-ends = Je li renons pao pre kraja flekova
ask-tricks = Koliko štihova ima nosilac
ask-defence-tricks = Koliko štihova ima odbrana
ask-omyl = Je li rekao greška
ask-four-helpers = Je li jedan branilac na početku imao bar četiri pomoćne
ask-sevens-made = Je li dobio obe sedmice
ask-laid = Je li to bila igra koja se ne može izgubiti ({ "ložená" })
ask-flekked-by = Koji je branilac rekao flek (sa zarezom, ako su obojica)
