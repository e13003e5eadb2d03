# Rule sets: what is played where

profile-help = What is played: the rule sets that come with the program, their source, and your own table's rules.
profile-list-help = List the rule sets that come with the program.
profile-show-help = Show what is played and by which clause. RULES is a name or a .toml file.
profile-new-help = Write a file for your own rules that describes everything that can be changed.
profile-check-help = Say what is wrong with rule files. Exit code 1: something is, 0: all are good.
profile-rules = RULES
profile-name = NAME
profile-json = print JSON
profile-keys = every key as it is written in a file, with what it rules
profile-base = the rule set it starts from
profile-title = the title people read
profile-output = where to write the file ("-" for the screen)
profile-set = what you play differently, such as --set hra=2
profile-force = overwrite a file that exists
profile-title-csm-licitovany = Licitovaný mariáš – Czech federation of mariáš
profile-title-sk-licitovany = Licitovaný mariáš – Slovakia
profile-title-liga = Volený mariáš – Mariášová liga
profile-title-mariasek = Volený mariáš – the program Mariášek
profile-title-marijas-2 = Marijaš for two
profile-title-marijas-3 = Marijaš for three
profile-title-marijas-3-vanredne = Marijaš for three, with betl
profile-title-marijas-4 = Marijaš for four
profile-title-mcr-2018-free = Křížový mariáš – Czech championship 2018, nothing compulsory
profile-title-mcr-2018-sto = Křížový mariáš – Czech championship 2018, compulsory hundred
profile-list-line = { $name } – { $title }
profile-list-default = { $name } – { $title } (played in its game unless you say otherwise)
profile-over = on top of { $base }
profile-was = { $base }: { $value }
profile-marked = An asterisk marks what is played differently from "{ $base }".
profile-as-base = Nothing is changed: it is played exactly as in "{ $base }".
profile-good = { $file }: good
profile-written = Wrote { $file }. Play by it with "--profile { $file }".
profile-exists = { $file } exists; only --force overwrites it
profile-set-form = --set { $word }: expected KEY=VALUE, such as hra=2

profile-file-1 = { $title }. Starts from the rules of "{ $base }" and changes only what has no hash sign below.
profile-file-2 = What you play differently: delete the hash sign in front of the line and change the value.
profile-file-3 = To check it: marias profile check { $file }
profile-file-allowed = allowed: { $allowed }
profile-file-value = { $value }  { $said }

error-profile-unknown = there is no rule set { $value }; there are: { $names }, or the path of a .toml file
error-profile-unreadable = { $source }: cannot be read: { $reason }
error-profile-too-large = { $source }: is far too large, so it is no rule set
error-profile-not-utf8 = { $source }: is not UTF-8 text (byte { $byte })
error-profile-not-toml = { $source }: is not TOML: { $reason }
error-profile-no-such-base = { $source }: base: there is no rule set { $value }; allowed: { $allowed }
error-profile-base-game = { $source }: base: { $value } is a rule set of { $game }; allowed: { $allowed }
error-profile-no-base = { $source }: base: is missing, and there is no rule; allowed: { $allowed }
error-profile-rule-above = { $source }: { $key }: is a rule: it belongs below the line [rules]
error-profile-head-below = { $source }: { $key }: is no rule: it belongs above the line [rules]
error-profile-unknown-key = { $source }: { $key }: unknown key; similar: { $near }; all: marias profile show { $name } --keys
error-profile-unlike-key = { $source }: { $key }: unknown key; all keys: marias profile show { $name } --keys
error-profile-not-text = { $source }: { $key }: { $value } is not text; allowed: "…"
error-profile-long-text = { $source }: { $key }: must be one short line of text, 100 characters at most
error-profile-game = { $source }: game: is a rule set of { $value }; allowed: { $allowed }
error-profile-missing = { $source }: { $key }: is missing; allowed: { $allowed }
error-profile-name = { $source }: name: { $value } is not a name; allowed: letters, digits, blanks, - _ . and at most 60 of them
error-profile-taken-name = { $source }: name: { $value } is the name of a rule set that comes with the program; take another
error-profile-rules-table = { $source }: rules: must be a table; allowed: [rules] and below it key = value
error-profile-entry = { $source }: { $key }: must be a value or a table; allowed: { $allowed }
error-profile-clause = { $source }: { $key }: clause must be one short line of text; allowed: { $allowed }
error-profile-value = { $source }: { $key }: { $value } is not allowed; allowed: { $allowed }
error-profile-not-whole = { $source }: { $key }: { $value } is not a whole number; allowed: { $allowed }
error-profile-overcalls-circle = { $source }: { $key }: cannot stand beside open_betl_over_durch: the over-calls would never end
error-profile-below-ceiling = { $source }: { $key }: cannot be less than ceiling
error-profile-below-fine = { $source }: { $key }: cannot be less than fine
error-profile-endless-fleks = { $source }: { $key }: cannot be 0 beside max_flek = "value<ceiling": the fleks would never end

