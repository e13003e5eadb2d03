"""What nobody may learn in licitovaný: talon, cards laid aside, the led card, hands – and what everybody sees."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from marias.cards import EMPTY, PACK, CardSet
from marias.notation import write_action
from marias.rules import GAMES
from marias.rules.contract import Deal
from marias.rules.licitovany.state import LicitovanyState, start
from tests.rules.battery import Hidden, transposed
from tests.rules.licitovany_scripts import CSM, LAID, A, B, C, cards, csm, dealt, opened, random_deal, run, won
from tests.sizes import Count

MOMENTS = [
    ({"omyl_when": "also_before"}, "pass; pass"),
    ({"omyl_when": "also_before"}, "pass; pass; omyl"),
    ({"omyl_when": "also_before"}, "pass; pass; misdeal"),
    ({"omyl_when": "also_before"}, "pass; pass; take"),
    ({"omyl_when": "also_before", "revoke_mode": "referee"}, "pass; pass; revoke 1 hint"),
    ({"nobody_bids": "throw_in"}, "pass; pass"),
    ({}, "pass; pass; omyl"),
    ({"revoke_mode": "referee"}, "bid sto; pass; pass; revoke 1 looked_at_cards"),
]


@pytest.mark.trial("R050")
@pytest.mark.parametrize(("rules", "script"), MOMENTS)
def test_hidden_cards_do_not_show(rules: dict[str, Any], script: str, count: Count) -> None:
    """The battery's law at moments it seldom comes to."""
    profile = csm(**rules)
    compared: Counter[str] = Counter()
    for seed in range(count(small=6, soak=300)):
        deal = random_deal(f"secret {seed}", 3 + seed % 2)
        hidden = Hidden(GAMES["licitovany"], profile, deal, random.Random(f"secret {seed}"))
        state = run(start(profile, deal), script)
        hidden.check(state)
        compared.update(hidden.compared)
    assert compared[state.phase] >= 12


@pytest.mark.trial("R050")
def test_discards_do_not_depend_on_hidden_cards() -> None:
    """The same twelve cards, all others moved: the same view, the same legal actions in the same order."""
    for seed in range(40):
        rng = random.Random(f"hidden {seed}")
        deal = random_deal(f"hidden {seed}")
        state = run(start(CSM, deal), "pass; pass")
        hidden = [card for card in PACK if card not in state.hands[state.declarer]]
        one, two = rng.sample(hidden, 2)
        other = run(start(CSM, Deal(transposed(deal.pack, one, two), deal.dealer, 3)), "pass; pass")
        assert state.view(state.declarer) == other.view(state.declarer)
        assert state.legal() == other.legal()
        for action in rng.sample(state.legal(), 5):
            after, beside = state.after(action), other.after(action)
            assert after.legal() == beside.legal()
            for seat in (None, *(s for s in range(3) if not {one, two} & set(state.hands[s]))):
                assert after.view(seat) == beside.view(seat)


def test_others_see_that_two_cards_were_laid_aside_and_not_which() -> None:
    one = run(won("betl", B), "discard 8z+7c; announce betl - - Az")
    two = run(won("betl", B), "discard Kz+7z; announce betl - - Az")
    for seat in (None, A, C):
        assert one.view(seat) == two.view(seat)
    assert one.view(B) != two.view(B)


def test_talon_of_betl_and_durch_is_not_shown_even_afterwards() -> None:
    """ČSM II/10-11; nor is any other."""
    for announce in ("betl - - 8c", "durch - - Ak", "sto z"):
        state = run(opened(announce), "says 2")
        while state.to_act is not None:
            state = state.after(state.legal()[0])
        laid = cards(LAID[A].replace("+", " "))
        played = CardSet(card for trick in state.tricks for card in trick.cards)
        for seat in (None, B, C):
            view = state.view(seat)
            assert view.talon == EMPTY
            assert not any(str(card) in repr(view) for card in laid - played)
        assert state.view(A).talon == laid


def test_only_the_declarer_sees_his_lead_before_it_is_led() -> None:
    said = opened("durch - - Ak")
    assert [write_action(action) for _, action in said.view(A).history][-1] == "announce durch - - Ak"
    assert [write_action(action) for _, action in said.view(B).history][-1] == "announce durch"


@pytest.mark.parametrize("ending", ["omyl", "misdeal", "revoke 1 hint"])
@pytest.mark.parametrize("taken", [True, False])
def test_deal_that_ends_early_shows_nobody_the_talon(ending: str, taken: bool) -> None:
    """Who has not taken it up has not seen it."""
    profile = csm(omyl_when="after_talon" if taken else "also_before", revoke_mode="referee")
    state = run(won("sedma", profile=profile), ending)
    assert state.to_act is None
    for seat in (None, A, B, C):
        assert state.view(seat).talon == EMPTY
    assert (cards("7l Ql") <= state.view(A).hand) is taken


def test_laid_aside_it_stays_known_to_its_owner() -> None:
    for script in ("misdeal", "omyl", "announce sedma k; misdeal", "announce sedma k; says 2"):
        state: LicitovanyState = run(won("sedma"), "discard 8l+9l", script)
        assert state.view(A).talon == cards("8l 9l")
        assert state.view(B).talon == EMPTY


def test_auction_and_fleks_are_open_to_all() -> None:
    state = run(dealt(), "bid sto; hold; pass; pass; discard 8l+9l; announce sto z; say sto; say sto")
    for seat in (None, A, B, C):
        view = state.view(seat)
        assert (view.declarer, view.contract, str(view.trump.value if view.trump else "")) == (A, "sto", "z")
        assert [(one.name, one.level, one.said) for one in view.rounds.components] == [("sto", 1, (1, 1))]
        assert view.hand_sizes == (10, 10, 10)
        assert (view.forhont, view.active, view.sitter) == (A, (A, B, C), None)
    during = run(dealt(), "bid sto")
    assert during.view(None).declarer is None, "nobody yet"
    assert (during.view(None).auction.height, during.view(None).contract) == (3, "")
