"""What the file of a table says, and every fault of it: one line that names file, row, key and what is allowed."""

from __future__ import annotations

import difflib
from collections.abc import Collection, Iterable, Mapping
from typing import Any

import msgspec

from marias.errors import PremiumError
from marias.rules import toml_file
from marias.rules.premium import schema
from marias.rules.premium.schema import Value, place_of
from marias.rules.premium.table import Table
from marias.rules.premium.whole import together
from marias.rules.toml_file import Broken, named, written

OPTION_FORM = '{ value = …, source = "…" }'


def read_sheet(text: str, source: str, taken: Collection[str]) -> tuple[Table | None, list[PremiumError]]:
    """The table in the text, or everything that is wrong with it; ``taken`` are the names of other editions."""
    sheet = _Sheet(source)
    try:
        told = toml_file.parse(text)
    except Broken as broken:
        return None, [broken_file(source, broken)]
    head = {key: value for key, value in told.items() if key not in schema.SECTIONS}
    values = sheet.checked("", head, schema.HEAD, [key for key in schema.HEAD if key not in schema.OPTIONAL_HEAD])
    if values.get("edition") in taken:
        edition = written(values["edition"])
        problem = f"{edition} is an edition that comes with the package"
        sheet.fault("", "edition", problem, "another name", "taken-name", value=edition)
    values["options"], values["option_sources"] = sheet.options(told.get("options", {}))
    values["rows"] = sheet.entries("rows", told.get("rows", []), schema.ROW)
    values["holes"] = sheet.entries("holes", told.get("holes", []), schema.HOLE)
    if sheet.found:
        return None, sheet.found
    table = msgspec.convert(values, Table)
    sheet.found.extend(together(source, table))
    return table, sheet.found


def broken_file(source: str, broken: Broken) -> PremiumError:
    """The error for a file that is no TOML or cannot be read."""
    return PremiumError(source, "", "", broken.problem, code=f"premium-{broken.why}", **broken.params)


class _Sheet:
    """A file under examination."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.found: list[PremiumError] = []

    def fault(self, place: str, key: str, problem: str, allowed: str, code: str, **params: object) -> None:
        self.found.append(PremiumError(self.source, place, key, problem, allowed, code=f"premium-{code}", **params))

    def not_allowed(self, place: str, key: str, value: Any, allowed: str) -> None:
        self.fault(place, key, f"{written(value)} is not allowed", allowed, "value", value=written(value))

    def missing(self, place: str, key: str, allowed: str) -> None:
        self.fault(place, key, "is missing", allowed, "missing")

    def unknown(self, place: str, key: str, keys: Iterable[str]) -> None:
        near = difflib.get_close_matches(key, keys := [*keys], n=3) or keys
        self.fault(place, named(key), "unknown key", ", ".join(near), "unknown-key")

    def checked(
        self, place: str, told: Mapping[str, Any], keys: Mapping[str, Value], needed: Iterable[str]
    ) -> dict[str, Any]:
        """The values of these keys, as far as they are good."""
        values = {}
        for key, value in told.items():
            if key not in keys:
                self.unknown(place, key, keys)
                continue
            try:
                values[key] = keys[key].read(value)
            except (ValueError, TypeError):  # TypeError: a list where a word should stand
                self.not_allowed(place, key, value, keys[key].allowed)
        for key in needed:
            if key not in told:
                self.missing(place, key, keys[key].allowed)
        return values

    def options(self, told: Any) -> tuple[dict[str, Any], dict[str, str]]:
        """The options and where each is from."""
        if not isinstance(told, dict):
            self.fault("options", "", "must be a table", "[options]", "section")
            return {}, {}
        values, sources = {}, {}
        for key, entry in told.items():
            if key not in schema.OPTIONS:
                self.unknown("options", key, schema.OPTIONS)
            elif not isinstance(entry, dict) or set(entry) != {"value", "source"}:
                self.fault("options", key, "must be a value with its source", OPTION_FORM, "option")
            else:
                values.update(self.checked("options", {key: entry["value"]}, schema.OPTIONS, ()))
                sources.update(self.checked("options", {key: entry["source"]}, {key: schema.SOURCE}, ()))
        for key, value in schema.OPTIONS.items():
            if key not in told:
                self.missing("options", key, value.allowed)
        return values, sources

    def entries(self, section: str, told: Any, keys: Mapping[str, Value]) -> list[dict[str, Any]]:
        """The rows, or the holes."""
        if not isinstance(told, list) or not all(isinstance(one, dict) for one in told):
            self.fault(section, "", "must be a list of tables", f"[[{section}]]", "section")
            return []
        if section == "rows" and not told:
            self.missing(section, "", "[[rows]]")
        word = section.removesuffix("s")
        return [self.entry(place_of(word, one.get("id"), number), one, keys) for number, one in enumerate(told, 1)]

    def entry(self, place: str, told: dict[str, Any], keys: Mapping[str, Value]) -> dict[str, Any]:
        before, kind = len(self.found), told.get("kind")
        kind = kind if isinstance(kind, str) and kind in schema.NEEDED else ""
        needed = ("id", "game", "result", *(("kind",) if keys is schema.ROW else ()), *schema.NEEDED.get(kind, ()))
        bare = {key: value for key, value in told.items() if key != "provenance"}
        values = self.checked(place, bare, keys, needed)
        if len(self.found) == before:
            what = " ".join(str(values[word]) for word in ("game", "kind") if word in values)
            for key, allowed in schema.misplaced(values):
                self.fault(place, key, f"does not go with {what}", allowed, "misplaced", what=what)
        figures = schema.figures_of(kind) if kind else ()
        return {**values, "provenance": self.provenance(place, told, figures)}

    def provenance(self, place: str, entry: Mapping[str, Any], figures: tuple[str, ...]) -> dict[str, str]:
        """Where the figures of a row are from: one word for all, or one for each."""
        told, words = entry.get("provenance"), ", ".join(schema.PROVENANCES)
        if told is None:
            self.missing(place, "provenance", words)
            return {}
        told = told if isinstance(told, dict) else {"figures": told}
        keys = ("figures", *(key for key in entry if key not in ("id", "provenance")))
        for key, value in told.items():
            if key not in keys:
                self.unknown(place, f"provenance.{key}", keys)
            elif value not in schema.PROVENANCES:
                self.not_allowed(place, "provenance", value, words)
        if "figures" not in told:
            for key in figures or ("figures",):
                if key not in told:
                    self.missing(place, f"provenance.{key}", words)
        return dict(told)
