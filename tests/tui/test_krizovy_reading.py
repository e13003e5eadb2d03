"""What people type in křížový, and what it means."""

from __future__ import annotations

from typing import Any

import pytest

from marias.cards import Card, Rank
from marias.rules.actions import Forget, Good, Play, PlayMarriage, Say
from marias.rules.contract import Action
from marias.rules.krizovy.actions import Ask, Bad, Betl, Choose, Claim, Durch, HeartsAlone
from marias.rules.krizovy.state import start as begin
from marias.tui.faces.krizovy import asking
from marias.tui.reading import read
from marias.tui.typed import Draft, Sure, Wrong
from tests.rules.krizovy_scripts import A, B, C, D, deal_of, free, run, sto
from tests.tui.typist import look_in

CS, EN = look_in("cs"), look_in("en")
MINE = "Kk Sl Qk 9z  7c 8c Ac Al"
OTHERS = ("Ak 7k 7z 8z Kz Qz Xz Az", "8k 9k 7l 8l 9l Xl Ql Kl", "Xk Sk 9c Sc Qc Kc Xc Sz")


def start(profile: Any = None) -> Any:
    """A chooses from král and svršek of kule, spodek of žaludy, devítka of zelené."""
    return begin(profile or free(), deal_of(MINE, *OTHERS))


def meant(typed: str, view: Any, look: Any = CS, draft: Draft = Draft()) -> Any:  # noqa: B008 – immutable
    return read(typed, view, look, draft)


KING_ACE = Choose(Card("Kk"), Rank.ACE)


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("Kk eso", KING_ACE),
        ("♦K eso", KING_ACE),
        ("♦k, s esem", KING_ACE),
        ("kulový král, s esem", KING_ACE),
        ("1 A", KING_ACE),
        ("1 eso", KING_ACE),
        ("eso 1", KING_ACE),
        ("s esem 1", KING_ACE),
        ("Volám ♦K eso", KING_ACE),
        ("1 10", Choose(Card("Kk"), Rank.TEN)),
        ("1 7", Choose(Card("Kk"), Rank.SEVEN)),
        ("4 s", Choose(Card("Sl"), Rank.UNDER)),
        ("žaludský spodek, s esem", Choose(Card("Sl"), Rank.ACE)),
        ("žaludový spodek s desítkou", Choose(Card("Sl"), Rank.TEN)),
        ("3 s filkem", Choose(Card("9z"), Rank.OVER)),
    ],
)
def test_choice(typed: str, action: Action) -> None:
    view = start().view(A)
    read_as = meant(typed, view)
    assert getattr(read_as, "action", read_as) == action


def test_choice_in_english() -> None:
    for typed in ("1 ace", "king of bells, ace", "1 with an ace", "ace 1"):
        assert meant(typed, start().view(A), EN) == KING_ACE, typed


def test_card_and_rank_one_after_the_other() -> None:
    view = start().view(A)
    card = meant("1", view)
    assert card == Draft((Card("Kk"),))
    assert meant("s esem", view, draft=card) == KING_ACE
    assert meant("7", view, draft=card) == Choose(Card("Kk"), Rank.SEVEN)
    rank = meant("eso", view)
    assert rank == Draft((), "A")
    assert meant("1", view, draft=rank) == KING_ACE
    assert meant("žaludský spodek", view) == Draft((Card("Sl"),))


def test_calling_oneself_and_forgetting_are_asked_about() -> None:
    view = start().view(A)
    alone = meant("1 svršek", view)
    assert alone == Sure(Choose(Card("Kk"), Rank.OVER), "sure-alone")
    assert meant("nevolím", view) == Sure(Forget(), "sure-forget-choice")


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("", "empty-choose"),
        ("ahoj", "no-choice"),
        ("5 eso", "no-such-number"),
        ("0", "no-such-number"),
        ("Ak eso", "not-your-card"),
        ("Ac", "not-your-card"),  # it lies in the second packet, which A has not seen yet
        ("1 2 3 eso", "no-choice"),
    ],
)
def test_wrong_choice(typed: str, message: str) -> None:
    wrong = meant(typed, start().view(A))
    assert isinstance(wrong, Wrong)
    assert wrong.message == message


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("barva?", Ask()),
        ("suit", Ask()),
        ("betl", Betl()),
        ("žebrák", Betl()),
        ("Durch!", Durch()),
        ("dobrá", Good()),
        ("d", Good()),
        ("červené sám", HeartsAlone()),
        ("hearts alone", HeartsAlone()),
    ],
)
def test_suit_round(typed: str, action: Action) -> None:
    assert meant(typed, run(start(), "choose Kk A").view(A)) == action


def test_bad_is_said_only_where_the_round_has_two_passes() -> None:
    one = run(start(), "choose Kk A", "ask").view(B)
    assert meant("špatná", one) == Wrong("bad-names-a-game")
    two = run(start(free(suit_round="two_pass")), "choose Kk A", "ask").view(B)
    assert meant("špatná", two) == Bad()


