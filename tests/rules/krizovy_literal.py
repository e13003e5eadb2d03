"""The rules of křížový once more, word for word from the rule sheet, slow and obvious: what the tests count against.

Nothing here looks at the code under test; cards are two-letter words such as ``Ak``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, NamedTuple

TRUMP_ORDER, PLAIN_ORDER = "789SQKXA", "789XSQKA"
BASES = {"hra": 1, "sedma": 2, "sedma_against": 2, "sto": 4, "sto_against": 0}
CEILING = 64


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


def may_play(hand: Sequence[str], trick: Sequence[str], trump: str, kept: str = "") -> list[str]:
    """§4.2 step by step, and §4.4 for the seven that was announced."""
    legal = list(hand)
    if trick:
        winning = best(trick, trump)
        led = [card for card in hand if card[1] == trick[0][1]]
        trumps = [card for card in hand if card[1] == trump]
        steps = [[card for card in led if beats(card, winning, trump)], led]
        steps += [[card for card in trumps if beats(card, winning, trump)], trumps]
        legal = next((step for step in steps if step), legal)
    if kept in legal:
        others = [card for card in legal if card != kept]
        if (trick and others) or any(card[1] == trump for card in others):
            return others
    return legal


def count_play(
    hands: tuple[tuple[str, ...], ...],
    leader: int,
    trump: str,
    depth: int,
    *,
    solo: tuple[str, int] = ("", 0),
    keeper: int = -1,
    trick: tuple[str, ...] = (),
) -> int:
    """How many ways there are to go on for so many cards; a marriage shown or not are two ways (§4.3)."""
    if depth == 0:
        return 1
    seat = (leader + len(trick)) % 4
    total = 0
    for card in may_play(hands[seat], trick, trump, "7" + trump if seat == keeper else ""):
        partner = {"K": "Q", "Q": "K"}.get(card[0], "?") + card[1]
        ways = 2 if trump and partner in hands[seat] else 1
        after = tuple(tuple(c for c in hand if c != card) for hand in hands)
        lying = (*trick, card)
        if len(lying) < 4:
            more = count_play(after, leader, trump, depth - 1, solo=solo, keeper=keeper, trick=lying)
        else:
            winner = (leader + lying.index(best(lying, trump))) % 4
            game, soloist = solo
            over = (game == "betl" and winner == soloist) or (game == "durch" and winner != soloist)
            over = over or not any(after)
            more = (depth == 1) if over else count_play(after, winner, trump, depth - 1, solo=solo, keeper=keeper)
        total += ways * more
    return total


class Talk(NamedTuple):
    """Where the table stands between the choice and the decision."""

    phase: str
    turn: int
    best: str = ""
    soloist: int = 0
    levels: tuple[tuple[str, int], ...] = ()
    spoken: tuple[int, ...] = ()
    goods: int = 0


class Table(NamedTuple):
    """What does not change while they talk: A = 0 chose."""

    hands: tuple[tuple[str, ...], ...]
    trump: str
    called: str
    compulsory: bool = False
    forgot: bool = False

    @property
    def declarers(self) -> set[int]:
        if self.forgot:
            return {0}
        return {0} | {seat for seat in range(4) if self.called in self.hands[seat]}


def talk_on(table: Table, talk: Talk) -> Iterator[Talk]:
    """Every way to go on by one statement; none when it is decided whether they play."""
    if talk.phase == "suit":
        yield from _suit(talk)
    elif talk.phase == "solo":
        yield from _solo(talk)
    elif talk.phase == "announce":
        yield from _announce(table, talk)


def count_talk(table: Table, talk: Talk, depth: int) -> int:
    """How many ways there are to go on for so many statements."""
    return 1 if depth == 0 else sum(count_talk(table, after, depth - 1) for after in talk_on(table, talk))


def _suit(talk: Talk) -> Iterator[Talk]:
    """§3.1: A names or asks; the others approve or take over with something strictly higher; durch ends it."""
    rank = ["", "suit", "betl", "durch"]
    higher = [game for game in ("betl", "durch") if rank.index(game) > rank.index(talk.best)]
    for word in (*higher, "suit" if talk.turn == 0 else "good"):
        game = talk.best if word == "good" else word
        soloist = talk.soloist if word == "good" else talk.turn
        if game == "durch" or talk.turn == 3:
            yield Talk("announce", 0, levels=(("hra", 0),)) if game == "suit" else _start_solo(game, soloist)
        else:
            yield talk._replace(turn=talk.turn + 1, best=game, soloist=soloist)


def _start_solo(game: str, soloist: int) -> Talk:
    return Talk("solo", (soloist + 1) % 4, game, soloist, ((game, 0),))


def _solo(talk: Talk) -> Iterator[Talk]:
    """§3.4: the three from the soloist's left, then he, then they again; one flek binds all three."""
    ((game, level),) = talk.levels
    opponent = talk.turn != talk.soloist
    may_raise = (level % 2 == 0) == opponent and {"betl": 5, "durch": 10}[game] * 2**level < CEILING
    last = (talk.turn + 1) % 4 == talk.soloist
    for raised in [False, True] if may_raise else [False]:
        now = level + raised
        if opponent and not last:
            yield talk._replace(turn=(talk.turn + 1) % 4, levels=((game, now),))
        elif opponent:
            asked = now % 2 == 1 and {"betl": 5, "durch": 10}[game] * 2**now < CEILING
            yield talk._replace(phase="solo" if asked else "play", turn=talk.soloist, levels=((game, now),))
        else:
            asked = raised and {"betl": 5, "durch": 10}[game] * 2**now < CEILING
            yield talk._replace(phase="solo" if asked else "play", turn=(talk.soloist + 1) % 4, levels=((game, now),))


