"""Facts that cannot be together: each a ``SettlementError`` naming the fact, what is wrong, and what is allowed."""

from __future__ import annotations

from collections.abc import Iterator

from marias.cards import EMPTY, CardSet, Rank, Suit
from marias.errors import SettlementError
from marias.notation import write_cards
from marias.rules.contract import Seat
from marias.rules.premium.facts import PARTS, Facts, Flek
from marias.rules.premium.known import (
    HAND,
    MOST_ACES_BESIDE,
    PAIR,
    TALON,
    announced_sevens,
    counted,
    forbidden_in_talon,
    four_helpers_by_cards,
    hundred_made,
    limits,
    marriages,
    note_4_by_cards,
    sevens_held,
    talons,
    told,
    without_sharps,
)

SEATS = range(4)
"""Of a table of four too, where one sits out."""
NOTHING = "nothing"
EITHER = "the one or the other"


def check(facts: Facts) -> None:
    """Raises ``SettlementError`` for the first facts that cannot be together, or that are needed and missing."""
    for look in (_seats, _suits, _parts, _elsewhere, _renonc, _cards, _talon, _hundred, _counts, _won, _fleks):
        for problem in look(facts):
            raise problem


def _seats(facts: Facts) -> Iterator[SettlementError]:
    told = {"declarer": (facts.declarer,), "hands": facts.hands, "fleks": [flek.seat for flek in facts.fleks]}
    told |= {"technical": facts.technical, "renonc.seat": () if facts.renonc is None else (facts.renonc.seat,)}
    for field, seats in told.items():
        for seat in seats:
            if seat not in SEATS:
                problem, allowed = f"there is no seat {seat}", f"{SEATS[0]} … {SEATS[-1]}"
                yield SettlementError(field, problem, allowed, code="pb-seat", seat=str(seat))


def _suits(facts: Facts) -> Iterator[SettlementError]:
    contract, suits = facts.contract, ", ".join(suit.value for suit in Suit)
    if facts.trumps and facts.trump is None:
        yield SettlementError(
            "trump", f"is missing: {contract} has trumps", suits, code="pb-trump-missing", contract=contract
        )
    if not facts.trumps and facts.trump is not None:
        yield SettlementError("trump", f"{contract} has no trumps", NOTHING, code="pb-no-trump", contract=contract)
    if not facts.two_sevens and facts.helper is not None:
        yield SettlementError(
            "helper", f"{contract} has no helper suit", NOTHING, code="pb-no-helper", contract=contract
        )
    if facts.helper is not None and facts.helper is facts.trump:
        others = ", ".join(suit.value for suit in Suit if suit is not facts.trump)
        yield SettlementError("helper", "is the trump suit", others, code="pb-helper-is-trump")
    if facts.two_sevens and facts.helper is None and facts.hands:
        yield SettlementError("helper", "is missing: cards are told", suits, code="pb-helper-missing")


def _parts(facts: Facts) -> Iterator[SettlementError]:
    mine = PARTS[facts.contract]
    fates = "won, lost, approved" if facts.contract == "sedma" else "won, lost"
    for part, fate in facts.parts.items():
        field = f"parts.{part}"
        if part not in mine:
            problem = f"is no part of {facts.contract}"
            yield SettlementError(field, problem, ", ".join(mine), code="pb-no-part", contract=facts.contract)
        elif fate not in fates.split(", "):
            problem = f"{facts.contract} is always played"
            yield SettlementError(field, problem, fates, code="pb-not-approved", contract=facts.contract)
    for part in mine:
        if part != "hra" and part not in facts.parts:
            yield SettlementError(f"parts.{part}", "is missing", fates, code="pb-part-missing")


