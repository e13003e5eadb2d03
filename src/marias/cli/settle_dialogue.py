"""The scorekeeper is asked question by question; a wrong answer is asked again."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import click
import msgspec

from marias.cli import words
from marias.cli.settle_words import Labels
from marias.errors import MariasError, SettlementError
from marias.rules.profile import load
from marias.rules.voleny.actions import NO_TRUMP_GAMES
from marias.rules.voleny.profile import VolenyProfile
from marias.rules.voleny.request import PLACES, Request, answer, bargain_of, most_level, open_components
from marias.rules.voleny.settlement import Bargain, is_played
from marias.texts import Text

T = TypeVar("T")


class Dialogue:
    """Questions and answers up to a request that can be settled."""

    def __init__(self, text: Text, profile: VolenyProfile | None) -> None:
        self.text = text
        self.labels = Labels(text)
        self.profile = profile
        self.facts: dict[str, Any] = {}
        self.names: tuple[str, ...] = PLACES[:3]

    def request(self) -> tuple[Request, VolenyProfile]:
        """The request, and the rule set it was asked for."""
        if self.profile is None:
            self.profile = self.ask("profile", "liga", lambda word: load(VolenyProfile, word))
        self.facts["profile"] = self.profile.name
        self.names = self.ask("names", ", ".join(PLACES[:3]), self.players)
        self.facts |= {"players": len(self.names), "names": self.names}
        self.until_right(self.game, bargain_of)
        if self.facts["contract"] not in (*NO_TRUMP_GAMES, "stosedm"):
            self.until_right(self.against, bargain_of)
        self.fleks()
        if self.yes("revoke", default=False):
            self.until_right(self.revoke, lambda profile, request: answer(request, profile))
        elif is_played(self.profile, self.bargain().components):
            self.until_right(self.play, lambda profile, request: answer(request, profile))
        return self.made(self.facts), self.profile

    # Asking

    def ask(self, question: str, default: str, read: Callable[[str], T]) -> T:
        """The answer, asked until it can be read."""
        while True:
            word = click.prompt(self.text(f"ask-{question}"), default=default, show_default=bool(default))
            try:
                return read(str(word))
            except MariasError as error:
                self.complain(error)

    def complain(self, error: MariasError) -> None:
        click.echo(self.text("ask-again", problem=str(error)))

    def choose(self, question: str, default: str, labels: Mapping[str, str]) -> str:
        """One of several, shown by name."""
        click.echo(f"  {', '.join(dict.fromkeys(labels.values()))}")
        return self.ask(question, labels[default], lambda word: words.choice(question, word, labels))

    def yes(self, question: str, *, default: bool) -> bool:
        """Yes or no."""
        word = self.labels.yes_no["yes" if default else "no"]
        return self.ask(question, word, lambda said: words.choice(question, said, self.labels.yes_no)) == "yes"

    def until_right(
        self, questions: Callable[[], dict[str, Any]], check: Callable[[VolenyProfile, Request], object]
    ) -> None:
        """Ask these questions until their answers can stand beside what is known."""
        assert self.profile is not None  # noqa: S101 – for the type checker
        while True:
            facts = self.facts | questions()
            try:
                check(self.profile, self.made(facts))
            except SettlementError as error:
                self.complain(error)
            else:
                self.facts = facts
                return

    def made(self, facts: Mapping[str, Any]) -> Request:
        try:
            return msgspec.convert(facts, Request)
        except msgspec.ValidationError as error:
            raise SettlementError("settle", str(error)) from error

    def bargain(self) -> Bargain:
        assert self.profile is not None  # noqa: S101 – for the type checker
        return bargain_of(self.profile, self.made(self.facts))

    # The questions

    def players(self, word: str) -> tuple[str, ...]:
        names = words.names(word)
        if len(names) not in (3, 4) or len({words.fold(name) for name in names}) != len(names):
            raise SettlementError("names", f"{word!r} are not three or four different names")
        return names

    def who(self, question: str, default: int) -> int:
        return self.ask(question, self.names[default], lambda word: words.seat(question, word, self.names))

    def game(self) -> dict[str, Any]:
        facts: dict[str, Any] = {"contract": self.choose("contract", "hra", self.labels.contracts)}
        facts["declarer"] = self.who("declarer", 0)
        if len(self.names) == 4:
            facts["sitter"] = self.who("sitter", (facts["declarer"] + 3) % 4)
        if facts["contract"] not in NO_TRUMP_GAMES:
            facts["trump"] = self.choose("trump", "l", self.labels.suits)
        return facts

    def against(self) -> dict[str, Any]:
        none = self.text("ask-none")
        click.echo(f"  {none}, {', '.join(self.labels.against.values())}")
        read = lambda word: [  # noqa: E731 – named, it reads better than within the call
            words.choice("against", part, self.labels.against)
            for part in word.split(",")
            if words.fold(part) not in ("", words.fold(none))
        ]
        return {"against": self.ask("against", none, read)}

    def fleks(self) -> None:
        assert self.profile is not None  # noqa: S101 – for the type checker
        levels: dict[str, int] = {}
        for name in open_components(self.profile, self.facts["contract"], self.facts.get("against", ())):
            most = most_level(self.profile, name, self.bargain().doubled)
            labels = {level: label for level, label in self.labels.levels.items() if int(level) <= most}
            if most:
                click.echo(self.text("ask-flek-on", component=self.labels.components[name]))
                levels[name] = int(self.choose("flek", "0", labels))
        self.facts["fleks"] = levels

    def revoke(self) -> dict[str, Any]:
        who = self.who("revoke-by", self.facts["declarer"])
        offence = self.choose("offence", "not_following", self.labels.offences)
        evident = [
            name
            for name, label in self.labels.quiet.items()
            if self.facts["contract"] not in NO_TRUMP_GAMES and self.ask_yes(self.text("ask-evident", component=label))
        ]
        return {"revoke_by": who, "offence": offence, "evident": evident}

    def ask_yes(self, line: str) -> bool:
        click.echo(line)
        return self.yes("yes-no", default=False)

    def play(self) -> dict[str, Any]:
        if self.facts["contract"] in NO_TRUMP_GAMES:
            return {"made": self.yes("made", default=True)}
        facts: dict[str, Any] = {
            "declarer_points": self.ask("points", "", lambda word: words.whole("points", word)),
            "declarer_marriages": self.ask("marriages", "-", lambda word: words.wholes("marriages", word)),
            "defence_marriages": self.ask("defence-marriages", "-", lambda word: words.wholes("marriages", word)),
            "seven": self.choose("seven", "none", self.labels.sevens),
        }
        if facts["seven"] != "none":
            facts["seven_won"] = self.yes("seven-won", default=True)
        points = facts["declarer_points"]
        for side, field, nothing in (("declarer", "declarer", 0), ("defence", "defence", 90)):
            if sum(facts[f"{field}_marriages"]) == 100 and points == nothing:
                facts[f"{field}_tricks"] = self.ask(f"{side}-tricks", "", lambda word: words.whole("tricks", word))
        return facts
