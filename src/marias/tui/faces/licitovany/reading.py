"""What was typed in licitovaný, as an action."""

from __future__ import annotations

from collections.abc import Sequence

from marias.cards import SHARP, CardSet, Suit
from marias.rules.actions import Play, Say
from marias.rules.contract import Action
from marias.rules.licitovany import GAME
from marias.rules.licitovany.actions import RUNGS, Announce, Bid, Claim, Discard, Hold, Omyl, Pass, Rung, TakeTalon
from marias.rules.licitovany.announcing import announced_sevens
from marias.rules.licitovany.contracts import CONTRACTS
from marias.rules.licitovany.talon import HIGHEST_WITHOUT_TRUMPS
from marias.rules.licitovany.view import LicitovanyView
from marias.rules.play import marriages_in
from marias.rules.premium.facts import NO_TRUMPS
from marias.tui import doubling
from marias.tui.amounts import amount
from marias.tui.faces.licitovany.contracts import Typed, read_contract
from marias.tui.faces.licitovany.table import hand_of, won
from marias.tui.look import Look
from marias.tui.typed import (
    CLAIM,
    Draft,
    Read,
    Sure,
    Wrong,
    card_of,
    folded,
    number_of,
    played,
    shown,
    two_cards_of,
)

_PASS = ("nemam", "pas", "pass", "dal", "dale", "dalej", "ne", "nie", "koncim", "no", "dalje", "nemam to")
_HOLD = (
    *("mam", "mam to", "mam ho", "drzim", "imam", "ano", "da"),
    *("have", "i have", "i have it", "have it", "hold", "yes"),
)
_TAKE = (
    *("talon", "beru", "beru talon", "vezmu", "beriem", "beriem talon", "uzimam", "uzimam talon"),
    *("take", "take talon", "take it"),
)
_OMYL = ("omyl", "slozit", "skladam", "greska", "slazem", "fold", "mistake", "folding")
_CLAIM = (*CLAIM, "zbytek je muj", "lay down")


def empty(view: LicitovanyView) -> Read:
    """What to type now; the card that was laid for the lead needs no word."""
    laid = laid_lead(view)
    if laid is not None:
        return laid
    phase = f"{view.phase}-answering" if view.phase == "auction" and view.auction.answering else view.phase
    own = "licitovany-" if view.phase == "announce" else ""
    return Wrong(f"empty-{own}{phase}", {"count": len(view.hand)})


def laid_lead(view: LicitovanyView) -> Play | None:
    """The lead of the card that was laid for it, where it is the turn for it."""
    lead = None if view.lead is None else Play(view.lead)
    return lead if view.phase == "play" and view.legal == (lead,) and not view.tricks else None


def instead(wrong: tuple[str, str], view: LicitovanyView) -> Sure | None:  # noqa: ARG001 – every face is asked the same way
    """No slip has to be recorded here."""
    return None


def read(typed: str, words: Sequence[str], view: LicitovanyView, look: Look, draft: Draft) -> Read:
    """The answer to the question the seat is asked now."""
    if view.phase in ("take", "discard", "announce") and _said(typed) in _OMYL:
        price = amount(look.text, GAME, view.profile, view.profile.omyl)
        return Sure(Omyl(), "sure-omyl", {"price": price})
    match view.phase:
        case "auction":
            return _auction(typed, view, look)
        case "take":
            return TakeTalon() if _said(typed) in _TAKE else Wrong("no-take", {"typed": shown(typed)})
        case "discard":
            return _discard(typed, view, look)
        case "announce":
            return _announce(typed, view, look, draft)
        case "doubling":
            return _doubling(typed, words, view)
        case _:
            return _play(typed, words, view, look)


def _said(typed: str) -> str:
    return folded(typed).replace("?", "").replace(",", "").strip()


def _auction(typed: str, view: LicitovanyView, look: Look) -> Read:
    """A rung by its number or its name, "mám" or "nemám"."""
    said, answering = _said(typed), view.auction.answering
    if said in _PASS:
        return Pass()
    if said in _HOLD:
        return Hold()
    number = number_of(said)
    if number is not None and number <= len(RUNGS):
        return Bid(RUNGS[number - 1]) if number else Wrong("no-rung", {"count": len(RUNGS)})
    named = read_contract(typed, look)
    if not named.kind or named.rest:
        return Wrong("no-hold" if answering else "no-bid", {"typed": shown(typed)})
    if named.helper or named.trump not in (None, Suit.HEARTS):
        return Wrong("no-suit-in-bids")
    rung = _rung(named.kind, named.trump)
    return Wrong("no-bid", {"typed": shown(typed)}) if rung is None else Bid(rung)