# Groups of rules

rule-group-rates = Rates (for one opponent)
rule-group-trump = Choice of trump and talon
rule-group-approval = Approval and announcements
rule-group-doubling = Fleks
rule-group-unplayed = What is not played without a flek
rule-group-play = Play
rule-group-result = Result
rule-group-revoke = Renonc and fines
rule-group-table = At the table

# Values that all share

rule-yes = yes
rule-no = no
rule-house = house rule

# Rates

rule-key-hra = Game (hra)
rule-key-sedma = Announced seven (sedma)
rule-key-sedma_against = Seven against (sedma proti)
rule-key-sto = Announced hundred (sto)
rule-key-sto_against = Hundred against (sto proti)
rule-key-stosedm = Hundred and seven (stosedm)
rule-key-quiet_seven = Quiet seven
rule-key-quiet_hundred = Quiet hundred
rule-key-betl = Betl (žebrák)
rule-key-durch = Durch
rule-key-open_betl = Open betl (ložený)
rule-key-open_durch = Open durch (ložený)
rule-key-doubled_suits = Which trump doubles the price
rule-value-doubled_suits-hearts = hearts (červené)
rule-value-doubled_suits-red = hearts and bells
rule-key-ceiling = Ceiling (strop)
rule-key-ceiling_scope = What the ceiling holds for
rule-value-ceiling_scope-net_per_opponent = the net amount with each opponent
rule-value-ceiling_scope-per_component = each commitment by itself
rule-value-ceiling_scope-total_by_loser = all that a losing declarer pays together

# Choice of trump and talon

rule-key-z_lidu = Choosing trump z lidu (blind, of the second five)
rule-value-z_lidu-free = always allowed
rule-value-z_lidu-two_per_suit = only with at most two cards of each suit
rule-value-z_lidu-forbidden = not allowed
rule-key-trump_in_talon = Trumps in the talon
rule-value-trump_in_talon-allowed_hidden = allowed, and not shown
rule-value-trump_in_talon-allowed_shown = allowed, but must be shown
rule-value-trump_in_talon-forbidden = not allowed
rule-key-trump_card_in_talon = May the chooser, going to betl or durch, discard the card he had chosen as trump?

# Approval and announcements

rule-key-direct_open = May an open game be announced at once?
rule-key-open_betl_over_durch = May an open betl be called over a durch?
rule-key-durch_over_open_betl = May a durch be called over an open betl?
rule-key-stosedm_from_hand_only = Is stosedm announced only from the hand, instead of asking "barva?"
rule-key-stosedm_indivisible = Is stosedm one commitment that cannot be split?
rule-key-hra_after_saying_stosedm = May who says stosedm by mistake after the approval still play the plain game?
rule-key-false_seven = May a seven be announced without holding the trump seven?
rule-key-sto_needs_marriage = Must who announces a hundred hold a marriage?
rule-key-sedma_against_over_sto = May a seven against be announced over a hundred?

# Fleks

