"""A player of the terminal game in tests: types what a legal action is called, in one of the ways people type it."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from rich.cells import cell_len

from marias.cards import SHARP, Card, CardSet, Rank, Suit
from marias.notation import write_card
from marias.rules.actions import Forget, Good, Play, PlayMarriage, Say
from marias.rules.contract import Action, Seat
from marias.rules.doubling import LEVELS
from marias.rules.krizovy import actions as kriz
from marias.rules.licitovany import actions as licit
from marias.rules.licitovany.contracts import CONTRACTS
from marias.rules.marijas import actions as m
from marias.rules.play import marriages_in
from marias.rules.voleny.actions import Bad, ChooseTrump, Claim, Declare, Discard, GoodFlek, TakeOver, ZLidu
from marias.session import Setup, Table
from marias.texts import Text
from marias.tui.board import hand_of
from marias.tui.game import Game
from marias.tui.look import Look
from marias.tui.screen import Screen

JUNK = (
    "",
    "   ",
    "xyzzy",
    "0",
    "99",
    "-1",
    "1000000000000000000000",
    "1e3",
    "♥",
    "♥♥A",
    "A",
    "10 10 10 10",
    "ano",
    "flek flek flek",
    "z lidu",
    "z lidu 0",
    "z lidu 6",
    "z lidu ♥",
    "\x00\x01\x7f",
    "\x1b[A\x1b[B",
    "\ufffd\ufffd",
    "😀🂡",
    "proti",
    "na",
    "?!",
    "7k7k",
    "lidu",
    "',;--",
    "{ $name }",
    "[bold]A[/bold]",
    "%s%d",
    "a" * 1000,
    "1 " * 500,
    "flek " * 200,
    "٣",
    "²",
)

ASKED = ("(ano, ne)", "(yes, no)", "(áno, nie)", "(ano, nie)", "(da, ne)", "(да, не)")
"""How a question ends that is answered by yes or no."""

CODES = (
    *("hra", "sedma", "sto", "stosedm", "betl", "durch", "open_betl", "open_durch", "sedma_against", "sto_against"),
    "dve_sedmy",
)
TYPED_CZECH = (
    *("hra", "sedma", "sto", "stosedm", "betl", "durch", "ložený betl", "ložený durch"),
    *("sedma proti", "sto proti", "2x7"),
)
TYPED_ENGLISH = (
    *("game", "seven", "hundred", "hundred and seven", "betl", "durch", "open betl", "open durch"),
    *("seven against", "hundred against", "two sevens"),
)
RANKS = {
    "cs": dict(zip("AXKQS987", ("eso", "desítkou", "král", "filkem", "spodek", "9", "osmou", "sedma"), strict=True)),
    "en": dict(zip("AXKQS987", ("ace", "ten", "king", "over", "under", "nine", "8", "seven"), strict=True)),
}
CLAIMS = {"rest": ("ložím", "claim rest"), "none": ("ložím", "claim"), "hra": ("ložím hru", "claim game")}
CLAIMS["sto"] = ("ložím sto", "claim hundred")
TYPED_GAMES = {"cs": TYPED_CZECH, "en": TYPED_ENGLISH}


class Typist:
    """Types for one seat; ``act`` chooses an action, ``phrase`` says it."""

    def __init__(self, chance: random.Random, look: Look) -> None:
        self.chance = chance
        self.look = look
        self.language = "en" if look.text.language == "en" else "cs"
        self.asked = False
        """Is the answer one that is asked about first, in marijaš?"""

    def game(self, code: str) -> str:
        own = self.look.text(f"component-{code}")
        return self.chance.choice([own, own.upper(), TYPED_GAMES[self.language][CODES.index(code)]])

    def card(self, card: Card, view: Any) -> str:
        ways = [
            str(hand_of(view).index(card) + 1),
            self.look.card(card),
            self.look.card(card).lower(),
            self.look.card_in_words(card),
        ]
        written = write_card(card)
        # In plain letters AK may be the king of acorns, and the label on the screen wins.
        same = not self.look.text.language.startswith("sr") and self.look.labelled(written) in (None, card)
        return self.chance.choice([*ways, written] if same else ways)

    def pair(self, cards: tuple[Card, Card] | None, view: Any) -> str:
        assert cards
        two = self.chance.sample(cards, 2)
        if self.chance.random() < 0.5:
            return " ".join(str(hand_of(view).index(card) + 1) for card in two)
        if self.chance.random() < 0.3:
            return ", ".join(map(self.look.card_in_words, two))
        return self.chance.choice([" ", ", ", "+"]).join(map(self.look.card, two))

    def phrase(self, action: Action, view: Any) -> str:
        families = {
            "voleny": self.voleny,
            "krizovy": self.krizovy,
            "licitovany": self.licitovany,
            "marijas": self.marijas,
        }
        return families[view.game](action, view)

    def voleny(self, action: Action, view: Any) -> str:
        match action:
            case ChooseTrump(card=card) if card:
                return self.card(card, view)
            case ZLidu(place=place):
                return self.chance.choice(["z lidu {}", "Z LIDU {}", "lidu {}", "from the people {}"]).format(place + 1)
            case Forget():
                return self.chance.choice(["nevolím", "forget", "zapomněl"])
            case TakeOver(game=game, talon=talon):
                return self.either(self.pair(talon, view), self.game(game))
            case Discard(talon=talon):
                tag = str(type(action).__struct_config__.tag)
                call = self.chance.choice(["barva", "barva?", "suit"]) if tag == "ask" else self.game(tag)
                return self.either(self.pair(talon, view), call)
            case Good():
                return self.chance.choice(["dobrá", "d", "dobra!", "good"])
            case Bad():
                return self.chance.choice(["špatná", "s", "bad", "Š"])
            case GoodFlek():
                return self.chance.choice(["dobrá flek", "flek"])
            case Declare(game=game):
                return self.game(game)
            case Say():
                return self.doubling(action, view)
            case Play(card=card):
                return self.card(card, view)
            case PlayMarriage(card=card):
                return f"hlásím {self.card(card, view)}"
            case Claim():
                return self.chance.choice(["ložím", "claim"])
        raise AssertionError(action)

    def krizovy(self, action: Action, view: Any) -> str:
        match action:
            case kriz.Choose(card=card, rank=rank) if card:
                return self.choice(card, rank, view)
            case kriz.Ask():
                return self.chance.choice(["barva", "barva?", "suit", "Barvu!"])
            case kriz.HeartsAlone():
                return self.chance.choice(["červené sám", "hearts alone", self.look.text("game-hearts_alone")])
            case kriz.Betl() | kriz.Durch():
                return self.game(str(type(action).__struct_config__.tag))
            case kriz.Bad():
                return self.chance.choice(["špatná", "bad"])
            case kriz.Claim(what=what):
                return self.chance.choice(CLAIMS[what])
            case Forget():
                return self.chance.choice(["nevolím", "forget", "zapomněl"])
            case Good():
                return self.chance.choice(["dobrá", "d", "dobra!", "good"])
        return self.said_or_played(action, view)

    def said_or_played(self, action: Action, view: Any) -> str:
        """Doubling, and cards where a marriage is announced unless it is said that it is not."""
        match action:
            case Say():
                return self.doubling(action, view)
            case Play(card=card):
                silently = PlayMarriage(card) in view.legal
                words = self.chance.choice(["mlčky ", "silent ", "Mlčky "]) if silently else ""
                return words + self.card(card, view)
            case PlayMarriage(card=card):
                return self.chance.choice(["", "hlásím "]) + self.card(card, view)
        raise AssertionError(action)

    def licitovany(self, action: Action, view: Any) -> str:
        match action:
            case licit.Bid(rung=rung):
                return self.chance.choice([str(CONTRACTS[rung].height), self.rung(rung)])
            case licit.Hold():
                return self.chance.choice(["mám", "Mám!", "držím", "I have it", "hold"])
            case licit.Pass():
                return self.chance.choice(["nemám", "pas", "pass", "no", "Ne."])
            case licit.TakeTalon():
                return self.chance.choice(["talon", "beru talon", "take"])
            case licit.Omyl():
                return self.chance.choice(["omyl", "Omyl!", "fold"])
            case licit.Discard(talon=talon):
                return self.pair(talon, view)
            case licit.Announce():
                return self.announcement(action, view)
            case licit.Claim():
                return self.chance.choice(["ložím", "claim"])
        return self.said_or_played(action, view)

    def marijas(self, action: Action, view: Any) -> str:
        match action:
            case m.NameTrump(suit=suit):
                return self.chance.choice(["", "zovem ", "adut je ", "Adut: ", "call "]) + self.suit(suit)
            case m.CallCard(card=card):
                words = self.chance.choice([self.look.card(card), self.look.card_in_words(card)])
                return self.chance.choice(["", "zovem ", "Zovem: ", "volám "]) + words
            case m.Surrender():
                return self.chance.choice(["predajem se", "Predajem se!", "surrender", "vzdávám se", "предајем се"])
            case m.Dalje():
                return self.chance.choice(
                    ["dalje", "Dalje.", "d", "даље", "dál", *([""] if len(view.legal) == 1 else [])]
                )
            case m.Extraordinary():
                return self.chance.choice(["betl", "Betl!"])
            case m.TakeTalon():
                return self.chance.choice(["uzimam", "take", "beru talon"])
            case m.LeaveTalon():
                return self.chance.choice(["ostavljam", "leave it", "nechám"])
            case m.Discard(talon=talon):
                return self.pair(talon, view)
            case m.Show(card=card):
                return self.marriage(card, view)
            case Play(card=card):
                loses = any(
                    isinstance(other, PlayMarriage | m.Show) and other.card.suit is card.suit for other in view.legal
                )
                quiet = loses and card.rank in (Rank.OVER, Rank.KING) and self.chance.random() < 0.5
                self.asked = loses and card.rank in (Rank.OVER, Rank.KING) and not quiet and len(view.legal) > 1
                return self.chance.choice(["ćutke ", "silent ", "mlčky "]) * quiet + self.card(card, view)
            case PlayMarriage(card=card):
                return self.marriage(card, view)
        raise AssertionError(action)

    def marriage(self, card: Card, view: Any) -> str:
        fircik = card.suit is view.trump
        word = self.chance.choice(["fircik" if fircik else "cvancik", "zovem", "Fircik!" if fircik else "Cvancik,"])
        alone = [other for other in view.legal if isinstance(other, PlayMarriage | m.Show)] == [
            type(view.legal[0])(card) if isinstance(view.legal[0], m.Show) else PlayMarriage(card)
        ]
        if alone and self.chance.random() < 0.3:
            return word
        named = self.suit(card.suit) if card.rank is Rank.OVER and self.chance.random() < 0.3 else self.card(card, view)
        return f"{word} {named}"

    def rung(self, rung: str) -> str:
        own = self.look.text(f"game-{rung}")
        contract = CONTRACTS[rung]
        hearts = {"cs": " červená", "en": " in hearts"}[self.language] if contract.hearts else ""
        return self.chance.choice([own, own.upper(), self.kind(contract.kind) + hearts])

    def kind(self, kind: str) -> str:
        parts = {"sto_sedma": ("sto", "sedma"), "dve_sedmy_sto": ("dve_sedmy", "sto")}.get(kind, (kind,))
        link = {"cs": " a ", "en": " and "}[self.language]
        return self.chance.choice([self.look.text(f"game-{kind}"), link.join(map(self.game, parts))])

    def suit(self, suit: Suit) -> str:
        tail = "-french" if self.look.french else ""
        return self.chance.choice([self.look.text(f"suit-{suit.value}{tail}"), suit.sign])

    def announcement(self, action: licit.Announce, view: Any) -> str:
        kind = self.kind(CONTRACTS[action.rung].kind)
        if action.lead is not None:
            return f"{kind} {self.card(action.lead, view)}"
        assert action.trump
        trump = self.suit(action.trump)
        if action.helper is None:
            return self.chance.choice([f"{kind} {trump}", f"{kind}, {trump}", f"{trump} {kind}"])
        helper = self.suit(action.helper)
        word = {"cs": "pomocná", "en": "helper"}[self.language]
        return self.chance.choice(
            [f"{kind} {trump} {helper}", f"{kind} {trump}, {word} {helper}", f"{kind}, {word} {helper}, {trump}"]
        )

    def either(self, cards: str, game: str) -> str:
        return self.chance.choice([f"{cards} {game}", f"{game} {cards}"])

    def choice(self, card: Card, rank: Rank, view: Any) -> str:
        ways = [rank.value.lower(), self.look.text(f"rank-{rank.value}"), RANKS[self.language][rank.value]]
        called = self.chance.choice(ways)
        if self.chance.random() < 0.5:
            return f"{hand_of(view).index(card) + 1} {called}"
        return f"{self.card(card, view)}{self.chance.choice([' ', ', ', ', s '])}{called}"

    def doubling(self, action: Say, view: Any) -> str:
        words = []
        if view.phase == "announce":
            words += [self.game(name) for name in action.announces]
        for name in action.raises:
            one = view.rounds.component(name)
            due = one.level + 1 if view.phase == "announce" else view.rounds.due(one) + 1
            level = LEVELS[due] if due < len(LEVELS) else ""
            words.append(f"{level} {self.chance.choice(['', 'na '])}{self.game(name)}".strip())
        if view.phase != "announce":
            words += [self.game(name) for name in action.announces]
        return self.chance.choice([" ", ", "]).join(words) or self.chance.choice(["dobrá", "d", "good"])


class Scripted(Screen):
    """A screen that asks a function."""

    def __init__(self, look: Look, answer: Callable[[], str]) -> None:
        super().__init__(look)
        self.answer = answer

    def ask(self, prompt: str) -> str:  # noqa: ARG002 – nobody reads the prompt
        return self.answer()

    def wait(self, seconds: float) -> None:
        """Tests do not wait."""


def check_letters(look: str, out: str) -> None:
    """What was shown in this look has no colours, and no letters its screen has not."""
    assert "\x1b" not in out
    if "ascii" in look:
        assert out.isascii()
    elif "plain" in look:
        assert not set(re.sub(r'[„"].*?[“"]', "", out)) & set("♥♦♠♣─")  # but for what was typed


def shown_between(
    answers: Sequence[str], table: Table, look: Look, me: Seat, capsys: pytest.CaptureFixture[str]
) -> list[str]:
    """What was shown after each answer (the first: before any), blanks and ends of lines as one blank.

    The terminal is closed after the last answer, unless the match is over by then.
    """
    told: list[str] = []

    def talk() -> Iterator[str]:
        for answer in answers:
            told.append(" ".join(capsys.readouterr().out.split()))
            yield answer
        raise EOFError

    talking = talk()
    game = Game(table, Scripted(look, lambda: next(talking)), me, 0)
    try:
        game.run()
    except EOFError:
        assert not table.match.over
    else:
        assert table.match.over
    told.append(" ".join(capsys.readouterr().out.split()))
    return told


def play_scripted(
    setup: Setup,
    look: Look,
    chance: random.Random,
    capsys: pytest.CaptureFixture[str],
    *,
    deals: int,
    junk: float = 0.3,
    choose: Callable[[Any, random.Random], Action] | None = None,
) -> str:
    """Play a round as a typist would, checking at each answer that it did what was meant. Gives all that was shown."""
    lines: list[str] = []
    table = Table.opened(setup, lines.extend)
    typist = Typist(chance, look)
    shown: list[str] = []

    def talk() -> Iterator[str]:
        while True:
            if table.state is None:
                yield from ([chance.choice(["huh", "♥A", "99", "-5"])] if chance.random() < junk else [])
                if table.number >= deals:
                    yield "konec"
                    yield "ano"
                yield chance.choice(["", "17"] if table.cutter == game.me else [""])
                continue
            view = table.view(game.me)
            if chance.random() < junk:
                before, state = len(lines), table.state
                word = chance.choice([*JUNK, "?", "t", "w", "l"])
                shown.append(capsys.readouterr().out)
                yield word
                told = capsys.readouterr().out
                shown.append(told)
                if table.state is state:
                    assert len(lines) == before
                    assert told.strip(), f"no help for {word!r}"
                    if " ".join(told.split()).endswith(ASKED):  # "٣" is card 3, which may be asked about
                        yield "ne"
                continue
            action = (choose or _by_kind)(view, chance)
            typist.asked = False
            yield typist.phrase(action, view)
            if typist.asked or _asked_whether_sure(action, view):
                yield chance.choice(["ano", "y", "da"])
            step = next(line for line in reversed(lines) if line.startswith(f"{game.me} "))
            assert step == f"{game.me} {_written(action)}", (step, action)

    talking = talk()
    game = Game(table, Scripted(look, lambda: next(talking)), me=0, pause=0)
    game.run()
    assert table.match.over
    shown.append(capsys.readouterr().out)
    out = "".join(shown)
    wide = [line for line in out.split("\n") if cell_len(line) > 80]
    assert not wide, wide[:3]
    return out


def _written(action: Action) -> str:
    from marias.notation import write_action  # noqa: PLC0415 – used here alone

    return write_action(action)


def _by_kind(view: Any, chance: random.Random) -> Action:
    """Any kind of action first, then any of that kind."""
    kinds: dict[object, list[Action]] = {}
    for action in view.legal:
        kind = (type(action), getattr(action, "game", None), getattr(action, "raises", None))
        kinds.setdefault(kind, []).append(action)
    return chance.choice(chance.choice(list(kinds.values())))


def _asked_whether_sure(action: Action, view: Any) -> bool:
    if view.game == "licitovany":
        return _asked_in_licitovany(action, view)
    if view.game == "marijas":
        asked = isinstance(action, m.Surrender | m.Extraordinary)
        return asked or (isinstance(action, m.CallCard) and action.card in view.hand)
    if isinstance(action, kriz.Choose):
        assert action.card
        return Card.of(action.rank, action.card.suit) in view.hand
    if isinstance(action, Say) and view.phase == "announce":
        return {"sto", "sto_against"} & {*action.announces} != set() and not marriages_in(view.hand)
    if isinstance(action, kriz.Claim):
        return True
    if isinstance(action, Declare):
        return action.game == "sto" and not marriages_in(view.hand)
    if isinstance(action, Discard) and type(action).__struct_config__.tag == "stosedm":
        left = view.hand.without(action.talon[0]).without(action.talon[1])  # type: ignore[index]
        return not marriages_in(left)
    return isinstance(action, Forget)


def _asked_in_licitovany(action: Action, view: Any) -> bool:
    """Is it a fold, a card that shuts the games with trumps, or a contract that lacks what it needs?"""
    if isinstance(action, licit.Discard):
        below = view.auction.height < CONTRACTS["betl"].height
        return bool(below and CardSet(action.talon or ()) & SHARP)
    if not isinstance(action, licit.Announce):
        return isinstance(action, licit.Omyl)
    contract = CONTRACTS[action.rung]
    sevens = [Card.of(Rank.SEVEN, suit) for suit in (action.trump, action.helper) if suit] if contract.sevens else []
    alone = view.legal == (action,)
    lacking = any(seven not in view.hand for seven in sevens)
    hundred = "sto" in contract.parts and not marriages_in(view.hand)
    return (lacking or hundred) and not alone


def look_in(language: str, **given: bool) -> Look:
    return Look(Text(language), **given)


LOOKS = {
    "cs": look_in("cs"),
    "en": look_in("en"),
    "sk": look_in("sk"),
    "sr": look_in("sr"),
    "sr-Cyrl": look_in("sr-Cyrl"),
    "sr-Cyrl-plain": look_in("sr-Cyrl", plain=True),
    "sr-Cyrl-ascii": look_in("sr-Cyrl", ascii_only=True),
    "cs-french": look_in("cs", french=True),
    "en-plain": look_in("en", plain=True),
    "cs-plain": look_in("cs", plain=True),
    "cs-ascii": look_in("cs", ascii_only=True),
    "sr-ascii-french": look_in("sr", ascii_only=True, french=True),
}
"""Languages and letters, as they are told apart in tests."""
