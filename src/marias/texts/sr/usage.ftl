# Komandna linija: naslovi pomoći, i šta u zadatom nije u redu

usage-usage = Upotreba:
usage-options = Opcije:
usage-commands = Naredbe:
usage-any-options = [OPCIJE]
usage-any-command = NAREDBA [ARGUMENTI]...
usage-default = [inače:
usage-help = Pokazuje ovu pomoć.
usage-version = Pokazuje verziju.
usage-try = Pomoć: { $command }
usage-no-option = opcije { $name } nema; slično: { $near }
usage-no-command = naredbe { $name } nema
usage-missing = nedostaje { $name }
usage-option = opcija { $name }: vrednost nedostaje, ili je ne uzima
usage-value = { $name }: tu vrednost ne može imati; dopušteno: { $allowed }
usage-extra = suvišno: { $words }
