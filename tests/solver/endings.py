"""Random endings of real deals: a contract that is wished for, random announcements, random tricks until so many cards
are left; and what a finished deal is worth, read from its state."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from marias.cards import PACK, Card, Order, Rank, Suit
from marias.errors import ProfileError
from marias.rules import GAMES, load_profile
from marias.rules.actions import Good, Play, PlayMarriage, Say
from marias.rules.contract import Action, Deal, Seat
from marias.rules.krizovy import actions as k
from marias.rules.krizovy.state import KrizovyState
from marias.rules.licitovany import actions as li
from marias.rules.marijas import actions as m
from marias.rules.marijas.state import MarijasState
from marias.rules.play import Trick
from marias.rules.voleny import actions as v

CONTRACTS: dict[str, tuple[str, ...]] = {
    "voleny": ("hra", "sedma", "sto", "stosedm", "betl", "durch", "open_betl", "open_durch"),
    "krizovy": ("game", "betl", "durch"),
    "licitovany": ("sedma", "sto", "sto_sedma", "betl", "durch", "dve_sedmy", "dve_sedmy_sto"),
    "marijas-2": ("game",),
    "marijas-3": ("game", "betl"),
    "marijas-4": ("game", "betl"),
}
"""By game, or by the rule set where a game is another for another number of players."""
CASES = [(game, contract) for game, contracts in CONTRACTS.items() for contract in contracts]
STOCK = ("marijas-2-stock", "game")
"""Two players who have still a few cards to draw."""
CARDS = {
    "voleny": 10,
    "krizovy": 8,
    "licitovany": 10,
    "marijas-2": 8,
    "marijas-2-stock": 8,
    "marijas-3": 10,
    "marijas-4": 8,
}
"""In a hand, when play begins; of two players, when the stock is gone, or nearly."""
DEFAULTS = {
    "voleny": "liga",
    "krizovy": "mcr-2018-sto",
    "licitovany": "csm-licitovany",
    "marijas-2-stock": "marijas-2",
}
MARIJAS = {
    "must_beat": ("none", "led_suit", "led_suit_and_trump"),
    "marriage_card": ("queen_played", "either_played", "shown"),
    "marriage_when": ("any_play", "any_play", "lead", "after_trick"),
    "marriages_in_turn": ("one", "any"),
    "marriage_requires_trick": ("no", "player", "side"),
    "counted": ("all", "all", "aces_and_tens"),
    "hundred_of": ("winner", "deal"),
    "extraordinary": ("betl",),
}

SWITCHES: dict[str, dict[str, tuple[Any, ...]]] = {
    "voleny": {
        "marriage_mode": ("auto_svrsek_first", "svrsek_first_or_lost", "announced"),
        "sto_marriage": ("first", "highest", "all"),
        "sto_scale": ("flat", "tens"),
        "quiet_hundred_marriages": ("all", "first"),
        "quiet_hundred_mode": ("flat", "double_game", "tens"),
        "killed_quiet_seven": (True, False),
        "hra_under_sto_against": ("only_if_flekked", "always", "never"),
        "unflekked_game_when_played": ("real", "declarer"),
        "against_pair": ("separate", "one_unit"),
        "four_marriages_need_trick": (True, False),
        "ceiling_scope": ("net_per_opponent", "per_component", "total_by_loser"),
        "flek_binds": ("side", "speaker"),
        "sitter_pays": (True, False),
        "stosedm_indivisible": (True, False),
        "play_unflekked": (True,),
        "false_seven": (True, False),
    },
    "krizovy": {
        "quiet_hundred_marriages": ("all", "one"),
        "quiet_seven_killed_by_partner": (True, False),
        "sto_against_price": ("on_flekked_game", "separate"),
        "unflekked_game_when_played": ("real", "declarer"),
        "ceiling_scope": ("net_per_pair", "per_component", "lone_total"),
        "solo_flek": ("common", "individual"),
        "compulsory_hundred": (True, False),
    },
    "licitovany": {
        "marriage_mode": ("announced", "automatic"),
        "sto_marriage": ("first", "best"),
        "sto_replaces_hra": (True, False),
        "quiet_hundred_over": ("rate", "doubled_hra"),
        "flek_binds": ("side", "speaker"),
        "laid_game_exception": (True, False),
        "sitter_pays": (True, False),
        "approved_sedma_played": (True,),
        "direction": ("clockwise", "anticlockwise"),
    },
    "marijas-2": {**MARIJAS, "draw_and_lead": ("winner", "alternate")},
    "marijas-2-stock": {
        **MARIJAS,
        "draw_and_lead": ("winner", "winner", "alternate"),
        "stock_trump_power": (True, False),
        "stock_fircik": ("forty", "twenty", "forbidden"),
        "fircik_in_stock": ("inside_suit", "pair_powerless", "all_trumps_powerless"),
    },
    "marijas-3": {**MARIJAS, "talon_taking": ("must", "may")},
    "marijas-4": {**MARIJAS, "pairs": ("called", "fixed_opposite")},
}
"""What changes how a deal is played or paid."""


def profile_of(game: str, chance: random.Random) -> Any:
    """The game's own rule set, every second switch of it set anew."""
    base = load_profile(DEFAULTS.get(game, game))
    while True:
        turned = {key: chance.choice(values) for key, values in SWITCHES[game].items() if chance.random() < 0.5}
        if turned.get("marriage_card") == "shown":
            # the solver takes no others
            turned["marriage_when"] = "any_play"
            turned["stock_fircik"] = "forbidden"
        if turned.get("draw_and_lead") == "alternate" and turned.get("marriage_when") == "after_trick":
            del turned["draw_and_lead"]
        if turned.get("sto_scale") == "tens":
            turned["against_pair"] = "separate"  # nor one in which a seven lost with a hundred costs more for more tens
        try:
            return base.changed(**turned)
        except ProfileError:  # values that cannot stand together
            continue


