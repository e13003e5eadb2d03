"""Text for cards, hands, packs and actions: ``parse(write(x)) == x``.

Writing has one form: a card is its rank and suit letter (``Ak``), an action its tag and one word a field. Reading a
card takes the usual ways people write it (``♥10``, ``kA``, ``červená desítka``, ``дама жир``, ``ten of leaves``);
reading an action takes the written form alone. What cannot be read, or could be read as two cards, is a
:class:`~marias.errors.NotationError` that names the text, the position and what was expected.
"""

from __future__ import annotations

from marias.notation.actions import parse_action, write_action
from marias.notation.cards import (
    parse_card,
    parse_cards,
    parse_hand,
    parse_pack,
    parse_suit,
    readings,
    write_card,
    write_cards,
    write_hand,
    write_pack,
)
from marias.notation.words import in_latin, plain

__all__ = [
    "in_latin",
    "parse_action",
    "parse_card",
    "parse_cards",
    "parse_hand",
    "parse_pack",
    "parse_suit",
    "plain",
    "readings",
    "write_action",
    "write_card",
    "write_cards",
    "write_hand",
    "write_pack",
]
