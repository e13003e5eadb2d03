# marias pb: premium points of licitovaný mariáš

pb-help =
    How many premium points (prémiové body, PB) does a deal of licitovaný mariáš give, and by what? The deal is told by options, by a request in JSON (from a file, or with --json from the standard input), or by a record (.marias), of which every deal is counted. Cards may be told, or what stands on the table sheet: counts. What nobody told is not known, and the answer is then "at least". Parts of which nothing else is told count as made.
pb-json = request and answer in JSON (with options or a record: the answer alone)
pb-option-table = by which table: name of an edition, or a .toml file
pb-option-contract = the contract: sedma, sto, sto_sedma, betl, durch, dve_sedmy, dve_sedmy_sto (hearts are told by the trump suit)
pb-option-trump = trump suit: c hearts, k bells, z leaves, l acorns
pb-option-helper = helper suit of two sevens
pb-option-leads = did the declarer lead to the first trick (s výnosem)?
pb-option-part = how a part ended, such as sto=lost or sedma=approved; where there is one part only, lost alone will do
pb-option-hand = the declarer's ten cards at the first lead
pb-option-talon = the two cards the declarer discarded
pb-option-defender = a defender's ten cards (once or twice)
pb-option-trumps = how many trumps the declarer had in his ten cards
pb-option-ace = had he the ace of trumps among them?
pb-option-ten = had he the ten of trumps among them?
pb-option-helpers = how many helpers he had in his ten cards, the seven included
pb-option-talon-trumps = how many trumps he discarded
pb-option-talon-helpers = how many helpers he discarded
pb-option-marriage = the marriage the hundred was made on: trump, plain, none
pb-option-four-helpers = had one defender four or more helpers?
pb-option-note-4 = had the declarer the three highest trumps with the seven, six closed helpers and both other aces (note 4)?
pb-option-opening = betl: the card led to the first trick
pb-option-catching-aces = betl: how many catching aces there are by notes 1 and 2, if no cards are told
pb-option-six-card-suits = betl: how many six-card suits with a chyták there are by notes 1 and 2, if no cards are told
pb-option-open-suits = durch: how many suits were not closed, if no cards are told
pb-option-flek-hand = betl, durch: the ten cards of who said the first flek
pb-option-flek-suits = betl: how many suits who said the first flek had in his hand
pb-option-flek-stoppers = durch: in how many suits who said the first flek had a stopper
pb-option-flek-bare-aces = durch: were these stoppers two aces, each alone in its suit?
pb-option-laid = was it a ložená hra, which could not be lost?
pb-option-renonc = who revoked: declarer, flekker (who said the first flek), defence
pb-option-technical = who was fined for a technical renonc: the game stands, he gets no points (more than once too)
pb-option-lost-before = was the game lost already when it happened?
pb-option-winnable = could it still be won then against an ordinary defence?
pb-option-granted = did a called referee grant the points?
pb-option-written = does the game stand on the table sheet?
pb-option-show-table = shows a table: its figures, where they are from, and what is missing
pb-option-copy-table = writes out the file of a table that comes with the program, to be edited
pb-option-check-table = says what is wrong with files of tables; code 1: something is wrong
pb-option-tables = lists the tables that come with the program

pb-declarer = declarer
pb-flekker = flekker
pb-defence = defence
pb-fate-won = won
pb-fate-lost = lost
pb-fate-approved = approved
pb-marriage-trump = trump
pb-marriage-plain = plain
pb-marriage-none = none

