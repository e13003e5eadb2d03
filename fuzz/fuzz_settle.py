"""Any bytes are a scorekeeper's request that can be settled, or one line saying why not; payments sum to zero."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # started as a program, it finds fuzz and tests

import msgspec

from fuzz.harness import LawBroken, check_refusal, instrumented, run, target

with instrumented():
    from marias.errors import ProfileError, SettlementError
    from marias.rules import GAMES, load_profile, parse_request
    from marias.rules.profile import shipped

PROFILES = [load_profile(name) for name in shipped()]


@target
def settle(data: bytes) -> None:
    try:
        request = parse_request(data, "request")
    except (SettlementError, ProfileError) as problem:
        check_refusal("", problem)
        return
    game = GAMES[type(request).__struct_config__.tag]
    if msgspec.json.decode(msgspec.json.encode(request), type=game.request) != request:
        raise LawBroken(f"{data!r} is a request that changes when it is read back")
    for profile in PROFILES:
        if profile.game != game.name:
            continue
        try:
            found = game.answer(request, profile)
        except SettlementError as problem:
            check_refusal("", problem)
            continue
        if sum(found.payments) or sum(found.paid or ()):
            raise LawBroken(f"{data!r} is settled with payments that do not sum to zero")


if __name__ == "__main__":
    run()