def declarers(state: Any) -> frozenset[Seat]:
    """The seats of the declarers' side."""
    return frozenset(declarers_in_order(state))


def declarers_in_order(state: Any) -> tuple[Seat, ...]:
    """The same, the first of them first."""
    if isinstance(state, MarijasState):
        return state.sides.declarers
    return state.declarers if isinstance(state, KrizovyState) else (state.declarer,)


def contract_of(state: Any) -> str:
    """Its name, without a colour."""
    return state.contract if isinstance(state.contract, str) else str(state.contract.kind)


def payment(state: Any) -> int:
    """What a finished deal pays the first of the declarers; match points, of which nobody pays, less those of another
    side."""
    payments: tuple[int, ...] = state.result().payments
    first = declarers_in_order(state)[0]
    if isinstance(state, MarijasState):
        return payments[first] - payments[state.sides.opponents[0]]
    return payments[first]


def card_points(state: Any) -> int:
    """Aces, tens and the last trick of the declarers' side; where a table does not count the last trick, without it."""
    outcome = state.outcome()
    if not isinstance(state, MarijasState):
        return int(outcome.card_points[0])
    side = declarers_in_order(state)
    counted = state.profile.counted == "all" or outcome.last_trick not in side
    return int(sum(outcome.points[seat] for seat in side)) - (0 if counted else 10)


def made(component: str) -> Callable[[Any], int]:
    """1 if the declarers' side won the component, else 0; a quiet one that is not there is not won."""

    def worth(state: Any) -> int:
        won = [item.won for item in state.result().items if item.code == component]
        assert won or component.startswith("quiet_"), f"{component} was not settled"
        return int(bool(won) and all(won))

    return worth


