"""The rules bot: it wins, names every game where the cards are there, and announces only what it holds."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any

import pytest

from marias.bots import bot_named
from marias.cards import SUIT_SETS, Card, Suit
from marias.rules import GAMES, play
from marias.rules.actions import Play, Say
from marias.rules.contract import Action
from marias.rules.dealing import Generator, derive, seed_from
from marias.rules.profile import load
from marias.rules.voleny.actions import TRUMP_GAMES, TakeOver
from marias.session.simulation import Plan, play_deal
from tests.rules.battery import random_deal
from tests.rules.scripts import B, deal_of, liga, run
from tests.sizes import SOAK, Count, Figures

GAME = GAMES["voleny"]
LIGA = load(GAME.profile, "liga")
NAMES = (
    *("hra", "sedma", "sto", "stosedm", "betl", "durch", "open_betl", "open_durch"),
    *("sedma_against", "sto_against"),
)


def answer(state: Any, seed: str = "any") -> Action:
    """The bot's answer for the seat on turn."""
    return bot_named("rules").choose(state.view(state.to_act), Generator(seed_from(seed)))


def bids(state: Any) -> Any:
    """The state once the bots have agreed on the game."""
    while state.phase in ("trump", "call", "answer", "takeover", "declare"):
        state = state.after(answer(state))
    return state


def start(forhont: str, second: str, third: str = "", **rules: Any) -> Any:
    return GAME.start(liga(**rules), deal_of(forhont, second, third))


# Strength


def test_wins_from_two_random_players(count: Count, figures: Figures) -> None:
    """The same deals with the rules bot on each seat in turn; the interval is over the deals."""
    deals = count(small=120, soak=2000)
    money = [0.0] * deals
    named: Counter[str] = Counter()
    for seat in range(3):
        bots = tuple("rules" if other == seat else "random" for other in range(3))
        plan = Plan(game=GAME, profile=LIGA, bots=bots, seed=seed_from("duplicate"), deals=deals)
        for number in range(1, deals + 1):
            deal = play_deal(plan, number)
            money[number - 1] += deal.payments[seat] / 3
            if deal.declarer == seat:
                named[deal.contract] += 1
    mean = sum(money) / deals
    margin = 1.96 * math.sqrt(sum((amount - mean) ** 2 for amount in money) / (deals - 1) / deals)
    title = f"money from two random players over {deals} deals on every seat (Kč a deal, 95 %)"
    figures(title, f"{mean:.2f} ± {margin:.2f}")
    figures("games named against random players", dict(named))
    assert mean - margin > 0
    assert {"hra", "sedma"} <= set(named)


def test_games_among_themselves(count: Count, figures: Figures) -> None:
    """No side is hopeless and the forhont has the better of it; what is named comes in sensible shares."""
    deals = count(small=250, soak=4000)
    plan = Plan(game=GAME, profile=LIGA, bots=("rules",) * 3, seed=seed_from("themselves"), deals=deals)
    named: Counter[str] = Counter()
    forhont = unplayed = 0
    for number in range(1, deals + 1):
        deal = play_deal(plan, number)
        forhont += deal.payments[(deal.dealer + 1) % 3]
        unplayed += deal.kind == "unplayed"
        named.update({deal.contract, *deal.levels})
    figures(f"named in {deals} deals among rules bots", {name: named[name] for name in NAMES})
    figures("forhont's money (Kč a deal)", round(forhont / deals, 2))
    figures("left unplayed", f"{unplayed / deals:.1%}")
    assert forhont > 0
    assert deals / 3 < unplayed < deals * 0.9  # fleks are rare
    assert {"hra", "sedma", "sto", "stosedm", "betl", "sto_against"} <= set(named)
    if SOAK:
        assert {"durch", "sedma_against"} <= set(named)


# Every game where the cards are there

TAKES_OVER = "7c 8c 9c Xc 7z 8z 9z 7l 8l 9l"
RUNS = "Ac Kc Qc Sc Xc 9c 8c 7c Az Kz"


