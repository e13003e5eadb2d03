# marias settle

settle-help =
    Kto komu koľko platí? Vyúčtuje rozdanie zohrané pri stole. Bez volieb sa pýta (v termináli); s voľbami odpovie hneď; s --json číta dotaz zo súboru alebo zo štandardného vstupu a odpovie v JSON.
settle-json = dotaz aj odpoveď v JSON (s voľbami len odpoveď)
settle-option-game = ktorá hra: voleny, krizovy, licitovany, marijas; nezadaná: podľa pravidiel, inak voleny
settle-option-profile = pravidlá; nezadané: liga, pri krížovom mcr-2018-free, pri licitovanom csm-licitovany, pri marijáši podľa počtu hráčov marijas-2, marijas-3, marijas-4
settle-option-contract = čo sa hralo: hra, sedma, sto, stosedem, betl, durch, ložený betl, ložený durch; v krížovom hra (netreba uvádzať), betl, durch; v licitovanom sedma, sto, sto a sedma, betl, durch, dve sedmy, dve sedmy a sto (červeň povie tromf, alebo „sto červených“); v marijáši hra (netreba uvádzať), vzdanie, betl
settle-option-trump = tromf: c, k, z, l
settle-option-players = počet hráčov pri stole; nezadaný: podľa mien, inak 3, pri marijáši 2
settle-option-names = mená v smere hodín; nezadané: A, B, C …
settle-option-declarer = kto hral, volil alebo volal (meno, alebo poradie od 1); nezadaný: prvý
settle-option-sitter = kto zo štyroch pauzíroval
settle-option-against = čo hlásila obrana: sedma proti, sto proti
settle-option-flek = flek na záväzok, napríklad hra=re alebo sedma=1
settle-option-points = body aktéra (v krížovom voliacej strany, v marijáši strany volajúceho) z kariet s posledným zdvihom, bez hlášok
settle-option-defence-points = body obrany; nezadané: zvyšok do 90
settle-option-marriages = hlášky aktéra v poradí, ako padli
settle-option-defence-marriages = hlášky obrany
settle-option-seven = čia tromfová sedma padla v poslednom zdvihu: aktéra, obrany, ničia
settle-option-seven-won = vzala ho?
settle-option-tricks = zdvihy aktéra
settle-option-defence-tricks = zdvihy obrany
settle-option-partner = krížový, marijáš vo štvorici: kto mal volanú kartu, alebo sám
settle-option-sedma = krížový: kto hlásil sedmu
settle-option-sto = krížový: kto hlásil sto (jeden, alebo obaja, ak spoluhráč pridal povinné)
settle-option-sedma-against = krížový: kto hlásil sedmu proti
settle-option-sto-against = krížový: kto hlásil sto proti
settle-option-marriage = krížový: hlášky hráča, napríklad A=40 alebo C=20,20
settle-option-own-marriage = krížový: kto hlásil sto, mal hlášku, ktorú neukázal
settle-option-seven-played = krížový: kto dal tromfovú sedmu do posledného zdvihu
settle-option-last-trick = kto vzal posledný zdvih: v krížovom hráč, v licitovanom aktér, obrana, v marijáši volajúci, súperi
settle-option-before-doubling-ends = krížový: renonc padol, než sa skončili fleky
settle-option-made = betl, durch, dve sedmy: uhrané?
settle-option-revoke = kto urobil renonc
settle-option-offence = aký
settle-option-evident = čo by ostatní evidentne uhrali: tichá sedma, tichá stovka
settle-option-chips = žetóny hráčov pred rozdaním, keď niekomu nemusia stačiť
settle-option-omyl = licitovaný: aktér ohlásil omyl
settle-option-helper = licitovaný: pomocná farba dvoch sediem (k vyúčtovaniu netreba)
settle-option-four-helpers = licitovaný: mal jeden obranca na začiatku aspoň štyri pomocné?
settle-option-sevens-made = licitovaný: vzal aktér deviaty a desiaty zdvih ohlásenými sedmami?
settle-option-laid = licitovaný: bola hra ložená (nedala sa prehrať pri žiadnom rozložení kariet)?
settle-option-flekked-by = licitovaný: kto z obrancov povedal flek (kvôli limitu a loženej hre); aj po záväzkoch, napríklad sto=B; sedma=B,C
settle-option-technical = licitovaný: kto platí paušál za technický renonc (aj viackrát); hra platí ďalej

settle-head-played = { $contract }, { $playing ->
    [1] hrá
   *[other] hrajú
} { $declarer }; zohrané [{ $profile }]
settle-head-unplayed = { $contract }, { $playing ->
    [1] hrá
   *[other] hrajú
} { $declarer }; nehrá sa [{ $profile }]
settle-head-revoke = { $contract }, { $playing ->
    [1] hrá
   *[other] hrajú
} { $declarer }; renonc [{ $profile }]
settle-head-fine = { $contract }, { $playing ->
    [1] hrá
   *[other] hrajú
} { $declarer }; pokuta [{ $profile }]
settle-head-revoke-bare = Renonc, než sa niečo hlásilo [{ $profile }]
settle-head-fine-bare = Len paušál [{ $profile }]
settle-result = Výsledok: { $payments }
settle-short = Na zaplatenie nestačí: { $names }. Kolo končí, skutočne: { $payments }

settle-side-none = ničia
settle-side-declarer = aktéra
settle-side-defence = obrany
settle-alone = sám
settle-nobody = nikto
settle-yes = áno
settle-no = nie

explained-factor = ×{ $factor } za tromf
explained-won = { $component ->
   *[other] uhrané
}
explained-lost = { $component ->
   *[other] neuhrané
}
explained-declarer = aktér
explained-defence = obrana
explained-nobody-pays = Nikto nikomu neplatí.
explained-by = platí { $name } každému

