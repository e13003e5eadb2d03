# Made from sr/cli.ftl by tools/cyrillic.py: change that file and run it.

# Komandna linija

cli-help = Маријаш: игра, суди и рашчлањује. Игру у терминалу покреће „{ "marias play" }“.
cli-lang = језик програма: { "cs, en, sk, sr" } (латиница, и { "sr-Latn" }), { "sr-Cyrl" } (ћирилица); иначе по окружењу ({ "LANG" })
cli-system = Не може да се запише или прочита: { $reason }
cli-not-text = Аргумент није текст у кодирању овог система.
