# The command line

cli-help = Mariáš: plays, judges and analyses. "marias play" starts a game in the terminal.
cli-lang = language of the program; sk and sr: names of cards and games only, the rest in Czech and English
cli-system = Cannot be written or read: { $reason }
cli-not-text = An argument is not text in the encoding of this system.