def announcing(profile: Any = None) -> Any:
    return run(start(profile), "choose Kk A", "ask", "goods 3")


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("hra", Say()),
        ("dobrá", Say()),
        ("sto", Say((), ("sto",))),
        ("hra, sedma", Say((), ("sedma",))),
        ("sto a sedm", Say((), ("sedma", "sto"))),
        ("107", Say((), ("sedma", "sto"))),
        ("kilo", Say((), ("sto",))),
    ],
)
def test_opening(typed: str, action: Action) -> None:
    assert meant(typed, announcing().view(A)) == action


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("flek", Say(("hra",))),
        ("flek hra", Say(("hra",))),
        ("flek na hru", Say(("hra",))),
        ("flek hra, sto proti", Say(("hra",), ("sto_against",))),
        ("sto proti flek", Say(("hra",), ("sto_against",))),
        ("flekuju hru", Say(("hra",))),
        ("flek na obojí", Say(("hra",))),
        ("hra dobrá, sto proti", Say((), ("sto_against",))),
        ("sedma proti", Say((), ("sedma_against",))),
        ("dobrá", Say()),
        ("sedma", Say((), ("sedma",))),  # refused, with the reason: it is for the other side
    ],
)
def test_against(typed: str, action: Action) -> None:
    view = run(announcing(), "say", "say").view(C)
    read_as = meant(typed, view)
    assert getattr(read_as, "action", read_as) == action


def test_the_compulsory_hundred_is_added_and_the_other_one_raised() -> None:
    """A says sto, somebody fleks it; the partner with the whole 40 owes his own and may raise in one breath."""
    deal = deal_of(
        "Ak Sl 8k 9z 7c 8c Ac Al", "Kk Qk 7k 7z 8z Kz Qz Az", "Xk 9k 7l 8l 9l Xl Ql Kl", "Xz Sk 9c Sc Qc Kc Xc Sz"
    )
    asked = run(begin(sto(), deal), "choose Ak K", "ask", "goods 3", "say - sto")
    assert meant("sto", asked.view(B)) == Say((), ("sto",))
    late = run(
        begin(sto(), deal_of(*(hand for hand in (_hands(deal)[0], *_hands(deal)[2:], _hands(deal)[1])))),
        "choose Ak K",
        "ask",
        "goods 3",
        "say - sto",
        "say sto",
        "say",
    )
    assert late.to_act == D
    assert meant("sto", late.view(D)) == Say((), ("sto",))
    assert meant("sto, re sto", late.view(D)) == Say(("sto",), ("sto",))
    assert meant("re", late.view(D)) == Say(("sto",))  # refused, with the reason: he owes his own


def test_nothing_is_said_twice() -> None:
    for typed in ("sedma sedma", "hra, sto, sto"):
        assert meant(typed, announcing().view(A)) == Wrong("named-twice"), typed


def test_in_durch_the_rest_alone_is_laid_down() -> None:
    """What cannot be claimed in any durch is not spoken of, neither in the help nor among the wishes."""
    state = run(start(), "choose Kk A", "durch")
    while state.phase != "play":
        state = state.after(state.legal()[0])
    view = state.view(state.to_act)
    claims = [what for what, action in asking.wishes(CS, view) if isinstance(action, Claim)]
    assert claims == ["ložím zbytek"]
    assert not any("ložím hru" in line for line in asking.explained(CS, view))


def _hands(deal: Any) -> list[str]:
    return [
        " ".join(map(str, (*deal.pack[4 * seat : 4 * seat + 4], *deal.pack[16 + 4 * seat : 20 + 4 * seat])))
        for seat in range(4)
    ]


def test_a_hundred_without_a_marriage_of_ones_own_is_asked_about() -> None:
    deal = deal_of("Kk Sl 8k 9z 7c 8c Ac Al", "Ak 7k 7z 8z Kz Qz Xz Az", "Qk 9k 7l 8l 9l Xl Ql Kl", OTHERS[2])
    view = run(begin(free(), deal), "choose Kk A", "ask", "goods 3").view(A)
    assert meant("sto", view) == Sure(Say((), ("sto",)), "sure-no-own-marriage")


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("", "empty-announce"),
        ("flek ahoj", "no-announcement"),
        ("re hra", "other-level"),
        ("špatná", "no-announcement"),
    ],
)
def test_wrong_announcement(typed: str, message: str) -> None:
    wrong = meant(typed, run(announcing(), "say").view(B) if message != "other-level" else _defender())
    assert isinstance(wrong, Wrong)
    assert wrong.message == message


def _defender() -> Any:
    return run(announcing(), "say", "say").view(C)


def playing() -> Any:
    return run(announcing(), "say", "say", "say hra", "say", "say hra", "goods 3")


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("♦K", PlayMarriage(Card("Kk"))),
        ("hlásím ♦K", PlayMarriage(Card("Kk"))),
        ("mlčky ♦K", Play(Card("Kk"))),
        ("silent Qk", Play(Card("Qk"))),
        ("Ac", Play(Card("Ac"))),
        ("mlčky Ac", Play(Card("Ac"))),
    ],
)
def test_playing_with_and_without_a_word(typed: str, action: Action) -> None:
    assert playing().to_act == A
    assert meant(typed, playing().view(A)) == action


@pytest.mark.parametrize(
    ("typed", "what"),
    [
        ("ložím", "rest"),
        ("claim", "rest"),
        ("ložím zbytek", "rest"),
        ("zbytek je můj", "rest"),
        ("ložím hru", "hra"),
        ("claim hundred", "sto"),
        ("ložím nic", "none"),
    ],
)
@pytest.mark.clause("MCR-22b", "MCR-22c")
def test_claims_are_asked_about(typed: str, what: Any) -> None:
    assert meant(typed, playing().view(A)) == Sure(Claim(what), f"sure-claim-{what}")


def test_in_betl_nothing_is_claimed() -> None:
    betl = run(start(), "choose Kk A", "ask", "good", "good", "betl", "say", "say", "say")
    assert betl.contract == "betl"
    assert meant("ložím", betl.view(D)) == Sure(Claim("none"), "sure-claim-none")
