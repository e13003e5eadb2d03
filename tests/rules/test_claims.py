"""A hand laid down: the prover against the slow, obvious one, and what an accepted claim pays."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations
from typing import Any, Literal

import pytest
from msgspec.structs import replace

from marias.cards import PACK, Card, CardSet, Order, Rank, Suit
from marias.errors import ClaimRefused
from marias.notation import parse_action, parse_pack
from marias.rules import GAMES, claims
from marias.rules.claims import ClaimProblem, Other, possible, proved
from marias.rules.contract import Deal
from marias.rules.profile import load
from marias.rules.voleny.actions import Claim
from marias.rules.voleny.claim import problem_of, prove
from tests.rules.battery import Hidden, choose, random_deal
from tests.rules.families import FAMILIES
from tests.rules.perft import literal
from tests.sizes import Count, Figures

GAME = GAMES["voleny"]
LIGA = load(GAME.profile, "liga")

# The slow, obvious prover: worlds are written out one by one

World = tuple[frozenset[str], frozenset[str]]
"""The hands of the two others; what is left of the unseen cards lies in the talon."""


def worlds_of(problem: ClaimProblem) -> list[World]:
    """Every way the unseen cards may lie."""
    first, second = problem.others
    return [
        (frozenset(map(str, one)), frozenset(map(str, two)))
        for one in combinations(problem.unseen & first.may_hold, first.cards)
        for two in combinations((problem.unseen - CardSet(one)) & second.may_hold, second.cards)
        if problem.unseen - CardSet(one) - CardSet(two) <= problem.talon_may_hold
    ]


def duties(hand: frozenset[str], trick: tuple[str, ...], trump: str | None) -> list[str]:
    """§5.8 without the order of marriages and the kept seven."""
    if not trick:
        return sorted(hand)
    order = literal.TRUMP_ORDER if trump else literal.PLAIN_ORDER
    best = trick[literal.winning(trick, trump, order)]
    pool = [c for c in hand if c[1] == trick[0][1]] or [c for c in hand if c[1] == trump]
    return [c for c in pool if literal.beats(c, best, trump, order)] or pool or sorted(hand)


class Slow:
    """One way of playing that depends only on what is seen must win in every world: an and-or search over beliefs."""

    def __init__(self, problem: ClaimProblem, *, svrsek_first: bool) -> None:
        self.trump = problem.trump.value if problem.trump else None
        self.order = literal.TRUMP_ORDER if self.trump else literal.PLAIN_ORDER
        assert self.order == problem.order.value
        self.aim = problem.aim
        self.last = tuple(map(str, problem.last))
        self.own_svrsek_first = problem.over_before_king
        self.svrsek_first = svrsek_first
        """Must the others play a svršek before its král? If not, less can be told from what they play."""
        self.known: dict[object, bool] = {}

    def holds(self, worlds: frozenset[World], hand: frozenset[str], trick: tuple[str, ...], leader: int) -> bool:
        """Is there such a way?"""
        if len(trick) == 3:
            winner = (leader + literal.winning(trick, self.trump, self.order)) % 3
            if (winner == 0) != (self.aim == "all"):
                return False
            if len(hand) < len(self.last) and trick[-leader % 3] != self.last[::-1][len(hand)]:
                return False
            return self.holds(worlds, hand, (), winner)
        if not hand and not trick:
            return True
        key = worlds, hand, trick, leader
        if key not in self.known:
            self.known[key] = self._decide(worlds, hand, trick, leader)
        return self.known[key]

    def _decide(self, worlds: frozenset[World], hand: frozenset[str], trick: tuple[str, ...], leader: int) -> bool:
        place = (leader + len(trick)) % 3
        if place == 0:
            mine = self._cards(hand, trick, svrsek_first=self.own_svrsek_first)
            return any(self.holds(worlds, hand - {card}, (*trick, card), leader) for card in mine)
        seen: dict[str, set[World]] = {}
        for world in worlds:
            for card in self._cards(world[place - 1], trick, svrsek_first=self.svrsek_first):
                left = (world[0] - {card}, world[1] - {card})
                seen.setdefault(card, set()).add(left)
        return all(self.holds(frozenset(left), hand, (*trick, card), leader) for card, left in seen.items())

    def _cards(self, hand: frozenset[str], trick: tuple[str, ...], *, svrsek_first: bool) -> list[str]:
        return literal.legal(hand, trick, self.trump) if svrsek_first else duties(hand, trick, self.trump)


def slowly(problem: ClaimProblem, *, svrsek_first: bool) -> bool:
    """Is the claim proved, world by world?"""
    return Slow(problem, svrsek_first=svrsek_first).holds(
        frozenset(worlds_of(problem)),
        frozenset(map(str, problem.hand)),
        tuple(map(str, problem.trick)),
        problem.leader,
    )


# Random endings

MOST_WORLDS = 60


def endings(seed: int) -> Iterator[ClaimProblem]:
    """Small endings with the claimant on turn, strong hands more often than weak ones."""
    rng = random.Random(f"endings {seed}")
    while True:
        problem = ending(rng)
        if 1 <= len(worlds_of(problem)) <= MOST_WORLDS:
            assert possible(problem)
            yield problem


def ending(rng: random.Random) -> ClaimProblem:
    """One ending, the true lie of the cards among those that are possible."""
    tricks = rng.randint(1, 4)
    on_table = rng.randint(0, 2)
    talon = rng.randint(0, 2)
    aim: Literal["all", "none"] = rng.choice(("all", "all", "none"))
    trump = None if aim == "none" else rng.choice((None, *Suit))
    order = Order.TRUMP if trump else Order.PLAIN
    up = 1 if aim == "all" else -1

    def wanted(card: Card) -> float:
        return up * (order.strength(card.rank) + (4 if card.suit is trump else 0)) + rng.random() * 7

    suits = rng.sample(list(Suit), rng.randint(2, 4))
    cards = sorted((card for card in PACK if card.suit in suits), key=wanted, reverse=True)
    last: tuple[Card, ...] = (Card.of(Rank.SEVEN, trump),) if trump in suits and rng.random() < 0.4 else ()
    if last and tricks > 1 and rng.random() < 0.4:
        last = (Card.of(Rank.SEVEN, next(suit for suit in suits if suit is not trump)), *last)
    for seven in last:
        cards.remove(seven)
    cards[: tricks - len(last)] = [*last, *cards[: tricks - len(last)]]
    hand, rest = cards[:tricks], cards[tricks:]
    rng.shuffle(rest)
    leader = -on_table % 3
    trick = tuple(rest[:on_table])
    rest = rest[on_table:]
    sizes = [tricks - (leader != 0 and (place - leader) % 3 < on_table) for place in (1, 2)]
    first = rest[: sizes[0]]
    second = rest[sizes[0] : sum(sizes)]
    aside = rest[sum(sizes) : sum(sizes) + talon]
    unseen = CardSet((*first, *second, *aside))
    shown = [CardSet(card for card in unseen if rng.random() < 0.4) for _ in range(3)]
    return ClaimProblem(
        hand=CardSet(hand),
        unseen=unseen,
        others=(
            Other(len(first), unseen - (shown[0] - CardSet(first))),
            Other(len(second), unseen - (shown[1] - CardSet(second))),
        ),
        talon_may_hold=unseen - (shown[2] - CardSet(aside)),
        trump=trump,
        order=order,
        aim=aim,
        trick=trick,
        leader=leader,
        last=last,
        over_before_king=trump is not None and rng.random() < 0.7,
    )


def test_prover_is_sound_and_complete(count: Count, figures: Figures) -> None:
    """What the others can tell by the order of marriages is left out of the knowledge, so it proves nothing false."""
    tried, true, more = count(small=400, soak=40_000), 0, 0
    for problem, _ in zip(endings(1), range(tried), strict=False):
        answer = proved(problem)
        assert answer == slowly(problem, svrsek_first=False)
        true += answer
        if problem.trump:
            with_order = slowly(problem, svrsek_first=True)
            assert with_order or not answer
            more += with_order and not answer
    figures("endings", tried)
    figures("proved", true)
    figures("proved only with what the order of marriages tells", more)
    assert tried / 10 < true < tried * 9 / 10


def test_bounds_never_lie(monkeypatch: pytest.MonkeyPatch, count: Count) -> None:
    monkeypatch.setattr(claims, "SEARCHED_TRICKS", 0)
    tried, certain = count(small=400, soak=40_000), 0
    for problem, _ in zip(endings(2), range(tried), strict=False):
        if proved(problem):
            certain += 1
            assert slowly(problem, svrsek_first=False)
    assert certain > tried / 20


@pytest.mark.parametrize("problem", [ending(random.Random(f"hall {seed}")) for seed in range(60)])
def test_possible_is_the_existence_of_a_world(problem: ClaimProblem) -> None:
    """Also where no lie of the cards is left."""
    rng = random.Random(repr(problem))
    for _ in range(4):
        boxes = [CardSet(card for card in problem.unseen if rng.random() < 0.7) for _ in range(3)]
        narrowed = replace(
            problem,
            others=(Other(problem.others[0].cards, boxes[0]), Other(problem.others[1].cards, boxes[1])),
            talon_may_hold=boxes[2],
        )
        assert possible(narrowed) == bool(worlds_of(narrowed))


def test_prover_gives_up_at_its_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """A claim it cannot decide in so many positions is refused, never believed."""
    problem = next(problem for problem in endings(3) if len(problem.hand) == 4 and proved(problem))
    monkeypatch.setattr(claims, "NODE_LIMIT", 0)
    assert not proved(problem)


# Claims in real deals


def late_states(seed: int, tricks_left: int, profile: Any = LIGA) -> Iterator[Any]:
    """States of random deals in which at most so many tricks are left, forhont's hand often a strong one."""
    for number in range(10**9):
        rng = random.Random(f"late {seed} {number}")
        deal = random_deal(3, rng.randrange(10**9)) if number % 2 else strong_deal(rng)
        state = GAME.start(profile, deal)
        while state.to_act is not None:
            if state.phase == "play" and len(state.tricks) >= GAME.shape(3).tricks - tricks_left:
                yield state
            state = state.after(choose(state, rng, shy=True))


