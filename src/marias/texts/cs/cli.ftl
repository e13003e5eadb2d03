# Příkazová řádka

cli-help = Mariáš: hraje, soudí a rozebírá. Hru v terminálu spustí „marias play“.
cli-lang = jazyk programu: cs, en, sk, sr (srbská latinka, i sr-Latn), sr-Cyrl (cyrilice); jinak podle prostředí (LANG)
cli-system = Nejde zapsat nebo číst: { $reason }
cli-not-text = Argument není text v kódování tohoto systému.

# Proč systém soubor nedal

system-ENOENT = soubor ani složka toho jména tu není
system-EACCES = není k tomu oprávnění
system-EPERM = není to dovoleno
system-EISDIR = je to složka
system-ENOTDIR = část cesty není složka
system-ENOSPC = na disku není místo
system-EROFS = disk je jen ke čtení
system-ENAMETOOLONG = jméno je příliš dlouhé
system-ELOOP = odkazy vedou v kruhu
system-EMFILE = je otevřeno příliš mnoho souborů
system-EIO = disk hlásí chybu