@pytest.mark.parametrize(
    ("game", "forhont", "second"),
    [
        ("hra", "Ak Kk 9k 8k Ac Xc 9c | Xz 8z Sl 7z 7l", "Xk Qk Kc Qc Az 9z Sz Al Kl 8l"),
        ("sedma", "Ak Xk 9k 8k 7k Ac Xc | 8c 7c Sz 7z 8z", "Kk Qk Kc Qc Az Xz 9z Al Kl 8l"),
        ("sto", "Ak Xk Kk Qk 9k Ac Xc | Az Xz 8z 7z 7l", "8k 7k Kc Qc 9c Sz 9z Al Kl 8l"),
        ("stosedm", "Ak Xk Kk Qk 8k 7k Ac | Xc Az 8z 7z 7l", "9k Sk Kc Qc 9c Sz 9z Al Kl 8l"),
        ("betl", "7k 8k 9k 7c 8c 9c 7z | 8z 9z 7l Al Ac", "Xk Sk Xc Sc Qc Xz Sz 8l 9l Xl"),
        ("durch", "Ac Kc Qc Sc Xc 9c 8c | Ak Kk Qk 8z 7l", "7c 7k Xk Xz Sz 9z Al Kl 8l 9l"),
    ],
)
def test_forhont_names(game: str, forhont: str, second: str) -> None:
    assert bids(start(forhont, second)).contract == game


@pytest.mark.parametrize(
    ("game", "call", "second"),
    [
        ("betl", "ask 8k+7k", TAKES_OVER),
        ("durch", "ask 8k+7k", RUNS),
        ("open_betl", "betl Ak+Kk", TAKES_OVER),
        ("open_durch", "durch 8k+7k", RUNS),
    ],
)
def test_defender_takes_over(game: str, call: str, second: str) -> None:
    state = run(start("Ak Kk Xk Qk Sk 9k 8k | 7k Al Kl Ql Sl", second), f"trump Qk; {call}")
    state = state.after(answer(state))
    assert (state.phase, state.to_act) == ("takeover", B)
    said = answer(state)
    assert isinstance(said, TakeOver)
    assert said.game == game


@pytest.mark.parametrize(
    ("name", "forhont", "second"),
    [
        ("sedma_against", "Kk Qk 8k Ac Xc 9c Az | Xz 8z 7z 8l Sl", "Ak Xk Sk 9k 7k Kc Al Xl Kl 9l"),
        ("sto_against", "Sk 9k 8k 7k Kc 9c 8c | Kz 8z 7z 8l Sl", "Ak Kk Qk Ac Xc Az Al Xl 9l 7l"),
    ],
)
def test_defender_announces(name: str, forhont: str, second: str) -> None:
    state = run(start(forhont, second), "trump 8k; ask 8z+7z; good; good; declare hra")
    said = answer(state)
    assert isinstance(said, Say)
    assert name in said.announces


def test_names_an_open_game_at_once_only_where_it_pays() -> None:
    forhont = "7k 8k 9k 7c 8c 9c 7z | 8z 9z 7l Al Ac"
    second = "Xk Sk Xc Sc Qc Xz Sz 8l 9l Xl"
    assert bids(start(forhont, second, direct_open=True)).contract == "open_betl"


# Honesty


def test_announces_only_what_it_holds(count: Count) -> None:
    """Also where a table lets one announce a seven without the card, or a hundred without a marriage."""
    profile = LIGA.changed(false_seven=True, sto_needs_marriage=False, stosedm_from_hand_only=False)
    announced: Counter[str] = Counter()
    for number in range(count(small=120, soak=3000)):
        state = bids(GAME.start(profile, random_deal(3, number)))
        own = state.hands[state.declarer]
        if state.contract in TRUMP_GAMES:
            if state.contract in ("sedma", "stosedm"):
                assert state.trump_seven in own
            if state.contract in ("sto", "stosedm"):
                assert play.marriages_in(own)
        announced[state.contract] += 1
        while state.phase == "doubling":
            said, cards = answer(state), state.hands[state.to_act]
            assert isinstance(said, Say)
            assert "sedma_against" not in said.announces or state.trump_seven in cards
            assert "sto_against" not in said.announces or play.marriages_in(cards)
            announced.update(said.announces)
            state = state.after(said)
    assert {"sedma", "sto"} <= set(announced)


