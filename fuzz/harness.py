"""The frame of the fuzz targets: a law about any input, called by a fuzzer and by the tests.

A target is a file ``fuzz/fuzz_NAME.py`` with a corpus in ``fuzz/corpus/NAME/`` and a law, a function of a text or of
bytes that raises when it is broken::

    with instrumented():
        from marias.somewhere import parse, write

    @target
    def NAME(text: str) -> None:
        round_trip(text, parse, write, SomeError)

    if __name__ == "__main__":
        run()

``python fuzz/fuzz_NAME.py -runs=100000 fuzz/corpus/NAME`` runs it guided by coverage (all options are libFuzzer's);
tests/test_fuzz.py finds it by itself and calls the same ``one_input(data: bytes)``, without a fuzzer.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

FUZZ = Path(__file__).resolve().parent
T = TypeVar("T")
Law = TypeVar("Law", bound=Callable[..., None])


class Target(NamedTuple):
    """A law and the inputs it begins with."""

    name: str
    one_input: Callable[[bytes], None]
    corpus: Path


TARGETS: dict[str, Target] = {}


def target(law: Law) -> Law:
    """Register a law under its name; one that takes ``str`` gets the bytes as UTF-8, broken ones escaped."""
    (parameter,) = inspect.signature(law).parameters.values()
    if parameter.annotation in (str, "str"):
        one_input = lambda data: law(data.decode("utf-8", "surrogateescape"))  # noqa: E731 (of two, one is the law itself)
    else:
        one_input = law
    TARGETS[law.__name__] = Target(law.__name__, one_input, FUZZ / "corpus" / law.__name__)
    return law


def instrumented() -> AbstractContextManager[Any]:
    """Packages imported within tell the fuzzer what they run; in tests it does nothing."""
    if Path(sys.argv[0]).resolve().parent != FUZZ:
        return nullcontext()
    import atheris  # noqa: PLC0415 (there is none on every system)

    return atheris.instrument_imports(include=["marias"])  # type: ignore[no-any-return]


def run() -> None:
    """Fuzz the one target of the program that was started."""
    import atheris  # noqa: PLC0415 (there is none on every system)

    (only,) = TARGETS.values()
    atheris.Setup(sys.argv, only.one_input)
    atheris.Fuzz()


class LawBroken(Exception):
    """An input for which the law does not hold."""


def round_trip(
    text: str,
    parse: Callable[[str], T],
    write: Callable[[T], str],
    refusal: type[Exception],
    parse_back: Callable[[str], T] | None = None,
) -> None:
    """A text is refused in one line, or what it says is written, read back the same and written the same again."""
    try:
        said = parse(text)
    except refusal as problem:
        check_refusal(text, problem)
        return
    written = write(said)
    again = (parse_back or parse)(written)
    if again != said:
        raise LawBroken(f"{text!r} is {said!r}, but written {written!r} and read again it is {again!r}")
    if write(again) != written:
        raise LawBroken(f"{again!r} was written {written!r}, then {write(again)!r}")


def check_refusal(text: str, problem: Exception) -> None:
    """A refusal is one line, and its position, if it has one, lies in the text or at its end."""
    if not str(problem) or len(str(problem).splitlines()) != 1:
        raise LawBroken(f"{text!r} is refused in other than one line: {str(problem)!r}")
    position = getattr(problem, "params", {}).get("position", 0)
    if not 0 <= position <= len(text):
        raise LawBroken(f"{text!r} is refused at {position}, outside of it")
