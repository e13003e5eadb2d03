# Chyby: co, kde a co je dovoleno

error-unknown-game = hra „{ $name }“ tu není; je tu: { $allowed }
error-unknown-bot = bot „{ $name }“ tu není; je tu: { $allowed }
error-bot-game = tenhle bot hru { $game } neumí
error-unknown-language = v jazyce „{ $name }“ tu nic není; jsou: cs, en, sk, sr
error-seats = { $game } se v počtu { $seats } nehraje; dovoleno: { $allowed }
error-dealer = takové místo u stolu není: místa jsou 1 až { $seats }
error-cut = sejmout na { $at } nejde: aspoň 2 karty se sejmou a aspoň 2 zůstanou
error-round-over = kolo skončilo, další rozdání už nebude
error-deal-on-table = rozdání na stole není dohráno
error-no-deal = není rozdáno
error-no-bot = teď není na řadě bot
error-deal-over = rozdání skončilo
error-deal-not-over = rozdání ještě neskončilo

error-journal-exists = { $path } už existuje: pokračovat v něm jde přes --resume, nebo zvol jiné jméno
error-journal-missing = soubor { $path } není
error-journal-write = do { $path } nejde zapsat ({ $reason }); co nebylo zapsáno, to se nestalo
error-journal-in-use = { $path } už je otevřen: v tomhle kole hraje jiný běžící marias
error-record-empty = { $source }: zápis byl přerušen před prvním rozdáním, není v čem pokračovat
error-record-no-table = { $source } je zápis, ale ne od hry v terminálu: pokračovat v něm nejde
error-resume-nothing = není v čem pokračovat: v { $path } žádné nedohrané kolo není
error-resume-needs-terminal = pokračovat jde jen v terminálu; zápis zůstal, jak byl
error-resume-with = --resume bere kolo, jak bylo, bez { $options }
error-play-bots = --bots jmenuje { $given }, potřeba je { $needed } (nebo jeden pro všechny)
error-play-names = --names: nejvýš { $seats } různá jména o 1 až { $longest } znacích, oddělená čárkou
error-play-unknown-bot = --bots: bot „{ $name }“ tu není; jsou: { $allowed }