def _rung(kind: str, trump: Suit | None) -> Rung | None:
    """The rung of this contract; None for a colour of what has none."""
    name = f"{kind}_hearts" if trump is Suit.HEARTS else kind
    return CONTRACTS[name].rung if name in CONTRACTS else None


def _discard(typed: str, view: LicitovanyView, look: Look) -> Read:
    given = two_cards_of(typed, hand_of(view), look, "no-discard")
    if isinstance(given, Wrong):
        return given
    action = Discard(given)
    bare = won(view)
    costly = CardSet(given) & SHARP and view.auction.height <= HIGHEST_WITHOUT_TRUMPS
    return Sure(action, "sure-sharp") if costly and bare and bare.trumps else action


def _announce(typed: str, view: LicitovanyView, look: Look, draft: Draft) -> Read:
    """Contract and suits, or contract and card, at once or one after the other."""
    named = read_contract(typed, look)
    if not named.kind and draft.call:
        begun = read_contract(draft.call, look)
        if begun.kind in NO_TRUMPS:
            named = Typed(begun.kind, rest=typed)
        elif begun.trump is not None and named.trump is not None:
            named = Typed(begun.kind, begun.trump, named.trump, named.rest)
        else:
            named = Typed(begun.kind, named.trump or begun.trump, named.helper or begun.helper, named.rest)
    elif not named.kind and named.trump is not None and (stands := won(view)):
        named = Typed(stands.kind, named.trump, named.helper, named.rest)
    if not named.kind:
        return Wrong("no-contract", {"typed": shown(typed)})
    if named.kind in NO_TRUMPS:
        return _bare(named, view, look)
    if named.rest:
        return Wrong("no-contract", {"typed": shown(typed)})
    helped = CONTRACTS[named.kind].two_sevens
    if named.trump is None or (helped and named.helper is None):
        return Draft((), _begun(named))
    return checked(Announce(_rung(named.kind, named.trump) or RUNGS[0], named.trump, named.helper), view)


def _begun(named: Typed) -> str:
    """What has been said so far, to be read again with the rest."""
    trump = named.trump.sign if named.trump else ""
    helper = f"helper {named.helper.sign}" if named.helper else ""
    return " ".join(part for part in (named.kind, trump, helper) if part)


def _bare(named: Typed, view: LicitovanyView, look: Look) -> Read:
    """Betl or durch with the card that will be led."""
    if not named.rest:
        return Draft((), named.kind)
    card = card_of(named.rest, hand_of(view), look)
    if isinstance(card, Wrong):
        return Wrong("no-lead", card.params) if card.message == "no-card" else card
    return Announce(CONTRACTS[named.kind].rung, lead=card)


def checked(action: Announce, view: LicitovanyView) -> Announce | Sure:
    """A contract of which a part can never be made is asked about first."""
    contract = CONTRACTS[action.rung]
    if contract.two_sevens and not CardSet(announced_sevens(action)) <= view.hand:
        return Sure(action, "sure-no-sevens")
    if contract.kind == "sto_sedma" and not CardSet(announced_sevens(action)) <= view.hand:
        return Sure(action, "sure-no-seven")
    if "sto" in contract.parts and not marriages_in(view.hand):
        return Sure(action, "sure-no-marriage")
    return action


def _doubling(typed: str, words: Sequence[str], view: LicitovanyView) -> Read:
    """Levels and the parts they are said on."""
    said = doubling.said_on_table(typed, words, view)
    if isinstance(said, Wrong):
        return said
    games = [part for game in said.games for part in (("sto", "sedma") if game == "stosedm" else (game,))]
    raises = doubling.raises_in_order(said, games, view)
    return raises if isinstance(raises, Wrong) else Say(raises)


def _play(typed: str, words: Sequence[str], view: LicitovanyView, look: Look) -> Action | Wrong:
    if " ".join(words) in _CLAIM:
        return Claim()
    return played(typed, words, hand_of(view), look, view.legal)
