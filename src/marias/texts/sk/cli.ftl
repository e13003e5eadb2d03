# Príkazový riadok

cli-help = Mariáš: hrá, rozhoduje a rozoberá. Hru v termináli spustí „marias play“.
cli-lang = jazyk programu: cs, en, sk, sr (srbská latinka, aj sr-Latn), sr-Cyrl (cyrilika); inak podľa prostredia (LANG)
cli-system = Nedá sa zapísať alebo čítať: { $reason }
cli-not-text = Argument nie je text v kódovaní tohto systému.

# Prečo systém súbor nedal

system-ENOENT = súbor ani priečinok toho mena tu nie je
system-EACCES = nie je na to oprávnenie
system-EPERM = nie je to dovolené
system-EISDIR = je to priečinok
system-ENOTDIR = časť cesty nie je priečinok
system-ENOSPC = na disku nie je miesto
system-EROFS = disk je len na čítanie
system-ENAMETOOLONG = meno je príliš dlhé
system-ELOOP = odkazy vedú v kruhu
system-EMFILE = je otvorených priveľa súborov
system-EIO = disk hlási chybu
