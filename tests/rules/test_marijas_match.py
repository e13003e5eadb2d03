"""The match to twelve: who wins, čvrga and makaze, the tally of a session, the rotation of the deal. Rule sheet §5."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

import marias
from marias.errors import TableError
from marias.rules.contract import Seat
from marias.rules.dealing import Generator, derive, seed_from
from marias.rules.marijas import GAME
from marias.rules.marijas.profile import MarijasProfile
from marias.rules.marijas.race import Ending, Race, Tally, labels, winners
from marias.rules.marijas.state import MarijasState, start
from marias.rules.match import Match
from marias.rules.record import DealRecord, Record, Step, parse_record, replay, write_record
from tests.rules.marijas_scripts import A, B, C, D, play_out, random_deal, rules, run
from tests.sizes import Count, Figures

CHANCE = Generator(seed_from("labels"))


def called(scores: tuple[int, ...], no_trick: tuple[bool, ...] = (), **changes: Any) -> tuple[str, ...]:
    """What the last are called at the end of a match with these scores."""
    profile = rules(len(scores), **changes)
    return labels(profile, scores, winners(profile, scores, A), no_trick or (False,) * len(scores), CHANCE)


def finished(players: int, script: str = "", seed: int = 0, dealer: Seat = 0, **changes: Any) -> MarijasState:
    """A deal at its end: after the script, or played at random."""
    state = start(rules(players, **changes), random_deal(players, f"m{seed}", dealer))
    return run(state, script) if script else play_out(state, random.Random(seed))


# Who has won


@pytest.mark.clause("SRB-10", "SRB-43")
def test_the_first_to_reach_twelve() -> None:
    profile = rules(2)
    assert winners(profile, (11, 10), A) == ()
    assert winners(profile, (12, 10), A) == (A,)
    assert winners(profile, (10, 14), A) == (B,), "overshooting is allowed"
    assert winners(rules(2, target=7), (6, 8), A) == (B,)


def test_several_reach_it_at_once() -> None:
    """The highest wins; equal ones together, or by the table's own rule."""
    profile = rules(4)
    assert winners(profile, (13, 12, 12, 0), A) == (A,)
    assert winners(profile, (12, 3, 12, 12), A) == (A, C, D)
    assert winners(rules(4, match_tie="play_on"), (12, 3, 12, 11), A) == ()
    assert winners(rules(4, match_tie="play_on"), (13, 3, 12, 11), A) == (A,)
    assert winners(rules(4, match_tie="seat_order"), (12, 3, 12, 11), B) == (C,)
    assert winners(rules(4, match_tie="seat_order"), (12, 3, 12, 11), D) == (A,)


# What the last are called


@pytest.mark.clause("SRB-10", "SRB-11", "SRB-44")
def test_cvrga_and_makaze() -> None:
    """The last get a čvrga; makaze instead, who has no match point; a winner nothing."""
    assert called((12, 3, 5)) == ("", "cvrga", "")
    assert called((12, 0, 5)) == ("", "makaze", "")
    assert called((12, 4, 4, 8)) == ("", "cvrga", "cvrga", "")
    assert called((12, 0, 0, 8)) == ("", "makaze", "makaze", "")
    assert called((12, 12, 7)) == ("", "", "cvrga")
    assert called((12, 12, 12, 12)) == ("", "", "", "")


def test_makaze_for_who_took_no_trick() -> None:
    """Points and tricks are two things: a defender can score without a trick [Q-14]."""
    assert called((12, 3), (False, True), makaze="no_trick_in_match") == ("", "makaze")
    assert called((12, 0), (False, False), makaze="no_trick_in_match") == ("", "cvrga")
    assert called((12, 3), (False, True), makaze="no_trick_in_deal") == ("", "makaze")


def test_equally_last() -> None:
    assert called((12, 4, 4, 8), cvrga_tie="none") == ("", "", "", "")
    drawn = {called((12, 4, 4, 8), cvrga_tie="drawn") for _ in range(60)}
    assert drawn == {("", "cvrga", "", ""), ("", "", "cvrga", "")}
    assert called((12, 3, 5), cvrga_tie="none") == ("", "cvrga", "")


