"""Text for cards, hands, packs and actions: ``parse(write(x)) == x``.

Writing has one form: a card is its rank and suit letter (``Ak``), an action its tag and one word a field. Reading a
card takes the usual ways people write it (``♥10``, ``kA``, ``červená desítka``, ``дама жир``, ``ten of leaves``);
reading an action takes the written form alone. What cannot be read, or could be read as two cards, is a
:class:`~marias.errors.NotationError` that names the text, the position and what was expected.
"""

from __future__ import annotations

import re
import typing
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from enum import Enum
from functools import cache
from itertools import chain
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, TypeVar, Union

import msgspec

from marias.cards import PACK, Card, CardSet, Rank, Suit
from marias.errors import MariasError, NotationError

# --- Cards -----------------------------------------------------------------------------------------------------------


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
    spoken = _language(language)
    if spoken != "sr" and (card := _CARD.get(text)):
        return card
    return _read_card(text, 0, len(text), spoken)


def parse_suit(text: str, language: str = "cs") -> Suit:
    """The suit a letter, sign or word names, understood as in :func:`parse_card`.

    Raises ``NotationError`` for a text that is no suit, or may be one of two.
    """
    spoken = _language(language)
    units = _units(text, 0, len(text))
    if len(units) == 1:
        suits = [meaning for meaning in _meanings(text, units[0], spoken) if isinstance(meaning, Suit)]
        if len(suits) == 1:
            return suits[0]
        if suits:
            both = " or ".join(suit.value for suit in suits)
            expected = f"a suit of one meaning: {units[0].word!r} may be {both}"
            raise NotationError(text, 0, expected, code="notation-suit")
    raise NotationError(text, 0, "a suit, such as k or kule", code="notation-suit")


def readings(text: str, language: str = "cs") -> tuple[Card | Suit, ...]:
    """Every card or suit a text may name, of which :func:`parse_card` and :func:`parse_suit` want one alone."""
    spoken = _language(language)
    units = _units(text, 0, len(text))
    try:
        halves = [_meanings(text, unit, spoken) for unit in units]
    except NotationError:
        return ()
    if len(halves) == 1:
        return tuple(meaning for meaning in halves[0] if isinstance(meaning, Suit))
    return tuple(_readings(*halves)) if len(halves) == 2 else ()


def write_cards(cards: Iterable[Card]) -> str:
    """The cards in the given order, one blank between."""
    return " ".join([_TEXT[card] for card in cards])


def parse_cards(text: str, language: str = "cs") -> tuple[Card, ...]:
    """The cards of a list, in its order; an empty text is an empty list.

    Blanks, commas and ``+`` stand between cards; where a card is written in several words (``srdce eso``), only a
    comma or ``+``. Raises ``NotationError`` for what is no card, and for a card that stands twice.
    """
    seen: dict[Card, int] = {}
    for card, position in _read_cards(text, _language(language)):
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
    placed = list(_read_cards(text, _language(language)))
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


_TEXT: dict[Card, str] = {card: str(card) for card in PACK}
_CARD: dict[str, Card] = {text: card for card, text in _TEXT.items()}

# --- What words, letters and signs mean ------------------------------------------------------------------------------

Meaning = Rank | Suit
"""Half a card."""


def _forms(stem: str, endings: str = "") -> list[str]:
    """The stem alone, and with each ending; a stem closed by ``-`` never stands alone."""
    bare = stem.removesuffix("-")
    return [bare + ending for ending in endings.split()] + ([] if bare != stem else [stem])


_ADJECTIVE = "y a e eho emu ym ou ej i ych"  # Czech and Slovak hard adjectives, all genders, without diacritics
_OF_SUIT = "ovy ova ove oveho ovou ovej ovu ovi ovych ak"  # srdcový, srdcová ...