pb-head = { $contract }{ $led ->
    [yes] , the declarer leads
    [no] , a defender leads
   *[other] { "" }
}: { $parts } [{ $edition }]
pb-part = { $part } { $fate }
pb-edition-incomplete = { $edition }, not whole
pb-edition-touched = { $edition }, not whole: this game touches what is missing
pb-edition-untouched = { $edition }, not whole, but whole for this game
pb-incomplete = The table { $edition } is not whole: { $missing }
pb-who-declarer = Declarer
pb-who-flekker = Flekker
pb-points = { $who }: { $sum }
pb-earned = Premium points, { $who }: { $sum } [{ $edition }]
pb-of-deal = Deal { $number }: { $head }
pb-heading = Premium points [{ $edition }]
pb-sums = Premium points together [{ $edition }]: { $sums }
pb-sums-none = Premium points [{ $edition }]: none
round-seat-premium = { $line }, { $points }
round-premium = PB: premium points [{ $edition }]
pb-total = { $sum } PB
pb-at-least = at least { $points } PB
pb-pending = { $sum } PB, waiting for the referee
pb-nothing = 0 PB
pb-why = Why: { $reason }
pb-why-not-won = nothing of it was won
pb-why-no-row = the table has no row that fits this game
pb-must-write = On the table sheet: yes [CSM-11]
pb-must-write-unknown = On the table sheet: yes, if it is { $threshold } PB or more [CSM-11]
pb-may-be-reduced = Not on the sheet, so it need not be recognised in full [CSM-11]
pb-unknown-heading = Not known:
pb-confirm-heading = The referee is to confirm:
pb-denied-heading = Does not count:

pb-row-bonus = bonus, { $what }
pb-row-half = half of { $what }
pb-of-sedma = seven
pb-of-sto = hundred
pb-of-sto_sedma = hundred and seven
pb-of-dve_sedmy = two sevens
pb-of-betl = betl
pb-of-durch = durch
pb-with-sto = with the hundred made
pb-or = { $before } or { $last }
pb-trumps = on { $numbers } { $n ->
    [one] trump
   *[other] trumps
}
pb-trumps-max = on { $n } trumps or fewer
pb-helpers = on { $numbers } { $n ->
    [one] helper
   *[other] helpers
}
pb-helpers-max = on { $n } helpers or fewer
pb-sharp-both = with the ace and the ten of trumps
pb-sharp-noten = without the ten of trumps
pb-sharp-noace = without the ace of trumps
pb-sharp-neither = without the ace and the ten of trumps
pb-sharp-ace = with the ace of trumps
pb-sharp-ten = with the ten of trumps
pb-on-plain = on a plain marriage
pb-on-trump = on the trump marriage
pb-per-catching_ace = catching ace
pb-per-six_card_suit_with_chytak = six-card suit with a chyták
pb-per-suit_not_closed = suit that is not closed
pb-flek-on = flek on a { $game }
pb-hand-suits = with { $numbers } { $n ->
    [one] suit
   *[other] suits
} in the hand
pb-stopper-suits = with stoppers in { $n } { $n ->
    [one] suit
   *[other] suits
} at most
pb-side-lead = s výnosem
pb-side-nolead = bez výnosu

pb-from-seed = the provisions
pb-from-source = the table
pb-from-2nd-hand = second hand
pb-from-inferred = inferred
pb-from-default = chosen

pb-confirm-laid = that the game was not ložená (it could have been lost)
pb-confirm-unwinnable = that no defender had four or more helpers
pb-confirm-four-helpers = that no defender had four or more helpers
pb-confirm-note-4 = that the declarer had not the three highest trumps with the seven, six closed helpers and both other aces
pb-confirm-note-5 = that the declarer had not all eight helpers
pb-confirm-renonc-lost = that the game was not yet lost when the renonc happened
pb-confirm-renonc-unwinnable = that the game could still be won against an ordinary defence when the renonc happened
pb-confirm-grant = that he grants the points, if they are { $threshold } or more
pb-confirm-inferred = the points of the row "{ $row }": nobody read them, they are inferred or chosen
pb-confirm-half-rounded = half of an odd figure, rounded down

pb-unknown-hole = whether the table has another row: { $what }
pb-unknown-figure = how much the row "{ $row }" gives
pb-unknown-untold = { $fact } (--{ $option })
pb-unknown-grant = whether the referee grants the points

pb-denied-laid = a game that could not be lost (ložená)
pb-denied-unplayable = a game that could not be made
pb-denied-unwinnable = four or more helpers in one hand: lost by rule
pb-denied-four-helpers = two sevens, one defender had four or more helpers
pb-denied-note-4 = the three highest trumps with the seven, six closed helpers and both other aces
pb-denied-note-5 = the bonus, the declarer had all eight helpers
pb-denied-own-renonc = who revoked has no claim
pb-denied-renonc-lost = the game was lost already when the renonc happened
pb-denied-renonc-unwinnable = the game could not be won any more against an ordinary defence when the renonc happened
pb-denied-not-granted = the referee did not grant the points
pb-denied-ace-of-led-six = an ace in the six-card suit that was led
pb-denied-six-counts-as-ace = a six-card suit with the ace counts as a catching ace
pb-denied-only-chytak-led = the only chyták of the six-card suit was led
pb-denied-chytak-discarded = a catching card of the six-card suit was discarded
pb-denied-bare-aces = both stoppers are aces alone in their suits

