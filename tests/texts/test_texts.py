"""Every word the program says is there, in every language, with the same parameters."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from marias.cards import PACK
from marias.notation import parse_card
from marias.rules import GAMES
from marias.rules.doubling import LEVELS
from marias.rules.krizovy.actions import CLAIMS
from marias.rules.licitovany.actions import RUNGS, SLIPS
from marias.rules.voleny.actions import NO_TRUMP_GAMES, TRUMP_GAMES
from marias.texts import LANGUAGES, Text

ROOT = Path(__file__).parent.parent.parent / "src" / "marias"
COMPONENTS = (
    *("hra", "sedma", "sedma_against", "sto", "sto_against", "stosedm", *NO_TRUMP_GAMES),
    *("quiet_seven", "killed_quiet_seven", "quiet_hundred", "ceiling", "fine", "misdeal"),
    *("revoke_floor", "revoke_before_doubling"),
    *("dve_sedmy", "quiet_hundred_over", "omyl", "thrown_in"),
)


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 – named by the library
        self.found.add(node.id.name)


@cache
def messages(language: str) -> dict[str, frozenset[str]]:
    """The messages of a language and the parameters of each."""
    found: dict[str, frozenset[str]] = {}
    for path in sorted((ROOT / "texts" / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} stands twice"
                variables = _Variables()
                variables.visit(entry)
                found[entry.id.name] = frozenset(variables.found)
    return found


@cache
def trees() -> dict[str, ast.Module]:
    return {str(path.relative_to(ROOT)): ast.parse(path.read_text("utf-8")) for path in sorted(ROOT.rglob("*.py"))}


def strings(tree: ast.AST) -> Iterator[str]:
    """Every string in a source, of an f-string its beginning and a star."""
    inside = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            first = node.values[0]
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield first.value + "*"
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in inside:
            yield node.value


def asked() -> Iterator[str]:
    """The ids of messages in the source: the first argument of ``text(…)``, ``Wrong(…)``, the second of ``Sure(…)``."""
    for name, tree in trees().items():
        if not name.startswith(("cli", "tui")):
            continue
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            place = {"text": 0, "Wrong": 0, "Sure": 1}.get(called)
            if place is not None and len(node.args) > place:
                arguments = [node.args[place]]
                if isinstance(arguments[0], ast.IfExp):
                    arguments = [arguments[0].body, arguments[0].orelse]
                for argument in arguments:
                    yield from list(strings(argument))[:1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_everything(language: str) -> None:
    """The same messages with the same parameters, each area in a file of its own."""
    ours, theirs = messages(language), messages("cs")
    assert sorted(theirs.keys() - ours.keys()) == [], "missing"
    assert sorted(ours.keys() - theirs.keys()) == [], "left over"
    assert [name for name in theirs if ours[name] != theirs[name]] == [], "other parameters"
    assert areas(language) == areas("cs")


def areas(language: str) -> dict[str, list[str]]:
    """File → the messages in it."""
    return {
        path.name: sorted(re.findall(r"^([a-z][\w-]*) =", path.read_text("utf-8"), re.MULTILINE))
        for path in sorted((ROOT / "texts" / language).glob("*.ftl"))
    }


CODES = re.compile(
    r"--[a-z][\w-]*|\b[A-Z]{2,}-\d+[a-z]?\b|\b[a-z]+_[a-z_]+\b|(?<![\w.])\.[a-z]+\b"
    r"|\b(?:JSON|TOML|XML|UTF-8|PB|Kč|Ctrl-C|Enter|LANG|marias)\b"
)
"""What is the same word in every language: options, clauses, fields, ends of file names, formats."""


class _Codes(Visitor):
    """What is said without its parameters: the codes in it, and the field it begins with."""

    def __init__(self) -> None:
        self.said = ""

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 – named by the library
        self.said += node.value

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:  # noqa: N802 – named by the library
        self.said += node.value


@cache
def codes(language: str) -> dict[str, tuple[str, set[str]]]:
    """The field each error begins with, and the codes in every message."""
    found = {}
    for path in sorted((ROOT / "texts" / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message):
                words = _Codes()
                words.visit(entry.value)
                field = re.match(r"([a-z]+): ", words.said) if entry.id.name.startswith("error-") else None
                found[entry.id.name] = (field[1] if field else "", set(CODES.findall(words.said)))
    return found


TRANSLATED_CODES = {
    # words that may be typed in the language stand there for the codes
    "settle-option-contract",
    "settle-option-against",
    "settle-option-evident",
    "pb-option-contract",
    "error-settlement-seven-over-sto",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_codes_are_not_translated(language: str) -> None:
    theirs = codes("cs")
    differ = [name for name, found in codes(language).items() if found != theirs[name]]
    assert [name for name in differ if name not in TRANSLATED_CODES] == []


def test_every_message_the_source_asks_for_is_there() -> None:
    ids = set(asked())
    assert len(ids) > 100
    there = messages("cs")
    for word in ids:
        if word.endswith("*"):
            assert any(name.startswith(word[:-1]) for name in there), word
        else:
            assert word in there, word


def test_no_message_is_left_over() -> None:
    words = {word for tree in trees().values() for word in strings(tree)}
    beginnings = tuple(word[:-1] for word in words if word.endswith("*") and re.fullmatch(r"[a-z][\w-]*-\*", word))
    of_games = {name: name.removesuffix(f"-{game}") for game in GAMES for name in messages("cs")}  # phrases.own
    left = [
        name
        for name in messages("cs")
        if name not in words and of_games[name] not in words and not name.startswith((*beginnings, "error-"))
    ]
    assert left == []


def enumerated() -> Iterator[str]:
    """The messages whose ids are put together from codes."""
    for game in GAMES.values():
        yield from (f"phase-{phase}" for phase in game.phases)
        for phase in game.phases[:-1]:
            yield from (f"help-{phase}", f"empty-{phase}")
    yield from (f"turn-{phase}" for phase in GAMES["voleny"].phases[:-1])
    for what in CLAIMS:
        yield from (f"wish-claim-{what}", f"sure-claim-{what}")
    yield from (f"say-claim-{what}" for what in CLAIMS if what != "rest")
    yield from (f"game-{name}" for name in (*TRUMP_GAMES, *NO_TRUMP_GAMES, "barva", "game", "hearts_alone"))
    yield from (f"component-{name}" for name in COMPONENTS)
    yield from (f"game-{rung}" for rung in RUNGS)
    yield from (f"slip-{slip}" for slip in SLIPS)
    yield from ("empty-auction-answering", "empty-licitovany-announce", "help-licitovany-announce")
    yield from ("phase-licitovany-announce", "help-licitovany-doubling")
    yield from (f"board-{role}" for role in ("holds", "bids", "waits", "dropped-out"))
    yield from (f"level-{number}" for number in range(len(LEVELS)))
    yield from (f"round-{why}" for why in ("ended", "insolvent", "won"))
    yield from _of_marijas()
    for card in PACK:
        for tail in ("", "-french"):
            yield from (f"card-{card}{tail}", f"suit-{card.suit.value}{tail}", f"letter-{card.suit.value}{tail}")
        yield from (f"rank-{card.rank.value}", f"letter-{card.suit.value}-ascii")


def _of_marijas() -> Iterator[str]:
    yield from (f"component-{name}" for name in ("game", "over_hundred", "surrender", "betl"))
    yield from (f"game-{contract}" for contract in GAMES["marijas"].contracts)
    yield from (f"help-call-suit-{seats}" for seats in GAMES["marijas"].seats)
    yield from (f"help-play-{duty}" for duty in ("stock", "duty", "duty-beat", "betl"))
    yield from (f"help-marriages-{way}" for way in ("played", "shown", "aside"))
    yield from (f"word-{kind}" for kind in ("cvancik", "fircik"))
    yield from (f"is-{kind}" for kind in ("cvancik", "fircik"))
    yield from ("help-surrender-2", "help-surrender-more", "match-cvrga", "match-makaze")
    yield from ("empty-marijas-call", "empty-marijas-call-card", "empty-marijas-discard", "phase-marijas-call")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_words(language: str) -> None:
    text = Text(language)
    missing = [name for name in enumerated() if not text.has(name)]
    assert missing == []


RULES = (
    "rules/voleny/",
    "rules/krizovy/",
    "rules/licitovany/",
    "rules/marijas/",
    "rules/play.py",
    "rules/phase.py",
    "rules/rulings.py",
)
SHARED = "rules/laid_hand.py"
"""Rules of several games that are named by themselves, to be put into a pair by the game."""
CODE = re.compile(r"[a-z]+(-[a-z]+)+")


def objections() -> set[str]:
    """The rules an action can break, as the source of the rules names them: the first of a pair (rule, clause)."""
    found: set[str] = set()
    for name, tree in trees().items():
        if name == SHARED:
            found.update(word for word in strings(tree) if CODE.fullmatch(word))
        elif name.startswith(RULES):
            for node in ast.walk(tree):
                if isinstance(node, ast.Tuple) and len(node.elts) == 2:
                    first = node.elts[0]
                    either = (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,)
                    words = {part.value for part in either if isinstance(part, ast.Constant)}
                    found.update(word for word in words if isinstance(word, str) and CODE.fullmatch(word))
    return found


@pytest.mark.parametrize("family", GAMES)
def test_no_rule_is_named_but_in_a_pair(family: str) -> None:
    """So that none is missed by ``objections``: in the modules of the phases no such word stands by itself."""
    phases = 0
    for name, tree in trees().items():
        named = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        if name.startswith(f"rules/{family}/") and {"Objection", "Phase"} <= named:
            phases += 1
            words = {word for word in strings(tree) if CODE.fullmatch(word)}
            words -= {"deal-not-over", "seats-of-profile"}  # the codes of errors, not of rules
            assert words <= objections(), name
    assert phases > 4


def test_every_rule_has_a_sentence() -> None:
    rules = objections() | {"not-your-turn", "rulings-are-the-referee-s"}
    assert {"must-beat", "claim-not-proved", "keep-seven", "value-at-ceiling", "compulsory-hundred"} <= rules
    said = (ROOT / "texts" / "cs" / "rules.ftl").read_text("utf-8")
    assert rules == set(re.findall(r"^rule-([\w-]+) =", said, re.MULTILINE))


def raised() -> Iterator[tuple[str, frozenset[str]]]:
    """Code and parameters of every error raised with a code of its own."""
    for tree in trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id.endswith("Error"):
                given = {word.arg: word.value for word in node.keywords if word.arg}
                code = given.pop("code", None)
                if isinstance(code, ast.Constant) and isinstance(code.value, str):
                    params = {"source", "line", "problem", "where"} if node.func.id == "RecordError" else {"problem"}
                    if node.func.id == "NotationError":
                        params = {"text", "position", "expected", "at"}
                    if node.func.id == "PuzzleError":
                        params = {"source", "line", "problem"}
                    if node.func.id == "ProfileError":
                        params = {"source", "key", "problem", "allowed"}
                    if node.func.id == "PremiumError":
                        params = {"source", "place", "key", "where", "problem", "allowed"}
                    if node.func.id == "SettlementError":
                        params = {"field", "problem", "allowed"}
                    yield code.value, frozenset(given) | params


def test_translated_errors_have_the_parameters_they_use() -> None:
    there = {name: variables for name, variables in messages("cs").items() if name.startswith("error-")}
    known = dict(raised())
    assert len(known) > 20
    for code, params in raised():
        assert there.get(f"error-{code}", frozenset()) <= params, code


TRANSLATED = (
    "session/table",
    "session/resume",
    "session/notes",
    "store/journal",
    "cli/play",
    "bots/",
    "analysis/",
    "solver/",
)


def test_errors_at_the_table_and_of_the_solver_are_translated() -> None:
    codes = set()
    for name, tree in trees().items():
        if name.startswith(TRANSLATED):
            for node in ast.walk(tree):
                if isinstance(node, ast.keyword) and node.arg == "code" and isinstance(node.value, ast.Constant):
                    codes.add(f"error-{node.value.value!s}")
    assert {"error-journal-in-use", "error-solver-twice"} <= codes
    assert codes <= set(messages("cs"))


BODY = {
    "sr-Cyrl": ["0 бодова", "1 бод", "2 бода", "4 бода", "5 бодова", "11 бодова", "21 бод", "22 бода"],
    "cs": ["0 bodů", "1 bod", "2 body", "4 body", "5 bodů", "11 bodů", "21 bodů", "22 bodů"],
    "sk": ["0 bodov", "1 bod", "2 body", "4 body", "5 bodov", "11 bodov", "21 bodov", "22 bodov"],
    "sr": ["0 bodova", "1 bod", "2 boda", "4 boda", "5 bodova", "11 bodova", "21 bod", "22 boda"],
    "en": ["0 points", "1 point", "2 points", "4 points", "5 points", "11 points", "21 points", "22 points"],
}
SEDMA = {
    "cs": ("sedma v červených", "flek na sedmu"),
    "sk": ("sedma v červeni", "flek na sedmu"),
    "sr": ("sedmica u hercu", "flek na sedmicu"),
    "sr-Cyrl": ("седмица у херцу", "флек на седмицу"),
    "en": ("seven in hearts", "flek on the seven"),
}


@pytest.mark.trial("R043")
@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_and_cases(language: str) -> None:
    text = Text(language)
    numbers = (0, 1, 2, 4, 5, 11, 21, 22)
    assert [text("card-points", points=number) for number in numbers] == BODY[language]
    assert [text("money", amount=number) for number in numbers] == [f"{number} Kč" for number in numbers]
    contract = text("contract-in", game="sedma", suit="c")
    assert (contract, text("raise", level=text("level-1"), component="sedma")) == SEDMA[language]


@pytest.mark.trial("R043")
@pytest.mark.parametrize("language", ["cs", "sk", "sr", "sr-Cyrl"])
def test_no_english_suit_in_a_sentence(language: str) -> None:
    text = Text(language)
    english = {Text("en")(f"suit-{suit}") for suit in "ckzl"}
    for name in messages("cs"):
        if name.startswith(("contract-in", "raise", "card-", "suit-")):
            variables: dict[str, object] = dict.fromkeys(messages("cs")[name], "c")
            said = set(re.findall(r"\w+", text(name, **variables)))
            assert not said & english, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_in_words_is_read_back(language: str) -> None:
    text = Text(language)
    for card in PACK:
        assert parse_card(text(f"card-{card}"), language) is card
        assert parse_card(text(f"card-{card}-french"), language) is card