# Without diacritics, for so they are looked up. Czech and Slovak stand first, then Serbian, then English.
_WORDS: dict[Meaning, list[str]] = {
    Suit.HEARTS: [
        *_forms("cerven", _ADJECTIVE),
        *_forms("srdc-", f"e i ia iam ich im emi {_OF_SUIT}"),
        *_forms("herc", f"e i u a um {_OF_SUIT}"),
        *_forms("srce", "m"),
        *_forms("src-", "a u"),
        *_forms("crven-", "i a o e u"),
        *_forms("heart", "s"),
    ],
    Suit.BELLS: [
        *_forms("kul-", f"e i im ich emi {_OF_SUIT}"),
        *_forms("koul-", f"e i im ich emi {_OF_SUIT}"),
        *_forms("gul", f"a e i u am ach ami {_OF_SUIT}"),
        *_forms("kar-", f"o a e y u {_OF_SUIT}"),
        *_forms("bundev-", "a e i u o om ama"),
        *_forms("bell", "s"),
        *_forms("diamond", "s"),
    ],
    Suit.LEAVES: [
        *_forms("zelen", f"{_ADJECTIVE} u o om oj"),
        *_forms("list", f"y u um a om {_OF_SUIT}"),
        *_forms("pik", f"y u a um {_OF_SUIT}"),
        *_forms("lea-", "f ves"),
        *_forms("spade", "s"),
    ],
    Suit.ACORNS: [
        *_forms("zalud", f"y u um e a sky ska ske skeho skou skej {_OF_SUIT}"),
        *_forms("kriz", f"e u i um {_OF_SUIT}"),
        *_forms("tref", f"y u a um e {_OF_SUIT}"),
        *_forms("zir", "a u om ov evi"),
        *_forms("acorn", "s"),
        *_forms("club", "s"),
    ],
    Rank.SEVEN: [
        *_forms("sedm", "a u y ou e"),
        *_forms("sedmic-", "ka ku ky kou ke ce a u e om"),
        "sedem",
        "sedam",
        "seven",
    ],
    Rank.EIGHT: [
        *_forms("osm", "a u y ou e"),
        *_forms("osmic-", "ka ku ky kou ke ce a u e om"),
        "osem",
        "osam",
        "eight",
    ],
    Rank.NINE: [
        *_forms("devitk-", "a u y ou"),
        *_forms("deviatk-", "a u y ou"),
        *_forms("devetk-", "a u e om"),
        *_forms("dev-", "itce iatke et at"),
        "nine",
    ],
    Rank.TEN: [
        *_forms("desitk-", "a u y ou"),
        *_forms("desiatk-", "a u y ou"),
        *_forms("desetk-", "a u e om"),
        *_forms("des-", "itce iatke et at"),
        "ten",
        "10",
    ],
    Rank.UNDER: [
        *_forms("spod-", "ek ka ku kem kovi ok kom"),
        *_forms("dolni-", "k ka ku kom"),
        *_forms("kluk", "a u em"),
        *_forms("donja-", "k ka ku kom"),
        *_forms("deck-", "o a u om"),
        *_forms("zandar", "a u om"),
        *("under", "unter", "jack", "knave"),
    ],
    Rank.OVER: [
        *_forms("svrs-", "ek ka ku kem kovi ok kom"),
        *_forms("vrs-", "ek ka ku kem"),
        *_forms("fil-", "ek ka ku kem kovi"),
        *_forms("vrchni-", "k ka ku kom"),
        *_forms("horni-", "k ka ku kom"),
        *_forms("dam-", "a u y e ou om"),
        *_forms("gornja-", "k ka ku kom"),
        *("over", "ober", "queen"),
    ],
    Rank.KING: [*_forms("kral", "e i em ovi a om"), *_forms("kralj", "a u em"), "king"],
    Rank.ACE: [*_forms("es-", "o a u em om"), *_forms("as", "a u om"), *_forms("ke-", "c ca cu com"), "ace"],
}
_WORD_MEANS: dict[str, Meaning] = {word: meaning for meaning, words in _WORDS.items() for word in words}
_SIGN_MEANS: dict[str, Meaning] = {
    sign: suit for suit, signs in zip(Suit, ("♥♡", "♦♢", "♠♤", "♣♧"), strict=True) for sign in signs
}

Letters = dict[str, tuple[Meaning, ...]]
"""What a single letter, its diacritics kept, may mean."""

