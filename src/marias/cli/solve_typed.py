"""A position told by options: what was agreed, as ``marias settle`` is told it, and the cards of all."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from marias.analysis.typed import Position, krizovy, licitovany, marijas, state_of, voleny
from marias.cards import Card, CardSet
from marias.cli import words
from marias.cli.settle_answers import WORTHS, Desk, Who, Whos, YesNo
from marias.cli.settle_errors import as_typed
from marias.cli.settle_forms import FORMS
from marias.cli.settle_options import HEAD, MANY, OPTIONS, told_by_options
from marias.errors import MariasError, NotationError, SettlementError, SolverError
from marias.notation import parse_cards
from marias.rules import game_asked, game_meant
from marias.rules.contract import Seat
from marias.rules.profile import Profile, load
from marias.rules.request import PLACES, Asked
from marias.texts import Text

WHO_CARDS = "WHO=CARDS"
MARRIAGE_VALUES = (20, 40)
CARDS: dict[str, str] = {
    "hand": WHO_CARDS,
    "leads": "WHO",
    "trick": "CARDS",
    "points": "N",
    "marriage": WORTHS,
    "shown": "CARDS",
    "took": "WHO,WHO",
    "talon": "CARDS",
    "stock": "CARDS",
    "sevens-made": "yes|no",
}
"""Options that tell where the cards are and what was taken, and what stands after them."""
AGREED = {*voleny.AGREED, *krizovy.AGREED, *licitovany.AGREED, *marijas.AGREED}
DEAL: dict[str, str] = {
    option: OPTIONS[option]
    for form in FORMS.values()
    for option, question in form.options().items()
    if question.field in AGREED
}
"""Options that tell what was agreed."""
TYPED: dict[str, str] = {**{name: metavar for name, metavar in HEAD.items() if name != "profile"}, **DEAL, **CARDS}
"""All of them, and what stands after each; the rule set is told of a file too."""
SEVERAL = {"hand", "marriage", *(MANY & set(TYPED))}
"""Options that may stand several times."""


def position_told(text: Text, told: Mapping[str, Any], profile: str | None) -> tuple[Any, tuple[str, ...]]:
    """The state of the position in the options, and the names of its players.

    Raises ``SettlementError`` and ``SolverError`` in the words of the options, ``ProfileError`` for a rule set that
    cannot be read.
    """
    game = game_asked(game_meant(told.get("game", "")), profile or "")
    rules: Profile | None = load(game.profile, profile) if profile else None
    agreed = {option: word for option, word in told.items() if option not in CARDS}
    names = words.names(told.get("names", "")) or PLACES
    try:
        deal = told_by_options(text, agreed, game, rules)
        loaded: Any = load(game.profile, deal.profile) if rules is None else rules
        players = getattr(deal, "players", None) or getattr(loaded, "players", len(PLACES))
        names = (deal.names or PLACES)[:players]
        return state_of(_position(text, told, deal, names), loaded), names
    except SettlementError as error:
        raise as_typed(text, FORMS[game.name], told, names, error) from error
    except SolverError as error:
        raise named(error, names) from error


def named(error: SolverError, names: Sequence[str]) -> MariasError:
    """The error with the name of the player instead of his seat."""
    params = dict(error.params)
    seat = params.get("seat")
    if isinstance(seat, int) and 0 <= seat < len(names):
        params["seat"] = names[seat]
        return SolverError(error.message.replace(f"seat {seat}", names[seat]), code=error.code, **params)
    return error


def _position(text: Text, told: Mapping[str, Any], deal: Asked, names: tuple[str, ...]) -> Position:
    desk = Desk(text, names)
    for option in ("hand", "leads"):
        if option not in told:
            allowed = WHO_CARDS if option == "hand" else ", ".join(names)
            raise SettlementError(f"--{option}", "is missing", allowed, code="settlement-missing")
    points = told.get("points")
    return Position(
        deal=deal,
        hands=_hands(desk, told["hand"]),
        leader=Who().read(desk, "--leads", told["leads"]),
        trick=_cards(desk, "--trick", told.get("trick", "")),
        points=None if points is None else words.whole("--points", points),
        marriages=tuple(_marriages(desk, ";".join(told.get("marriage", ())))),
        shown=CardSet(_cards(desk, "--shown", told.get("shown", ""))),
        took=Whos().read(desk, "--took", told["took"]) if "took" in told else (),
        talon=CardSet(_cards(desk, "--talon", told["talon"])) if "talon" in told else None,
        stock=_cards(desk, "--stock", told.get("stock", "")),
        sevens_made=YesNo().read(desk, "--sevens-made", told["sevens-made"]) if "sevens-made" in told else None,
    )


def _marriages(desk: Desk, told: str) -> Iterator[tuple[Seat, int]]:
    for part in words.several(told):
        who, values = words.pair("--marriage", part, WORTHS)
        seat: Seat = Who().read(desk, "--marriage", who)
        for worth in words.wholes("--marriage", values):
            if worth not in MARRIAGE_VALUES:
                raise SettlementError(
                    "--marriage", f"{worth} is no marriage", "20, 40", code="position-worth", worth=str(worth)
                )
            yield seat, worth


def _hands(desk: Desk, told: Sequence[str]) -> tuple[CardSet, ...]:
    found: dict[Seat, CardSet] = {}
    for word in told:
        who, cards = words.pair("--hand", word, WHO_CARDS)
        seat: Seat = Who().read(desk, "--hand", who)
        if seat in found:
            name = desk.names[seat]
            raise SettlementError("--hand", f"{name} stands there twice", "once", code="position-hand-twice", name=name)
        found[seat] = CardSet(_cards(desk, "--hand", cards))
    return tuple(found.get(seat, CardSet()) for seat in range(len(desk.names)))


def _cards(desk: Desk, option: str, word: str) -> tuple[Card, ...]:
    try:
        return parse_cards(word, desk.text.language)
    except NotationError as error:
        raise SettlementError(option, str(error), code="pb-cards", reason=error) from error
