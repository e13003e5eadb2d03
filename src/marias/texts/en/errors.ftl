# Errors: what, where, and what is allowed

error-unknown-game = there is no game "{ $name }"; there is: { $allowed }
error-unknown-bot = there is no bot "{ $name }"; there is: { $allowed }
error-bot-game = this bot does not play { $game }
error-unknown-language = there is nothing in the language "{ $name }"; there are: cs, en, sk, sr
error-seats = { $game } is not played by { $seats }; allowed: { $allowed }
error-dealer = there is no such seat at the table: the seats are 1 to { $seats }
error-cut = cannot cut at { $at }: at least 2 cards are taken and at least 2 left
error-round-over = the round is over, there is no other deal
error-deal-on-table = the deal on the table is not finished
error-no-deal = no cards are dealt
error-no-bot = it is no bot's turn
error-deal-over = the deal is over
error-deal-not-over = the deal is not over yet

error-journal-exists = { $path } exists already: go on with it by --resume, or choose another name
error-journal-missing = there is no file { $path }
error-journal-write = { $path } cannot be written ({ $reason }); what was not written has not happened
error-journal-in-use = { $path } is open already: another marias is playing this round
error-record-empty = { $source }: the record was cut off before the first deal, there is nothing to go on with
error-record-no-table = { $source } is a record, but not of a game in the terminal: it cannot be gone on with
error-resume-nothing = there is nothing to go on with: no unfinished round in { $path }
error-resume-needs-terminal = a round is gone on with only in a terminal; its record stays as it was
error-resume-with = --resume takes the round as it was, without { $options }
error-play-bots = --bots names { $given }, { $needed } are needed (or one for all)
error-play-names = --names: up to { $seats } different names of 1 to { $longest } characters, with commas between
error-play-unknown-bot = --bots: there is no bot "{ $name }"; there are: { $allowed }
