"""The error tree: by cause, and by who can mend it.

::

    MariasError                    everything this package raises on purpose
    ├── NotationError              a text could not be read: names text, position, what was expected
    │   └── RecordError            a record of deals is broken or from another program: names file and line
    ├── ProfileError               a rule set is wrong: names file, key, what is allowed
    ├── PremiumError               a table of premium points is wrong: names file, row, key, what is allowed
    ├── IllegalAction              an action is against the rules: names action, seat, phase and rule
    │   └── ClaimRefused           a laid-down hand was not proved; the deal goes on
    ├── SettlementError            facts of a deal that cannot be together
    ├── SolverError                a position, rules or a question the solver cannot take
    ├── ClusterError               work cannot be handed to other computers
    ├── PuzzleError                a line of a file that is no puzzle: names file and line
    └── TableError                 a table cannot be run this way (seats, bots, files in use)

The inner rooms speak in codes: every error carries ``code`` and ``params``; ``str(error)`` is the plain English
line. The outer rooms translate ``error-<code>`` with the same parameters.
"""

from __future__ import annotations


class MariasError(Exception):
    """Base of all errors of this package.

    ``code`` is a stable word for programs and translations, ``params`` are its parameters.
    """

    def __init__(self, message: str, *, code: str, **params: object) -> None:
        super().__init__(message)
        self.message = message
        self.code = code
        self.params = params

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (type(self), self.message, self.code, self.params))

    def __str__(self) -> str:
        return self.message


def _rebuild(kind: type[MariasError], message: str, code: str, params: dict[str, object]) -> MariasError:
    error = kind.__new__(kind)
    MariasError.__init__(error, message, code=code, **params)
    return error


class NotationError(MariasError):
    """A text could not be read. ``text`` is the input, ``position`` counts characters from 0."""

    def __init__(self, text: str, position: int, expected: str, *, code: str = "notation", **params: object) -> None:
        shown = text if len(text) <= 60 else text[:57] + "..."
        super().__init__(
            f"cannot read {shown!r} at character {position + 1}: expected {expected}",
            code=code,
            text=shown,
            position=position,
            expected=expected,
            **params,
        )


class RecordError(NotationError):
    """A record is broken, cut off or foreign. ``source`` names the file, ``line`` counts from 1 (0: the whole file).

    Where another error is the reason, it stands in ``params["cause"]``.
    """

    def __init__(self, source: str, line: int, problem: str, *, code: str, **params: object) -> None:
        where = f"{source}, line {line}" if line else source
        MariasError.__init__(
            self, f"{where}: {problem}", code=code, source=source, line=line, problem=problem, **params
        )


class ProfileError(MariasError):
    """A rule set cannot be used. ``source`` names the file, ``key`` the setting, ``allowed`` what may stand there."""

    def __init__(
        self, source: str, key: str, problem: str, allowed: str = "", *, code: str = "profile", **params: object
    ) -> None:
        tail = f"; allowed: {allowed}" if allowed else ""
        where = f"{source}: {key}: " if key else f"{source}: "
        super().__init__(
            where + problem + tail, code=code, source=source, key=key, problem=problem, allowed=allowed, **params
        )


class PremiumError(MariasError):
    """A table of premium points cannot be used, or should be looked at.

    ``source`` names the file, ``place`` the row or section, ``key`` the key, ``allowed`` what may stand there.
    """

    def __init__(
        self, source: str, place: str, key: str, problem: str, allowed: str = "", *, code: str, **params: object
    ) -> None:
        tail = f"; allowed: {allowed}" if allowed else ""
        where = ": ".join(part for part in (source, place, key) if part)
        super().__init__(
            f"{where}: {problem}{tail}",
            code=code,
            source=source,
            place=place,
            key=key,
            problem=problem,
            allowed=allowed,
            **params,
        )


class IllegalAction(MariasError):
    """An action the rules do not allow now. ``rule`` is a code such as ``must-follow``, ``clause`` its source.

    ``seat`` and ``action`` are those of the one who acted; the text never names a card he cannot see.
    """

    def __init__(self, action: str, seat: int | None, phase: str, rule: str, clause: str = "") -> None:
        who = "nobody" if seat is None else f"seat {seat}"
        tail = f" [{clause}]" if clause else ""
        super().__init__(
            f"{action!r} by {who} is not allowed in phase {phase}: {rule}{tail}",
            code=f"illegal-{rule}",
            action=action,
            seat=seat,
            phase=phase,
            rule=rule,
            clause=clause,
        )


class ClaimRefused(IllegalAction):
    """A hand was laid down but not proved from what its owner can know; the deal goes on."""


class SettlementError(MariasError):
    """Facts of a deal that cannot be together. ``field`` names the fact, ``allowed`` what it may be."""

    def __init__(self, field: str, problem: str, allowed: str = "", *, code: str, **params: object) -> None:
        tail = f"; allowed: {allowed}" if allowed else ""
        super().__init__(
            f"{field}: {problem}{tail}", code=code, field=field, problem=problem, allowed=allowed, **params
        )


class TableError(MariasError):
    """A table cannot be run as asked."""

    def __init__(self, problem: str, *, code: str = "table", **params: object) -> None:
        super().__init__(problem, code=code, problem=problem, **params)


class SolverError(MariasError):
    """A position, rules or a question the solver cannot take."""


class ClusterError(MariasError):
    """Work cannot be handed to other computers, or what they do there was lost."""


class PuzzleError(MariasError):
    """A line of a file that is no puzzle. ``source`` names the file, ``line`` counts from 1.

    Where another error is the reason, it stands in ``params["cause"]``.
    """

    def __init__(self, source: str, line: int, problem: str, *, code: str, **params: object) -> None:
        super().__init__(
            f"{source}, line {line}: no puzzle: {problem}",
            code=code,
            source=source,
            line=str(line),
            problem=problem,
            **params,
        )