def test_tricks_are_counted_over_the_match() -> None:
    race = Race.begin(rules(2, makaze="no_trick_in_match"), 2)
    state = finished(2)
    taken = tuple(sum(trick.winner == seat for trick in state.tricks) for seat in (A, B))
    assert sum(taken) == 16
    race = race.after(state)
    assert (race.taken, race.taken_last) == (taken, taken)
    race = race.after(finished(2, "surrender"))
    assert (race.taken, race.taken_last) == (taken, taken), "a surrender has no tricks"
    race = race.after(state)
    assert race.taken == tuple(2 * tricks for tricks in taken)
    assert race.taken_last == taken


def test_who_draws_the_cvrga_follows_from_the_deal() -> None:
    """The same match ends the same way on every machine: the chance comes from the last pack."""
    tied = replace(Race.begin(rules(4, cvrga_tie="drawn"), 4), scores=(3, 2, 11, 2))
    drawn = set()
    for seed in range(40):
        last = finished(4, "surrender", seed, dealer=D)
        ending = tied.after(last).ending
        assert ending is not None
        assert ending == tied.after(last).ending
        drawn.add(ending.labels)
    assert drawn == {("cvrga", "", "", ""), ("", "cvrga", "", ""), ("", "", "", "cvrga")}


# The tally of a session


def test_tally() -> None:
    tally = Tally.begin(3)
    for ending in (
        Ending((A,), ("", "cvrga", "")),
        Ending((A, C), ("", "makaze", "")),
        Ending((B,), ("cvrga", "", "")),
    ):
        tally = tally.after(ending)
    assert tally == Tally(won=(2, 1, 1), cvrge=(1, 1, 0), makaze=(0, 1, 0))


# The rotation


@pytest.mark.clause("SRB-27", "SRB-38")
@pytest.mark.parametrize(("players", "order"), [(2, [A, B, A, B]), (3, [A, B, C, A]), (4, [A, B, C, D, A])])
def test_the_caller_deals_next(players: int, order: list[int]) -> None:
    """Also after a surrender; a void deal is dealt again by the same dealer."""
    match = Match.begin(GAME, rules(players), players, A)
    for number, dealer in enumerate(order):
        assert match.dealer == dealer
        again, paid = match.settle(finished(players, "misdeal", dealer=dealer))
        assert (again.dealer, again.chips, paid.payments) == (dealer, match.chips, (0,) * players)
        words = "dalje 3; surrender" if players == 3 else "surrender"
        state = finished(players, words if number % 2 else "", number, dealer)
        assert state.caller == (dealer + 1) % players
        match, paid = match.settle(state)
        assert (paid.payments, paid.transfers) == (state.result().payments, ())
        assert match.dealer == state.caller


def test_surrender_keeps_the_deal_where_a_table_has_it_so() -> None:
    match = Match.begin(GAME, rules(2, deal_after_surrender="same_dealer"), 2, A)
    assert match.settle(finished(2, "surrender", deal_after_surrender="same_dealer"))[0].dealer == A
    assert match.settle(finished(2, deal_after_surrender="same_dealer"))[0].dealer == B


@pytest.mark.parametrize(
    ("seats", "said"),
    [
        (1, "marijas is played by 2 or 3 or 4, not by 1"),
        (5, "marijas is played by 2 or 3 or 4, not by 5"),
        (8, "the sources of marijas name 8 players, but give no rules for them; allowed: 2, 3, 4"),
    ],
)
def test_other_numbers_of_players_are_refused(seats: int, said: str) -> None:
    with pytest.raises(TableError, match=said):
        Match.begin(GAME, rules(2), seats, A)


def test_a_rule_set_is_for_one_number_of_players() -> None:
    with pytest.raises(TableError, match="marijas-3 is played by 3, not by 2"):
        Match.begin(GAME, rules(3), 2, A)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_deal_without_a_rule_set_takes_that_of_its_players(players: int) -> None:
    state = marias.deal("marijas", seed=1, seats=players)
    assert (state.profile.name, state.deal.seats) == (f"marijas-{players}", players)
    assert marias.deal("marijas", seed=1, profile=f"marijas-{players}").deal.seats == players


# A match


