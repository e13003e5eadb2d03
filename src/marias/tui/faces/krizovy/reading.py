"""What was typed in křížový, as an action."""

from __future__ import annotations

import re
from collections.abc import Sequence

from marias.cards import Card, Rank
from marias.rules.actions import Forget, Good, Say
from marias.rules.krizovy.actions import Ask, Bad, Betl, Choose, Claim, Claimed, Durch, HeartsAlone
from marias.rules.krizovy.view import KrizovyView
from marias.rules.play import marriages_in
from marias.tui import doubling
from marias.tui.faces.krizovy.asking import ANNOUNCED, due
from marias.tui.faces.krizovy.table import hand_of, opening, rank_name
from marias.tui.look import Look
from marias.tui.typed import (
    ASK,
    BAD,
    CLAIM,
    FILLERS,
    FORGET,
    GAME_OF,
    GOOD,
    Draft,
    Read,
    Sure,
    Wrong,
    card_of,
    folded,
    played,
    shown,
)

_RANKS: dict[Rank, tuple[str, ...]] = {
    Rank.ACE: ("a", "eso", "esem", "esom", "esa", "ace", "as", "asa", "asom", "kec", "keca"),
    Rank.TEN: ("x", "10", "desitka", "desitku", "desitkou", "desiatka", "desiatku", "desetka", "desetku", "ten"),
    Rank.KING: ("k", "kral", "krale", "krala", "kralem", "kralom", "kralj", "kralja", "king"),
    Rank.OVER: (
        *("q", "svrsek", "svrska", "svrskem", "filek", "filka", "filkem", "hornik", "hornika", "hornikom"),
        *("dama", "damu", "damou", "gornjak", "gornjaka", "over", "ober"),
    ),
    Rank.UNDER: (
        *("s", "j", "spodek", "spodka", "spodkem", "kluk", "klukem", "dolnik", "dolnika", "dolnikom"),
        *("donjak", "donjaka", "zandar", "zandara", "under", "unter", "jack"),
    ),
    Rank.NINE: ("9", "devitka", "devitku", "devitkou", "deviatka", "deviatku", "devetka", "devetku", "nine"),
    Rank.EIGHT: ("8", "osma", "osmu", "osmou", "osmicka", "osmickou", "osmica", "osmicu", "eight"),
    Rank.SEVEN: ("7", "sedma", "sedmu", "sedmou", "sedmicka", "sedmickou", "sedmica", "sedmicu", "seven"),
}
_BESIDE = (
    *("s", "se", "so", "sa", "i", "a", "with", "an", "the", "and"),
    *("trumf", "tromf", "adut", "volam", "zovem", "call"),
)
"""Words around a card and a rank that mean nothing of their own."""
_HEARTS_ALONE = ("hearts_alone", "cervene", "srdce", "cerven", "herc", "hearts")
_CLAIM = (*CLAIM, "zbytek", "zvysok", "ostatak")
_CLAIMED: dict[str, Claimed] = {
    **dict.fromkeys(("zbytek", "vse", "vsechno", "zvysok", "vsetko", "ostatak", "sve", "rest", "all"), "rest"),
    **dict.fromkeys(("nic", "zadny", "ziadny", "nista", "nijedan", "none", "nothing"), "none"),
    **{word: "hra" for word, game in GAME_OF.items() if game == "hra"},
    **{word: "sto" for word, game in GAME_OF.items() if game == "sto"},
}


def empty(view: KrizovyView) -> Wrong:
    """What to type now."""
    return Wrong(f"empty-{view.phase}", {"count": len(view.hand)})


def instead(wrong: tuple[str, str], view: KrizovyView) -> Sure | None:  # noqa: ARG001 – every face is asked the same way
    """No slip has to be recorded here."""
    return None


def read(typed: str, words: Sequence[str], view: KrizovyView, look: Look, draft: Draft) -> Read:
    """The answer to the question the seat is asked now."""
    match view.phase:
        case "choose":
            return _choose(typed, words, view, look, draft)
        case "suit":
            return _suit(typed, words, view)
        case "announce" | "solo":
            return _say(typed, words, view)
        case _:
            return _play(typed, words, view, look)


def _rank(word: str, look: Look) -> Rank | None:
    said = folded(word.strip("[](),"))
    for rank, names in _RANKS.items():
        if said in names or said in (folded(rank_name(look, rank)), folded(look.text(f"rank-{rank.value}"))):
            return rank
    return None