def endings(game: str, contract: str, cards: int, on_table: int, chance: random.Random) -> Iterator[Any]:
    """States with so many cards in the hand to play, so many on the table (of two players one at most), without end."""
    on_table %= 2 if game.startswith("marijas-2") else 3
    while True:
        state = announced(game, contract, profile_of(game, chance), chance)
        if game == STOCK[0] and state is not None:
            yield _with_stock(state, cards, on_table, chance)
            continue
        for _ in range(TRIES if state is not None else 0):
            if (ending := played_to(state, cards, on_table, chance)) is not None:
                yield ending
                break


def _with_stock(state: MarijasState, cards: int, on_table: int, chance: random.Random) -> MarijasState:
    """The deal played on until one to three draws are left, and so many cards in each hand, two at least.

    By the rules there are eight. What is too much is laid into tricks that somebody took at the beginning; then the
    rules play on, to whom a hand without a card is the end.
    """
    cards = max(2, cards)
    draws = chance.randint(1, 2 if cards == CARDS[STOCK[0]] else min(3, max(1, 5 - cards)))
    while len(state.stock) > 2 * draws or state.trick:
        legal = list(state.legal())
        chance.shuffle(legal)
        if chance.random() < 0.7:
            legal.sort(key=_is_kept)
        state = state.after(legal[0])
    hands, before = state.hands, []
    while len(hands[0]) > cards:
        gone = [min(hand, key=lambda card: (card.rank in KEPT) + 1.5 * chance.random()) for hand in hands]
        hands = tuple(hand.without(card) for hand, card in zip(hands, gone, strict=True))
        before.append(Trick(0, tuple(gone), chance.randrange(2)))
    state = replace(state, hands=hands, tricks=(*before, *state.tricks))
    for _ in range(on_table):
        state = state.after(chance.choice(state.legal()))
    return state


def announced(game: str, contract: str, profile: Any, chance: random.Random) -> Any:
    """A deal at its first lead, or None where the wish did not come true."""
    family = GAMES[game.partition("-")[0]]
    seats = getattr(profile, "players", 0) or chance.choice(family.seats)
    state = family.start(profile, Deal(_pack(game, contract, chance), chance.randrange(seats), seats))
    while state.to_act is not None and state.phase != "play":
        state = state.after(chance.choice(_wished(state, contract, chance)))
    return state if state.phase == "play" and contract_of(state) == contract else None


def _pack(game: str, contract: str, chance: random.Random) -> tuple[Card, ...]:
    """A shuffled pack: with trumps often král beside svršek, and two sevens for who is to make them; for betl and durch
    who plays it has low or high cards, or the deal would soon be over."""
    pack = list(PACK)
    chance.shuffle(pack)
    if game == STOCK[0]:  # what may become a marriage often lies at the end
        pack.sort(key=lambda card: (card.rank in KEPT) + 3 * chance.random())
    if "betl" not in contract and "durch" not in contract:
        pack = _paired(pack, chance) if chance.random() < 0.5 else pack
        sevens = chance.sample(list(Suit), 2) if contract.startswith("dve_sedmy") else ()
        for suit, place in zip(sevens, chance.sample(FORHONT[game], len(sevens)) if sevens else (), strict=True):
            held = pack.index(Card.of(Rank.SEVEN, suit))
            pack[place], pack[held] = pack[held], pack[place]
        return tuple(pack)
    sign = 1 if "betl" in contract else -1
    pack.sort(key=lambda card: sign * Order.PLAIN.strength(card.rank) + chance.gauss(0, 2))
    places = SECOND if contract.startswith("open_") else FORHONT[game]
    good, rest = pack[: len(places)], pack[len(places) :]
    chance.shuffle(good)
    chance.shuffle(rest)
    return tuple(good.pop() if place in places else rest.pop() for place in range(len(PACK)))


def _paired(pack: list[Card], chance: random.Random) -> list[Card]:
    """Marriages mostly come into one hand: of two neighbours in the pack both are dealt to one player."""
    for suit in Suit:
        if chance.random() < 0.8:
            beside, king = pack.index(Card.of(Rank.OVER, suit)) ^ 1, pack.index(Card.of(Rank.KING, suit))
            pack[beside], pack[king] = pack[king], pack[beside]
    return pack


