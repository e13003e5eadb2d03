"""A person at the table: shows what happens, asks when it is his turn, never ends for a wrong word."""

from __future__ import annotations

from typing import Any

from marias.errors import ClaimRefused, IllegalAction
from marias.rules.actions import Play, PlayMarriage
from marias.rules.contract import Action, Seat, Tally
from marias.rules.contract import Game as Family
from marias.rules.dealing import LEAST_CUT, MOST_CUT
from marias.session import Acted, Dealt, Event, RoundOver, Settled, Table
from marias.tui import account, board, lines, phrases, reading
from marias.tui.board import Scene
from marias.tui.faces import face_of
from marias.tui.hints import because, hints
from marias.tui.screen import HEIGHT, WIDTH, Screen
from marias.tui.typed import Draft, Sure, Wrong, shown


class Left(Exception):
    """The player goes away from the table; the journal holds everything."""


def another_match(screen: Screen, game: Family, names: tuple[str, ...], tally: Tally) -> bool:
    """Show what the matches of this sitting came to, and ask whether there is to be another."""
    screen.say()
    for line in face_of(game.name).tally(screen.look, names, tally):
        screen.say(line)
    screen.say(screen.look.text("another-match"))
    while True:
        try:
            typed = screen.ask("> ")
        except (EOFError, KeyboardInterrupt):
            screen.say()
            return False
        if reading.command(typed) in ("end", "leave"):
            return False
        answer = reading.yes(typed) if typed.strip() else True
        if answer is not None:
            return answer
        screen.say(screen.look.text("another-match"))


