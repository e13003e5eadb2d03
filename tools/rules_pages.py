"""Pages about the rule sets, written from them: one of each game's rule sets, and docs/rules/open-points.md.

`python tools/rules_pages.py` writes them; a test fails when one is out of date.
"""

from __future__ import annotations

import csv
import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from marias.cli.profile import key_words, option_message
from marias.rules import GAMES, load_profile
from marias.rules.contract import Game
from marias.rules.profile import Profile, allowed, bounds, options, shipped
from marias.rules.toml_file import written
from marias.texts import Text

ROOT = Path(__file__).resolve().parent.parent
POINTS = ROOT / "docs/rules/open-points.tsv"
TEXT = Text("en")


class Sheet(NamedTuple):
    """What the pages say of a game beside its rule sets."""

    title: str
    sources: str
    """What its clauses name, in Markdown."""
    points: str
    """What stands before the number of its open points."""
    rules_of: str
    unit: str = "whole Kč"
    table: str = ""
    """The table of premium points whose options decide open points too, below src/marias/rules."""


_CLAUSES = "`{}-n` stands in the [list of clauses](coverage.md),\n`{}n` in that of the [open points](open-points.md)."
SHEETS = {
    "voleny": Sheet("volený mariáš", _CLAUSES.format("LIGA", "OQ-"), "OQ-", "the league"),
    "krizovy": Sheet("křížový mariáš", _CLAUSES.format("MCR", "OP-"), "OP-", "the championship"),
    "licitovany": Sheet(
        "licitovaný mariáš",
        "`ČSM …`, `§…` and other sources stand\nin the [rules as they are played here](licitovany.md#citations), `Un`"
        " in the list of\n[open points](open-points.md).",
        "U",
        "the federation",
        unit="in units",
        table="premium/tables/csm-2010.toml",
    ),
    "marijas": Sheet(
        "South-Slav marijaš", _CLAUSES.format("SRB", "Q-"), "Q-", "the Serbian sheet", unit="match points"
    ),
}


