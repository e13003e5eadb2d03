# Komandna linija

cli-help = Marijaš: igra, sudi i raščlanjuje. Igru u terminalu pokreće „{ "marias play" }“.
cli-lang = jezik programa: { "cs, en, sk, sr" } (latinica, i { "sr-Latn" }), { "sr-Cyrl" } (ćirilica); inače po okruženju ({ "LANG" })
cli-system = Ne može da se zapiše ili pročita: { $reason }
cli-not-text = Argument nije tekst u kodiranju ovog sistema.

# Zašto sistem nije dao datoteku

system-ENOENT = nema takve datoteke ni fascikle
system-EACCES = nema dozvole za to
system-EPERM = to nije dozvoljeno
system-EISDIR = to je fascikla
system-ENOTDIR = deo putanje nije fascikla
system-ENOSPC = na disku nema mesta
system-EROFS = disk je samo za čitanje
system-ENAMETOOLONG = ime je predugačko
system-ELOOP = veze vode ukrug
system-EMFILE = otvoreno je previše datoteka
system-EIO = disk javlja grešku
