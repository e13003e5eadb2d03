# Zápisy: replay, show, convert

replay-help = Prehrá zápisy (vlastné aj „.hra“ programu Mariášek) podľa dnešných pravidiel a povie, kto čo platí.
replay-profile = podľa akých pravidiel počítať (inak podľa tých v zápise)
replay-table = podľa ktorej tabuľky počítať prémiové body: meno vydania, alebo súbor .toml (marias pb --tables)
replay-json = pre každý súbor jeden riadok JSON
replay-no-deal = { $file }: zápis je prázdny
replay-deal = { $file }, rozdanie { $number }: { $contract } ({ $declarer }), { $kind }: { $payments }
replay-kind-played = zohrané
replay-kind-unplayed = nehralo sa
replay-kind-revoke = renonc
replay-kind-fine = pokuta
replay-unplayed = { $file }, rozdanie { $number }: { $why }: { $payments }
replay-unfinished = { $file }, rozdanie { $number }: nedohrané
replay-otherwise =
    {"  "}VYCHÁDZA INAK: v zápise je { $recorded } [{ $written }], podľa týchto pravidiel { $now } [{ $profile }]
replay-differs =
    {"  "}NESÚHLASÍ: v zápise je { $recorded } (pravidlá v revízii { $revision }), dnes vychádza { $now } (revízia { $current })

convert-help = Prevedie uloženú hru programu Mariášek („.hra“) na vlastný zápis. Čo sa previesť nedalo, povie na chybovom výstupe.
convert-out = kam zapísať; nezadané: štandardný výstup
convert-force = prepísať súbor, ktorý už existuje
error-file-exists = { $file }: súbor už existuje; prepíše ho --force

note-rates = Sadzby a pravidlá v súbore nie sú: zápis má pravidlá „mariasek“.
note-packets = Poradie kariet pri rozdávaní v súbore nie je: forhont má tromf v prvej sedmičke, ostatné karty sú zoradené.
note-trump-card = Ktorá karta ležala ako tromf, v súbore nie je: vzatá { $card }.
note-answers = Odpovede na otázku v súbore nie sú: obaja povedali dobrá.
note-who-called = Kto komu hru prevzal, v súbore nie je: kto hrá, je zapísaný ako forhont a hlási sám.
note-flek-order = Poradie flekov v súbore nie je: flekuje prvý z tých, ktorí sú pri záväzku menovaní.
note-no-fleks = Fleky v súbore nie sú: zapísané bez fleku.
note-played-by-file = Podľa pravidiel by sa nehralo, v súbore je hra zohraná: zápis má play_unflekked = true.
note-given-up-by-file = Podľa pravidiel by sa hralo, v súbore je hra vzdaná: zápis má pravidlá, podľa ktorých sa nehrá.
note-claimed = Od zdvihu { $trick } bola hra zložená; zdvihy v súbore pokračujú a sú zapísané ako zohrané.
note-after-the-end = Betl alebo durch skončil skôr; zdvihy od { $trick }. ďalej vynechané.
note-not-announced = Hra ešte nebola ohlásená: zápis má len rozdané karty.
note-differs = Platba nesúhlasí: v súbore { $recorded }, podľa pravidiel { $now }.

show-help = Ukáže celé rozdanie: karty, voľbu, hlásenie, fleky, zdvih po zdvihu a vyúčtovanie s klauzulami. Nedohrané rozdanie ukáže len tak, ako ho vidí hráč.
show-open = aj nedohrané rozdanie, ktoré nehrá nikto z ľudí, ukáže so všetkými kartami
show-head = { $file }: { $rules } [{ $profile }]
show-deal = Rozdanie { $number }, rozdáva { $dealer }
show-talon = talón
show-trump = { $who } volí tromf { $card }
show-z_lidu = { $who } volí z ľudu: { $card }
show-forget = { $who } zabúda voliť
show-ask = { $who }: farba? (talón { $talon })
show-stosedm = { $who }: stosedem z ruky (talón { $talon })
show-betl = { $who }: betl (talón { $talon })
show-durch = { $who }: durch (talón { $talon })
show-open_betl = { $who }: ložený betl (talón { $talon })
show-open_durch = { $who }: ložený durch (talón { $talon })
show-choose = { $who } volí tromf { $card } a volá výšku: { $rank }
show-set_aside = rozhodca: odložený { $trick }. zdvih
show-krizovy-ask = { $who }: farba?
show-krizovy-hearts_alone = { $who }: červeň sám
show-krizovy-betl = { $who }: betl
show-krizovy-durch = { $who }: durch
show-krizovy-claim = { $who } vykladá karty: { $what ->
    [rest] zvyšok je jeho
    [none] žiadny zdvih nevezme
    [hra] hra je vyhraná
   *[sto] sto je doma
}
show-good = { $who }: dobrá
show-bad = { $who }: zlá
show-good_flek = { $who }: dobrá a flek
show-takeover = { $who }: { $game } (talón { $talon })
show-declare = { $who } hlási: { $game }
show-said_stosedm = { $who } hovorí stosedem; po otázke to nejde
show-say = { $who }: { $what }
show-dobra = dobrá
show-claim = { $who } skladá karty
show-laid = vyložené karty: { $cards }
show-revoke = rozhodca: renonc, { $who } ({ $offence })
show-misdeal = rozhodca: zlé rozdanie
show-void = Zlé rozdanie
show-thrown-in = Nikto nelicitoval, karty sa zložili
show-play = Hra
show-drawn = potiahnuté: { $cards }
show-marriage = hláška { $value }
show-points = Body: aktér { $mine } a hlášky { $marriages }, obrana { $theirs } a hlášky { $others }
show-unfinished = Nedohrané.
show-holds = { $who } má v ruke: { $cards }
show-hidden = Nedohrané: ostatné karty zatiaľ nie sú otvorené (ukáže ich --{ "open" }).
show-hidden-player = Nedohrané: ostatné karty sa ukážu, až keď sa rozdanie skončí.
