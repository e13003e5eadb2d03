"""The rules of marijaš once more, word for word from the rule sheet, slow and obvious: what the tests count against.

Nothing here looks at the code under test; cards are two-letter words such as ``Ak``, suits ``c k z l``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

ORDER = "789SQKXA"
SUITS = "ckzl"
PACK = [rank + suit for suit in SUITS for rank in ORDER]


def legal(hand: Sequence[str], trick: Sequence[str], trump: str, *, strict: bool) -> list[str]:
    """§1.5: of the suit led; else a trump; else any. While there is a stock, any."""
    if not trick or not strict:
        return list(hand)
    led = [card for card in hand if card[1] == trick[0][1]]
    trumps = [card for card in hand if card[1] == trump]
    return led or trumps or list(hand)


def winner(trick: Sequence[str], trump: str, demoted: Sequence[str] = ()) -> int:
    """§1.6: the highest trump that has its power, otherwise the highest card of the suit led."""
    pool = [card for card in trick if card[1] == trump and card not in demoted]
    pool = pool or [card for card in trick if card[1] == trick[0][1]]
    return list(trick).index(max(pool, key=lambda card: ORDER.index(card[0])))


def plays(hand: Sequence[str], trick: Sequence[str], trump: str, *, strict: bool) -> Iterator[tuple[str, bool]]:
    """Every card that may be played, and whether a marriage is called with it."""
    for card in legal(hand, trick, trump, strict=strict):
        yield card, False
        if card[0] == "Q" and "K" + card[1] in hand:
            yield card, True


def count_play(
    hands: tuple[tuple[str, ...], ...],
    trump: str,
    depth: int,
    *,
    stock: tuple[str, ...] = (),
    leader: int = 0,
    trick: tuple[str, ...] = (),
    demoted: tuple[str, ...] = (),
    betl: int = -1,
) -> int:
    """How many ways there are to go on for so many cards; a marriage called or not are two ways."""
    if depth == 0:
        return 1
    seats = len(hands)
    seat = (leader + len(trick)) % seats
    total = 0
    for card, called in plays(hands[seat], trick, trump, strict=not stock):
        if called and not trump:
            continue
        after = [tuple(c for c in hand if c != card) for hand in hands]
        lying = (*trick, card)
        weak = (*demoted, card) if called and card[1] == trump and stock else demoted
        if len(lying) < seats:
            total += count_play(
                tuple(after), trump, depth - 1, stock=stock, leader=leader, trick=lying, demoted=weak, betl=betl
            )
            continue
        won = (leader + winner(lying, trump, weak)) % seats
        if won == betl or (not stock and not any(after)):
            total += depth == 1
            continue
        left = stock
        if stock:
            after[won] = (*after[won], stock[0])
            after[1 - won] = (*after[1 - won], stock[1])
            left = stock[2:]
        total += count_play(tuple(after), trump, depth - 1, stock=left, leader=won, betl=betl)
    return total


def count_talk(players: int, first: Sequence[str], talon: Sequence[str]) -> list[int]:
    """How many ways there are to speak, step by step from the first word to the last before the first card: of three
    also to discard. A surrender ends the deal, so nothing follows it."""
    if players == 2:
        return [5]  # §2.3: four suits, or predaja
    if players == 3:
        return [1, 1, 1, 5, 4 * discards([*first, *talon])]  # §3: dalje three times, four suits or predaja, two away
    return [33, 32, 32, 32, 32]  # §4: any of the 32 cards, or predaja; then dalje four times


def discards(held: Sequence[str]) -> int:
    """§3.5: any two of the twelve, neither an ace nor a ten."""
    return sum(all(card[0] not in "AX" for card in pair) for pair in combinations(held, 2))


def score_deal(
    seats: int, caller: int, side: set[int], points: Sequence[int], marriages: Sequence[int], *, surrendered: bool
) -> list[int]:
    """§5: the match points of a deal."""
    if surrendered:
        return [0 if seat == caller else (2 if seats == 2 else 1) for seat in range(seats)]
    total = [a + b for a, b in zip(points, marriages, strict=True)]
    assert sum(points) == 90
    mine = sum(total[seat] for seat in side)
    theirs = sum(total) - mine
    assert mine != theirs
    winners = side if mine > theirs else set(range(seats)) - side
    base = 2 if seats == 2 else 1
    return [base * (2 if max(mine, theirs) > 100 else 1) if seat in winners else 0 for seat in range(seats)]
