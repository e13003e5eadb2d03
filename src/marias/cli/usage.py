"""The command line's own words in the language: the headings of ``--help``, and what is wrong with an option.

click says them in English; its headings and its kinds of errors are few, so each is said here by its class.
"""

from __future__ import annotations

import re

import click

from marias.cli.streams import one_line
from marias.texts import Text

HEADINGS = {
    "Usage: ": "usage-usage",
    "[OPTIONS]": "usage-any-options",
    "COMMAND [ARGS]...": "usage-any-command",
    "\nOptions:\n": "usage-options",
    "\nCommands:\n": "usage-commands",
    "[default: ": "usage-default",
}
"""What click writes into a help text → the message that says it."""


_EXTRA = re.compile(r"Got unexpected extra arguments? \((.*)\)", re.DOTALL)
"""The only complaint of click that has no class of its own."""


def spoken(text: Text, command: click.Command) -> click.Command:
    """The command, and those below it, with a help that speaks the language."""

    class Spoken(click.Context):
        def get_help(self) -> str:
            if option := self.command.get_help_option(self):
                option.help = text("usage-help")
            return _translated(text, super().get_help())

        def get_usage(self) -> str:
            return _translated(text, super().get_usage())

    command.context_class = Spoken
    for below in command.commands.values() if isinstance(command, click.Group) else ():
        spoken(text, below)
    return command


def _translated(text: Text, words: str) -> str:
    for english, message in HEADINGS.items():
        bare = english.strip()
        words = words.replace(english, english.replace(bare, text(message)))
    return words


def show(text: Text, error: click.ClickException) -> None:
    """What is wrong with the words of the command line, on the standard error."""
    context = error.ctx if isinstance(error, click.UsageError) else None
    if isinstance(error, click.exceptions.NoArgsIsHelpError):
        click.echo(error.format_message(), err=True)
        return
    if context is not None:
        click.echo(context.get_usage(), err=True)
        click.echo(text("usage-try", command=f"{context.command_path} --help"), err=True)
    click.echo(f"marias: {one_line(complaint(text, error))}", err=True)


def complaint(text: Text, error: click.ClickException) -> str:
    """The error in one line."""
    match error:
        case click.NoSuchOption():
            return text("usage-no-option", name=error.option_name, near=", ".join(error.possibilities or ()) or "-")
        case click.exceptions.NoSuchCommand():
            return text("usage-no-command", name=error.command_name)
        case click.MissingParameter():
            return text("usage-missing", name=_named(error))
        case click.BadOptionUsage():
            return text("usage-option", name=error.option_name)
        case click.BadParameter():
            kind = error.param.type if error.param else click.STRING
            allowed = ", ".join(map(str, kind.choices)) if isinstance(kind, click.Choice) else kind.name
            return text("usage-value", name=_named(error), allowed=allowed)
        case click.UsageError() if extra := _EXTRA.fullmatch(error.message):
            return text("usage-extra", words=extra[1])
        case _:
            return error.format_message()


def _named(error: click.BadParameter) -> str:
    """The option or argument the error is about."""
    if isinstance(error.param, click.Option):
        return error.param.opts[0]
    if error.param is not None and error.ctx is not None:
        return error.param.make_metavar(error.ctx)
    return error.param_hint if isinstance(error.param_hint, str) else "-"
