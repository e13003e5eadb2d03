# marias review, solve

review-help = Ocenjuje svaku kartu završenih mešanja: koliko je koštala igrača pri otvorenim kartama, prema najboljoj karti koju je tada imao. Čita svoje zapise i sačuvane igre programa { "Mariášek" } ({ ".hra" }).
review-json = za svaku datoteku jedan red { "JSON" }
review-progress = ocenjuje se
review-skipped = Prve karte, njih { $n }, ne ocenjuju se: { $why }
review-nothing = Nema nijedne karte koja bi se ocenila.
review-worth = { $who }: { $worth } pri najboljoj igri svih, na kraju { $result } (sopstvene karte { $mine }, karte protivnika { $theirs }).
review-worth-others = { $who }: { $worth } pri najboljoj igri svih, na kraju { $result } (sopstvene karte { $mine }, karte protivnika { $theirs }, šta je rečeno i presuđeno { $others }).
review-each = { $who }, svaki
review-other = {"  "}Štih { $trick }, { $what }: { $change } za stranu nosioca
review-trick = štih
review-player = igrač
review-card = karta
review-cost = { $unit }
review-better = bolje
review-cards = karata
review-mistakes = grešaka
review-together = { $cost } zajedno
review-in-all = ukupno
review-all-deals = sva mešanja
review-note-marks = { $mark } Najskuplje.
review-note-money = Cena karte je ono što je izgubio sam igrač.
review-note-together = „Zajedno“: što je izgubila cela odbrana, gde odbrana ne plaća jednako.
review-note-race = Cena karte su bodovi u zapisu: sopstvene strane manje bodovi druge strane.
review-note-cards = Ocenjuju se samo karte, ne licitacija, najave i flekovi.

action-silent = { $card } bez zvanja
action-marriage = { $card }, { $marriage }
action-show = pokazati { $card }, { $marriage }
solve-threads = na koliko niti se računa; 0: na svaki procesor jedna
