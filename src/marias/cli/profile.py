"""``marias profile``: which rules are played here, by which clause, and the rules of one's own table."""

from __future__ import annotations

import json
import os
import re
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import click
from rich.table import Table

from marias.cli import UNUSABLE, WRONG, said
from marias.cli.console import console
from marias.cli.files import written_whole
from marias.cli.words import fold
from marias.errors import MariasError, ProfileError, TableError
from marias.rules import GAMES, game_for, load_profile
from marias.rules.profile import (
    HOUSE_RULE,
    Profile,
    allowed,
    bounds,
    from_toml,
    load,
    options,
    problems,
    read_text,
    shipped,
    shipped_meant,
    shipped_text,
)
from marias.rules.toml_file import written
from marias.texts import Text
from marias.tui.amounts import counted
from marias.tui.phrases import title as said_title


class Profiles(click.Group):
    """The group ``profile``; who names a rule set where a command stands is told which one shows it."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command of these words. Raises ``TableError`` for the name of a rule set."""
        if args[0] not in self.commands and args[0] in shipped():
            raise TableError(
                f"there is no command {args[0]}; marias profile show {args[0]} shows the rule set",
                code="profile-to-show",
                name=args[0],
            )
        return super().resolve_command(ctx, args)


def command(text: Text) -> click.Group:
    """The group ``profile`` in the language of the text."""
    group = Profiles("profile", help=text("profile-help"), no_args_is_help=True)
    for make in (_list_command, _show_command, _new_command, _check_command):
        group.add_command(make(text))
    return group


def key_words(text: Text, kind: type[Profile], key: str) -> str:
    """What a key rules: in words of its game where it means something else there than in the others."""
    own = f"rule-key-{kind.game}-{key}"
    return text(own if text.has(own) else f"rule-key-{key}")


def value_words(text: Text, kind: type[Profile], key: str, value: object) -> str:
    """A value as people say it: ``1 Kč``, ``ano``, or the sentence of a switch."""
    if isinstance(value, bool):
        return text("rule-yes" if value else "rule-no")
    if isinstance(value, int):
        own = f"rule-value-{key}-number"
        return text(own, n=str(value)) if text.has(own) else counted(text, GAMES[kind.game], value)
    return text(option_message(key, str(value)))


def option_message(key: str, option: str) -> str:
    """The message that says what an option of a switch means."""
    return f"rule-value-{key}-{re.sub(r'[^a-z0-9_]', '_', fold(option))}"


# --- list ------------------------------------------------------------------------------------------------------------


def _list_command(text: Text) -> click.Command:
    @click.command("list", help=text("profile-list-help"))
    @click.option("--json", "as_json", is_flag=True, help=text("profile-json"))
    def run(*, as_json: bool) -> None:
        profiles: list[Profile] = [load_profile(name) for name in shipped()]
        defaults = {game.default_profile for game in GAMES.values()}
        if as_json:
            rows = [{"name": p.name, "game": p.game, "title": p.title, "default": p.name in defaults} for p in profiles]
            click.echo(json.dumps(rows, ensure_ascii=False))
            return
        for profile in profiles:
            message = "profile-list-default" if profile.name in defaults else "profile-list-line"
            click.echo(text(message, name=profile.name, title=said_title(text, profile)))

    return run


# --- show ------------------------------------------------------------------------------------------------------------


def _show_command(text: Text) -> click.Command:
    @click.command("show", help=text("profile-show-help"))
    @click.argument("rules", metavar=text("profile-rules"))
    @click.option("--keys", is_flag=True, help=text("profile-keys"))
    @click.option("--json", "as_json", is_flag=True, help=text("profile-json"))
    def run(*, rules: str, keys: bool, as_json: bool) -> None:
        profile: Profile = load_profile(rules)
        base = load(type(profile), profile.base) if profile.base else None
        if as_json:
            click.echo(json.dumps(_as_json(profile, base), ensure_ascii=False, indent=2))
        elif keys:
            for line in _keys(text, profile):
                click.echo(line)
        else:
            _print(text, profile, base)

    return run


def _as_json(profile: Profile, base: Profile | None) -> dict[str, Any]:
    changed = profile.changes(base) if base else ()
    rules = {
        key: {
            "value": getattr(profile, key),
            "clause": profile.clauses[key],
            "group": group,
            **({"base": getattr(base, key)} if key in changed else {}),
        }
        for group, keys in profile.groups().items()
        for key in keys
    }
    head = {"name": profile.name, "title": profile.title, "game": profile.game, "base": profile.base}
    return {**head, "rules": rules}


def _keys(text: Text, profile: Profile) -> Iterator[str]:
    """Every key and its value as they stand in a file, with what it rules."""
    for group, keys in profile.groups().items():
        yield f"# {text(f'rule-group-{group}')}"
        for key in keys:
            yield f"{key} = {written(getattr(profile, key))}  # {key_words(text, type(profile), key)}"


def _print(text: Text, profile: Profile, base: Profile | None) -> None:
    out = console()
    kind, changed = type(profile), profile.changes(base) if base else ()
    over = f", {text('profile-over', base=base.name)}" if base else ""
    out.print(f"{said_title(text, profile)} ({profile.name}{over})", style="bold")
    for group, keys in profile.groups().items():
        out.print()
        out.print(text(f"rule-group-{group}"), style="bold")
        table = Table(box=None, show_header=False, padding=(0, 1), width=min(out.width, 100))
        table.add_column(width=1)
        table.add_column(ratio=5)
        table.add_column(ratio=4)
        table.add_column(ratio=2)
        for key in keys:
            value = value_words(text, kind, key, getattr(profile, key))
            if base and key in changed:
                before = value_words(text, kind, key, getattr(base, key))
                value = f"{value} ({text('profile-was', base=base.name, value=before)})"
            mark = "*" if key in changed else ""
            clause = profile.clauses[key]
            source = text("rule-house") if clause == HOUSE_RULE else clause
            table.add_row(mark, key_words(text, kind, key), value, source, style="bold" if mark else None)
        out.print(table)
    if base:
        out.print()
        out.print(text("profile-marked" if changed else "profile-as-base", base=base.name))