class Point(NamedTuple):
    """A question the sources leave open. ``no_switch`` says why there is no key for it, where there is none."""

    id: str
    question: str
    answers: str
    default: str
    no_switch: str

    @property
    def game(self) -> Game:
        """The game it is asked of."""
        prefix = self.id.rstrip("0123456789")
        return next(GAMES[name] for name, sheet in SHEETS.items() if sheet.points == prefix)

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of the rule set that decide it."""
        clauses = default_profile(self.game).clauses
        return tuple(key for key, clause in clauses.items() if self.id in clause.split(", "))

    @property
    def options(self) -> dict[str, object]:
        """The options of the table of premium points that decide it, with their values."""
        options = table_options(SHEETS[self.game.name].table)
        return {key: one["value"] for key, one in options.items() if self.id in one["source"].split(", ")}


@cache
def table_options(table: str) -> dict[str, dict[str, Any]]:
    """The options of this table of premium points: ``value`` and ``source`` each; none of no table."""
    if not table:
        return {}
    text = (ROOT / "src/marias/rules" / table).read_text("utf-8")
    options: dict[str, dict[str, Any]] = tomllib.loads(text)["options"]
    return options


def default_profile(game: Game) -> Profile:
    """The rule set the game is played by unless another is asked for."""
    profile: Profile = load_profile(game.default_profile)
    return profile


def read_points() -> list[Point]:
    """The list of open points, in their order."""
    with POINTS.open(encoding="utf-8", newline="") as file:
        return [Point(*row.values()) for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)]


def profile_page(game: Game) -> str:
    """Every key of a rule set of the game: its values, what is allowed, its source."""
    sheet, default, kind = SHEETS[game.name], default_profile(game), game.profile
    others = [load_profile(name) for name in shipped(game.name) if name != default.name]
    profiles: list[Profile] = [default, *others]
    lines = [
        f"# Rule sets of {sheet.title}",
        "",
        "Written by `tools/rules_pages.py` from the rule sets themselves; a test fails when it is out of date.",
        "`marias profile show NAME` prints one of them, `marias profile new NAME` writes a file for the rules of your",
        f"own table. Prices are {sheet.unit} for one opponent.",
        "",
        *(f"- **{profile.name}**: {profile.title}" for profile in profiles),
        "",
        *f"The clause is that of `{default.name}`: {sheet.sources}".splitlines(),
        f"A value of another rule set that differs from `{default.name}` is **bold**.",
        "",
    ]
    for group, keys in kind.groups().items():
        lines += [f"## {TEXT(f'rule-group-{group}')}", ""]
        lines += [f"| key | | {' | '.join(profile.name for profile in profiles)} | allowed | clause |"]
        lines += ["|---" * (4 + len(profiles)) + "|"]
        for key in keys:
            values = " | ".join(_value(profile, default, key) for profile in profiles)
            said, clause = key_words(TEXT, kind, key), _linked(default.clauses[key])
            lines.append(f"| `{key}` | {said} | {values} | {_allowed(kind, key)} | {clause} |")
        lines.append("")
    return "\n".join(lines)


def _value(profile: Profile, default: Profile, key: str) -> str:
    said = f"`{_plain(getattr(profile, key))}`"
    return said if getattr(profile, key) == getattr(default, key) else f"**{said}**"


def _plain(value: object) -> str:
    return written(value).strip('"')


def _allowed(kind: type[Profile], key: str) -> str:
    lines = [f"`{word}`: {TEXT(option_message(key, word))}" for word in options(kind, key)]
    if limits := bounds(kind, key):
        lines.append(f"{limits[0]} … {limits[1]}")
    return "<br>".join(lines) or allowed(kind, key)


def _linked(clause: str) -> str:
    prefixes = "|".join(sheet.points for sheet in SHEETS.values())
    return re.sub(rf"\b({prefixes})(\d+)", lambda m: f"[{m[0]}](open-points.md#{m[0].lower()})", clause)


def points_page() -> str:
    """Every open point: what is asked, what may be answered, what is answered here, and by which key."""
    lines = [
        "# Open points",
        "",
        "Where the rules are silent, or where sources disagree, a default was chosen, and the other answers are a key",
        "of the rule set: `marias profile new` writes a file for yours. Written by `tools/rules_pages.py` from",
        "[open-points.tsv](open-points.tsv) and the rule sets; a test fails when it is out of date.",
    ]
    points = read_points()
    for name, sheet in SHEETS.items():
        lines += [
            "",
            f"## {sheet.title[0].upper()}{sheet.title[1:]}: the rules of {sheet.rules_of}",
            "",
            f"The keys are those of its [rule sets]({name}-profile.md){_tables(sheet)}.",
            "",
            "| point | question | answers | here | key, or why there is none |",
            "|---|---|---|---|---|",
            *(_row(point) for point in points if point.game.name == name),
        ]
    return "\n".join([*lines, ""])


def _tables(sheet: Sheet) -> str:
    return f", or options of its table of premium points (`{Path(sheet.table).name}`)" if sheet.table else ""


def _row(point: Point) -> str:
    answers = point.answers.replace("; ", "<br>")
    default = default_profile(point.game)
    decided = [f"`{key} = {written(getattr(default, key))}`" for key in point.keys]
    decided += [f"`{option} = {written(value)}`, premium table" for option, value in point.options.items()]
    keys = "<br>".join(decided) or point.no_switch
    anchor = f'<a id="{point.id.lower()}"></a>'
    return f"| {anchor}{point.id} | {point.question} | {answers} | {point.default} | {keys} |"


def pages() -> Iterator[tuple[Path, str]]:
    """Each page and its text."""
    for game in GAMES.values():
        yield Path(f"docs/rules/{game.name}-profile.md"), profile_page(game)
    yield Path("docs/rules/open-points.md"), points_page()


def main() -> int:
    """Write what is out of date."""
    for path, text in pages():
        if not (ROOT / path).exists() or (ROOT / path).read_text("utf-8") != text:
            (ROOT / path).write_text(text, "utf-8")
            print(f"wrote {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
