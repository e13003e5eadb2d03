"""What was typed, as cards and words: forgiving about the writing, strict about the meaning.

Czech, Slovak, Serbian and English words are understood in every language, with or without diacritics, Serbian in
Latin and in Cyrillic; a card by its number in the hand, or in any way people write cards. What the words mean in a
game is in ``faces``.
"""

from __future__ import annotations

import re
from collections.abc import Container, Sequence
from functools import cache

import msgspec

from marias.cards import Card, Suit
from marias.errors import NotationError
from marias.notation import in_latin, parse_card, parse_cards, parse_suit, plain, readings
from marias.rules.actions import Play, PlayMarriage
from marias.rules.contract import Action
from marias.rules.doubling import LEVELS
from marias.texts import Text
from marias.tui.look import Look


class Wrong(msgspec.Struct, frozen=True):
    """What was typed is no answer: the message that helps, and its parameters."""

    message: str
    params: dict[str, object] = {}


class Sure(msgspec.Struct, frozen=True):
    """An action to be confirmed first, by the question of that message."""

    action: Action
    message: str
    params: dict[str, object] = {}


class Draft(msgspec.Struct, frozen=True):
    """Cards and a word that belong together, as far as they have been said."""

    cards: tuple[Card, ...] = ()
    call: str = ""


Read = Action | Wrong | Sure | Draft

# In this order: a "hundred, seven against" is no hundred-and-seven.
_TOGETHER: tuple[tuple[str, str], ...] = (
    (r"\b(sedm\w*|seven|7) (proti|protiv|against)\b", "sedma_against"),
    (r"\b(sto|stovk\w|stotk\w|kilo|hundred|100) (proti|protiv|against)\b", "sto_against"),
    (r"\b(sto sed[ae]?m|sto a sedm|107|hundred.and.seven|hundred seven)\b", "stosedm"),
    (r"\b(lozen\w+|open|otevren\w+|otvoren\w+) (betl|zebrak|zobrak|prosjak|mal[yi])\b", "open_betl"),
    (r"\b(betl|zebrak) lozeny\b", "open_betl"),
    (r"\b(lozen\w+|open|otevren\w+|otvoren\w+) (durc?h|velk[yi]|veliki)\b|\bdurch lozeny\b", "open_durch"),
    (r"\b(dve|obe|two|2) (sedmy|sedmice|sedmicky|sevens)\b|\b2 ?x ?7\b", "dve_sedmy"),
    (r"\b(z|ze|zo|iz) (lidu|ludu|naroda)\b|\bfrom the people\b", "zlidu"),
    (r"\b(cerven\w*|srdc\w+|srce|herc) sam\w?\b|\bhearts alone\b", "hearts_alone"),
    (r"\bne biram\b", "nevolim"),
)
_GAMES: dict[str, tuple[str, ...]] = {
    "hra": ("hra", "hru", "igra", "igru", "game", "the game"),
    "sedma": ("sedma", "sedmu", "sedmicka", "sedmicku", "sedmica", "sedmicu", "seven", "7"),
    "sto": ("sto", "stovka", "stovku", "stotka", "stotku", "kilo", "hundred", "100"),
    "stosedm": ("stosedm", "stosedmu", "stosedem"),
    "betl": ("betl", "zebrak", "zobrak", "prosjak", "maly", "mali"),
    "durch": ("durch", "durh", "velky", "veliki"),
    "open_betl": ("open_betl", "ob"),
    "open_durch": ("open_durch", "od"),
    "sedma_against": ("sedma_against",),
    "sto_against": ("sto_against",),
    "dve_sedmy": ("dve_sedmy",),
}
ASK = ("barva", "barvu", "farba", "farbu", "boja", "boju", "ask", "suit", "colour", "color")
GOOD = ("d", "dobra", "dobre", "dobro", "good", "g", "ok", "dal", "nic")
BAD = ("s", "spatna", "spatne", "zla", "zle", "losa", "lose", "bad")
FORGET = (
    *("zapomnel", "zapomnela", "zapomenout", "zapomenuto", "nevolim"),
    *("zabudol", "zabudla", "zabudnut", "zaboravio", "zaboravila", "zaboravljam", "forget", "forgot"),
)
MARRIAGE = ("hlasim", "hlaska", "hlas", "zovem", "zvanje", "marriage", "announce")
SILENTLY = ("mlcky", "tise", "ticho", "potichu", "nehlasim", "cutke", "tiho", "silent", "silently", "quietly")
"""Words for a card played without announcing its marriage."""
CLAIM = ("lozim", "lozit", "pokladam", "vykladam", "kladiem", "polazem", "claim")
"""Words for laying the hand down."""
EVERYTHING = (
    *("oboji", "oboje", "obe", "oba", "ambo", "vse", "vsechno", "vsetko", "sve"),
    *("both", "all", "everything"),
)
LEVEL_OF: dict[str, str] = {
    **{word: word for word in LEVELS if word},
    **dict.fromkeys(("flekuju", "flekuji", "flekuj", "flekujem", "kontra", "double"), "flek"),
    **dict.fromkeys(("tuty", "tuti"), "tutti"),
    "rekontra": "re",
    "boti": "boty",
    "kalhoti": "kalhoty",
    "kajzer": "kajzr",
}
"""Words for a level of doubling."""
MOST_PARTS = 12
"""Cards in words are looked for in so many words."""
_LONGEST_GAME = 4
"""The name of a game has at most so many words."""
BETWEEN = ("a", "i", "with")
"""Words between the parts of a turn of doubling."""
FILLERS = ("na", "on", "the", "and", "say", "rikam", "hovorim", "kazem")
GAME_OF: dict[str, str] = {word: game for game, words in _GAMES.items() for word in words}


