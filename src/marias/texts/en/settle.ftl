# marias settle

settle-help =
    Who pays whom how much? Settles a deal played at a real table. Without options it asks (on a terminal); with options it answers at once; with --json it reads a request from the file or the standard input and answers in JSON.
settle-json = request and answer in JSON (with options: the answer alone)
settle-option-game = which game: voleny, krizovy, licitovany, marijas; without it the one of the rule set, else voleny
settle-option-profile = rule set; without it: liga, mcr-2018-free of křížový, csm-licitovany of licitovaný, marijas-2, marijas-3, marijas-4 of marijaš by the number of players
settle-option-contract = what was played: hra, sedma, sto, stosedm, betl, durch, open_betl, open_durch; in křížový game (which need not be said), betl, durch; in licitovaný sedma, sto, sto_sedma, betl, durch, dve_sedmy, dve_sedmy_sto (hearts by the trump suit, or sto_hearts, "hundred in hearts"); in marijaš game (which need not be said), surrender, betl
settle-option-trump = trump suit: c hearts, k bells, z leaves, l acorns
settle-option-players = number of players at the table; without it: as many as names, else 3, in marijaš 2
settle-option-names = names clockwise; without them: A, B, C …
settle-option-declarer = who declared, chose or called (name, or place from 1); without it: the first
settle-option-sitter = at a table of four, who paused
settle-option-against = what the defence announced: sedma_against, sto_against
settle-option-flek = level of a component, such as hra=re or sedma=1
settle-option-points = card points of the declarer's side with the last trick, without marriages
settle-option-defence-points = card points of the defence; without them: what is left of 90
settle-option-marriages = marriages of the declarer in the order they were announced
settle-option-defence-marriages = marriages of the defence
settle-option-seven = whose trump seven fell in the last trick: declarer, defence, none
settle-option-seven-won = did it take the trick?
settle-option-tricks = tricks of the declarer
settle-option-defence-tricks = tricks of the defence
settle-option-partner = křížový, marijaš of four: who held the called card, or alone
settle-option-sedma = křížový: who announced the seven
settle-option-sto = křížový: who announced the hundred (one, or both where the compulsory one was added)
settle-option-sedma-against = křížový: who announced the seven against
settle-option-sto-against = křížový: who announced the hundred against
settle-option-marriage = křížový: marriages of a player, such as A=40 or C=20,20
settle-option-own-marriage = křížový: who announced the hundred held a marriage that he never showed
settle-option-seven-played = křížový: who played the trump seven to the last trick
settle-option-last-trick = who took the last trick: in křížový a player, in licitovaný declarer, defence, in marijaš caller, opponents
settle-option-before-doubling-ends = křížový: the revoke came before doubling was over
settle-option-made = betl, durch, dvě sedmy: was it made?
settle-option-revoke = who revoked
settle-option-offence = how
settle-option-evident = what the others would evidently have made: quiet_seven, quiet_hundred
settle-option-chips = chips of the players before the deal, where they may not suffice
settle-option-omyl = licitovaný: the declarer folded (omyl)
settle-option-helper = licitovaný: helper suit of dvě sedmy (the settlement does not need it)
settle-option-four-helpers = licitovaný: did one defender hold four or more helpers at the start?
settle-option-sevens-made = licitovaný: did the declarer take tricks nine and ten with the announced sevens?
settle-option-laid = licitovaný: could the game not be lost under any distribution (ložená)?
settle-option-flekked-by = licitovaný: which defenders said flek themselves (for the limit and a ložená game); part by part too, such as sto=B; sedma=B,C
settle-option-technical = licitovaný: who pays a paušál for a technical renonc (perhaps several times); the game stands

settle-head-played = { $contract }, { $playing ->
    [1] declarer
   *[other] declarers
} { $declarer }; played [{ $profile }]
settle-head-unplayed = { $contract }, { $playing ->
    [1] declarer
   *[other] declarers
} { $declarer }; not played [{ $profile }]
settle-head-revoke = { $contract }, { $playing ->
    [1] declarer
   *[other] declarers
} { $declarer }; revoke [{ $profile }]
settle-head-fine = { $contract }, { $playing ->
    [1] declarer
   *[other] declarers
} { $declarer }; fine [{ $profile }]
settle-head-revoke-bare = Revoke before anything was announced [{ $profile }]
settle-head-fine-bare = A fine alone [{ $profile }]
settle-result = Result: { $payments }
settle-short = Cannot pay in full: { $names }. The round is over; really paid: { $payments }

settle-side-none = nobody's
settle-side-declarer = declarer's
settle-side-defence = defence's
settle-alone = alone
settle-nobody = nobody
settle-yes = yes
settle-no = no