_RANK_LETTERS: Letters = {
    **{rank.value.lower(): (rank,) for rank in Rank},
    "t": (Rank.TEN,),
    "j": (Rank.UNDER,),
    "u": (Rank.UNDER,),
    "o": (Rank.OVER,),
    "e": (Rank.ACE,),
}
_CZECH: Letters = {
    **_RANK_LETTERS,
    **dict.fromkeys("cčh", (Suit.HEARTS,)),
    "b": (Suit.BELLS,),
    "k": (Rank.KING, Suit.BELLS),
    "z": (Suit.LEAVES,),
    "l": (Suit.ACORNS,),
    "ž": (Suit.ACORNS,),
    "d": (Rank.OVER,),
}
_LETTERS: dict[str, Letters] = {
    "cs": _CZECH,
    "sk": {**_CZECH, "g": (Suit.BELLS,), "d": (Rank.OVER, Rank.UNDER)},  # guľa; dáma, dolník
    "en": {
        **_CZECH,
        "c": (Suit.HEARTS, Suit.ACORNS),  # červené, clubs
        "l": (Suit.ACORNS, Suit.LEAVES),  # the letter of žaludy, leaves
        "d": (Rank.OVER, Suit.BELLS),  # dáma, diamonds
    },
    "sr": {
        **_RANK_LETTERS,
        "h": (Suit.HEARTS,),
        "b": (Suit.BELLS,),
        "l": (Suit.LEAVES,),
        "z": (Suit.LEAVES, Suit.ACORNS),  # zelena, or žir without its sign; also for з
        "ž": (Suit.ACORNS,),
        "d": (Rank.OVER, Rank.UNDER),  # dama, donjak
    },
}
_CYRILLIC = dict(
    zip(
        "абвгдђежзијклљмнњопрстћуфхцчџш",
        "a b v g d đ e ž z i j k l lj m n nj o p r s t ć u f h c č dž š".split(),  # noqa: SIM905
        strict=True,
    )
)
_CYRILLIC |= {letter.upper(): latin.capitalize() for letter, latin in _CYRILLIC.items()}


def in_latin(words: str) -> str:
    """Serbian Cyrillic in Serbian Latin; all else as it is."""
    return "".join([_CYRILLIC.get(letter, letter) for letter in words])


def plain(words: str) -> str:
    """Small Latin letters without diacritics: words as they are compared, whichever way they were typed."""
    latin = in_latin(unicodedata.normalize("NFC", words).casefold()).replace("đ", "dj")
    apart = unicodedata.normalize("NFKD", latin)
    return "".join(letter for letter in apart if not unicodedata.combining(letter)).casefold()


# --- Reading a card --------------------------------------------------------------------------------------------------

_PIECE = re.compile(r"[^\s\-\u2010-\u2015]+")  # blanks and all kinds of hyphens part rank and suit
_UNIT = re.compile(r"[0-9]+|[♥♡♦♢♠♤♣♧]|[^\W\d_]+|.", re.DOTALL)
_HALF = "a rank (7 8 9 X S Q K A) or a suit (c k z l), as a letter or a word"
_LINKS = ("of", "od")  # ten of leaves, eso od srdcí
_VARIATION = dict.fromkeys((0xFE0E, 0xFE0F))


class _Unit(NamedTuple):
    """A letter, figure, sign or word, and where its piece stands in the text."""

    word: str
    position: int


def _language(tag: str) -> str:
    spoken = tag.partition("-")[0]
    if spoken not in _LETTERS:
        raise NotationError(tag, 0, f"a language: {' '.join(_LETTERS)}", code="notation-language")
    return spoken


def _read_card(text: str, start: int, end: int, spoken: str) -> Card:
    """The card that stands in ``text[start:end]``."""
    units = _units(text, start, end)
    if not units:
        raise NotationError(text, start, "a card, such as Ak")
    if any(letter in _CYRILLIC for unit in units for letter in unit.word):
        spoken = "sr"  # whoever writes Cyrillic writes Serbian
    halves = [_meanings(text, unit, spoken) for unit in units]
    if len(halves) == 1:
        lacking = " or ".join("a suit" if isinstance(half, Rank) else "a rank" for half in halves[0])
        raise NotationError(text, end, f"{lacking} too, as in Ak")
    if len(halves) > 2:
        raise NotationError(text, units[2].position, "the end of the card: it has one rank and one suit")
    return _one(text, units, _readings(*halves))


