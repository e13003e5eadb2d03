# Zápisy: replay, show, convert

replay-help = Přehraje zápisy (vlastní i „.hra“ programu Mariášek) podle dnešních pravidel a řekne, co kdo platí.
replay-profile = podle jakých pravidel počítat (jinak podle těch v zápisu)
replay-table = podle které tabulky počítat prémiové body: jméno vydání, nebo soubor .toml (marias pb --tables)
replay-json = pro každý soubor jeden řádek JSON
replay-no-deal = { $file }: zápis je prázdný
replay-deal = { $file }, rozdání { $number }: { $contract } ({ $declarer }), { $kind }: { $payments }
replay-kind-played = sehráno
replay-kind-unplayed = nehrálo se
replay-kind-revoke = renonc
replay-kind-fine = pokuta
replay-unplayed = { $file }, rozdání { $number }: { $why }: { $payments }
replay-unfinished = { $file }, rozdání { $number }: nedohráno
replay-otherwise =
    {"  "}VYCHÁZÍ JINAK: v zápisu je { $recorded } [{ $written }], podle těchto pravidel { $now } [{ $profile }]
replay-differs =
    {"  "}NESOUHLASÍ: v zápisu je { $recorded } (pravidla v revizi { $revision }), dnes vychází { $now } (revize { $current })

convert-help = Převede uloženou hru programu Mariášek („.hra“) na vlastní zápis. Co se převést nedalo, řekne na chybovém výstupu.
convert-out = kam zapsat; nezadané: standardní výstup
convert-force = přepsat soubor, který už je
error-file-exists = { $file }: soubor už je; přepíše ho --force

note-rates = Sazby a pravidla v souboru nejsou: zápis má pravidla „mariasek“.
note-packets = Pořadí karet při rozdávání v souboru není: forhont má trumf v první sedmičce, ostatní karty jsou seřazené.
note-trump-card = Která karta ležela jako trumf, v souboru není: vzata { $card }.
note-answers = Odpovědi na otázku v souboru nejsou: oba řekli dobrá.
note-who-called = Kdo komu hru převzal, v souboru není: kdo hraje, je zapsán jako forhont a hlásí sám.
note-flek-order = Pořadí fleků v souboru není: flekuje první z těch, kdo jsou u závazku jmenováni.
note-no-fleks = Fleky v souboru nejsou: zapsáno bez fleku.
note-played-by-file = Podle pravidel by se nehrálo, v souboru je hra sehraná: zápis má play_unflekked = true.
note-given-up-by-file = Podle pravidel by se hrálo, v souboru je hra vzdaná: zápis má pravidla, podle nichž se nehraje.
note-claimed = Od zdvihu { $trick } byla hra složena; zdvihy v souboru pokračují a jsou zapsány jako sehrané.
note-after-the-end = Betl nebo durch skončil dřív; zdvihy od { $trick }. dál vynechány.
note-not-announced = Hra ještě nebyla ohlášena: zápis má jen rozdané karty.
note-differs = Platba nesouhlasí: v souboru { $recorded }, podle pravidel { $now }.

show-help = Ukáže celé rozdání: karty, volbu, hlášení, fleky, zdvih po zdvihu a vyúčtování s klauzulemi. Nedohrané rozdání ukáže jen tak, jak je vidí hráč.
show-open = i nedohrané rozdání, které nikdo z lidí nehraje, ukáže se všemi kartami
show-head = { $file }: { $rules } [{ $profile }]
show-deal = Rozdání { $number }, rozdává { $dealer }
show-talon = talon
show-trump = { $who } volí trumf { $card }
show-z_lidu = { $who } volí z lidu: { $card }
show-forget = { $who } zapomíná volit
show-ask = { $who }: barva? (talon { $talon })
show-stosedm = { $who }: stosedm z ruky (talon { $talon })
show-betl = { $who }: betl (talon { $talon })
show-durch = { $who }: durch (talon { $talon })
show-open_betl = { $who }: ložený betl (talon { $talon })
show-open_durch = { $who }: ložený durch (talon { $talon })
show-choose = { $who } volí trumf { $card } a volá výšku: { $rank }
show-set_aside = rozhodčí: odložen { $trick }. zdvih
show-krizovy-ask = { $who }: barva?
show-krizovy-hearts_alone = { $who }: červené sám
show-krizovy-betl = { $who }: betl
show-krizovy-durch = { $who }: durch
show-krizovy-claim = { $who } pokládá karty: { $what ->
    [rest] zbytek je jeho
    [none] žádný zdvih nevezme
    [hra] hra je vyhraná
   *[sto] sto je doma
}
show-good = { $who }: dobrá
show-bad = { $who }: špatná
show-good_flek = { $who }: dobrá a flek
show-takeover = { $who }: { $game } (talon { $talon })
show-declare = { $who } hlásí: { $game }
show-said_stosedm = { $who } říká stosedm; po otázce to nejde
show-say = { $who }: { $what }
show-dobra = dobrá
show-claim = { $who } skládá karty
show-laid = vyložené karty: { $cards }
show-revoke = rozhodčí: renonc, { $who } ({ $offence })
show-misdeal = rozhodčí: zadání
show-void = Zadání
show-thrown-in = Nikdo nelicitoval, karty se složily
show-play = Hra
show-drawn = líznuto: { $cards }
show-marriage = hláška { $value }
show-points = Body: aktér { $mine } a hlášky { $marriages }, obrana { $theirs } a hlášky { $others }
show-unfinished = Nedohráno.
show-holds = { $who } má v ruce: { $cards }
show-hidden = Nedohráno: ostatní karty zatím nejsou otevřené (ukáže je --{ "open" }).
show-hidden-player = Nedohráno: ostatní karty se ukážou, až rozdání skončí.