def _announce(table: Table, talk: Talk) -> Iterator[Talk]:
    """§3.3: bundles of raises and new components; three times dobrá after the last change ends it."""
    seat, levels = talk.turn, dict(talk.levels)
    declares = seat in table.declarers
    first = seat not in talk.spoken
    hand = table.hands[seat]
    forty = {"K" + table.trump, "Q" + table.trump} <= set(hand)
    duty = table.compulsory and declares and first and forty and "sto_against" not in levels
    for new in _subsets(["sedma", "sto"] if declares else ["sedma_against", "sto_against"]):
        if new and not first:
            continue
        if {"sedma", "sedma_against"} & new and "7" + table.trump not in hand:
            continue
        if "sto" in new and ("sto_against" in levels or ("sto" in levels and not duty)):
            continue
        if "sto_against" in new and ({"sto", "sto_against"} & levels.keys()):
            continue
        if duty and "sto" not in new:
            continue
        for raises in _subsets([name for name in levels if _may_raise(table, name, levels[name], declares)]):
            if "sto" in new and "hra" in raises:
                continue
            after = {name: level + (name in raises) for name, level in levels.items()}
            for name in new:
                after.setdefault(name, 0)
            if "sto" in after:
                after.pop("hra", None)
            changed = bool(new or raises or not talk.spoken)
            goods = 0 if changed else talk.goods + 1
            yield Talk(
                "decided" if goods == 3 else "announce",
                (seat + 1) % 4,
                levels=tuple(after.items()),
                spoken=(*talk.spoken, seat),
                goods=goods,
            )


def _may_raise(table: Table, name: str, level: int, declares: bool) -> bool:
    """The side that does not own it gives flek, the owner re …; while it is worth less than 64."""
    owns = declares != name.endswith("_against")
    value = BASES[name] * 2**level * (2 if table.trump == "c" else 1)
    return name != "sto_against" and owns == (level % 2 == 1) and value < CEILING


def _subsets(names: list[str]) -> Iterator[set[str]]:
    for size in range(len(names) + 1):
        yield from map(set, combinations(names, size))


def formula(case: dict[str, Any]) -> int:
    """V of the rule sheet (§5.4), for one pair, under the default rules."""
    levels, points = case["levels"], case["points"]
    m = 2 if case["game"] == "hearts" else 1
    g = m * 2 ** levels.get("hra", 0)
    mine = [worth for seat, worth in case["marriages"] if seat in case["declarers"]]
    theirs = [worth for seat, worth in case["marriages"] if seat not in case["declarers"]]
    totals = points[0] + sum(mine), points[1] + sum(theirs)

    def announced(tens: int, total: int, marriages: list[int], against: list[int]) -> int:
        own = [worth for seat, worth in case["marriages"] if seat in case["hundred_by"]]
        counting = int(max([0, *(own if case["own_marriage"] else own or marriages)]))
        if tens + counting >= 100:
            return 1 + (total - 100) // 10
        return -((100 - tens - counting) // 10 + sum(against) // 10)

    if "sto" in levels:
        v = 4 * m * 2 ** levels["sto"] * announced(points[0], totals[0], mine, theirs)
    elif "sto_against" in levels:
        v = -2 * g * announced(points[1], totals[1], theirs, mine)
    elif totals[0] >= 100:
        v = 2 * g * (1 + (totals[0] - 100) // 10)
    elif totals[1] >= 100:
        v = -2 * g * (1 + (totals[1] - 100) // 10)
    else:
        v = g if totals[0] > totals[1] else -g
    made = case["seven"] is not None and case["seven"] == case["last"]
    if "sedma" in levels:
        v += 2 * m * 2 ** levels["sedma"] * (1 if made else -1)
    elif "sedma_against" in levels:
        v -= 2 * m * 2 ** levels["sedma_against"] * (1 if made else -1)
    elif case["seven"] is not None:
        mine_is = case["seven"] in case["declarers"]
        if made or mine_is != (case["last"] in case["declarers"]):
            v += m * (1 if mine_is == made else -1)
    return max(-64, min(64, int(v)))
