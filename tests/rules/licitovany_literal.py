"""The rules of licitovaný once more, word for word from the rule sheet, slow and obvious: what the tests count against.

Nothing here looks at the code under test; cards are two-letter words such as ``Ak``. "§" is a section of the sheet.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, NamedTuple

TRUMP_ORDER, PLAIN_ORDER = "789SQKXA", "789XSQKA"

# §2.1

LADDER = (
    "sedma",
    "sedma_hearts",
    "sto",
    "sto_sedma",
    "sto_hearts",
    "sto_sedma_hearts",
    "betl",
    "durch",
    "dve_sedmy",
    "dve_sedmy_sto",
    "dve_sedmy_hearts",
    "dve_sedmy_sto_hearts",
)

# §2.2: two speak at a time, and the middle takes over from the one who drops out


class Auction:
    """The auction as three players live it."""

    def __init__(self, forhont: int, middle: int, last: int) -> None:
        self.matches, self.goes_higher = forhont, last
        self.fresh: int | None = middle
        self.rung = ""
        self.asked = False
        """Is it asked whether the one who matches has it?"""
        self.winner: int | None = None

    def turn(self) -> int:
        """Who is to speak."""
        return self.matches if self.asked else self.goes_higher

    def choices(self) -> list[str]:
        """What he may say."""
        if self.asked:
            return ["hold", "pass"]
        return [*LADDER[LADDER.index(self.rung) + 1 if self.rung else 0 :], "pass"]

    def say(self, word: str) -> None:
        """He says a rung, that he has it, or that he does not."""
        assert self.winner is None
        assert word in self.choices(), (word, self.choices())
        if word == "pass":
            self._drops_out()
        else:
            self.rung = word if word in LADDER else self.rung
            self.asked = word in LADDER

    def _drops_out(self) -> None:
        left = self.goes_higher if self.asked else self.matches
        if self.fresh is None:
            self.winner = left
        elif self.asked:
            self.matches = self.fresh  # he must have the rung already named, or drop out too
        else:
            self.goes_higher = self.fresh
        self.fresh = None


def duel(rung: int, asked: bool) -> Iterator[tuple[str, int, tuple[str, ...]]]:
    """Every way two can bid against each other from this rung on: who drops out, at which rung, and what was said."""
    if asked:
        yield "matches", rung, ("pass",)
        for out, at, words in duel(rung, asked=False):
            yield out, at, ("hold", *words)
    else:
        for higher in range(rung + 1, len(LADDER) + 1):
            for out, at, words in duel(higher, asked=True):
                yield out, at, (LADDER[higher - 1], *words)
        yield "goes_higher", rung, ("pass",)


def auctions() -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Every complete auction: who is declarer, at which rung, and what was said."""
    for out, rung, first in duel(0, asked=False):
        pair = ("zadák", "middle") if out == "matches" else ("middle", "forhont")
        for gone, at, second in duel(rung, asked=out == "matches"):
            winner = pair[0] if gone == "matches" else pair[1]
            yield winner, LADDER[max(at, 1) - 1], (*first, *second)


# §4.2, §3.2, §3.6: what may be played


def beats(card: str, other: str, trump: str) -> bool:
    """Does the card beat the other, which lies before it in the trick? No trump: betl or durch."""
    order = TRUMP_ORDER if trump else PLAIN_ORDER
    if card[1] == other[1]:
        return order.index(card[0]) > order.index(other[0])
    return card[1] == trump


def best(trick: Sequence[str], trump: str) -> str:
    """The card that is winning the trick."""
    winning = trick[0]
    for card in trick[1:]:
        if beats(card, winning, trump):
            winning = card
    return winning


def may_play(hand: Sequence[str], trick: Sequence[str], trump: str, kept: Sequence[str] = ()) -> list[str]:
    """Follow and beat, follow, trump and over-trump, trump, anything; an announced seven only where no other card is
    legal, the trump's last of all."""
    legal = list(hand)
    if trick:
        winning = best(trick, trump)
        led = [card for card in hand if card[1] == trick[0][1]]
        trumps = [card for card in hand if card[1] == trump]
        if led:
            legal = [card for card in led if winning[1] == trick[0][1] and beats(card, winning, trump)] or led
        elif trumps:
            legal = [card for card in trumps if beats(card, winning, trump)] or trumps
    others = [card for card in legal if card not in kept]
    if others:
        return others
    helper = [card for card in legal if card[1] != trump]
    return helper or legal


class Play(NamedTuple):
    """What does not change while they play: 0 is the declarer, 1 and 2 follow in turn."""

    trump: str = ""
    kept: tuple[str, ...] = ()
    """Announced sevens, the helper's first."""
    counted: bool = False
    """Do marriages count?"""
    ends: str = ""
    """betl, durch or dve_sedmy: the deal ends when it is broken."""


