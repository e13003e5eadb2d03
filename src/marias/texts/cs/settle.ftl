# marias settle

settle-help =
    Kdo komu kolik platí? Vyúčtuje rozdání sehrané u stolu. Bez voleb se ptá (v terminálu); s volbami odpoví hned; s --json čte dotaz ze souboru nebo ze standardního vstupu a odpoví v JSON.
settle-json = dotaz i odpověď v JSON (s volbami jen odpověď)
settle-option-profile = pravidla; nezadaná: liga
settle-option-contract = co se hrálo: hra, sedma, sto, stosedm, betl, durch, open_betl, open_durch
settle-option-trump = trumf: c, k, z, l
settle-option-players = počet hráčů u stolu; nezadaný: podle jmen, jinak 3
settle-option-names = jména po směru hodin; nezadaná: A, B, C
settle-option-declarer = kdo hrál (jméno, nebo pořadí od 1); nezadaný: první
settle-option-sitter = kdo u čtyř pauzíroval
settle-option-against = co hlásila obrana: sedma_against, sto_against
settle-option-flek = flek na závazek, třeba hra=re nebo sedma=1
settle-option-points = body hrajícího z karet s posledním štychem, bez hlášek
settle-option-defence-points = body obrany; nezadané: zbytek do 90
settle-option-marriages = hlášky hrajícího v pořadí, jak padly
settle-option-defence-marriages = hlášky obrany
settle-option-seven = čí trumfová sedma padla v posledním štychu: declarer, defence, none
settle-option-seven-won = vzala ho?
settle-option-tricks = štychy hrajícího
settle-option-defence-tricks = štychy obrany
settle-option-made = betl a durch: uhráno?
settle-option-revoke = kdo udělal renonc
settle-option-offence = jaký
settle-option-evident = co by ostatní evidentně uhráli: quiet_seven, quiet_hundred
settle-option-chips = žetony hráčů před rozdáním, když někomu nemusí stačit

settle-head-played = { $contract }, hraje { $declarer }; sehráno [{ $profile }]
settle-head-unplayed = { $contract }, hraje { $declarer }; nehraje se [{ $profile }]
settle-head-revoke = { $contract }, hraje { $declarer }; renonc [{ $profile }]
settle-head-fine = { $contract }, hraje { $declarer }; pokuta [{ $profile }]
settle-result = Výsledek: { $payments }
settle-short = Na zaplacení nestačí: { $names }. Kolo končí, skutečně: { $payments }

settle-side-none = ničí
settle-side-declarer = hrajícího
settle-side-defence = obrany
settle-yes = ano
settle-no = ne

explained-factor = ×{ $factor } za trumf
explained-won = uhráno
explained-lost = neuhráno
explained-declarer = hrající
explained-defence = obrana
explained-nobody-pays = Nikdo nikomu neplatí.
explained-pays = { $payer } platí hráči { $payee } { $money }

offence-not_following = nectil barvu
offence-not_beating = nepřebil
offence-not_trumping = netrumfoval
offence-out_of_turn = hrál mimo pořadí
offence-talon_count = špatný počet karet v talonu
offence-sharp_in_talon = eso nebo desítka v talonu
offence-king_before_over = král před svrškem
offence-seven_early = hlášená sedma zahraná dřív
offence-seven_in_talon = hlášená sedma v talonu
offence-cheating = podvod při volbě nebo shozu

ask-again = { $problem }
ask-none = nic
ask-profile = Podle jakých pravidel
ask-names = Jména hráčů po směru hodin, oddělená čárkou (tři, nebo čtyři)
ask-contract = Co se hrálo
ask-declarer = Kdo hrál
ask-sitter = Kdo pauzíroval
ask-trump = Trumf
ask-against = Co hlásila obrana
ask-flek-on = Flek: { $component }
ask-flek = Kam až
ask-revoke = Udělal někdo renonc
ask-revoke-by = Kdo
ask-offence = Jaký
ask-evident = Uhráli by ostatní evidentně: { $component }
ask-yes-no = Ano, nebo ne
ask-made = Uhráno
ask-points = Body hrajícího z karet s posledním štychem, bez hlášek (0 až 90)
ask-marriages = Hlášky hrajícího v pořadí, jak padly (20, 40; - žádná)
ask-defence-marriages = Hlášky obrany v pořadí, jak padly (20, 40; - žádná)
ask-seven = Čí trumfová sedma padla v posledním štychu
ask-seven-won = Vzala ho
ask-declarer-tricks = Kolik štychů má hrající
ask-defence-tricks = Kolik štychů má obrana
