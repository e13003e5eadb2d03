"""Any bytes are a saved game of Mariášek or a RecordError; what is read is a record that replays and is read back."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # started as a program, it finds fuzz and tests

from fuzz.harness import LawBroken, check_refusal, instrumented, run, target

with instrumented():
    from marias.errors import RecordError
    from marias.rules.record import parse_record, replay, write_record
    from marias.store.hra_record import record_of


@target
def hra(data: bytes) -> None:
    try:
        converted = record_of(data, "game.hra")
    except RecordError as problem:
        check_refusal(repr(data), problem)
        return
    written = write_record(converted.record)
    again = parse_record(written)
    if write_record(again) != written:
        raise LawBroken(f"{data!r} is a record that changes when it is read back")
    for first, second in zip(replay(converted.record), replay(again), strict=True):
        if first.result != second.result:
            raise LawBroken(f"{data!r} comes to another result when it is read back")


if __name__ == "__main__":
    run()
