# Príkazový riadok: nadpisy pomoci a čo je na zadaní zle

usage-usage = Použitie:
usage-options = Voľby:
usage-commands = Príkazy:
usage-any-options = [VOĽBY]
usage-any-command = PRÍKAZ [ARGUMENTY]...
usage-default = [inak:
usage-help = Ukáže túto pomoc.
usage-version = Ukáže verziu.
usage-version-compiled = jadro riešiteľa je skompilované
usage-version-uncompiled = jadro riešiteľa nie je skompilované (je oveľa pomalšie)
usage-try = Pomoc: { $command }
usage-no-option = voľba { $name } neexistuje; podobné: { $near }
usage-no-command = príkaz { $name } neexistuje
error-profile-to-show = príkaz { $name } neexistuje; pravidlá toho mena ukáže marias profile show { $name }
usage-missing = chýba { $name }
usage-option = voľba { $name }: hodnota chýba, alebo tam byť nemá
usage-value = { $name }: takú hodnotu mať nemôže; dovolené: { $allowed }
usage-extra = navyše: { $words }
