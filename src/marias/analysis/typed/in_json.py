"""A position in JSON: the deal as the scorekeeper's request tells it, and the cards as they are written."""

from __future__ import annotations

import msgspec

from marias.analysis.typed.position import Position
from marias.errors import NotationError, SettlementError
from marias.notation import parse_cards, parse_hand
from marias.rules import parse_request


class Written(msgspec.Struct, forbid_unknown_fields=True):
    """The fields of ``Position``, cards as text; seats count from 0."""

    deal: msgspec.Raw
    hands: tuple[str, ...]
    leader: int
    trick: str = ""
    points: int | None = None
    marriages: tuple[tuple[int, int], ...] = ()
    shown: str = ""
    took: tuple[int, ...] = ()
    talon: str | None = None
    stock: str = ""
    sevens_made: bool | None = None


def parse_position(data: bytes, source: str, *, profile: str = "") -> Position:
    """The position in the bytes; ``profile`` says of which game a deal is that names neither game nor rule set.

    Raises ``SettlementError`` naming ``source`` and what is wrong in it.
    """
    try:
        written = msgspec.json.decode(data, type=Written)
        return Position(
            deal=parse_request(bytes(written.deal), source, profile=profile),
            hands=tuple(map(parse_hand, written.hands)),
            leader=written.leader,
            trick=parse_cards(written.trick),
            points=written.points,
            marriages=written.marriages,
            shown=parse_hand(written.shown),
            took=written.took,
            talon=None if written.talon is None else parse_hand(written.talon),
            stock=parse_cards(written.stock),
            sevens_made=written.sevens_made,
        )
    except NotationError as error:
        raise SettlementError(source, str(error), code="position-json", cause=error) from error
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        reason = " ".join(str(error).split()) or "is no JSON object"
        raise SettlementError(source, reason, code="settlement-request", reason=reason) from error