def folded(words: str) -> str:
    """Small Latin letters without diacritics and ends of sentences, one blank between words."""
    return " ".join(re.sub(r"[!;.\x00-\x1f]", " ", plain(words)).split())


def shown(typed: str) -> str:
    """What was typed, short and printable, to be repeated in a message."""
    clean = "".join(letter if letter.isprintable() else "?" for letter in typed.strip())
    return clean if len(clean) <= 24 else clean[:21] + "..."


def number_of(word: str) -> int | None:
    """A number as people type it, of a size that can be meant."""
    return int(word) if word.isdecimal() and len(word) < 6 else None


def one_word_games(said: str, text: Text) -> str:
    """Games of several words, and the names games have in this language, as one word each."""
    for pattern, word in (*_TOGETHER, *_own_names(text)):
        said = re.sub(pattern, word, said)
    return said


@cache
def _own_names(text: Text) -> tuple[tuple[str, str], ...]:
    names = {folded(text(f"component-{game}")): game for game in _GAMES}
    names[folded(text("game-barva"))] = ASK[0]
    return tuple(
        (rf"\b{re.escape(name)}\b", names[name]) for name in sorted(names, key=len, reverse=True) if name != names[name]
    )


def with_games(words: Sequence[str], known: Container[str], look: Look) -> list[str]:
    """The words as they were typed, but a game of several words, if it is one of the known, as its one word."""
    out, place = [], 0
    while place < len(words):
        for length in range(_LONGEST_GAME, 0, -1):
            said = one_word_games(
                folded(" ".join(words[place : place + length])).replace("?", "").strip(":"), look.text
            )
            if said in known:
                out.append(said)
                break
        else:
            out.append(words[place])
        place += length
    return out


def words_of(typed: str, text: Text) -> list[str]:
    """The words of what was typed, folded, a game of several words as one."""
    return one_word_games(folded(typed), text).replace(",", " ").replace("+", " ").replace("?", " ").split()


def suit_in(word: str, look: Look) -> Suit | None:
    """The suit a word names, if it names one; the letter on the screen first."""
    label = in_latin(word.strip().casefold())
    labelled = next((suit for suit in Suit if look.suit(suit).casefold() == label), None)
    if labelled is not None:
        return labelled
    try:
        return parse_suit(word.strip().strip(",.!?:"), look.text.language)
    except NotationError:
        return None


