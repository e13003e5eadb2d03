# Made from sr/cli.ftl by tools/cyrillic.py: change that file and run it.

# Komandna linija

cli-help = Маријаш: игра, суди и рашчлањује. Игру у терминалу покреће „{ "marias play" }“.
cli-lang = језик програма: { "cs, en, sk, sr" } (латиница, и { "sr-Latn" }), { "sr-Cyrl" } (ћирилица); иначе по окружењу ({ "LANG" })
cli-system = Не може да се запише или прочита: { $reason }
cli-not-text = Аргумент није текст у кодирању овог система.

# Zašto sistem nije dao datoteku

system-ENOENT = нема такве датотеке ни фасцикле
system-EACCES = нема дозволе за то
system-EPERM = то није дозвољено
system-EISDIR = то је фасцикла
system-ENOTDIR = део путање није фасцикла
system-ENOSPC = на диску нема места
system-EROFS = диск је само за читање
system-ENAMETOOLONG = име је предугачко
system-ELOOP = везе воде укруг
system-EMFILE = отворено је превише датотека
system-EIO = диск јавља грешку
