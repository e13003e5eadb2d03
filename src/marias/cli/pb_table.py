"""Tables of premium points for ``marias pb``: shown, copied, and checked after editing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import click
import msgspec
from rich.table import Table as Grid

from marias.cli import WRONG, said
from marias.cli.console import console
from marias.cli.pb_changes import changes, figures
from marias.errors import PremiumError
from marias.rules.premium import from_toml, load_table, problems, shipped, warnings
from marias.rules.premium.table import Table
from marias.rules.premium.table_file import DEFAULT, read_text, shipped_text
from marias.rules.toml_file import written
from marias.texts import Text
from marias.tui.premium import missing_said
from marias.tui.premium_rows import predicates_said, row_said


def list_tables(text: Text) -> None:
    """The editions that come with the package."""
    for name in shipped():
        table = load_table(name, even_disabled=True)
        kind = "disabled" if not table.enabled else "default" if name == DEFAULT else "line"
        missing = {"missing": missing_said(text, table)} if kind == "disabled" else {}
        click.echo(text(f"pb-list-{kind}", name=name, title=table.title, **missing))


def copy_table(name: str) -> None:
    """The file of a shipped edition as it is, comments and all."""
    load_table(name, even_disabled=True)
    click.echo(shipped_text(name) if name in shipped() else read_text(Path(name)), nl=False)


def show_table(text: Text, name: str, *, as_json: bool) -> None:
    """An edition with its figures, where they are from, and what is missing."""
    table = load_table(name, even_disabled=True)
    if as_json:
        click.echo(json.dumps(msgspec.to_builtins(table), ensure_ascii=False, indent=2))
        return
    out = console()
    out.print(text("pb-table-title", title=table.title, edition=table.edition), style="bold")
    for line in _about(text, table):
        out.print(line)
    out.print()
    grid = Grid(box=None, padding=(0, 1), width=min(out.width, 120))
    grid.add_column(text("pb-table-row"), no_wrap=True, min_width=max(len(row.id) for row in table.rows))
    grid.add_column(text("pb-table-what"), ratio=6)
    grid.add_column(text("pb-side-lead"), justify="right", ratio=2)
    grid.add_column(text("pb-side-nolead"), justify="right", ratio=2)
    grid.add_column(text("pb-table-from"), ratio=3)
    for row in table.rows:
        sources = ", ".join(dict.fromkeys(text(f"pb-from-{word}") for word in row.provenance.values()))
        grid.add_row(row.id, row_said(text, row), *figures(row), sources)
    out.print(grid)
    out.print()
    out.print(text("pb-table-options"), style="bold")
    for key, source in table.option_sources.items():
        out.print(f"  {text(f'pb-opt-{key}')}: {written(getattr(table.options, key))} [{source}]")
    if table.holes:
        out.print()
        out.print(text("pb-table-holes"), style="bold")
        for hole in table.holes:
            note = f" – {hole.note}" if hole.note and table.language == text.language else ""
            out.print(f"  {predicates_said(text, hole)}{note}")


def _about(text: Text, table: Table) -> Iterator[str]:
    yield text("pb-table-source", source=table.source)
    if table.valid_from:
        yield text("pb-table-valid", date=table.valid_from)
    if not table.enabled:
        yield text("pb-table-disabled")
    if table.complete:
        yield text("pb-table-complete")
    else:
        yield text("pb-incomplete", edition=table.edition, missing=missing_said(text, table))
    notes = ", ".join(map(str, table.notes)) or "-"
    threshold = str(table.write_down_threshold)
    yield text("pb-table-hearts", factor=table.red_trump_factor, threshold=threshold, notes=notes)


# --- Checking --------------------------------------------------------------------------------------------------------


def check_tables(text: Text, files: tuple[str, ...]) -> int:
    """Everything that is wrong with these files; 1 where there is something."""
    return max(_check(text, file) for file in files)


def _check(text: Text, file: str) -> int:
    try:
        content = read_text(Path(file))
        found = problems(content, file)
    except PremiumError as error:
        found = [error]
    for problem in found:
        click.echo(said(text, problem))
    if found:
        return WRONG
    table = from_toml(content, file)
    click.echo(text("pb-table-good", file=file, edition=table.edition, rows=len(table.rows)))
    for warning in warnings(table, ""):
        click.echo(text("pb-table-warning", file=file, said=said(text, warning)))
    if not table.complete:
        click.echo(text("pb-incomplete", edition=table.edition, missing=missing_said(text, table)))
    different = list(changes(text, table, load_table(DEFAULT)))
    if different:
        click.echo(text("pb-table-differs", base=DEFAULT))
        for line in different:
            click.echo(f"  {line}")
    return 0
