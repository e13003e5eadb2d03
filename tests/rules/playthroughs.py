"""Full deals as text, every public value at every step, to be replayed and compared.

A file says how the deal began and what was done (lines with ``>``); the rest is what the rules answer. After a change
that is meant, ``python -m tests.rules.playthroughs --write`` writes all files anew from these lines; read the
difference before it is kept. A new playthrough is a file with the head and the ``>`` lines alone.
"""

from __future__ import annotations

import difflib
import sys
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from typing import Any

import msgspec

from marias.cards import CardSet
from marias.errors import ClaimRefused
from marias.notation import parse_action, parse_pack, write_action, write_cards
from marias.rules import GAMES
from marias.rules.contract import Action, Deal, Game
from marias.rules.profile import load

FOLDER = Path(__file__).parent.parent / "playthroughs"
KRIZOVY = FOLDER / "krizovy"
LICITOVANY = FOLDER / "licitovany"
MARIJAS = FOLDER / "marijas"
HEAD = ("game", "profile", "rule", "seats", "dealer", "pack")
NOT_SHOWN = ("profile", "history", "legal", "game", "seat", "seats", "dealer")
"""Fields of a view that stand in the head, or in lines of their own."""


class Playthrough(msgspec.Struct, frozen=True):
    """How a deal began and what was done."""

    name: str
    about: str
    game: Game
    profile: Any
    rules: dict[str, Any]
    deal: Deal
    actions: tuple[Action, ...]

    def states(self) -> Iterator[tuple[Any, Action | None]]:
        """Every state and the action done in it; None in the last. A refused claim leaves the state as it is."""
        state = self.game.start(self.profile, self.deal)
        for action in self.actions:
            yield state, action
            try:
                state = state.after(action)
            except ClaimRefused:
                continue
        yield state, None

    def end(self) -> Any:
        """The last state."""
        *_, (state, _) = self.states()
        return state


def read(name: str, text: str) -> Playthrough:
    """The playthrough of a file; what the rules answered is not read."""
    head: dict[str, str] = {}
    rules: dict[str, Any] = {}
    about, actions = [], []
    for line in text.splitlines():
        word, _, rest = line.partition(" ")
        if word == "#":
            about.append(rest)
        elif word == "rule":
            key, _, value = rest.partition(" ")
            rules[key] = {"true": True, "false": False}.get(value, value)
        elif word in HEAD:
            head[word] = rest
        elif word == ">":
            actions.append(rest.partition(" ")[2])
    game = GAMES[head["game"]]
    profile = load(game.profile, head["profile"])
    return Playthrough(
        name,
        "\n".join(about),
        game,
        profile.changed(**rules) if rules else profile,
        rules,
        Deal(parse_pack(head["pack"]), int(head["dealer"]), int(head["seats"])),
        tuple(parse_action(action, game.actions) for action in actions),
    )


def written(played: Playthrough) -> str:
    """The whole file."""
    deal = played.deal
    lines = [f"# {line}" for line in played.about.splitlines()]
    lines += [f"game {played.game.name}", f"profile {played.profile.name}"]
    lines += [f"rule {key} {str(value).lower()}" for key, value in played.rules.items()]
    lines += [f"seats {deal.seats}", f"dealer {deal.dealer}", f"pack {write_cards(deal.pack)}"]
    before: dict[str, str] = {}
    for number, (state, action) in enumerate(played.states()):
        now = shown(state, deal.seats)
        lines += ["", f"step {number}"]
        lines += [
            f"  {name}: {news(before.get(name, ''), value)}" for name, value in now.items() if before.get(name) != value
        ]
        lines += [f"  may {row}" for row in may(state)]
        before = now
        if action is not None:
            lines.append(f"> {'-' if action.ruling else state.to_act} {write_action(action)}")
            lines += answer(state, action)
    return "\n".join([*lines, "", *told(state)]) + "\n"


def changed(played: Playthrough, folder: Path) -> str:
    """What the rules of today answer in another way than its file in this folder says; empty if nothing."""
    stands = (folder / f"{played.name}.txt").read_text(encoding="utf-8").splitlines()
    now = written(played).splitlines()
    difference = list(difflib.unified_diff(stands, now, "the file", "the rules of today", lineterm="", n=2))
    return "\n".join(difference[:60])


def news(before: str, now: str) -> str:
    """What is new in a value that has changed: of a list that has grown, what was added."""
    return f"+ {now.removeprefix(before)}" if before.startswith("(") and now.startswith(before) else now


def shown(state: Any, seats: int) -> dict[str, str]:
    """What a spectator sees, then what each seat sees besides. Only what has changed is put into the file."""
    public = state.view(None)
    names = [name for name in public.__struct_fields__ if name not in NOT_SHOWN]
    out = {name: text(getattr(public, name)) for name in names if name not in ("hand", "result")}
    for seat in range(seats):
        view = state.view(seat)
        for name in names:
            if name == "hand" or getattr(view, name) != getattr(public, name):
                out[f"seat {seat} {name}"] = text(getattr(view, name))
            elif name not in ("hand", "result"):
                out[f"seat {seat} {name}"] = "as all"
    for name in names:
        own = [f"seat {seat} {name}" for seat in range(seats)]
        if all(out.get(key) == "as all" for key in own):
            for key in own:
                del out[key]
    return {name: value for name, value in out.items() if value != "as all"}


def may(state: Any) -> list[str]:
    """The legal actions, those of a kind in one row."""
    rows: dict[str, list[str]] = {}
    for action in state.legal():
        kind, _, last = write_action(action).rpartition(" ")
        rows.setdefault(kind or last, []).append(last if kind else "")
    return [f"{kind} {' | '.join(words)}".rstrip() for kind, words in rows.items()]


def answer(state: Any, action: Action) -> list[str]:
    """The refusal of a claim."""
    try:
        state.after(action)
    except ClaimRefused as refused:
        return [f"  refused: {refused}"]
    return []


def told(state: Any) -> list[str]:
    """The result, line by line."""
    result = state.result()
    lines = [f"result {result.kind} {' '.join(map(str, result.payments))}"]
    for name in result.__struct_fields__:
        value = getattr(result, name)
        if name in ("kind", "payments") or value in (None, "", ()):
            continue
        if name in ("items", "transfers"):
            lines += [f"  {name.removesuffix('s')} {text(part)}" for part in value]
        else:
            lines.append(f"  {name} {text(value)}")
    return lines


def text(value: Any) -> str:
    """A value in one line."""
    if value is None or value in ("", ()):
        return "-"
    if isinstance(value, CardSet):
        return write_cards(value) or "-"
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, msgspec.Struct):
        return "; ".join(f"{name} {text(getattr(value, name))}" for name in value.__struct_fields__)
    if isinstance(value, tuple):
        structs = any(isinstance(part, msgspec.Struct) for part in value)
        return "".join(f"({text(part)})" for part in value) if structs else " ".join(map(text, value))
    return str(value)


def all_of_them(folder: Path = FOLDER) -> list[Playthrough]:
    """Every playthrough of the folder, by name."""
    files = sorted(folder.glob("*.txt"))
    return [read(file.stem, file.read_text(encoding="utf-8")) for file in files]


if __name__ == "__main__" and "--write" in sys.argv:
    for place in (FOLDER, KRIZOVY, LICITOVANY, MARIJAS):
        for played in all_of_them(place):
            (place / f"{played.name}.txt").write_text(written(played), encoding="utf-8")