def count_play(
    play: Play, hands: tuple[tuple[str, ...], ...], leader: int, depth: int, trick: tuple[str, ...] = ()
) -> int:
    """How many ways there are to go on for so many cards; a marriage shown or not are two ways (§4.3)."""
    if depth == 0:
        return 1
    seat = (leader + len(trick)) % 3
    total = 0
    for card in may_play(hands[seat], trick, play.trump, play.kept if seat == 0 else ()):
        left = tuple(tuple(c for c in hand if c != card) for hand in hands)
        other = {"K": "Q", "Q": "K"}.get(card[0], "") + card[1]
        ways = 2 if play.counted and other in hands[seat] else 1
        now = (*trick, card)
        if len(now) < 3:
            total += ways * count_play(play, left, leader, depth - 1, now)
            continue
        winner = (leader + now.index(best(now, play.trump))) % 3
        if _over(play, left, now, winner):
            total += ways * (depth == 1)
        else:
            total += ways * count_play(play, left, winner, depth - 1)
    return total


def _over(play: Play, left: tuple[tuple[str, ...], ...], trick: tuple[str, ...], winner: int) -> bool:
    """Is the game broken, and nothing else left to play for (§3.5, §3.6)?"""
    if play.ends == "betl":
        return winner == 0
    if play.ends == "durch":
        return winner != 0
    if play.ends == "dve_sedmy":
        for tricks_left, seven in zip((1, 0), play.kept, strict=True):
            now = len(left[0]) == tricks_left
            made = now and seven in trick and winner == 0 and best(trick, play.trump) == seven
            if (seven in trick or now) and not made:
                return True
    return False


# §4.1: flek, re, tutti, boty, part by part


def count_fleks(levels: tuple[int, ...], limit: int = 4) -> int:
    """In how many ways the fleks can go, from these levels of the parts; both defenders speak, then the declarer …

    A defender may say after his partner what that one has just said.
    """
    return _defenders(levels, frozenset(range(len(levels))), limit) if limit else 1


def _choices(names: Sequence[int]) -> Iterator[tuple[int, ...]]:
    for size in range(len(names) + 1):
        yield from combinations(names, size)


def _defenders(levels: tuple[int, ...], open_parts: frozenset[int], limit: int) -> int:
    names = [part for part in sorted(open_parts) if levels[part] < limit]
    if not names:
        return 1
    total = 0
    for first in _choices(names):
        for second in _choices(names):
            raised = frozenset(first) | frozenset(second)
            now = tuple(level + (part in raised) for part, level in enumerate(levels))
            total += _declarer(now, raised, limit) if raised else 1
    return total


def _declarer(levels: tuple[int, ...], open_parts: frozenset[int], limit: int) -> int:
    names = [part for part in sorted(open_parts) if levels[part] < limit]
    if not names:
        return 1
    total = 0
    for said in _choices(names):
        now = tuple(level + (part in said) for part, level in enumerate(levels))
        total += _defenders(now, frozenset(said), limit) if said else 1
    return total


# §4.5: what one opponent pays

RATES = {"hra": 1, "sedma": 2, "sto": 4, "betl": 15, "durch": 30, "dve_sedmy": 40}
QUIET_SEVEN, QUIET_TEN, OMYL = 1, 2, 6
LIMIT, LIMIT_OF_BOTH = 500, 750


def formula(case: dict[str, Any]) -> int:
    """What the declarer gets from one opponent under the default rules, from what was announced and counted.

    ``rung``; ``levels`` of the parts; ``both``: both defenders said flek to one of them; ``points`` and ``marriages``
    (values in the order they were announced) of declarer and defence; ``seven``: who played the trump seven to the
    last trick and who took that trick; ``two_sevens``, ``tricks``.
    """
    kind = case["rung"].removesuffix("_hearts")
    red = 2 if kind != case["rung"] else 1
    total = 0
    points, marriages = case.get("points", (0, 0)), case.get("marriages", ((), ()))
    sums = [points[side] + sum(marriages[side]) for side in (0, 1)]
    for part, level in case["levels"].items():
        price = RATES[part] * red * 2**level
        if part == "hra":
            total += price if sums[0] > sums[1] else -price
        elif part == "sedma":
            total += price if case["seven"] == ("declarer", "declarer") else -price
        elif part == "sto":
            counting = points[0] + (marriages[0][0] if marriages[0] else 0)
            if counting >= 100:
                total += price * (1 + (sums[0] - 100) // 10)
            else:
                total -= price * ((100 - counting) // 10 + sum(marriages[1]) // 10)
        elif part == "betl":
            total += price if case["tricks"][0] == 0 else -price
        elif part == "durch":
            total += price if case["tricks"][1] == 0 else -price
        else:
            total += price if case["two_sevens"] else -price
    if kind == "sedma" and max(sums) >= 100:
        quiet = red * 2 ** case["levels"]["hra"] + QUIET_TEN * red * ((max(sums) - 100) // 10)
        total += quiet if sums[0] >= 100 else -quiet
    if kind == "sto" and case.get("seven"):
        held, took = case["seven"]
        if held != took or case.get("seven_took", True):
            total += QUIET_SEVEN * red * (1 if took == "declarer" else -1)
    most = LIMIT_OF_BOTH if case.get("both") else LIMIT
    return max(-most, min(most, total))
