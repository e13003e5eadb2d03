# Zápisy: replay, show, convert

replay-help = Přehraje zápisy (vlastní i „.hra“ programu Mariášek) podle dnešních pravidel a řekne, co kdo platí.
replay-profile = podle jakých pravidel počítat (jinak podle těch v zápisu)
replay-json = pro každý soubor jeden řádek JSON
replay-no-deal = { $file }: zápis je prázdný
replay-deal = { $file }, rozdání { $number }: { $contract } ({ $declarer }), { $kind }: { $payments }
replay-kind-played = sehráno
replay-kind-unplayed = nehrálo se
replay-kind-revoke = renonc
replay-kind-fine = pokuta
replay-misdeal = { $file }, rozdání { $number }: zadání, nikdo neplatí
replay-unfinished = { $file }, rozdání { $number }: nedohráno
replay-differs =
    {"  "}NESOUHLASÍ: v zápisu je { $recorded } (pravidla v revizi { $revision }), dnes vychází { $now } (revize { $current })
