# marias review, solve

review-help = Posoudí každou kartu dohraných rozdání: kolik stála hráče při otevřených kartách proti nejlepší kartě, kterou tehdy měl. Čte vlastní zápisy i uložené hry programu Mariášek (.hra).
review-json = pro každý soubor jeden řádek JSON
review-progress = posuzuje se
review-skipped = Prvních { $n } karet se neposuzuje: { $why }
review-nothing = Není tu žádná karta k posouzení.
review-worth = { $who }: { $worth } při nejlepší hře všech, nakonec { $result } (vlastní karty { $mine }, karty soupeřů { $theirs }).
review-worth-others = { $who }: { $worth } při nejlepší hře všech, nakonec { $result } (vlastní karty { $mine }, karty soupeřů { $theirs }, co se řeklo a rozhodlo { $others }).
review-each = { $who }, každý
review-other = {"  "}{ $trick }. zdvih, { $what }: { $change } pro stranu aktéra
review-trick = zdvih
review-player = hráč
review-card = karta
review-cost = { $unit }
review-better = lepší
review-cards = karet
review-mistakes = chyb
review-together = { $cost } spolu
review-in-all = celkem
review-all-deals = všechna rozdání
review-note-marks = { $mark } Nejdražší.
review-note-money = Cena karty je to, co ztratil sám hráč.
review-note-together = „Spolu“: co ztratila celá obrana, kde obránci neplatí stejně.
review-note-race = Cena karty jsou body do zápisu: vlastní strany méně body druhé strany.
review-note-cards = Posuzují se jen karty, ne licitace, hlášení a fleky.

action-silent = { $card } bez hlášky
action-marriage = { $card }, { $marriage }
action-show = vyložit { $card }, { $marriage }
solve-threads = na kolika vláknech počítat; 0: na každý procesor jedno
