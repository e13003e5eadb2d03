"""Any text is a record or a RecordError; what is read is written and read back the same, and replays or is refused."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # started as a program, it finds fuzz and tests

from fuzz.harness import LawBroken, check_refusal, instrumented, run, target

with instrumented():
    from marias.errors import RecordError
    from marias.rules.record import Record, parse_record, replay, write_record


@target
def record(text: str) -> None:
    try:
        read = parse_record(text)
    except RecordError as problem:
        check_refusal(text, problem)
        return
    written = write_record(read)
    again = parse_record(written)
    if write_record(again) != written:
        raise LawBroken(f"{text!r} is a record that changes when it is read back")
    if outcome(read) != outcome(again):
        raise LawBroken(f"{text!r} comes to another result when it is read back")


def outcome(read: Record) -> object:
    """The results of the deals, or whether it was refused: the lines are counted otherwise when it was written anew."""
    try:
        return [deal.result for deal in replay(read)]
    except RecordError as problem:
        check_refusal("", problem)
        return "refused"


if __name__ == "__main__":
    run()
