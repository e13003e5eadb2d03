"""The scorekeeper's request in JSON: the facts of a deal, cards as they are written, and the edition to count by."""

from __future__ import annotations

from typing import Any

import msgspec

from marias.cards import CardSet
from marias.errors import NotationError, SettlementError
from marias.notation import parse_hand
from marias.rules.premium.award import Premium
from marias.rules.premium.certainty import Prover
from marias.rules.premium.engine import premium
from marias.rules.premium.facts import Facts
from marias.rules.premium.table_file import DEFAULT, load_table


class Request(Facts, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Facts, and by which table they are counted. Cards are written ``"Ak Xk 7k"``, a trump by its letter."""

    edition: str = DEFAULT
    """Name of an edition, or the path of its file."""


def parse_request(text: str | bytes, source: str) -> Request:
    """The request in JSON; raises ``SettlementError`` naming ``source`` and what is wrong in it."""
    try:
        return msgspec.json.decode(text, type=Request, dec_hook=_cards)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        reason = " ".join(str(error).split()) or "is no JSON object"
        raise SettlementError(source, reason, code="settlement-request", reason=reason) from error


def _cards(kind: type[Any], value: Any) -> Any:
    """A hand from its text."""
    if kind is not CardSet or not isinstance(value, str):
        raise ValueError('expected cards, such as "Ak Xk 7k"')
    try:
        return parse_hand(value)
    except NotationError as error:
        raise ValueError(str(error)) from error


def answer(request: Request, prover: Prover | None = None) -> Premium:
    """The premium points of the deal.

    Raises ``SettlementError`` for facts that cannot be together or are missing, ``PremiumError`` for an edition that
    cannot be counted by.
    """
    return premium(request, load_table(request.edition), prover)
