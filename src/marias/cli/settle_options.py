"""The scorekeeper's request from the options of the command line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from marias.cli import words
from marias.cli.settle_answers import Choice, Desk, Several, game_meant
from marias.cli.settle_form import LEVEL, Form, component_message
from marias.cli.settle_forms import FORMS
from marias.errors import SettlementError
from marias.rules.contract import Game
from marias.rules.profile import Profile, load
from marias.rules.request import PLACES, Asked
from marias.texts import Text

HEAD = {"game": "NAME", "profile": "NAME|FILE", "names": "A,B,C", "flek": "GAME=LEVEL"}
"""Options of every game that are no question of a form, and what stands after them."""
OPTIONS: dict[str, str] = HEAD | {
    option: question.kind.metavar for form in FORMS.values() for option, question in form.options().items()
}
"""Option → what stands after it."""
MANY = {
    "flek",
    *(option for form in FORMS.values() for option, question in form.options().items() if question.kind.many),
}
"""Options that may stand several times."""


def told_by_options(text: Text, told: Mapping[str, Any], game: Game, profile: Profile | None) -> Asked:
    """The request in the options.

    Raises ``SettlementError`` for a word that is not understood.
    """
    form = FORMS[game.name]
    questions = form.options()
    for option in told:
        if option not in HEAD and option not in questions and option != "players":
            raise SettlementError(
                option,
                f"does not belong to {game.name}",
                ", ".join(f"--{name}" for name in dict.fromkeys((*HEAD, "players", *questions))),
                code="settlement-option",
                game=game.name,
            )
    named = words.names(told.get("names", ""))
    players = _players(told, game, profile, named)
    if named and len(named) != players:
        count = len(named)
        problem = f"{count} names for {players} players"
        raise SettlementError("names", problem, code="settlement-names", count=count, players=players)
    facts: dict[str, Any] = {"names": named}
    if "players" in questions:
        facts["players"] = players
    facts["profile"] = game.profile_for(players) if profile is None else profile.name
    desk = Desk(text, named or PLACES[:players])
    _require(game, form, told, desk)
    for option, question in questions.items():
        if option in told and option != "players":
            fact = _read(desk, form, option, told[option])
            if facts.setdefault(question.field, fact) != fact:
                raise _two_answers(form, question.field, told)
    rules = load(game.profile, game.default_profile) if profile is None else profile
    facts["fleks"] = _fleks(text, form, told.get("flek", ()), rules)
    return request_from(game, facts)


def _two_answers(form: Form, field: str, told: Mapping[str, Any]) -> SettlementError:
    """Two options that tell one fact say two things."""
    both = " – ".join(f"--{option}" for option, one in form.options().items() if one.field == field and option in told)
    return SettlementError(field, f"{both} say two things", "one of them", code="settlement-two-answers", options=both)


def _players(told: Mapping[str, Any], game: Game, profile: Profile | None, named: Sequence[str]) -> int:
    tables = game.seats if profile is None else game.tables(profile)
    usual = len(named) if len(named) in tables else tables[0]
    players = words.whole("players", told["players"]) if "players" in told else usual
    if max(players, len(named)) in game.unruled:
        game.check_seats(max(players, len(named)))
    if players not in tables:
        raise SettlementError(
            "players",
            f"{players} do not play {game.name}",
            ", ".join(map(str, tables)),
            code="settlement-players",
            players=players,
            game=game.name,
        )
    return players


def _require(game: Game, form: Form, told: Mapping[str, Any], desk: Desk) -> None:
    required = {field.name for field in msgspec.structs.fields(game.request) if field.required}
    for option, question in form.options().items():
        if question.field in required and option not in told:
            allowed = ", ".join(question.kind.offered(desk))
            raise SettlementError(option, "is missing", allowed, code="settlement-missing")


def _read(desk: Desk, form: Form, option: str, word: str | Sequence[str]) -> Any:
    kind = form.options()[option].kind
    if isinstance(word, str):
        return kind.read(desk, option, word)
    if isinstance(kind, Several):
        return [code for part in word for code in kind.read(desk, option, part)]
    return kind.read(desk, option, ";".join(word))


def _fleks(text: Text, form: Form, told: Sequence[str], profile: Profile) -> dict[str, int]:
    """``hra=re`` or ``sedma=1``, each component once."""
    out: dict[str, int] = {}
    if told and not form.components:
        raise SettlementError("flek", "nothing is doubled in this game", "none", code="settlement-no-fleks")
    components = Choice(component_message, form.components).labels(text)
    for word in told:
        name, level = words.pair("flek", word, "GAME=LEVEL, hra=re")
        component = words.choice("flek", name, components, game_meant(text, name))
        if component in out:
            raise SettlementError(
                "flek", f"{component} stands there twice", code="settlement-flek-twice", name=component
            )
        try:
            out[component] = int(words.choice("flek", level, LEVEL.labels(text)))
        except SettlementError:
            raise words.not_understood("flek", level, ", ".join(_levels(text, profile))) from None
    return out


def _levels(text: Text, profile: Profile) -> tuple[str, ...]:
    """The names of the levels there are by this rule set."""
    most = profile.rules()["max_flek"]
    return tuple(name for level, name in LEVEL.labels(text).items() if isinstance(most, str) or int(level) <= most)


def request_from(game: Game, facts: Mapping[str, Any]) -> Asked:
    """The request of these facts; raises ``SettlementError`` where one is out of range."""
    try:
        made: Asked = msgspec.convert(facts, game.request)
    except msgspec.ValidationError as error:
        reason = str(error)
        raise SettlementError("settle", reason, code="settlement-request", reason=reason) from error
    return made
