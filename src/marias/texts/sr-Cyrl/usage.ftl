# Made from sr/usage.ftl by tools/cyrillic.py: change that file and run it.

# Komandna linija: naslovi pomoći i šta u zadatku nije u redu

usage-usage = Употреба:
usage-options = Опције:
usage-commands = Команде:
usage-any-options = [ОПЦИЈЕ]
usage-any-command = КОМАНДА [АРГУМЕНТИ]...
usage-default = [иначе:
usage-help = Показује ову помоћ.
usage-version = Показује верзију.
usage-version-compiled = језгро решавача је компајлирано
usage-version-uncompiled = језгро решавача није компајлирано (много је спорије)
usage-try = Помоћ: { $command }
usage-no-option = опције { $name } нема; сличне: { $near }
usage-no-command = команде { $name } нема
error-profile-to-show = команде { $name } нема; правила тог имена показује { "marias profile show" } { $name }
usage-missing = недостаје { $name }
usage-option = опција { $name }: вредност недостаје, или јој ту није место
usage-value = { $name }: таква вредност не може; дозвољено: { $allowed }
usage-extra = вишка: { $words }