explained-factor = ×{ $factor } for the suit
explained-won = { $component ->
   *[other] made
}
explained-lost = { $component ->
   *[other] not made
}
explained-declarer = declarer
explained-defence = defence
explained-nobody-pays = Nobody pays.
explained-by = { $name } pays each

offence-not_following = did not follow suit
offence-not_beating = did not beat
offence-not_trumping = did not trump
offence-out_of_turn = played out of turn
offence-talon_count = wrong number of cards in the talon
offence-sharp_in_talon = ace or ten in the talon
offence-king_before_over = king before the over
offence-seven_early = announced seven played early
offence-seven_in_talon = announced seven in the talon
offence-cheating = cheating at the choice of trump or the discard

offence-play = wrong card
offence-announcement = premature or false announcement
offence-shuffle = shuffled the cards
offence-misdeal = misdealt again, or on purpose
offence-wrong_claim = laid down a hand that was not won
offence-card_count = threw two cards or none
offence-compulsory_hundred = did not announce the compulsory hundred

offence-wrong_lead = led wrongly
offence-hint = gave a hint
offence-talon_count_in_play = wrong number of cards in the talon found during play
offence-talon_touched = touched the talon after the comments began
offence-outsider_looked = looked at cards while sitting out
offence-looked_at_cards = looked at others' cards or at the talon

ask-again = { $problem }
ask-help = Enter takes the answer in brackets [ ]; where there is none, one must be given. A player: name, or place from 1. Ctrl-C ends.
ask-none = nothing
ask-game = Which game
ask-profile = Rule set
explain-game = The names of the option --{ "game" } will do too.
explain-profile = A name from the list, a .toml file, the number of players, or the name of a game.
ask-names = Names of the players clockwise, divided by commas ({ $seats })
ask-contract = What was played
ask-declarer = Who declared
ask-sitter = Who paused
ask-trump = Trump suit
ask-against = What the defence announced
ask-flek-on = Flek: { $component }
ask-flek = How far
ask-revoked = Did anybody revoke
ask-revoke = Who
ask-offence = How
ask-evident = Would the others evidently have made: { $component }
ask-yes-no = Yes or no
ask-made = Made
ask-points = Card points of the declarer's side with the last trick, without marriages (0 to 90)
ask-krizovy-points = Card points of the chooser's side with the last trick, without marriages (0 to 90)
ask-marijas-declarer = Who called (or played betl)
ask-marijas-points = Card points of { $players ->
    [4] the caller's side (with the partner's)
   *[other] the caller
} with the last trick, without marriages (0 to 90)
ask-marijas-marriages = Marriages of { $players ->
    [4] the caller's side
   *[other] the caller
} (20, 40; - none)
ask-marijas-defence-marriages = Marriages of { $players ->
    [2] the opponent
   *[other] all opponents together
} (20, 40; - none)
explain-marijas-contract = The game is a plain deal; surrender, if somebody gave up; betl only where extraordinary games are played.
explain-marijas-declarer = Who called trumps or a card, who surrendered, or who played betl.
explain-marijas-partner = Who held the called card; "alone", if the caller called his own.
explain-marijas-made = Betl is made if its player took no trick.
explain-marijas-points = Aces and tens 10 each, the last trick 10; what is left of 90 is the opponents'.
explain-marijas-marriages = A fircik (40) is a marriage in trumps, a cvancik (20) in another suit; several with commas.
explain-marijas-defence-marriages = A fircik (40) is a marriage in trumps, a cvancik (20) in another suit; several with commas.
explain-marijas-last-trick = Which side took the last trick: its ten does not count at this table.
ask-marriages = Declarer's marriages in the order they were announced (20, 40; - none)
ask-defence-marriages = Marriages of the defence in the order they were announced (20, 40; - none)
ask-seven = Whose trump seven fell in the last trick
ask-seven-won = Did it take the trick
ask-partner = Who held the called card
ask-sedma = Who announced the seven
ask-sto = Who announced the hundred (with commas, if both did)
ask-sedma-against = Who announced the seven against
ask-sto-against = Who announced the hundred against
ask-marriage = Marriages (such as A=40; C=20,20; - none)
ask-own-marriage = Did who announced the hundred hold a marriage that he never showed
ask-seven-played = Who played the trump seven to the last trick
ask-last-trick = Who took the last trick
ask-before-doubling-ends = Was doubling not over yet
ask-tricks = Tricks of the declarer
ask-defence-tricks = Tricks of the defence
ask-omyl = Did he fold (omyl)
ask-four-helpers = Did one defender hold four or more helpers at the start
ask-sevens-made = Did he make both sevens
ask-laid = Could the game not be lost (ložená)
ask-flekked-by = Which defenders said flek (with commas, if both did)
