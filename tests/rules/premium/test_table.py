"""The table as data: the shipped editions, and what is said about a file that is wrong."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from marias.errors import PremiumError
from marias.rules.premium import Row, from_toml, load_table, problems, shipped, warnings
from marias.rules.premium.schema import OPTIONS
from marias.rules.premium.table_file import shipped_text
from tests.rules.premium.deals import CSM, SEED_DEAL, TALON_CZ, cards, gaps, of, summands
from tests.rules.premium.edited import OWN, TEXT, edited, in_row, option, table, without

# --- The shipped editions --------------------------------------------------------------------------------------------

CSM_2010 = {  # http://sloapslam.cz/bodovani.htm, as read; the bonus of dvě sedmy from the provisions
    "sedma-3": (5, 7),
    "sedma-2": (10, 14),
    "sedma-1": (20, 28),
    "sto-56-none": (9, 12),
    "sto-4-both": (0, 10),
    "sto-4-noten": (10, 12),
    "sto-4-noace": (12, 16),
    "sto-4-none": (18, 24),
    "sto-3-both": (16, 20),
    "sto-3-noten": (20, 24),
    "sto-3-noace": (24, 32),
    "sto-3-none": (36, 48),
    "sto-2-both": (32, 40),
    "sto-2-noten": (40, 48),
    "sto-2-noace": (48, 64),
    "sto-2-none": (72, 96),
    "sto-1-ace": (80, 96),
    "sto-1-ten": (96, 128),
    "sto-bonus-4": (8, 8),
    "sto-bonus-3": (16, 16),
    "sto-bonus-2": (32, 32),
    "sto-bonus-1": (64, 64),
    "ds-4h": (20, 24),
    "ds-4h-sto": (24, 30),
    "ds-4t": (30, 45),
    "ds-4t-sto": (40, 60),
    "ds-bonus-4t-noace": (10, 10),
}
CSM_2010_FLAT = {"betl-ace": 10, "betl-six": 5, "betl-flek": 5, "durch-suit": 10, "durch-flek": 10}
TALON_2014 = {  # https://talon.cz/pb.html, as read; None: blank or cut off
    "sedma-3": (7, 10),
    "sedma-2": (14, 20),
    "sedma-1": (20, 28),
    "sto-bonus-4": (8, 8),
    "sto-bonus-le3": (16, 16),
    "sto-any-none": (10, 12),
    "sto-4-both": (None, 10),
    "sto-4-noten": (10, 12),
    "sto-4-noace": (12, 18),
    "sto-4-none": (24, 30),
    "sto-3-both": (26, 32),
    "sto-3-noten": (26, 32),
    "sto-3-noace": (32, 40),
    "sto-3-none": (40, 55),
    "sto-2-both": (50, 60),
    "sto-2-noten": (60, 70),
    "sto-2-noace": (70, 80),
    "sto-2-none": (60, 70),
    "sto-1-ace": (80, 100),
    "sto-1-ten": (100, None),
}


@pytest.mark.parametrize(("edition", "figures"), [(CSM, CSM_2010), (TALON_CZ, TALON_2014)])
def test_the_figures_are_those_of_the_source(edition: msgspec.Struct, figures: dict[str, tuple[int, int]]) -> None:
    rows: tuple[Row, ...] = edition.rows  # type: ignore[attr-defined]
    assert {one.id: (one.lead, one.nolead) for one in rows if one.kind in ("criterion", "bonus")} == figures


def test_the_rows_with_one_figure() -> None:
    assert {one.id: one.value for one in CSM.rows if one.kind == "flat"} == CSM_2010_FLAT
    assert [one.id for one in CSM.rows if one.kind == "addon"] == ["stosedma-half"]
    assert len(CSM.rows) == len(CSM_2010) + len(CSM_2010_FLAT) + 1


def test_the_provenance_of_the_shipped_edition() -> None:
    """All are read in the table but the one row that is cut off; six are quoted by the provisions too."""
    not_read = {one.id: one.provenance for one in CSM.rows if set(one.provenance.values()) != {"source"}}
    assert not_read == {
        "ds-bonus-4t-noace": {"lead": "inferred", "nolead": "seed"},
        "sto-4-both": {"figures": "source", "nolead_beside": "seed"},
    }
    quoted = {one.id: one.also for one in CSM.rows if "seed" in one.also}
    assert quoted == {
        "sto-4-both": "nolead 10: seed",
        "sto-4-noace": "lead 12: seed",
        "sto-bonus-4": "8: seed",
        "ds-4h-sto": "lead 24: seed",
        "ds-4t-sto": "nolead 60: seed",
    }


def doubled(*names: str) -> list[tuple[int | None, int | None]]:
    return [(CSM.row(name).lead, CSM.row(name).nolead) for name in names]


@pytest.mark.parametrize(
    ("names", "first"),
    [
        (["sedma-3", "sedma-2"], (5, 7)),
        (["sedma-2", "sedma-1"], (10, 14)),
        (["sto-4-noten", "sto-3-noten", "sto-2-noten", "sto-1-ace"], (10, 12)),
        (["sto-4-noace", "sto-3-noace", "sto-2-noace", "sto-1-ten"], (12, 16)),
        (["sto-4-none", "sto-3-none", "sto-2-none"], (18, 24)),
        (["sto-bonus-4", "sto-bonus-3", "sto-bonus-2", "sto-bonus-1"], (8, 8)),
        (["sto-3-both", "sto-2-both"], (16, 20)),
    ],
)
def test_each_trump_fewer_doubles_the_figures(names: list[str], first: tuple[int, int]) -> None:
    """So a slip in reading the table would show."""
    assert doubled(*names) == [(first[0] << step, first[1] << step) for step in range(len(names))]


def test_half_of_a_hundred_is_always_whole() -> None:
    assert all(
        figure % 2 == 0
        for one in CSM.rows
        if one.game == "sto" and one.kind == "criterion" and max(one.trumps or (9,)) <= 4
        for figure in (one.lead or 0, one.nolead or 0)
    )


@pytest.mark.parametrize("name", shipped())
def test_shipped_editions_are_good(name: str) -> None:
    found = problems(shipped_text(name), f"{name}.toml")
    assert [problem.code for problem in found] == ["premium-taken-name"], "nothing but its own name"
    edition = load_table(name, even_disabled=True)
    assert edition.edition == name
    assert warnings(edition, name) == []
    assert edition.option_sources.keys() == OPTIONS.keys()
    assert all(one.provenance for one in (*edition.rows, *edition.holes))


def test_the_head_of_the_shipped_edition() -> None:
    assert (CSM.complete, CSM.enabled, CSM.valid_from) == (False, True, "2010-01-01")
    assert (CSM.red_trump_factor, CSM.write_down_threshold, CSM.notes) == (2, 50, (1, 2, 3, 4, 5))
    assert (TALON_CZ.complete, TALON_CZ.enabled, TALON_CZ.valid_from) == (False, False, "")


def test_an_edition_that_is_not_enabled_is_not_counted_by() -> None:
    with pytest.raises(PremiumError, match="talon-2014-partial: enabled: this edition is not counted by"):
        load_table("talon-2014-partial")


def test_an_edition_there_is_not() -> None:
    with pytest.raises(PremiumError) as caught:
        load_table("csm-2011")
    assert (
        str(caught.value) == 'premium: there is no edition "csm-2011"; allowed: csm-2010, or the path of a .toml file'
    )
    with pytest.raises(KeyError, match="ds-9"):
        CSM.row("ds-9")


# --- What is wrong is said: which file, which row, which key, what is allowed ----------------------------------------

BONUS = "ds-bonus-4t-noace"
FAULTS = {
    "unknown-head-key": (
        edited(("enabled = true", "enable = true\nenabled = true")),
        "enable: unknown key; allowed: enabled",
    ),
    "no-edition": (edited(('edition = "own"\n', "")), "edition: is missing; allowed: small letters"),
    "edition-capital": (edited(('"own"', '"Own"')), 'edition: "Own" is not allowed; allowed: small letters'),
    "taken-name": (TEXT, 'edition: "csm-2010" is an edition that comes with the package; allowed: another name'),
    "no-date": (edited(("2010-01-01", '"2010"')), 'valid_from: "2010" is not allowed; allowed: a date such as'),
    "complete-word": (
        edited(("complete = false", 'complete = "no"')),
        'complete: "no" is not allowed; allowed: true, false',
    ),
    "factor-0": (
        edited(("red_trump_factor = 2", "red_trump_factor = 0")),
        "red_trump_factor: 0 is not allowed; allowed: 1 … 10",
    ),
    "threshold-text": (edited(("threshold = 50", 'threshold = "50"')), 'write_down_threshold: "50" is not allowed'),
    "note-6": (edited(("[1, 2, 3, 4, 5]", "[1, 6]")), "notes: [1, 6] is not allowed; allowed: a list of the notes"),
    "a-single-note": (
        edited(("[1, 2, 3, 4, 5]", "3")),
        "notes: 3 is not allowed; allowed: a list of the notes that hold",
    ),
    "negative": (
        edited(in_row("sedma-3", ("lead = 5", "lead = -5"))),
        'row sedma-3: lead: -5 is not allowed; allowed: 0 … 1000, "unknown"',
    ),
    "half-a-point": (edited(in_row("sedma-3", ("lead = 5", "lead = 5.5"))), "row sedma-3: lead: 5.5 is not allowed"),
    "true-is-no-figure": (
        edited(in_row("sedma-3", ("lead = 5", "lead = true"))),
        "row sedma-3: lead: true is not allowed",
    ),
    "no-lead": (
        edited(in_row("sedma-3", ("lead = 5\n", ""))),
        'row sedma-3: lead: is missing; allowed: 0 … 1000, "unknown"',
    ),
    "no-value": (edited(in_row("betl-ace", ("value = 10\n", ""))), "row betl-ace: value: is missing"),
    "no-result": (
        edited(in_row("sedma-3", ('result = "won_or_approved"\n', ""))),
        'row sedma-3: result: is missing; allowed: "won"',
    ),
    "no-kind": (
        edited(in_row("sedma-3", ('kind = "criterion"\n', ""))),
        'row sedma-3: kind: is missing; allowed: "criterion"',
    ),
    "no-provenance": (
        edited(in_row("sedma-3", ('provenance = "source"', ""))),
        "row sedma-3: provenance: is missing; allowed: seed",
    ),
    "provenance-word": (
        edited(in_row("sedma-3", ('"source"', '"me"'))),
        'row sedma-3: provenance: "me" is not allowed; allowed: seed',
    ),
    "provenance-of-one": (
        edited(in_row(BONUS, ('lead = "inferred", ', ""))),
        f"row {BONUS}: provenance.lead: is missing",
    ),
    "provenance-key": (
        edited(in_row(BONUS, ('lead = "inferred"', 'led = "seed", lead = "inferred"'))),
        f"row {BONUS}: provenance.led: unknown key",
    ),
    "unknown-key": (
        edited(in_row("sedma-3", ("trumps = 3", "trump = 3"))),
        "row sedma-3: trump: unknown key; allowed: trumps",
    ),
    "trumps-9": (
        edited(in_row("sedma-3", ("trumps = 3", "trumps = 9"))),
        "row sedma-3: trumps: 9 is not allowed; allowed: 0 … 8, or a list of such numbers",
    ),
    "trumps-twice": (
        edited(in_row("sto-56-none", ("[5, 6]", "[5, 5]"))),
        "row sto-56-none: trumps: [5, 5] is not allowed; allowed: 0 … 8, or a list of such numbers, each once",
    ),
    "trumps-none": (edited(in_row("sto-56-none", ("[5, 6]", "[]"))), "row sto-56-none: trumps: [] is not allowed"),
    "ace-word": (
        edited(in_row("sto-4-none", ("ace = false", 'ace = "no"'))),
        'row sto-4-none: ace: "no" is not allowed; allowed: true, false',
    ),
    "unknown-game": (
        edited(in_row("sedma-3", ('game = "sedma"', 'game = "osma"'))),
        'row sedma-3: game: "osma" is not allowed; allowed: "sedma"',
    ),
    "game-list": (
        edited(in_row("sedma-3", ('game = "sedma"', 'game = ["sedma"]'))),
        "row sedma-3: game: a list is not allowed",
    ),
    "unknown-marriage": (
        edited(in_row("sto-bonus-4", ('"plain"', '"20"'))),
        'row sto-bonus-4: marriage: "20" is not allowed; allowed: "trump", "plain"',
    ),
    "unknown-per": (edited(in_row("betl-ace", ('"catching_ace"', '"ace"'))), 'row betl-ace: per: "ace" is not allowed'),
    "helpers-in-sto": (
        edited(in_row("sto-4-none", ("trumps = 4", "helpers = 4"))),
        "row sto-4-none: helpers: does not go with sto criterion; allowed: trumps",
    ),
    "flat-sedma": (
        edited(in_row("sedma-3", ('"criterion"', '"flat"'), ("lead = 5\nnolead = 7", "value = 5"))),
        "row sedma-3: kind: does not go with sedma flat; allowed: criterion, bonus",
    ),
    "approved-sto": (
        edited(in_row("sto-4-none", ('"won"', '"won_or_approved"'))),
        "row sto-4-none: result: does not go with sto criterion; allowed: won",
    ),
    "flekker-of-a-won-betl": (
        edited(in_row("betl-flek", ("declarer_lost", "won"))),
        "row betl-flek: result: does not go with betl flat; allowed: declarer_lost",
    ),
    "lost-for-nobody": (
        edited(
            in_row(
                "durch-flek",
                ('to = "flekker"\n', ""),
                ("stopper_suits_max = 2\n", ""),
                ("kind", 'per = "suit_not_closed"\nkind'),
            )
        ),
        "row durch-flek: to: does not go with durch flat; allowed: flekker",
    ),
    "per-nothing": (
        edited(in_row("durch-suit", ('per = "suit_not_closed"\n', ""))),
        "row durch-suit: per: does not go with durch flat; allowed: suit_not_closed",
    ),
    "per-of-betl": (
        edited(in_row("durch-suit", ("suit_not_closed", "catching_ace"))),
        "row durch-suit: per: does not go with durch flat",
    ),
    "except-alone": (
        edited(in_row("betl-six", ("per =", 'except = "ace_in_suit_of_led_six"\nper ='))),
        "row betl-six: except: does not go with betl flat",
    ),
    "parent-of-criterion": (
        edited(in_row("sedma-3", ("trumps = 3", 'trumps = 3\nparent = "sedma"'))),
        "row sedma-3: parent: does not go with sedma criterion",
    ),
    "no-such-parent": (
        edited(in_row(BONUS, ('parent = "dve_sedmy"', 'parent = "durch"'))),
        f'row {BONUS}: parent: "durch" is not allowed; allowed: "sedma", "sto", "dve_sedmy"',
    ),
    "parent-not-there": (
        edited(*without("ds-4h", "ds-4h-sto", "ds-4t", "ds-4t-sto")),
        f"row {BONUS}: parent: there is no criterion of dve_sedmy it could belong to; allowed: sedma, sto",
    ),
    "duplicate-id": (edited(in_row("sedma-2", ("sedma-2", "sedma-3"))), "row sedma-3: id: stands twice"),
    "duplicate-hole": (
        edited(in_row("ds-few-helpers", ("ds-few-helpers", "ds-other-trumps"), section="holes")),
        "hole ds-other-trumps: id: stands twice",
    ),
    "id-of-two-lines": (
        edited(in_row("sedma-3", ('"sedma-3"', '"sedma\\n3"'))),
        'row sedma�3: id: "sedma\\n3" is not allowed',
    ),
    "no-id": (edited(in_row("sedma-3", ('id = "sedma-3"\n', ""))), "row no. 1: id: is missing; allowed: small letters"),
    "figure-in-hole": (
        edited(in_row("ds-few-helpers", ('result = "won"', 'result = "won"\nlead = 5'), section="holes")),
        "hole ds-few-helpers: lead: unknown key",
    ),
    "rows-table": (
        re.sub(r"\[\[rows\]\].*?(?=\n\[\[holes)", "[rows]\nx = 1\n", OWN, flags=re.DOTALL),
        "rows: must be a list of tables; allowed: [[rows]]",
    ),
    "no-rows": (
        re.sub(r"\[\[rows\]\].*?(?=\n\[\[holes)", "", OWN, flags=re.DOTALL),
        "rows: is missing; allowed: [[rows]]",
    ),
    "options-number": (
        re.sub(r"\[options\].*?(?=\n# --- Sedma)", "", OWN, flags=re.DOTALL).replace(
            "complete = false", "options = 3\ncomplete = false"
        ),
        "options: must be a table; allowed: [options]",
    ),
    "option-bare": (
        edited(('{ value = true, source = "seed, U4" }', "true")),
        'options: sto_rows_in_dve_sedmy: must be a value with its source; allowed: { value = …, source = "…" }',
    ),
    "option-word": (
        edited(option("half_of_sto", '"criterion"', '"both"')),
        'options: half_of_sto: "both" is not allowed; allowed: "criterion", "criterion_and_bonus"',
    ),
    "option-11-cards": (
        edited(option("cards_counted", 10, 11)),
        "options: cards_counted: 11 is not allowed; allowed: 10, 12",
    ),
    "option-source": (
        edited(('source = "U7"', "source = 7")),
        "options: sedma_rows_in_sto_sedma: 7 is not allowed; allowed: one line of text",
    ),
    "option-unknown": (edited(("[options]", "[options]\nhalf = 2")), "options: half: unknown key; allowed: "),
    "option-missing": (
        edited(('flek_of = { value = "first", source = "U9" }\n', "")),
        'options: flek_of: is missing; allowed: "first", "everybody"',
    ),
    "complete-with-a-hole": (
        edited(("complete = false", "complete = true")),
        "complete: is true, but hole ds-other-trumps is not known; allowed: false",
    ),
    "nothing-missing": (
        OWN[: OWN.index("# --- What may stand")],
        "complete: is false, but nothing says what is not known; allowed: true, a [[holes]] entry, or",
    ),
    "missing-not-said": (
        re.sub(r"missing = .*\n", "", OWN),
        "missing: is missing; allowed: what of the table is not known",
    ),
    "twice-in-toml": (
        edited(("enabled = true", "enabled = true\nenabled = true")),
        "is not TOML: Cannot overwrite a value",
    ),
    "no-quotes": (edited(('"own"', "own")), "is not TOML: Invalid value"),
    "nested": ("x = " + "[" * 5000, "is not TOML: nested too deep"),
}


@pytest.mark.parametrize(("text", "said"), FAULTS.values(), ids=FAULTS)
def test_one_fault_one_line(text: str, said: str) -> None:
    found = [str(problem) for problem in problems(text, "own.toml")]
    assert len(found) == 1, found
    assert found[0].startswith(f"own.toml: {said}")
    assert len(found[0].splitlines()) == 1
    with pytest.raises(PremiumError) as caught:
        from_toml(text, "own.toml")
    assert str(caught.value) == found[0]


def test_all_faults_are_said_at_once() -> None:
    text = edited(
        in_row("sedma-3", ("lead = 5", "lead = -5"), ('provenance = "source"', 'provenance = "me"')),
        in_row("sto-4-none", ("trumps = 4", "trumps = 44")),
        option("flek_of", '"first"', '"second"'),
        ("enabled = true", "enabled = 1"),
    )
    assert [(one.params["place"], one.params["key"]) for one in problems(text, "own.toml")] == [
        ("", "enabled"),
        ("options", "flek_of"),
        ("row sedma-3", "lead"),
        ("row sedma-3", "provenance"),
        ("row sto-4-none", "trumps"),
    ]
    assert "red_trump_factor" in {str(one.params["key"]) for one in problems("", "own.toml")}


WARNINGS = {
    "lead above nolead": (
        in_row("sedma-3", ("lead = 5", "lead = 8")),
        "row sedma-3: lead: 8 s výnosem is more than 7 bez výnosu",
    ),
    "no such hand": (
        in_row("sto-3-both", ("trumps = 3", "trumps = 1")),
        "row sto-3-both: trumps: no hand holds ace and ten among so few trumps",
    ),
    "never": (
        in_row("sto-3-both", ("trumps = 3", "trumps = [3, 4]\ntrumps_max = 2")),
        "row sto-3-both: trumps: none of these numbers is 2 at most: the row never counts",
    ),
    "twice for the same": (
        in_row("sedma-3", ("trumps = 3", "trumps = 2")),
        "row sedma-2: it is for the same as row sedma-3",
    ),
    "odd half": (in_row("sto-4-none", ("lead = 18", "lead = 19")), "row sto-4-none: half of 19 is rounded down"),
}


@pytest.mark.parametrize(("change", "said"), WARNINGS.values(), ids=WARNINGS)
def test_what_looks_like_a_slip_is_a_warning(change: tuple[str, str], said: str) -> None:
    assert [str(one) for one in warnings(table(change), "own.toml")] == [f"own.toml: {said}"]


def test_what_is_no_file_is_said(tmp_path: Path) -> None:
    binary, large, deep = tmp_path / "b.toml", tmp_path / "l.toml", tmp_path / "d.toml"
    binary.write_bytes(b'edition = "\xff"')
    large.write_bytes(b"#" * 1_000_001)
    deep.write_text("a" + ".a" * 100 + " = 1", "utf-8")
    for path, reason in (
        (tmp_path / "none.toml", "cannot be read: No such file or directory"),
        (binary, "is not UTF-8 text (byte 11)"),
        (large, "is larger than 1000000 bytes, so it is no table"),
        (deep, "has a key of far too many parts, so it is no table"),
    ):
        with pytest.raises(PremiumError) as caught:
            load_table(str(path))
        assert str(caught.value) == f"{path}: {reason}"


# --- Editing the table -----------------------------------------------------------------------------------------------

NEXT_ROW = """[[rows]]
id = "ds-3t"
game = "dve_sedmy"
trumps = 3
sto_won = false
result = "won"
kind = "criterion"
lead = 60
nolead = 90
provenance = "source"
"""


def test_an_added_edition_is_loaded_by_its_path(tmp_path: Path) -> None:
    path = tmp_path / "csm 2024.toml"
    text = edited(('edition = "own"', 'edition = "csm-2024"'), in_row("ds-4t-sto", ("nolead = 60", "nolead = 70")))
    path.write_text("\N{BYTE ORDER MARK}" + text.replace("\n", "\r\n"), "utf-8")
    added = load_table(str(path))
    assert added.edition == "csm-2024"
    assert of(SEED_DEAL, added).total == 124


def test_a_missing_row_of_an_edition_that_calls_itself_whole_gives_nothing() -> None:
    """Its federation says that there is no such row."""
    text = edited(*without(BONUS), ("complete = false", "complete = true"))
    whole = from_toml(text[: text.index("# --- What may stand")], "own.toml")
    assert of(SEED_DEAL, whole).total == 104


def test_a_missing_row_that_a_hole_stands_for_is_not_known() -> None:
    hole = (
        '[[holes]]\nid = "bonus"\ngame = "dve_sedmy"\ntrumps = 4\nace = false\nresult = "won"\nprovenance = "default"\n'
    )
    award = of(SEED_DEAL, from_toml(edited(*without(BONUS)) + "\n" + hole, "own.toml"))
    assert (award.total, award.at_least) == (None, 104)
    assert gaps(award) == {("hole", "bonus")}


def test_a_figure_that_is_not_known() -> None:
    award = of(SEED_DEAL, table(in_row(BONUS, ("nolead = 10", 'nolead = "unknown"'))))
    assert (award.total, award.at_least, award.must_write) == (None, 104, True)
    assert gaps(award) == {("figure", BONUS)}
    assert summands(award)[1] == (BONUS, None)


def test_a_figure_that_is_not_asked_for_does_not_matter() -> None:
    assert of(SEED_DEAL, table(in_row(BONUS, ("\nlead = 10", '\nlead = "unknown"')))).total == 114
    assert of(SEED_DEAL, table(in_row("ds-4t", ("nolead = 45", 'nolead = "unknown"')))).total == 114


def test_a_row_that_is_found_closes_its_hole() -> None:
    hole = in_row("ds-other-trumps", ("[1, 2, 3, 5, 6, 7, 8]", "[1, 2, 5, 6, 7, 8]"), section="holes")
    added = from_toml(edited(hole) + "\n" + NEXT_ROW, "own.toml")
    on_three = cards(
        "dve_sedmy", "Ak 8k 7k Az Xz Kz Qz 7z Ac Al", "9c 9l", led=False, laid=False, parts={"dve_sedmy": "won"}
    )
    assert (of(on_three).total, gaps(of(on_three))) == (None, {("hole", "ds-other-trumps")})
    assert (of(on_three, added).total, summands(of(on_three, added))) == (90, [("ds-3t", 90)])
