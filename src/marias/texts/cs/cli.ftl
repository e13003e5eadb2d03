# Příkazová řádka

cli-help = Mariáš: hraje, soudí a rozebírá. Hru v terminálu spustí „marias play“.
cli-lang = jazyk programu; sk a sr: jen jména karet a her, ostatní česky a anglicky
