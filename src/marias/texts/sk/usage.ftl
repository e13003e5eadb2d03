# Príkazový riadok: nadpisy nápovedy a čo je v zadaní zle

usage-usage = Použitie:
usage-options = Voľby:
usage-commands = Príkazy:
usage-any-options = [VOĽBY]
usage-any-command = PRÍKAZ [ARGUMENTY]...
usage-default = [inak:
usage-help = Ukáže túto nápovedu.
usage-version = Ukáže verziu.
usage-try = Nápoveda: { $command }
usage-no-option = voľba { $name } nie je; podobné: { $near }
usage-no-command = príkaz { $name } nie je
usage-missing = chýba { $name }
usage-option = voľba { $name }: hodnota chýba, alebo tam nemá byť
usage-value = { $name }: takú hodnotu mať nemôže; dovolené: { $allowed }
usage-extra = navyše: { $words }