def _choose(typed: str, words: Sequence[str], view: KrizovyView, look: Look, draft: Draft) -> Read:
    """A card of the first four and a rank, at once or one after the other."""
    if words and words[0] in FORGET:
        return Sure(Forget(), "sure-forget-choice")
    hand = hand_of(view)
    *firsts, last = re.split(r"[\s,]+", typed.strip(" ,"))
    parts = [*(part for part in firsts if folded(part) not in _BESIDE), last]
    rank = _rank(last, look) if len(parts) == 1 else None
    if draft.cards and rank:
        return _chosen(draft.cards[0], rank, view)
    card = card_of(typed, hand, look)
    if isinstance(card, Card):
        return _chosen(card, Rank(draft.call), view) if draft.call else Draft((card,))
    if rank:
        return Draft((), rank.value)
    for place in (-1, 0) if len(parts) > 1 else ():
        rank = _rank(parts[place], look)
        if rank:
            trump = card_of(" ".join(parts[:-1] if place else parts[1:]), hand, look)
            if isinstance(trump, Card):
                return _chosen(trump, rank, view)
            if card.message == "no-card":
                card = trump
    return Wrong("no-choice", {**card.params, "typed": shown(typed)}) if card.message == "no-card" else card


def _chosen(card: Card, rank: Rank, view: KrizovyView) -> Read:
    action = Choose(card, rank)
    return Sure(action, "sure-alone") if Card.of(rank, card.suit) in view.hand else action


def _suit(typed: str, words: Sequence[str], view: KrizovyView) -> Read:
    said = [word for word in words if word not in FILLERS]
    word = said[0] if len(said) == 1 else ""
    if word in ASK:
        return Ask()
    if word in _HEARTS_ALONE:
        return HeartsAlone()
    if GAME_OF.get(word) in ("betl", "durch"):
        return Betl() if GAME_OF[word] == "betl" else Durch()
    if word in GOOD:
        return Good()
    if word in BAD:
        return Bad() if view.profile.suit_round == "two_pass" else Wrong("bad-names-a-game")
    return Wrong("no-suit-answer", {"typed": shown(typed)})


def _say(typed: str, words: Sequence[str], view: KrizovyView) -> Read:
    """Levels and components: those on the table are raised, the others announced."""
    said = doubling.doubling_of(typed, words)
    if isinstance(said, Wrong):
        unclear = said.message == "no-doubling" and view.phase == "announce"
        return Wrong("no-announcement", said.params) if unclear else said
    legal = [action for action in view.legal if isinstance(action, Say)]
    announceable = {name for action in legal for name in action.announces}
    raisable = doubling.raisable(view)
    on_table = [one.name for one in view.rounds.components]
    if any(name not in on_table for name in said.passed):
        message = "no-announcement" if view.phase == "announce" else "no-doubling"
        return Wrong(message, {"typed": shown(typed)})
    named: list[str] = []
    announced: list[str] = []
    for place, game in enumerate(said.games):
        if game == "hra" and view.phase == "announce" and opening(view) and not said.levels:
            continue  # what every opening means
        for name in ("sedma", "sto") if game == "stosedm" else (game,):
            meant = name in raisable and place >= said.bare
            raised = name in on_table and (meant or name not in announceable)
            (named if raised else announced).append(name)
    raises = doubling.raised(said, named, raisable, lambda name: _due(view, name))
    if isinstance(raises, Wrong):
        return raises
    in_order = [name for name in on_table if name in raises]
    announces = [name for name in (*ANNOUNCED, *announced) if name in announced]
    action = Say(tuple(in_order), tuple(dict.fromkeys(announces)))
    hundred = any(name in announced for name in ("sto", "sto_against"))
    return Sure(action, "sure-no-own-marriage") if hundred and not marriages_in(view.hand) else action


def _due(view: KrizovyView, name: str) -> int:
    one = view.rounds.component(name)
    return due(view, one) if one else 0


def _play(typed: str, words: Sequence[str], view: KrizovyView, look: Look) -> Read:
    if words and words[0] in _CLAIM:
        what = next((_CLAIMED[word] for word in words if word in _CLAIMED), None)
        what = what or ("none" if view.contract == "betl" else "rest")
        return Sure(Claim(what), f"sure-claim-{what}")
    return played(typed, words, hand_of(view), look, view.legal)
