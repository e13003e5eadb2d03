# Komandna linija

cli-help = Mariaš: igra, sudi i raščlanjuje. „marias play marijas“ započinje marijaš u terminalu.
cli-lang = jezik programa; sk i sr: ceo marijaš, od ostalih igara imena karata i igara
cli-system = Ne može se pisati ili čitati: { $reason }
cli-not-text = Argument nije tekst u kodiranju ovog sistema.
