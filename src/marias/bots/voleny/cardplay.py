"""Play in the games with trumps of volený mariáš."""

from __future__ import annotations

from marias.bots import trumpplay
from marias.bots.trumpplay import TrumpTrick
from marias.bots.voleny.knowledge import VolenyKnowledge
from marias.cards import Card, CardSet
from marias.rules.voleny.view import VolenyView


def choose_card(view: VolenyView, cards: CardSet) -> Card:
    """The best of these cards, which are those the seat may play."""
    if len(cards) == 1:
        return next(iter(cards))
    known = VolenyKnowledge(view)
    assert known.trump is not None  # noqa: S101 – for the type checker; these games have trumps
    hundred = any(view.rounds.component(name) for name in ("sto", "stosedm"))
    waits = hundred and view.profile.sto_marriage == "first"
    table = TrumpTrick(
        known,
        known.trump,
        view.declarer,
        view.active,
        view.hand,
        view.trick,
        view.leader,
        view.keeps_seven,
        first_counts=waits and all(marriage.seat != known.seat for marriage in view.marriages),
    )
    return trumpplay.choose_card(table, cards)
