"""What a seat is asked in licitovaný, what it may answer, and what it might wish to."""

from __future__ import annotations

from collections.abc import Iterator

from marias.cards import SHARP, Suit
from marias.rules.actions import Play, PlayMarriage, Say
from marias.rules.contract import Action
from marias.rules.licitovany import GAME
from marias.rules.licitovany.actions import RUNGS, Announce, Bid, Discard, Hold, Omyl
from marias.rules.licitovany.contracts import CONTRACTS
from marias.rules.licitovany.view import LicitovanyView
from marias.tui import phrases
from marias.tui.amounts import counted
from marias.tui.doubling import next_level, raisable
from marias.tui.faces.licitovany.contracts import read_contract
from marias.tui.faces.licitovany.reading import checked, laid_lead
from marias.tui.faces.licitovany.table import contract_of, hand_of, suit_name, won
from marias.tui.look import Look
from marias.tui.typed import Draft


def question(look: Look, view: LicitovanyView) -> str:
    """What the seat is asked, with everything it may answer."""
    text, said = look.text, ", ".join(choices(look, view))
    match view.phase:
        case "auction":
            return _auction(look, view, said)
        case "take":
            return text("turn-take")
        case "discard":
            return text("turn-discard-or-fold" if Omyl() in view.legal else "turn-discard")
        case "announce":
            example = _example(look, view)
            return text("turn-licitovany-announce", choices=said, example=example)
        case "doubling":
            asked = text("turn-doubling", choices=said) if said else text("turn-doubling-nothing")
            joined = list(_joinable(view))
            return f"{asked} {_join(look, view, joined)}" if joined else asked
        case _:
            return _play(look, view)


def _auction(look: Look, view: LicitovanyView, said: str) -> str:
    text, stands = look.text, won(view)
    if view.auction.answering and stands:
        return text("turn-hold", rung=text(f"game-{stands.rung}"))
    if stands is None:
        return text("turn-bid-first", choices=said)
    return text("turn-bid", choices=said) if said else text("turn-bid-nothing")


def _example(look: Look, view: LicitovanyView) -> str:
    """One thing that may be announced, as it is typed; if there is one, a contract that can be made."""
    named = [action for action in view.legal if isinstance(action, Announce)]
    first = next((action for action in named if checked(action, view) == action), named[0])
    contract = CONTRACTS[first.rung]
    if first.lead is not None:
        return f"{look.text(f'game-{contract.kind}')} {hand_of(view).index(first.lead) + 1}"
    suits = [suit_name(look, suit) for suit in (first.trump, first.helper) if suit]
    return " ".join([look.text(f"game-{contract.kind}"), *suits])


def _joinable(view: LicitovanyView) -> Iterator[str]:
    """The parts on which the partner has just said the flek that this seat may say too."""
    rounds = view.rounds
    for one in rounds.components if rounds.side == "defence" else ():
        if one.name in raisable(view) and one.levels[rounds.turn] > rounds.due(one):
            yield one.name


def _join(look: Look, view: LicitovanyView, joined: list[str]) -> str:
    text, profile = look.text, view.profile
    what = ", ".join(phrases.raised(look, name, next_level(view, name)) for name in joined)
    if profile.ceiling_both == profile.ceiling:
        return text("turn-join", what=what)
    most = counted(text, GAME, profile.ceiling_both)
    return text("turn-join-limit", what=what, least=profile.ceiling, most=most)


def _play(look: Look, view: LicitovanyView) -> str:
    text = look.text
    if laid := laid_lead(view):
        return text("turn-laid-lead", card=look.card(laid.card))
    message = "turn-play" if view.trick else "turn-lead" if view.tricks else "turn-lead-first"
    asked = text(message, count=len(view.hand))
    marriage = next((action.card for action in view.legal if isinstance(action, PlayMarriage)), None)
    if marriage is None:
        return asked
    return f"{asked} {text('turn-silently', number=hand_of(view).index(marriage) + 1)}"


