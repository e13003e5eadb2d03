# marias simulate

simulate-help = Nechá boty sehrát mnoho rozdání a řekne, jak dopadla. Totéž semínko dá tatáž rozdání, ať počítá kolik chce procesů.
simulate-n = počet rozdání
simulate-seed = slovo nebo číslo, z něhož plynou rozdání i náhoda botů; nezadané se vylosuje a ukáže
simulate-bots = boti v pořadí míst, nebo jeden pro všechna místa ({ $bots }); nezadaní: rules
simulate-seats = počet míst u stolu; nezadaný plyne z botů
simulate-jobs = počet procesů
simulate-profile = sada pravidel, nebo soubor s vlastní
simulate-table = prémiové body podle tabulky: jméno vydání, nebo soubor .toml (licitovaný)
simulate-out = do tohoto souboru zapsat každé rozdání jako řádek JSON (- je standardní výstup)
simulate-json = čísla jako JSON

simulate-progress = rozdává se
simulate-title = { $game }, { $profile }: rozdání { $deals }, semínko { $seed }
simulate-no-deals = Žádné rozdání, není co počítat.
simulate-unplayed = nehráno: { $share }
simulate-thrown-in = nikdo nelicitoval, složeno: { $share }
simulate-seat = místo
simulate-bot = bot
simulate-money = { $unit } na rozdání (95 %)
simulate-declared = aktérem
simulate-declaring = { $unit } jako aktér
simulate-defending = { $unit } v obraně
simulate-contract = závazek
simulate-deals = rozdání
simulate-share = podíl
simulate-played = hráno
simulate-made = uhráno
simulate-money-of-declarer = aktér, { $unit } na rozdání
simulate-tricks = zdvihů
simulate-component = fleky
simulate-premium-points = PB na rozdání (95 %)
simulate-premium-deals = rozdání s PB
simulate-premium-open = nejméně tolik, tabulka neříká všechno: { $share } rozdání
simulate-no-flek = bez fleku

error-not-a-number = { $option } { $word }: to není celé číslo
error-simulate-bots = počet botů { $given } nesedí: { $game } se hraje v počtu { $allowed }
error-simulate-bots-for-seats = botů je { $given }, ale míst { $seats }
error-simulate-deals = { $given } rozdání rozdat nejde: může jich být 0 a více
error-simulate-jobs = { $given } procesů pracovat nemůže: 1 až { $most }
error-simulate-died = jeden z procesů simulace skončil
error-unwritable = { $file } nejde zapsat: { $reason }
