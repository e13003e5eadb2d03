"""`marias simulate`: the same for any number of processes, whole files only, one line about nonsense."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pexpect
import pytest
from msgspec.structs import replace

import marias
from marias.bots import bot_named
from marias.cli import run
from marias.rules import GAMES
from marias.rules.contract import Item, Result
from marias.rules.dealing import Generator, derive, seed_from, shuffled_pack
from marias.rules.doubling import Component, Rounds
from marias.rules.premium import load_table, premium_of
from marias.session.simulation import Plan, made, play_deal, play_out
from marias.texts import LANGUAGES
from tests.rules.premium.edited import edited, in_row
from tests.sizes import Count, Figures

SIMULATE = [sys.executable, "-m", "marias", "--lang", "en", "simulate"]
PLAIN = {key: value for key, value in os.environ.items() if key not in ("FORCE_COLOR", "NO_COLOR")}


def simulated(*words: str, game: str = "voleny", env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    command = [*SIMULATE, game, *words]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=env or PLAIN)


@pytest.mark.trial("R116")
def test_same_bytes_for_any_number_of_processes(count: Count, tmp_path: Path) -> None:
    deals = count(small=90, soak=5000)
    said, written = set(), set()
    for jobs in (1, 2, 3):
        file = tmp_path / f"{jobs}.jsonl"
        words = ("-n", str(deals), "--seed", "7", "--bots", "random,rules,random", "--jobs", str(jobs))
        done = simulated(*words, "--out", str(file), env={**PLAIN, "PYTHONHASHSEED": str(jobs)})
        assert (done.returncode, done.stderr) == (0, "")
        said.add(done.stdout)
        written.add(file.read_bytes())
    assert len(said) == len(written) == 1
    lines = [json.loads(line) for line in written.pop().splitlines()]
    assert [line["deal"] for line in lines] == list(range(1, deals + 1))
    assert [line["dealer"] for line in lines] == [deal % 3 for deal in range(deals)]


def test_the_fast_engine_says_that_it_is_one(tmp_path: Path) -> None:
    """The same deals and words as the slow one, whose bots are then named; a line a deal as ever."""
    file = tmp_path / "deals.jsonl"
    words = ("-n", "40", "--seed", "7", "--seats", "4")
    fast = json.loads(simulated(*words, "--engine", "fast", "--json", "--out", str(file), game="marijas").stdout)
    slow = json.loads(simulated(*words, "--bots", "random", "--json", game="marijas").stdout)
    assert (fast["engine"], slow["engine"]) == ("fast", "slow")
    assert fast.keys() == slow.keys()
    assert fast["bots"] == slow["bots"] == ["random"] * 4
    assert [row["deals"] for row in fast["contracts"]] == [row["deals"] for row in slow["contracts"]]
    assert [seat["declared"] for seat in fast["seats"]] == [seat["declared"] for seat in slow["seats"]]
    assert len(file.read_text("utf-8").splitlines()) == 40
    told = simulated(*words, "--engine", "fast", game="marijas").stdout
    assert "fast engine: random bots up to the first card, then the solver's playouts" in told
    assert "fast engine" not in simulated(*words, "--bots", "random", game="marijas").stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--engine", "fast", "--bots", "rules"), "the fast engine plays only the bot random, so not rules"),
        (("--engine", "fast", "--bots", "random,rules,random"), "the fast engine plays only the bot random"),
        (("--engine", "turbo"), "there is no engine turbo; allowed: slow, fast"),
        (("--engine", ""), "there is no engine ; allowed: slow, fast"),
    ],
)
def test_engines_and_bots_that_do_not_fit(words: tuple[str, ...], said: str) -> None:
    done = simulated("-n", "5", *words)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert said in done.stderr


def test_another_seed_is_another_simulation() -> None:
    first, second = (simulated("-n", "20", "--seed", seed, "--bots", "random", "--out", "-").stdout for seed in "12")
    assert len(first.splitlines()) == len(second.splitlines()) == 20
    assert first != second


def test_figures_are_those_of_the_deals(tmp_path: Path) -> None:
    file = tmp_path / "deals.jsonl"
    done = simulated("-n", "60", "--seed", "3", "--bots", "random", "--seats", "4", "--json", "--out", str(file))
    figures = json.loads(done.stdout)
    deals = [json.loads(line) for line in file.read_text().splitlines()]
    assert figures["deals"] == len(deals) == 60
    assert figures["bots"] == ["random"] * 4
    for seat in figures["seats"]:
        amounts = [deal["payments"][seat["seat"]] for deal in deals]
        mean = sum(amounts) / 60
        variance = sum((amount - mean) ** 2 for amount in amounts) / 59
        assert seat["money"]["mean"] == pytest.approx(mean)
        assert seat["money"]["margin"] == pytest.approx(1.96 * (variance / 60) ** 0.5)
        assert seat["declared"] == sum(deal["declarer"] == seat["seat"] for deal in deals)
        declaring = [deal["payments"][seat["seat"]] for deal in deals if deal["declarer"] == seat["seat"]]
        assert seat["declaring"]["mean"] == pytest.approx(sum(declaring) / len(declaring))
        assert seat["defending"]["mean"] == pytest.approx((sum(amounts) - sum(declaring)) / (60 - len(declaring)))
    assert sum(row["deals"] for row in figures["contracts"]) == 60
    for row in figures["contracts"]:
        assert row["deals"] == sum(deal["contract"] == row["contract"] for deal in deals)
    for name, levels in figures["levels"].items():
        for level, number in enumerate(levels):
            assert number == sum(deal["levels"].get(name) == level for deal in deals)


def test_a_line_names_a_deal_that_can_be_dealt_again(tmp_path: Path) -> None:
    file = tmp_path / "deals.jsonl"
    simulated("-n", "5", "--seed", "3", "--bots", "random", "--out", str(file))
    packs = set()
    for number, line in enumerate(file.read_text().splitlines(), 1):
        deal = json.loads(line)
        again = marias.deal(seed=deal["seed"], dealer=deal["dealer"], seats=3)
        assert again.deal.pack == shuffled_pack(derive(seed_from(3), "deal", number))
        packs.add(again.deal.pack)
    assert len(packs) == 5


def test_krizovy_with_its_partners(tmp_path: Path) -> None:
    """Four seats by itself; who plays with the chooser is on the declarer's side, and nobody who plays alone is."""
    file = tmp_path / "deals.jsonl"
    words = ("-n", "80", "--seed", "5", "--bots", "rules", "--jobs", "2", "--json", "--out", str(file))
    figures = json.loads(simulated(*words, game="krizovy").stdout)
    deals = [json.loads(line) for line in file.read_text().splitlines()]
    assert figures["bots"] == ["rules"] * 4
    assert {deal["contract"] for deal in deals} >= {"game", "betl"}
    for deal in deals:
        side = {deal["declarer"], deal.get("partner", deal["declarer"])}
        paid = {seat: deal["payments"][seat] for seat in side}
        others = {deal["payments"][seat] for seat in range(4) if seat not in side}
        assert len({*paid.values()}) == len(others) == 1
        assert sum(paid.values()) == -sum(deal["payments"][seat] for seat in range(4) if seat not in side)
        assert deal["contract"] == "game" or len(side) == 1
    for seat in figures["seats"]:
        side_of = [seat["seat"] in (deal["declarer"], deal.get("partner")) for deal in deals]
        mine = [deal["payments"][seat["seat"]] for deal, declares in zip(deals, side_of, strict=True) if declares]
        assert seat["declared"] == len(mine)
        assert seat["declaring"]["mean"] == pytest.approx(sum(mine) / len(mine))


