# marias settle

settle-help =
    Kdo komu kolik platí? Vyúčtuje rozdání sehrané u stolu. Bez voleb se ptá (v terminálu); s volbami odpoví hned; s --json čte dotaz ze souboru nebo ze standardního vstupu a odpoví v JSON.
settle-json = dotaz i odpověď v JSON (s volbami jen odpověď)
settle-option-game = která hra: voleny, krizovy, licitovany, marijas; nezadaná: podle pravidel, jinak voleny
settle-option-profile = pravidla; nezadaná: liga, u křížového mcr-2018-free, u licitovaného csm-licitovany, u marijáše podle počtu hráčů marijas-2, marijas-3, marijas-4
settle-option-contract = co se hrálo: hra, sedma, sto, stosedm, betl, durch, open_betl, open_durch; v křížovém game (hra; netřeba uvádět), betl, durch; v licitovaném sedma, sto, sto_sedma, betl, durch, dve_sedmy, dve_sedmy_sto (červené řekne trumf, nebo sto_hearts, „sto červených“); v marijáši game (hra; netřeba uvádět), surrender (vzdání), betl
settle-option-trump = trumf: c, k, z, l
settle-option-players = počet hráčů u stolu; nezadaný: podle jmen, jinak 3, u marijáše 2
settle-option-names = jména po směru hodin; nezadaná: A, B, C …
settle-option-declarer = kdo hrál, volil nebo volal (jméno, nebo pořadí od 1); nezadaný: první
settle-option-sitter = kdo u čtyř pauzíroval
settle-option-against = co hlásila obrana: sedma_against, sto_against
settle-option-flek = flek na závazek, třeba hra=re nebo sedma=1
settle-option-points = body aktéra (v křížovém volící strany, v marijáši strany volajícího) z karet s posledním zdvihem, bez hlášek
settle-option-defence-points = body obrany; nezadané: zbytek do 90
settle-option-marriages = hlášky aktéra v pořadí, jak padly
settle-option-defence-marriages = hlášky obrany
settle-option-seven = čí trumfová sedma padla v posledním zdvihu: declarer, defence, none
settle-option-seven-won = vzala ho?
settle-option-tricks = zdvihy aktéra
settle-option-defence-tricks = zdvihy obrany
settle-option-partner = křížový, marijáš ve čtyřech: kdo měl volanou kartu, nebo sám
settle-option-sedma = křížový: kdo hlásil sedmu
settle-option-sto = křížový: kdo hlásil sto (jeden, nebo oba, přidal-li spoluhráč povinné)
settle-option-sedma-against = křížový: kdo hlásil sedmu proti
settle-option-sto-against = křížový: kdo hlásil sto proti
settle-option-marriage = křížový: hlášky hráče, třeba A=40 nebo C=20,20
settle-option-own-marriage = křížový: kdo hlásil sto, měl hlášku, kterou neukázal
settle-option-seven-played = křížový: kdo dal trumfovou sedmu do posledního zdvihu
settle-option-last-trick = kdo vzal poslední zdvih: v křížovém hráč, v licitovaném aktér, obrana, v marijáši volající, soupeři
settle-option-before-doubling-ends = křížový: renonc padl, než skončily fleky
settle-option-made = betl, durch, dvě sedmy: uhráno?
settle-option-revoke = kdo udělal renonc
settle-option-offence = jaký
settle-option-evident = co by ostatní evidentně uhráli: quiet_seven, quiet_hundred
settle-option-chips = žetony hráčů před rozdáním, když někomu nemusí stačit
settle-option-omyl = licitovaný: aktér ohlásil omyl
settle-option-helper = licitovaný: pomocná barva dvou sedem (k vyúčtování není třeba)
settle-option-four-helpers = licitovaný: měl jeden obránce na začátku aspoň čtyři pomocné?
settle-option-sevens-made = licitovaný: vzal aktér devátý a desátý zdvih ohlášenými sedmami?
settle-option-laid = licitovaný: byla hra ložená (nešla prohrát při žádném rozložení karet)?
settle-option-flekked-by = licitovaný: kdo z obránců řekl flek (kvůli limitu a ložené hře); i po závazcích, třeba sto=B; sedma=B,C
settle-option-technical = licitovaný: kdo platí paušál za technický renonc (i vícekrát); hra platí dál

settle-head-played = { $contract }, { $playing ->
    [1] hraje
   *[other] hrají
} { $declarer }; sehráno [{ $profile }]
settle-head-unplayed = { $contract }, { $playing ->
    [1] hraje
   *[other] hrají
} { $declarer }; nehraje se [{ $profile }]
settle-head-revoke = { $contract }, { $playing ->
    [1] hraje
   *[other] hrají
} { $declarer }; renonc [{ $profile }]
settle-head-fine = { $contract }, { $playing ->
    [1] hraje
   *[other] hrají
} { $declarer }; pokuta [{ $profile }]
settle-head-revoke-bare = Renonc, než se něco hlásilo [{ $profile }]
settle-head-fine-bare = Jen paušál [{ $profile }]
settle-result = Výsledek: { $payments }
settle-short = Na zaplacení nestačí: { $names }. Kolo končí, skutečně: { $payments }

settle-side-none = ničí
settle-side-declarer = aktéra
settle-side-defence = obrany
settle-alone = sám
settle-nobody = nikdo
settle-yes = ano
settle-no = ne

explained-factor = ×{ $factor } za trumf
explained-won = { $component ->
   *[other] uhráno
}
explained-lost = { $component ->
   *[other] neuhráno
}
explained-declarer = aktér
explained-defence = obrana
explained-nobody-pays = Nikdo nikomu neplatí.
explained-by = platí { $name } každému