rule-key-max_flek = How high the fleks may go
rule-value-max_flek-value_ceiling = while the price of the commitment is below the ceiling
rule-value-max_flek-number = { $n } times at most
rule-key-flek_binds = Whom one defender's flek binds
rule-value-flek_binds-side = both defenders
rule-value-flek_binds-speaker = only the one who said it
rule-key-flek_with_answer = Is the flek on betl and durch said together with the answer?
rule-key-flek_on_hra_after_sto_against = May the game be flekked after a hundred against?

# What is not played without a flek

rule-key-play_unflekked = Is a deal played that nobody flekked?
rule-key-flek_without_re_played = Is a game with flek but without re played?
rule-key-flekked_game_unflekked_seven = Announced seven, flek on the game alone
rule-value-flekked_game_unflekked_seven-play = it is played
rule-value-flekked_game_unflekked_seven-net = not played, the amounts are netted
rule-value-flekked_game_unflekked_seven-net_if_equal = not played, but only when both amounts are equal
rule-key-unflekked_seven_includes_game = Is the game paid too when an announced seven is not played?

# Play

rule-key-marriage_mode = Marriages (hlášky)
rule-value-marriage_mode-auto_svrsek_first = announced by themselves; svršek must go before král
rule-value-marriage_mode-svrsek_first_or_lost = by themselves if svršek goes first; král first loses the marriage
rule-value-marriage_mode-announced = the player announces them, with svršek or král
rule-key-open_hand_from = When the hand of an open game is laid down
rule-value-open_hand_from-before_lead = before the first lead
rule-value-open_hand_from-after_trick_1 = after the first trick
rule-value-open_hand_from-after_lead_2 = after the lead to the second trick
rule-key-claims = May a won hand be laid down?

# Result

rule-key-sto_marriage = Which marriage counts towards an announced hundred
rule-value-sto_marriage-first = the first announced
rule-value-sto_marriage-highest = the highest
rule-value-sto_marriage-all = all of them
rule-key-sto_scale = Above and below a hundred
rule-value-sto_scale-flat = not played, the price is fixed
rule-value-sto_scale-tens = paid for every ten above (or missing)
rule-key-quiet_hundred_marriages = Which marriages count towards a quiet hundred
rule-value-quiet_hundred_marriages-all = all of them
rule-value-quiet_hundred_marriages-first = the first announced
rule-key-quiet_hundred_mode = How a quiet hundred is paid
rule-value-quiet_hundred_mode-flat = a fixed amount beside the game, without fleks
rule-value-quiet_hundred_mode-double_game = it doubles the game with its fleks
rule-value-quiet_hundred_mode-tens = instead of the game, for every ten and with the game's fleks
rule-key-killed_quiet_seven = Is a beaten quiet seven paid?
rule-key-hra_under_sto_against = The game under a hundred against
rule-value-hra_under_sto_against-only_if_flekked = paid only if it was flekked
rule-value-hra_under_sto_against-always = always paid
rule-value-hra_under_sto_against-never = never paid
rule-key-unflekked_game_when_played = The unflekked game in a deal that is played
rule-value-unflekked_game_when_played-real = by its real outcome
rule-value-unflekked_game_when_played-declarer = goes to the declarer
rule-key-against_pair = Hundred against and seven against together
rule-value-against_pair-separate = each by itself
rule-value-against_pair-one_unit = both must be made, or both are lost
rule-key-four_marriages_need_trick = Must four marriages be backed by at least one trick?

# Renonc and fines

rule-key-revoke_mode = A wrong card
rule-value-revoke_mode-strict = the program does not accept it
rule-value-revoke_mode-referee = what lies is played: the deal ends as a renonc
rule-key-revoke_capped = Does the ceiling hold for a renonc too?
rule-key-fine = Fine to each opponent
rule-key-sharp_in_talon = Ace or ten in the talon
rule-value-sharp_in_talon-flat = the fixed fine
rule-value-sharp_in_talon-max_of_revoke = the fine, or the price of a renonc if that is higher

# At the table

