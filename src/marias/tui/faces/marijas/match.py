"""How a match of marijaš ended: its winners, čvrga and makaze, and what was collected over several matches."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from marias.rules.marijas.profile import MarijasProfile
from marias.rules.marijas.race import Race, Tally, winners
from marias.tui import phrases
from marias.tui.look import Look

if TYPE_CHECKING:
    from marias.session import Setup


def ended(look: Look, names: Sequence[str], race: Race) -> Iterator[str]:
    """Who has won and, where several reached the target, why he or why together; and what the last are called."""
    text, ending = look.text, race.ending
    if ending is None:
        return
    reached = _reached(race.profile, race.scores)
    if len(reached) > 1:
        yield text("match-reached", target=race.profile.target, names=_with_scores(look, names, race.scores, reached))
    won = phrases.pair(look, names, ending.winners)
    equal = sum(score == max(race.scores) for score in race.scores) > 1
    if len(ending.winners) > 1:
        yield text("match-won-together", names=won)
    elif len(reached) > 1:
        yield text("match-won-of-several", name=won, why="first" if equal else "more")
    else:
        yield text("match-won", name=won)
    for label in ("cvrga", "makaze"):
        last = [seat for seat, of_seat in enumerate(ending.labels) if of_seat == label]
        if last:
            yield text(f"match-{label}", names=phrases.pair(look, names, last))


def goes_on(look: Look, names: Sequence[str], setup: Setup, scores: Sequence[int]) -> Iterator[str]:
    """That nobody has won yet, though the target is reached: the highest have as much as each other."""
    reached = _reached(setup.profile, scores)
    if reached and not winners(setup.profile, tuple(scores), 0):
        yield look.text("match-goes-on", names=_with_scores(look, names, scores, reached), target=setup.profile.target)


def _reached(profile: MarijasProfile, scores: Sequence[int]) -> list[int]:
    """The seats that have reached the target, the highest first."""
    reached = [seat for seat, score in enumerate(scores) if score >= profile.target]
    return sorted(reached, key=lambda seat: -scores[seat])


def _with_scores(look: Look, names: Sequence[str], scores: Sequence[int], seats: Sequence[int]) -> str:
    """Players and what they have: ``Vesna (13) i Milan (12)``."""
    return phrases.pair(look, [f"{name} ({score})" for name, score in zip(names, scores, strict=True)], seats)


def tally(look: Look, names: Sequence[str], collected: Tally) -> Iterator[str]:
    """Matches won, čvrge and makaze of everybody, a line each."""
    longest = max(map(len, names))
    yield look.text("tally-title")
    for seat, name in enumerate(names):
        figures = {"won": collected.won[seat], "cvrge": collected.cvrge[seat], "makaze": collected.makaze[seat]}
        yield look.text("tally-line", name=f"{name:<{longest}}", **figures)
