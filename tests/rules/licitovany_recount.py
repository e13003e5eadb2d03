"""A deal of licitovaný counted again from what was dealt, said and played, by the literal rules: who pays whom.

Nothing of the state is used but the deal, the direction of play, and the list of actions.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from marias.notation import write_action
from marias.rules.contract import Action, Deal
from tests.rules import licitovany_literal as literal

BIG = ("sharp_in_talon", "seven_in_talon", "looked_at_cards")
SIDES = ("declarer", "defence")


class Recount:
    """The deal as a watcher with a pencil sees it.

    He is told whether the game was ložená, and whether a claimed rest was proved with the sevens last.
    """

    def __init__(
        self,
        deal: Deal,
        turn: int,
        actions: Iterable[tuple[int | None, Action]],
        *,
        laid: bool,
        sitter_pays: bool,
        sevens_last: bool,
    ) -> None:
        self.seats, self.laid, self.sitter_pays, self.sevens_last = deal.seats, laid, sitter_pays, sevens_last
        pack = [str(card) for card in deal.pack]
        self.active = [(deal.dealer + turn * step) % deal.seats for step in (1, 2, 3)]
        self.hands = {
            seat: {*pack[5 * place : 5 * place + 5], *pack[17 + 5 * place : 22 + 5 * place]}
            for place, seat in enumerate(self.active)
        }
        self.sitter = deal.dealer if deal.seats == 4 else None
        self.talon, self.aside = {*pack[15:17]}, set[str]()
        self.auction = literal.Auction(*self.active)
        self.rung = ""
        self.suits: list[str] = ["", ""]
        """Trump and helper suit."""
        self.levels: dict[str, int] = {}
        self.said: dict[str, set[int]] = {}
        self.round: list[set[str]] = [set(), set()]
        """What the side that speaks, and the other in its round before, have raised."""
        self.speakers = 0
        self.plays: list[tuple[int, str]] = []
        self.marriages: list[tuple[int, int]] = []
        self.fines: list[tuple[int, int]] = []
        self.ended = ""
        self.offender: tuple[int, str] = (0, "")
        self.claimed: int | None = None
        for seat, action in actions:
            self.hear(seat, *write_action(action).split())

    @property
    def declarer(self) -> int:
        """The forhont until the auction is over."""
        return self.active[0] if self.auction.winner is None else self.auction.winner

    @property
    def defenders(self) -> list[int]:
        """In the order of play from the declarer."""
        at = self.active.index(self.declarer)
        return [self.active[(at + 1) % 3], self.active[(at + 2) % 3]]

    def hear(self, seat: int | None, word: str, *rest: str) -> None:
        """One action."""
        if word in ("bid", "hold", "pass"):
            self.auction.say(rest[0] if word == "bid" else word)
        elif word == "discard":
            self.aside = set(rest[0].split("+"))
        elif word == "announce":
            self.rung = rest[0]
            self.suits = [*(suit.replace("-", "") for suit in rest[1:3]), "", ""][:2]
            self.levels = dict.fromkeys(self._parts(), 0)
        elif word == "say":
            self._flek(seat, set(rest[0].split("+")) - {"-"} if rest else set())
        elif word in ("play", "play_marriage"):
            assert seat is not None
            self.plays.append((seat, rest[0]))
            if word == "play_marriage":
                self.marriages.append((seat, 40 if rest[0][1] == self.suits[0] else 20))
        elif word == "technical":
            self.fines.append((int(rest[0]), 10))
        elif word in ("misdeal", "revoke", "omyl", "claim"):
            self.ended = word
            if word == "revoke":
                self.offender = (int(rest[0]), rest[1])
                self.fines.append((int(rest[0]), 50 if rest[1] in BIG else 10))
            if word == "claim":
                self.claimed = seat

    def _parts(self) -> list[str]:
        kind = self.rung.removesuffix("_hearts")
        return {
            "sedma": ["hra", "sedma"],
            "sto_sedma": ["sto", "sedma"],
            "dve_sedmy_sto": ["dve_sedmy", "sto"],
        }.get(kind, [kind])

    def _flek(self, seat: int | None, raised: set[str]) -> None:
        """Each part by itself; two defenders who say the same in one round have said it once."""
        assert seat is not None
        if seat == self.declarer:
            self.round = [set(), raised]
        else:
            self.speakers += 1
            for part in raised:
                self.said.setdefault(part, set()).add(seat)
            raised -= self.round[0]
            self.round[0] |= raised
            if self.speakers % 2 == 0:
                self.round = [set(), self.round[0]]
        for part in raised:
            self.levels[part] += 1

    # What it came to

    def payments(self) -> tuple[int, ...]:
        """What each seat wins or loses, by the rules of the federation."""
        out = [0] * self.seats
        players = [*self.active, *([] if self.sitter is None or not self.sitter_pays else [self.sitter])]
        for opponent in players:
            if opponent != self.declarer:
                amount = self._of(opponent)
                out[self.declarer] += amount
                out[opponent] -= amount
        for payer, fee in self.fines:
            for other in players:
                if other != payer:
                    out[payer] -= fee
                    out[other] += fee
        return tuple(out)

    def _of(self, opponent: int) -> int:
        thrown_in = not self.rung and not self.ended
        if thrown_in or self.ended == "misdeal" or (self.auction.winner is None and self.ended == "revoke"):
            return 0
        if self.ended == "omyl":
            return -literal.OMYL
        rung = self.rung or self.auction.rung or "sedma"
        if self.ended == "revoke":
            self.rung = rung
            levels = self.levels or dict.fromkeys(self._parts(), 0)
            red = 2 if rung.endswith("_hearts") else 1
            lost: int = sum(literal.RATES[part] * red * 2 ** self._level(part, opponent, levels) for part in levels)
            most = literal.LIMIT_OF_BOTH if self._both() else literal.LIMIT
            return min(lost, most) * (-1 if self.offender[0] == self.declarer else 1)
        levels = {part: self._level(part, opponent, self.levels) for part in self.levels}
        if rung.startswith("sedma") and not self.plays:
            red = 2 if rung.endswith("_hearts") else 1
            return red * (-2 if levels["hra"] else 1) + red * 2
        case: dict[str, Any] = {"rung": rung, "levels": levels, "both": self._both(), **self._played()}
        return literal.formula(case)

    def _level(self, part: str, opponent: int, levels: dict[str, int]) -> int:
        return 0 if self.laid and opponent not in self.said.get(part, set()) else levels[part]

    def _both(self) -> bool:
        return any(len(seats) == 2 for seats in self.said.values())

    def _side(self, seat: int) -> int:
        return int(seat != self.declarer)

    def tricks(self) -> list[tuple[list[tuple[int, str]], int]]:
        """Every trick that was played to its end, and who took it."""
        out = []
        for first in range(0, len(self.plays) - 2, 3):
            trick = self.plays[first : first + 3]
            cards = [card for _, card in trick]
            out.append((trick, trick[cards.index(literal.best(cards, self.suits[0]))][0]))
        return out

    def _played(self) -> dict[str, Any]:
        """Points, marriages, tricks and sevens, told from the plays."""
        tricks, points, taken = self.tricks(), [0, 0], [0, 0]
        for trick, winner in tricks:
            taken[self._side(winner)] += 1
            points[self._side(winner)] += 10 * sum(card[0] in "AX" for _, card in trick)
        last = self._side(tricks[-1][1]) if tricks else 0
        if self.claimed is not None:
            last = self._side(self.claimed)
            if self.rung == "betl":
                last = 1 - last
            taken[last] += 10 - len(tricks)
            points[last] = 80 - points[1 - last]
        points[last] += 10
        facts: dict[str, Any] = {"points": points, "tricks": taken, "two_sevens": self._two_sevens(tricks)}
        shown = [*self.marriages, *self._marriages_left()]
        facts["marriages"] = [[value for seat, value in shown if self._side(seat) == side] for side in (0, 1)]
        if self.rung in ("betl", "durch") or self.rung in ("dve_sedmy", "dve_sedmy_hearts"):
            facts |= {"points": [0, 0], "marriages": [[], []]}
        facts["seven"], facts["seven_took"] = self._seven(tricks, last)
        return facts

    def _seven(self, tricks: list[tuple[list[tuple[int, str]], int]], last: int) -> tuple[Any, bool]:
        seven = "7" + self.suits[0]
        if self.claimed is not None:
            return ((SIDES[last], SIDES[last]), True) if self.sevens_last else (None, False)
        for seat, card in tricks[-1][0] if len(tricks) == 10 else ():
            if card == seven:
                return (SIDES[self._side(seat)], SIDES[last]), seat == tricks[-1][1]
        return None, False

    def _marriages_left(self) -> list[tuple[int, int]]:
        """When the rest is claimed every card would be played, so every marriage would be shown, the best first."""
        if self.claimed is None or self.rung in ("betl", "durch"):
            return []
        gone = {card for _, card in self.plays}
        hands = {seat: set(hand) for seat, hand in self.hands.items()}
        hands[self.declarer] |= self.talon
        hands[self.declarer] -= self.aside
        left = [
            (seat, 40 if suit == self.suits[0] else 20)
            for seat, hand in hands.items()
            for suit in "ckzl"
            if {"K" + suit, "Q" + suit} <= hand - gone
        ]
        return sorted(left, key=lambda marriage: -marriage[1])

    def _two_sevens(self, tricks: list[tuple[list[tuple[int, str]], int]]) -> bool:
        """Trick 9 taken by the declarer with the helper's seven, trick 10 with the trump's; no four helpers in one
        hand."""
        trump, helper = self.suits
        if self.claimed is not None and (self.claimed != self.declarer or not self.sevens_last):
            return False
        if any(sum(c[1] == helper for c in self.hands[seat]) >= 4 for seat in self.defenders):
            return False
        if self.claimed is not None or len(tricks) < 10:
            return self.claimed is not None
        for (trick, winner), suit in ((tricks[8], helper), (tricks[9], trump)):
            if winner != self.declarer or (self.declarer, "7" + suit) not in trick:
                return False
            if literal.best([card for _, card in trick], trump) != "7" + suit:
                return False
        return True


def recount(state: Any) -> Recount:
    """The deal of this state, counted again."""
    turn = 1 if state.profile.direction == "clockwise" else -1
    laid = bool(state.bargain().laid)
    return Recount(
        state.deal,
        turn,
        state.history,
        laid=laid,
        sitter_pays=state.profile.sitter_pays,
        sevens_last=state.claimed_seven,
    )
