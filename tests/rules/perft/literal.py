"""The rules of volený read a second time, word by word from the rule sheet, to count its trees.

Nothing here comes from the package: cards are texts of two characters, hands are sets of them. §3.2 and §3.3 are the
auction, §4.6 and §5.8 the reference code of the sheet.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

SUITS = "ckzl"
TRUMP_ORDER = "789SQKXA"
PLAIN_ORDER = "789XSQKA"
SHARP = "XA"
NO_TRUMP = ("betl", "durch", "open_betl", "open_durch")
NEXT = {
    "barva": ("betl", "durch"),
    "betl": ("durch", "open_betl"),
    "durch": ("open_durch",),
    "open_betl": ("open_durch",),
    "open_durch": (),
}
BASE = {
    "hra": 1,
    "sedma": 4,
    "sedma_against": 4,
    "sto": 4,
    "sto_against": 4,
    "stosedm": 8,
    "betl": 5,
    "durch": 10,
    "open_betl": 10,
    "open_durch": 20,
}
CEILING = 20

Cards = frozenset[str]


def in_pack(cards: Cards) -> list[str]:
    """The cards by suits červené, kule, zelené, žaludy, each from the seven up."""
    return sorted(cards, key=lambda card: (SUITS.index(card[1]), TRUMP_ORDER.index(card[0])))


# The auction, §2.3, §3.2, §3.3


class Table:
    """A position of the auction. Places: 0 forhont, 1 second, 2 third."""

    def __init__(self, pack: list[str]) -> None:
        self.hands: list[Cards] = [
            frozenset(pack[:7]),
            frozenset(pack[7:12] + pack[22:27]),
            frozenset(pack[12:17] + pack[27:]),
        ]
        self.closed = pack[17:22]
        self.state = "A1"
        self.trump_card = ""
        self.talon: Cards = frozenset()
        self.standing = ""
        self.declarer = 0
        self.queue: tuple[int, ...] = ()
        self.contract = ""

    def copy(self, **changes: object) -> Table:
        """The position with some things changed."""
        new = Table.__new__(Table)
        new.__dict__.update({**self.__dict__, **changes})
        return new

    def with_hand(self, place: int, hand: Cards) -> list[Cards]:
        """The hands with one changed."""
        return [*self.hands[:place], hand, *self.hands[place + 1 :]]


def auction(table: Table) -> Iterator[tuple[str, Table]]:
    """Every action with what follows; of the ways to discard for one call, the first in pack order stands for all."""
    if table.state == "A1":
        hand = table.hands[0] | set(table.closed)
        taken = table.copy(state="A2", hands=table.with_hand(0, hand))
        for card in in_pack(table.hands[0]):
            yield f"trump {card}", taken.copy(trump_card=card)
        for place, card in enumerate(table.closed):
            yield f"z_lidu {place}", taken.copy(trump_card=card)
        yield "forget", taken
    elif table.state == "A2":
        yield from _calls(table)
    elif table.state == "A3":
        yield from _answers(table)
    elif table.state == "A4":
        place = table.queue[0]
        for game in NEXT[table.standing]:
            pair = in_pack(table.hands[place])[:2]
            laid = table.copy(
                declarer=place, hands=table.with_hand(place, table.hands[place] - set(pair)), talon=frozenset(pair)
            )
            yield f"takeover {game} {'+'.join(pair)}", _asked(laid, game)
    elif table.state == "A5":
        yield "declare hra", table.copy(state="A6", contract="hra")
        if "7" + table.trump_card[1] in table.hands[0]:
            yield "declare sedma", table.copy(state="A6", contract="sedma")
        yield "declare sto", table.copy(state="A6", contract="sto")


def _calls(table: Table) -> Iterator[tuple[str, Table]]:
    hand = table.hands[0]
    if table.trump_card:
        blunt = [card for card in in_pack(hand) if card[0] not in SHARP and card != table.trump_card]
        seven = "7" + table.trump_card[1]
        yield from _discarded(table, "ask", blunt)
        if seven in hand:
            yield from _discarded(table, "stosedm", [card for card in blunt if card != seven])
    yield from _discarded(table, "betl", in_pack(hand))
    yield from _discarded(table, "durch", in_pack(hand))


def _discarded(table: Table, call: str, allowed: list[str]) -> Iterator[tuple[str, Table]]:
    pair = frozenset(allowed[:2])
    laid = table.copy(hands=table.with_hand(0, table.hands[0] - pair), talon=pair)
    word = f"{call} {'+'.join(allowed[:2])}"
    if call == "stosedm":
        yield word, laid.copy(state="A6", contract="stosedm")
    else:
        yield word, _asked(laid, "barva" if call == "ask" else call)


def _asked(table: Table, standing: str) -> Table:
    if not NEXT[standing]:
        return table.copy(state="A6", contract=standing)
    others = ((table.declarer + 1) % 3, (table.declarer + 2) % 3)
    return table.copy(state="A3", standing=standing, queue=others)


def _answers(table: Table) -> Iterator[tuple[str, Table]]:
    left = table.queue[1:]
    if left:
        yield "good", table.copy(queue=left)
    elif table.standing == "barva":
        yield "good", table.copy(state="A5", queue=())
    else:
        yield "good", table.copy(state="A6", contract=table.standing)
    if NEXT[table.standing]:
        place = table.queue[0]
        hand = table.hands[place] | table.talon
        yield "bad", table.copy(state="A4", queue=(place,), hands=table.with_hand(place, hand), talon=frozenset())


def count_auction(table: Table) -> dict[str, int]:
    """Ways to come to each contract."""
    if table.contract:
        return {table.contract: 1}
    total: dict[str, int] = {}
    for _, after in auction(table):
        for contract, ways in count_auction(after).items():
            total[contract] = total.get(contract, 0) + ways
    return total


# Doubling, §4.6


class Fleks:
    """D = declarer, 1 and 2 = the defenders clockwise from him."""

    def __init__(self, contract: str, hearts: bool, seven_holder: str | None) -> None:
        self.owned = {"hra": ["hra"], "sedma": ["hra", "sedma"]}.get(contract, [contract])
        self.level = dict.fromkeys(self.owned, 0)
        self.hearts, self.contract, self.seven = hearts, contract, seven_holder
        self.round, self.open, self.over = 0, list(self.owned), False
        self.changed: list[str] = []
        self.queue = ["1", "2"]

    def value(self, c: str) -> int:
        """Present value of a component."""
        h = self.hearts and c not in NO_TRUMP
        times: int = 2 ** self.level[c]
        return BASE[c] * times * (2 if h else 1)

    def raises(self) -> list[str]:
        """What the speaker may raise."""
        return [c for c in self.open if c not in self.changed and self.value(c) < CEILING]

    def announcements(self) -> list[str]:
        """What the speaker may announce."""
        out = []
        if self.round == 0 and not self.over:
            if self.contract in ("hra", "sto") and self.seven == self.queue[0] and "sedma_against" not in self.level:
                out.append("sedma_against")
            if self.contract in ("hra", "sedma") and "sto_against" not in self.level:
                out.append("sto_against")
        return out

    def speak(self, raises: tuple[str, ...], announce: tuple[str, ...]) -> None:
        """One turn; nothing of either is "dobrá"."""
        assert set(raises) <= set(self.raises())
        assert set(announce) <= set(self.announcements())
        for c in announce:
            self.level[c] = 0
        for c in raises:
            self.level[c] += 1
        self.changed += [*announce, *raises]
        self.queue.pop(0)
        if not self.queue:
            self.open, self.changed = self.changed, []
            self.over = not self.open
            self.round += 1
            self.queue = ["D"] if self.round % 2 else ["1", "2"]

    def played(self) -> bool:
        """Is the deal played?"""
        return any(c not in ("hra", "sedma", "sedma_against") for c in self.level) or any(self.level.values())

    def copy(self) -> Fleks:
        """The same position, to go on from."""
        new = Fleks.__new__(Fleks)
        new.__dict__.update(self.__dict__)
        new.level, new.open, new.changed, new.queue = dict(self.level), [*self.open], [*self.changed], [*self.queue]
        return new

    def key(self) -> tuple[object, ...]:
        """All that the rest depends on."""
        return (
            tuple(sorted(self.level.items())),
            self.round,
            tuple(sorted(self.open)),
            tuple(sorted(self.changed)),
            tuple(self.queue),
        )


def _choices(names: list[str]) -> Iterator[tuple[str, ...]]:
    for size in range(len(names) + 1):
        yield from combinations(names, size)


def count_doubling(contract: str, hearts: bool, seven_holder: str | None) -> tuple[int, int]:
    """Ways the doubling can go to its end, and how many of them leave the deal unplayed."""
    known: dict[tuple[object, ...], tuple[int, int]] = {}

    def ways(fleks: Fleks) -> tuple[int, int]:
        if fleks.over:
            return 1, 0 if fleks.played() else 1
        key = fleks.key()
        if key not in known:
            total = unplayed = 0
            for raises in _choices(fleks.raises()):
                for announce in _choices(fleks.announcements()):
                    after = fleks.copy()
                    after.speak(raises, announce)
                    one, two = ways(after)
                    total, unplayed = total + one, unplayed + two
            known[key] = total, unplayed
        return known[key]

    return ways(Fleks(contract, hearts, seven_holder))


# Tricks, §5.8


def beats(a: str, b: str, trump: str | None, order: str) -> bool:
    """Does card ``a`` beat card ``b``?"""
    if a[1] == b[1]:
        return order.index(a[0]) > order.index(b[0])
    return trump is not None and a[1] == trump


def winning(trick: tuple[str, ...], trump: str | None, order: str) -> int:
    """Index of the winning card."""
    w = 0
    for i in range(1, len(trick)):
        if beats(trick[i], trick[w], trump, order):
            w = i
    return w


def legal(hand: Cards, trick: tuple[str, ...], trump: str | None, keep_seven: bool = False) -> list[str]:
    """The cards that may be played."""
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


Hands = tuple[Cards, Cards, Cards]


class Play:
    """The play of one contract. Places: 0 the declarer, who leads first, 1 and 2 the defenders clockwise from him."""

    def __init__(self, contract: str, trump: str | None, keeper: int | None) -> None:
        self.contract, self.trump, self.keeper = contract, trump, keeper
        self.order = TRUMP_ORDER if trump else PLAIN_ORDER
        self.known: dict[object, int] = {}

    def winner(self, leader: int, trick: tuple[str, ...]) -> int:
        """Place of who takes the trick."""
        return (leader + winning(trick, self.trump, self.order)) % 3

    def leader_after(self, cards: list[str]) -> int:
        """Who leads after these whole tricks."""
        leader = 0
        for first in range(0, len(cards), 3):
            leader = self.winner(leader, tuple(cards[first : first + 3]))
        return leader

    def count(self, hands: Hands, leader: int, depth: int, trick: tuple[str, ...] = ()) -> int:
        """Lines of this many cards. A betl or durch that is broken ends: no line goes on from there."""
        if depth == 0:
            return 1
        if len(trick) == 3:
            winner = self.winner(leader, trick)
            broken = ("betl" in self.contract and winner == 0) or ("durch" in self.contract and winner != 0)
            return 0 if broken else self.count(hands, winner, depth)
        key = hands, leader, depth, trick
        if key not in self.known:
            self.known[key] = self._count(hands, leader, depth, trick)
        return self.known[key]

    def _count(self, hands: Hands, leader: int, depth: int, trick: tuple[str, ...]) -> int:
        place = (leader + len(trick)) % 3
        total = 0
        for card in legal(hands[place], trick, self.trump, self.keeper == place):
            left = list(hands)
            left[place] = hands[place] - {card}
            total += self.count((left[0], left[1], left[2]), leader, depth - 1, (*trick, card))
        return total
