"""What follows from the facts: cards by elimination, counts by cards, and every deal that fits what was told."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from itertools import combinations, product
from typing import Any, Literal, NamedTuple

from marias.cards import EMPTY, FULL, SHARP, SUIT_SETS, Card, CardSet, Rank
from marias.rules.contract import Seat
from marias.rules.play import marriages_in
from marias.rules.premium.facts import Facts
from marias.rules.premium.terms import is_note_4_hand, is_taken, of_suit, wins_lead

HAND, TALON, SUIT, PAIR = 10, 2, 8, 2
"""Cards of a hand, of the talon, of a suit, of a marriage."""
MOST_ACES_BESIDE = 3
"""Betl: so many aces count at most beside a six-card suit, whose own ace counts instead of it or not at all [CSM-1]."""
FOUR_HELPERS = 4
"""So many in one defender's hand, and dvě sedmy cannot be made."""


class Case(NamedTuple):
    """A deal as it may have been: what rows and notes of games with trumps ask of it. None: nobody asks."""

    led: bool
    trumps: int | None
    ace: bool | None
    ten: bool | None
    helpers: int | None
    talon_trumps: int | None
    talon_helpers: int | None
    marriage: Literal["trump", "plain", "none"] | None


DOMAINS: dict[str, tuple[Any, ...]] = {
    "led": (True, False),
    "trumps": tuple(range(SUIT + 1)),
    "ace": (True, False),
    "ten": (True, False),
    "helpers": tuple(range(SUIT + 1)),
    "talon_trumps": tuple(range(TALON + 1)),
    "talon_helpers": tuple(range(TALON + 1)),
    "marriage": ("trump", "plain", "none"),
}
"""What each may be, where it was not told."""


# --- Cards -----------------------------------------------------------------------------------------------------------


def announced_sevens(facts: Facts) -> tuple[Card, ...]:
    """The sevens the contract is about, of the suits that are told."""
    suits = (facts.trump if facts.sevens else None, facts.helper if facts.two_sevens else None)
    return tuple(Card.of(Rank.SEVEN, suit) for suit in suits if suit is not None)


def sevens_held(facts: Facts) -> bool:
    """Must the declarer have held the sevens his contract is about?

    Yes where they were made, unless an opponent's renonc gave it to him.
    """
    made = any(facts.parts.get(part) == "won" for part in ("sedma", "dve_sedmy"))
    return facts.sevens and made and not facts.by_renonc


def forbidden_in_talon(facts: Facts) -> CardSet:
    """The cards the declarer may not discard in this contract."""
    return SHARP | CardSet(announced_sevens(facts)) if facts.trumps else EMPTY


def defenders(facts: Facts) -> tuple[CardSet, ...]:
    """The hands of the defenders that are told."""
    return tuple(hand for seat, hand in sorted(facts.hands.items()) if seat != facts.declarer)


def unseen(facts: Facts) -> CardSet:
    """The cards of which nobody told where they lay."""
    left = FULL - (facts.talon or EMPTY)
    for hand in facts.hands.values():
        left = left - hand
    return left


def talons(facts: Facts) -> tuple[CardSet, ...]:
    """Every talon that fits the cards and a betl or durch that was made; empty where nobody told the hand."""
    if facts.hand is None:
        return () if facts.talon is None else (facts.talon,)
    may_lie = unseen(facts) - forbidden_in_talon(facts)
    pairs = (CardSet(pair) for pair in combinations(may_lie, TALON)) if facts.talon is None else (facts.talon,)
    return tuple(talon for talon in pairs if may_be_made(facts, FULL - facts.hand - talon))


def may_be_made(facts: Facts, out: CardSet) -> bool:
    """Can a betl or durch that was made have begun, if these cards are out? True of every other game.

    A betl begins with a card that is taken, a durch with one that is not.
    """
    if facts.trumps or facts.hand is None or facts.by_renonc or not facts.won(facts.contract):
        return True
    return wins_lead(facts.hand, out) if facts.contract == "durch" else bool(leads(facts, out))


def leads(facts: Facts, out: CardSet) -> tuple[Card, ...]:
    """What may have been led to the first trick of a betl, if these cards are out: one that was made, a card taken."""
    may = tuple(facts.hand or ()) if facts.lead is None else (facts.lead,)
    made = facts.won("betl") and not facts.by_renonc
    return tuple(card for card in may if not made or is_taken(card, out))


def hand_of(facts: Facts, seat: Seat) -> CardSet | None:
    """The cards of a defender, told or left over."""
    if seat in facts.hands:
        return facts.hands[seat]
    left = unseen(facts)
    return left if facts.hand is not None and facts.talon is not None and len(left) == HAND else None


def agreed(answers: Iterable[bool | None]) -> bool | None:
    """The answer, if it is the same in every case there may be."""
    different = set(answers)
    return different.pop() if len(different) == 1 else None


def four_helpers_by_cards(facts: Facts) -> bool | None:
    """Did one defender hold four or more cards of the helper suit, as far as cards are told?"""
    if facts.helper is None:
        return None
    held = [len(of_suit(hand, facts.helper)) for hand in defenders(facts)]
    if facts.hand is not None and facts.talon is not None and len(held) == 1:
        held.append(len(of_suit(unseen(facts), facts.helper)))
    if any(count >= FOUR_HELPERS for count in held):
        return True
    return False if len(held) == 2 else None