def _units(text: str, start: int, end: int) -> list[_Unit]:
    units = []
    for piece in _PIECE.finditer(text, start, end):
        plain = unicodedata.normalize("NFC", piece[0].translate(_VARIATION)).casefold()
        # casefold may take letters apart again
        plain = unicodedata.normalize("NFC", plain)
        units += [_Unit(part, piece.start()) for word in _UNIT.findall(plain) for part in _apart(word)]
    if len(units) == 3 and units[1].word in _LINKS:
        del units[1]
    return units


def _apart(word: str) -> Iterable[str]:
    """A pair of letters is a rank and a suit, all else is one word."""
    pair = len(word) == 2 and word.isalpha() and word not in _LINKS and _fold(word) not in _WORD_MEANS
    return word if pair else [word]


def _fold(word: str) -> str:
    """Latin letters without diacritics."""
    plain = unicodedata.normalize("NFD", in_latin(word))
    return "".join([letter for letter in plain if not unicodedata.combining(letter)])


def _meanings(text: str, unit: _Unit, spoken: str) -> tuple[Meaning, ...]:
    """What one unit may mean."""
    word = unit.word
    letters = _LETTERS[spoken]
    found = letters.get(word) or letters.get(_CYRILLIC.get(word, word))
    if found:
        return found
    meaning = _SIGN_MEANS.get(word) or (_WORD_MEANS.get(_fold(word)) if len(word) > 1 else None)
    if meaning is None:
        raise NotationError(text, unit.position, _HALF)
    return (meaning,)


def _readings(one: tuple[Meaning, ...], two: tuple[Meaning, ...]) -> list[Card]:
    """Every card two halves can make, none twice."""
    pairs = chain.from_iterable(((a, b), (b, a)) for a in one for b in two)
    return list(dict.fromkeys(Card.of(a, b) for a, b in pairs if isinstance(a, Rank) and isinstance(b, Suit)))


def _one(text: str, units: list[_Unit], cards: list[Card]) -> Card:
    if len(cards) == 1:
        return cards[0]
    said = " ".join(unit.word for unit in units)
    if cards:
        both = " or ".join(map(str, cards))
        raise NotationError(text, units[0].position, f"a card of one meaning: {said!r} may be {both}")
    raise NotationError(text, units[1].position, f"one rank and one suit, but {said!r} is two of a kind")


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
            cards = [_read_card(text, words[0].start(), words[-1].end(), spoken)]
        except NotationError as whole:
            raise whole from None
    yield from zip(cards, [word.start() for word in words], strict=False)


def _card_at(text: str, start: int, end: int, spoken: str) -> Card:
    if spoken != "sr" and (card := _CARD.get(text[start:end])):
        return card
    return _read_card(text, start, end, spoken)


def _is_card(text: str, word: re.Match[str], spoken: str) -> bool:
    try:
        _card_at(text, word.start(), word.end(), spoken)
    except NotationError:
        return False
    return True


# --- Actions ---------------------------------------------------------------------------------------------------------

S = TypeVar("S", bound=msgspec.Struct)


def write_action(action: msgspec.Struct) -> str:
    """The tag of an action, then one word a field in their order.

    A card is written as always, a hidden one (``None``) ``?``; the members of a tuple are joined by ``+``. An empty
    tuple or word is ``-``, and so is ``None`` where that is the default. Last fields that have their default are left
    out. Raises ``NotationError`` for a string that is no word (``[a-z0-9_]+``) or a number of more than 18 digits,
    ``TypeError`` for a struct that is no action or a value of another type than its field.
    """
    plan = _plan(type(action))
    count = len(plan.fields)
    while count > plan.required and getattr(action, plan.fields[count - 1].name) == plan.fields[count - 1].default:
        count -= 1
    words = [plan.tag]
    for field in plan.fields[:count]:
        value = getattr(action, field.name)
        try:
            words.append(field.write(value))
        except ValueError:
            expected = f"{plan.tag} {field.name}: {field.expected}"
            raise NotationError(str(value), 0, expected, code="notation-value") from None
        except (KeyError, TypeError, AttributeError):
            raise TypeError(f"{plan.tag} {field.name}: {value!r} is not {field.expected}") from None
    return " ".join(words)


