# Chyby: čo, kde a čo je dovolené

error-unknown-game = hra „{ $name }“ tu nie je; je tu: { $allowed }
error-unknown-bot = bot „{ $name }“ tu nie je; je tu: { $allowed }
error-bot-game = tento bot hru { $game } nevie
error-unknown-language = v jazyku „{ $name }“ tu nič nie je; sú: cs, en, sk, sr
error-seats = { $game } sa v počte { $seats } nehrá; dovolené: { $allowed }
error-seats-of-profile = { $profile } sú pravidlá pre { $players } hráčov, nie pre { $seats }
error-dealer = také miesto pri stole nie je: miesta sú 1 až { $seats }
error-cut = zdvihnúť na { $at } sa nedá: aspoň 2 karty sa zdvihnú a aspoň 2 zostanú
error-round-over = kolo sa skončilo, ďalšie rozdanie už nebude
error-deal-on-table = rozdanie na stole nie je dohrané
error-no-deal = nie je rozdané
error-no-bot = teraz nie je na rade bot
error-deal-over = rozdanie sa skončilo
error-deal-not-over = rozdanie sa ešte neskončilo

error-journal-exists = { $path } už existuje: pokračovať v ňom sa dá cez --resume, alebo zvoľ iné meno
error-journal-missing = súbor { $path } nie je
error-journal-write = do { $path } sa nedá zapísať ({ $reason }); čo nebolo zapísané, to sa nestalo
error-journal-in-use = { $path } už je otvorený: v tomto kole hrá iný bežiaci marias
error-journal-no-record = { $path } nie je zápis kola
error-record-unreadable = { $source }: nedá sa prečítať: { $reason }
error-record-empty = { $source }: zápis bol prerušený pred prvým rozdaním, nie je v čom pokračovať
error-record-no-table = { $source } je zápis, ale nie od hry v termináli: pokračovať v ňom sa nedá
error-record-tally = { $source }: poznámka o predchádzajúcich partiách je poškodená
error-record-dealer = { $where }: v rozdaní { $number } rozdáva niekto iný, než je na rade
error-record-differs = { $where }: rozdanie { $number } je zúčtované { $was } (zápis { $chips }), dnešné pravidlá hovoria { $now } (zápis { $chips_now })
error-resume-nothing = nie je v čom pokračovať: v { $path } nijaké nedohrané kolo nie je
error-resume-needs-terminal = pokračovať sa dá len v termináli; zápis zostal, ako bol
error-resume-with = --resume berie kolo, ako bolo, bez { $options }
error-play-bots = --bots menuje { $given }, treba { $needed } (alebo jedného za všetkých)
error-play-names = --names: najviac { $seats } rôzne mená s 1 až { $longest } znakmi, oddelené čiarkou
error-play-unknown-bot = --bots: bot „{ $name }“ tu nie je; sú: { $allowed }
error-name = Meno { $name }: 1 až 40 písmen, bez | a bez nového riadka
error-no-seat = Miesto { $seat } nie je: miesta sú 0 až { $last }

# Zapisovateľ marijáša

error-settlement-tie = { $field }: obe strany majú { $points }: nepárny počet desiatok sa napoly nerozdelí
error-settlement-no-revoke = { $field }: renonc v marijáši nijakú cenu nemá; dovolené: nič
error-settlement-no-extraordinary = { $field }: mimoriadne hry sa nehrajú [{ $profile }]; dovolené: { $allowed }
error-settlement-caller-alone = { $field }: volajúci v tomto rozdaní nikoho so sebou nemá; dovolené: { $allowed }
error-settlement-partner-opposite = { $field }: spoluhráči sedia oproti sebe; dovolené: { $allowed }
error-settlement-told-surrendered = { $field }: toto patrí k odohratiu, ale volajúci sa vzdal
error-settlement-last-trick-missing = last_trick: chýba: kto vzal posledný zdvih?
error-settlement-last-trick-points = last_trick: má 10 bodov, ale tá strana nemá nijaké
