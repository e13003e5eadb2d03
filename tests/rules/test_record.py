"""Records: what is written is read back the same and replays to the same money; what is broken names its line."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from marias.errors import RecordError, TableError
from marias.rules import REVISION, game_named
from marias.rules.actions import Misdeal
from marias.rules.contract import Deal
from marias.rules.dealing import Generator, seed_from, shuffled_pack
from marias.rules.match import Match
from marias.rules.profile import from_toml
from marias.rules.record import (
    DealRecord,
    Record,
    Step,
    chips_line,
    deal_lines,
    header_lines,
    parse_record,
    replay,
    result_line,
    step_line,
    write_record,
)
from marias.rules.voleny.profile import VolenyProfile
from marias.rules.voleny.state import VolenyState, start
from tests.rules.scripts import FORHONT, LIGA, SECOND, deal_of, liga, run
from tests.words import check_record_words

VOLENY = game_named("voleny")


def record_of(state: VolenyState, profile: VolenyProfile = LIGA) -> Record:
    """The record of one deal that was played to its end."""
    result = state.result()
    deal = DealRecord(
        number=1,
        deal=state.deal,
        steps=tuple(Step(seat, action) for seat, action in state.history),
        kind=result.kind,
        payments=result.payments,
    )
    names = tuple("ABCD"[: state.deal.seats])
    return Record(game=VOLENY, profile=profile, seats=state.deal.seats, names=names, deals=(deal,))


def without_lines(record: Record) -> Record:
    """The record as it is when it does not come from a file."""
    deals = tuple(
        replace(deal, line=0, steps=tuple(replace(step, line=0) for step in deal.steps)) for deal in record.deals
    )
    return replace(record, deals=deals)


def random_round(word: str, seats: int, deals: int, misdeal: bool) -> tuple[str, list[tuple[int, ...]]]:
    """A round of random play as a journal writes it, and the payments of its deals."""
    chance = Generator(seed_from(word))
    match = Match.begin(VOLENY, LIGA, seats, 0)
    head = Record(game=VOLENY, profile=LIGA, seats=seats, names=("Jana", "Petr", "Eva", "Olga")[:seats])
    lines, payments = header_lines(head), []
    for number in range(1, deals + 1):
        dealt = match.next_deal(seed_from(f"{word} {number}"))
        lines += deal_lines(number, dealt)
        state = start(LIGA, dealt.deal)
        while state.to_act is not None:
            if misdeal and number == 1 and state.phase == "answer":
                lines.append(step_line(None, Misdeal()))
                state = state.after(Misdeal())
            else:
                action = chance.choice(state.legal())
                lines.append(step_line(state.to_act, action))
                state = state.after(action)
        match, _ = match.settle(state)
        lines += [result_line(state.result()), chips_line(match.chips)]
        payments.append(state.result().payments)
        if match.over:
            lines.append(f"over {match.over}")
            break
    return "\n".join(lines) + "\n", payments


@given(st.integers(0, 10**6), st.sampled_from([3, 4]), st.booleans())
def test_rounds_are_read_back_and_replay_the_same(word: int, seats: int, misdeal: bool) -> None:
    text, payments = random_round(str(word), seats, 3, misdeal)
    record = parse_record(text)
    assert write_record(record) == text
    assert parse_record(write_record(record)) == record
    replayed = list(replay(record))
    assert [deal.result.payments for deal in replayed if deal.result] == payments
    assert not any(deal.differs for deal in replayed)


@given(st.integers(0, 10**6), st.data())
def test_every_beginning_of_a_round_is_a_record_or_names_its_line(word: int, data: st.DataObject) -> None:
    """A journal cut off at a line end is a record with an unfinished deal; elsewhere the line is named."""
    text, _ = random_round(str(word), 3, 2, misdeal=False)
    lines = text.splitlines(keepends=True)
    cut = data.draw(st.integers(0, len(lines)))
    piece = "".join(lines[:cut])
    head = next(place for place, line in enumerate(lines) if line.startswith("deal "))
    if cut < head - 1 or lines[cut - 1].startswith("deal "):
        with pytest.raises(RecordError, match=r"record, line \d+: "):
            parse_record(piece)
    else:
        record = parse_record(piece)
        assert write_record(record) == piece
        assert [deal.result is None for deal in replay(record)].count(True) <= 1
    if cut < len(lines) and len(lines[cut]) > 1:
        with pytest.raises(RecordError, match=f"record, line {cut + 1}: is cut off in the middle of a line"):
            parse_record(piece + lines[cut][:-1])


# --- R029: the kinds of deals whose records others could not load ----------------------------------------------------

BETL_HAND = "7c 8c 9c 7k 8k 9k 7z 8z 9z 7l"


def finished(*script: str, profile: VolenyProfile = LIGA, deal: Deal | None = None) -> VolenyState:
    state = run(start(profile, deal or deal_of(FORHONT, SECOND)), *script)
    while state.to_act is not None:
        state = state.after(state.legal()[0])
    return state


R029: dict[str, tuple[VolenyState, tuple[int, ...]]] = {
    # E29 by a defender: he is the declarer and wins 5 from each
    "betl after take-over": (
        finished(
            "trump Kl; ask 8l+9l; bad",
            "takeover betl 8l+9l",
            deal=deal_of("Kl Ql Xl Al Sl 8l 9l | Ac Xc Kc Qc Sc", BETL_HAND),
        ),
        (-5, 10, -5),
    ),
    # E31
    "durch": (
        finished(
            "trump Ac; durch 9k+8k",
            deal=deal_of("Ac Xc Kc Qc Sc 9c 8c | 7c Ak Kk 9k 8k", "Qk Sk Xk 7k 7z 8z 9z Xz Sz Qz"),
        ),
        (20, -10, -10),
    ),
    # E38
    "misdeal": (finished("trump Kk; ask 8z+9z; misdeal"), (0, 0, 0)),
    # E1
    "unplayed hra": (finished("trump Kk; ask 8z+9z; good; good; declare hra; say; say"), (2, -1, -1)),
    # OQ-34: a hand laid down and proved
    "claim": (
        finished(
            "trump Ac; durch 9k+8k; good; good; say; say; claim",
            deal=deal_of("Ac Xc Kc Qc Sc 9c 8c | 7c Ak Kk 9k 8k", "Qk Sk Xk 7k 7z 8z 9z Xz Sz Qz"),
        ),
        (20, -10, -10),
    ),
    # E37
    "ace in the talon": (
        finished(
            "trump Kk; ask Ac+Al",
            profile=liga(revoke_mode="referee"),
        ),
        (-40, 20, 20),
    ),
}


@pytest.mark.trial("R029")
@pytest.mark.clause("LIGA-36")
@pytest.mark.parametrize("kind", R029)
def test_every_kind_of_deal_is_read_back(kind: str) -> None:
    state, payments = R029[kind]
    assert state.result().payments == payments
    record = record_of(state, state.profile)
    again = parse_record(write_record(record))
    assert without_lines(again) == record
    (deal,) = replay(again)
    assert deal.result == state.result()
    assert not deal.differs


# --- The same money under other rules --------------------------------------------------------------------------------


def test_other_result_than_the_recorded_shows_both() -> None:
    text = write_record(record_of(R029["unplayed hra"][0])).replace(
        "result unplayed 2 -1 -1", "result unplayed 4 -2 -2"
    )
    (deal,) = replay(parse_record(text))
    assert deal.differs
    assert deal.record.payments == (4, -2, -2)
    assert deal.result is not None
    assert deal.result.payments == (2, -1, -1)


def test_revision_of_the_rules_is_kept() -> None:
    text = write_record(record_of(R029["durch"][0])).replace(f"rules {REVISION}\n", "rules 77\n")
    assert parse_record(text).revision == 77
    assert write_record(parse_record(text)) == text


def test_house_rules_are_in_the_record() -> None:
    profile = liga(hra=3)
    state = finished("trump Kk; ask 8z+9z; good; good; declare hra; say; say", profile=profile)
    record = parse_record(write_record(record_of(state, profile)))
    assert record.profile.hra == 3
    assert record.profile.clauses["hra"] != LIGA.clauses["hra"]
    assert record.profile.clauses["sedma"] == LIGA.clauses["sedma"]
    (deal,) = replay(record)
    assert deal.result is not None
    assert deal.result.payments == (6, -3, -3)


def test_sources_of_house_rules_are_in_the_record() -> None:
    pub = from_toml(
        VolenyProfile,
        'base = "liga"\nname = "u-lva"\ntitle = "U Lva"\n[rules]\n'
        'hra = { value = 1, clause = "house rule 3" }\nsto = 6\n',
        "pub.toml",
    )
    state = finished("trump Kk; ask 8z+9z; good; good; declare hra; say; say", profile=pub)
    assert parse_record(write_record(record_of(state, pub))).profile == pub


def test_names_that_would_break_a_record_are_refused() -> None:
    good = record_of(finished("trump Kk; ask 8z+9z; good; good; declare hra; say; say"))
    for name in ("A|B", "A\nB", "A\u2028B", "  ", "A\x1b[31m"):
        with pytest.raises(TableError, match="name"):
            write_record(replace(good, names=(name, "B", "C")))


def test_pack_that_does_not_come_from_where_the_record_says_is_refused() -> None:
    """The seed gives the first pack, the cut of the gathered one every other."""
    text, _ = random_round("packs", 3, 2, misdeal=False)
    assert len(list(replay(parse_record(text)))) == 2
    lines = text.splitlines(keepends=True)
    first, second = (number for number, line in enumerate(lines) if line.startswith("deal "))
    other = lines.copy()
    other[first] = other[first].replace(other[first].split()[-1], "0" * 64)
    with pytest.raises(RecordError, match=f"line {first + 1}: deal 1: the pack does not come from its seed"):
        list(replay(parse_record("".join(other))))
    other = lines.copy()
    at = int(other[second].split()[-1])
    other[second] = other[second].replace(f"cut {at}", f"cut {at + 1 if at < 30 else 2}")
    with pytest.raises(RecordError, match=f"line {second + 1}: deal 2: the pack is not the one before"):
        list(replay(parse_record("".join(other))))


# --- Broken, foreign, twice ------------------------------------------------------------------------------------------

GOOD = write_record(record_of(R029["unplayed hra"][0]))
SHUFFLED = write_record(
    Record(
        game=VOLENY,
        profile=LIGA,
        seats=3,
        names=("A", "B", "C"),
        deals=(
            DealRecord(
                number=1, deal=Deal(shuffled_pack(seed_from(1))), how="shuffle", seed=seed_from(1).hex(), kind=""
            ),
        ),
    )
)
LINES = GOOD.splitlines()


def line_of(word: str) -> int:
    return next(number for number, line in enumerate(LINES, 1) if line.startswith(word))


FIRST_ACTION = line_of("pack") + 1

BROKEN: dict[str, tuple[str, int, str]] = {
    "empty": ("", 1, "is not a marias record"),
    "foreign": ("%PDF-1.4\n", 1, "is not a marias record"),
    "mark": ("\ufeff" + GOOD, 1, "is not a marias record"),
    "format": (GOOD.replace("marias 1", "marias 2"), 1, "this version reads format 1"),
    "cut": (GOOD[:-4], len(LINES), "is cut off in the middle of a line"),
    "head-twice": (GOOD.replace("seats 3\n", "seats 3\nseats 3\n"), line_of("seats") + 1, "'seats' does not belong"),
    "rule-twice": (
        GOOD.replace("rule hra 1\n", "rule hra 1\nrule hra 2\n"),
        line_of("rule hra") + 1,
        "stands there twice",
    ),
    "rule-unknown": (GOOD.replace("rule hra 1", "rule hrra 1"), 0, "hrra"),
    "rule-missing": (GOOD.replace("rule hra 1\n", ""), 0, "hra: is missing"),
    "rule-value": (GOOD.replace("rule hra 1\n", "rule hra --1\n"), 0, "hra"),
    "rule-digit": (GOOD.replace("rule hra 1\n", "rule hra ²\n"), 0, "hra"),
    "rule-huge": (GOOD.replace("rule hra 1\n", f"rule hra {'9' * 5000}\n"), 0, "hra"),
    "game": (GOOD.replace("game voleny", "game whist"), 0, "whist"),
    "seats": (GOOD.replace("seats 3", "seats 5"), 0, "is played by 3 or 4"),
    "names": (GOOD.replace("names A | B | C", "names A | B"), 0, "2 names for 3 seats"),
    "head-missing": (GOOD.replace("profile liga\n", ""), 0, "lacks 'profile'"),
    "deal-words": (GOOD.replace("given", "given up"), line_of("deal"), "expected: deal NUMBER dealer SEAT"),
    "deal-how": (GOOD.replace("given", "guessed"), line_of("deal"), "expected: deal NUMBER dealer SEAT"),
    "deal-number": (GOOD.replace("deal 1 ", "deal +1 "), line_of("deal"), "'+1' is not a whole number"),
    "deal-digits": (GOOD.replace("deal 1 ", f"deal {'9' * 5000} "), line_of("deal"), "is not a whole number"),
    "dealer": (GOOD.replace("dealer 2", "dealer 3"), line_of("pack"), "dealer 3 does not sit"),
    "generator": (GOOD.replace("generator sha256-ctr-1", "generator dice"), 0, "known is sha256-ctr-1"),
    "clause-unknown": (GOOD.replace("rule hra 1\n", "clause hra house\nrule hra 1\n"), line_of("rule hra"), "'clause'"),
    "cut-far": (GOOD.replace("given", "cut 31"), line_of("pack"), "at least 2 left"),
    "cut-near": (GOOD.replace("given", "cut 1"), line_of("pack"), "at least 2 cards are taken"),
    "seed": (GOOD.replace("given", "shuffle 12"), line_of("pack"), "'12' is not a seed of 64"),
    "pack": (GOOD.replace("pack Ak", "pack Xk"), line_of("pack"), "Xk"),
    "pack-31": (GOOD.replace("pack Ak ", "pack "), line_of("pack"), "31"),
    "no-card": (GOOD.replace("pack Ak", "pack Hk"), line_of("pack"), "cannot read"),
    "action": (GOOD.replace("0 trump Kk", "0 trumf Kk"), FIRST_ACTION, "trumf"),
    "card": (GOOD.replace("0 trump Kk", "0 trump Zz"), FIRST_ACTION, "Zz"),
    "seat-digit": (GOOD.replace("0 trump Kk", "² trump Kk"), FIRST_ACTION, "'²' does not belong here"),
    "result-kind": (GOOD.replace("result unplayed", "result lost"), len(LINES), "'lost' is not one of"),
    "result-empty": (GOOD.replace("result unplayed 2 -1 -1", "result"), len(LINES), "'' is not one of"),
    "result-sum": (GOOD.replace("2 -1 -1", "2 -1 -2"), len(LINES), "do not sum to zero"),
    "result-count": (GOOD.replace("2 -1 -1", "2 -2"), len(LINES), "2 amounts for 3 seats"),
    "result-twice": (GOOD + LINES[-1] + "\n", len(LINES) + 1, "'result' does not belong here"),
    "action-after-result": (GOOD + "0 say\n", len(LINES) + 1, "'0' does not belong here"),
    "over-twice": (GOOD + "over ended\nover ended\n", len(LINES) + 2, "'over' does not belong here"),
    "deal-after-over": (GOOD + "over ended\ndeal 2 dealer 0 given\n", len(LINES) + 2, "'deal' does not belong here"),
    "deal-unfinished": (SHUFFLED + "deal 2 dealer 0 given\n", SHUFFLED.count("\n") + 1, "deal 1 is unfinished"),
    "pack-missing": (GOOD + "deal 2 dealer 0 given\n", len(LINES) + 1, "expected the pack"),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_broken_record_names_its_line(fault: str) -> None:
    text, line, expected = BROKEN[fault]
    assert text != GOOD
    with pytest.raises(RecordError) as error:
        parse_record(text, "pub.marias")
    said = str(error.value)
    assert said.startswith(f"pub.marias, line {line}: " if line else "pub.marias")
    assert expected in said
    assert len(said.splitlines()) == 1
    assert len(said) < 400
    check_record_words(error.value)


ILLEGAL: dict[str, tuple[str, str, int, str]] = {
    "trump": ("0 trump Kk", "0 trump Az", 0, r"'trump Az' by seat 0 is not allowed in phase trump: .*LIGA-9"),
    "talon": ("0 ask 8z+9z", "0 ask 9z+Az", 1, r"sharp-in-talon.*LIGA-26"),
    "turn": ("1 good", "2 good", 2, "seat 2 acts, but it is the turn of seat 1"),
    "declare": ("0 declare hra", "0 declare stosedm", 4, r"'declare stosedm' by seat 0 .*LIGA-18"),
    "after-the-end": ("result", "0 say\nresult", 7, "it is the turn of nobody: the deal is over"),
    "ruling-after-the-end": ("result", "- misdeal\nresult", 7, "deal-over"),
}


@pytest.mark.parametrize("fault", ILLEGAL)
def test_illegal_action_names_line_action_and_rule(fault: str) -> None:
    right, wrong, place, expected = ILLEGAL[fault]
    assert GOOD.count(right) == 1 or fault == "turn"
    record = parse_record(GOOD.replace(right, wrong, 1), "pub.marias")
    with pytest.raises(RecordError, match=expected) as error:
        list(replay(record))
    assert str(error.value).startswith(f"pub.marias, line {FIRST_ACTION + place}: ")
    check_record_words(error.value)


def test_result_of_an_unfinished_deal_is_refused() -> None:
    text = GOOD.replace("2 say\n", "", 1)
    with pytest.raises(RecordError, match="deal 1 has a result but was not finished"):
        list(replay(parse_record(text)))


def test_comments_and_blank_lines_are_passed_over() -> None:
    assert without_lines(parse_record(GOOD.replace("seats 3\n", "# hello\n\nseats 3\n"))) == without_lines(
        parse_record(GOOD)
    )