def parse_action(text: str, types: tuple[type[S], ...]) -> S:
    """The action a text says, one of these types; the inverse of :func:`write_action`.

    Last fields that have a default may be left out. Raises ``NotationError`` for an unknown tag, a wrong word, too
    many or too few words; ``TypeError`` if the types themselves cannot be written.
    """
    plans = _plans(types)
    words = text.split()
    plan = plans.get(words[0]) if words else None
    if plan is None:
        raise _wrong_word(text, 0, f"an action: {' '.join(plans)}", code="notation-action", allowed=" ".join(plans))
    if not plan.required < len(words) <= len(plan.fields) + 1:
        raise _wrong_count(text, plan, len(words))
    values = []
    for place, (word, field) in enumerate(zip(words[1:], plan.fields, strict=False), 1):
        try:
            values.append(field.read(word))
        except (KeyError, ValueError):
            raise _wrong_word(
                text,
                place,
                f"{field.name}: {field.expected}",
                code="notation-field",
                field=field.name,
                usage=plan.usage,
            ) from None
    try:
        made = plan.make(*values)
    except (TypeError, ValueError, MariasError) as problem:
        raise NotationError(text, 0, f"a possible {plan.tag}: {problem}", code="notation-impossible") from None
    return typing.cast("S", made)


def _wrong_word(text: str, place: int, expected: str, *, code: str, **params: object) -> NotationError:
    starts = [word.start() for word in _BLANK_FREE.finditer(text)]
    position = starts[place] if place < len(starts) else len(text)
    return NotationError(text, position, expected, code=code, **params)


def _wrong_count(text: str, plan: _Plan, count: int) -> NotationError:
    if count > len(plan.fields):
        place, expected = len(plan.fields) + 1, f"no more: {plan.usage}"
        return _wrong_word(text, place, expected, code="notation-words", usage=plan.usage)
    field = plan.fields[count - 1]
    expected = f"{field.name}: {field.expected} ({plan.usage})"
    return _wrong_word(text, count, expected, code="notation-words", usage=plan.usage)


class _Kind(NamedTuple):
    """How the values of one type are written and read; a word it cannot read is a KeyError or a ValueError."""

    write: Callable[[Any], str]
    read: Callable[[str], Any]
    expected: str


class _Field(NamedTuple):
    name: str
    write: Callable[[Any], str]
    read: Callable[[str], Any]
    expected: str
    default: Any


class _Plan(NamedTuple):
    """How one type of action is written and read."""

    tag: str
    make: Callable[..., msgspec.Struct]
    fields: tuple[_Field, ...]
    required: int
    """So many fields are always written."""
    usage: str


@cache
def _plan(kind: type[msgspec.Struct]) -> _Plan:
    tag = kind.__struct_config__.tag
    if not isinstance(tag, str) or not _WORD.fullmatch(tag):
        raise TypeError(f"{kind.__name__}: an action has a tag of [a-z0-9_]+, not {tag!r}")
    hints = typing.get_type_hints(kind, include_extras=True)
    fields = tuple(
        _Field(info.name, *_kind_of(hints[info.name], f"{kind.__name__}.{info.name}", _default(info)), _default(info))
        for info in msgspec.structs.fields(kind)
    )
    required = len(fields)
    while required and fields[required - 1].default is not msgspec.NODEFAULT:
        required -= 1
    usage = [tag, *(field.name if at < required else f"[{field.name}]" for at, field in enumerate(fields))]
    return _Plan(tag, _maker(kind), fields, required, " ".join(usage))


def _maker(kind: type[msgspec.Struct]) -> Callable[..., msgspec.Struct]:
    """Makes the struct from its values in their order, though some of them must be named."""
    free, names = len(kind.__match_args__), kind.__struct_fields__
    if free == len(names):
        return kind
    return lambda *values: kind(*values[:free], **dict(zip(names[free:], values[free:], strict=False)))


@cache
def _plans(kinds: tuple[type[msgspec.Struct], ...]) -> dict[str, _Plan]:
    plans: dict[str, _Plan] = {}
    for plan in map(_plan, kinds):
        if plan.tag in plans:
            raise TypeError(f"two actions are called {plan.tag!r}")
        plans[plan.tag] = plan
    return plans


def _default(info: msgspec.structs.FieldInfo) -> Any:
    return info.default if info.default_factory is msgspec.NODEFAULT else info.default_factory()