def test_licitovany_by_its_rungs(tmp_path: Path) -> None:
    """Twelve rungs in the order of the ladder, whoever sits out settles too, and units are counted."""
    file = tmp_path / "deals.jsonl"
    words = ("-n", "200", "--seed", "5", "--bots", "random", "--seats", "4", "--out", str(file))
    figures = json.loads(simulated(*words, "--json", game="licitovany").stdout)
    deals = [json.loads(line) for line in file.read_text().splitlines()]
    rungs = [row["contract"] for row in figures["contracts"]]
    assert rungs == [rung for rung in GAMES["licitovany"].contracts if rung in rungs]
    assert {"sedma", "betl", "dve_sedmy", "dve_sedmy_sto_hearts"} <= set(rungs)
    assert figures["thrown_in"] == 0
    for deal in deals:
        assert sum(deal["payments"]) == 0
        assert all(deal["payments"]) or not any(deal["payments"])
    shown = simulated(*words, game="licitovany").stdout
    assert "units a deal (95 %)" in shown
    assert max(map(len, shown.splitlines())) <= 80
    assert not any(line.rstrip().endswith("±") for line in shown.splitlines())  # no figure is broken
    table = shown.split("\ncontract", 1)[1].split("\nflek levels")[0]
    assert "two sevens and" in table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_marijas_by_its_roles(seats: int, tmp_path: Path) -> None:
    """The rule set of the number of seats; match points are counted, and nobody pays what another writes down."""
    file = tmp_path / "deals.jsonl"
    words = ("-n", "60", "--seed", "5", "--bots", "random", "--seats", str(seats), "--out", str(file))
    figures = json.loads(simulated(*words, "--json", game="marijas").stdout)
    deals = [json.loads(line) for line in file.read_text().splitlines()]
    assert figures["profile"] == f"marijas-{seats}"
    assert {row["contract"] for row in figures["contracts"]} == {"game", "surrender"}
    assert figures["levels"] == {}
    got: dict[str, list[int]] = {"declarer": [], "alone": [], "partner": [], "defender": []}
    for deal in deals:
        assert min(deal["payments"]) == 0 < max(deal["payments"])
        assert (deal["made"] is None) == (deal["contract"] == "surrender")
        assert bool(deal["made"]) == (deal["payments"][deal["declarer"]] > 0)
        assert deal.get("over_hundred", False) == (max(deal["payments"]) == (4 if seats == 2 else 2))
        for seat, amount in enumerate(deal["payments"]):
            alone = seats == 4 and deal["contract"] == "game" and deal.get("partner") is None
            role = "partner" if seat == deal.get("partner") else "alone" if alone else "declarer"
            got[role if seat in (deal["declarer"], deal.get("partner")) else "defender"].append(amount)
    assert figures["over_hundred"] == sum(deal.get("over_hundred", False) for deal in deals) > 0
    for row in figures["roles"]:
        amounts = got.pop(row["role"])
        assert row["times"] == len(amounts)
        assert row["money"]["mean"] == pytest.approx(sum(amounts) / len(amounts))
    assert not any(got.values())
    shown = simulated(*words, game="marijas").stdout
    assert "match points a deal (95 %)" in shown
    assert f"over a hundred, the price doubled: {100 * figures['over_hundred'] / 60:.1f} %" in shown
    assert ("\npartner  " in shown) == (seats == 4)
    assert "flek" not in shown