def strong_deal(rng: random.Random) -> Deal:
    """High cards (or low ones) are mostly dealt to forhont."""
    up = rng.choice((1, 1, -1))
    cards = sorted(PACK, key=lambda card: up * card.rank.index + rng.random() * 8, reverse=True)
    mine, rest = cards[:12], cards[12:]
    rng.shuffle(mine)
    rng.shuffle(rest)
    return Deal((*mine[:7], *rest[:10], *mine[7:], *rest[10:]), 2, 3)


def true_world(state: Any) -> World:
    """The hands of the two others as they are."""
    one, two = (state.hands[state.after_seat(state.to_act, step)] for step in (1, 2))
    return frozenset(map(str, one)), frozenset(map(str, two))


def claim(state: Any) -> Any:
    """The state after a claim, or the refusal."""
    try:
        return state.after(Claim())
    except ClaimRefused as refusal:
        return refusal


def lines(state: Any, claimant: int, aim: str) -> Iterator[Any]:
    """Every end of the deal in which the claimant took all the rest (or nothing)."""
    if state.to_act is None:
        yield state
        return
    for action in state.legal():
        after = state.after(action)
        done = len(after.tricks) > len(state.tricks)
        if not done or (after.tricks[-1].winner == claimant) == (aim == "all"):
            yield from lines(after, claimant, aim)


