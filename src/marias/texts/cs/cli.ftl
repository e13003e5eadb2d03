# Příkazová řádka

cli-help = Mariáš: hraje, soudí a rozebírá. Hru v terminálu spustí „marias play“.
cli-lang = jazyk programu; sk a sr: jen jména karet a her, ostatní česky a anglicky
cli-system = Nejde zapsat nebo číst: { $reason }
cli-not-text = Argument není text v kódování tohoto systému.