def test_scores_begin_at_nothing_and_only_grow() -> None:
    match = Match.begin(GAME, rules(2), 2, A)
    assert (match.chips, match.inserted, match.score(), match.over) == ((0, 0), (0, 0), (0, 0), "")
    for number in range(6):
        match, _ = match.settle(finished(2, "surrender", number, match.dealer))
    assert (match.chips, match.over) == ((6, 6), "")
    for number in range(5):
        state = finished(2, "surrender", number, match.dealer)
        match, _ = match.settle(state)
    assert (match.score(), match.over, match.played) == ((12, 10), "won", 11)
    assert match.race is not None
    assert match.race.ending == Ending((A,), ("", "cvrga"))
    with pytest.raises(TableError, match="the round is over"):
        match.next_deal(seed_from(1))


def test_a_match_can_be_ended_before() -> None:
    match = Match.begin(GAME, rules(2), 2, A).end_round(dealt=True)
    match, _ = match.settle(finished(2, "surrender"))
    assert (match.over, match.race is not None and match.race.ending) == ("ended", None)


def played(profile: MarijasProfile, seed: int) -> tuple[Match, list[DealRecord]]:
    """A whole match at random, and its deals."""
    players, rng = profile.players, random.Random(f"match {seed}")
    match = Match.begin(GAME, profile, players, seed % players)
    deals: list[DealRecord] = []
    while not match.over:
        dealt = match.next_deal(derive(seed_from(seed), "deal", len(deals)))
        state = play_out(start(profile, dealt.deal), rng, eager=rng.random() < 0.5)
        match, paid = match.settle(state)
        steps = tuple(Step(seat, action) for seat, action in state.history)
        deals.append(
            DealRecord(
                number=len(deals) + 1,
                deal=dealt.deal,
                how=dealt.how,
                seed=dealt.seed.hex(),
                at=dealt.at,
                steps=steps,
                kind=state.result().kind,
                payments=paid.payments,
                chips=match.chips,
            )
        )
    return match, deals


def test_random_matches_end(count: Count, figures: Figures) -> None:
    """By the shipped rules and with other ways to end; scores, winners and labels hold together."""
    ways: list[dict[str, Any]] = [
        {},
        {"match_tie": "play_on"},
        {"makaze": "no_trick_in_match", "cvrga_tie": "drawn"},
        {"match_tie": "seat_order", "makaze": "no_trick_in_deal", "cvrga_tie": "none"},
    ]
    ends: Counter[str] = Counter()
    lengths = []
    matches = count(small=100, soak=1000)
    for seed in range(matches):
        profile = rules(2 + seed % 3, **ways[seed // 3 % 4])
        match, deals = played(profile, seed)
        assert match.over == "won"
        assert match.race is not None
        ending = match.race.ending
        assert ending is not None
        total = [0] * profile.players
        for deal in deals:
            assert deal.payments is not None
            assert all(score < profile.target for score in total) or profile.match_tie == "play_on"
            total = [a + b for a, b in zip(total, deal.payments, strict=True)]
            assert deal.chips == tuple(total)
        assert match.score() == tuple(total)
        assert all(total[seat] == max(total) >= profile.target for seat in ending.winners)
        assert all(ending.labels[seat] == "" for seat in ending.winners)
        if profile.cvrga_tie == "all" and len(ending.winners) < profile.players:
            least = min(score for seat, score in enumerate(total) if seat not in ending.winners)
            last = {seat for seat, label in enumerate(ending.labels) if label}
            assert last == {s for s, score in enumerate(total) if score == least and s not in ending.winners}
        ends.update(label for label in ending.labels if label)
        ends["winners " + str(len(ending.winners))] += 1
        lengths.append(len(deals))
    figures("matches", matches)
    figures("ends", dict(ends))
    figures("deals in a match", f"{min(lengths)} … {max(lengths)}, {sum(lengths) / len(lengths):.1f} on average")
    assert {"cvrga", "makaze", "winners 1", "winners 2"} <= set(ends)


def test_a_match_is_kept_in_a_record() -> None:
    """Text and back; every deal comes from its seed; scores may sum to more than nothing."""
    for seed in range(3):
        profile = rules(2 + seed)
        match, deals = played(profile, seed)
        names = tuple("ABCD"[: profile.players])
        record = Record(
            game=GAME, profile=profile, seats=profile.players, names=names, deals=tuple(deals), over=match.over
        )
        text = write_record(record)
        assert "\nover won\n" in text
        read = parse_record(text)
        assert write_record(read) == text
        again = Match.begin(GAME, read.profile, read.seats, deals[0].deal.dealer)
        for replayed in replay(read):
            assert not replayed.differs
            again, _ = again.settle(replayed.state)
        assert again == match