_WORD = re.compile(r"[a-z0-9_]+")
_INT = re.compile(r"0|-?[1-9][0-9]{0,17}")
HIDDEN = "?"
NOTHING = "-"


def _kind_of(hint: Any, where: str, default: Any = msgspec.NODEFAULT) -> _Kind:
    """How to write and read values of this annotation; ``None`` is what is hidden, or by default what there is not."""
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin is Annotated:
        return _limited(_kind_of(arguments[0], where), hint)
    if origin in (Union, UnionType) and len(arguments) == 2 and NoneType in arguments:
        inner = next(one for one in arguments if one is not NoneType)
        absent = default is None and inner is not str and typing.get_origin(inner) is not tuple  # those use "-" already
        return _or_none(_kind_of(inner, where), *((NOTHING, "if none") if absent else (HIDDEN, "if hidden")))
    if origin is tuple and arguments and len(set(arguments) - {Ellipsis}) == 1:
        return _tuple_of(_item_of(arguments[0], where), None if Ellipsis in arguments else len(arguments))
    if hint is str:
        return _Kind(_or_nothing(_checked_word), _or_nothing_back(_checked_word), "a word of a-z, 0-9 and _, or -")
    return _item_of(hint, where)


def _item_of(hint: Any, where: str) -> _Kind:
    """What may stand alone and as a member of a tuple."""
    if hint is str:
        return _Kind(_checked_word, _checked_word, "a word of a-z, 0-9 and _")
    if hint is int:
        return _Kind(_write_int, _read_int, "a whole number")
    if typing.get_origin(hint) is Literal:
        return _one_of({value: str(value) for value in typing.get_args(hint)}, where)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return _one_of(
            {member: str(member.value) for member in hint}, where, "a card, such as Ak" if hint is Card else ""
        )
    raise TypeError(f"{where}: actions have no fields of type {hint!r}")


def _one_of(words: dict[Any, str], where: str, expected: str = "") -> _Kind:
    back = {word: value for value, word in words.items()}
    if len(back) != len(words) or not all(re.fullmatch(r"\w+", word, re.ASCII) for word in back):
        raise TypeError(f"{where}: {list(words)} are no different words")
    return _Kind(words.__getitem__, back.__getitem__, expected or f"one of {' '.join(back)}")


def _checked_word(word: str) -> str:
    if not _WORD.fullmatch(word):
        raise ValueError(word)
    return word


def _or_nothing(write: Callable[[str], str]) -> Callable[[str], str]:
    return lambda word: NOTHING if word == "" else write(word)


def _or_nothing_back(read: Callable[[str], str]) -> Callable[[str], str]:
    return lambda word: "" if word == NOTHING else read(word)


def _write_int(number: int) -> str:
    if type(number) is not int:
        raise TypeError(number)
    word = str(number)
    if not _INT.fullmatch(word):
        raise ValueError(number)
    return word


def _read_int(word: str) -> int:
    if not _INT.fullmatch(word):
        raise ValueError(word)
    return int(word)


def _or_none(kind: _Kind, word_for_none: str, when: str) -> _Kind:
    write, read, expected = kind
    return _Kind(
        lambda value: word_for_none if value is None else write(value),
        lambda word: None if word == word_for_none else read(word),
        f"{expected}, or {word_for_none} {when}",
    )


def _tuple_of(item: _Kind, length: int | None) -> _Kind:
    one, back, expected = item

    def write(values: tuple[Any, ...]) -> str:
        return "+".join([one(value) for value in values]) or NOTHING

    def read(word: str) -> tuple[Any, ...]:
        values = () if word == NOTHING else tuple([back(part) for part in word.split("+")])
        if length is not None and len(values) != length:
            raise ValueError(word)
        return values

    many = f"{length} times " if length is not None else ""
    return _Kind(write, read, f"{many}{expected}, joined by +" + ("" if length else ", or - for none"))


def _limited(kind: _Kind, hint: Any) -> _Kind:
    """A type with limits (``msgspec.Meta``); its own message is not shown, the limits are."""
    read = kind.read

    def checked(word: str) -> Any:
        return msgspec.convert(read(word), hint)  # ValidationError is a ValueError

    return _Kind(kind.write, checked, f"{kind.expected} within its limits")