rule-key-chips = Stake for a round
rule-key-sitter_pays = At a table of four, does the one who sits out pay and get like a silent defender?
rule-key-insolvency_split = Whom one pays who cannot pay all
rule-value-insolvency_split-pro_rata = everybody in proportion
rule-value-insolvency_split-clockwise = one after the other, clockwise
rule-key-first_dealer = Who deals first
rule-value-first_dealer-draw = drawn by lot
rule-value-first_dealer-first_seat = the player in the first place
rule-key-shuffle = Shuffling
rule-value-shuffle-first_only = before the first deal only, afterwards the pack is cut
rule-value-shuffle-every_deal = before every deal

# Křížový

rule-group-choice = Choice of trump and of the called card
rule-group-suit_round = Approval
rule-group-announcing = Announcements and fleks

rule-key-krizovy-sto = Announced hundred (sto), for every step of ten
rule-value-ceiling_scope-net_per_pair = the net amount within each pair that settles
rule-value-ceiling_scope-lone_total = the same, and who plays alone pays no more to all three together
rule-key-callable_ranks = Which rank may be called
rule-value-callable_ranks-any = any of the eight
rule-value-callable_ranks-honours = ace, ten, král or svršek
rule-value-callable_ranks-not_own = none that would call one of the chooser's own first four cards
rule-key-suit_round = How betl and durch are offered
rule-value-suit_round-one_pass = each player names his game at once
rule-value-suit_round-two_pass = all say good or bad first, then who said bad names his game
rule-key-hearts_alone_overcalled = May betl and durch be called over hearts alone?
rule-key-compulsory_hundred = Must a declarer who holds král and svršek of trumps announce the hundred?
rule-key-sto_voids_flek = Which hundred cancels a flek on the game given before it
rule-value-sto_voids_flek-any = every one
rule-value-sto_voids_flek-compulsory = only the compulsory one; otherwise the flek passes to the hundred
rule-key-announce_until = How long a seven or a hundred may be announced
rule-value-announce_until-own_first_turn = only on one's own first turn
rule-value-announce_until-any_turn = as long as somebody can still answer
rule-key-partner_may_announce = May the partner announce a seven or a hundred?
rule-key-solo_flek = Whom one player's flek on betl and durch binds
rule-value-solo_flek-common = all three opponents
rule-value-solo_flek-individual = only the one who said it
rule-key-unplayed_flekked_game = How many times the game is paid that got a flek but no re
rule-value-unplayed_flekked_game-number = { $n }×
rule-key-sedma_against_pays = Whom an unplayed seven against is paid to
rule-value-sedma_against_pays-both = both defenders
rule-value-sedma_against_pays-announcer = only the one who announced it
rule-key-open_hands = Whose cards are laid open in betl
rule-value-open_hands-all = everybody's
rule-value-open_hands-soloist = the soloist's
rule-key-open_from = When cards are laid open in betl
rule-value-open_from-after_trick_1 = after the first trick
rule-value-open_from-after_lead_2 = after the lead to the second trick
rule-key-claim_against = Whom a hand that is laid down must beat
rule-value-claim_against-all = all three others, as if they played together
rule-value-claim_against-opponents = the opponents; the partner helps
rule-value-quiet_hundred_marriages-one = one, the highest
rule-key-quiet_seven_killed_by_partner = Is a quiet seven paid that its own partner beat?
rule-key-sto_against_price = What a hundred against costs
rule-value-sto_against_price-on_flekked_game = twice the flekked game, for every step of ten
rule-value-sto_against_price-separate = as much as a hundred, beside the game
rule-key-revoke_floor = A renonc costs at least (hearts twice that)
rule-key-revoke_floor_sto = A renonc in a hundred costs at least (hearts twice that)
rule-key-revoke_before_doubling = A renonc before the fleks are over, and shuffling
rule-key-revoke_pays = Whom a renonc is paid to
rule-value-revoke_pays-all = all three others
rule-value-revoke_pays-injured = only the other side
rule-key-top_up = At least so much is added when the money is gone
rule-key-gather = How the pack is gathered after a deal
rule-value-gather-by_seat = seat by seat
rule-value-gather-by_side = side by side, the declarers' cards first