def test_marijas_takes_the_seats_of_its_bots_or_of_its_rule_set() -> None:
    def bots(*words: str) -> list[str]:
        said = simulated("-n", "1", "--seed", "5", "--json", *words, game="marijas")
        return json.loads(said.stdout)["bots"] if said.stdout else said.stderr.splitlines()

    assert bots() == ["rules"] * 2
    assert bots("--bots", "rules,random,random") == ["rules", "random", "random"]
    assert bots("--profile", "marijas-4") == ["rules"] * 4
    assert bots("--profile", "marijas-4", "--seats", "3") == ["marias: 3 bots do not fit: marijas-4 is played by 4"]
    assert bots("--seats", "5") == ["marias: marijas is not played by 5; allowed: 2, 3, 4"]
    assert bots("--bots", "rules,rules,rules,rules,rules") == [
        "marias: 5 bots do not fit: marijas is played by 2, 3, 4"
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_with_the_decimal_mark_of_the_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A comma everywhere but in English; JSON is the same in every language."""
    words = ["--lang", language, "simulate", "marijas", "-n", "12", "--seed", "5"]
    assert run(words) == 0
    said = capsys.readouterr().out
    mark = "." if language == "en" else ","
    figures = re.findall(r"\d([.,])\d", said.partition("\n")[2])
    assert len(figures) > 8
    assert set(figures) == {mark}
    assert re.search(rf"[+−]\d{re.escape(mark)}\d\d ± \d", said)
    assert "-0" not in said
    assert run([*words, "--json"]) == 0
    money = json.loads(capsys.readouterr().out)["seats"][0]["money"]["mean"]
    assert isinstance(money, float)


def test_premium_points_are_those_of_the_deals(tmp_path: Path) -> None:
    """Of each seat the mean, and how many deals gave it some; by another table another sum."""
    own = tmp_path / "own.toml"
    own.write_text(edited(in_row("durch-flek", ("value = 10", "value = 11"))), "utf-8")
    words = ("-n", "120", "--seed", "5", "--bots", "random", "--json")
    means = []
    for table in ((), ("--table", str(own))):
        file = tmp_path / "deals.jsonl"
        figures = json.loads(simulated(*words, *table, "--out", str(file), game="licitovany").stdout)["premium"]
        deals = [json.loads(line) for line in file.read_text().splitlines()]
        for seat in figures["seats"]:
            points = [deal.get("premium", [0, 0, 0])[seat["seat"]] for deal in deals]
            assert seat["points"]["mean"] == pytest.approx(sum(points) / 120)
            assert seat["deals"] == sum(map(bool, points))
        assert figures["open"] == sum(deal.get("premium_open", False) for deal in deals)
        assert all(any(deal["premium"]) for deal in deals if "premium" in deal)
        means.append(sum(seat["points"]["mean"] for seat in figures["seats"]))
    assert (figures["edition"], figures["complete"]) == ("own", False)
    assert means[0] != means[1]
    shown = simulated(*words[:-1], game="licitovany").stdout
    assert "\nPremium points [csm-2010, not whole]\nseat  bot     PB a deal (95 %)  deals with PB\n" in shown


def test_a_deal_has_the_premium_points_of_its_record() -> None:
    """The same deal played by the same bots, and counted from how it ended."""
    game, table = GAMES["licitovany"], load_table()
    profile = marias.load_profile(game.default_profile)
    plan = Plan(game=game, profile=profile, bots=("random",) * 3, seed=seed_from(5), deals=60, table=table)
    given = 0
    for number in range(1, plan.deals + 1):
        deal = play_deal(plan, number)
        chances = [Generator(derive(plan.seed, "bot", seat, number)) for seat in range(3)]
        state = game.start(profile, marias.Deal(shuffled_pack(bytes.fromhex(deal.seed)), deal.dealer, 3))
        found = premium_of(game, play_out(state, [bot_named("random")] * 3, chances), table)
        points = tuple(found.of(seat).at_least for seat in range(3)) if found else ()
        assert deal.premium == (points if any(points) else ())
        given += bool(deal.premium)
        assert play_deal(replace(plan, table=None), number) == replace(deal, premium=(), premium_open=False)
    assert given


def test_a_game_without_premium_points_has_none() -> None:
    done = simulated("-n", "3", "--bots", "random", "--json")
    assert json.loads(done.stdout)["premium"] is None
    assert "remium" not in simulated("-n", "3", "--bots", "random").stdout


def test_cards_that_are_thrown_in(tmp_path: Path) -> None:
    """Nobody declares then; one such deal, or one that was folded, leaves nothing to tabulate."""
    rules = tmp_path / "pub.toml"
    rules.write_text('base = "csm-licitovany"\nname = "pub"\n[rules]\nnobody_bids = "throw_in"\n', "utf-8")
    words = ("--bots", "random", "--profile", str(rules), "--seed", "5")
    figures = json.loads(simulated("-n", "60", *words, "--json", game="licitovany").stdout)
    assert 0 < figures["thrown_in"] <= figures["unplayed"]
    assert sum(row["deals"] for row in figures["contracts"]) + figures["thrown_in"] == figures["deals"] == 60
    assert sum(seat["declared"] for seat in figures["seats"]) == 60 - figures["thrown_in"]
    shown = simulated("-n", "60", *words, game="licitovany").stdout
    assert f"nobody bid, thrown in: {100 * figures['thrown_in'] / 60:.1f} %" in shown


def test_one_deal_that_was_not_played(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Thrown in or folded: a table that has no rows is left out."""
    rules = tmp_path / "pub.toml"
    rules.write_text('base = "csm-licitovany"\nname = "pub"\n[rules]\nnobody_bids = "throw_in"\n', "utf-8")
    profile = marias.load_profile(str(rules))
    single = {"game": GAMES["licitovany"], "profile": profile, "bots": ("random",) * 3, "deals": 1}
    seen = set()
    for seed in range(100):
        deal = play_deal(Plan(**single, seed=seed_from(str(seed))), 1)
        if not deal.levels and deal.contract not in seen:
            seen.add(deal.contract)
            words = ["simulate", "licitovany", "-n", "1", "--seed", str(seed), "--bots", "random"]
            assert run(["--lang", "en", *words, "--profile", str(rules)]) == 0
            shown = capsys.readouterr().out
            assert ("\ncontract" in shown) == bool(deal.contract)
            assert "flek levels" not in shown
    assert seen == {"", "sedma"}


def test_quiet_hundred_instead_of_the_game_was_made_by_who_made_it() -> None:
    """Křížový pays it in the game's place [MCR-15b]; in volený both are lines of their own."""
    rounds = Rounds((Component("hra", "declarer", (2,)),))
    for won in (True, False):
        hundred = Item("quiet_hundred", 8 if won else -8, "MCR-15b", won=won)
        seven = Item("quiet_seven", 1, "MCR-6a", won=True)
        assert made(rounds, Result("played", (0,) * 4, items=(hundred, seven))) is won
        game = Item("hra", -4 if won else 4, "MCR-15b", won=not won)
        assert made(rounds, Result("played", (0,) * 4, items=(game, hundred))) is not won
        assert made(rounds, Result("unplayed", (0,) * 4, items=(game,))) is None


@pytest.mark.parametrize(
    ("game", "bots", "words"),
    [
        ("voleny", "random", ["hra", "betl", "ložený durch", "sedma proti", "sto proti", "stosedm"]),
        ("krizovy", "random,rules,rules,rules", ["hra", "betl", "durch", "sedma", "sto", "sto proti"]),
    ],
)
def test_contracts_in_czech(game: str, bots: str, words: list[str]) -> None:
    command = [sys.executable, "-m", "marias", "--lang", "cs", "simulate", game, "-n", "200", "--seed", "1"]
    done = subprocess.run([*command, "--bots", bots], capture_output=True, text=True, check=True, env=PLAIN)
    contracts, components = done.stdout.split("\nzávazek", 1)[1].split("\nfleky", 1)
    named = {line.split("  ")[0] for line in (contracts + components).splitlines()}
    assert named >= {*words}
    assert not any("_" in name for name in named)


@pytest.mark.trial("R028")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_no_deals(jobs: str, tmp_path: Path) -> None:
    file = tmp_path / "deals.jsonl"
    done = simulated("-n", "0", "--bots", "random", "--jobs", jobs, "--out", str(file))
    assert (done.returncode, done.stderr) == (0, "")
    assert "No deals" in done.stdout
    assert "nan" not in done.stdout.lower()
    assert file.read_bytes() == b""
    figures = json.loads(simulated("-n", "0", "--bots", "random", "--json").stdout)
    assert (figures["deals"], figures["contracts"], figures["seats"][0]["money"]) == (0, [], None)


@pytest.mark.trial("R028")
def test_one_deal_has_no_interval() -> None:
    done = simulated("-n", "1", "--bots", "random", "--seed", "1")
    assert done.returncode == 0
    assert "±" not in done.stdout


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["-n", "-1"], "-n -1: it can be 0 to 1000000000"),
        (["-n", "9" * 30], "-n 9999999999999999999…: it can be 0 to 1000000000"),
        (["-n", "many"], "-n many"),
        (["-n", "1.5"], "-n 1.5"),
        (["--jobs", "0"], "--jobs 0: it can be 1 to 128"),
        (["--jobs", "two"], "--jobs two"),
        (["--bots", "random,bob,random"], '"bob"'),
        (["--bots", "random,random"], "3, 4"),
        (["--bots", "random,random,random", "--seats", "4"], "3 bots do not fit 4 seats"),
        (["--seats", "5"], "3, 4"),
        (["--seats", "0"], "3, 4"),
        (["--profile", "nobody's"], "liga"),
        (["--table", "csm-2011"], "csm-2010"),
        (["--out", "/no/such/folder/deals.jsonl"], "/no/such/folder/deals.jsonl"),
        (["--out", "/"], "/ cannot be written"),
    ],
)
def test_nonsense_is_one_line(words: list[str], says: str) -> None:
    done = simulated("-n", "3", "--bots", "random", *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert says in done.stderr


def test_only_a_file_of_deals_is_written_over(tmp_path: Path) -> None:
    file = tmp_path / "e.marias"
    words = ("-n", "2", "--seed", "3", "--bots", "random", "--out", str(file))
    for content in ("marias 1\ngame voleny\n", '{"file":"x","digest":"y"}\n', "\n"):
        file.write_text(content, "utf-8")
        done = simulated(*words)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr == f"marias: {file}: is there already; --force writes over it\n"
        assert file.read_text("utf-8") == content
    assert simulated(*words, "--force").returncode == 0
    deals = file.read_text("utf-8")
    assert len(deals.splitlines()) == 2
    assert simulated(*words).returncode == 0, "deals it made itself"
    assert file.read_text("utf-8") == deals


def test_a_seed_stays_on_its_line() -> None:
    head = simulated("-n", "0", "--seed", "a\x1b[31mb\nc").stdout.splitlines()[0]
    assert "seed a?[31mb?c" in head
    assert "\x1b" not in head


def test_unknown_game_is_one_line() -> None:
    done = simulated(game="bridge")
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)
    assert "voleny" in done.stderr


