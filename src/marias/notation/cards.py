"""Text for cards, suits, lists of cards, hands and packs."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from marias.cards import PACK, Card, CardSet, Suit
from marias.errors import NotationError
from marias.notation.fields import NOTHING
from marias.notation.reading import cards_of, language_of, meanings_of, read_card, units_of

_TEXT: dict[Card, str] = {card: str(card) for card in PACK}
_CARD: dict[str, Card] = {text: card for card, text in _TEXT.items()}


def write_card(card: Card) -> str:
    """Rank letter and suit letter, such as ``Ak`` or ``Xz``."""
    return _TEXT[card]


def parse_card(text: str, language: str = "cs") -> Card:
    """The card a text names.

    Rank and suit stand in either order, as letters, signs, figures or words in Czech, Slovak, Serbian and English;
    capitals, diacritics of words and blanks around do not matter. ``language`` (``cs``, ``sk``, ``en``, ``sr``, also
    with a tail such as ``sr-Cyrl``) decides only what single letters mean: ``Z`` is zelené (leaves), in ``sr`` zelena
    or žir (acorns), and refused. The written form is read back by every language but ``sr``.

    Raises ``NotationError`` for a text that is no card, or that may be one of two (it names both).
    """
    spoken = language_of(language)
    if spoken != "sr" and (card := _CARD.get(text)):
        return card
    return read_card(text, 0, len(text), spoken)


def parse_suit(text: str, language: str = "cs") -> Suit:
    """The suit a letter, sign or word names, understood as in :func:`parse_card`.

    Raises ``NotationError`` for a text that is no suit, or may be one of two.
    """
    spoken = language_of(language)
    units = units_of(text, 0, len(text))
    if len(units) == 1:
        suits = [meaning for meaning in meanings_of(text, units[0], spoken) if isinstance(meaning, Suit)]
        if len(suits) == 1:
            return suits[0]
        if suits:
            both = " or ".join(suit.value for suit in suits)
            expected = f"a suit of one meaning: {units[0].word!r} may be {both}"
            raise NotationError(text, 0, expected, code="notation-suit")
    raise NotationError(text, 0, "a suit, such as k or kule", code="notation-suit")


def readings(text: str, language: str = "cs") -> tuple[Card | Suit, ...]:
    """Every card or suit a text may name, of which :func:`parse_card` and :func:`parse_suit` want one alone."""
    spoken = language_of(language)
    units = units_of(text, 0, len(text))
    try:
        halves = [meanings_of(text, unit, spoken) for unit in units]
    except NotationError:
        return ()
    if len(halves) == 1:
        return tuple(meaning for meaning in halves[0] if isinstance(meaning, Suit))
    return tuple(cards_of(*halves)) if len(halves) == 2 else ()


def write_cards(cards: Iterable[Card]) -> str:
    """The cards in the given order, one blank between."""
    return " ".join([_TEXT[card] for card in cards])


def parse_cards(text: str, language: str = "cs") -> tuple[Card, ...]:
    """The cards of a list, in its order; an empty text is an empty list.

    Blanks, commas and ``+`` stand between cards; where a card is written in several words (``srdce eso``), only a
    comma or ``+``. Raises ``NotationError`` for what is no card, and for a card that stands twice.
    """
    seen: dict[Card, int] = {}
    for card, position in _read_cards(text, language_of(language)):
        if card in seen:
            raise NotationError(text, position, f"each card once: {card} stands already at character {seen[card] + 1}")
        seen[card] = position
    return tuple(seen)


def write_hand(hand: CardSet) -> str:
    """The cards of a hand in pack order, one blank between; an empty hand is an empty text."""
    return write_cards(hand)


def parse_hand(text: str, language: str = "cs") -> CardSet:
    """The hand a list names, as :func:`parse_cards` reads it."""
    return CardSet(parse_cards(text, language))


def write_pack(pack: Iterable[Card]) -> str:
    """The 32 cards in the order of the pack, one blank between.

    Raises ``NotationError`` if they are not the 32 different cards.
    """
    cards = tuple(pack)
    text = write_cards(cards)
    _check_pack(text, [(card, 3 * place) for place, card in enumerate(cards)])
    return text


def parse_pack(text: str, language: str = "cs") -> tuple[Card, ...]:
    """A whole pack, 32 different cards in order, separated as in :func:`parse_cards`.

    Raises ``NotationError`` that says how many cards there are, which is missing and which stands twice.
    """
    placed = list(_read_cards(text, language_of(language)))
    _check_pack(text, placed)
    return tuple(card for card, _ in placed)


def _check_pack(text: str, placed: list[tuple[Card, int]]) -> None:
    first = dict(reversed(placed))
    again = [(card, position) for card, position in placed if position != first[card]]
    missing = [card for card in PACK if card not in first]
    if not again and not missing:
        return
    problems = [f"{len(placed)} given"]
    if again:
        problems.append(f"twice: {write_cards(dict.fromkeys(card for card, _ in again))}")
    if missing:
        problems.append(f"missing: {write_cards(missing)}")
    position = again[0][1] if again else len(text)
    raise NotationError(
        text,
        position,
        f"the {len(PACK)} different cards of the pack ({'; '.join(problems)})",
        code="notation-pack",
        count=len(placed),
        again=write_cards(dict.fromkeys(card for card, _ in again)) or NOTHING,
        missing=write_cards(missing) or NOTHING,
    )


_BLANK_FREE = re.compile(r"\S+")


def _read_cards(text: str, spoken: str) -> Iterator[tuple[Card, int]]:
    """Each card of a list and where it stands."""
    if not text or text.isspace():
        return
    start = 0
    for part in re.split(r"[,+]", text):
        yield from _read_part(text, start, start + len(part), spoken)
        start += len(part) + 1


def _read_part(text: str, start: int, end: int, spoken: str) -> Iterator[tuple[Card, int]]:
    """The cards between two commas: one card a word, or else one card in several words."""
    words = list(_BLANK_FREE.finditer(text, start, end))
    if not words:
        raise NotationError(text, start, "a card, such as Ak")
    try:
        cards = [_card_at(text, word.start(), word.end(), spoken) for word in words]
    except NotationError:
        if len(words) == 1 or _is_card(text, words[0], spoken):
            raise
        try:
            cards = [read_card(text, words[0].start(), words[-1].end(), spoken)]
        except NotationError as whole:
            raise whole from None
    yield from zip(cards, [word.start() for word in words], strict=False)


def _card_at(text: str, start: int, end: int, spoken: str) -> Card:
    if spoken != "sr" and (card := _CARD.get(text[start:end])):
        return card
    return read_card(text, start, end, spoken)


def _is_card(text: str, word: re.Match[str], spoken: str) -> bool:
    try:
        _card_at(text, word.start(), word.end(), spoken)
    except NotationError:
        return False
    return True
