"""Any text is a card, a list, a pack, an action, or a NotationError; what is read is written and read back the same."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # started as a program, it finds fuzz and tests

from fuzz.harness import instrumented, round_trip, run, target

with instrumented():
    from marias import notation as n
    from marias.errors import NotationError
    from tests.samples import SAMPLES


@target
def notation(text: str) -> None:
    for language in ("cs", "sk", "en", "sr"):
        round_trip(text, partial(n.parse_card, language=language), n.write_card, NotationError, n.parse_card)
        round_trip(text, partial(n.parse_cards, language=language), n.write_cards, NotationError, n.parse_cards)
    round_trip(text, n.parse_hand, n.write_hand, NotationError)
    round_trip(text, n.parse_pack, n.write_pack, NotationError)
    round_trip(text, partial(n.parse_action, types=SAMPLES), n.write_action, NotationError)


if __name__ == "__main__":
    run()