def card_of(typed: str, hand: Sequence[Card], look: Look) -> Card | Wrong:
    """One card of the hand, by number or in words."""
    word = typed.strip().strip("[]().,!")
    if (number := number_of(word)) is not None:
        return hand[number - 1] if 1 <= number <= len(hand) else Wrong("no-such-number", {"count": len(hand)})
    card = named_card(word, look)
    if card is None:
        if (either := one_of_two(word, look, cards=True)) is not None:
            return either
        example = look.card(hand[0])
        return Wrong("no-card", {"typed": shown(typed), "count": len(hand), "example": example})
    return card if card in hand else Wrong("not-your-card", {"card": look.card(card)})


def one_of_two(word: str, look: Look, *, cards: bool = False) -> Wrong | None:
    """What to say of a word that may name two cards or suits, with both; None where it does not.

    ``cards``: a suit is no answer. The letters are those of the German suits.
    """
    both: list[Card | Suit] = [one for one in readings(word, look.text.language) if isinstance(one, Card) or not cards]
    if len(both) < 2 or look.french:
        return None
    names = [look.card_in_words(one) if isinstance(one, Card) else look.text(f"suit-{one.value}") for one in both]
    return Wrong("one-of-two", {"typed": shown(word), "one": names[0], "two": names[1]})


def named_card(word: str, look: Look) -> Card | None:
    """The card of the pack a word names, if it names one; the label on the screen first."""
    labelled = look.labelled(word) or look.labelled(word.replace(" ", ""))
    if labelled is not None:
        return labelled
    try:
        return parse_card(word, look.text.language)
    except NotationError:
        return None


def cards_of(typed: str, hand: Sequence[Card], look: Look) -> tuple[Card, ...] | Wrong:
    """Several cards of the hand."""
    parts = [part for part in re.split(r"[\s,+]+", typed.strip()) if part]
    one_by_one = [card_of(part, hand, look) for part in parts]
    if all(isinstance(card, Card) for card in one_by_one):
        return tuple(card for card in one_by_one if isinstance(card, Card))
    if len(parts) <= MOST_PARTS and (in_words := _cards_in_words(parts, hand, look)):
        return in_words
    try:
        cards = parse_cards(typed, look.text.language)
    except NotationError:
        return next(card for card in one_by_one if isinstance(card, Wrong))
    strange = [card for card in cards if card not in hand]
    return Wrong("not-your-card", {"card": look.card(strange[0])}) if strange else cards


def _cards_in_words(parts: Sequence[str], hand: Sequence[Card], look: Look) -> tuple[Card, ...] | Wrong | None:
    """Cards of which some are written in several words; None where a word belongs to no card."""
    if not parts:
        return ()
    if folded(parts[0]) in (*BETWEEN, "and"):
        rest = _cards_in_words(parts[1:], hand, look)
        if rest is not None:
            return rest
    for length in (3, 2, 1):
        if length > len(parts):
            continue
        card = card_of(" ".join(parts[:length]), hand, look)
        if isinstance(card, Wrong) and card.message in ("no-card", "one-of-two"):
            continue
        rest = _cards_in_words(parts[length:], hand, look)
        if rest is None or isinstance(rest, Wrong):
            return rest
        return card if isinstance(card, Wrong) else (card, *rest)
    return None


def two_cards_of(typed: str, hand: Sequence[Card], look: Look, unknown: str) -> tuple[Card, Card] | Wrong:
    """Two cards of the hand, to be laid aside; ``unknown`` is the message where a card is not understood."""
    given = cards_of(typed, hand, look)
    if isinstance(given, Wrong):
        return Wrong(unknown, given.params) if given.message == "no-card" else given
    return (given[0], given[1]) if len(given) == 2 else Wrong("two-cards", {"count": len(given)})


def played(
    typed: str, words: Sequence[str], hand: Sequence[Card], look: Look, legal: Sequence[Action]
) -> Play | PlayMarriage | Wrong:
    """A card and how it is played: its marriage is announced wherever it may be, unless the first word says not to."""
    first = words[0] if len(words) > 1 else ""
    said_how = first in SILENTLY or first in MARRIAGE
    card = card_of(typed.strip().split(maxsplit=1)[1] if said_how else typed, hand, look)
    if isinstance(card, Wrong):
        return card
    announced = PlayMarriage(card)
    if first in MARRIAGE or (first not in SILENTLY and announced in legal):
        return announced
    return Play(card)