offence-not_following = nectil farbu
offence-not_beating = neprebil
offence-not_trumping = nedal tromf
offence-out_of_turn = hral mimo poradia
offence-talon_count = zlý počet kariet v talóne
offence-sharp_in_talon = eso alebo desiatka v talóne
offence-king_before_over = kráľ pred horníkom
offence-seven_early = hlásená sedma zahraná skôr
offence-seven_in_talon = hlásená sedma v talóne
offence-cheating = podvod pri voľbe alebo odhode

offence-play = zlá karta
offence-announcement = predčasné alebo nepravdivé hlásenie
offence-shuffle = zamiešal karty
offence-misdeal = opakované alebo úmyselné zlé rozdanie
offence-wrong_claim = zložil list, ktorý nemal vyhraný
offence-card_count = dal dve karty, alebo žiadnu
offence-compulsory_hundred = neohlásil povinné sto

offence-wrong_lead = chybný výnos
offence-hint = našepkával spoluhráčovi
offence-talon_count_in_play = zlý počet kariet v talóne zistený v hre
offence-talon_touched = siahol na talón počas komentovania
offence-outsider_looked = pauzírujúci sa pozeral do kariet
offence-looked_at_cards = pozeral sa do cudzích kariet alebo do talónu

ask-again = { $problem }
ask-help = Enter berie odpoveď v zátvorke [ ]; kde žiadna nie je, treba odpovedať. Hráč: meno, alebo poradie od 1. Ctrl-C končí.
ask-none = nič
ask-game = Ktorá hra
ask-profile = Podľa akých pravidiel
explain-game = Stačí aj meno ako vo voľbe --{ "game" }.
explain-profile = Meno pravidiel zo zoznamu, súbor .toml, počet hráčov, alebo meno hry.
ask-names = Mená hráčov v smere hodín, oddelené čiarkou ({ $seats })
ask-contract = Čo sa hralo
ask-declarer = Kto hral
ask-sitter = Kto pauzíroval
ask-trump = Tromf
ask-against = Čo hlásila obrana
ask-flek-on = Flek: { $component }
ask-flek = Kam až
ask-revoked = Urobil niekto renonc
ask-revoke = Kto
ask-offence = Aký
ask-evident = Uhrali by ostatní evidentne: { $component }
ask-yes-no = Áno, alebo nie
ask-made = Uhrané
ask-points = Body aktéra z kariet s posledným zdvihom, bez hlášok (0 až 90)
ask-krizovy-points = Body voliacej strany z kariet s posledným zdvihom, bez hlášok (0 až 90)
ask-marijas-declarer = Kto volal (alebo hral betl)
ask-marijas-points = Body { $players ->
    [4] strany volajúceho (aj s partnerom)
   *[other] volajúceho
} z kariet s posledným zdvihom, bez hlášok (0 až 90)
ask-marijas-marriages = Hlášky { $players ->
    [4] strany volajúceho
   *[other] volajúceho
} (20, 40; - žiadna)
ask-marijas-defence-marriages = Hlášky { $players ->
    [2] súpera
   *[other] všetkých súperov spolu
} (20, 40; - žiadna)
explain-marijas-contract = Hra je obyčajné rozdanie; vzdanie, keď sa niekto vzdal; betl len tam, kde sa hrajú mimoriadne hry.
explain-marijas-declarer = Kto volal tromfy alebo kartu, kto sa vzdal, alebo kto hral betl.
explain-marijas-partner = Kto mal volanú kartu; „sám“, keď volajúci volal svoju.
explain-marijas-made = Betl je uhraný, keď ten hráč nevzal žiadny zdvih.
explain-marijas-points = Esá a desiatky po 10, posledný zdvih 10; na súperov zostáva do 90.
explain-marijas-marriages = Fircik (40) je hláška v tromfoch, cvancik (20) v inej farbe; viac hlášok s čiarkou.
explain-marijas-defence-marriages = Fircik (40) je hláška v tromfoch, cvancik (20) v inej farbe; viac hlášok s čiarkou.
explain-marijas-last-trick = Ktorá strana vzala posledný zdvih: jeho desiatka sa pri tomto stole nepočíta.
ask-marriages = Hlášky aktéra v poradí, ako padli (20, 40; - žiadna)
ask-defence-marriages = Hlášky obrany v poradí, ako padli (20, 40; - žiadna)
ask-seven = Čia tromfová sedma padla v poslednom zdvihu
ask-seven-won = Vzala ho
ask-partner = Kto mal volanú kartu
ask-sedma = Kto hlásil sedmu
ask-sto = Kto hlásil sto (s čiarkou, ak obaja)
ask-sedma-against = Kto hlásil sedmu proti
ask-sto-against = Kto hlásil sto proti
ask-marriage = Hlášky (napríklad A=40; C=20,20; - žiadna)
ask-own-marriage = Mal ten, kto hlásil sto, hlášku, ktorú neukázal
ask-seven-played = Kto dal tromfovú sedmu do posledného zdvihu
ask-last-trick = Kto vzal posledný zdvih
ask-before-doubling-ends = Padol renonc, než sa skončili fleky
ask-tricks = Koľko zdvihov má aktér
ask-defence-tricks = Koľko zdvihov má obrana
ask-omyl = Ohlásil omyl
ask-four-helpers = Mal jeden obranca na začiatku aspoň štyri pomocné
ask-sevens-made = Uhral obe sedmy
ask-laid = Bola to ložená hra
ask-flekked-by = Kto z obrancov povedal flek (s čiarkou, ak obaja)