class Game:
    """One round with one person, on seat ``me``. ``pause`` is in seconds, after each action of a bot."""

    def __init__(self, table: Table, screen: Screen, me: Seat, pause: float) -> None:
        self.table = table
        self.screen = screen
        self.me = me
        self.pause = pause
        self.look = screen.look
        self.text = screen.look.text
        self.names = tuple(player.name for player in table.setup.players)
        self.face = face_of(table.setup.game.name)

    # The round

    def run(self) -> None:
        """Play until the round is over.

        Raises ``Left``, ``EOFError`` or ``KeyboardInterrupt`` when the player goes away before that.
        """
        self._greet()
        before = self.table.view(self.me) if self.table.state is not None else None
        self._show(self.table.finish(), before)
        while not self.table.match.over:
            if self.table.state is None:
                self._next_deal()
            elif self.table.to_act == self.me:
                self._turn()
            else:
                before = self.table.view(self.me)
                self._show(self.table.let_bot_act(), before)
                self.screen.wait(self.pause)
        account.show_round(self.screen, self.names, self.table.match, self.table.facts)

    def _greet(self) -> None:
        width, height = self.screen.size
        if width < WIDTH or height < HEIGHT:
            self.screen.say(self.text("small-terminal", width=width, height=height))
        self.screen.say(self.text("greeting", profile=phrases.title(self.text, self.table.setup.profile)))
        self.screen.say(self.text("greeting-suits", suits=self.look.suits()))
        self.screen.say(self.text("greeting-cards", **self.look.legend()))
        self._recall()

    def _recall(self) -> None:
        """After coming back: what was said in this deal."""
        if self.table.state is None:
            return
        self.screen.say(self.text("recalled", number=self.table.number))
        state = self.table.setup.game.start(self.table.setup.profile, self.table.state.deal)
        for seat, action in self.table.state.history:
            before, state = state.view(self.me), state.after(action)
            if not isinstance(action, Play | PlayMarriage):
                event = Acted(seat, action).seen_by(self.me)
                for line in lines.acted(self.look, self.names, event, before, state.view(self.me)):
                    self.screen.say(line)
        if self.table.match.ending:
            self._end_announced()

    # Between deals

    def _next_deal(self) -> None:
        cutter = self.table.cutter
        if not self.table.number:
            self._show(self.table.deal(), None)
            return
        dealer = self.names[self.table.match.dealer]
        mine = cutter == self.me
        self.screen.say(self.text("next-cut" if mine else "next", name=dealer, least=LEAST_CUT, most=MOST_CUT))
        while self.table.state is None and not self.table.match.over:
            typed = self._ask()
            if self._between_deals(typed):
                continue
            at = reading.cut_at(typed) if mine or not typed.strip() else Wrong("next-what", {})
            if isinstance(at, int) and not LEAST_CUT <= at <= MOST_CUT:
                at = Wrong("no-cut", {"typed": shown(typed)})
            if isinstance(at, Wrong):
                self._help(at)
            else:
                self._show(self.table.deal(at), None)

    def _between_deals(self, typed: str) -> bool:
        """A command of its own between deals."""
        match reading.command(typed):
            case "end":
                if self._agreed("sure-end-now"):
                    self._show(self.table.end_round(), None)
            case "leave":
                raise Left
            case "help":
                self.screen.say(self.text("help-between", least=LEAST_CUT, most=MOST_CUT))
            case "":
                return False
            case _:
                self.screen.say(self.text("next-what"))
        return True

    # The own turn

    def _turn(self) -> None:
        view = self.table.view(self.me)
        self._board(view)
        draft = Draft()
        while self.table.state is not None and self.table.to_act == self.me:
            typed = self._ask()
            if command := reading.command(typed, view, self.look):
                self._command(command)
                continue
            answer = reading.read(typed, view, self.look, draft)
            match answer:
                case Draft():
                    draft = answer
                    self.screen.say(self.face.drafted(self.look, draft, view))
                    continue
                case Wrong():
                    self._help(answer, view)
                    continue
                case Sure():
                    action = self._confirmed(answer, view)
                case _:
                    action = answer
            draft = Draft()
            if action is not None:
                self._act(action, view)
            after = self.table.view(self.me) if self.table.to_act == self.me else view
            if after != view:
                view = after
                self._board(view)

    def _confirmed(self, sure: Sure, view: Any) -> Action | None:
        """The action, if the player says yes to the question."""
        if self.table.objection(sure.action) or view.legal == (sure.action,):
            return sure.action  # refused anyway, with the reason; or there is nothing else to say
        return sure.action if self._agreed(sure.message, **sure.params) else None

    def _agreed(self, message: str, **params: object) -> bool:
        """Does the player say yes to this question?"""
        question = self.text(message, **params)
        self.screen.say(question)
        while True:
            typed = self._ask()
            answer = reading.yes(typed)
            command = reading.command(typed)
            if answer is None and command == "leave":
                raise Left
            if answer is None:
                self.screen.say(self.text("help-yes-or-no" if command == "help" else "yes-or-no"))
                if command == "help":
                    self.screen.say(question)
            else:
                if not answer:
                    self.screen.say(self.text("taken-back"))
                return answer

    def _act(self, action: Action, view: Any) -> None:
        """Do it, or say why not."""
        wrong = self.table.objection(action)
        slip = self.face.instead(wrong, view) if wrong else None
        if wrong and slip is not None and not self.table.objection(slip.action):
            self.screen.say(because(self.look, wrong))
            if self._confirmed(slip, view):
                self._show(self.table.act(self.me, slip.action), view)
            return
        try:
            self._show(self.table.act(self.me, action), view)
        except ClaimRefused as refused:
            self.screen.say(because(self.look, (str(refused.params["rule"]), str(refused.params["clause"]))))
        except IllegalAction as refused:
            reason = because(self.look, (str(refused.params["rule"]), str(refused.params["clause"])))
            card = action.card if isinstance(action, Play | PlayMarriage) else None
            self.screen.say(
                self.text("refused-card", card=self.look.card(card), why=reason) if card else reason, style="bold"
            )

    def _command(self, command: str) -> None:
        view = self.table.view(self.me)
        match command:
            case "help":
                for line in hints(self.look, view, self.table.objection):
                    self.screen.say(line)
            case "last":
                self._last_trick(view)
            case "table":
                self._board(view)
            case "words":
                for number, card in enumerate(board.hand_of(view), 1):
                    self.screen.say(f"{number} {self.look.card_in_words(card)}")
            case "end":
                if self.table.match.ending or self._agreed("sure-end"):
                    self._show(self.table.end_round(), view)
                    self._end_announced()
            case _:
                raise Left

    def _end_announced(self) -> None:
        source = f" [{self.face.end_clause}]" if self.face.end_clause else ""
        self.screen.say(self.text(phrases.own(self.text, "end-announced", self.table.setup.game.name), source=source))

    def _last_trick(self, view: Any) -> None:
        """The tricks that may be looked at, mostly the last one."""
        may = self.face.look_back(view)
        if not may:
            gone = phrases.own(self.text, "last-trick-gone", view.game)
            self.screen.say(self.text(gone if view.tricks else "no-last-trick"))
        for number, trick in enumerate(may, len(view.tricks) - len(may) + 1):
            cards = board.fallen(self.look, view, self.names, trick.cards)
            self.screen.say(self.text("last-trick", number=number, cards=cards, name=self.names[trick.winner]))

    # Out and in

    def _board(self, view: Any) -> None:
        scene = Scene(self.names, self.table.match.chips, self.table.number)
        board.show(self.screen, view, scene)
        self.screen.say(self.face.question(self.look, view))

    def _help(self, wrong: Wrong, view: Any = None) -> None:
        params = dict(wrong.params)
        if view is not None:
            params["choices"] = phrases.one_of(self.look, list(self.face.choices(self.look, view)) or ["–"])
        if "component" in params:
            params["raise"] = self.text("raise", level=params["level"], component=params.pop("component"))
            del params["level"]
        self.screen.say(self.text(wrong.message, **params))

    def _ask(self) -> str:
        return self.screen.ask("> ")

    def _show(self, events: tuple[Event, ...], before: Any) -> None:
        after = None if self.table.state is None else self.table.view(self.me)
        for event in events:
            match event:
                case Dealt():
                    self.screen.say()
                    self.screen.say(lines.dealt(self.look, self.names, event))
                    if after and self.me not in self.face.active(after):
                        self.screen.say(self.text("you-sit"))
                case Acted():
                    for line in lines.acted(self.look, self.names, event.seen_by(self.me), before, after):
                        self.screen.say(line)
                case Settled():
                    account.show_settlement(self.screen, self.table.setup, event, self.table.ended.view(self.me))
                    account.show_premium(self.screen, self.table.setup, self.table.ended)
                case RoundOver():
                    pass  # shown at the very end
