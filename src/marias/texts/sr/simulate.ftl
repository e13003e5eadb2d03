# marias simulate

simulate-help = Pušta botove da odigraju mnogo mešanja i kaže kako su prošla. Isto seme daje ista mešanja, ma koliko procesa računalo.
simulate-n = broj mešanja
simulate-seed = reč ili broj iz kojeg potiču mešanja i slučaj botova; ako nije navedeno, izvlači se i pokazuje
simulate-bots = botovi redom po mestima, ili jedan za sva mesta ({ $bots }); ako nisu navedeni: { "rules" }
simulate-seats = broj mesta za stolom; ako nije naveden, zavisi od botova
simulate-jobs = broj procesa
simulate-profile = pravila, ili datoteka sa svojim
simulate-table = premijski bodovi po tabeli: ime izdanja ili datoteka .toml (licitovani)
simulate-out = u ovu datoteku zapisuje svako mešanje kao red { "JSON" } (- je standardni izlaz)
simulate-json = brojevi kao { "JSON" }

simulate-progress = deli se
simulate-title = { $game }, { $profile }: mešanja { $deals }, seme { $seed }
simulate-no-deals = Nijedno mešanje, nema šta da se računa.
simulate-unplayed = nije igrano: { $share }
simulate-thrown-in = niko nije licitirao, složeno: { $share }
simulate-seat = mesto
simulate-bot = bot
simulate-money = { $unit } po mešanju (95 %)
simulate-declared = nosilac
simulate-declaring = { $unit } kao nosilac
simulate-defending = { $unit } u odbrani
simulate-contract = obaveza
simulate-deals = mešanja
simulate-share = udeo
simulate-played = igrano
simulate-made = dobijeno
simulate-money-of-declarer = nosilac, { $unit } po mešanju
simulate-tricks = štihova
simulate-component = flekovi
simulate-premium-points = PB po mešanju (95 %)
simulate-premium-deals = mešanja s PB
simulate-premium-open = najmanje toliko, tabela ne kaže sve: { $share } mešanja
simulate-no-flek = bez fleka

error-not-a-number = { $option } { $word }: to nije ceo broj
error-simulate-bots = broj botova { $given } ne odgovara: { $game } igra ovoliko igrača: { $allowed }
error-simulate-bots-for-seats = botova je { $given }, a mesta { $seats }
error-simulate-deals = { $given } mešanja ne može da se podeli: može ih biti 0 i više
error-simulate-jobs = { $given } procesa ne može da radi: 1 do { $most }
error-simulate-died = jedan od procesa simulacije se prekinuo
error-unwritable = { $file } ne može da se zapiše: { $reason }

simulate-over-hundred = preko sto, duplo: { $share }
simulate-role = uloga
simulate-times = koliko puta
simulate-money-in-role = { $unit } po deljenju (95 %)
simulate-role-declarer = ko zove
simulate-role-alone = ko zove, sam
simulate-role-partner = partner
simulate-role-defender = protivnik
