"""Text for actions: the tag, then one word a field."""

from __future__ import annotations

import re
import typing
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple, TypeVar

import msgspec

from marias.errors import MariasError, NotationError
from marias.notation.fields import WORD, kind_of

S = TypeVar("S", bound=msgspec.Struct)
_BLANK_FREE = re.compile(r"\S+")


def write_action(action: msgspec.Struct) -> str:
    """The tag of an action, then one word a field in their order.

    A card is written as always, a hidden one (``None``) ``?``; the members of a tuple are joined by ``+``. An empty
    tuple or word is ``-``, and so is ``None`` where that is the default. Last fields that have their default are left
    out. Raises ``NotationError`` for a string that is no word (``[a-z0-9_]+``) or a number of more than 18 digits,
    ``TypeError`` for a struct that is no action or a value of another type than its field.
    """
    plan = _plan(type(action))
    count = len(plan.fields)
    while count > plan.required and getattr(action, plan.fields[count - 1].name) == plan.fields[count - 1].default:
        count -= 1
    words = [plan.tag]
    for field in plan.fields[:count]:
        value = getattr(action, field.name)
        try:
            words.append(field.write(value))
        except ValueError:
            expected = f"{plan.tag} {field.name}: {field.expected}"
            raise NotationError(str(value), 0, expected, code="notation-value") from None
        except (KeyError, TypeError, AttributeError):
            raise TypeError(f"{plan.tag} {field.name}: {value!r} is not {field.expected}") from None
    return " ".join(words)


def parse_action(text: str, types: tuple[type[S], ...]) -> S:
    """The action a text says, one of these types; the inverse of :func:`write_action`.

    Last fields that have a default may be left out. Raises ``NotationError`` for an unknown tag, a wrong word, too
    many or too few words; ``TypeError`` if the types themselves cannot be written.
    """
    plans = _plans(types)
    words = text.split()
    plan = plans.get(words[0]) if words else None
    if plan is None:
        raise _wrong_word(text, 0, f"an action: {' '.join(plans)}", code="notation-action", allowed=" ".join(plans))
    if not plan.required < len(words) <= len(plan.fields) + 1:
        raise _wrong_count(text, plan, len(words))
    values = []
    for place, (word, field) in enumerate(zip(words[1:], plan.fields, strict=False), 1):
        try:
            values.append(field.read(word))
        except (KeyError, ValueError):
            raise _wrong_word(
                text,
                place,
                f"{field.name}: {field.expected}",
                code="notation-field",
                field=field.name,
                usage=plan.usage,
            ) from None
    try:
        made = plan.make(*values)
    except (TypeError, ValueError, MariasError) as problem:
        raise NotationError(text, 0, f"a possible {plan.tag}: {problem}", code="notation-impossible") from None
    return typing.cast("S", made)


def _wrong_word(text: str, place: int, expected: str, *, code: str, **params: object) -> NotationError:
    starts = [word.start() for word in _BLANK_FREE.finditer(text)]
    position = starts[place] if place < len(starts) else len(text)
    return NotationError(text, position, expected, code=code, **params)


def _wrong_count(text: str, plan: _Plan, count: int) -> NotationError:
    if count > len(plan.fields):
        place, expected = len(plan.fields) + 1, f"no more: {plan.usage}"
        return _wrong_word(text, place, expected, code="notation-words", usage=plan.usage)
    field = plan.fields[count - 1]
    expected = f"{field.name}: {field.expected} ({plan.usage})"
    return _wrong_word(text, count, expected, code="notation-words", usage=plan.usage)


class _Field(NamedTuple):
    name: str
    write: Callable[[Any], str]
    read: Callable[[str], Any]
    expected: str
    default: Any


class _Plan(NamedTuple):
    """How one type of action is written and read."""

    tag: str
    make: Callable[..., msgspec.Struct]
    fields: tuple[_Field, ...]
    required: int
    """So many fields are always written."""
    usage: str


@cache
def _plan(kind: type[msgspec.Struct]) -> _Plan:
    tag = kind.__struct_config__.tag
    if not isinstance(tag, str) or not WORD.fullmatch(tag):
        raise TypeError(f"{kind.__name__}: an action has a tag of [a-z0-9_]+, not {tag!r}")
    hints = typing.get_type_hints(kind, include_extras=True)
    fields = tuple(
        _Field(info.name, *kind_of(hints[info.name], f"{kind.__name__}.{info.name}", _default(info)), _default(info))
        for info in msgspec.structs.fields(kind)
    )
    required = len(fields)
    while required and fields[required - 1].default is not msgspec.NODEFAULT:
        required -= 1
    usage = [tag, *(field.name if at < required else f"[{field.name}]" for at, field in enumerate(fields))]
    return _Plan(tag, _maker(kind), fields, required, " ".join(usage))


def _maker(kind: type[msgspec.Struct]) -> Callable[..., msgspec.Struct]:
    """Makes the struct from its values in their order, though some of them must be named."""
    free, names = len(kind.__match_args__), kind.__struct_fields__
    if free == len(names):
        return kind
    return lambda *values: kind(*values[:free], **dict(zip(names[free:], values[free:], strict=False)))


@cache
def _plans(kinds: tuple[type[msgspec.Struct], ...]) -> dict[str, _Plan]:
    plans: dict[str, _Plan] = {}
    for plan in map(_plan, kinds):
        if plan.tag in plans:
            raise TypeError(f"two actions are called {plan.tag!r}")
        plans[plan.tag] = plan
    return plans


def _default(info: msgspec.structs.FieldInfo) -> Any:
    return info.default if info.default_factory is msgspec.NODEFAULT else info.default_factory()