pb-fact-led = whether the declarer led
pb-fact-trumps = how many trumps he had
pb-fact-ace = whether he had the ace of trumps
pb-fact-ten = whether he had the ten of trumps
pb-fact-helpers = how many helpers he had
pb-fact-talon_trumps = how many trumps he discarded
pb-fact-talon_helpers = how many helpers he discarded
pb-fact-marriage = the marriage the hundred was made on
pb-fact-talon = what was discarded
pb-fact-lead = what was led
pb-fact-catching_aces = how many catching aces there are
pb-fact-six_card_suits = whether there is a six-card suit with a chyták
pb-fact-open_suits = how many suits were not closed
pb-fact-flek = what who said flek had in his hand

pb-table-title = { $title } ({ $edition })
pb-table-source = source: { $source }
pb-table-valid = valid from { $date }
pb-table-disabled = this table is not counted by
pb-table-complete = the table is whole
pb-table-row = row
pb-table-what = for what
pb-table-from = from
pb-table-hearts = Hearts × { $factor }; on the sheet from { $threshold } PB; notes below the table: { $notes }
pb-table-options = How what the provisions leave open is read
pb-table-holes = What of the table is not known
pb-table-good = { $file }: good ({ $edition }, { $rows } rows)
pb-table-warning = { $file }: warning: { $said }
pb-table-added = row { $row }: added
pb-table-left-out = row { $row }: left out
pb-table-changed = row { $row }: { $now } ({ $base }: { $before })
pb-table-key = { $key }: { $now } ({ $base }: { $before })
pb-table-differs = Compared with { $base }:
pb-list-line = { $name } – { $title }
pb-list-default = { $name } – { $title } (counted by unless another is named)
pb-list-disabled = { $name } – { $title } (not counted by: { $missing })

pb-opt-write_down = a game of exactly the points from which games are written down
pb-opt-sto_rows_in_dve_sedmy = the rows of the hundred count in two sevens and hundred too
pb-opt-cards_counted = of how many cards trumps and helpers are counted
pb-opt-sedma_rows_in_sto_sedma = the rows of the seven in hundred and seven, beside half of the hundred
pb-opt-half_of_sto = what half of the hundred is half of
pb-opt-flek_of = whose a flek is that two said
pb-opt-six_card_suit = what a six-card suit is
pb-opt-durch_suits = which suits count in a durch
pb-opt-plain_four_helpers = two sevens made against four helpers in one hand
pb-opt-winnable_says = who says that a game was not winnable when a renonc happened

