"""What the words, letters and signs of a card mean, in every language that is read."""

from __future__ import annotations

import unicodedata

from marias.cards import Rank, Suit

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
WORD_MEANS: dict[str, Meaning] = {word: meaning for meaning, words in _WORDS.items() for word in words}
SIGN_MEANS: dict[str, Meaning] = {
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
LETTERS: dict[str, Letters] = {
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
CYRILLIC = dict(
    zip(
        "абвгдђежзијклљмнњопрстћуфхцчџш",
        "a b v g d đ e ž z i j k l lj m n nj o p r s t ć u f h c č dž š".split(),  # noqa: SIM905
        strict=True,
    )
)
CYRILLIC |= {letter.upper(): latin.capitalize() for letter, latin in CYRILLIC.items()}


def in_latin(words: str) -> str:
    """Serbian Cyrillic in Serbian Latin; all else as it is."""
    return "".join([CYRILLIC.get(letter, letter) for letter in words])


def plain(words: str) -> str:
    """Small Latin letters without diacritics: words as they are compared, whichever way they were typed."""
    latin = in_latin(unicodedata.normalize("NFC", words).casefold()).replace("đ", "dj")
    apart = unicodedata.normalize("NFKD", latin)
    return "".join(letter for letter in apart if not unicodedata.combining(letter)).casefold()