def note_4_by_cards(facts: Facts) -> bool | None:
    """Were the declarer's twelve cards those of note 4, as far as cards are told?"""
    if facts.hand is None or facts.trump is None or facts.helper is None:
        return None
    hand, trump, helper = facts.hand, facts.trump, facts.helper
    return agreed(is_note_4_hand(hand | talon, trump, helper) for talon in talons(facts))


# --- Counts ----------------------------------------------------------------------------------------------------------


def counted(facts: Facts) -> dict[str, Any]:
    """The counts that follow from the cards."""
    found: dict[str, Any] = {}
    sides = (facts.trump, "trumps", "talon_trumps"), (facts.helper, "helpers", "talon_helpers")
    for suit, in_hand, in_talon in sides:
        if suit is not None and facts.hand is not None:
            found[in_hand] = len(facts.hand & SUIT_SETS[suit])
        if suit is not None and facts.talon is not None:
            found[in_talon] = len(facts.talon & SUIT_SETS[suit])
    if facts.hand is not None and facts.trump is not None:
        found["ace"] = Card.of(Rank.ACE, facts.trump) in facts.hand
        found["ten"] = Card.of(Rank.TEN, facts.trump) in facts.hand
    return found


def hundred_made(facts: Facts) -> bool:
    """Did the declarer make a hundred himself, not by an opponent's renonc?"""
    return facts.won("sto") and not facts.by_renonc


def without_sharps(facts: Facts) -> bool:
    """Is it told that the declarer had neither the ace nor the ten of trumps?

    Both are lost then, for only the ace beats the ten: a plain marriage leaves 70 + 20, so a hundred is made on the
    trump marriage alone.
    """
    known = {"ace": facts.counts.ace, "ten": facts.counts.ten} | counted(facts)
    return facts.counts.trumps == 0 or (known["ace"] is False and known["ten"] is False)


def marriages(facts: Facts) -> tuple[str, ...]:
    """The marriages the hundred may have been made on, by the cards; all of them where the hand is not told."""
    made = hundred_made(facts)
    if facts.hand is None:
        only = ("trump",) if without_sharps(facts) else ("trump", "plain")
        return only if made else ("trump", "plain", "none")
    held = {"trump" if suit is facts.trump else "plain" for suit in marriages_in(facts.hand)}
    if made and "trump" in held and without_sharps(facts):
        return ("trump",)
    return tuple(sorted(held)) or ("none",)


def told(facts: Facts) -> Case:
    """What is told or follows from the cards; None where nothing is."""
    counts = facts.counts
    names = ("trumps", "ace", "ten", "helpers", "talon_trumps", "talon_helpers")
    values = {name: getattr(counts, name) for name in names} | counted(facts)
    marriage = facts.marriage or (marriages(facts)[0] if len(marriages(facts)) == 1 else None)
    return Case(led=facts.led, marriage=marriage, **values)  # type: ignore[arg-type]


def cases(facts: Facts, asked: Collection[str]) -> tuple[Case, ...]:
    """Every deal that fits what was told, told apart by what is asked.

    The facts have been checked, so there is one.
    """
    known = told(facts)._asdict()
    domains = {**DOMAINS, "marriage": marriages(facts)}
    choices = [domains[name] if value is None and name in asked else (value,) for name, value in known.items()]
    every = (Case(*values) for values in product(*choices))
    return tuple(case for case in every if facts.hand is not None or fits(facts, case))


def fits(facts: Facts, case: Case) -> bool:
    """Can there be such a hand?"""
    return all(holds for _, holds, _ in limits(facts, case))


def limits(facts: Facts, case: Case) -> Iterator[tuple[str, bool, str]]:
    """What a hand cannot be: the fact, whether it can be, and what it may be beside the others."""
    seven = sevens_held(facts)
    if hundred_made(facts):
        yield "marriage", case.marriage != "plain" or case.ace is not False or case.ten is not False, "trump"
    sharps = (case.ace is True) + (case.ten is True)
    helpers, aside = case.helpers or 0, (case.talon_trumps or 0, case.talon_helpers or 0)
    if case.trumps is not None:
        high = max(sharps, _high_trumps(case)) if hundred_made(facts) else sharps
        least, most = high + seven, SUIT - (case.ace is False) - (case.ten is False) - aside[0]
        yield "trumps", least <= case.trumps <= most, f"{least} … {most}"
        yield "helpers", case.trumps + helpers <= HAND, f"0 … {HAND - case.trumps}"
        yield "marriage", case.marriage != "trump" or case.trumps >= sharps + seven + PAIR, "plain"
        elsewhere = HAND - case.trumps - helpers
        yield "marriage", case.marriage != "plain" or elsewhere >= PAIR or helpers >= PAIR + seven, "trump"
    if case.helpers is not None:
        least = int(seven and facts.two_sevens)
        yield "helpers", least <= helpers <= SUIT - aside[1], f"{least} … {SUIT - aside[1]}"
    yield "talon_helpers", sum(aside) <= TALON, f"0 … {TALON - aside[0]}"


def _high_trumps(case: Case) -> int:
    """How many trumps a hundred that was made needs at least: ace or ten, else the trump marriage."""
    return PAIR if case.ace is False and case.ten is False else 1
