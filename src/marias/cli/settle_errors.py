"""What is wrong with facts, said to who told them by options: the option he typed, and the words he may type."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from marias.cli.settle_answers import Choice, Who
from marias.cli.settle_form import Form, Question
from marias.cli.settle_options import OPTIONS
from marias.errors import SettlementError
from marias.texts import Text

FACTS = {"fleks": "flek", "card_points": "points", "seven_by": "sedma", "marriages": "marriage"}
"""What an error can be about that is no field of a form → its option."""
NAMED = {"contract": ("game",), "offence": ("offence",)} | dict.fromkeys(("name", "one", "other"), ("component",))
"""Codes in an error → the messages that say them."""
YES_NO = {"true": "yes", "false": "no"}


def as_typed(
    text: Text, form: Form, told: Mapping[str, Any], names: Sequence[str], error: SettlementError, mark: str = "--"
) -> SettlementError:
    """The same error in words of the command line: ``--points`` instead of ``declarer_points``, places from 1.

    ``mark`` stands before the name of an option.
    """
    params = dict(error.params)
    field, problem, allowed = (str(params.pop(key)) for key in ("field", "problem", "allowed"))
    option = _option(form, told, field)
    for key, kinds in NAMED.items():
        if key in params:
            params[key] = _said(text, str(params[key]), kinds)
    if "seat" in params:
        params["seat"] = str(int(str(params["seat"])) + 1)
    own = f"{error.code}-{form.game}"
    words = [_word(text, form.options().get(option), names, word) for word in allowed.split(", ")]
    code = own if text.has(f"error-{own}") else error.code
    head = f"{mark}{option}" if option in OPTIONS else field
    return SettlementError(head, problem, ", ".join(words), code=code, **params)


def _option(form: Form, told: Mapping[str, Any], field: str) -> str:
    """The option that tells the field; of several the one that was typed."""
    options = [option for option, question in form.options().items() if question.field == field]
    typed = [option for option in options if option in told]
    return next(iter([*typed, *options]), field if field in OPTIONS else FACTS.get(field, field))


def _said(text: Text, code: str, kinds: Sequence[str]) -> str:
    """The code in words, where there are some."""
    return next((text(f"{kind}-{code}") for kind in kinds if text.has(f"{kind}-{code}")), code)


def _word(text: Text, question: Question | None, names: Sequence[str], word: str) -> str:
    """One word of what is allowed as it is typed."""
    kind = question.kind if question else None
    if isinstance(kind, Choice):
        return kind.labels(text).get(YES_NO.get(word, word), word)
    if isinstance(kind, Who) and word.isdecimal() and int(word) < len(names):
        return names[int(word)]
    if isinstance(kind, Who) and kind.other and word == kind.fact:
        return text(f"settle-{kind.other}")
    return _said(text, word, ("offence", "component"))
