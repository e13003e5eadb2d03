"""Games that give no points because they could not be lost, or could not be made [CSM-14].

Three answers: yes, no, and ``None`` where neither is proved. Betl and durch are decided exactly when the cards are
known; of a game with trumps only what the simple proofs below show is decided, the rest belongs to a solver that is
handed in, or to the referee.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from marias.cards import FULL, SHARP, Card, CardSet, Order, Suit
from marias.rules.premium.facts import PARTS, Facts, Part
from marias.rules.premium.known import (
    FOUR_HELPERS,
    SUIT,
    TALON,
    Case,
    agreed,
    announced_sevens,
    marriages,
    sevens_held,
    talons,
    without_sharps,
)
from marias.rules.premium.terms import is_chytak, is_taken, of_suit, suits_in, wins_from_top

Prover = Callable[[Facts], bool | None]
"""Says whether a game is ložená, or None; may be handed in, and is asked only where nothing here decides."""


def is_laid(facts: Facts, case: Case | None, prover: Prover | None) -> bool | None:
    """Is the game ložená: not to be lost under any distribution of the others' cards?"""
    if facts.laid is not None:
        return facts.laid
    if case is None:
        found = agreed(_laid_without_trumps(facts, talon) for talon in talons(facts))
    else:
        parts = [_laid_part(facts, case, part) for part in PARTS[facts.contract] if part != "hra"]
        found = False if False in parts else True if all(parts) else None
    return prover(facts) if found is None and prover is not None else found


# --- Without trumps: exact -------------------------------------------------------------------------------------------


def _laid_without_trumps(facts: Facts, talon: CardSet) -> bool | None:
    hand = facts.hand
    if hand is None:
        return None
    out = FULL - hand - talon
    return laid_betl(hand, out) if facts.contract == "betl" else laid_durch(hand, out)


def laid_durch(hand: CardSet, out: CardSet) -> bool:
    """Every suit runs from the top. If one does not, a defender with all that is out keeps what stops it."""
    return all(wins_from_top(of_suit(hand, suit), of_suit(out, suit), Order.PLAIN) for suit in Suit)


def laid_betl(hand: CardSet, out: CardSet) -> bool:
    """Some card can be led that must be taken, and leaves no chyták behind.

    Beating is a duty, so a card below one that is out is taken; a chyták that is left loses to a defender who holds
    the card below it, all above it, and the card that takes the lead. If only one card of the led suit is out, it
    falls on the lead, and nothing of that suit catches any more.
    """
    return any(leaves_no_chytak(hand, out, lead) for lead in hand)


def leaves_no_chytak(hand: CardSet, out: CardSet, lead: Card) -> bool:
    """Is this lead taken, and is every other card safe after it?"""
    theirs = of_suit(out, lead.suit)
    if not is_taken(lead, out):
        return False
    left = out - theirs if len(theirs) == 1 else out
    return not any(is_chytak(card, left) for card in hand.without(lead))


# --- With trumps: as far as a proof is simple ------------------------------------------------------------------------


def _laid_part(facts: Facts, case: Case, part: Part) -> bool | None:
    if any(_safe_by_counts(case, part)):
        return False
    return agreed(_laid_by_cards(facts, case, part, talon) for talon in talons(facts))


def _safe_by_counts(case: Case, part: Part) -> Iterator[bool]:
    """Reasons why the part can be lost, or gives something up, under some distribution."""
    if case.trumps is not None:
        aside = TALON if case.talon_trumps is None else case.talon_trumps
        # One defender holds every trump that is out. The declarer can draw as many as he has beside the seven, so
        # either one is left to beat the seven or it has taken a trick before.
        yield part == "sedma" and SUIT - case.trumps - aside >= case.trumps
    # The trump ace always takes the trick it falls in, and it is an ostrá.
    yield part == "sto" and case.ace is False
    if case.helpers is not None:
        aside = TALON if case.talon_helpers is None else case.talon_helpers
        # One defender holds four helpers: lost by rule.
        yield part == "dve_sedmy" and SUIT - case.helpers - aside >= FOUR_HELPERS


def _laid_by_cards(facts: Facts, case: Case, part: Part, talon: CardSet) -> bool | None:
    hand, trump = facts.hand, facts.trump
    if hand is None or trump is None:
        return None
    out = FULL - hand - talon
    if case.led and _takes_everything(facts, hand, out, trump):
        return True
    beaten = [suit for suit in suits_in(hand) if suit is not trump and _beaten_from_top(hand, out, suit)]
    if part == "sedma" and beaten:
        return False  # a defender holds the highest card of the suit and keeps it until the suit is played
    if part == "sto" and not case.led and any(_top(out, suit) in SHARP for suit in beaten):
        return False  # the leader of the first trick holds it and leads it
    if part == "dve_sedmy" and facts.helper is not None and len(of_suit(out, facts.helper)) >= FOUR_HELPERS:
        return False
    return None


def _takes_everything(facts: Facts, hand: CardSet, out: CardSet, trump: Suit) -> bool:
    """Does the declarer draw the trumps and run his suits from the top, the announced sevens last?"""
    sevens = {seven.suit for seven in announced_sevens(facts)}
    runs = all(
        wins_from_top(of_suit(hand, suit), of_suit(out, suit), Order.TRUMP, kept=int(suit in sevens)) for suit in Suit
    )
    return runs and len(of_suit(hand, trump)) - (trump in sevens) >= len(of_suit(out, trump))


def _beaten_from_top(hand: CardSet, out: CardSet, suit: Suit) -> bool:
    mine = Order.TRUMP.sort(of_suit(hand, suit))
    return bool(Order.TRUMP.higher(mine[0]) & out)


def _top(cards: CardSet, suit: Suit) -> Card:
    return Order.TRUMP.sort(of_suit(cards, suit))[0]


# --- Games that cannot be made ---------------------------------------------------------------------------------------


def is_unplayable(facts: Facts, part: Part) -> bool:
    """Nesehratelná: sedma or dvě sedmy without the sevens, a hundred without a marriage, or with neither the ace nor
    the ten of trumps and no trump marriage. Exact where cards are told.
    """
    if part == "sto":
        if facts.hand is not None:
            return "trump" not in marriages(facts) and (marriages(facts) == ("none",) or without_sharps(facts))
        return facts.marriage == "none" or (without_sharps(facts) and facts.counts.trumps in (0, 1))
    if part not in ("sedma", "dve_sedmy") or sevens_held(facts):
        return False
    counts = facts.counts
    lacking = any(seven not in facts.hand for seven in announced_sevens(facts)) if facts.hand is not None else False
    return lacking or counts.trumps == 0 or (part == "dve_sedmy" and counts.helpers == 0)
