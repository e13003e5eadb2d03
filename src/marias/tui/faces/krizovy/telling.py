"""What happened in křížový, in words, and what it came to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from marias.cards import Card
from marias.rules.actions import Forget, Good, Play, PlayMarriage, Say
from marias.rules.contract import Action, Item, Result, Seat
from marias.rules.krizovy.actions import SOLO_GAMES, Ask, Bad, Betl, Choose, Claim, Durch, HeartsAlone
from marias.rules.krizovy.profile import KrizovyProfile
from marias.rules.krizovy.settlement import GAME_FACTOR
from marias.rules.krizovy.state import KrizovyState
from marias.rules.krizovy.view import KrizovyView
from marias.tui import phrases
from marias.tui.faces.krizovy.asking import due
from marias.tui.faces.krizovy.table import declarers, defenders, opening, rank_name
from marias.tui.look import Look

SAID: dict[type[Action], str] = {
    Forget: "say-forget-choice",
    Ask: "say-ask",
    Good: "say-good",
    Bad: "say-bad",
}


def said(look: Look, name: str, action: Action, before: KrizovyView, after: KrizovyView) -> str:  # noqa: ARG001 – every face is asked the same way
    """One action in words."""
    text = look.text
    match action:
        case Choose(card=None, rank=rank):
            return text("say-choose-hidden", name=name, rank=rank_name(look, rank))
        case Choose(card=card, rank=rank) if card is not None:
            called = look.card(Card.of(rank, card.suit))
            return text("say-choose", name=name, card=look.card(card), rank=rank_name(look, rank), called=called)
        case HeartsAlone() | Betl() | Durch():
            return text("say-call", name=name, game=text(f"game-{action.__struct_config__.tag}"))
        case Say(raises=raises, announces=announces):
            games = (*opens(before, action), *announces)
            if not raises and not games:
                return text("say-good", name=name)
            if not raises:
                return text("say-doubling", name=name, what=", ".join(text(f"component-{game}") for game in games))
            return phrases.doubling(look, name, action, before.rounds, lambda one: due(before, one))
        case Play(card=card) | PlayMarriage(card=card):
            return text("say-play", name=name, card=look.card(card))
        case Claim(what=what):
            return text("say-claim" if what == "rest" else f"say-claim-{what}", name=name)
        case _:
            return text(SAID[type(action)], name=name)


def news(look: Look, names: Sequence[str], before: KrizovyView, after: KrizovyView) -> Iterator[str]:
    """The trump card turned up, a flek that became void, who plays with whom, cards laid open."""
    text = look.text
    if not before.contract and after.contract == "game" and after.trump_card and after.called_card:
        yield text("news-turned-up", card=look.card(after.trump_card), called=look.card(after.called_card))
    if before.rounds.level("hra") and before.rounds.component("hra") and not after.rounds.component("hra"):
        yield text("news-flek-void")
    if before.contract == after.contract == "game" and "" in before.sides and "" not in after.sides:
        if len(declarers(after)) == 1:
            yield text("sides-alone", name=names[after.chooser])
        else:
            yield text("sides-known", **_sides(look, names, after))
    if after.table_talk and not before.table_talk:
        yield text("news-open-cards")


def _sides(look: Look, names: Sequence[str], view: KrizovyView) -> dict[str, str]:
    return {
        "declarers": phrases.pair(look, names, declarers(view)),
        "defence": phrases.pair(look, names, defenders(view)),
    }


def opens(view: KrizovyView, say: Say) -> tuple[str, ...]:
    """Who opens plays at least the game; a hundred takes its place."""
    return ("hra",) if view.phase == "announce" and opening(view) and "sto" not in say.announces else ()


def played(state: KrizovyState) -> tuple[Sequence[str], Sequence[Seat]]:
    """The components, or betl or durch; the chooser and his partner, or who played alone."""
    names = [f"component-{component.name}" for component in state.rounds.components]
    return names or [f"game-{state.standing or 'game'}"], state.declarers


def head(look: Look, names: Sequence[str], result: Result, view: KrizovyView) -> Iterator[str]:
    """What was played, who with whom, and the card points."""
    text = look.text
    if result.offender is not None:
        yield text("account-revoke", name=names[result.offender])
        return
    mine, against = _settled_between(result, view.seats)
    if view.contract in SOLO_GAMES:
        yield text("board-solo", game=text(f"game-{view.contract}"), name=phrases.pair(look, names, mine))
        return
    games = ", ".join(text(f"component-{one.name}") for one in view.rounds.components)
    sign = look.suit(view.trump) if view.trump else ""
    theirs = phrases.pair(look, names, against)
    if len(mine) == 1:
        yield text("account-game-alone", games=games, sign=sign, name=names[mine[0]], defence=theirs)
    else:
        yield text("account-game", games=games, sign=sign, declarers=phrases.pair(look, names, mine), defence=theirs)
    if result.kind == "unplayed":
        yield text("account-folded")
    yield from phrases.points(look, result, ("choosers", "defence"))


def _settled_between(result: Result, seats: int) -> tuple[list[Seat], list[Seat]]:
    """The declarers and the defenders, as the lines of the settlement have them."""
    against = {seat for item in result.items for seat in item.against}
    mine = {*range(seats)} - against
    if len(against) == 1:  # the announcer of a seven against alone is paid, by each declarer
        mine = {transfer.payer for transfer in result.transfers}
    return sorted(mine), sorted({*range(seats)} - mine)


def winners(look: Look, result: Result, item: Item) -> str:
    """Whose the line is; a revoke is paid to everybody."""
    if not item.amount or result.offender is not None:
        return ""
    if item.amount < 0:
        return look.text("account-defence")
    return look.text("account-declarer" if result.contract in SOLO_GAMES else "account-choosers")


def factors(profile: KrizovyProfile, item: Item) -> Iterator[int]:
    """The base, of a hundred the price of a step and the number of steps."""
    steps = {"sto": profile.sto, "quiet_hundred": GAME_FACTOR * profile.hra}
    steps["sto_against"] = steps["sto" if profile.sto_against_price == "separate" else "quiet_hundred"]
    step = steps.get(item.code, 0)
    if step and item.base > step:
        yield step
        yield item.base // step
    else:
        yield item.base
