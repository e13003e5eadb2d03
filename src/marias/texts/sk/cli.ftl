# Príkazový riadok

cli-help = Mariáš: hrá, súdi a rozoberá. Hru v termináli spustí „marias play“, marijáš „marias play marijas“.
cli-lang = jazyk programu; sk a sr: celý marijáš, z ostatných hier mená kariet a záväzkov
cli-system = Nedá sa zapísať alebo čítať: { $reason }
cli-not-text = Argument nie je text v kódovaní tohto systému.