# --- new -------------------------------------------------------------------------------------------------------------


def _new_command(text: Text) -> click.Command:
    @click.command("new", help=text("profile-new-help"))
    @click.argument("name", metavar=text("profile-name"))
    @click.option("--base", default="liga", show_default=True, help=text("profile-base"))
    @click.option("--title", default="", help=text("profile-title"))
    @click.option("-o", "--output", default="", metavar="FILE", help=text("profile-output"))
    @click.option("--set", "settings", multiple=True, metavar="KEY=VALUE", help=text("profile-set"))
    @click.option("--force", is_flag=True, help=text("profile-force"))
    def run(*, name: str, base: str, title: str, output: str, settings: tuple[str, ...], force: bool) -> int:
        path = output or f"{name}.toml"
        base = shipped_meant(base)
        kind: type[Profile] = game_for(shipped_text(base) if base in shipped() else "").profile
        rules = dict(_setting(text, word) for word in settings)
        game = {"game": kind.game} if base in shipped() else {}  # by a base there is not, nobody knows
        head = {"base": base, "name": name, "title": title or name, **game}
        wrong = problems(kind, _bare(head, rules), "marias profile new")
        for problem in wrong:
            click.echo(said(text, problem), err=True)
        if wrong:
            return UNUSABLE
        if not force and path != "-" and os.path.lexists(path):
            raise MariasError(text("profile-exists", file=path), code="profile-exists")
        with written_whole(path) as file:
            file.writelines(f"{line}\n" for line in _file_lines(text, kind, head, rules, Path(path).name))
        if path != "-":
            click.echo(text("profile-written", file=path))
        return 0

    return run


def _setting(text: Text, word: str) -> tuple[str, str]:
    """Key and value of ``KEY=VALUE``, the value as TOML; a word needs no quotes."""
    key, equals, value = (part.strip() for part in word.partition("="))
    if not equals or not re.fullmatch(r"[\w-]+", key, re.ASCII) or not value or "\n" in value:
        raise MariasError(text("profile-set-form", word=written(word)), code="profile-set")
    try:
        tomllib.loads(f"x = {value}")
    except (ValueError, RecursionError):
        value = json.dumps(value, ensure_ascii=False)
    return key, value


def _bare(head: dict[str, str], rules: dict[str, str]) -> str:
    lines = [f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in head.items()]
    return "\n".join([*lines, "[rules]", *(f"{key} = {value}" for key, value in rules.items())])


def _file_lines(
    text: Text, kind: type[Profile], head: dict[str, str], rules: dict[str, str], file: str
) -> Iterator[str]:
    origin = load(kind, head["base"])
    for number in (1, 2, 3):
        yield f"# {text(f'profile-file-{number}', title=head['title'], base=head['base'], file=file)}"
    yield ""
    yield from (f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in head.items())
    yield ""
    yield "[rules]"
    for group, keys in kind.groups().items():
        yield ""
        yield f"# --- {text(f'rule-group-{group}')} ---"
        for key in keys:
            yield ""
            yield f"# {key_words(text, kind, key)} [{origin.clauses[key]}]"
            words = options(kind, key)
            for word in words:
                yield f"#   {text('profile-file-value', value=written(word), said=text(option_message(key, word)))}"
            if limits := bounds(kind, key):
                figures = f"{limits[0]} … {limits[1]}"
                if words:
                    counted = text(f"rule-value-{key}-number", n="N")
                    yield f"#   {text('profile-file-value', value=figures, said=counted)}"
                else:
                    yield f"#   {text('profile-file-allowed', allowed=figures)}"
            elif not words:
                yield f"#   {text('profile-file-allowed', allowed=allowed(kind, key))}"
            yield f"{key} = {rules[key]}" if key in rules else f"# {key} = {written(getattr(origin, key))}"


# --- check -----------------------------------------------------------------------------------------------------------


def _check_command(text: Text) -> click.Command:
    @click.command("check", help=text("profile-check-help"))
    @click.argument("files", nargs=-1, required=True, metavar="FILE…")
    def run(*, files: tuple[str, ...]) -> int:
        return max(_check(text, file) for file in files)

    return run


def _check(text: Text, file: str) -> int:
    wrong: Sequence[MariasError]
    try:
        content = read_text(Path(file))
    except ProfileError as error:
        wrong = [error]
    else:
        kind = game_for(content).profile
        wrong = problems(kind, content, file)
    for problem in wrong:
        click.echo(said(text, problem))
    if wrong:
        return WRONG
    profile = from_toml(kind, content, file)
    click.echo(text("profile-good", file=file))
    if not profile.base:
        return 0
    base = load(kind, profile.base)
    for key in profile.changes(base):
        now, before = (value_words(text, kind, key, getattr(each, key)) for each in (profile, base))
        was = text("profile-was", base=base.name, value=before)
        click.echo(f"  {key}: {key_words(text, kind, key)}: {now} ({was})")
    if not profile.changes(base):
        click.echo(f"  {text('profile-as-base', base=base.name)}")
    return 0
