"""What the scorekeeper is asked of volený and křížový, and the forms of all games."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import get_args

from marias.cli.settle_answers import (
    BySeat,
    Choice,
    Desk,
    Each,
    GameWord,
    Marriages,
    Points,
    Several,
    Who,
    Whole,
    Wholes,
    Whos,
)
from marias.cli.settle_form import (
    SUIT,
    YES_NO,
    Facts,
    Form,
    Question,
    component_message,
    declarer,
    first,
    game_message,
    offence_message,
)
from marias.cli.settle_licitovany import LICITOVANY
from marias.cli.settle_marijas import MARIJAS
from marias.rules.krizovy import actions as krizovy_actions
from marias.rules.krizovy import request as krizovy
from marias.rules.krizovy.settlement import OWNERS
from marias.rules.request import TEN
from marias.rules.voleny import actions as voleny_actions
from marias.rules.voleny import request as voleny

# Volený


def _trumps(facts: Facts) -> bool:
    return facts["contract"] not in voleny_actions.NO_TRUMP_GAMES


def _no_trumps(facts: Facts) -> bool:
    return not _trumps(facts)


def _trickless(side: str, points: int) -> Callable[[Facts], bool]:
    """Four marriages of a side that has no card points: then a trick decides."""
    return lambda facts: (
        _trumps(facts) and sum(facts[f"{side}_marriages"]) == 100 and facts["declarer_points"] == points
    )


def _active(facts: Facts) -> Collection[int]:
    return set(range(facts["players"])) - {facts.get("sitter")}


def _quiet(facts: Facts) -> Collection[str]:
    """The quiet results of what nobody announced."""
    announced = {facts["contract"], *facts["against"]} if "against" in facts else {facts["contract"]}
    seven = announced.isdisjoint(("sedma", "stosedm", "sedma_against"))
    hundred = announced.isdisjoint(("sto", "stosedm", "sto_against"))
    return (*(["quiet_seven"] if seven else []), *(["quiet_hundred"] if hundred else []))


_VOLENY_GAMES = (*voleny_actions.TRUMP_GAMES, *voleny_actions.NO_TRUMP_GAMES)

VOLENY = Form(
    game="voleny",
    bargain=(
        (
            Question("contract", "contract", GameWord(game_message, _VOLENY_GAMES), "hra"),
            Question("declarer", "declarer", Who(), first),
            Question(
                "sitter",
                "sitter",
                Who(),
                lambda desk, facts: desk.names[(facts["declarer"] + 3) % 4],
                lambda facts: facts["players"] == 4,
                lambda facts: set(range(4)) - {facts["declarer"]},
            ),
            Question("trump", "trump", SUIT, when=_trumps),
        ),
        (
            Question(
                "against",
                "against",
                Several(component_message, voleny.AGAINST),
                lambda desk, facts: desk.text("ask-none"),  # noqa: ARG005 – the shape of a default
                lambda facts: _trumps(facts) and facts["contract"] != "stosedm",
                lambda facts: [f"{name}_against" for name in ("sedma", "sto") if name != facts["contract"]],
            ),
        ),
    ),
    components=(*voleny_actions.TRUMP_GAMES, *voleny.AGAINST, *voleny_actions.NO_TRUMP_GAMES),
    play=(
        Question("made", "made", YES_NO, "yes", _no_trumps),
        Question("declarer_points", "points", Points(), when=_trumps),
        Question("declarer_marriages", "marriages", Marriages(), "-", _trumps),
        Question("defence_marriages", "defence-marriages", Marriages(), "-", _trumps),
        Question(
            "seven",
            "seven",
            Choice(lambda code: f"settle-side-{code}", ("none", "declarer", "defence")),
            "none",
            _trumps,
        ),
        Question("seven_won", "seven-won", YES_NO, "yes", lambda facts: _trumps(facts) and facts["seven"] != "none"),
        Question("declarer_tricks", "tricks", Whole.up_to(TEN), when=_trickless("declarer", 0)),
        Question("defence_tricks", "defence-tricks", Whole.up_to(TEN), when=_trickless("defence", 90)),
    ),
    revoke=(
        Question("revoke_by", "revoke", Who(), declarer, only=_active),
        Question("offence", "offence", Choice(offence_message, get_args(voleny_actions.Offence)), "not_following"),
        Question(
            "evident", "evident", Each(component_message, get_args(voleny_actions.Quiet)), when=_trumps, only=_quiet
        ),
    ),
    extra=(
        Question("players", "players", Whole()),
        Question("defence_points", "defence-points", Points()),
        Question("chips", "chips", Wholes()),
    ),
    check=voleny.bargain_of,
    open_components=voleny.open_components,
    played=voleny.played,
)


# Křížový


def _game(facts: Facts) -> bool:
    return facts["contract"] not in krizovy_actions.SOLO_GAMES


def _solo(facts: Facts) -> bool:
    return not _game(facts)


def _nobody(desk: Desk, facts: Facts) -> str:  # noqa: ARG001 – always the same
    return desk.text("settle-nobody")


_NOBODY = Who("nobody")


def _unseen_marriage(facts: Facts) -> bool:
    """A hundred was announced, and none of its announcers showed a marriage, but a partner of theirs did."""
    by = facts["sto"] or facts.get("sto_against", ())
    shown = {seat for seat, worths in enumerate(facts["marriages"]) if worths} if _game(facts) else set()
    return bool(by) and bool(shown) and not shown & set(by)


KRIZOVY = Form(
    game="krizovy",
    bargain=(
        (
            Question("contract", "contract", GameWord(game_message, ("game", "betl", "durch")), "game"),
            Question("declarer", "declarer", Who(), first),
            Question("partner", "partner", Who("alone", krizovy.ALONE), when=_game),
            Question("trump", "trump", SUIT, when=_game),
        ),
        (
            Question("sedma", "sedma", _NOBODY, _nobody, _game),
            Question("sto", "sto", Whos(), _nobody, _game),
            Question(
                "sedma_against",
                "sedma-against",
                _NOBODY,
                _nobody,
                lambda facts: _game(facts) and facts["sedma"] is None,
            ),
            Question("sto_against", "sto-against", Whos(), _nobody, lambda facts: _game(facts) and not facts["sto"]),
        ),
    ),
    components=(*OWNERS, *krizovy_actions.SOLO_GAMES),
    play=(
        Question("made", "made", YES_NO, "yes", _solo),
        Question("declarer_points", "points", Points(), when=_game),
        Question("marriages", "marriage", BySeat(), "-", _game),
        Question("own_marriage", "own-marriage", YES_NO, "no", lambda facts: _game(facts) and _unseen_marriage(facts)),
        Question("seven", "seven-played", _NOBODY, _nobody, _game),
        Question(
            "last_trick", "last-trick", _NOBODY, _nobody, lambda facts: _game(facts) and facts["seven"] is not None
        ),
    ),
    revoke=(
        Question("revoke_by", "revoke", Who(), declarer),
        Question("offence", "offence", Choice(offence_message, get_args(krizovy_actions.Offence)), "play"),
        Question(
            "before_doubling_ends",
            "before-doubling-ends",
            YES_NO,
            "no",
            lambda facts: facts["offence"] not in (*krizovy_actions.FLAT_OFFENCES, *krizovy.LATE_OFFENCES),
        ),
    ),
    extra=(
        Question("defence_points", "defence-points", Points()),
        Question("declarer_tricks", "tricks", Whole.up_to(TEN)),
        Question("defence_tricks", "defence-tricks", Whole.up_to(TEN)),
    ),
    check=krizovy.bargain_of,
    open_components=krizovy.open_components,
    played=krizovy.played,
)

FORMS: dict[str, Form] = {form.game: form for form in (VOLENY, KRIZOVY, LICITOVANY, MARIJAS)}
