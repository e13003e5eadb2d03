# Komandna linija

cli-help = Marijaš: igra, sudi i raščlanjuje. Igru u terminalu pokreće „{ "marias play" }“.
cli-lang = jezik programa: { "cs, en, sk, sr" } (latinica, i { "sr-Latn" }), { "sr-Cyrl" } (ćirilica); inače po okruženju ({ "LANG" })
cli-system = Ne može da se zapiše ili pročita: { $reason }
cli-not-text = Argument nije tekst u kodiranju ovog sistema.
