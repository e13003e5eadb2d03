"""Which cards may be played in volený: the vectors of the rule sheet (§11), known faults, an oracle (§5.8)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marias.cards import PACK, Card, CardSet, Order
from marias.notation import parse_action, parse_cards
from marias.rules import play
from marias.rules.voleny.actions import ACTIONS
from marias.rules.voleny.state import VolenyState, start
from tests.rules.scripts import LIGA, SUITS, A, B, C, cards, deal_of, playable, position, rule_of, run

# The reference code of the rule sheet, §5.8; cards are rank + suit.

TRUMP_ORDER = "789SQKXA"
PLAIN_ORDER = "789XSQKA"


def beats(a: str, b: str, trump: str | None, order: str) -> bool:
    if a[1] == b[1]:
        return order.index(a[0]) > order.index(b[0])
    return trump is not None and a[1] == trump


def winning(trick: list[str], trump: str | None, order: str) -> int:
    w = 0
    for i in range(1, len(trick)):
        if beats(trick[i], trick[w], trump, order):
            w = i
    return w


def written(hand: list[str], trick: list[str], trump: str | None, keep_seven: bool = False) -> list[str]:
    order = TRUMP_ORDER if trump else PLAIN_ORDER
    if not trick:
        out = list(hand)
    else:
        best = trick[winning(trick, trump, order)]
        follow = [c for c in hand if c[1] == trick[0][1]]
        trumps = [c for c in hand if trump and c[1] == trump]
        pool = follow or trumps or list(hand)
        out = pool
        if follow or trumps:
            out = [c for c in pool if beats(c, best, trump, order)] or pool
    if trump:
        out = [c for c in out if not (c[0] == "K" and "Q" + c[1] in hand)]
        if keep_seven and len(out) > 1:
            out = [c for c in out if c != "7" + trump]
    return out


# Trick so far, hand, legal cards; trump kule. All from the rule sheet, §11, but for the siblings.

VECTORS = {
    "L1 follow and beat": ("Kz", "Az 9z 7k", "Az"),
    "L2 cannot beat: the ten is above král": ("Xz", "Kz 9z 7k", "Kz 9z"),
    "L3 trumped: only follow": ("Kz 8k", "Az 9z Ak", "Az 9z"),
    "L4 void: over-trump": ("Kz 9k", "7k Sk Al", "Sk"),
    "L5 cannot over-trump: still trump": ("Kz Ak", "7k Sk Al", "7k Sk"),
    "L6 neither: anything": ("Kz", "Al 9c", "Al 9c"),
    "L7 trump led: beat": ("Kk", "Xk 7k Az", "Xk"),
    "L8 lead: svršek before král": ("", "Kl Ql 7z", "Ql 7z"),
    "L13 nothing beats the partner's ace": ("Kz Az", "9z Xz 7k", "9z Xz"),
    "L14 beat the partner too": ("9z Sz", "Qz 7z", "Qz"),
    # Siblings: the fault may hide in the place of the best card, or in the order.
    "L4 sibling: the trump is the second card, a plain one higher than the led lies third": ("7z 9k", "Sk 7k", "Sk"),
    "L3 sibling: nothing to beat although the ace is held": ("9z 7k", "Az", "Az"),
    "L2 sibling: the ace alone beats the ten": ("Xz", "Az Kz", "Az"),
    "L8 sibling: král alone": ("", "Kl 7z", "Kl 7z"),
    "L8 sibling: beating, svršek suffices": ("Sl", "Ql Kl 7l", "Ql"),
    "L8 sibling: neither beats": ("Al", "Ql Kl 7l", "Ql 7l"),
    "L6 sibling: void without trumps, the pair still binds": ("Az", "Ql Kl 7c", "Ql 7c"),
    "R008 král and svršek against spodek": ("Sz", "Kz Qz 7l", "Qz"),
    "R034 král whose svršek lies in the talon": ("", "Kz 7z", "Kz 7z"),
    "R003 C follows under a trumped trick": ("Az Sk", "Xz 9z Ak", "Xz 9z"),
    "R003 B has no z and trumps": ("Az", "7k Sk 8l", "7k Sk"),
    "R003 over-trump Sk": ("Az Sk", "8k Qk Al", "Qk"),
    "R002 suit game: spodek beaten by the ten": ("Sz", "Xz 8z Ac", "Xz"),
}
ANNOUNCED = {
    "L9 keep the seven": ("", "7k Az", "Az"),
    "L10 forced: the only legal card": ("Kz", "7k 9l", "7k"),
    "R018 i lead in trick nine": ("", "7k 9l", "9l"),
    "R018 ii void in z": ("Kz", "7k 9l", "7k"),
    "R018 iii trump led": ("Ak", "7k Kk", "Kk"),
    "R018 iv seven and pair": ("Sk", "Kk Qk 7k", "Qk"),
    "R018 sibling: a higher trump serves": ("Kz", "7k 8k 9l", "8k"),
    "R018 sibling: all others are barred kings": ("", "Kk Qk 7k", "Qk"),
    "R018 sibling: cannot over-trump, two trumps": ("Kz Ak", "7k 9k Al", "9k"),
    "R018 sibling: last trick": ("Az", "7k", "7k"),
}
NO_TRUMP = {
    "L11 spodek beats ten": ("Xz", "Sz 9z", "Sz"),
    "L12 void: anything, no trump": ("Kz", "Ac 7l", "Ac 7l"),
    "R002 betl: the ten does not beat spodek": ("Sz", "Xz 8z Ac", "Xz 8z"),
    "R002 sibling: nine is beaten by the ten": ("9z", "Xz 8z Ac", "Xz"),
    "L8 sibling: no marriages, král and svršek are free": ("", "Kl Ql 7z", "Kl Ql 7z"),
    "L9 sibling: no seven to keep": ("", "7k Az", "7k Az"),
    "L14 sibling: beat the partner too": ("9z Xz", "Sz 7z", "Sz"),
    "L7 sibling: kule are a suit like others": ("Kz 8k", "Az 9z Ak", "Az"),
}


def texts(found: CardSet) -> list[str]:
    return sorted(map(str, found))


@pytest.mark.trial("R002", "R003", "R008", "R034")
@pytest.mark.parametrize(("trick", "hand", "legal"), VECTORS.values(), ids=VECTORS)
def test_trump_games(trick: str, hand: str, legal: str) -> None:
    lying, held, expected = parse_cards(trick), cards(hand), cards(legal)
    free = play.following(held, lying, SUITS["kule"], Order.TRUMP) - play.kings_behind_overs(held)
    assert free == expected
    assert playable(position(hand, trick)) == expected
    assert sorted(written(hand.split(), trick.split(), "k")) == texts(expected)


@pytest.mark.trial("R018")
@pytest.mark.parametrize(("trick", "hand", "legal"), ANNOUNCED.values(), ids=ANNOUNCED)
def test_announced_seven(trick: str, hand: str, legal: str) -> None:
    assert playable(position(hand, trick, announced=True)) == cards(legal)
    assert sorted(written(hand.split(), trick.split(), "k", keep_seven=True)) == texts(cards(legal))


def test_seven_of_another_binds_nobody() -> None:
    """Only the announcer keeps it, and only an announced seven is kept (§5.3)."""
    assert playable(position("7k Az")) == cards("7k Az")


@pytest.mark.trial("R002")
@pytest.mark.parametrize("contract", ["betl", "durch", "open_betl", "open_durch"])
@pytest.mark.parametrize(("trick", "hand", "legal"), NO_TRUMP.values(), ids=NO_TRUMP)
def test_games_without_trumps(contract: str, trick: str, hand: str, legal: str) -> None:
    lying, held, expected = parse_cards(trick), cards(hand), cards(legal)
    assert play.following(held, lying, None, Order.PLAIN) == expected
    assert playable(position(hand, trick, "", contract)) == expected
    assert sorted(written(hand.split(), trick.split(), None)) == texts(expected)


@given(st.data())
def test_legal_cards_are_those_of_the_written_code(data: st.DataObject) -> None:
    held = data.draw(st.integers(1, 10))
    drawn = data.draw(st.permutations(PACK))
    hand, trick = drawn[:held], drawn[held : held + data.draw(st.integers(0, 2))]
    contract = data.draw(st.sampled_from(["hra", "sedma", "sto", "betl", "durch"]))
    trump = "" if contract in ("betl", "durch") else data.draw(st.sampled_from(list(SUITS)))
    announced = contract == "hra" and data.draw(st.booleans())
    state = position(" ".join(map(str, hand)), " ".join(map(str, trick)), trump, contract, announced=announced)
    letter = SUITS[trump].value if trump else None
    expected = written(list(map(str, hand)), list(map(str, trick)), letter, announced)
    assert expected, "the duties never empty a hand"
    assert texts(playable(state)) == sorted(expected)
    for card in PACK:
        action = parse_action(f"play {card}", ACTIONS)
        assert (state.objection(action) is None) == (str(card) in expected)


@given(st.permutations(PACK), st.integers(1, 4), st.sampled_from([None, *SUITS.values()]))
def test_winner_is_that_of_the_written_code(drawn: list[Card], players: int, trump: object) -> None:
    trick = drawn[:players]
    suit = next((suit for suit in SUITS.values() if suit is trump), None)
    order = Order.TRUMP if suit else Order.PLAIN
    letter = suit.value if suit else None
    assert play.best_of(trick, suit, order) == winning(
        list(map(str, trick)), letter, TRUMP_ORDER if suit else PLAIN_ORDER
    )


@pytest.mark.trial("R003")
@pytest.mark.parametrize(
    ("trick", "winner", "points"),
    [
        pytest.param("Az Sk Xz Qk", 3, 20, id="four seats: two trumped, the higher trump wins"),
        pytest.param("Az Sk Xz", 1, 20, id="three seats: one trumped"),
        pytest.param("Az Qk Sk", 1, 10, id="the first trump was the higher"),
        pytest.param("Kz Xz Az", 2, 20, id="not trumped: ten above král, ace above ten"),
        pytest.param("7z Al Ac", 0, 20, id="discards win nothing"),
    ],
)
def test_winner_and_points(trick: str, winner: int, points: int) -> None:
    fallen = parse_cards(trick)
    assert play.best_of(fallen, SUITS["kule"], Order.TRUMP) == winner
    assert play.card_points(fallen) == points


def test_ten_takes_a_spodek_in_hra_and_loses_to_it_in_betl() -> None:
    fallen = parse_cards("Xz Sz Qz")
    assert play.best_of(fallen, SUITS["kule"], Order.TRUMP) == 0
    assert play.best_of(fallen, None, Order.PLAIN) == 2


# Why a card may not be played: each duty by its own name.

REASONS = {
    "does not follow": ("Kz", "9z 7k", "7k", "must-follow"),
    "does not beat": ("Kz", "Az 9z", "9z", "must-beat"),
    "does not beat the partner": ("9z Sz", "Qz 7z", "7z", "must-beat"),
    "does not trump": ("Kz", "7k Al", "Al", "must-trump"),
    "does not over-trump": ("Kz 9k", "7k Sk", "7k", "must-overtrump"),
    "král before svršek": ("", "Kl Ql", "Kl", "svrsek-before-kral"),
    "not his card": ("", "Kl Ql", "Az", "not-in-hand"),
}


@pytest.mark.parametrize(("trick", "hand", "card", "rule"), REASONS.values(), ids=REASONS)
def test_reasons(trick: str, hand: str, card: str, rule: str) -> None:
    assert rule_of(position(hand, trick), f"play {card}") == rule


def test_reason_of_the_kept_seven() -> None:
    assert rule_of(position("7k Az", announced=True), "play 7k") == "keep-seven"


# The same in whole deals, dealt, bid and played.


def table(forhont: str, second: str, script: str) -> VolenyState:
    return run(start(LIGA, deal_of(forhont, second)), script)


@pytest.mark.trial("R008")
def test_svrsek_announces_by_itself_in_a_replayed_deal() -> None:
    """The pair falls by its svršek, whether or not the trick is won; the order of play tells which was first."""
    state = table(
        "Ak Xk 7k 8k Sz Az Al | Xl Ac Xc 7c 8c",
        "Kz Qz 7l 8l 9l Kc Qc 9k Sk 9c",
        "trump Ak; ask 7c+8c; good; good; declare hra; say hra; say; say; play Sz",
    )
    assert playable(state) == cards("Qz")
    state = run(state, "play Qz")
    assert [(m.trick, m.seat, m.suit.value, m.value) for m in state.marriages] == [(1, B, "z", 20)]
    state = run(state, "play Xz")
    assert state.tricks[0].winner == C
    assert [m.seat for m in state.marriages] == [B]


@pytest.mark.trial("R034")
def test_talon_makes_no_marriage() -> None:
    """A holds Kz, his Qz lies in the talon with 9l: no marriage, and Kz is free at once."""
    state = table(
        "Ak Xk Kz 7z Qz 9l Al | Kk 8k 7k Ac 7c",
        "Az 8z 9z Sz 7l 8l 9c Sc Qc Kc",
        "trump Ak; ask Qz+9l; good; good; declare hra; say hra; say; say",
    )
    assert cards("Kz 7z") <= playable(state)
    state = run(state, "play Kz")
    assert state.marriages == ()
    while state.phase == "play":
        state = state.after(state.legal()[0])
    result = state.result()
    assert result.card_points is not None
    assert sum(result.card_points) == 90
    assert not {str(card) for card in state.talon} & {f"{rank}{suit}" for rank in "AX" for suit in "ckzl"}


@pytest.mark.trial("R002")
def test_second_card_in_betl_and_in_hra() -> None:
    """The same lead and hand under both orders of strength, in dealt games: B to answer Sz with Xz 8z."""
    forhont = "Sz 7k 8k 9k Sk Qk 7l | 8l 9l Sl 7c 8c"
    second = "Xz 8z Ac Xc Kc Qc Sc 9c Kk Xk"
    betl = table(forhont, second, "trump 7k; betl 7c+8c; good; good; say; say; play Sz")
    assert playable(betl) == cards("Xz 8z")
    hra = table(forhont, second, "trump 7k; ask 7c+8c; good; good; declare hra; say hra; say; say; play Sz")
    assert playable(hra) == cards("Xz")


@pytest.mark.trial("R018")
def test_seven_forced_out_is_lost() -> None:
    """An announced seven that was the only legal card in trick 2 is lost, flat."""
    state = table(
        "Az Xz Ac Xc Kk Qk Sk | Kc Qc 7c 8z 9z",
        "7k 7z 7l 8l 9l Sl Ql 8c 9c Sc",
        "trump Kk; ask 8z+9z; good; good; declare hra; say hra sedma_against; say; say; plays Az 7z Qz",
    )
    assert state.to_act == A
    state = run(state, "play Xz")
    assert playable(state) == cards("7k")
    state = run(state, "play 7k")
    assert state.tricks[0].winner == A
    while state.phase == "play":
        state = state.after(state.legal()[0])
    seven = next(item for item in state.result().items if item.code == "sedma_against")
    assert (seven.won, seven.amount) == (True, 4)
