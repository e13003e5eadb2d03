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
from marias.rules import GAMES, load_profile
from marias.rules.contract import Game
from marias.rules.profile import Profile
from marias.rules.request import PLACES, Asked
from marias.texts import Text

T = TypeVar("T")
Check = Callable[[Any, Any], object]


class Dialogue:
    """Questions and answers up to a request that can be settled."""

    def __init__(self, text: Text, profile: Profile | None, game: Game) -> None:
        self.text = text
        self.profile = self._asked_profile(game) if profile is None else profile
        self.game = GAMES[self.profile.game]
        self.form = FORMS[self.game.name]
        self.desk = Desk(text, ())
        self.facts: dict[str, Any] = {"profile": self.profile.name}

    def _asked_profile(self, game: Game) -> Profile:
        profile: Profile = self.ask("profile", game.default_profile, load_profile)
        return profile

    def request(self) -> tuple[Asked, Profile]:
        """The request, and the rule set it was asked for."""
        tables = self.game.tables(self.profile)
        usual = ", ".join(PLACES[: tables[0]])
        many = " / ".join(map(str, tables))
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
        own = f"ask-{self.form.game}-{question}" if question != "profile" else ""
        asked = own if own and self.text.has(own) else f"ask-{question}"
        while True:
            word = click.prompt(self.text(asked, **params), default=default, show_default=bool(default))
            if str(word).strip() == "?":
                self.help(question)
                continue
            try:
                return read(str(word))
            except MariasError as error:
                self.complain(error)

    def help(self, question: str) -> None:
        """What is asked for, in more words, and what Enter does."""
        more = f"settle-option-{question}"
        if self.text.has(more):
            click.echo(f"  {self.text(more)}")
        click.echo(f"  {self.text('ask-help')}")

    def complain(self, error: MariasError) -> None:
        """Say what is wrong, by the names of the questions."""
        if isinstance(error, SettlementError) and self.desk.names:
            error = as_typed(self.text, self.form, self.facts, self.desk.names, error, mark="")
        click.echo(self.text("ask-again", problem=said(self.text, error)))

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
        return self.ask(name, default, lambda word: kind.read(self.desk, name, word))

    def each(self, name: str, label: str) -> bool:
        click.echo(self.text(f"ask-{name}", component=label))
        return self.yes("yes-no", default=False)

    # The questions all games share

    def players(self, word: str) -> tuple[str, ...]:
        names = words.names(word)
        tables = self.game.tables(self.profile)
        if len(names) not in tables or len({words.fold(name) for name in names}) != len(names):
            many = " / ".join(map(str, tables))
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
