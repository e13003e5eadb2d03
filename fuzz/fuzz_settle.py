"""Any bytes are a scorekeeper's request that can be settled, or one line saying why not; payments sum to zero."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # started as a program, it finds fuzz and tests

import msgspec

from fuzz.harness import LawBroken, check_refusal, instrumented, run, target

with instrumented():
    from marias.errors import SettlementError
    from marias.rules.profile import load
    from marias.rules.voleny.profile import VolenyProfile
    from marias.rules.voleny.request import Request, answer, parse_request

PROFILES = [load(VolenyProfile, name) for name in ("liga", "mariasek")]


@target
def settle(data: bytes) -> None:
    try:
        request = parse_request(data, "request")
    except SettlementError as problem:
        check_refusal("", problem)
        return
    if msgspec.json.decode(msgspec.json.encode(request), type=Request) != request:
        raise LawBroken(f"{data!r} is a request that changes when it is read back")
    for profile in PROFILES:
        try:
            found = answer(request, profile)
        except SettlementError as problem:
            check_refusal("", problem)
            continue
        if sum(found.payments) or sum(found.paid or ()):
            raise LawBroken(f"{data!r} is settled with payments that do not sum to zero")


if __name__ == "__main__":
    run()