def _elsewhere(facts: Facts) -> Iterator[SettlementError]:
    """What is told although it belongs to another contract."""
    counts = facts.counts
    wrong = {
        "led": facts.led is False and not facts.trumps,
        "marriage": facts.marriage is not None and "sto" not in PARTS[facts.contract],
        "four_helpers": facts.four_helpers is not None and not facts.two_sevens,
        "note_4_hand": facts.note_4_hand is not None and not facts.two_sevens,
        "lead": facts.lead is not None and facts.contract != "betl",
        "fleks": bool(facts.fleks) and facts.trumps,
    }
    for names, fitting in (
        (("trumps", "ace", "ten", "talon_trumps"), facts.trumps),
        (("helpers", "talon_helpers"), facts.two_sevens),
        (("catching_aces", "six_card_suits"), facts.contract == "betl"),
        (("open_suits",), facts.contract == "durch"),
    ):
        wrong |= {f"counts.{name}": getattr(counts, name) is not None and not fitting for name in names}
    wrong["referee_grant"] = facts.referee_grant is not None and facts.renonc is None
    for field, told_wrongly in wrong.items():
        if told_wrongly and field == "referee_grant":
            yield SettlementError(field, "there was no renonc", NOTHING, code="pb-no-renonc")
        elif told_wrongly:
            problem, allowed = f"does not belong to {facts.contract}", "true" if field == "led" else NOTHING
            yield SettlementError(field, problem, allowed, code="pb-elsewhere", contract=facts.contract)


def _renonc(facts: Facts) -> Iterator[SettlementError]:
    """A renonc that ended the game loses it for the side of its maker, but for what was lost before."""
    renonc, mine = facts.renonc, [part for part in PARTS[facts.contract] if part != "hra"]
    if renonc is None:
        return
    if renonc.seat == facts.declarer:
        for part in mine:
            if facts.parts[part] == "won":
                problem = "the declarer's renonc loses the game"
                yield SettlementError(f"parts.{part}", problem, "lost", code="pb-own-renonc")
        return
    lost = [part for part in mine if facts.parts[part] == "lost"]
    if lost and (renonc.already_lost is False or (lost == mine and renonc.already_lost is None)):
        problem = "a defender's renonc wins the game for the declarer, unless it was lost before"
        allowed = "won, or lost before it (--lost-before)"
        yield SettlementError(f"parts.{lost[0]}", problem, allowed, code="pb-their-renonc")


def _cards(facts: Facts) -> Iterator[SettlementError]:
    seen = EMPTY
    for field, cards, size in _told_cards(facts):
        if len(cards) != size:
            count = str(len(cards))
            yield SettlementError(field, f"{count} cards", str(size), code="pb-cards-count", count=count)
        if twice := write_cards(cards & seen):
            yield SettlementError(field, f"{twice} lies elsewhere too", "each card once", code="pb-twice", cards=twice)
        seen = seen | cards
    if len(facts.hands) - (facts.declarer in facts.hands) > 2:
        yield SettlementError("hands", "there are only two defenders", "three hands", code="pb-hands-many")
    if facts.lead is not None and facts.hand is not None and facts.lead not in facts.hand:
        problem, allowed = f"{facts.lead} is not in the declarer's hand", write_cards(facts.hand)
        yield SettlementError("lead", problem, allowed, code="pb-lead", card=str(facts.lead))


def _told_cards(facts: Facts) -> Iterator[tuple[str, CardSet, int]]:
    for seat, hand in sorted(facts.hands.items()):
        yield f"hands.{seat}", hand, HAND
    if facts.talon is not None:
        yield "talon", facts.talon, TALON


def _talon(facts: Facts) -> Iterator[SettlementError]:
    """In a game with trumps neither an ace nor a ten may lie there, nor an announced seven: it would be a renonc."""
    own_renonc = facts.renonc is not None and facts.renonc.seat == facts.declarer
    wrong = write_cards((facts.talon or EMPTY) & forbidden_in_talon(facts))
    if wrong and not own_renonc:
        problem, allowed = f"{wrong} there is a renonc of the declarer", "no ace, no ten, no announced seven"
        yield SettlementError("talon", problem, allowed, code="pb-talon", cards=wrong)


