# The command line

cli-help = Mariáš: plays, judges and analyses. "marias play" starts a game in the terminal.
cli-lang = language of the program: cs, en, sk, sr (Serbian in Latin letters, sr-Latn too), sr-Cyrl (in Cyrillic); else by the environment (LANG)
cli-system = Cannot be written or read: { $reason }
cli-not-text = An argument is not text in the encoding of this system.
