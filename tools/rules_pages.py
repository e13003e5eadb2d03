"""Pages about the rule sets, written from them: docs/rules/voleny-profile.md and docs/rules/open-points.md.

`python tools/rules_pages.py` writes both; a test fails when one is out of date.
"""

from __future__ import annotations

import csv
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from marias.cli.profile import load_any, option_message
from marias.rules.profile import Profile, allowed, bounds, load, options, shipped, written
from marias.rules.voleny.profile import VolenyProfile
from marias.texts import Text

ROOT = Path(__file__).resolve().parent.parent
POINTS = ROOT / "docs/rules/open-points.tsv"
TEXT = Text("en")
LIGA = load(VolenyProfile, "liga")


class Point(NamedTuple):
    """A question the sources leave open. ``no_switch`` says why there is no key for it, where there is none."""

    id: str
    question: str
    options: str
    default: str
    no_switch: str

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of the rule set that decide it."""
        return tuple(key for key, clause in LIGA.clauses.items() if self.id in clause.split(", "))


def read_points() -> list[Point]:
    """The list of open points, in their order."""
    with POINTS.open(encoding="utf-8", newline="") as file:
        return [Point(**row) for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)]


def profile_page() -> str:
    """Every key of a volený rule set: its values, what is allowed, its source."""
    profiles: list[Profile] = [LIGA, *(load_any(name) for name in shipped() if name != "liga")]
    profiles = [profile for profile in profiles if isinstance(profile, VolenyProfile)]
    lines = [
        "# Rule sets of volený mariáš",
        "",
        "Written by `tools/rules_pages.py` from the rule sets themselves; a test fails when it is out of date.",
        "`marias profile show NAME` prints one of them, `marias profile new NAME` writes a file for the rules of your",
        "own table. Prices are whole Kč for one opponent.",
        "",
        *(f"- **{profile.name}**: {profile.title}" for profile in profiles),
        "",
        "The clause is that of `liga`: `LIGA-n` stands in the [list of clauses](coverage.md), `OQ-n` in that of the",
        "[open points](open-points.md). A value of another rule set that differs from `liga` is **bold**.",
        "",
    ]
    for group, keys in VolenyProfile.groups().items():
        lines += [f"## {TEXT(f'rule-group-{group}')}", ""]
        lines += [f"| key | | {' | '.join(profile.name for profile in profiles)} | allowed | clause |"]
        lines += ["|---" * (4 + len(profiles)) + "|"]
        for key in keys:
            values = " | ".join(_value(profile, key) for profile in profiles)
            lines.append(
                f"| `{key}` | {TEXT(f'rule-key-{key}')} | {values} | {_allowed(key)} | {_linked(LIGA.clauses[key])} |"
            )
        lines.append("")
    return "\n".join(lines)


def _value(profile: Profile, key: str) -> str:
    said = f"`{_plain(getattr(profile, key))}`"
    return said if getattr(profile, key) == getattr(LIGA, key) else f"**{said}**"


def _plain(value: object) -> str:
    return written(value).strip('"')


def _allowed(key: str) -> str:
    lines = [f"`{word}`: {TEXT(option_message(key, word))}" for word in options(VolenyProfile, key)]
    if limits := bounds(VolenyProfile, key):
        lines.append(f"{limits[0]} … {limits[1]}")
    return "<br>".join(lines) or allowed(VolenyProfile, key)


def _linked(clause: str) -> str:
    return re.sub(r"OQ-(\d+)", r"[OQ-\1](open-points.md#oq-\1)", clause)


def points_page() -> str:
    """Every open point: what is asked, what may be answered, what is answered here, and by which key."""
    return "\n".join(
        [
            "# Open points",
            "",
            "Where the rules of the league are silent, or where sources disagree, a default was chosen, and the other",
            "answers are a key of the [rule set](voleny-profile.md): `marias profile new` writes a file for yours.",
            "Written by `tools/rules_pages.py` from [open-points.tsv](open-points.tsv) and the rule set; a test fails",
            "when it is out of date.",
            "",
            "| point | question | answers | here | key, or why there is none |",
            "|---|---|---|---|---|",
            *(_row(point) for point in read_points()),
            "",
        ]
    )


def _row(point: Point) -> str:
    number = point.id.removeprefix("OQ-")
    answers = point.options.replace("; ", "<br>")
    keys = "<br>".join(f"`{key} = {written(getattr(LIGA, key))}`" for key in point.keys) or point.no_switch
    return f'| <a id="oq-{number}"></a>{point.id} | {point.question} | {answers} | {point.default} | {keys} |'


def pages() -> Iterator[tuple[Path, str]]:
    """Each page and its text."""
    yield Path("docs/rules/voleny-profile.md"), profile_page()
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
