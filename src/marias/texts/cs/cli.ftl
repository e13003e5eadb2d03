# Příkazová řádka

cli-help = Mariáš: hraje, soudí a rozebírá. Hru v terminálu spustí „marias play“.
cli-lang = jazyk programu: cs, en, sk, sr (srbská latinka, i sr-Latn), sr-Cyrl (cyrilice); jinak podle prostředí (LANG)
cli-system = Nejde zapsat nebo číst: { $reason }
cli-not-text = Argument není text v kódování tohoto systému.
