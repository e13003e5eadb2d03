# Zašto nešto sada ne može: jedna rečenica za svako pravilo

rule-must-follow = Imaš boju koja je na stolu i moraš je ispoštovati.
rule-must-beat = Moraš jačom kartom: imaš u toj boji kartu jaču od one koja sada nosi (makar nosio i partner).
rule-must-trump = Nemaš boju koja je na stolu, a imaš aduta: moraš ga baciti.
rule-must-overtrump = Moraš jačim adutom od onog koji sada nosi: imaš ga.
rule-not-in-hand = Tu kartu nemaš u ruci.
rule-play-a-card = Sada se igra: izaberi kartu.
rule-no-marriage = Za zvanje ti treba dama uz kralja iste boje u ruci.
rule-two-cards-at-once = Na talon idu dve različite karte odjednom.
rule-sharp-in-talon = As i desetka ne smeju na talon, osim u betlu.
rule-already-announced = To je već rečeno.
rule-discard-two = Prvo vrati dve karte na talon.

rule-call-first = Prvo se zove adut ili karta, ili se predaj.
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

rule-not-your-turn = Nisi na redu.
rule-rulings-are-the-referee-s = To sme da kaže samo sudija.
rule-deal-over = Mešanje je gotovo.
