"""What was typed, as an action: forgiving about words, strict about meaning.

Czech and English words are understood in every language, with or without diacritics; a card by its number in the
hand, or in any way people write cards.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import cache

import msgspec

from marias.cards import Card
from marias.errors import NotationError
from marias.notation import parse_card, parse_cards
from marias.rules.actions import Forget, Good, Play, PlayMarriage, Say
from marias.rules.contract import Action
from marias.rules.doubling import LEVELS
from marias.rules.play import marriages_in
from marias.rules.voleny.actions import CALLS, Bad, ChooseTrump, Claim, Declare, GoodFlek, TakeOver, ZLidu
from marias.rules.voleny.view import VolenyView
from marias.texts import Text
from marias.tui.board import hand_of
from marias.tui.look import Look


class Wrong(msgspec.Struct, frozen=True):
    """What was typed is no answer: the message that helps, and its parameters."""

    message: str
    params: dict[str, object] = {}


class Sure(msgspec.Struct, frozen=True):
    """An action to be confirmed first, by the question of that message."""

    action: Action
    message: str


class Draft(msgspec.Struct, frozen=True):
    """Two cards for the talon and a game, as far as they have been said."""

    cards: tuple[Card, ...] = ()
    call: str = ""


Read = Action | Wrong | Sure | Draft

COMMANDS: dict[str, tuple[str, ...]] = {
    "help": ("?", "help", "napoveda", "pomoc"),
    "last": ("l", "posledni", "posledni zdvih", "last", "last trick"),
    "end": ("k", "konec", "konec kola", "end", "end of round"),
    "table": ("t", "stul", "table"),
    "words": ("w", "slovy", "words"),
    "leave": ("q", "quit", "exit", "odejit"),
}
YES, NO = ("a", "ano", "y", "yes", "jo"), ("n", "ne", "no")

# In this order: a "hundred, seven against" is no hundred-and-seven.
_TOGETHER: tuple[tuple[str, str], ...] = (
    (r"\b(sedm\w*|seven|7) (proti|protiv|against)\b", "sedma_against"),
    (r"\b(sto|stovk\w|stotka|kilo|hundred|100) (proti|protiv|against)\b", "sto_against"),
    (r"\b(sto sedm|sto a sedm|107|hundred.and.seven|hundred seven)\b", "stosedm"),
    (r"\b(lozen\w+|open|otevren\w+) (betl|zebrak|maly)\b|\b(betl|zebrak) lozeny\b", "open_betl"),
    (r"\b(lozen\w+|open|otevren\w+) (durch|velky)\b|\bdurch lozeny\b", "open_durch"),
    (r"\b(z|ze) (lidu|naroda)\b|\bfrom the people\b", "zlidu"),
)
_GAMES: dict[str, tuple[str, ...]] = {
    "hra": ("hra", "hru", "game", "the game"),
    "sedma": ("sedma", "sedmu", "sedmicka", "sedmicku", "seven", "7"),
    "sto": ("sto", "stovka", "stovku", "kilo", "hundred", "100"),
    "stosedm": ("stosedm", "stosedmu"),
    "betl": ("betl", "zebrak", "maly"),
    "durch": ("durch", "velky"),
    "open_betl": ("open_betl", "ob"),
    "open_durch": ("open_durch", "od"),
    "sedma_against": ("sedma_against",),
    "sto_against": ("sto_against",),
}
_ASK = ("barva", "barvu", "ask", "suit", "colour", "color")
_GOOD = ("d", "dobra", "dobre", "good", "g", "ok", "dal", "nic")
_BAD = ("s", "spatna", "spatne", "bad")
_FORGET = ("zapomnel", "zapomnela", "zapomenout", "zapomenuto", "nevolim", "forget", "forgot")
_Z_LIDU = ("zlidu", "lidu", "lid", "people", "blind", "naroda")
_CLAIM = ("lozim", "lozit", "pokladam", "zbytek je muj", "claim", "lay down")
_MARRIAGE = ("hlasim", "hlaska", "hlas", "marriage", "announce")
_FILLERS = ("na", "on", "the", "and", "say", "rikam")

GAME_OF: dict[str, str] = {word: game for game, words in _GAMES.items() for word in words}


def folded(words: str) -> str:
    """Small letters without diacritics and ends of sentences, one blank between words."""
    plain = unicodedata.normalize("NFD", words.casefold())
    letters = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return " ".join(re.sub(r"[!;.\x00-\x1f]", " ", letters).split())


def command(typed: str) -> str:
    """The command that may be given at any time, or an empty word."""
    said = folded(typed)
    return next((name for name, words in COMMANDS.items() if said in words), "")


def shown(typed: str) -> str:
    """What was typed, short and printable, to be repeated in a message."""
    clean = "".join(letter if letter.isprintable() else "?" for letter in typed.strip())
    return clean if len(clean) <= 24 else clean[:21] + "..."


def read(typed: str, view: VolenyView, look: Look, draft: Draft) -> Read:
    """The answer to the question the seat is asked now."""
    if not typed.strip():
        return Wrong(f"empty-{view.phase}", {"count": len(view.hand)})
    words = _one_word_games(folded(typed), look).replace(",", " ").replace("+", " ").replace("?", " ").split()
    match view.phase:
        case "trump":
            return _trump(typed, words, view, look)
        case "call" | "takeover":
            return _discard(typed, view, look, draft)
        case "answer":
            return _answer(typed, words)
        case "declare":
            return _declare(typed, words, view)
        case "doubling":
            return _doubling(typed, words, view)
        case _:
            return _play(typed, words, view, look)


def _one_word_games(said: str, look: Look) -> str:
    """Games of several words, and the names games have in this language, as one word each."""
    for pattern, word in (*_TOGETHER, *_own_names(look.text)):
        said = re.sub(pattern, word, said)
    return said


@cache
def _own_names(text: Text) -> tuple[tuple[str, str], ...]:
    names = {folded(text(f"component-{game}")): game for game in _GAMES}
    names[folded(text("game-barva"))] = _ASK[0]
    return tuple(
        (rf"\b{re.escape(name)}\b", names[name]) for name in sorted(names, key=len, reverse=True) if name != names[name]
    )


def _card(typed: str, view: VolenyView, look: Look) -> Card | Wrong:
    """One card of the own hand, by number or in words."""
    hand = hand_of(view)
    word = typed.strip().strip("[]().,!")
    if word.isdecimal() and len(word) < 6:
        number = int(word)
        return hand[number - 1] if 1 <= number <= len(hand) else Wrong("no-such-number", {"count": len(hand)})
    card = look.labelled(word) or look.labelled(word.replace(" ", ""))
    if card is None:
        try:
            card = parse_card(word, look.text.language)
        except NotationError:
            example = look.card(hand[0])
            return Wrong("no-card", {"typed": shown(typed), "count": len(hand), "example": example})
    return card if card in view.hand else Wrong("not-your-card", {"card": look.card(card)})


def _cards(typed: str, view: VolenyView, look: Look) -> tuple[Card, ...] | Wrong:
    """Several cards of the own hand."""
    parts = [part for part in re.split(r"[\s,+]+", typed.strip()) if part]
    one_by_one = [_card(part, view, look) for part in parts]
    if all(isinstance(card, Card) for card in one_by_one):
        return tuple(card for card in one_by_one if isinstance(card, Card))
    try:
        cards = parse_cards(typed, look.text.language)
    except NotationError:
        return next(card for card in one_by_one if isinstance(card, Wrong))
    strange = [card for card in cards if card not in view.hand]
    return Wrong("not-your-card", {"card": look.card(strange[0])}) if strange else cards


def _trump(typed: str, words: Sequence[str], view: VolenyView, look: Look) -> Read:
    if words and words[0] in _Z_LIDU:
        if len(words) == 2 and words[1].isdecimal() and len(words[1]) < 6:
            return ZLidu(int(words[1]) - 1)
        return Wrong("z-lidu-which")
    if words and words[0] in _FORGET:
        return Sure(Forget(), "sure-forget")
    card = _card(typed, view, look)
    if isinstance(card, Wrong):
        return Wrong("no-trump-choice", card.params) if card.message == "no-card" else card
    return ChooseTrump(card)


def _discard(typed: str, view: VolenyView, look: Look, draft: Draft) -> Read:
    """Two cards and a game, in either order, at once or one after the other."""
    calls = {**dict.fromkeys(_ASK, "ask"), **{w: g for w, g in GAME_OF.items() if g in CALLS}}
    cards, call = draft.cards, draft.call
    rest = []
    for part in _parts(typed, look):
        if part in calls:
            call = calls[part]
        elif part not in _FILLERS:
            rest.append(part)
    if typed_cards := " ".join(rest).strip(" ,+"):
        given = _cards(typed_cards, view, look)
        if isinstance(given, Wrong):
            unknown = given.message == "no-card"
            return Wrong(f"no-{view.phase}", given.params) if unknown else given
        if len(given) != 2:
            return Wrong("two-cards", {"count": len(given)})
        cards = given
    if not cards or not call:
        return Draft(cards, call)
    if view.phase == "takeover":
        if call in ("ask", "stosedm"):
            return Wrong("only-higher")
        return TakeOver(call, (cards[0], cards[1]))  # type: ignore[arg-type]
    action = CALLS[call]((cards[0], cards[1]))
    left = view.hand.without(cards[0]).without(cards[1])
    return Sure(action, "sure-no-marriage") if call == "stosedm" and not marriages_in(left) else action


def _parts(typed: str, look: Look) -> list[str]:
    """The words of what was typed, a game of several words as one; cards keep their capitals and diacritics."""
    words = re.findall(r"[^\s,+]+|[,+]", typed)
    parts, place = [], 0
    while place < len(words):
        for length in (4, 3, 2, 1):
            said = _one_word_games(folded(" ".join(words[place : place + length])).replace("?", ""), look)
            if said in GAME_OF or said in _ASK:
                parts.append(said)
                break
        else:
            parts.append(words[place])
        place += length
    return parts


def _answer(typed: str, words: Sequence[str]) -> Read:
    said = [word for word in words if word not in _FILLERS]
    if said and said[0] in _GOOD and all(word in (*_GOOD, "flek") for word in said):
        return GoodFlek() if "flek" in said else Good()
    if said == ["flek"]:
        return GoodFlek()
    if len(said) == 1 and said[0] in _BAD:
        return Bad()
    return Wrong("no-answer", {"typed": shown(typed)})


def _declare(typed: str, words: Sequence[str], view: VolenyView) -> Read:
    games = [GAME_OF[word] for word in words if word in GAME_OF]
    if len(words) == 1 and games and games[0] in ("hra", "sedma", "sto", "stosedm"):
        action = Declare(games[0])  # type: ignore[arg-type]
        return Sure(action, "sure-no-marriage") if games[0] == "sto" and not marriages_in(view.hand) else action
    return Wrong("no-declaration", {"typed": shown(typed)})


def _doubling(typed: str, words: Sequence[str], view: VolenyView) -> Read:
    """Levels and components, each component raised or, if it is not yet on the table, announced."""
    if words and all(word in _GOOD for word in words):
        return Say()
    raises: list[str] = []
    announces: list[str] = []
    levels: list[str] = []
    for word in words:
        if word in LEVELS:
            levels.append(word)
        elif (game := GAME_OF.get(word)) is not None:
            against = game in ("sedma_against", "sto_against")
            (announces if against and view.rounds.component(game) is None else raises).append(game)
        elif word not in _FILLERS:
            return Wrong("no-doubling", {"typed": shown(typed)})
    open_now = _raisable(view)
    if not raises and not announces and not levels:
        return Wrong("no-doubling", {"typed": shown(typed)})
    if levels and not raises:
        if len(open_now) != 1:
            return Wrong("flek-on-what" if open_now else "nothing-to-raise")
        raises = list(open_now)
    for name in raises:
        one = view.rounds.component(name)
        due = view.rounds.due(one) + 1 if one else 0
        if levels and name in open_now and 0 < due < len(LEVELS) and LEVELS[due] not in levels:
            return Wrong("other-level", {"component": name, "level": LEVELS[due]})
    in_order = [one.name for one in view.rounds.components if one.name in raises]
    both = [name for name in ("sedma_against", "sto_against") if name in announces]
    missing = [name for name in dict.fromkeys(raises) if name not in in_order]
    return Say((*in_order, *missing), tuple(both))


def _raisable(view: VolenyView) -> tuple[str, ...]:
    names = {name for action in view.legal if isinstance(action, Say) for name in action.raises}
    return tuple(one.name for one in view.rounds.components if one.name in names)


def _play(typed: str, words: Sequence[str], view: VolenyView, look: Look) -> Read:
    if " ".join(words) in _CLAIM:
        return Claim()
    if len(words) > 1 and words[0] in _MARRIAGE:
        card = _card(typed.strip().split(maxsplit=1)[1], view, look)
        return card if isinstance(card, Wrong) else PlayMarriage(card)
    card = _card(typed, view, look)
    return card if isinstance(card, Wrong) else Play(card)


def yes(typed: str) -> bool | None:
    """The answer to a question of yes or no; None: neither."""
    said = folded(typed)
    return True if said in YES else False if said in NO else None


def cut_at(typed: str) -> int | Wrong | None:
    """Where to cut: a number of cards, or None to let it fall as it will."""
    said = typed.strip()
    if not said:
        return None
    return int(said) if said.isdecimal() and len(said) < 6 else Wrong("no-cut", {"typed": shown(typed)})
