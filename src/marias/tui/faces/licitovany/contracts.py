"""Contracts as people type them: ``sto a sedma červených``, ``2x7 kule, pomocná žaludy``, ``betl 7k``."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from marias.cards import Suit
from marias.rules.premium.facts import NO_TRUMPS, PARTS
from marias.tui.look import Look
from marias.tui.typed import ASK, FILLERS, GAME_OF, folded, suit_in, with_games

_KINDS: dict[frozenset[str], str] = {
    frozenset({"sedma"}): "sedma",
    frozenset({"sto"}): "sto",
    frozenset({"sto", "sedma"}): "sto_sedma",
    frozenset({"stosedm"}): "sto_sedma",
    frozenset({"dve_sedmy"}): "dve_sedmy",
    frozenset({"dve_sedmy", "sto"}): "dve_sedmy_sto",
    **{frozenset({game}): game for game in NO_TRUMPS},
}
"""Parts that were named → the contract they make."""
_HELPER = ("pomocna", "pomocnou", "pomocne", "pomocny", "pomocni", "pomocnu", "helper", "help")
_TRUMP = ("trumf", "trumfy", "trumfem", "tromf", "tromfy", "tromfom", "adut", "aduti", "adutom", "trump", "trumps")
_SMALL = (
    *(*FILLERS, *ASK, "barve", "farbe", "boji"),
    *("a", "i", "an", "with", "in", "v", "vo", "ve", "u", "s", "se", "so", "sa"),
    *("hraju", "hraji", "hram", "igram", "play"),
    *("vynesu", "vynasim", "vynesiem", "vynasam", "izlazim", "lead", "leading"),
)
"""Words around a contract that mean nothing of their own."""
"""So many words may be one name."""


class Typed(msgspec.Struct, frozen=True):
    """What stands in a line: a contract without its colour (empty: none), its suits, and what is left."""

    kind: str = ""
    trump: Suit | None = None
    helper: Suit | None = None
    rest: str = ""
    """In betl and durch the card that will be led, else what means nothing here."""


def read_contract(typed: str, look: Look) -> Typed:
    """The contract in the words. The first suit is the trump suit, the second the helper, unless words say which."""
    words = with_games(re.findall(r"[^\s,+]+", typed), (*GAME_OF, *PARTS), look)
    if len(words) == 1 and words[0] not in GAME_OF and (suit := suit_in(words[0], look)):
        return Typed(trump=suit)
    named = [GAME_OF.get(word, word) for word in words if word in GAME_OF or word in PARTS]
    bare = next((game for game in NO_TRUMPS if game in named), "")
    if bare:
        others = [word for word in words if GAME_OF.get(word) != bare and folded(word) not in _SMALL]
        return Typed(bare, rest=" ".join(others))
    kind = named[0] if len(named) == 1 and named[0] in PARTS else _KINDS.get(frozenset(named), "")
    if named and (not kind or len(set(named)) < len(named)):
        return Typed(rest=typed)
    suits, rest = _suits([word for word in words if word not in GAME_OF and word not in PARTS], look)
    return Typed(kind, suits.get("trump"), suits.get("helper"), rest)


def _suits(words: Sequence[str], look: Look) -> tuple[dict[str, Suit], str]:
    """The suits by their part, and the words that are none."""
    suits: dict[str, Suit] = {}
    rest: list[str] = []
    role = ""
    for word in words:
        said = folded(word).strip(":?")
        if said in _HELPER:
            role = "helper"
        elif said in _TRUMP:
            # "kule trumf" as well as "trumf kule"
            role = "" if "trump" in suits else "trump"
        elif said in _SMALL:
            continue
        else:
            suit = suit_in(word, look)
            place = role or ("helper" if "trump" in suits else "trump")
            if suit is None or place in suits:
                rest.append(word)
            else:
                suits[place] = suit
            role = ""
    return suits, " ".join(rest)