error-pb-nothing-told = pb: nothing to count is told; allowed: options (see --help), or --json
error-pb-no-points = { $file }: { $game } has no premium points
error-pb-two-ways = { $field }: a file and options are two ways to say one thing; allowed: one of them
error-pb-alone = { $field }: stands alone; allowed: nothing else
error-pb-cards = { $field }: { $reason }
error-pb-part-form = { $field }: "{ $word }": which part? allowed: { $allowed }
error-pb-part-twice = { $field }: { $name } stands there twice; allowed: once
error-pb-too-many-hands = { $field }: there are only two defenders
error-pb-range = { $field }: { $number } cannot be; allowed: { $allowed }
error-pb-no-flek = { $field }: there is no flekker: nothing is told of a flek
error-pb-which-flekker = { $field }: both defenders' hands are told: which of them said flek? allowed: --flek-hand with his cards
error-pb-two-trumps = { $field }: the contract says { $suit }; allowed: that suit, or nothing
error-pb-own-renonc = { $field }: the declarer's renonc loses the game; allowed: lost
error-pb-their-renonc = { $field }: a defender's renonc wins the game for the declarer, unless it was lost before; allowed: won, or lost before it (--lost-before)
error-pb-bare-aces = { $field }: two aces are two stoppers; allowed: no, or 2 stoppers
error-pb-seat = { $field }: there is no seat { $seat }; allowed: { $allowed }
error-pb-trump-missing = { $field }: is missing: { $contract } has trumps; allowed: { $allowed }
error-pb-no-trump = { $field }: { $contract } has no trumps; allowed: nothing
error-pb-no-helper = { $field }: { $contract } has no helper suit; allowed: nothing
error-pb-helper-is-trump = { $field }: is the trump suit; allowed: { $allowed }
error-pb-helper-missing = { $field }: is missing: cards are told; allowed: { $allowed }
error-pb-no-part = { $field }: is no part of { $contract }; allowed: { $allowed }
error-pb-not-approved = { $field }: { $contract } is always played; allowed: { $allowed }
error-pb-part-missing = { $field }: is missing; allowed: { $allowed }
error-pb-no-renonc = { $field }: there was no renonc; allowed: nothing
error-pb-elsewhere = { $field }: does not belong to { $contract }; allowed: { $allowed }
error-pb-cards-count = { $field }: { $count } cards; allowed: { $allowed }
error-pb-twice = { $field }: { $cards } lies elsewhere too; allowed: each card once
error-pb-hands-many = { $field }: there are only two defenders; allowed: three hands
error-pb-lead = { $field }: { $card } is not in the declarer's hand; allowed: { $allowed }
error-pb-talon = { $field }: { $cards } there is a renonc of the declarer; allowed: no ace, no ten, no announced seven
error-pb-counts-cards = { $field }: { $told } does not agree with the cards; allowed: { $allowed }
error-pb-beside-cards = { $field }: the cards are told; allowed: the one or the other
error-pb-together = { $field }: cannot be with the rest that is told; allowed: { $allowed }
error-pb-not-without = { $field }: cannot be won without { $what ->
        [marriage] a marriage
        [sharps] the ace or the ten of trumps on a plain marriage (70 + 20 is no hundred)
        [lead] a lead that a defender must take
        [top] a card that nobody can beat
       *[other] { $what }
    }; allowed: lost, or a renonc of the opponents
error-pb-flek-declarer = { $field }: the declarer says no flek; allowed: a defender
error-pb-flek-twice = { $field }: stands twice; allowed: each defender once
error-pb-fleks-many = { $field }: there are only two defenders; allowed: two

error-premium-where-row = row { $name }
error-premium-where-hole = hole { $name }
error-premium-unknown = there is no table { $value }; there are: { $names }, or the path of a .toml file
error-premium-disabled = { $source }: this edition is not counted by (--show-table says what of it is missing); complete it in a file of your own, with enabled = true
error-premium-unreadable = { $source }: cannot be read: { $reason }
error-premium-too-large = { $source }: is far too large, so it is no table
error-premium-deep = { $source }: has a key of far too many parts, so it is no table
error-premium-not-utf8 = { $source }: is not UTF-8 text (byte { $byte })
error-premium-not-toml = { $source }: is not TOML: { $reason }
error-premium-unknown-key = { $where }: unknown key; allowed: { $allowed }
error-premium-missing = { $where }: is missing; allowed: { $allowed }
error-premium-value = { $where }: { $value } is not allowed; allowed: { $allowed }
error-premium-section = { $where }: must be written otherwise; allowed: { $allowed }
error-premium-option = { $where }: must be a value with its source; allowed: { $allowed }
error-premium-misplaced = { $where }: does not go with { $what }; allowed: { $allowed }
error-premium-twice = { $where }: stands twice
error-premium-no-parent = { $where }: there is no criterion of { $family } it could belong to; allowed: { $allowed }
error-premium-complete = { $where }: is true, but { $first } is not known; allowed: false
error-premium-incomplete = { $where }: is false, but nothing says what is not known; allowed: true, a [[holes]] entry, or "unknown" for a figure
error-premium-taken-name = { $where }: { $value } is an edition that comes with the package; allowed: another name
error-premium-lead-above = { $where }: { $lead } s výnosem is more than { $nolead } bez výnosu
error-premium-no-hand = { $where }: no hand holds ace and ten among so few trumps
error-premium-never = { $where }: none of these numbers is { $most } at most: the row never counts
error-premium-same = { $where }: it is for the same as row { $first }
error-premium-odd-half = { $where }: half of { $figure } is rounded down