# Licitovaný

rule-group-auction = Auction and omyl

rule-key-unit = Worth of a unit, in haléře (cents)
rule-value-unit-number = { $n }
rule-key-currency = Currency
rule-value-currency-kc = Czech crowns (Kč)
rule-value-currency-_ = euro (€)
rule-key-licitovany-sedma = Seven (sedma)
rule-key-licitovany-sto = Hundred (sto), made or for every ten
rule-key-dve_sedmy = Two sevens (dvě sedmy)
rule-key-licitovany-quiet_seven = Quiet seven, won or killed
rule-key-licitovany-quiet_hundred = Quiet hundred: for every ten above 100
rule-key-omyl = Omyl, to each opponent
rule-key-licitovany-fine = Paušál 1, to every other player
rule-key-big_fine = Paušál 2, to every other player
rule-key-licitovany-ceiling = Limit with each opponent
rule-key-ceiling_both = The same where both defenders said flek
rule-key-nobody_bids = Nobody bids
rule-value-nobody_bids-forhont_sedma = the forhont has a sedma
rule-value-nobody_bids-throw_in = the cards are thrown in
rule-key-omyl_when = When omyl can be said
rule-value-omyl_when-after_talon = after the talon is taken up
rule-value-omyl_when-also_before = before that too
rule-key-laid_game_exception = Of a game that cannot be lost (ložená), does only who said flek pay the raised rate?
rule-key-approved_sedma_played = Is a sedma played that nobody flekked?
rule-key-balanced_played = Is a sedma played that got one flek on the game alone?
rule-key-open_hand = The declarer's hand in betl and durch
rule-value-open_hand-closed = stays closed
rule-value-open_hand-after_trick_1 = is laid open after the first trick
rule-key-sto_replaces_hra = Does a hundred stand in place of the game?
rule-value-sto_marriage-best = the best
rule-key-quiet_hundred_over = What every ten above a quiet hundred costs
rule-value-quiet_hundred_over-rate = the rate of the quiet hundred
rule-value-quiet_hundred_over-doubled_hra = the flekked game, doubled
rule-key-revoke_fine = Does who revoked pay the paušál beside the lost game?
rule-value-marriage_mode-automatic = announced by themselves, with the first card of the pair
rule-key-direction = Direction of deal and play
rule-value-direction-clockwise = clockwise
rule-value-direction-anticlockwise = anticlockwise

# Marijaš

rule-group-players = Players
rule-group-scores = Match points of a deal
rule-group-call = The call and surrender
rule-group-dalje = Dalje and extraordinary games
rule-group-talon = Talon (three players)
rule-group-stock = Stock (two players)
rule-group-marriages = Marriages: cvancik and fircik
rule-group-match = The match