def seven_took_the_last_trick(state: Any, claimant: int) -> bool:
    """Did the claimant take the last trick with the trump seven?"""
    last = state.tricks[-1]
    return (
        last.winner == claimant
        and state.trump_seven in last.cards
        and last.cards[(claimant - last.leader) % 3] is state.trump_seven
    )


@pytest.mark.parametrize(
    "changed",
    [
        pytest.param({}, id="liga"),
        pytest.param({"sto_marriage": "all"}, id="every-marriage-counts"),
        pytest.param({"quiet_hundred_marriages": "first"}, id="first-marriage-counts-quietly"),
        pytest.param({"marriage_mode": "announced"}, id="marriages-by-choice"),
        pytest.param({"marriage_mode": "svrsek_first_or_lost"}, id="marriages-can-be-lost"),
        pytest.param({"killed_quiet_seven": True}, id="killed-seven-is-paid"),
        pytest.param({"sto_scale": "tens", "quiet_hundred_mode": "tens"}, id="tens"),
    ],
)
def test_accepted_claim_is_true_and_pays_what_playing_pays(
    changed: dict[str, Any], count: Count, figures: Figures
) -> None:
    profile = LIGA.changed(**changed) if changed else LIGA
    states, accepted, searched = count(small=500, soak=6_000), 0, 0
    for state, _ in zip(late_states(4, 3, profile), range(states), strict=False):
        seat = state.to_act
        problem = problem_of(state, seat)
        worlds = worlds_of(problem)
        assert true_world(state) in worlds, "the true lie of the cards was ruled out"
        ended = claim(state)
        if isinstance(ended, ClaimRefused):
            continue
        accepted += 1
        assert ended.phase == "end"
        if len(worlds) <= 200:
            searched += 1
            asked = replace(problem, last=(state.trump_seven,) if ended.claimed_seven else ())
            assert slowly(asked, svrsek_first=profile.marriage_mode == "auto_svrsek_first")
        played_out = [
            line.result()
            for line in lines(state, seat, problem.aim)
            if seven_took_the_last_trick(line, seat) == ended.claimed_seven or problem.aim == "none"
        ]
        assert played_out
        assert {result.payments for result in played_out} == {ended.result().payments}
        if profile.sto_scale == "flat":
            assert all(result.items == ended.result().items for result in played_out)
    figures("states", states)
    figures("accepted", accepted)
    figures("accepted and proved again world by world", searched)
    assert searched > states / 25


