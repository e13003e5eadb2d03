"""The positions ``marias solve`` is asked for: which files, which deals of them, which move."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from marias.analysis import Place, position_at
from marias.analysis.finished import finished, states_of
from marias.analysis.typed import parse_position, state_of
from marias.cli import words
from marias.cli.settle_answers import game_meant
from marias.cli.solve_json import Asked
from marias.cli.solve_typed import named
from marias.cli.streams import one_line
from marias.errors import MariasError, RecordError, SettlementError, SolverError
from marias.rules import GAMES
from marias.rules.contract import Game
from marias.rules.profile import load
from marias.rules.record import replay
from marias.rules.request import PLACES
from marias.solver.objectives import CARD_POINTS, MADE, PAYMENT
from marias.store.games import check_regular, display, is_foreign, load_game, read_bytes
from marias.store.journal import SUFFIX
from marias.texts import Text

SUFFIXES = (SUFFIX, ".hra", ".json")
"""Files of a folder that are looked at."""
FIRST = Place(1)
SHORT = {"money": PAYMENT, "points": CARD_POINTS}
"""Words for an objective beside its code and its name."""


class Wanted(msgspec.Struct, frozen=True):
    """What is asked of every file."""

    deal: int | None = None
    """Of records with several deals this one alone."""
    place: Place | None = None
    """None: before the first card; of a saved game that goes on, where it stands."""
    profile: str | None = None
    objective: str | None = None
    """As it was typed, if it was."""
    limit: int = 0


class Task(msgspec.Struct, frozen=True):
    """One position to be solved, or why there is none."""

    asked: Asked
    names: tuple[str, ...] = ()
    state: Any = None
    error: MariasError | None = None
    unusable: bool = False
    """The file cannot be used, or not on from here."""


def tasks_in(text: Text, paths: Sequence[Path], wanted: Wanted, done: Collection[Asked] = ()) -> list[Task]:
    """The positions of these files and folders, each once, but for those that are done; with them the files that
    cannot be used."""
    found: list[Task] = []
    for path in files_in(paths):
        try:
            if path not in paths:
                check_regular(path)  # a pipe somebody left in a folder would be waited for
            for task in tasks_of(text, path, wanted, done):
                found.append(task)  # noqa: PERF402 – those before a deal that is not over stand all the same
        except MariasError as error:
            found.append(Task(Asked(file=display(path)), error=error, unusable=True))
    return found


def files_in(paths: Sequence[Path]) -> list[Path]:
    """The files, and of folders the records, saved games and positions in them and below; none twice."""
    found: list[Path] = []
    for path in paths:
        inside = sorted(below for below in path.rglob("*") if below.suffix in SUFFIXES) if path.is_dir() else [path]
        found.extend(inside)
    return list(dict.fromkeys(found))


def tasks_of(text: Text, path: Path, wanted: Wanted, done: Collection[Asked] = ()) -> Iterator[Task]:
    """The positions of a file, but for those that are done.

    Raises as ``load_game`` and ``replay`` do, and ``RecordError`` for a deal of ours that is not over: its cards are
    not open yet. A saved game of Mariášek lies open.
    """
    data, name = read_bytes(path), display(path)
    if data.lstrip()[:1] == b"{":
        yield from _position(text, data, name, wanted, done)
        return
    digest, foreign = _digest(data), is_foreign(path, data)
    record = load_game(path, wanted.profile).record
    numbers = [deal.number for deal in record.deals if wanted.deal in (None, deal.number)]
    if not numbers:
        raise _no_deal(name, wanted.deal)
    goes_on = foreign and record.deals[-1].payments is None
    place = wanted.place or (None if goes_on else FIRST)
    objective = objective_of(text, wanted.objective, record.game)
    asked = {
        number: Asked(
            file=name,
            digest=digest,
            deal=number,
            move=str(place or ""),
            profile=record.profile.name,
            objective=objective,
            limit=wanted.limit,
        )
        for number in numbers
    }
    if done and all(one in done for one in asked.values()):
        return
    for replayed in replay(record):
        one = asked.get(replayed.record.number)
        if one is None or one in done:
            continue
        if not foreign:
            finished(record, replayed)
        yield _task(one, record.names, states_of(record, replayed), place)


def _position(text: Text, data: bytes, name: str, wanted: Wanted, done: Collection[Asked]) -> Iterator[Task]:
    """The one position of a file in JSON."""
    position = parse_position(data, name, profile=wanted.profile or "")
    game = GAMES[str(type(position.deal).__struct_config__.tag)]
    profile = load(game.profile, wanted.profile or position.deal.profile)
    objective = objective_of(text, wanted.objective, game)
    asked = Asked(file=name, digest=_digest(data), profile=profile.name, objective=objective, limit=wanted.limit)
    if asked not in done:
        names = tuple(map(one_line, position.deal.names)) or PLACES
        try:
            state = state_of(position, profile)
        except (SolverError, SettlementError) as error:
            cause = named(error, names) if isinstance(error, SolverError) else error
            raise SolverError(f"{name}: {cause}", code="solve-position", where=name, cause=cause) from error
        yield Task(asked, names[: state.deal.seats], state)


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]


def _task(asked: Asked, names: tuple[str, ...], states: Iterator[Any], place: Place | None) -> Task:
    try:
        return Task(asked, names, position_at(states, place))
    except SolverError as error:
        return Task(asked, names, error=error)


def _no_deal(name: str, number: int | None) -> RecordError:
    if number is None:
        return RecordError(name, 0, "holds no deal", code="record-no-deals")
    return RecordError(name, 0, f"holds no deal {number}", code="record-no-such-deal", number=str(number))


def objective_of(text: Text, word: str | None, game: Game) -> str:
    """What is asked for, from a word of the language or a code; money where nothing is said.

    The name of something to be made may stand alone. Raises ``SettlementError`` for a word that is not understood.
    """
    if word is None:
        return PAYMENT
    if word.strip().casefold() in SHORT:
        return SHORT[word.strip().casefold()]
    made = {f"{MADE}{name}": text(f"component-{name}") for name in game.components or game.contracts}
    kinds = {code: text(f"objective-{code}") for code in (PAYMENT, CARD_POINTS)}
    said = word.strip()
    if said.casefold().startswith(MADE):
        said = said[len(MADE) :]
        kinds = {}
    plain = {code.removeprefix(MADE): code for code in made}
    if said in plain:
        return plain[said]
    meant = f"{MADE}{game_meant(text, said)}"
    return words.choice("--objective", said, kinds | made, meant)