def test_no_bar_and_no_colour_where_nobody_looks_on() -> None:
    done = simulated("-n", "40", "--bots", "random", "--jobs", "2")
    assert done.stderr == ""
    assert "\x1b" not in done.stdout


def test_bar_on_a_terminal() -> None:
    child = pexpect.spawn(SIMULATE[0], [*SIMULATE[1:], "voleny", "-n", "200", "--bots", "random"], timeout=30)
    child.expect("dealing")
    child.expect("200 deals")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


@pytest.mark.trial("R123")
def test_reader_that_goes_early() -> None:
    with subprocess.Popen(
        [*SIMULATE, "voleny", "-n", "3000", "--bots", "random", "--jobs", "2", "--out", "-"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**PLAIN, "PYTHONUNBUFFERED": "1"},
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert json.loads(process.stdout.readline())["deal"] == 1
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() in (0, 141)


def running(group: int) -> list[str]:
    """The processes of this group that still run."""
    listed = subprocess.run(["ps", "-eo", "pgid=,stat=,args="], capture_output=True, text=True, check=True).stdout
    rows = [line.split(None, 2) for line in listed.splitlines()]
    return [row[2] for row in rows if row[0] == str(group) and not row[1].startswith("Z")]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_interrupt_stops_everything(jobs: str, tmp_path: Path) -> None:
    file = tmp_path / "deals.jsonl"
    file.write_text("of yesterday\n")
    words = ["voleny", "-n", "10000000", "--bots", "random", "--jobs", jobs, "--out", str(file), "--force"]
    with subprocess.Popen(
        [*SIMULATE, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True, env=PLAIN
    ) as process:
        while not any(path.stat().st_size for path in tmp_path.glob(".deals*")):  # until deals are being written
            assert process.poll() is None
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=30)
    assert (process.returncode, out, err.strip()) == (130, b"", b"")
    end = time.monotonic() + 10
    while running(process.pid) and time.monotonic() < end:  # Python's own helper goes when its pipe is closed
        time.sleep(0.05)
    assert running(process.pid) == []
    assert [path.name for path in tmp_path.iterdir()] == ["deals.jsonl"]
    assert file.read_text() == "of yesterday\n"


MEASURE = """
import resource, sys
from marias.cli import run
code = run(sys.argv[1:])
peaks = [resource.getrusage(who).ru_maxrss for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
print(*peaks, file=sys.stderr)
sys.exit(code)
"""


def peaks(deals: int) -> list[int]:
    """Peak memory (kB) of the program and of its largest process, after so many deals."""
    words: list[Any] = ["simulate", "voleny", "-n", deals, "--seed", 1, "--bots", "random", "--jobs", 2]
    command = [sys.executable, "-c", MEASURE, *map(str, words), "--out", os.devnull]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=PLAIN)
    return [int(word) for word in done.stderr.split()]