@pytest.mark.clause("LIGA-7")
def test_claims_do_not_depend_on_hidden_cards(count: Count) -> None:
    """Every two unseen cards are changed for each other: the answer is the same, accepted or refused, word for word."""
    compared, accepted, tried = 0, 0, count(small=150, soak=1_500)
    for state, _ in zip(late_states(5, 4), range(tried), strict=False):
        hidden = Hidden(GAME, LIGA, state.deal, random.Random(1))
        answer = claim(state)
        for one, two in combinations(CardSet(PACK) - FAMILIES["voleny"].seen(state, state.to_act), 2):
            other = hidden.swapped(state, state.to_act, one, two)
            if other is None or other.marriages != state.marriages:
                continue
            compared += 1
            assert problem_of(other, state.to_act) == problem_of(state, state.to_act)
            again = claim(other)
            if isinstance(answer, ClaimRefused):
                assert isinstance(again, ClaimRefused)
                assert (str(again), again.params) == (str(answer), answer.params)
            else:
                accepted += 1
                assert again.claimed_seven == answer.claimed_seven
    assert compared > tried
    assert accepted > 0


def test_refused_claim_changes_nothing(count: Count) -> None:
    refused: dict[str, int] = {}
    for state, _ in zip(late_states(6, 10), range(count(small=250, soak=5_000)), strict=False):
        view, legal = state.view(state.to_act), state.legal()
        answer = claim(state)
        if isinstance(answer, ClaimRefused):
            rule = str(answer.params["rule"])
            refused[rule] = refused.get(rule, 0) + 1
            assert state.view(state.to_act) == view
            assert state.legal() == legal
            assert state.after(legal[0]).history == (*state.history, (state.to_act, legal[0]))
    assert {"claim-not-proved", "claim-not-for-defender"} <= refused.keys()


# Claims laid down by hand: forhont is seat 0, trump kule


def table(pack: str, *words: str, profile: Any = LIGA) -> Any:
    """The state after these actions."""
    state = GAME.start(profile, Deal(parse_pack(pack), 2, 3))
    for word in words:
        state = state.after(parse_action(word, GAME.actions))
    return state


# Forhont: Ak Xk Kk Qk Sk 9k 7k | Az Xz Al 7c 8c; second and third have the rest, two kule (8k) at second.
SOLID = "Ak Xk Kk Qk Sk 9k 7k 8k 7z 8z 9z Sz 7l 8l 9l Sl Ql Az Xz Al 7c 8c Qz Kz 9c Sc Qc Kl Xl Kc Xc Ac"


def refusal(state: Any) -> str:
    """The rule by which a claim is refused now; empty if it is accepted."""
    answer = claim(state)
    return str(answer.params["rule"]) if isinstance(answer, ClaimRefused) else ""


def test_claim_of_everything_with_the_announced_seven() -> None:
    """Seven trumps to the top, two aces and a ten over nothing: ten tricks, the seven last.

    §7: hra 1 and flekked sedma 4 x 2, quiet hundred 2 (90 + 40): 11 for each opponent.
    """
    state = table(SOLID, "trump Ak", "ask 7c+8c", "good", "good", "declare sedma", "say sedma", "say", "say")
    assert refusal(state) == ""
    ended = state.after(Claim())
    assert ended.claimed_seven
    assert ended.result().payments == (22, -11, -11)
    assert ended.outcome().tricks == (10, 0)


def test_claim_in_the_middle_of_a_trick() -> None:
    state = table(SOLID, "trump Ak", "ask 7c+8c", "good", "good", "declare hra", "say hra", "say", "say", "play Ak")
    assert state.to_act == 1
    assert refusal(state) == "claim-not-proved"
    later = state.after(parse_action("play 8k", GAME.actions))
    assert refusal(later) == "claim-not-proved"