@pytest.mark.trial("R008")
@pytest.mark.parametrize("mode", ["auto_svrsek_first", "svrsek_first_or_lost", "announced"])
def test_misses_no_marriage(mode: str, count: Count) -> None:
    profile = LIGA.changed(marriage_mode=mode, play_unflekked=True)
    held = 0
    for number in range(count(small=25, soak=1000)):
        state = GAME.start(profile, random_deal(3, number))
        pairs: set[tuple[int, Suit]] = set()
        while (seat := state.to_act) is not None:
            if state.phase == "play" and not state.tricks and not state.trick and state.contract in TRUMP_GAMES:
                pairs = {(s, suit) for s in state.active for suit in play.marriages_in(state.hands[s])}
            chance = Generator(derive(seed_from(number), seat, len(state.history)))
            state = state.after(bot_named("rules").choose(state.view(seat), chance))
        assert {(marriage.seat, marriage.suit) for marriage in state.marriages} == pairs
        held += len(pairs)
    assert held


# Tricks


def played(state: Any) -> Card:
    """The card the bot plays for the seat on turn."""
    action = answer(state)
    assert isinstance(action, Play)
    return action.card


def test_partner_gets_a_ten_on_his_trick() -> None:
    # B's ace of hearts is good; C, without hearts and trumps, gives him the ten whose ace is still out.
    forhont, second = "8k 9k Sk Qk Kk 9c 8c | Kz 9l 7l 7z Sz", "Ak Xk 7k Ac Xc Kc Qc Sc 7c Az"
    state = run(start(forhont, second), "trump 8k; ask 7z+Sz; good; good; declare hra; say hra; say; say; plays 9c Ac")
    assert played(state) is Card.ZX


def test_no_ten_for_the_declarer() -> None:
    # The same, but the declarer's ace holds the trick.
    forhont, second = "8k 9k Sk Qk Kk Ac 8c | Kz 9l 7l 7z Sz", "Ak Xk 7k 9c Xc Kc Qc Sc 7c Az"
    state = run(start(forhont, second), "trump 8k; ask 7z+Sz; good; good; declare hra; say hra; say; say; plays Ac 7c")
    assert not played(state).sharp


def test_betl_soloist_gets_rid_of_his_worst_card() -> None:
    forhont, second = "7k 8k 9k 7c 8c 9c 7z | Az 8z 9z Al Kl", "Xk Sk Xc Sc Qc Xz Qz 8l 9l Xl"
    state = run(start(forhont, second), "trump 7k; betl Al+Kl; good; good; say; say; plays 9k Xk Ak 7l")
    assert state.to_act == state.declarer
    assert played(state) is Card.ZA


def test_durch_is_stopped_by_the_card_that_is_kept() -> None:
    # A plays out hearts; B must keep his ace of leaves to the end.
    forhont, second = "Ac Kc Qc Sc Xc 9c 8c | 7c Kz Qz 7l 8l", "Az 9k 8k 7k Kl 9l Xl Sl 8z 9z"
    state = run(start(forhont, second), "trump Ac; durch 7l+8l; good; good; say; say")
    while state.to_act is not None:
        if state.to_act == state.declarer:
            own = state.hands[state.declarer]
            state = run(state, f"play {next(iter(own & SUIT_SETS[Suit.HEARTS] or own))}")
        else:
            state = state.after(answer(state))
    assert not state.result().items[0].won


def test_seven_is_kept_for_the_last_trick() -> None:
    forhont = "Ak Xk 9k 8k 7k Sk Ac | Xc 8c Sz 7z 8z"
    state = start(forhont, "Kk Qk Kc Qc Az Xz 9z Al Kl 8l")
    state = run(state, "trump 8k; ask 7z+8z; good; good; declare hra; say hra; say; say")
    while state.to_act is not None:
        state = state.after(answer(state))
    assert state.outcome().seven == "declarer"
    assert state.outcome().seven_won


def test_trump_is_chosen_by_length_and_strength() -> None:
    state = start("Ak Xk 9k 8k 7k Ac Xz | 8c 7c Sz 7z 8z", "Kk Qk Kc Qc Az 9c 9z Al Kl 8l")
    assert str(answer(state).card) == "8k"  # type: ignore[attr-defined]


def test_no_flek_without_reason() -> None:
    """A defender without a marriage, an ace or a trump of weight leaves even a plain game alone."""
    forhont = "Ak Kk Xk 8k Ac Xc 9c | Az 8z Sl 7z 7l"
    state = run(start(forhont, "9k Sk Kc Sc Sz 9z Xl Ql 9l 8l"), "trump 8k; ask 8z+7z; good; good; declare hra")
    assert answer(state) == Say()
