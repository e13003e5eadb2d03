# marias review, solve

review-help = Posúdi každú kartu dohraných rozdaní: koľko stála hráča pri otvorených kartách proti najlepšej karte, ktorú vtedy mal. Číta vlastné zápisy aj uložené hry programu Mariášek (.hra).
review-json = pre každý súbor jeden riadok JSON
review-progress = posudzuje sa
review-skipped = Prvých { $n } kariet sa neposudzuje: { $why }
review-nothing = Nie je tu žiadna karta na posúdenie.
review-worth = { $who }: { $worth } pri najlepšej hre všetkých, nakoniec { $result } (vlastné karty { $mine }, karty súperov { $theirs }).
review-worth-others = { $who }: { $worth } pri najlepšej hre všetkých, nakoniec { $result } (vlastné karty { $mine }, karty súperov { $theirs }, čo sa povedalo a rozhodlo { $others }).
review-each = { $who }, každý
review-other = {"  "}{ $trick }. zdvih, { $what }: { $change } pre stranu aktéra
review-trick = zdvih
review-player = hráč
review-card = karta
review-cost = { $unit }
review-better = lepšie
review-cards = kariet
review-mistakes = chýb
review-together = { $cost } spolu
review-in-all = spolu
review-all-deals = všetky rozdania
review-note-marks = { $mark } Najdrahšie.
review-note-money = Cena karty je to, čo stratil sám hráč.
review-note-together = „Spolu“: čo stratila celá obrana, kde obrancovia neplatia rovnako.
review-note-race = Cena karty sú body do zápisu: vlastnej strany menej body druhej strany.
review-note-cards = Posudzujú sa len karty, nie licitácia, hlásenia a fleky.

action-silent = { $card } bez hlášky
action-marriage = { $card }, { $marriage }
action-show = vyložiť { $card }, { $marriage }
solve-threads = na koľkých vláknach počítať; 0: na každý procesor jedno
