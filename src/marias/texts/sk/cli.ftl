# Príkazový riadok

cli-help = Mariáš: hrá, rozhoduje a rozoberá. Hru v termináli spustí „marias play“.
cli-lang = jazyk programu: cs, en, sk, sr (srbská latinka, aj sr-Latn), sr-Cyrl (cyrilika); inak podľa prostredia (LANG)
cli-system = Nedá sa zapísať alebo čítať: { $reason }
cli-not-text = Argument nie je text v kódovaní tohto systému.