offence-not_following = nectil barvu
offence-not_beating = nepřebil
offence-not_trumping = netrumfoval
offence-out_of_turn = hrál mimo pořadí
offence-talon_count = špatný počet karet v talonu
offence-sharp_in_talon = eso nebo desítka v talonu
offence-king_before_over = král před svrškem
offence-seven_early = hlášená sedma zahraná dřív
offence-seven_in_talon = hlášená sedma v talonu
offence-cheating = podvod při volbě nebo shozu

offence-play = špatná karta
offence-announcement = předčasné nebo nepravdivé hlášení
offence-shuffle = zamíchal karty
offence-misdeal = opakované nebo úmyslné zadání
offence-wrong_claim = složil list, který neměl vyhraný
offence-card_count = dal dvě karty, nebo žádnou
offence-compulsory_hundred = neohlásil povinné sto

offence-wrong_lead = chybný výnos
offence-hint = napovídal spoluhráči
offence-talon_count_in_play = špatný počet karet v talonu zjištěný ve hře
offence-talon_touched = sáhl na talon během komentování
offence-outsider_looked = pauzírující se díval do karet
offence-looked_at_cards = díval se do cizích karet nebo do talonu

ask-again = { $problem }
ask-help = Enter bere odpověď v závorce [ ]; kde žádná není, je třeba odpovědět. Hráč: jméno, nebo pořadí od 1. Ctrl-C končí.
ask-none = nic
ask-game = Která hra
ask-profile = Podle jakých pravidel
explain-game = Stačí i jméno jako ve volbě --{ "game" }.
explain-profile = Jméno pravidel ze seznamu, soubor .toml, počet hráčů, nebo jméno hry.
ask-names = Jména hráčů po směru hodin, oddělená čárkou ({ $seats })
ask-contract = Co se hrálo
ask-declarer = Kdo hrál
ask-sitter = Kdo pauzíroval
ask-trump = Trumf
ask-against = Co hlásila obrana
ask-flek-on = Flek: { $component }
ask-flek = Kam až
ask-revoked = Udělal někdo renonc
ask-revoke = Kdo
ask-offence = Jaký
ask-evident = Uhráli by ostatní evidentně: { $component }
ask-yes-no = Ano, nebo ne
ask-made = Uhráno
ask-points = Body aktéra z karet s posledním zdvihem, bez hlášek (0 až 90)
ask-krizovy-points = Body volící strany z karet s posledním zdvihem, bez hlášek (0 až 90)
ask-marijas-declarer = Kdo volal (nebo hrál betl)
ask-marijas-points = Body { $players ->
    [4] strany volajícího (i s partnerem)
   *[other] volajícího
} z karet s posledním zdvihem, bez hlášek (0 až 90)
ask-marijas-marriages = Hlášky { $players ->
    [4] strany volajícího
   *[other] volajícího
} (20, 40; - žádná)
ask-marijas-defence-marriages = Hlášky { $players ->
    [2] soupeře
   *[other] všech soupeřů dohromady
} (20, 40; - žádná)
explain-marijas-contract = Hra je obyčejné rozdání; vzdání, když se někdo vzdal; betl jen tam, kde se hrají mimořádné hry.
explain-marijas-declarer = Kdo volal trumfy nebo kartu, kdo se vzdal, nebo kdo hrál betl.
explain-marijas-partner = Kdo měl volanou kartu; „sám“, když volající volal svou.
explain-marijas-made = Betl je uhraný, když ten hráč nevzal žádný zdvih.
explain-marijas-points = Esa a desítky po 10, poslední zdvih 10; na soupeře zbývá do 90.
explain-marijas-marriages = Fircik (40) je hláška v trumfech, cvancik (20) v jiné barvě; víc hlášek s čárkou.
explain-marijas-defence-marriages = Fircik (40) je hláška v trumfech, cvancik (20) v jiné barvě; víc hlášek s čárkou.
explain-marijas-last-trick = Která strana vzala poslední zdvih: jeho desítka se u tohoto stolu nepočítá.
ask-marriages = Hlášky aktéra v pořadí, jak padly (20, 40; - žádná)
ask-defence-marriages = Hlášky obrany v pořadí, jak padly (20, 40; - žádná)
ask-seven = Čí trumfová sedma padla v posledním zdvihu
ask-seven-won = Vzala ho
ask-partner = Kdo měl volanou kartu
ask-sedma = Kdo hlásil sedmu
ask-sto = Kdo hlásil sto (s čárkou, jestli oba)
ask-sedma-against = Kdo hlásil sedmu proti
ask-sto-against = Kdo hlásil sto proti
ask-marriage = Hlášky (třeba A=40; C=20,20; - žádná)
ask-own-marriage = Měl ten, kdo hlásil sto, hlášku, kterou neukázal
ask-seven-played = Kdo dal trumfovou sedmu do posledního zdvihu
ask-last-trick = Kdo vzal poslední zdvih
ask-before-doubling-ends = Padl renonc, než skončily fleky
ask-tricks = Kolik zdvihů má aktér
ask-defence-tricks = Kolik zdvihů má obrana
ask-omyl = Ohlásil omyl
ask-four-helpers = Měl jeden obránce na začátku aspoň čtyři pomocné
ask-sevens-made = Uhrál obě sedmy
ask-laid = Byla to ložená hra
ask-flekked-by = Kdo z obránců řekl flek (s čárkou, jestli oba)
