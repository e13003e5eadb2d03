# Příkazová řádka: nadpisy nápovědy a co je na zadání špatně

usage-usage = Použití:
usage-options = Volby:
usage-commands = Příkazy:
usage-any-options = [VOLBY]
usage-any-command = PŘÍKAZ [ARGUMENTY]...
usage-default = [jinak:
usage-help = Ukáže tuto nápovědu.
usage-version = Ukáže verzi.
usage-version-compiled = jádro řešitele je zkompilované
usage-version-uncompiled = jádro řešitele není zkompilované (je mnohem pomalejší)
usage-try = Nápověda: { $command }
usage-no-option = volba { $name } není; podobné: { $near }
usage-no-command = příkaz { $name } není
error-profile-to-show = příkaz { $name } není; pravidla toho jména ukáže marias profile show { $name }
usage-missing = chybí { $name }
usage-option = volba { $name }: hodnota chybí, nebo tam být nemá
usage-value = { $name }: takovou hodnotu mít nemůže; dovoleno: { $allowed }
usage-extra = navíc: { $words }
