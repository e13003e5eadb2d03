"""Deals for the tests of premium points: full hands, and the same deals as a table sheet knows them, in counts."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from marias.cards import FULL, Card, CardSet, Suit
from marias.notation import parse_hand
from marias.rules.premium import Award, Counts, Facts, Table, load_table, premium
from marias.rules.premium.known import counted, marriages

CSM = load_table("csm-2010")
TALON_CZ = load_table("talon-2014-partial", even_disabled=True)
DECLARER, FIRST, SECOND = 0, 1, 2
BELLS, LEAVES, HEARTS, ACORNS = Suit.BELLS, Suit.LEAVES, Suit.HEARTS, Suit.ACORNS


def cards(
    contract: Any,
    hand: str,
    talon: str,
    *,
    first: str = "",
    second: str = "",
    trump: Suit | None = BELLS,
    **facts: Any,
) -> Facts:
    """A deal told in cards. ``first`` and ``second`` are cards these defenders hold; the rest lies as it comes."""
    mine, aside = parse_hand(hand), parse_hand(talon)
    his, others = parse_hand(first), parse_hand(second)
    out = FULL - mine - aside
    his = his | CardSet([*(out - his - others)][: 10 - len(his)])
    hands = {DECLARER: mine, FIRST: his, SECOND: out - his}
    trump = None if contract in ("betl", "durch") else trump
    two = contract.startswith("dve_sedmy")
    helper = facts.pop("helper", LEAVES if trump is not LEAVES else BELLS) if two else None
    return Facts(contract=contract, trump=trump, helper=helper, hands=hands, talon=aside, **facts)


def in_counts(facts: Facts) -> Facts:
    """The same deal with a trump as the sheet knows it: counts of the ten cards, and no card."""
    told = {name: value for name, value in counted(facts).items() if not name.startswith("talon")}
    four: bool | None = None
    if facts.helper:
        helpers = [
            len([card for card in hand if card.suit is facts.helper])
            for seat, hand in facts.hands.items()
            if seat != facts.declarer
        ]
        four = max(helpers) >= 4
    marriage = facts.marriage
    if marriage is None and facts.won("sto"):
        marriage = marriages(facts)[0]  # type: ignore[assignment]
    return replace(facts, hands={}, talon=None, counts=Counts(**told), marriage=marriage, four_helpers=four)


def of(facts: Facts, table: Table = CSM, seat: int | None = None) -> Award:
    """The award of the declarer, or of the seat."""
    return premium(facts, table).of(facts.declarer if seat is None else seat)


def summands(award: Award) -> list[tuple[str, int | None]]:
    """Rows with their figures, in the order they are written."""
    return [(line.row, line.figure) for line in award.lines]


def clauses(award: Award) -> dict[str, str]:
    """Code → clause of everything that took points away."""
    return {denied.code: denied.clause for denied in award.denied}


def doubts(award: Award) -> set[str]:
    """The codes of what the referee is to confirm."""
    return {reason.code for reason in award.confirm}


def gaps(award: Award) -> set[tuple[str, str]]:
    """Why the total is not known."""
    return {(reason.code, reason.about) for reason in award.unknown}


def swapped(facts: Facts, one: Suit, other: Suit) -> Facts:
    """The same deal with two suits exchanged."""
    names = {one: other, other: one}

    def card(old: Card) -> Card:
        return Card.of(old.rank, names.get(old.suit, old.suit))

    def hand(old: CardSet) -> CardSet:
        return CardSet(map(card, old))

    return replace(
        facts,
        trump=names.get(facts.trump, facts.trump) if facts.trump else None,
        helper=names.get(facts.helper, facts.helper) if facts.helper else None,
        hands={seat: hand(old) for seat, old in facts.hands.items()},
        talon=hand(facts.talon) if facts.talon is not None else None,
        lead=card(facts.lead) if facts.lead else None,
    )


BOTH: Any = {"dve_sedmy": "won", "sto": "won"}
SEED_DEAL = cards(
    "dve_sedmy_sto", "Xk 9k 8k 7k Kz Qz 8z 7z Ac Al", "9c 9l", first="Az Xz", second="Sz 9z", led=False, parts=BOTH
)
"""The example of the provisions: four trumps with the ten and without the ace, four helpers, a plain marriage."""