rule-key-players = For how many players
rule-value-players-number = { $n }
rule-key-win = To each player of the side with more card points
rule-key-win_double = The same with more than a hundred
rule-key-double_at = From how many card points on that is so
rule-value-double_at-number = { $n } card points
rule-key-surrender = Surrender, to each opponent
rule-key-marijas-betl = Betl, to who made it or to each opponent
rule-key-trump_must_be_held = Must the caller hold a card of the suit he makes trumps?
rule-key-call_domain = Four: which card may be called
rule-value-call_domain-any = any, one's own too
rule-value-call_domain-not_own = any that the caller does not hold
rule-value-call_domain-aces = aces alone
rule-key-pairs = Four: who is the caller's partner
rule-value-pairs-called = who holds the called card
rule-value-pairs-fixed_opposite = who sits opposite; a suit is named
rule-key-surrender_4p = Four: when the caller may surrender
rule-value-surrender_4p-before_call = before the call
rule-value-surrender_4p-after_second_deal = after the second deal, instead of dalje
rule-key-surrender_pays = Four: who scores when he surrenders before the call
rule-value-surrender_pays-three = all three others
rule-value-surrender_pays-neighbours = his two neighbours
rule-key-dalje = What dalje decides
rule-value-dalje-formality = nothing: the player left of the dealer is the caller
rule-value-dalje-all_pass_redeal = who calls; if all say dalje, the cards are dealt again
rule-key-extraordinary = Extraordinary games instead of dalje
rule-value-extraordinary-none = none
rule-value-extraordinary-betl = betl
rule-key-talon_taking = The two cards of the talon
rule-value-talon_taking-must = the caller takes them
rule-value-talon_taking-may = the caller may leave them
rule-key-return_taken = May the cards that were taken be put back?
rule-key-first_lead = Three and four: who leads first
rule-value-first_lead-caller = the caller
rule-value-first_lead-left_of_caller = the player left of the caller
rule-key-must_beat = Duty to beat
rule-value-must_beat-none = none
rule-value-must_beat-led_suit = in the suit that was led
rule-value-must_beat-led_suit_and_trump = in the suit that was led, and in trumps
rule-key-draw_and_lead = Who draws first and leads after a trick
rule-value-draw_and_lead-winner = its winner
rule-value-draw_and_lead-alternate = the two by turns
rule-key-stock_trump_power = Does a trump beat another suit while there is a stock?
rule-key-stock_fircik = A fircik while there is a stock
rule-value-stock_fircik-forty = counts 40
rule-value-stock_fircik-twenty = counts 20
rule-value-stock_fircik-forbidden = may not be called
rule-key-fircik_in_stock = What power such a fircik has
rule-value-fircik_in_stock-any_trump_beats = none: any trump beats the over
rule-value-fircik_in_stock-inside_suit = that of its own suit alone
rule-value-fircik_in_stock-pair_powerless = none, and the king has none either
rule-value-fircik_in_stock-all_trumps_powerless = no trump has any while there is a stock
rule-key-marriage_card = How a marriage is called
rule-value-marriage_card-queen_played = by playing the over
rule-value-marriage_card-either_played = by playing the over or the king
rule-value-marriage_card-shown = the over is shown and stays in the hand
rule-value-marriage_card-set_aside = the over is laid aside unplayed
rule-key-marriage_when = When a marriage may be called
rule-value-marriage_when-any_play = in any turn of one's own
rule-value-marriage_when-lead = on the lead
rule-value-marriage_when-after_trick = on the lead after a trick one took
rule-key-marriages_in_turn = How many marriages in one turn, where the over is shown
rule-value-marriages_in_turn-one = one
rule-value-marriages_in_turn-any = any number
rule-key-marriage_requires_trick = Does a marriage need a trick to count?
rule-value-marriage_requires_trick-no = no
rule-value-marriage_requires_trick-player = one of who called it
rule-value-marriage_requires_trick-side = one of his side
rule-key-counted = What counts as card points
rule-value-counted-all = aces, tens, the last trick and marriages
rule-value-counted-aces_and_tens = aces and tens alone
rule-key-hundred_of = Whose card points double the score
rule-value-hundred_of-winner = those of the side that won
rule-value-hundred_of-deal = all of the deal
rule-key-target = The match goes to
rule-key-match_tie = Several reach it with equally many
rule-value-match_tie-co_winners = they win together
rule-value-match_tie-play_on = the match goes on
rule-value-match_tie-seat_order = the first one left of the dealer wins
rule-key-makaze = The last gets makaze and not čvrga, if there is
rule-value-makaze-zero_points = no match point
rule-value-makaze-no_trick_in_match = no trick in the whole match
rule-value-makaze-no_trick_in_deal = no trick in the last deal
rule-key-cvrga_tie = Several are last
rule-value-cvrga_tie-all = all get čvrga
rule-value-cvrga_tie-none = nobody gets it
rule-value-cvrga_tie-drawn = one of them, by lot
rule-key-deal_after_surrender = Who deals after a surrender
rule-value-deal_after_surrender-moves_on = the caller, as always
rule-value-deal_after_surrender-same_dealer = the same dealer again
rule-key-look_back = Which tricks that were taken may be looked at
rule-value-look_back-last = the last one
rule-value-look_back-all = all
rule-value-look_back-none = none
