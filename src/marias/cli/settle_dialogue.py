"""The scorekeeper is asked question by question; a wrong answer is asked again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import click

from marias.cli import said, words
from marias.cli.settle_answers import Choice, Desk, Each, Who
from marias.cli.settle_errors import as_typed
from marias.cli.settle_form import LEVEL, YES_NO, Question
from marias.cli.settle_forms import FORMS
from marias.cli.settle_options import request_from
from marias.errors import MariasError, SettlementError
from marias.rules import GAMES, game_meant, load_profile
from marias.rules.contract import Game
from marias.rules.profile import Profile, shipped
from marias.rules.request import PLACES, Asked
from marias.texts import Text
from marias.tui.look import Look
from marias.tui.phrases import one_of

T = TypeVar("T")
Check = Callable[[Any, Any], object]


class Dialogue:
    """Questions and answers up to a request that can be settled."""

    def __init__(self, text: Text, profile: Profile | None, game: Game | None) -> None:
        """``game`` None: it is asked for, unless the rule set says it."""
        self.text = text
        self.asked_of = ""
        self.profile = self._asked_profile(game or self._asked_game()) if profile is None else profile
        self.game = GAMES[self.profile.game]
        self.asked_of = self.game.name
        self.form = FORMS[self.game.name]
        self.desk = Desk(text, ())
        self.facts: dict[str, Any] = {"profile": self.profile.name}

    def _asked_game(self) -> Game:
        labels = {name: self.text("puzzle-game-name", game=name) for name in GAMES}
        click.echo(f"  {', '.join(labels.values())}")
        name = self.ask("game", next(iter(labels.values())), lambda word: words.choice("game", word, labels))
        return GAMES[name]

    def _asked_profile(self, game: Game) -> Profile:
        def rules(word: str) -> Profile:
            """By its name, by the number of players, or by the game."""
            seats = word.strip()
            if seats.isdecimal() and len(seats) < 3 and int(seats) in game.seats:
                word = game.profile_for(int(seats))
            elif game_meant(word) in GAMES:
                word = GAMES[game_meant(word)].default_profile
            profile: Profile = load_profile(word)
            return profile

        click.echo(f"  {', '.join(shipped(game.name))}")
        return self.ask("profile", game.default_profile, rules)

    def request(self) -> tuple[Asked, Profile]:
        """The request, and the rule set it was asked for."""
        tables = self.game.tables(self.profile)
        usual = ", ".join(PLACES[: tables[0]])
        many = one_of(Look(self.text), [str(table) for table in tables])
        names = self.ask("names", usual, self.players, seats=many)
        self.desk = Desk(self.text, names)
        self.facts["names"] = names
        if "players" in self.form.options():
            self.facts["players"] = len(names)
        for stage in self.form.bargain:
            self.until_right(stage, self.form.check)
        if self.form.folded(self.facts):
            return self.made(self.facts), self.profile
        self.fleks()
        if self.form.revoke and self.yes("revoked", default=False):
            self.until_right(self.form.revoke, self.settled)
        elif self.form.played(self.profile, self.made(self.facts)):
            self.until_right(self.form.play, self.settled)
        return self.made(self.facts), self.profile

    def settled(self, profile: Any, request: Asked) -> object:
        return self.game.answer(request, profile)

    def made(self, facts: Mapping[str, Any]) -> Asked:
        return request_from(self.game, facts)

    # Asking

    def ask(self, question: str, default: str, read: Callable[[str], T], **params: object) -> T:
        """The answer, asked until it can be read."""
        own = f"ask-{self.asked_of}-{question}"
        asked = own if self.text.has(own) else f"ask-{question}"
        shown = self.text(asked, **params)
        while True:
            word = click.prompt(shown, default=default, show_default=bool(default))
            if str(word).strip() == "?":
                self.help(question)
                continue
            try:
                return read(str(word))
            except MariasError as error:
                self.complain(error, shown.partition(" (")[0])

    def help(self, question: str) -> None:
        """What is asked for, in more words, and what Enter does."""
        messages = (f"explain-{self.asked_of}-{question}", f"explain-{question}", f"settle-option-{question}")
        if more := next((message for message in messages if self.text.has(message)), ""):
            click.echo(f"  {self.text(more)}")
        click.echo(f"  {self.text('ask-help')}")

    def complain(self, error: MariasError, question: str = "") -> None:
        """Say what is wrong, by the question it is about; by default that whose fact the error names."""
        if isinstance(error, SettlementError):
            if self.asked_of and self.desk.names:
                error = as_typed(self.text, self.form, self.facts, self.desk.names, error, mark="")
            head = question or self._question(str(error.params["field"]))
            error.params["field"] = head
        click.echo(self.text("ask-again", problem=said(self.text, error)))

    def _question(self, option: str) -> str:
        """The question that asks for this option, in short."""
        messages = (f"ask-{self.asked_of}-{option}", f"ask-{option}")
        found = next((message for message in messages if self.text.has(message)), "")
        players = len(self.desk.names)
        params = {"players": players, "seats": players, "component": option}
        return self.text(found, **params).partition(" (")[0] if found else option

    def yes(self, question: str, *, default: bool) -> bool:
        """Yes or no."""
        word = YES_NO.labels(self.text)["yes" if default else "no"]
        return self.ask(question, word, lambda said: YES_NO.read(self.desk, question, said))

    def until_right(self, questions: Sequence[Question], check: Check) -> None:
        """Ask these questions until their answers can stand beside what is known."""
        while True:
            facts = dict(self.facts)
            for question in questions:
                if question.when(facts):
                    facts[question.field] = self.answer(question, facts)
            try:
                check(self.profile, self.made(facts))
            except SettlementError as error:
                self.complain(error)
            else:
                self.facts = facts
                return

    def answer(self, question: Question, facts: Mapping[str, Any]) -> Any:
        """The fact the question is about."""
        kind, name = question.kind, question.option
        if question.only is not None and isinstance(kind, Choice | Who):
            kind = kind.only(question.only(facts))
        if isinstance(kind, Each):
            return [code for code, label in kind.labels(self.text).items() if self.each(name, label)]
        if offered := kind.offered(self.desk):
            click.echo(f"  {', '.join(offered)}")
        default = question.default if isinstance(question.default, str) else question.default(self.desk, facts)
        if isinstance(kind, Choice):
            default = kind.labels(self.text).get(default, default)
        return self.ask(name, default, lambda word: kind.read(self.desk, name, word), players=len(self.desk.names))

    def each(self, name: str, label: str) -> bool:
        click.echo(self.text(f"ask-{name}", component=label))
        return self.yes("yes-no", default=False)

    # The questions all games share

    def players(self, word: str) -> tuple[str, ...]:
        names = words.names(word)
        tables = self.game.tables(self.profile)
        if len(names) in self.game.unruled:
            self.game.check_seats(len(names))
        if len(names) not in tables or len({words.fold(name) for name in names}) != len(names):
            many = one_of(Look(self.text), [str(table) for table in tables])
            raise SettlementError(
                "names",
                f"{words.short(word)!r} are not {many} different names",
                code="settlement-players-names",
                word=words.short(word),
                seats=many,
            )
        return names

    def fleks(self) -> None:
        components = self.form.open_components(self.profile, self.made(self.facts))
        self.facts["fleks"] = {name: self.level(name, most) for name, most in components if most}

    def level(self, name: str, most: int) -> int:
        labels = {level: label for level, label in LEVEL.labels(self.text).items() if int(level) <= most}
        click.echo(self.text("ask-flek-on", component=self.text(f"component-{name}")))
        click.echo(f"  {', '.join(labels.values())}")
        return int(self.ask("flek", labels["0"], lambda word: words.choice("flek", word, labels)))