def _counts(facts: Facts) -> Iterator[SettlementError]:
    for key, value in counted(facts).items():
        said, allowed = (str(one).lower() for one in (getattr(facts.counts, key), value))
        if said not in ("none", allowed):
            problem = f"{said} does not agree with the cards"
            yield SettlementError(f"counts.{key}", problem, allowed, code="pb-counts-cards", told=said)
    for key, right in (("four_helpers", four_helpers_by_cards(facts)), ("note_4_hand", note_4_by_cards(facts))):
        if None not in (right, getattr(facts, key)) and right != getattr(facts, key):
            said, allowed = str(not right).lower(), str(right).lower()
            problem = f"{said} does not agree with the cards"
            yield SettlementError(key, problem, allowed, code="pb-counts-cards", told=said)
    if facts.counts.six_card_suits and facts.counts.catching_aces == len(Suit):
        problem = "cannot be with the rest that is told"  # its ace would count instead of the suit [CSM-1]
        yield SettlementError("counts.catching_aces", problem, f"0 … {MOST_ACES_BESIDE}", code="pb-together")
    for key in ("catching_aces", "six_card_suits", "open_suits"):
        if facts.hand is not None and getattr(facts.counts, key) is not None:
            yield SettlementError(f"counts.{key}", "the cards are told", EITHER, code="pb-beside-cards")
    for field, holds, allowed in limits(facts, told(facts)) if facts.hand is None else ():
        if not holds:
            where = field if field == "marriage" else f"counts.{field}"
            yield SettlementError(where, "cannot be with the rest that is told", allowed, code="pb-together")


def _hundred(facts: Facts) -> Iterator[SettlementError]:
    """With neither the ace nor the ten of trumps a hundred is made on the trump marriage alone."""
    if not (hundred_made(facts) and without_sharps(facts)):
        return
    few = facts.counts.trumps is not None and facts.counts.trumps < PAIR
    plain = facts.marriage == "plain" or (facts.hand is not None and marriages(facts) == ("plain",))
    if few or plain:
        yield _not_without("sto", "sharps")


def _won(facts: Facts) -> Iterator[SettlementError]:
    """What was won must have been in the hand, unless a renonc of the opponents gave it."""
    lacking = [seven for seven in announced_sevens(facts) if facts.hand is not None and seven not in facts.hand]
    if sevens_held(facts) and lacking:
        yield _not_without("dve_sedmy" if facts.two_sevens else "sedma", write_cards(lacking))
    if not facts.trumps and _cannot_begin(facts):
        yield _not_without(facts.contract, "lead" if facts.contract == "betl" else "top")
    if hundred_made(facts) and "none" in (facts.marriage, *marriages(facts)):
        yield _not_without("sto", "marriage")
    if facts.marriage not in (None, "none", *marriages(facts)):
        problem = f"{facts.marriage} does not agree with the cards"
        yield SettlementError(
            "marriage", problem, ", ".join(marriages(facts)), code="pb-counts-cards", told=str(facts.marriage)
        )


def _cannot_begin(facts: Facts) -> bool:
    """Can a betl or durch that was made not have begun so?"""
    if facts.hand is not None:
        return not talons(facts)
    led_ace = facts.lead is not None and facts.lead.rank is Rank.ACE
    return led_ace and facts.won("betl") and not facts.by_renonc


_LACKING = {
    "marriage": "a marriage",
    "sharps": "the ace or the ten of trumps on a plain marriage (70 + 20 is no hundred)",
    "lead": "a lead that a defender must take",
    "top": "a card that nobody can beat",
}
"""What is missing → in words."""


def _not_without(part: str, what: str) -> SettlementError:
    lacking = _LACKING.get(what, what)
    problem, allowed = f"cannot be won without {lacking}", "lost, or a renonc of the opponents"
    return SettlementError(f"parts.{part}", problem, allowed, code="pb-not-without", what=what)


def _fleks(facts: Facts) -> Iterator[SettlementError]:
    seen: set[Seat] = set()
    for flek in facts.fleks:
        field = f"fleks.{flek.seat}"
        if flek.seat == facts.declarer:
            yield SettlementError(field, "the declarer says no flek", "a defender", code="pb-flek-declarer")
        if flek.seat in seen:
            yield SettlementError(field, "stands twice", "each defender once", code="pb-flek-twice")
        if flek.seat in facts.hands and flek != Flek(seat=flek.seat):
            yield SettlementError(field, "the cards are told", EITHER, code="pb-beside-cards")
        if flek.bare_aces and flek.stopper_suits not in (None, 2):
            yield SettlementError(
                f"{field}.bare_aces", "two aces are two stoppers", "no, or 2 stoppers", code="pb-bare-aces"
            )
        seen.add(flek.seat)
    if len(seen) > 2:
        yield SettlementError("fleks", "there are only two defenders", "two", code="pb-fleks-many")