def choices(look: Look, view: LicitovanyView) -> Iterator[str]:
    """What may be said now, in the words in which it is typed."""
    text = look.text
    match view.phase:
        case "auction":
            bids = [action.rung for action in view.legal if isinstance(action, Bid)]
            yield from (f"{CONTRACTS[rung].height} {text(f'game-{rung}')}" for rung in bids)
        case "announce":
            named = {action.rung for action in view.legal if isinstance(action, Announce)}
            yield from (text(f"game-{rung}") for rung in RUNGS if rung in named)
            if Omyl() in view.legal:
                yield text("word-omyl")
        case "doubling":
            yield from (phrases.to_raise(look, name, next_level(view, name)) for name in raisable(view))


def explained(look: Look, view: LicitovanyView) -> Iterator[str]:
    """What may be done now."""
    text, contract = look.text, contract_of(view)
    match view.phase:
        case "auction":
            yield text("help-auction")
            if view.auction.answering:
                ladder = ", ".join(f"{CONTRACTS[rung].height} {text(f'game-{rung}')}" for rung in RUNGS)
                yield text("help-ladder", ladder=ladder)
        case "announce" | "doubling":
            yield text(f"help-licitovany-{view.phase}")
        case "play" if contract is not None:
            announced = contract.counted and view.profile.marriage_mode == "announced"
            yield text("help-play-krizovy" if announced else "help-play-cards")
            if contract.two_sevens:
                yield text("help-two-sevens")
            elif view.profile.claims:
                yield text("help-lay-down")
        case phase:
            yield text(f"help-{phase}")


def drafted(look: Look, draft: Draft, view: LicitovanyView) -> str:
    """The other half: the card of a betl or durch, the trump suit, the helper suit."""
    begun = read_contract(draft.call, look)
    if not CONTRACTS[begun.kind].trumps:
        return look.text("draft-lead", game=look.text(f"game-{begun.kind}"), count=len(view.hand))
    if begun.trump is None:
        return look.text("draft-trump", game=look.text(f"game-{begun.kind}"), example=suit_name(look, Suit.BELLS))
    contract = phrases.contract(look, begun.kind, begun.trump)
    other = next(suit for suit in reversed(Suit) if suit is not begun.trump)
    return look.text("draft-helper", contract=contract, example=suit_name(look, other))


def asks_suit(view: LicitovanyView) -> bool:
    """The suits go with the contract."""
    return view.phase == "announce"


def wishes(look: Look, view: LicitovanyView) -> Iterator[tuple[str, Action]]:
    """What somebody might want to do now."""
    text = look.text
    match view.phase:
        case "auction":
            if view.auction.answering:
                yield text("wish-higher"), Bid(RUNGS[-1])
            else:
                yield text("word-hold"), Hold()
                yield from ((text(f"game-{rung}"), Bid(rung)) for rung in RUNGS)
        case "discard":
            yield text("word-omyl"), Omyl()
            yield from _discards(look, view)
        case "announce":
            yield text("word-omyl"), Omyl()
            yield from _announcements(look, view)
        case "doubling":
            may = raisable(view)
            for one in view.rounds.components:
                number = next_level(view, one.name) if one.name in may else one.level + 1
                yield phrases.raised(look, one.name, number), Say((one.name,))
        case "play":
            for card in hand_of(view):
                yield look.card(card), Play(card)


def _discards(look: Look, view: LicitovanyView) -> Iterator[tuple[str, Action]]:
    """Each card with one that could go with it."""
    hand = hand_of(view)
    for card in hand:
        other = next(one for one in hand if one is not card and one not in SHARP)
        yield look.card(card), Discard((card, other))


def _announcements(look: Look, view: LicitovanyView) -> Iterator[tuple[str, Action]]:
    """Each contract of the ladder in each suit; of those with a helper suit one for each trump."""
    for rung in RUNGS:
        contract = CONTRACTS[rung]
        if not contract.trumps:
            yield look.text(f"game-{rung}"), Announce(rung, lead=hand_of(view)[0])
            continue
        for suit in [Suit.HEARTS] if contract.hearts else [suit for suit in Suit if suit is not Suit.HEARTS]:
            helpers = [other for other in Suit if other is not suit] if contract.two_sevens else [None]
            tried = [Announce(rung, suit, helper) for helper in helpers]
            name = phrases.contract(look, contract.kind, suit)
            yield name, next((one for one in tried if one in view.legal), tried[0])
