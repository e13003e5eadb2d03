"""Whole deals that are solved, and what is known of them: one line of text for each.

``python -m tests.solver.solved`` writes values and nodes anew, for the deals that are in the files;
``python -m tests.solver.solved --search N`` looks for the hardest among N deals of every kind and writes them.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from msgspec.structs import replace

from marias import solver
from marias.cards import EMPTY, CardSet, Order
from marias.notation import parse_action, parse_hand, parse_pack, write_action, write_hand, write_pack
from marias.rules import GAMES, load_profile
from marias.rules.contract import Deal
from marias.solver._core import Solver
from marias.solver.table import table_of
from tests.solver.endings import CARDS, CASES, DEFAULTS, announced, declarers_in_order, played_to

SOLVED, HARDEST = (Path(__file__).parent / name for name in ("solved.txt", "hardest.txt"))
MARK = " | "
WORST, WORST_OF_CASE = 20, 2
TOO_MANY = 100_000_000


class Solved(NamedTuple):
    """A deal at its first lead, or two players with the stock gone."""

    game: str
    contract: str
    dealer: int
    seats: int
    pack: str
    actions: str
    hands: str
    """Dealt anew after the announcements; empty: as they were."""
    why: str
    value: int
    """The payment when nobody errs."""
    nodes: int
    """Searched for it."""

    @property
    def case(self) -> tuple[str, str]:
        """Game and contract."""
        return self.game, self.contract

    def state(self) -> Any:
        """The deal in play."""
        family = GAMES[self.game.partition("-")[0]]
        state: Any = family.start(
            own_rules(self.game, self.contract), Deal(parse_pack(self.pack), self.dealer, self.seats)
        )
        for action in self.actions.split("; "):
            state = state.after(parse_action(action, family.actions))
        return with_hands(state, [parse_hand(hand) for hand in self.hands.split("/")]) if self.hands else state


def read(path: Path) -> list[Solved]:
    """The deals of a file."""
    rows = (line.split(MARK) for line in path.read_text("utf-8").splitlines() if not line.startswith("#"))
    return [
        Solved(game, contract, int(dealer), int(seats), pack, actions, hands.strip("-"), why, int(value), int(nodes))
        for game, contract, dealer, seats, pack, actions, hands, why, value, nodes in rows
    ]


def write(path: Path, rows: list[Solved]) -> None:
    """Write them under the head the file has."""
    head = [line for line in path.read_text("utf-8").splitlines() if line.startswith("#")]
    lines = (MARK.join(map(str, row._replace(hands=row.hands or "-"))) for row in rows)
    path.write_text("\n".join([*head, *lines]) + "\n", "utf-8")


def row_of(case: tuple[str, str], state: Any, why: str, *, redealt: bool) -> Solved:
    """A state at its first lead as a line, solved by nobody yet."""
    hands = "/".join(map(write_hand, state.hands)) if redealt else ""
    actions = "; ".join(write_action(action) for _, action in state.history)
    deal = state.deal
    return Solved(*case, deal.dealer, deal.seats, write_pack(deal.pack), actions, hands, why, 0, 0)


def solved(core: Solver, state: Any, limit: int = 0) -> tuple[int, int, int]:
    """The least and the greatest payment it can come to, and the nodes that were searched."""
    situation = solver.situation_of(state)
    core.load(table_of(situation, "payment").problem(situation))
    return (*core.value(limit or None), core.nodes)


def own_rules(game: str, contract: str) -> Any:
    """The rule set of a game; marijaš has betl only where a table wants it."""
    profile = load_profile(DEFAULTS.get(game, game))
    return profile.changed(extraordinary="betl") if game.startswith("marijas") and contract == "betl" else profile


def first_leads(game: str, contract: str, chance: random.Random) -> Iterator[Any]:
    """Deals by the game's own rules, all cards in hand; of two players, when the stock is gone."""
    profile = own_rules(game, contract)
    while True:
        state = announced(game, contract, profile, chance)
        state = state and played_to(state, CARDS[game], 0, chance)
        if state is not None:
            yield state


# Shapes


def with_hands(state: Any, hands: list[CardSet]) -> Any:
    """The state with other hands; what is left over is laid aside."""
    held = EMPTY
    for hand in hands:
        held |= hand
    talon = {"talon": _pool(state) - held} if getattr(state, "talon", EMPTY) else {}
    return replace(state, hands=tuple(hands), **talon)


def _pool(state: Any) -> CardSet:
    """The cards that are dealt anew: in hand, and laid aside."""
    pool: CardSet = getattr(state, "talon", EMPTY)
    for hand in state.hands:
        pool |= hand
    return pool


def _by_suit(chance: random.Random) -> Callable[[Any], float]:
    """Whole suits after each other, the cards of each in any order."""
    suits = {suit: chance.random() for suit in "ckzl"}
    return lambda card: suits[card.suit.value] + chance.random() / 1e6


def _middle(chance: random.Random) -> Callable[[Any], float]:
    return lambda card: abs(Order.PLAIN.strength(card.rank) - 3) + chance.gauss(0, 0.4)


def _low(chance: random.Random) -> Callable[[Any], float]:
    return lambda card: Order.PLAIN.strength(card.rank) + chance.gauss(0, 1)


