"""The command line: ``marias COMMAND``. One module a command; each offers ``command(text)``.

Exit codes: 0 done · 1 the answer is no (a profile is wrong, a record disagrees) · 2 the input cannot be used ·
130 interrupted · 141 the reader of our output has gone.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from importlib import import_module, metadata
from importlib.machinery import ExtensionFileLoader, PathFinder

import click

from marias.cli import streams, usage
from marias.cli.system import reason_said
from marias.errors import IllegalAction, MariasError, NotationError, PremiumError, RecordError
from marias.texts import NAMES, Text, language_of

COMMANDS: tuple[str, ...] = (
    "play",
    "replay",
    "show",
    "convert",
    "settle",
    "pb",
    "profile",
    "simulate",
    "review",
    "solve",
    "par",
    "puzzle",
)
WRONG, UNUSABLE, INTERRUPTED, READER_GONE = 1, 2, 130, 141


def _language_option(text: Text) -> click.Option:
    """``--lang``, before a command or behind it; it is read before click starts."""
    names = click.Choice(list(NAMES), case_sensitive=False)
    shown = f"[{'|'.join(NAMES)}]"
    return click.Option(["--lang"], type=names, metavar=shown, help=text("cli-lang"), expose_value=False)


def _with_language(text: Text, command: click.Command) -> click.Command:
    """The command, and those below it, with ``--lang``."""
    command.params.append(_language_option(text))
    for below in command.commands.values() if isinstance(command, click.Group) else ():
        _with_language(text, below)
    return command


class Commands(click.Group):
    """The group of all commands; a command's module is imported when it is asked for."""

    def __init__(self, text: Text) -> None:
        super().__init__(
            "marias",
            help=text("cli-help"),
            params=[_language_option(text)],
            context_settings={"help_option_names": ["-h", "--help"]},
        )
        self.text = text
        usage.spoken(text, self)
        self.params.append(
            click.Option(
                ["--version"],
                is_flag=True,
                is_eager=True,
                expose_value=False,
                callback=self._version,
                help=text("usage-version"),
            )
        )

    def _version(self, ctx: click.Context, _param: click.Parameter, asked: bool) -> None:
        if asked and not ctx.resilient_parsing:
            kind = "compiled" if _solver_compiled() else "uncompiled"
            click.echo(f"marias {metadata.version('marias')}, {self.text(f'usage-version-{kind}')}")
            ctx.exit()

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 – click's signature
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002 – click's
        if cmd_name not in COMMANDS:
            return None
        make: Callable[[Text], click.Command] = import_module(f"marias.cli.{cmd_name}").command
        return usage.spoken(self.text, _with_language(self.text, make(self.text)))


def _solver_compiled() -> bool:
    """Is the solver compiled? Looked up without importing it, for it warns where it is not."""
    places = [f"{place}/solver" for place in import_module("marias").__path__]
    found = [PathFinder.find_spec(name, places) for name in ("_core", "_chance")]
    return all(module is not None and isinstance(module.loader, ExtensionFileLoader) for module in found)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line; every error of this package becomes one line and an exit code."""
    streams.prepare()
    sys.exit(run(list(sys.argv[1:] if arguments is None else arguments)))


def run(arguments: list[str]) -> int:
    """The exit code of these arguments."""
    text = Text(language_of(arguments))
    try:
        code = _run(arguments, text)
        sys.stdout.flush()
        return code
    except streams.Stopped as stopped:
        return 128 + stopped.signal
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except BrokenPipeError:
        streams.abandon()
        return READER_GONE
    except OSError as error:
        # Nothing else is left than a standard stream or a folder that fails: files of a command name themselves.
        streams.abandon()
        streams.last_word(f"marias: {text('cli-system', reason=reason_said(text, error.strerror or str(error)))}")
        return UNUSABLE
    except UnicodeEncodeError:
        streams.last_word(f"marias: {text('cli-not-text')}")
        return UNUSABLE


def _run(arguments: list[str], text: Text) -> int:
    try:
        code = Commands(text).main(arguments, prog_name="marias", standalone_mode=False)
        return code if isinstance(code, int) else 0
    except click.ClickException as error:
        usage.show(text, error)
        return UNUSABLE
    except SystemExit as click_exits:
        return READER_GONE if click_exits.code == 1 else 0  # click itself met the closed pipe; 0: it completed a word
    except MariasError as error:
        click.echo(f"marias: {said(text, error)}", err=True)
        return UNUSABLE


def said(text: Text, error: MariasError) -> str:
    """The error in the language, or its own plain English line where there is no translation; fit for a terminal."""
    return streams.printable(_said(text, error))


def _said(text: Text, error: MariasError) -> str:
    if isinstance(error, IllegalAction):
        return _illegal(text, error)
    message = f"error-{error.code}"
    if not text.has(message):
        return str(error)
    params = {
        key: said(text, value) if isinstance(value, MariasError) else value for key, value in error.params.items()
    }
    if "reason" in params:
        params["reason"] = reason_said(text, str(params["reason"]))
    if isinstance(error, RecordError):
        source, line = error.params["source"], error.params["line"]
        params["where"] = text("error-where", source=source, line=str(line)) if line else source
    elif isinstance(error, PremiumError):
        params["where"] = _in_table(text, error)
    elif isinstance(error, NotationError):
        params["at"] = str(int(str(error.params["position"])) + 1)
    return text(message, **{key: _fitting(value) for key, value in params.items()})


def _in_table(text: Text, error: PremiumError) -> str:
    """File, row and key of a table of premium points."""
    source, place, key = (str(error.params[name]) for name in ("source", "place", "key"))
    kind, _, name = place.partition(" ")
    place = text(f"error-premium-where-{kind}", name=name) if kind in ("row", "hole") else place
    return ": ".join(part for part in (source, place, key) if part)


def _illegal(text: Text, error: IllegalAction) -> str:
    """An action against the rules: the sentence of the rule, and its clause."""
    rule = f"rule-{error.params['rule']}"
    if not text.has(rule):
        return str(error)
    clause, seat = error.params["clause"], error.params["seat"]
    why = text(rule).removesuffix(".") + (f" [{clause}]" if clause else "")
    said_by = {} if seat is None else {"seat": str(seat)}
    return text(f"error-illegal{'-seat' if said_by else ''}", action=error.params["action"], why=why, **said_by)


LONGEST = 1000
"""Fluent refuses a longer part of a sentence."""


def _fitting(value: object) -> object:
    return value[: LONGEST - 1] + "…" if isinstance(value, str) and len(value) > LONGEST else value
