# marias simulate

simulate-help = Nechá botov zohrať mnoho rozdaní a povie, ako dopadli. To isté semienko dá tie isté rozdania, nech počíta koľkokoľvek procesov.
simulate-n = počet rozdaní
simulate-seed = slovo alebo číslo, z ktorého plynú rozdania aj náhoda botov; nezadané sa vyžrebuje a ukáže
simulate-bots = boti v poradí miest, alebo jeden pre všetky miesta ({ $bots }); nezadaní: rules
simulate-seats = počet miest pri stole; nezadaný plynie z botov
simulate-jobs = počet procesov
simulate-profile = sada pravidiel, alebo súbor s vlastnou
simulate-table = prémiové body podľa tabuľky: meno vydania, alebo súbor .toml (licitovaný)
simulate-out = do tohto súboru zapísať každé rozdanie ako riadok JSON (- je štandardný výstup)
simulate-json = čísla ako JSON

simulate-progress = rozdáva sa
simulate-title = { $game }, { $profile }: rozdaní { $deals }, semienko { $seed }
simulate-no-deals = Žiadne rozdanie, nie je čo počítať.
simulate-unplayed = nehrané: { $share }
simulate-thrown-in = nikto nelicitoval, zložené: { $share }
simulate-seat = miesto
simulate-bot = bot
simulate-money = { $unit } na rozdanie (95 %)
simulate-declared = aktérom
simulate-declaring = { $unit } ako aktér
simulate-defending = { $unit } v obrane
simulate-contract = záväzok
simulate-deals = rozdaní
simulate-share = podiel
simulate-played = hrané
simulate-made = uhrané
simulate-money-of-declarer = aktér, { $unit } na rozdanie
simulate-tricks = zdvihov
simulate-component = fleky
simulate-premium-points = PB na rozdanie (95 %)
simulate-premium-deals = rozdaní s PB
simulate-premium-open = najmenej toľko, tabuľka nehovorí všetko: { $share } rozdaní
simulate-no-flek = bez fleku

error-not-a-number = { $option } { $word }: to nie je celé číslo
error-simulate-bots = počet botov { $given } nesedí: { $game } sa hrá v počte { $allowed }
error-simulate-bots-for-seats = botov je { $given }, ale miest { $seats }
error-simulate-deals = { $given } rozdaní sa rozdať nedá: môže ich byť 0 a viac
error-simulate-jobs = { $given } procesov pracovať nemôže: 1 až { $most }
error-simulate-died = jeden z procesov simulácie skončil
error-unwritable = { $file } sa nedá zapísať: { $reason }

simulate-over-hundred = cez sto, cena dvojnásobná: { $share }
simulate-role = úloha
simulate-times = koľkokrát
simulate-money-in-role = { $unit } na rozdanie (95 %)
simulate-role-declarer = aktér
simulate-role-alone = aktér sám
simulate-role-partner = spoluhráč
simulate-role-defender = obranca
