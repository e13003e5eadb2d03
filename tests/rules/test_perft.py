"""Tree counts (perft) of volený: the file, the literal rules and the package say the same."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from marias.cards import Suit
from marias.notation import parse_action, parse_pack, write_action
from marias.rules import GAMES
from marias.rules.actions import Play
from marias.rules.contract import Action, Deal
from marias.rules.profile import load
from marias.rules.voleny.actions import Discard, TakeOver
from tests.rules.perft import counts, literal

GAME = GAMES["voleny"]
LIGA = load(GAME.profile, "liga")
DEALS, DOUBLED = counts.read(counts.FILE.read_text(encoding="utf-8"))
DEALER = 2
"""Forhont is then seat 0, as in the literal rules."""

deals = pytest.mark.parametrize("deal", DEALS, ids=[deal.name for deal in DEALS])


def start(deal: counts.Counted) -> Any:
    """The first state of the deal in the package."""
    return GAME.start(LIGA, Deal(parse_pack(" ".join(deal.pack)), DEALER, 3))


def representatives(state: Any) -> list[Action]:
    """The legal actions; of the ways to discard for one call, the first stands for all."""
    chosen: dict[object, Action] = {}
    for action in state.legal():
        same = (type(action), getattr(action, "game", "")) if isinstance(action, Discard | TakeOver) else action
        chosen.setdefault(same, action)
    return list(chosen.values())


def test_file_holds_ten_deals_and_every_contract() -> None:
    assert len(DEALS) == 10
    played = {counts.follow(deal)[0].contract for deal in DEALS}
    assert played >= {"hra", "sedma", "sto", "stosedm", "betl", "durch", "open_betl"}
    assert list(DOUBLED) == counts.DOUBLINGS


def test_file_is_what_the_literal_rules_write() -> None:
    assert counts.FILE.read_text(encoding="utf-8") == counts.write([counts.counted(deal) for deal in DEALS])


@pytest.mark.clause("LIGA-11", "LIGA-16", "LIGA-18", "LIGA-21", "LIGA-23")
@deals
def test_auction(deal: counts.Counted) -> None:
    contracts: Counter[str] = Counter()

    def walk(state: Any, table: literal.Table) -> None:
        if table.contract:
            assert state.contract == table.contract
            assert state.phase in ("doubling", "play")
            for place in range(3):
                assert sorted(map(str, state.hands[place])) == sorted(table.hands[place])
            contracts[table.contract] += 1
            return
        ours = {write_action(action): action for action in representatives(state)}
        theirs = dict(literal.auction(table))
        assert ours.keys() == theirs.keys()
        for word, action in ours.items():
            walk(state.after(action), theirs[word])

    walk(start(deal), literal.Table(deal.pack))
    assert contracts == deal.auction


@deals
def test_last_four_tricks(deal: counts.Counted) -> None:
    state = start(deal)
    for word in deal.line:
        state = state.after(parse_action(word, GAME.actions))
    assert len(state.tricks) == 6

    def lines(state: Any, depth: int) -> int:
        if depth == 0:
            return 1
        legal = state.legal()
        return len(legal) if depth == 1 else sum(lines(state.after(action), depth - 1) for action in legal)

    assert [lines(state, depth) for depth in range(1, counts.LAST + 1)] == deal.last


@deals
def test_every_legal_card_of_the_last_four_tricks(deal: counts.Counted) -> None:
    state = start(deal)
    for word in deal.line:
        state = state.after(parse_action(word, GAME.actions))
    play, _, _ = counts.last_tricks(deal)

    def walk(state: Any, depth: int) -> None:
        if state.to_act is None or depth == 0:
            return
        hand = frozenset(map(str, state.hands[state.to_act]))
        place = (state.to_act - state.declarer) % 3
        theirs = literal.legal(hand, tuple(map(str, state.trick)), play.trump, play.keeper == place)
        legal = state.legal()
        assert all(isinstance(action, Play) for action in legal)
        assert sorted(str(action.card) for action in legal) == sorted(theirs)
        for action in legal:
            walk(state.after(action), depth - 1)

    walk(state, 9)


@pytest.mark.clause("LIGA-7", "LIGA-28", "LIGA-29", "LIGA-30", "LIGA-32", "LIGA-33", "LIGA-35")
@pytest.mark.trial("R015")
@pytest.mark.parametrize(("contract", "suit", "holder"), counts.DOUBLINGS, ids="-".join)
def test_doubling(contract: str, suit: str, holder: str) -> None:
    state = agreed(contract, suit, holder)
    known: dict[Any, tuple[int, int]] = {}

    def ways(state: Any) -> tuple[int, int]:
        if state.phase != "doubling":
            return 1, state.phase == "end"
        key = state.rounds, state.announcer
        if key not in known:
            after = [ways(state.after(action)) for action in state.legal()]
            known[key] = sum(one for one, _ in after), sum(two for _, two in after)
        return known[key]

    assert ways(state) == DOUBLED[contract, suit, holder]


def agreed(contract: str, suit: str, holder: str) -> Any:
    """A state in which this contract was just agreed, the trump seven where the test wants it."""
    trump = Suit.HEARTS if suit == "hearts" else Suit.BELLS
    seven, eight = f"7{trump.value}", f"8{trump.value}"
    others = [str(card) for card in parse_pack(" ".join(DEALS[0].pack)) if str(card) not in (seven, eight)]
    blunt = [card for card in others if card[0] not in "AX"]
    mine = [eight, *blunt[:4]]  # the trump card, two to discard
    places = {"D": 5, "-": 5, "1": 7, "2": 12}
    pack = [*mine, *(card for card in others if card not in mine)]
    pack.insert(places[holder], seven)
    discard = f"{seven}+{mine[1]}" if holder == "-" else f"{mine[1]}+{mine[2]}"
    said = {
        "stosedm": [f"stosedm {discard}"],
        "betl": [f"betl {discard}", "good", "good"],
        "durch": [f"durch {discard}", "good", "good"],
        "open_betl": [f"betl {discard}", "bad", "takeover open_betl {0}+{1}", "good", "good"],
        "open_durch": [f"durch {discard}", "bad", "takeover open_durch {0}+{1}"],
    }.get(contract, [f"ask {discard}", "good", "good", f"declare {contract}"])
    state = GAME.start(LIGA, Deal(parse_pack(" ".join(pack)), DEALER, 3))
    for word in [f"trump {eight}", *said]:
        first, second = list(state.hands[state.to_act])[:2]
        state = state.after(parse_action(word.format(first, second), GAME.actions))
    assert state.contract == contract
    assert state.doubled == (suit == "hearts" and contract not in literal.NO_TRUMP)
    return state
