"""How a deal of licitovaný was played, as the scorekeeper tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from marias.errors import SettlementError
from marias.rules.doubling import Side
from marias.rules.licitovany.contracts import Contract
from marias.rules.licitovany.settlement import TEN, Outcome
from marias.rules.request import bare_tricks, card_points, check_silence, made_belied, told_tricks

if TYPE_CHECKING:
    from marias.rules.licitovany.request import Request

SEVEN = ("seven", "seven_won", "last_trick")
TRUMP_PLAY = ("declarer_points", "defence_points", "declarer_marriages", "defence_marriages", *SEVEN)
PLAY = (*TRUMP_PLAY, "declarer_tricks", "defence_tricks", "made")
"""The fields that tell of the play."""


def outcome_of(request: Request, contract: Contract) -> Outcome:
    """What happened in the play; raises ``SettlementError`` for facts that are missing or belie each other."""
    if not contract.counted:
        check_silence(request, TRUMP_PLAY, "only-tricks", contract=contract.kind)
        if not contract.two_sevens:
            return Outcome(tricks=bare_tricks(request, contract.kind, TEN, betl=contract.kind == "betl"))
        return Outcome(tricks=_tricks(request) or (TEN, 0), two_sevens=_made(request))
    two_sevens = False
    if contract.two_sevens:
        check_silence(request, SEVEN, "by-made", contract=contract.kind)
        two_sevens = _made(request)
    elif request.made is not None:
        raise SettlementError(
            "made",
            f"belongs to betl, durch and dvě sedmy; of {contract.kind} tell card points and seven",
            code="settlement-made-counted",
            contract=contract.kind,
        )
    points = card_points(request)
    last = "declarer" if two_sevens else _last_trick(request, contract)
    if last is not None and points[0 if last == "declarer" else 1] < TEN:
        raise SettlementError(
            "declarer_points",
            f"the last trick is worth 10 and was taken by the {last}, who has no card points",
            f"{TEN} … 90" if last == "declarer" else f"0 … {90 - TEN}",
            code="settlement-last-trick-worth",
            side=last,
        )
    return Outcome(
        card_points=points,
        marriages=(request.declarer_marriages, request.defence_marriages),
        tricks=_tricks(request) or ((5, 5) if all(points) else (TEN, 0) if points[0] else (0, TEN)),
        seven=request.seven or "none",
        seven_won=bool(request.seven_won),
        last_trick=last or "declarer",
        two_sevens=two_sevens,
    )


def lost_to_four_helpers(request: Request) -> bool:
    """Dvě sedmy against four helpers in one hand: lost, whoever says otherwise (spec 3.8)."""
    if request.made:
        raise SettlementError(
            "made",
            "dvě sedmy against four helpers in one hand are lost",
            "false",
            code="settlement-four-helpers-made",
        )
    return request.four_helpers


def _tricks(request: Request) -> tuple[int, int] | None:
    """The tricks of both sides where they are told; two sevens take two of them."""
    tricks = told_tricks(request, TEN)
    if tricks is not None and request.made and (tricks[0] < 2 or sum(tricks) != TEN):
        raise made_belied(tricks)
    return tricks


def _made(request: Request) -> bool:
    """Were the two sevens made?"""
    if request.four_helpers:
        return not lost_to_four_helpers(request)
    if request.made is None:
        raise SettlementError(
            "made",
            "is missing: were the two sevens made?",
            "true, false",
            code="settlement-sevens-missing",
        )
    return request.made


def _last_trick(request: Request, contract: Contract) -> Side | None:
    """The side that took the last trick, as far as it is told."""
    told, seven = request.last_trick, request.seven
    if seven is None and "sedma" in contract.parts:
        raise SettlementError(
            "seven",
            f"is missing: {contract.kind} was announced; whose trump seven fell in the last trick?",
            "declarer, none" if contract.kind == "sedma" else "declarer, defence, none",
            code="settlement-seven-missing",
            contract=contract.kind,
        )
    if seven in (None, "none"):
        return told
    if contract.kind == "sedma" and seven == "defence":
        raise SettlementError(
            "seven",
            f"{contract.kind} was announced by who holds it",
            "none, declarer",
            code="settlement-seven-owner",
            name=contract.kind,
        )
    if request.seven_won is None:
        raise SettlementError(
            "seven_won",
            "is missing: did the trump seven take the last trick?",
            "true, false",
            code="settlement-seven-won-missing",
        )
    if request.seven_won or seven == "declarer":
        taker: Side = "declarer" if request.seven_won and seven == "declarer" else "defence"
        if told not in (None, taker):
            raise SettlementError(
                "last_trick",
                f"does not agree with the seven, by which the {taker} took it",
                taker,
                code="settlement-last-trick",
                side=taker,
            )
        return taker
    if told is None:
        raise SettlementError(
            "last_trick",
            "is missing: who took it from the defender's seven?",
            "declarer, defence",
            code="settlement-taker-missing",
        )
    return told