@pytest.mark.skipif(sys.platform == "win32", reason="peak memory is read with getrusage")
def test_memory_does_not_grow_with_the_number_of_deals(count: Count, figures: Figures) -> None:
    few, many = count(small=300, soak=2000), count(small=3000, soak=20_000)
    before, after = peaks(few), peaks(many)
    figures(f"peak memory of simulate (kB: program, worker) at {few} and {many} deals", (before, after))
    for small, large in zip(before, after, strict=True):
        assert large <= 1.1 * small


MARIJAS_WORDS = {
    "cs": ("volající", "soupeř", "aktér"),
    "en": ("caller", "opponent", "declarer"),
    "sk": ("volajúci", "súper", "aktér"),
    "sr": ("ko zove", "protivnik", "nosilac"),
    "sr-Cyrl": ("ко зове", "противник", "носилац"),
}
"""The two sides of marijaš, and a word of other games."""


@pytest.mark.parametrize("language", MARIJAS_WORDS)
def test_marijas_is_told_in_its_own_words(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    caller, opponent, strange = MARIJAS_WORDS[language]
    assert run(["--lang", language, "simulate", "marijas", "--seats", "4", "-n", "6", "--seed", "5"]) == 0
    said = capsys.readouterr().out
    assert caller in said
    assert opponent in said
    assert strange not in said
    assert run(["--lang", language, "simulate", "voleny", "-n", "6", "--seed", "5"]) == 0
    assert strange in capsys.readouterr().out
