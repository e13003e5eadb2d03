"""Play in licitovaný mariáš: by points and the seven, for the two sevens, in betl and durch; marriages."""

from __future__ import annotations

from marias.bots import soloplay, trumpplay
from marias.bots.licitovany import sevens
from marias.bots.licitovany.knowledge import LicitovanyKnowledge
from marias.bots.soloplay import SoloTrick
from marias.bots.trumpplay import TrumpTrick
from marias.cards import CardSet
from marias.rules.actions import Play, PlayMarriage
from marias.rules.contract import Action
from marias.rules.licitovany.contracts import CONTRACTS
from marias.rules.licitovany.view import LicitovanyView


def play(view: LicitovanyView) -> Action:
    """A card, and with it a marriage where it helps: all of them, but for a twenty that would take the place of the
    forty as the one that counts towards a hundred."""
    plain = {action.card: action for action in view.legal if isinstance(action, Play)}
    announcing = {action.card: action for action in view.legal if isinstance(action, PlayMarriage)}
    cards = CardSet(plain)
    contract = CONTRACTS[view.contract]
    known = LicitovanyKnowledge(view)
    declarer = view.declarer
    assert declarer is not None  # noqa: S101 – for the type checker; tricks are played by somebody's contract
    if view.trump is None:
        solo = SoloTrick(known, declarer, view.hand, view.trick, view.leader, view.active)
        return plain[soloplay.choose_card(solo, cards, contract.kind)]
    hundred = "sto" in contract.parts and known.seat == declarer and view.profile.sto_marriage == "first"
    table = TrumpTrick(
        known,
        view.trump,
        declarer,
        view.active,
        view.hand,
        view.trick,
        view.leader,
        declarer if contract.sevens else None,
        first_counts=hundred and all(marriage.seat != known.seat for marriage in view.marriages),
    )
    if contract.two_sevens and not sevens.broken(view):
        card = sevens.choose_card(view, table, cards)
    else:
        card = trumpplay.choose_card(table, cards)
    waits = card.suit is not view.trump and trumpplay.waits(table, card)
    return plain[card] if waits or card not in announcing else announcing[card]
