# marias par

par-help = Shows what every contract of a finished deal would have made with all cards open, nobody erring and nobody saying flek: of a record, or of ".hra" of the program Mariášek.
par-deal = only the deal of this number
par-talon = best: the discard that is best for each contract; as-played: the one its declarer really made
par-json = one line of JSON for each deal
par-progress = solving
par-explained-money = With open cards, without a flek, everybody playing his best: what this player gets in all, with a minus what he pays ({ $unit }).
par-explained-points = With open cards, everybody playing his best: what the side of the caller scores, with a minus what the other scores ({ $unit }).
par-marks = { $made } made · { $lost } lost · { $part } made in part · { $barred } not allowed with these cards · { $best } best for this player
par-column = { $game ->
    [sedma] seven
    [sto] hundred
    [stosedm] hundred-7
    [sto_sedma] hundred+7
    [dve_sedmy] 2 sevens
    [dve_sedmy_sto] 2 sev.+100
   *[game] game
}
par-alone = alone
par-with = with { $name }
par-blind = z lidu
par-best = best: { $what }
par-least = least loss: { $what }
par-calls = calls { $cards }
par-lays = lays away { $cards }
par-no-talon = Nobody laid cards into the talon.
