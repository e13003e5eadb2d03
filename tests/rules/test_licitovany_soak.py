"""Random deals of licitovaný by the thousand: no fault, every rung won and lost, every ending, counted again."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

from marias.cards import PACK, RANK_SETS, SHARP, Card, CardSet, Order, Rank, Suit
from marias.errors import IllegalAction
from marias.rules import GAMES
from marias.rules.actions import Misdeal, PlayMarriage
from marias.rules.contract import Action, Deal
from marias.rules.licitovany.actions import (
    OFFENCES,
    RUNGS,
    SLIPS,
    Announce,
    Bid,
    Discard,
    Hold,
    Pass,
    Revoke,
    Technical,
)
from marias.rules.licitovany.contracts import CONTRACTS
from marias.rules.licitovany.gathering import gather
from marias.rules.licitovany.profile import LicitovanyProfile
from marias.rules.licitovany.state import LicitovanyState, start
from marias.rules.profile import options
from tests.rules.licitovany_recount import recount
from tests.rules.licitovany_scripts import CSM, SK, any_action, csm, random_deal
from tests.sizes import Count, Figures

RULED = csm(revoke_mode="referee")
QUIET = ("quiet_hundred", "quiet_hundred_over", "quiet_seven", "killed_quiet_seven")
ENDINGS = {"played", "unplayed", "helpers_shown", "omyl", "thrown_in", "revoke", "misdeal"}


def random_rules(rng: random.Random) -> LicitovanyProfile:
    """The federation's rules with some switches set another way."""
    rules: dict[str, Any] = {}
    for key in rng.sample(LicitovanyProfile.keys(), 10):
        if words := options(LicitovanyProfile, key):
            rules[key] = rng.choice(words)
        elif isinstance(getattr(CSM, key), bool):
            rules[key] = rng.random() < 0.5
        elif key == "max_flek":
            rules[key] = rng.randrange(6)
    return rng.choice([CSM, SK]).changed(**rules)


def strong_deal(rng: random.Random, seed: int) -> tuple[Deal, int]:
    """A deal in which one place has a hand for a hard game: two suits from the top with their sevens, tops for durch,
    or low cards; which of the three, by its number."""
    seats = 3 + seed % 2
    kind, place = seed // 5 % 4, rng.randrange(3)
    one, two = rng.sample(list(Suit), 2)
    others = [suit for suit in Suit if suit not in (one, two)]
    if kind < 2:  # mostly for the sevens
        wanted = [Card.of(Rank(r), one) for r in "7AXKQ"] + [Card.of(Rank(r), two) for r in "7AXK"]
        wanted += [Card.of(Rank.ACE, suit) for suit in others] + [Card.of(Rank(r), two) for r in "QS"]
    elif kind == 2:
        wanted = [Card.of(Rank(r), suit) for suit in (one, two) for r in "AKQSX"] + [Card.of(Rank.ACE, others[0])]
    else:
        wanted = [Card.of(Rank(r), suit) for r in "789" for suit in Suit]
    hand = wanted[:12]
    rest = [card for card in PACK if card not in hand]
    rng.shuffle(rest)
    hand += rest[: 12 - len(hand)]
    rest = [card for card in rest if card not in hand]
    aside = [card for card in hand if card not in wanted or card in wanted[-2:]][-2:]
    mine = [card for card in hand if card not in aside]
    hands = [rest[:10], rest[10:]]
    hands.insert(place, mine)
    pack = (*(c for ten in hands for c in ten[:5]), *aside, *(c for ten in hands for c in ten[5:]))
    return Deal(pack, seed % seats, seats), place


def blunt(legal: Sequence[Action]) -> list[Discard]:
    """The discards without an ace, a ten or a seven, if there is one."""
    pairs = [action for action in legal if isinstance(action, Discard)]
    return [one for one in pairs if not CardSet(one.talon or ()) & (SHARP | RANK_SETS[Rank.SEVEN])] or pairs


def bold(state: LicitovanyState, rng: random.Random, place: int) -> Action:
    """The strong hand plays a game that suits it and takes its tricks from the top; the others drop out."""
    seat, legal = state.to_act, state.legal()
    if state.phase == "auction":
        if seat != state.active[place]:
            return Pass() if rng.random() < 0.9 else any_action(state, rng, low=True)
        return Hold() if Hold() in legal else next((a for a in legal if isinstance(a, Bid)), Pass())
    if state.phase == "discard" and rng.random() < 0.9:
        held = {suit: sum(card.suit is suit for card in state.hands[state.declarer]) for suit in Suit}
        return min(blunt(legal), key=lambda one: sum(held[card.suit] for card in one.talon or ()))
    if state.phase == "announce":
        held = {suit: sum(card.suit is suit for card in state.hands[state.declarer]) for suit in Suit}
        rungs = sorted({a.rung for a in legal if isinstance(a, Announce)})
        rung = rng.choice(rungs)
        ways = [a for a in legal if isinstance(a, Announce) and a.rung == rung]
        if rung == "betl":
            return max(ways, key=lambda a: Order.PLAIN.strength(a.lead.rank) if a.lead else 0)
        if rung == "durch":
            return max(ways, key=lambda a: (held[a.lead.suit], Order.PLAIN.strength(a.lead.rank)) if a.lead else (0, 0))
        return max(ways, key=lambda a: (held[a.trump] if a.trump else 0, held[a.helper] if a.helper else 0))
    if state.phase == "play" and seat == state.declarer and rng.random() < 0.97:
        low = state.contract.kind == "betl"
        sign = -1 if low else 1

        def key(a: Any) -> tuple[int, int, bool]:
            first = 2 * (a.card.suit is state.trump) + (a.card.suit is state.helper)
            return (0 if low else first), sign * state.order.strength(a.card.rank), isinstance(a, PlayMarriage)

        return max(legal, key=key)
    return any_action(state, rng)