def _wished(state: Any, contract: str, chance: random.Random) -> list[Action]:
    """Of the legal actions those that lead to the contract; all where none is known to."""
    legal = list(state.legal())
    if state.phase in ("doubling", "announce", "solo") and isinstance(legal[0], Say | Good):
        return legal if chance.random() < 0.5 else legal[:1]
    wanted = [
        action for action in legal if _fits(action, contract, standing=getattr(state, "standing", state.contract))
    ]
    return wanted if wanted and chance.random() < 0.95 else legal


def _fits(action: Action, contract: str, *, standing: str) -> bool:
    """Does the action lead to the contract, with this game standing?"""
    solo = "betl" in contract or "durch" in contract
    if isinstance(action, v.TakeOver):
        return action.game in (contract, contract.removeprefix("open_"))
    if isinstance(action, v.Declare):
        return action.game == contract
    if isinstance(action, v.Stosedm):
        return contract == "stosedm"
    if isinstance(action, v.Betl | k.Betl):
        return contract in ("betl", "open_betl")
    if isinstance(action, v.Durch | k.Durch):
        return contract in ("durch", "open_durch")
    if isinstance(action, v.Ask | k.Ask):
        return not solo and contract != "stosedm"
    if isinstance(action, Good):
        return not contract.startswith("open_") or standing == contract
    if isinstance(action, v.Bad):
        return contract.startswith("open_") and standing != contract
    if isinstance(action, m.Extraordinary):
        return contract == "betl"
    if isinstance(action, m.Dalje):
        return contract in ("game", standing)
    if isinstance(action, m.NameTrump | m.CallCard | m.TakeTalon):
        return True
    if isinstance(action, v.ChooseTrump | v.ZLidu | k.Choose | li.TakeTalon | li.Pass):
        return True
    if isinstance(action, li.Announce):
        return action.rung.removesuffix("_hearts") == contract
    return False


FORHONT = {
    "voleny": (*range(7), *range(17, 22)),
    "krizovy": (*range(4), *range(16, 20)),
    "licitovany": (*range(5), *range(17, 22)),
    "marijas-3": (*range(5), *range(17, 22)),
    "marijas-4": (*range(4), *range(16, 20)),
}
"""The places of his cards in the pack."""
SECOND = (*range(7, 12), *range(22, 27))
"""In volený it is he who takes a game over and plays it open."""
KEPT = (Rank.SEVEN, Rank.OVER, Rank.KING)
TRIES = 20
"""Betl and durch are soon over: so often the play of one deal is tried."""


def played_to(state: Any, cards: int, on_table: int, chance: random.Random) -> Any:
    """The deal played on at random, or None where it is over too early.

    Sevens and marriages are held back: what matters at the end is to be there then. In betl and durch everybody mostly
    plays so that the deal goes on.
    """
    no_trumps, betl = state.trump is None, "betl" in contract_of(state)
    held_back = chance.choice((0.7, 1))
    while True:
        stock = isinstance(state, MarijasState) and bool(state.stock)
        if len(state.trick) == on_table and max(map(len, state.hands)) == cards and not stock:
            return state
        legal = list(state.legal())
        chance.shuffle(legal)
        if no_trumps and chance.random() < 0.9:
            upwards = betl == (state.to_act in declarers(state))
            legal.sort(key=lambda action: Order.PLAIN.strength(action.card.rank), reverse=not upwards)
        elif chance.random() < held_back:
            legal.sort(key=_is_kept)
        for action in legal:
            after = state.after(action)
            if after.to_act is not None:
                break
        else:
            return None
        state = after


def _is_kept(action: Action) -> bool:
    return isinstance(action, Play | PlayMarriage) and action.card.rank in KEPT
