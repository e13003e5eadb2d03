# marias simulate

simulate-help = Lets bots play many deals against each other and says what they came to. The same seed gives the same deals, with any number of processes.
simulate-n = how many deals
simulate-seed = a word or number the deals and the bots' chance follow from; drawn and shown when left out
simulate-bots = the bots in seat order, or one for all seats ({ $bots }); rules when left out
simulate-seats = seats at the table; by the bots when left out
simulate-jobs = how many processes
simulate-profile = rule set, or the file of your own
simulate-table = premium points by this table: name of an edition, or a .toml file (licitovaný)
simulate-out = write one line of JSON a deal into this file (- for the standard output)
simulate-json = the figures as JSON

simulate-progress = dealing
simulate-title = { $game }, { $profile }: { $deals } deals, seed { $seed }
simulate-no-deals = No deals, so there is nothing to count.
simulate-unplayed = left unplayed: { $share }
simulate-thrown-in = nobody bid, thrown in: { $share }
simulate-seat = seat
simulate-bot = bot
simulate-money = { $unit } a deal (95 %)
simulate-declared = declarer
simulate-declaring = { $unit } declaring
simulate-defending = { $unit } defending
simulate-contract = contract
simulate-deals = deals
simulate-share = share
simulate-played = played
simulate-made = made
simulate-money-of-declarer = declarer, { $unit } a deal
simulate-tricks = tricks
simulate-component = flek levels
simulate-premium-points = PB a deal (95 %)
simulate-premium-deals = deals with PB
simulate-premium-open = at least that much, as the table does not say all: { $share } of the deals
simulate-no-flek = no flek

error-not-a-number = { $option } { $word }: this is not a whole number
error-simulate-bots = { $given } bots do not fit: { $game } is played by { $allowed }
error-simulate-bots-for-seats = { $given } bots do not fit { $seats } seats
error-simulate-deals = { $given } deals cannot be dealt: 0 or more can
error-simulate-jobs = { $given } processes cannot work: 1 to { $most } can
error-simulate-died = a process of the simulation has died
error-unwritable = { $file } cannot be written: { $reason }
