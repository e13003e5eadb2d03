"""A situation in the numbers of the compiled modules."""

from __future__ import annotations

from typing import Any

from marias.solver.frame import Frame
from marias.solver.problem import Manner, Numbering, Problem, Rules
from marias.solver.situation import Calling, Situation


def rules_of_play(
    situation: Situation | Frame, numbering: Numbering, *, levels: tuple[int, ...], **open_marks: Any
) -> Rules:
    """How a situation is played, in the core's numbers; with what is told apart at its end."""
    bit = numbering.bit
    return Rules(
        players=len(situation.seats),
        sides=situation.declarers,
        goal=situation.goal,
        trumps=situation.trump is not None,
        must_trump=situation.must_trump,
        beat=situation.beat,
        overtrump=situation.overtrump,
        tricks=situation.tricks,
        last_tens=situation.last_tens,
        kept=sum(map(bit, situation.kept)),
        kept_for_trumps=situation.kept_for_trumps,
        seven_owner=situation.seven_owner,
        helper=bit(situation.helper) if situation.helper else 0,
        call_when=situation.call_when,
        call_optional=not situation.calling.always,
        by_turns=situation.by_turns,
        weakened=numbering.mask(situation.stock_rules.weakened),
        inside_suit=situation.stock_rules.inside_suit,
        early_barred=not situation.stock_rules.fircik,
        levels=levels,
        **open_marks,
    )


def position(situation: Situation, numbering: Numbering, rules: Rules, *, marks: int = 0) -> Problem:
    """A situation under these rules, in the core's numbers."""
    hands = tuple(numbering.mask(hand) for hand in situation.hands)
    first, second, third, fourth = (*hands, 0, 0)[:4]
    return Problem(
        rules=rules,
        hands=(first, second, third, fourth),
        leader=situation.leader,
        table=numbering.bits(situation.trick),
        taken=situation.taken,
        marks=marks,
        helper_done=situation.helper_done,
        stock=numbering.bits(situation.stock),
        weak=numbering.mask(situation.powerless),
    )


def manner_of(situation: Situation, numbering: Numbering) -> Manner:
    """How marriages are called in a situation, and what must be led."""
    calling = situation.calling
    return Manner(
        overs=sum(0x10 << 8 * numbering.suit(suit) for _, suit in situation.live_pairs()),
        by_kings=calling in (Calling.FIRST_CARD, Calling.EITHER_BY_CHOICE),
        by_choice=calling.by_choice,
        shown=calling is Calling.SHOWN,
        shown_now=situation.shown_now,
        many_shown=situation.many_shown,
        kings_wait=calling is Calling.OVER_FIRST,
        must_lead=numbering.bit(situation.must_lead) if situation.must_lead else 0,
    )
