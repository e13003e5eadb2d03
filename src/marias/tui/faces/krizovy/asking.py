"""What a seat is asked in křížový, what it may answer, and what it might wish to."""

from __future__ import annotations

from collections.abc import Iterator

from marias.cards import Card, Rank
from marias.rules.actions import Good, Play, PlayMarriage, Say
from marias.rules.contract import Action
from marias.rules.doubling import Component
from marias.rules.krizovy.actions import Ask, Bad, Betl, Choose, Claim, Durch, HeartsAlone
from marias.rules.krizovy.view import KrizovyView
from marias.tui import phrases
from marias.tui.faces.krizovy.table import hand_of, opening
from marias.tui.look import Look
from marias.tui.typed import Draft

ANNOUNCED = ("sedma", "sto", "sedma_against", "sto_against")
_WORDS: tuple[tuple[type[Action], str], ...] = (
    (Ask, "game-barva"),
    (HeartsAlone, "game-hearts_alone"),
    (Good, "word-good"),
    (Bad, "word-bad"),
    (Betl, "game-betl"),
    (Durch, "game-durch"),
)


def due(view: KrizovyView, one: Component) -> int:
    """The level the component gets when it is raised next."""
    return view.rounds.due(one) + 1 if view.phase == "solo" else one.level + 1


def owes_hundred(view: KrizovyView) -> bool:
    """Is there nothing to say without announcing the hundred?"""
    return all(isinstance(action, Say) and "sto" in action.announces for action in view.legal)


def question(look: Look, view: KrizovyView) -> str:
    """What the seat is asked, with everything it may answer."""
    text = look.text
    match view.phase:
        case "choose":
            return text("turn-choose", count=len(view.hand), example=look.card(hand_of(view)[0]))
        case "suit":
            first = "forgotten" if view.called_rank is None else "chooser"
            said = ", ".join(choices(look, view))
            return text("turn-suit" if view.standing else f"turn-suit-{first}", choices=said)
        case "announce" | "solo":
            return _announcing(look, view)
        case _:
            message = "turn-play" if view.trick else "turn-lead" if view.tricks else "turn-lead-first"
            asked = text(message, count=len(view.hand))
            marriage = next((action.card for action in view.legal if isinstance(action, PlayMarriage)), None)
            if marriage is None:
                return asked
            return f"{asked} {text('turn-silently', number=hand_of(view).index(marriage) + 1)}"


def _announcing(look: Look, view: KrizovyView) -> str:
    text, said = look.text, ", ".join(choices(look, view))
    if view.phase == "solo":
        return text("turn-doubling", choices=said) if said else text("turn-doubling-nothing")
    if owes_hundred(view):
        more = ", ".join(one for one in choices(look, view) if one != phrases.to_announce(look, "sto"))
        return text("turn-owed-more", choices=more) if more else text("turn-owed")
    if opening(view):
        return text("turn-open", choices=said) if said else text("turn-open-nothing")
    return text("turn-announce", choices=said) if said else text("turn-doubling-nothing")


def choices(look: Look, view: KrizovyView) -> Iterator[str]:
    """What may be said now, in the words in which it is typed."""
    if view.phase == "suit":
        kinds = {type(action) for action in view.legal}
        yield from (look.text("type-word", word=look.text(word)) for kind, word in _WORDS if kind in kinds)
    elif view.phase in ("announce", "solo"):
        said = [action for action in view.legal if isinstance(action, Say)]
        raised = {name for action in said for name in action.raises}
        for one in view.rounds.components:
            if one.name in raised:
                yield phrases.to_raise(look, one.name, due(view, one))
        for name in ANNOUNCED:
            if any(name in action.announces for action in said):
                yield phrases.to_announce(look, name)


def explained(look: Look, view: KrizovyView) -> Iterator[str]:
    """What may be done now."""
    match view.phase:
        case "play":
            yield look.text("help-play-krizovy")
            own = {"betl": "help-claims-none", "durch": "help-claims-rest"}
            yield look.text(own.get(view.contract, "help-claims"))
        case phase:
            yield look.text(f"help-{phase}")


def drafted(look: Look, draft: Draft, view: KrizovyView) -> str:  # noqa: ARG001 – every face is asked the same way
    """The other half: the rank for a card, or the card for a rank."""
    if not draft.cards:
        return look.text("draft-rank")
    return look.text("draft-card", card=look.card(draft.cards[0]))


def asks_suit(view: KrizovyView) -> bool:  # noqa: ARG001 – every face is asked the same way
    """Suits are named by their cards here."""
    return False


def wishes(look: Look, view: KrizovyView) -> Iterator[tuple[str, Action]]:
    """What somebody might want to do now."""
    text = look.text
    match view.phase:
        case "choose":
            for card in hand_of(view):
                for rank in Rank:
                    yield look.card(Card.of(rank, card.suit)), Choose(card, rank)
        case "suit":
            if not view.standing:
                yield text("game-barva"), Ask()
                yield text("game-hearts_alone"), HeartsAlone()
            for action in (Betl(), Durch()):
                yield text(f"game-{action.__struct_config__.tag}"), action
        case "announce":
            for name in ANNOUNCED:
                yield text(f"component-{name}"), Say((), (name,))
            yield from _raises(look, view)
        case "solo":
            yield from _raises(look, view)
        case "play":
            for card in hand_of(view):
                yield look.card(card), Play(card)
            claims = {"betl": ("none",), "durch": ("rest",)}
            for what in claims.get(view.contract, ("rest", "hra", "sto")):
                yield text(f"wish-claim-{what}"), Claim(what)  # type: ignore[arg-type]


def _raises(look: Look, view: KrizovyView) -> Iterator[tuple[str, Action]]:
    for one in view.rounds.components:
        yield phrases.raised(look, one.name, max(1, due(view, one))), Say((one.name,))