def sparing(state: LicitovanyState, rng: random.Random) -> Action:
    """A hundred is announced wherever it can be, and the trump seven is kept to the last, whoever holds it."""
    legal = state.legal()
    if state.phase == "discard":
        return rng.choice(blunt(legal))
    if state.phase == "announce":
        hand = state.hands[state.declarer]
        hundreds = [a for a in legal if isinstance(a, Announce) and a.rung in ("sto", "sto_hearts")]
        seven = [a for a in hundreds if a.trump and Card.of(Rank.SEVEN, a.trump) in hand and rng.random() < 0.7]
        return rng.choice(seven or hundreds or legal)
    if state.phase == "play" and state.trump:
        kept = Card.of(Rank.SEVEN, state.trump)
        return rng.choice([a for a in legal if a.card is not kept] or legal)  # type: ignore[attr-defined]
    return any_action(state, rng, low=True)


def ruling(state: LicitovanyState, rng: random.Random) -> Action | None:
    """Something the referee may say now, if he says anything."""
    seat = rng.randrange(state.deal.seats)
    said: Action = rng.choice([Misdeal(), Technical(seat, rng.choice(SLIPS)), Revoke(seat, rng.choice(OFFENCES))])
    try:
        state.after(said)
    except IllegalAction:
        return None  # it cannot have happened
    return said


def check_state(state: LicitovanyState) -> None:
    cards = [card for hand in state.hands for card in hand]
    cards += [*state.talon, *state.trick, *(card for trick in state.tricks for card in trick.cards)]
    assert len(cards) == len(PACK)
    assert CardSet(cards) == CardSet(PACK)
    legal = state.legal()
    assert bool(legal) == (state.to_act is not None)
    assert len(set(legal)) == len(legal)


class Tally:
    """What was reached."""

    def __init__(self) -> None:
        self.rungs: Counter[str] = Counter()
        self.parts: Counter[tuple[str, str, bool]] = Counter()
        self.quiet: set[tuple[str, bool]] = set()
        self.endings: Counter[str] = Counter()
        self.places: set[int] = set()
        self.laid = self.recounted = 0

    def add(self, state: LicitovanyState) -> None:
        """One finished deal."""
        result = state.result()
        self.endings[state.ending] += 1
        self.laid += bool(state.bargain().laid)
        if state.ending not in ("played", "unplayed", "helpers_shown"):
            return
        self.rungs[result.contract] += 1
        self.places.add(state.active.index(state.declarer))
        for item in result.items:
            if item.won is None:
                continue
            if item.code in CONTRACTS[result.contract].parts:
                self.parts[result.contract, item.code, item.won] += 1
            elif "quiet" in item.code:
                self.quiet.add((item.code, item.won))


def played_out(state: LicitovanyState, rng: random.Random, seed: int, place: int | None) -> LicitovanyState:
    """The deal at its end, with a ruling in some of them; ``place`` is the strong hand's, if there is one."""

    def choice() -> Action:
        if place is not None:
            return bold(state, rng, place)
        return sparing(state, rng) if seed % 5 == 2 else any_action(state, rng, low=seed % 2 == 0)

    call = rng.randrange(40) if seed % 8 == 2 else -1
    steps = 0
    while state.to_act is not None:
        if steps % 11 == seed % 11:
            check_state(state)
        said = ruling(state, rng) if steps == call else None
        state = state.after(said or choice())
        steps += 1
    check_state(state)
    return state


def test_random_deals(count: Count, figures: Figures) -> None:
    """Half of the players bid low, so that every rung is played; every fifth deal has one hand for a hard game, and
    in another the trump seven is kept back."""
    deals = count(small=2000, soak=100_000)
    tally = Tally()
    for seed in range(deals):
        rng = random.Random(f"soak {seed}")
        profile = (CSM, SK, RULED, random_rules(rng))[seed % 4]
        deal, place = strong_deal(rng, seed) if seed % 5 == 0 else (random_deal(f"soak {seed}", 3 + seed % 2), None)
        state = played_out(start(profile, deal), rng, seed, place)
        result = state.result()
        assert sum(result.payments) == 0, seed
        assert max(map(abs, result.payments)) <= GAMES["licitovany"].max_payment(profile, deal.seats), seed
        assert all(item.clause for item in result.items), seed
        assert CardSet(gather(state)) == CardSet(PACK), seed
        tally.add(state)
        if profile in (CSM, SK, RULED):
            tally.recounted += 1
            assert result.payments == recount(state).payments(), seed
    figures("deals", deals)
    figures("of them counted again by the literal rules", tally.recounted)
    figures("rungs", {rung: tally.rungs[rung] for rung in RUNGS})
    figures("parts", {f"{rung} {code} {'won' if won else 'lost'}": n for (rung, code, won), n in tally.parts.items()})
    figures("endings", dict(tally.endings))
    figures("ložená games with a flek", tally.laid)
    both = (True, False)
    assert set(tally.rungs) == set(RUNGS)
    assert set(tally.parts) == {(rung, part, won) for rung in RUNGS for part in CONTRACTS[rung].parts for won in both}
    assert tally.quiet == {(code, won) for code in QUIET for won in both}
    assert set(tally.endings) == ENDINGS
    assert tally.places == {0, 1, 2}
    assert tally.laid
