"""Whatever the prompts show as a word to type is understood when it is typed: in every language and either script."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from marias.cards import Suit
from marias.notation import in_latin
from marias.rules import GAMES
from marias.rules.contract import Action
from marias.texts import LANGUAGES
from marias.tui import reading
from marias.tui.faces import FACES
from marias.tui.hints import hints
from marias.tui.look import Look, without_marks
from marias.tui.typed import Draft, Read, Sure, Wrong
from tests.rules.battery import choose, profiles_of, random_deal, switched
from tests.texts.test_texts import ROOT
from tests.tui.typist import look_in
from tools.cyrillic import in_cyrillic

LOST = re.compile(r"no-(?!such-number|last-trick)[\w-]+|two-cards|z-lidu-which|only-higher|is-\w+")
"""The messages that say that something was not understood, or is no answer to the question."""
SWITCHED = (
    *("omyl_when=also_before", "suit_round=two_pass", "direct_open=True", "marriage_mode=announced"),
    *(
        "pairs=fixed_opposite",
        "dalje=all_pass_redeal",
        "extraordinary=betl",
        "talon_taking=may",
        "surrender_4p=after_second_deal",
    ),
    *("marriage_card=shown", "marriage_card=set_aside", "must_beat=led_suit", "look_back=none"),
)
"""Switches that bring questions no shipped rule set asks."""
NOTHING_BY_HALVES = ("voleny",)
"""Games in which no answer waits for its second half with examples: there the games alone are listed."""
QUOTED = re.compile(r"[„\"](.+?)[“\"]")


@cache
def views(family: str) -> tuple[Any, ...]:
    """Moments of random deals in which a seat is asked, one of each phase, contract and choice."""
    game, found = GAMES[family], dict[object, Any]()
    others = (changed for label, changed in switched(game) if label.split()[-1] in SWITCHED)
    for profile in (*profiles_of(game), *others):
        tables = game.tables(profile)
        for nth in range(40):
            chance = random.Random(f"{family} {nth}")
            state = game.start(profile, random_deal(tables[nth % len(tables)], nth))
            while state.to_act is not None:
                view = state.view(state.to_act)
                last = view.phase == "play" and len(view.hand) == 1
                contract = str(getattr(view, "contract", "") or getattr(view, "standing", ""))
                offered = tuple(FACES[family].choices(look_in("cs"), view))
                found.setdefault((view.phase, contract, last, type(view.legal[0]), offered), view)
                state = state.after(choose(state, chance, shy=True) if nth % 2 else by_type(state.legal(), chance))
    return tuple(found.values())


def by_type(legal: Sequence[Action], chance: random.Random) -> Action:
    """As likely to pass as to bid."""
    kinds: dict[type[Action], list[Action]] = {}
    for action in legal:
        kinds.setdefault(type(action), []).append(action)
    return chance.choice(chance.choice(list(kinds.values())))


def understood(typed: str, view: Any, look: Look) -> bool:
    """Does it mean something here: a command, an answer, or the half of one?"""
    if reading.command(typed, view, look):
        return True
    answer = reading.read(typed, view, look, Draft())
    return not (isinstance(answer, Wrong) and LOST.fullmatch(answer.message))


def meaning(typed: str, view: Any, look: Look) -> Read:
    """What it is read as; of what is asked about first, the action."""
    answer = reading.read(typed, view, look, Draft())
    return answer.action if isinstance(answer, Sure) else answer


def ways(typed: str, language: str) -> Iterator[str]:
    """As it is shown, in capitals, without diacritics, and Serbian in the other script."""
    yield from (typed, typed.upper())
    if not set("♥♦♠♣") & set(typed):
        yield without_marks(typed)
    if language == "sr":
        yield in_cyrillic(typed)
    elif language == "sr-Cyrl":
        yield in_latin(typed)


def shown(view: Any, look: Look) -> Iterator[str]:
    """The words to be typed in what is asked, offered and explained now."""
    face, text = FACES[view.game], look.text
    said = [face.question(look, view), *face.help(look, view)]
    for typed in ("", "xyzzy"):
        if isinstance(wrong := reading.read(typed, view, look, Draft()), Wrong):
            params = {"choices": ", ".join(face.choices(look, view)) or "–", **wrong.params}
            said.append(text(wrong.message, **params))
    for words in said:
        yield from QUOTED.findall(words)
    for choice in offered(view, look):
        yield from choice


def offered(view: Any, look: Look) -> Iterator[tuple[str, ...]]:
    """Each thing that may be said now, as it is typed; a bid by its number or its name."""
    for choice in FACES[view.game].choices(look, view):
        number, _, name = choice.strip('„“"').partition(" ")
        yield (number, name) if number.isdecimal() else (choice.strip('„“"'),)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", FACES)
@pytest.mark.parametrize("french", [False, True], ids=["german", "french"])
def test_what_is_shown_is_understood(family: str, language: str, french: bool) -> None:
    look, checked = look_in(language, french=french), 0
    for view in views(family):
        for phrase in dict.fromkeys(shown(view, look)):
            if phrase == "xyzzy":
                continue
            for typed in ways(phrase, language):
                checked += 1
                assert understood(typed, view, look), (typed, view.phase, reading.read(typed, view, look, Draft()))
    assert checked > 100


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", FACES)
def test_what_is_offered_means_the_same_in_every_language(family: str, language: str) -> None:
    look, czech, said = look_in(language), look_in("cs"), 0
    for view in views(family):
        for ours, theirs in zip(offered(view, look), offered(view, czech), strict=True):
            meant = meaning(theirs[0], view, czech)
            assert not isinstance(meant, Wrong), theirs
            for typed in (way for word in ours for way in ways(word, language)):
                said += 1
                assert meaning(typed, view, look) == meant, typed
    assert said > 50


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", FACES)
def test_half_an_answer_is_asked_for_in_words_that_are_understood(family: str, language: str) -> None:
    look, drafted = look_in(language), 0
    for view in views(family):
        for phrase in ("1", *shown(view, look)):
            half = reading.read(phrase, view, look, Draft())
            if isinstance(half, Draft):
                for example in QUOTED.findall(FACES[family].drafted(look, half, view)):
                    drafted += 1
                    answer = reading.read(example, view, look, half)
                    assert not isinstance(answer, Wrong), (example, answer)
    assert drafted or family in NOTHING_BY_HALVES


def messages(language: str, area: str) -> Iterator[tuple[str, str]]:
    """Each message of a file in one line, its parameters as ``{}``."""
    for entry in FluentParser().parse((ROOT / "texts" / language / f"{area}.ftl").read_text("utf-8")).body:
        if isinstance(entry, ftl.Message) and entry.value:
            said = ""
            for part in entry.value.elements:
                literal = part.expression if isinstance(part, ftl.Placeable) else None
                said += part.value if isinstance(part, ftl.TextElement) else getattr(literal, "value", "{}")
            yield entry.id.name, said


ELSEWHERE = {
    "say-": "what somebody did",
    "rule-value-": "a rule set",
    "rule-key-": "a rule set",
    "help-cards": "a card in words, of the hand",
    "another-match": "asked when no deal is played",
}
"""Messages whose quotes are not there to be typed at once."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("area", ["play", "krizovy", "licitovany", "marijas", "rules"])
def test_every_quoted_word_is_understood_somewhere(area: str, language: str) -> None:
    """No prompt, however rare, names a word that nobody reads."""
    look = look_in(language)
    families = [area] if area in FACES else list(FACES)
    quoted = [
        (name, phrase)
        for name, said in messages(language, area)
        if not name.startswith(tuple(ELSEWHERE))
        for phrase in QUOTED.findall(said)
        if "{}" not in phrase
    ]
    assert len(quoted) > 10
    for name, phrase in quoted:
        for typed in ways(phrase, language):
            assert any(understood(typed, view, look) for one in families for view in views(one)), (name, typed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_yes_and_no_as_they_are_asked_for(language: str) -> None:
    asked = 0
    for area in ("play", "krizovy", "licitovany", "marijas"):
        for name, said in messages(language, area):
            if name.startswith("sure-"):
                asked += 1
                found = re.search(r"\((\S+), (\S+)\)$", said)
                assert found, name
                assert [reading.yes(word) for word in found.groups()] == [True, False], name
                assert [reading.yes(without_marks(word)) for word in found.groups()] == [True, False], name
    assert asked > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_of_commands(language: str) -> None:
    """Each letter of the last line of the help is another command, and in Serbian the key on the same place too."""
    view = next(view for view in views("voleny") if view.phase == "play")
    said = list(hints(look_in(language), view, lambda _: None))[-2]
    letters = [part.split()[0] for part in said.split(":", 1)[1].strip(" .").split(", ")]
    assert [reading.command(letter) for letter in letters] == ["help", "table", "words", "last", "end", "leave"]
    if language == "sr-Cyrl":
        keys = dict(zip("tkl", "ткл", strict=True)) | {"q": "љ", "w": "њ", "?": "?"}
        assert [reading.command(keys[letter]) for letter in letters] == [reading.command(letter) for letter in letters]


WHOLE_WORDS = {
    "cs": ["nápověda", "stůl", "slovy", "poslední zdvih", "konec kola", "odejít"],
    "en": ["help", "table", "words", "last trick", "end of round", "quit"],
    "sk": ["pomoc", "stôl", "slovami", "posledný zdvih", "koniec kola", "odísť"],
    "sr": ["pomoć", "", "rečima", "poslednji štih", "kraj runde", "odlazak"],
    "sr-Cyrl": ["помоћ", "", "речима", "последњи штих", "крај рунде", "одлазак"],
}
"""``sto`` is the table in Serbian, but the hundred of every game; so it is no command."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("french", [False, True], ids=["german", "french"])
@pytest.mark.parametrize("game", GAMES)
def test_the_help_names_no_command_that_would_be_a_suit(game: str, french: bool, language: str) -> None:
    """At "name trump" the Serbian L is zelena: then the help does not say that it shows the last trick."""
    look = look_in(language, french=french)
    for view in views(game):
        lines = list(hints(look, view, lambda _: None))
        for part in lines[-2].split(":", 1)[1].strip(" .").split(", "):
            assert reading.command(part.split()[0], view, look), (view.phase, part)


def test_lj_in_two_latin_letters_is_no_key() -> None:
    """Only the letter љ lies where q does; "lj" is nothing, or the card it names."""
    view = next(view for view in views("marijas") if view.phase == "play")
    look = look_in("sr")
    assert (reading.command("љ"), reading.command("Њ")) == ("leave", "words")
    for typed in ("lj", "Lj", "LJ", "nj", "NJ"):
        assert reading.command(typed, view, look) == reading.command(typed) == ""
    assert isinstance(reading.read("nj", view, look, Draft()), Wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_commands(language: str) -> None:
    commands = ["help", "table", "words", "last", "end", "leave"]
    for word, meant in zip(WHOLE_WORDS[language], commands, strict=True):
        assert not word or reading.command(word) == meant
        assert not word or reading.command(without_marks(word).upper()) == meant


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("plain", [False, True], ids=["signs", "letters"])
def test_suits_as_they_are_shown(language: str, plain: bool) -> None:
    """In the auction game a suit is an answer: by its name, and by the letter on the screen."""
    look = look_in(language, plain=plain)
    view = next(view for view in views("licitovany") if view.phase == "announce")
    for suit in Suit:
        for word in (look.suit(suit), look.text(f"suit-{suit.value}")):
            for typed in {*ways(word, language)} - {without_marks(word)} | {word}:
                answer = reading.read(typed, view, look, Draft(call="sto"))
                action = answer.action if isinstance(answer, Sure) else answer
                assert getattr(action, "trump", None) is suit, (typed, answer)
