"""What a seat is asked in marijaš, what it may answer, and what it might wish to."""

from __future__ import annotations

from collections.abc import Iterator

from marias.cards import Card, Rank
from marias.rules.actions import Play
from marias.rules.contract import Action
from marias.rules.marijas.actions import BETL, CALLS, DALJE, DISCARDS, SURRENDER, TRUMPS, CallCard, Discard, NameTrump
from marias.rules.marijas.view import MarijasView
from marias.rules.play import marriages_in
from marias.tui.faces.marijas.calling import call_with, kind, to_call
from marias.tui.faces.marijas.table import hand_of, suit_name
from marias.tui.look import Look
from marias.tui.typed import Draft


def calls_card(view: MarijasView) -> bool:
    """Is a card called at this table, and not a suit?"""
    return view.seats == 4 and view.profile.pairs == "called"


def may_call(view: MarijasView) -> bool:
    """May trump be named or a card be called now?"""
    return any(isinstance(action, NameTrump | CallCard) for action in view.legal)


def question(look: Look, view: MarijasView) -> str:
    """What the seat is asked, with everything it may answer."""
    text, said = look.text, ", ".join(choices(look, view))
    match view.phase:
        case "call":
            return _call(look, view, said)
        case "dalje":
            if view.legal == (DALJE,):
                return text("turn-dalje-only")
            asked = text("turn-dalje", choices=said)
            return f"{asked} {text('turn-or-card', example=_example(look, view))}" if _may_call_card(view) else asked
        case "talon":
            return text("turn-talon")
        case "discard":
            return text("turn-marijas-discard")
        case _:
            message = "turn-play" if view.trick else "turn-lead" if view.tricks else "turn-lead-first"
            asked = text(message, count=len(view.hand))
            called = ", ".join(to_call(look, view))
            return f"{asked} {text('turn-marriage', choices=called)}" if called else asked


def _call(look: Look, view: MarijasView, said: str) -> str:
    surrender = "" if SURRENDER in view.legal else "-only"
    if not calls_card(view):
        return look.text(f"turn-call-suit{surrender}", choices=said)
    return look.text(f"turn-call-card{surrender}", example=_example(look, view), choices=said)


def _may_call_card(view: MarijasView) -> bool:
    return any(isinstance(action, CallCard) for action in view.legal)


def _example(look: Look, view: MarijasView) -> str:
    """A card that may be called in words, an ace of another if there is one."""
    cards = [action.card for action in view.legal if isinstance(action, CallCard)]
    aces = (card for card in cards if card.rank is Rank.ACE and card not in view.hand)
    return look.card_in_words(next(aces, cards[0]))


def choices(look: Look, view: MarijasView) -> Iterator[str]:
    """What may be said now, in the words in which it is typed."""
    text = look.text
    if view.phase == "play":
        yield from to_call(look, view)
        return
    words = [text("word-dalje")] if DALJE in view.legal else []
    words += [suit_name(look, action.suit) for action in view.legal if isinstance(action, NameTrump)]
    words += [text("game-betl")] if BETL in view.legal else []
    words += [text("word-surrender")] if SURRENDER in view.legal else []
    yield from (text("type-word", word=word) for word in words)


def explained(look: Look, view: MarijasView) -> Iterator[str]:
    """What may be done now."""
    text = look.text
    match view.phase:
        case "call":
            yield text("help-call-card" if calls_card(view) else f"help-call-suit-{view.seats}")
            if SURRENDER in view.legal:
                yield text(f"help-surrender-{2 if view.seats == 2 else 'more'}")
        case "dalje":
            if view.legal == (DALJE,) or may_call(view):
                yield text("help-dalje-call" if may_call(view) else "help-dalje")
            if BETL in view.legal:
                yield text("help-betl")
            if SURRENDER in view.legal:
                yield text("help-surrender-late")
        case "discard":
            yield text("help-marijas-discard" if view.contract == "game" else "help-discard-betl")
        case "play":
            yield text("help-play-betl" if view.contract == "betl" else f"help-play-{_duty(view)}")
            if view.contract != "betl":
                yield text(f"help-marriages-{_way(view)}")
                if view.stock and view.profile.stock_trump_power and view.profile.stock_fircik != "forbidden":
                    yield text("help-fircik", rule=view.profile.fircik_in_stock)
        case phase:
            yield text(f"help-{phase}")


def _duty(view: MarijasView) -> str:
    return "stock" if view.stock else "duty" if view.profile.must_beat == "none" else "duty-beat"


def _way(view: MarijasView) -> str:
    return {"shown": "shown", "set_aside": "aside"}.get(view.profile.marriage_card, "played")


def drafted(look: Look, draft: Draft, view: MarijasView) -> str:
    """Which of several marriages."""
    return look.text("which-marriage", choices=", ".join(to_call(look, view, draft.call)))


def asks_suit(view: MarijasView) -> bool:
    """Where trump is named; a card that is called has more than one letter."""
    return any(isinstance(action, NameTrump) for action in view.legal)


def wishes(look: Look, view: MarijasView) -> Iterator[tuple[str, Action]]:
    """What somebody might want to do now."""
    text = look.text
    match view.phase:
        case "call":
            yield from _names(look, view)
            yield text("word-surrender"), SURRENDER
        case "dalje":
            if may_call(view):
                yield from _names(look, view)
            yield text("game-betl"), BETL
            yield text("word-surrender"), SURRENDER
        case "discard":
            yield from _discards(look, view)
        case "play":
            for card in hand_of(view):
                yield look.card(card), Play(card)
            if view.contract == "game":
                for suit in marriages_in(view.hand):
                    word = text(f"word-{kind(view, suit)}")
                    yield f"{word} {look.suit(suit)}", call_with(view, Card.of(Rank.OVER, suit))


def _names(look: Look, view: MarijasView) -> Iterator[tuple[str, Action]]:
    """Suits; or the cards of the own hand, which are those that may be forbidden."""
    if calls_card(view):
        for card in hand_of(view):
            yield look.card(card), CALLS[card]
    else:
        for suit, action in TRUMPS.items():
            yield suit_name(look, suit), action


def _discards(look: Look, view: MarijasView) -> Iterator[tuple[str, Action]]:
    """Each card with one that could go with it."""
    may = [card for action in view.legal if isinstance(action, Discard) and action.talon for card in action.talon]
    for card in hand_of(view):
        other = next(one for one in may if one is not card)
        yield look.card(card), DISCARDS[card.bit | other.bit]