def _long(state: Any, chance: random.Random) -> list[CardSet]:
    """One suit, then another: 8-2-0-0, 8-0-0-0."""
    return _first_to_declarer(state, chance, _by_suit(chance))


def _two_suits(state: Any, chance: random.Random) -> list[CardSet]:
    """5-5-0-0 or 4-4-0-0."""
    seats = {declarers_in_order(state)[0]: 0}
    size = len(state.hands[next(iter(seats))])
    suits = chance.sample(sorted({card.suit.value for card in _pool(state)}), 2)
    longest = dict.fromkeys(suits, (size + 1) // 2)

    def key(card: Any) -> float:
        longest[card.suit.value] = longest.get(card.suit.value, 0) - 1
        return (0 if longest[card.suit.value] >= 0 else 1) + chance.random() / 2

    return _first_to_declarer(state, chance, key)


def _all_middle(state: Any, chance: random.Random) -> list[CardSet]:
    """Neither the low nor the high ones: a long betl."""
    return _first_to_declarer(state, chance, _middle(chance))


def _all_low(state: Any, chance: random.Random) -> list[CardSet]:
    return _first_to_declarer(state, chance, _low(chance))


def _equal(state: Any, chance: random.Random) -> list[CardSet]:
    """Every suit is shared evenly."""
    cards = sorted(_pool(state), key=_by_suit(chance))
    room = [len(hand) for hand in state.hands]
    hands: list[list[Any]] = [[] for _ in room]
    while cards and any(room):
        for seat in range(len(room)):
            if room[seat] and cards:
                hands[seat].append(cards.pop())
                room[seat] -= 1
    return list(map(CardSet, hands))


def _random(state: Any, chance: random.Random) -> list[CardSet]:
    return _first_to_declarer(state, chance, lambda _card: chance.random())


def _first_to_declarer(state: Any, chance: random.Random, key: Callable[[Any], float]) -> list[CardSet]:
    return first_to(declarers_in_order(state)[0], state, chance, key)


def first_to(seat: int, state: Any, chance: random.Random, key: Callable[[Any], float]) -> list[CardSet]:
    """The first cards by the key are his; the others are shuffled."""
    pool = list(_pool(state))
    chance.shuffle(pool)
    pool.sort(key=key)
    size = len(state.hands[seat])
    his, rest = pool[:size], pool[size:]
    chance.shuffle(rest)
    return [CardSet(his if place == seat else [rest.pop() for _ in hand]) for place, hand in enumerate(state.hands)]


SHAPES = {
    "at random": _random,
    "one long suit": _long,
    "two suits": _two_suits,
    "all middle cards": _all_middle,
    "all low cards": _all_low,
    "equal hands": _equal,
}


def shaped(case: tuple[str, str], wanted: int, chance: random.Random) -> Iterator[tuple[str, Any]]:
    """So many deals, half of them as they are dealt, the rest of every shape by turns."""
    leads = first_leads(*case, chance)
    names = [name for name in SHAPES if name != "at random"]
    state: Any = None
    for number in range(wanted):
        if number % 50 == 0:
            state = next(leads)
            yield "as it was dealt", state
            continue
        name = names[number // 2 % len(names)] if number % 2 else "at random"
        yield name, with_hands(state, SHAPES[name](state, chance))


def search(wanted: int) -> None:
    """The hardest of so many deals, by games and contracts; what was found goes into the file."""
    core, hardest, head = Solver(), [], []
    for case in CASES:
        chance = random.Random(f"hardest {case}")
        found: list[tuple[int, int, Solved]] = []
        for number, (why, state) in enumerate(shaped(case, wanted // len(CASES), chance)):
            value, most, nodes = solved(core, state, TOO_MANY)
            if value != most:
                raise ValueError(f"more than {TOO_MANY} nodes: {row_of(case, state, why, redealt=True)}")
            row = row_of(case, state, why, redealt=why != "as it was dealt")._replace(value=value, nodes=nodes)
            found.append((nodes, number, row))
        found.sort(reverse=True)
        middle = int(median(nodes for nodes, _, _ in found))
        head.append(f"# {' '.join(case)}: {len(found)} deals, median {middle}, greatest {found[0][0]} nodes")
        print(head[-1], flush=True)
        hardest.append([row for _, _, row in found[:WORST]])
    rows = sorted((row for found in hardest for row in found), key=lambda row: -row.nodes)[:WORST]
    rows += [row for found in hardest for row in found[:WORST_OF_CASE] if row not in rows]
    old = [line for line in HARDEST.read_text("utf-8").splitlines() if line.startswith("# ") and " median " not in line]
    HARDEST.write_text("\n".join([*old, *head]) + "\n", "utf-8")
    write(HARDEST, rows)


def main() -> None:
    """Write the files anew."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--search", type=int, metavar="N", help="look for the hardest among N deals")
    given = parser.parse_args()
    if given.search:
        search(given.search)
        return
    core = Solver()
    for path in (SOLVED, HARDEST):
        rows = []
        for row in read(path):
            value, _, nodes = solved(core, row.state())
            rows.append(row._replace(value=value, nodes=nodes))
        write(path, rows)


if __name__ == "__main__":
    main()