def test_claim_only_in_play() -> None:
    asked = table(SOLID, "trump Ak", "ask 7c+8c")
    assert refusal(asked) == "claim-in-play-only"
    ended = table(SOLID, "trump Ak", "ask 7c+8c", "good", "good", "declare hra", "say", "say")
    assert refusal(ended) == "claim-in-play-only"


def test_claims_can_be_switched_off() -> None:
    words = ("trump Ak", "ask 7c+8c", "good", "good", "declare sto", "say", "say")
    assert refusal(table(SOLID, *words)) == ""
    assert refusal(table(SOLID, *words, profile=LIGA.changed(claims=False))) == "no-claims-here"


def test_claim_of_a_betl() -> None:
    """Sevens, eights and nines below all that is out: betl is laid down after the forced lead was overtaken."""
    pack = "7c 8c 9c 7k 8k 9k 7z Xc Sc Qc Kc Ac Xk Sk Qk Kk Ak 8z 9z 7l 8l 9l Xz Sz Qz Kz Az Xl Sl Ql Kl Al"
    state = table(pack, "forget", "betl 9z+9l", "good", "good", "say", "say")
    assert refusal(state) == "", "second must beat 7c, and whatever is led then is above the hand"
    state = state.after(parse_action("play 7c", GAME.actions))
    assert refusal(state) == "claim-not-for-defender"
    for word in ("play Ac", "play Ak", "play Kc", "play Kk"):
        state = state.after(parse_action(word, GAME.actions))
    assert state.to_act == 0
    ended = state.after(Claim())
    assert ended.outcome().tricks == (0, 10)
    assert ended.result().payments == (10, -5, -5)  # LIGA-20


@pytest.mark.clause("LIGA-16")
def test_claim_with_marriages_whose_order_counts() -> None:
    """Two marriages in hand and an announced hundred: the first counts, so it must be played out."""
    pack = "Ak Xk Kk Qk Sk 9k 7k 8k 7z 8z 9z Sz 7l 8l 9l Sl Ql Az Xz Kz Qz 8c 7c Al 9c Sc Qc Kl Xl Kc Xc Ac"
    words = ("trump Ak", "ask 9k+8c", "good", "good", "declare sto", "say", "say")
    state = table(pack, *words)
    assert refusal(state) == "claim-marriages-open"
    state = state.after(parse_action("play Qk", GAME.actions))
    for word in ("play 8k", "play 7l"):
        state = state.after(parse_action(word, GAME.actions))
    ended = state.after(Claim())
    assert ended.result().items[0].won
    assert refusal(table(pack, *words, profile=LIGA.changed(sto_marriage="all"))) == ""


def test_faster_prover_may_be_handed_in() -> None:
    state = table(SOLID, "trump Ak", "ask 7c+8c", "good", "good", "declare hra", "say hra", "say", "say")
    asked: list[ClaimProblem] = []

    def never(problem: ClaimProblem) -> bool:
        asked.append(problem)
        return False

    assert prove(state, never) == ("claim-not-proved", False)
    assert asked[0] == replace(asked[1], last=(state.trump_seven,))


def test_claim_where_the_first_marriage_counts_quietly() -> None:
    """Forhont takes 60 and has two marriages: 100 if he begins with the trump one, 80 if with the other.

    Where only the first one counts, also for a quiet hundred, the claim is refused, for the deal could end either way.
    Where all count it is settled: game with flek 2, quiet hundred 2, so 4 from each.
    """
    pack = "Ak Xk Kk Qk Ac Xc Kc Az Kz Al Kl 7c Xz Qz Sz 7l Xl Qc 9z 9l 7z 8z 8c Sk 9k 8l Sl Ql 9c Sc 8k 7k"
    words = (
        *("trump Ak", "ask 7z+8z", "good", "good", "declare hra", "say hra", "say", "say"),
        *("play 9z", "play Az", "play Xz"),
        *("play Al", "play 7l", "play 9l"),
        *("play 7c", "play 9c", "play Ac"),
    )
    assert refusal(table(pack, *words, profile=LIGA.changed(quiet_hundred_marriages="first"))) == "claim-marriages-open"
    ended = table(pack, *words, "claim")
    assert ended.result().payments == (8, -4, -4)
    assert ended.result().card_points == (60, 30)
