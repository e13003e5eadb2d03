# Komandna linija: naslovi pomoći i šta u zadatku nije u redu

usage-usage = Upotreba:
usage-options = Opcije:
usage-commands = Komande:
usage-any-options = [OPCIJE]
usage-any-command = KOMANDA [ARGUMENTI]...
usage-default = [inače:
usage-help = Pokazuje ovu pomoć.
usage-version = Pokazuje verziju.
usage-version-compiled = jezgro rešavača je kompajlirano
usage-version-uncompiled = jezgro rešavača nije kompajlirano (mnogo je sporije)
usage-try = Pomoć: { $command }
usage-no-option = opcije { $name } nema; slične: { $near }
usage-no-command = komande { $name } nema
error-profile-to-show = komande { $name } nema; pravila tog imena pokazuje { "marias profile show" } { $name }
usage-missing = nedostaje { $name }
usage-option = opcija { $name }: vrednost nedostaje, ili joj tu nije mesto
usage-value = { $name }: takva vrednost ne može; dozvoljeno: { $allowed }
usage-extra = viška: { $words }
