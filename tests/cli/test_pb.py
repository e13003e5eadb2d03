"""`marias pb`: the breakdown of a deal as a table sheet has it, and the tables it is counted by."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from marias.cli import said
from marias.cli.pb_options import FACTS, METAVARS, option_of
from marias.errors import PremiumError, SettlementError
from marias.rules.premium import Counts, Facts, Flek, Renonc, load_table, problems, shipped
from marias.rules.premium.request import Request, answer, parse_request
from marias.texts import LANGUAGES, Text
from marias.tui.premium_rows import row_said
from tests.cli.said import caller
from tests.rules.premium.deals import CSM, SEED_DEAL, of
from tests.rules.premium.edited import edited, in_row, option
from tests.rules.premium.test_facts import FAULTS as WRONG_FACTS
from tests.rules.premium.test_table import FAULTS as WRONG_TABLES


@pytest.fixture
def pb(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """Run ``marias pb …`` in an empty folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "120")

    return caller(capsys, monkeypatch, "pb")


UNTOUCHED = "[csm-2010, není celá, ale této hry se to netýká]"


def options(words: str) -> list[str]:
    """``contract: dvě sedmy; trump: k`` as options."""
    return [part for fact in words.split("; ") for part in ("--" + fact.partition(": ")[0], fact.partition(": ")[2])]


SEED = (
    "contract: dvě sedmy a sto; trump: kule; helper: zelené; leads: ne; trumps: 4; ace: ne; ten: ano; helpers: 4; "
    "marriage: netrumfová; four-helpers: ne"
)

# --- The sheet -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("CSM-12")
def test_the_114_of_the_provisions_as_it_is_written_on_the_sheet(pb: Any) -> None:
    found = pb(*options(SEED), lang="cs")
    assert (found.code, found.err) == (0, "")
    assert found.lines == [
        "dvě sedmy a sto v kulích, bez výnosu: dvě sedmy uhráno, sto uhráno " + UNTOUCHED,
        "60 dvě sedmy s uhraným stem na 4 trumfy, bez výnosu [CSM-8; tabulka]",
        "10 bonifikace, dvě sedmy na 4 trumfy bez trumfového esa, bez výnosu [CSM-9; prováděcí ustanovení]",
        "24 dvě sedmy s uhraným stem na 4 pomocné, s výnosem [CSM-8; tabulka]",
        "12 sto na 4 trumfy bez trumfového esa, s výnosem [CSM-8; tabulka]",
        "8 bonifikace, sto na 4 trumfy na netrumfovou hlášku, s výnosem [CSM-9; tabulka]",
        "Aktér: 60 + 10 + 24 + 12 + 8 = 114 PB",
        "Na stolový lístek: ano [CSM-11]",
    ]


def test_the_same_in_cards_and_in_hearts(pb: Any) -> None:
    words = SEED.replace("trumps: 4; ace: ne; ten: ano; helpers: 4; ", "").replace("; four-helpers: ne", "")
    hands = "; hand: Xc 9c 8c 7c Kz Qz 8z 7z Ak Al; talon: 9k 9l; defender: Az Xz Ac Kc 7k 8k Sk 7l 8l Sl"
    found = pb(*options(words.replace("kule", "červené") + hands), lang="cs")
    assert (found.code, found.err) == (0, "")
    assert "Aktér: (60 + 10 + 24 + 12 + 8) × 2 = 228 PB" in found.lines
    assert found.lines[-1] == "Na stolový lístek: ano [CSM-11]"


MISSING = "vše za čtvrtým řádkem dvou sedem; jedna bonifikace z toho je známa z prováděcích ustanovení"
INCOMPLETE = f"Tabulka csm-2010 není celá: {MISSING}"
BOTH_ROWS = "dvě sedmy na 4 pomocné; dvě sedmy na 4 trumfy"
# Ten hands from a table: what the scorekeeper wrote, the answer, and what he did not know or got wrong.
TEN = {
    "sedma na dva, schválená": (
        "contract: sedma; trump: listy; leads: ne; trumps: 2; part: schváleno",
        ["sedma v zelených, bez výnosu: schváleno [csm-2010, není celá, ale této hry se to netýká]", "Aktér: 14 PB"],
    ),
    "sto na dvacítku": (
        "contract: sto; trump: žaludy; leads: ano; trumps: 4; ace: ne; ten: ano; marriage: 20; written: ne",
        ["Aktér: 12 + 8 = 20 PB"],
    ),
    "stosedm, sedma nevyšla, a na lístku není": (
        "contract: stosedm; trump: srdce; leads: ne; trumps: 3; ace: ano; ten: ano; part: sedma=prohráno; written: ne",
        [
            "sto a sedma v červených, bez výnosu: sto uhráno, sedma prohráno " + UNTOUCHED,
            "Aktér: (20 + 16) × 2 = 72 PB",
            "Na stolový lístek: ano [CSM-11]",
            "Na lístku není, hra tedy nemusí být uznána v celém rozsahu [CSM-11]",
        ],
    ),
    "betl, talon nikdo neviděl": (
        "contract: betl; hand: 7z 8z 9z Xz Sz Kz Ac Ak 7l 8l; opening: 8l",
        ["Aktér: 10 + 10 = nejméně 20 PB", "Není známo:", "– co bylo odloženo (--talon)"],
    ),
    "betl, šesterák s esem": (
        "contract: betl; hand: 7z 8z 9z Xz Sz Az 7c 8c 7k 7l; talon: Kk Kl; opening: srdcová osma",
        [
            "10 chytající eso (zelené) [CSM-1; tabulka]",
            "Aktér: 10 PB",
            "– šesterák s esem platí jako chytající eso (šesterák s chytákem) [CSM-1]",
        ],
    ),
    "durch, dvě barvy neležely": (
        "contract: durch; open-suits: 2",
        ["10 barva, která není ložená [CSM-6; tabulka]", "Aktér: 10 + 10 = 20 PB"],
    ),
    "durch prohraný, flek na dvě plonková esa": (
        "contract: durch; part: prohráno; flek-stoppers: 2; flek-bare-aces: ano",
        ["Flekař: 0 PB", "– oba chytáky jsou plonková esa (flek na durch s chytáky nejvýše ve 2 barvách) [CSM-3]"],
    ),
    "dvě sedmy na tři trumfy: co tabulka neříká": (
        "contract: 2x7; trump: k; leads: ano; trumps: 3; ace: ano; helpers: 5; note-4: ne; laid: ne",
        [
            "Aktér: nejméně 0 PB",
            "Na stolový lístek: ano, bude-li to 50 PB nebo více [CSM-11]",
            "– zda tabulka nemá další řádek: dvě sedmy na 1, 2, 3, 5, 6, 7 nebo 8 trumfů",
            INCOMPLETE,
        ],
    ),
    "dvě sedmy, čtyři pomocné proti": (
        "contract: dvě sedmy; trump: k; leads: ne; trumps: 4; ace: ano; helpers: 4; four-helpers: ano",
        [
            "Aktér: 0 PB",
            f"– čtyři nebo více pomocných v jedné ruce: prohráno ze zákona ({BOTH_ROWS}) [CSM-14]",
        ],
    ),
    "dvě sedmy a sto po renoncu obrany": (
        SEED + "; renonc: obrana; lost-before: ne; winnable: ano",
        [
            "Aktér: 60 + 10 + 24 + 12 + 8 = 114 PB, čekají na rozhodčího",
            "– zda rozhodčí body přizná (--granted)",
        ],
    ),
}


@pytest.mark.parametrize(("words", "lines"), TEN.values(), ids=TEN)
def test_ten_hands_from_a_table(pb: Any, words: str, lines: list[str]) -> None:
    found = pb(*options(words), lang="cs")
    assert (found.code, found.err) == (0, "")
    assert [line for line in lines if line not in found.lines] == []


MISTAKES = {
    "no contract": (
        "trumps: 2",
        "contract: chybí; dovoleno: sedma, sto, sto a sedma, betl, durch, dvě sedmy, dvě sedmy a",
    ),
    "no such contract": ("contract: osma", "contract: „osma“ není rozumět; dovoleno: sedma, sto"),
    "no trump": ("contract: sedma; trumps: 2", "trump: chybí: sedma má trumfy; dovoleno: c, k, z, l"),
    "trump of a betl": ("contract: betl; trump: k", "trump: betl nemá trumfy"),
    "helper is trump": (
        "contract: dvě sedmy; trump: k; helper: kule",
        "helper: to je trumfová barva; dovoleno: c, z, l",
    ),
    "nine helpers": ("contract: dvě sedmy; trump: k; helpers: 9", "helpers: 9 nejde; dovoleno: 0 … 8"),
    "two in words": ("contract: sedma; trump: k; trumps: dva", "trumps: dva nejde; dovoleno: 0 … 8"),
    "nine cards": ("contract: betl; hand: 7z 8z 9z Xz Sz Qz 7c 8c 7k", "hand: karet je 9; dovoleno: 10"),
    "no card": ("contract: betl; hand: 7z 8z 9z Xz Sz Qz 7c 8c 7k 7x", "hand: „7z 8z 9z Xz Sz Qz 7c 8c 7k 7x“"),
    "a lead not held": (
        "contract: betl; hand: 7z 8z 9z Xz Sz Az 7c 8c 7k 7l; opening: 8k",
        "opening: 8k v kartách aktéra není; dovoleno: 7c 8c 7k",
    ),
    "a card twice": (
        "contract: betl; hand: 7z 8z 9z Xz Sz Az 7c 8c 7k 7l; talon: Az Kl",
        "talon: Az leží i jinde; dovoleno: každá karta jednou",
    ),
    "ace in the talon": (
        "contract: sto; trump: k; hand: Xk 9k 8k 7k Ac Kc Qc Az Xz Al; talon: Ak 8z",
        "talon: Ak v talonu je renonc aktéra; dovoleno: žádné eso, desítka ani hlášená sedma",
    ),
    "which part": (
        "contract: sto_sedma; trump: k; part: prohráno",
        "part: „prohráno“: který závazek? dovoleno: sto=…, sedma=…",
    ),
    "no such fate": (
        "contract: sto; trump: k; part: sto=skoro",
        "part: „skoro“ není rozumět; dovoleno: uhráno, prohráno",
    ),
    "approved sto": ("contract: sto; trump: k; part: schváleno", "part: sto se vždy hraje; dovoleno: uhráno, prohráno"),
    "five trumps of three": (
        "contract: sto; trump: k; trumps: 1; ace: ano; ten: ano",
        "trumps: s tím ostatním to nejde",
    ),
    "counts against cards": (
        "contract: sto; trump: k; hand: Xk 9k 8k 7k Ac Kc Qc Az Xz Al; trumps: 5",
        "trumps: 5 nesouhlasí s kartami; dovoleno: 4",
    ),
    "helpers of a sto": ("contract: sto; trump: k; helpers: 4", "helpers: k závazku sto nepatří"),
    "sto without a marriage": (
        "contract: sto; trump: k; marriage: žádná",
        "part: bez hlášky se to vyhrát nedá; dovoleno: prohráno",
    ),
    "a slip of nobody": (
        "contract: sto; trump: k; technical: kdosi",
        "technical: „kdosi“ není rozumět; dovoleno: aktér",
    ),
    "a slip of no flekker": ("contract: durch; technical: flekař", "technical: flekař tu není"),
    "whose renonc": ("contract: sedma; trump: k; lost-before: ne", "renonc: chybí; dovoleno: aktér, flekař, obrana"),
    "grant of nothing": ("contract: sedma; trump: k; granted: ano", "granted: renonc nebyl"),
    "no flekker": ("contract: durch; renonc: flekař", "renonc: flekař tu není: o fleku nebylo nic řečeno"),
    "flek on a sto": ("contract: sto; trump: k; flek-suits: 3", "flek-suits: k závazku sto nepatří; dovoleno: nic"),
    "half a trump": ("contract: sedma; trump: k; trumps: 2.5", "trumps: 2.5 nejde; dovoleno: 0 … 8"),
    "one suit of ten cards": ("contract: betl; part: lost; flek-suits: 1", "flek-suits: 1 nejde; dovoleno: 2 … 4"),
    "a defender of three cards": ("contract: betl; defender: 7z 8z 9z", "defender: karet je 3; dovoleno: 10"),
    "a flekker of three cards": ("contract: betl; flek-hand: 7z 8z 9z", "flek-hand: karet je 3; dovoleno: 10"),
    "betl led by others": ("contract: betl; leads: ne", "leads: k závazku betl nepatří; dovoleno: ano"),
    "no cards": ("contract: betl; hand: ", "hand: karet je 0; dovoleno: 10"),
    "no number": ("contract: sedma; trump: k; trumps: ", "trumps: '' nejde; dovoleno: 0 … 8"),
    "no table": ("contract: sedma; trump: k; table: ", 'tabulka "" tu není'),
    "no part": ("contract: sedma; trump: k; part: ", "part: „“ není rozumět; dovoleno: uhráno, prohráno"),
    "two counts": ("contract: sedma; trump: k; trumps: 3; trumps: 4", "--trumps: je tu dvakrát; dovoleno jednou"),
    "two fates": ("contract: sto a sedma; trump: k; part: sto=won; part: sto=lost", "part: sto je tu dvakrát"),
    "two fates in short": ("contract: sedma; trump: k; part: won; part: sedma=lost", "part: sedma je tu dvakrát"),
    "two tables": ("contract: betl; table: csm-2010; table: csm-2010", "--table: je tu dvakrát; dovoleno jednou"),
    "no such edition": (
        "contract: sedma; trump: k; table: csm-2011",
        'tabulka "csm-2011" tu není; dodávané jsou: csm-2010, nebo cesta k souboru .toml',
    ),
    "an edition not enabled": (
        "contract: sedma; trump: k; table: talon-2014-partial",
        "talon-2014-partial: podle této tabulky se nepočítá (co v ní chybí, vypíše --show-table)",
    ),
}


@pytest.mark.parametrize(("words", "line"), MISTAKES.values(), ids=MISTAKES)
def test_mistakes_are_said_in_one_line(pb: Any, words: str, line: str) -> None:
    found = pb(*options(words), lang="cs")
    assert (found.code, found.out) == (2, "")
    assert found.err.startswith(f"marias: {line}"), found.err
    assert len(found.err.splitlines()) == 1
    in_json = pb(*options(words), "--json", lang="cs")
    assert in_json.code == 2
    assert list(json.loads(in_json.out)) == ["error"]


FLEKKERS = "7z 8z 9z 7l 8l 9l Kl 7k 8k Qk"
LOST = f"contract: betl; part: lost; flek-hand: {FLEKKERS}"


def test_who_said_flek_is_a_defender_too(pb: Any) -> None:
    """The same ten cards told twice are one hand."""
    assert pb(*options(f"{LOST}; defender: {FLEKKERS}")).out == pb(*options(LOST)).out
    other = "Ac Kc Qc Sc Xc 9c 8c 7c Ak Kk"
    assert pb(*options(f"{LOST}; defender: {other}; defender: {FLEKKERS}")).lines[-1] == "Flekker: 5 PB"
    twice = pb(*options(f"{LOST}; defender: {FLEKKERS}; defender: {FLEKKERS}"))
    assert (twice.code, "lies elsewhere too" in twice.err) == (2, True)
    whose = pb(*options(f"contract: durch; part: lost; flek-stoppers: 2; defender: {other}; defender: {FLEKKERS}"))
    assert "which of them said flek? allowed: --flek-hand" in whose.err


SUITS = {
    "sto červených": ("contract: sto; trump: c", "cs en sk"),
    "sto v červených": ("contract: sto; trump: c", "cs en"),
    "hundred and seven in hearts": ("contract: sto_sedma; trump: c", "en"),
    "sedma kule": ("contract: sedma; trump: k", "cs en sk"),
    "dvě sedmy kule zelené": ("contract: dve_sedmy; trump: k; helper: z", "cs en"),
}


@pytest.mark.parametrize(("typed", "same", "languages"), [(key, *value) for key, value in SUITS.items()], ids=SUITS)
def test_a_contract_as_it_is_said_at_the_table(pb: Any, typed: str, same: str, languages: str) -> None:
    for language in languages.split():
        found = pb(*options(f"contract: {typed}; trumps: 3"), lang=language)
        assert (found.code, found.err) == (0, "")
        assert found.out == pb(*options(f"{same}; trumps: 3"), lang=language).out


def test_the_suit_of_the_contract_and_another(pb: Any) -> None:
    found = pb(*options("contract: sto červených; trump: k"))
    assert (found.code, found.err) == (2, "marias: trump: the contract says hearts; allowed: that suit, or nothing\n")
    assert pb(*options("contract: sto červených; trump: c")).code == 0


@pytest.mark.parametrize("language", ["en", "sk"])
def test_words_of_a_czech_sheet_are_read_in_every_language(pb: Any, language: str) -> None:
    czech = "contract: dvě sedmy a sto; trump: kule; leads: ne; ace: ano; marriage: netrumfová; part: sto=prohráno"
    codes = "contract: dve_sedmy_sto; trump: k; leads: no; ace: yes; marriage: plain; part: sto=lost"
    renonc = "; renonc: {}; winnable: {}"
    found = pb(*options(czech + renonc.format("obrana", "ano")), lang=language)
    assert found.code == 0, found.err
    assert found.out == pb(*options(codes + renonc.format("defence", "yes")), lang=language).out


def test_after_the_declarers_renonc_nothing_is_won(pb: Any) -> None:
    told = "contract: dvě sedmy a sto; trump: k; leads: no; renonc: declarer"
    assert [line.partition(" [")[0] for line in pb(*options(told)).lines] == [
        "two sevens and hundred in bells, a defender leads: two sevens lost, hundred lost",
        "Declarer: 0 PB",
        "Why: who revoked has no claim",
    ]
    won = pb(*options(f"{told}; part: sto=won"))
    assert (won.code, won.err) == (2, "marias: part: the declarer's renonc loses the game; allowed: lost\n")


@pytest.mark.parametrize("language", ["en", "sr", "sr-Cyrl", "sk"])
def test_no_czech_words_of_the_table_in_another_language(pb: Any, language: str) -> None:
    table = load_table()
    words = {table.missing, *(hole.note for hole in table.holes)}
    touched = (
        "contract: dve_sedmy; trumps: 3; leads: da" if language.startswith("sr") else "contract: dve_sedmy; trumps: 3"
    )
    counted = pb(*options(touched), "--trump", "c", lang=language)
    assert counted.code == 0, counted.err
    assert f"[{Text(language)('pb-edition-touched', edition='csm-2010')}]" in counted.out
    shown = pb("--show-table", "csm-2010", lang=language)
    listed = pb("--tables", lang=language)
    for said_of in (counted, shown, listed):
        assert not [word for word in words if word.split()[0] + " " + word.split()[1] in said_of.out]
    assert table.missing in " ".join(pb("--show-table", "csm-2010", lang="cs").out.split())


def test_too_many_hands(pb: Any) -> None:
    hand = "Ac Kc Qc Sc Xc 9c 8c 7c Ak Kk"
    found = pb(*options(f"contract: betl; defender: {hand}; defender: {hand}; defender: {hand}"))
    assert (found.code, found.err) == (2, "marias: defender: there are only two defenders\n")


LOST_BETL = ["Declarer: 0 PB", "Why: nothing of it was won [CSM-6]"]


def test_a_lost_betl_is_the_flekkers(pb: Any) -> None:
    found = pb(*options("contract: betl; part: lost; flek-hand: 7z 8z 9z 7l 8l 9l Kl 7k 8k Qk"))
    assert found.lines == [
        "betl: lost [csm-2010, not whole, but whole for this game]",
        "5 flek on a betl with 2 or 3 suits in the hand [CSM-6; the table]",
        "Flekker: 5 PB",
    ]
    nobody = pb(*options("contract: betl; part: lost"))
    assert nobody.lines == ["betl: lost [csm-2010, not whole, but whole for this game]", *LOST_BETL]


@pytest.mark.clause("CSM-18")
def test_who_was_fined_gets_nothing(pb: Any) -> None:
    """A technical renonc: the game stands, and the points of the others with it."""
    made = "contract: sedma; trump: k; leads: no; trumps: 2; part: approved"
    found = pb(*options(f"{made}; technical: defence; technical: declarer"))
    assert found.lines[1:] == [
        "Declarer: 0 PB",
        "Does not count:",
        "– who revoked has no claim (seven on 2 trumps) [CSM-18]",
    ]
    assert "Declarer: 14 PB" in pb(*options(f"{made}; technical: defence; technical: defence")).lines
    lost = "contract: betl; part: lost; flek-suits: 3"
    assert "Flekker: 5 PB" in pb(*options(f"{lost}; technical: declarer")).lines
    assert "Flekker: 0 PB" in pb(*options(f"{lost}; technical: flekker")).lines


def test_what_is_not_known_is_asked_for_by_its_option(pb: Any) -> None:
    found = pb(*options("contract: dvě sedmy a sto; trump: k"))
    asked = {line.partition("(--")[2].rstrip(")") for line in found.lines if "(--" in line}
    assert asked == {"leads", "trumps", "ace", "ten", "helpers", "marriage"}
    betl = pb(*options("contract: betl"))
    assert {"– how many catching aces there are (--catching-aces)"} < set(betl.lines)
    flek = pb(*options("contract: durch; part: lost; flek-stoppers: 2"))
    assert "– what who said flek had in his hand (--flek-hand)" in flek.lines


def test_every_doubt_has_words() -> None:
    """Codes are put together in the rules, so that a new one would be found missing only at a table."""
    said_of = {
        "confirm": {
            "laid",
            "unwinnable",
            "four-helpers",
            "note-4",
            "note-5",
            "renonc-lost",
            "renonc-unwinnable",
            "grant",
        },
        "denied": {
            *("laid", "unplayable", "unwinnable", "four-helpers", "note-4", "note-5", "own-renonc", "renonc-lost"),
            *("renonc-unwinnable", "not-granted", "ace-of-led-six", "six-counts-as-ace", "only-chytak-led"),
            *("chytak-discarded", "bare-aces"),
        },
        "unknown": {"hole", "figure", "untold", "grant"},
    }
    for language in LANGUAGES:
        text = Text(language)
        assert all(text.has(f"pb-{kind}-{code}") for kind, codes in said_of.items() for code in codes)
        for name in shipped():
            table = load_table(name, even_disabled=True)
            names = [row_said(text, row) for row in table.rows]
            assert len(set(names)) == len(names), "no two rows are called the same"


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(pb: Any, language: str) -> None:
    counted = "contract: sedma; trump: k; leads: yes; trumps: 1; part: approved"
    words = [*options(counted.replace("trump: k", "trump: b") if language == "sr" else counted)]
    found = pb(*words, lang=language)
    assert found.code == 0, found.err
    assert "20 PB" in found.lines[-1]


# --- JSON ------------------------------------------------------------------------------------------------------------

REQUEST: dict[str, Any] = {
    "contract": "dve_sedmy_sto",
    "parts": {"dve_sedmy": "won", "sto": "won"},
    "trump": "k",
    "helper": "z",
    "led": False,
    "hands": {"0": "Xk 9k 8k 7k Kz Qz 8z 7z Ac Al", "1": "Az Xz Ak Kk 7c 8c Sc 7l 8l Sl"},
    "talon": "9c 9l",
}


def test_a_request_in_json(pb: Any, tmp_path: Path) -> None:
    path = tmp_path / "request.json"
    path.write_text(json.dumps(REQUEST), "utf-8")
    by_file, by_stdin = pb(str(path), "--json"), pb("--json", stdin=json.dumps(REQUEST).encode())
    assert (by_file.code, by_file.out) == (0, by_stdin.out)
    found = json.loads(by_file.out)
    award = found["awards"][0]
    assert (found["edition"], found["complete"], award["total"], award["at_least"]) == ("csm-2010", False, 114, 114)
    assert [(line["row"], line["figure"], line["clause"], line["provenance"]) for line in award["lines"]] == [
        ("ds-4t-sto", 60, "CSM-8", "source"),
        ("ds-bonus-4t-noace", 10, "CSM-9", "seed"),
        ("ds-4h-sto", 24, "CSM-8", "source"),
        ("sto-4-noace", 12, "CSM-8", "source"),
        ("sto-bonus-4", 8, "CSM-9", "source"),
    ]
    assert "60 + 10 + 24 + 12 + 8 = 114 PB" in pb(str(path)).out


def test_a_request_of_seats_that_are_none(pb: Any) -> None:
    for change in (
        {"declarer": -1},
        {"technical": [5]},
        {"renonc": {"seat": 7}},
        {"hands": {"9": REQUEST["hands"]["0"]}},
    ):
        answer = pb("--json", "-", stdin=json.dumps({**REQUEST, **change}).encode())
        assert answer.code == 2
        assert json.loads(answer.out)["error"].endswith("; allowed: 0 … 3")


def test_a_request_from_standard_input(pb: Any) -> None:
    request = b'{"contract": "sedma", "trump": "l", "led": false, "parts": {"sedma": "won"}, "counts": {"trumps": 2}}'
    in_words = pb("-", stdin=request)
    assert (in_words.code, in_words.lines[-1]) == (0, "Declarer: 14 PB"), in_words.err
    assert pb("--json", "-", stdin=request).out == pb("--json", stdin=request).out
    assert json.loads(pb("--json", "-", stdin=request).out)["awards"][0]["total"] == 14
    assert pb("-", stdin=b"[]").err.startswith("marias: stdin: ")


def test_an_edition_beside_a_request(pb: Any, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(edited(in_row("ds-4t-sto", ("nolead = 60", "nolead = 70"))), "utf-8")
    found = json.loads(pb("--json", "--table", "own.toml", stdin=json.dumps(REQUEST).encode()).out)
    assert (found["edition"], found["awards"][0]["total"]) == ("own", 124)
    named = {**REQUEST, "edition": str(own)}
    assert json.loads(pb("--json", stdin=json.dumps(named).encode()).out) == found


@pytest.mark.parametrize(
    ("change", "said_of"),
    [
        ({"contract": "osma"}, "Invalid enum value 'osma' - at `$.contract`"),
        ({"hands": {"0": "Xq"}}, "cannot read 'Xq' at character 1"),
        ({"hands": {"0": ["Xk"]}}, 'expected cards, such as "Ak Xk 7k" - at `$.hands[...]`'),
        ({"talon": 3}, 'expected cards, such as "Ak Xk 7k" - at `$.talon`'),
        ({"lead": "Xq"}, "Invalid enum value 'Xq' - at `$.lead`"),
        ({"counts": {"trumps": 9}}, "Expected `int` <= 8 - at `$.counts.trumps`"),
        ({"table": "csm-2010"}, "Object contains unknown field `table`"),
        ({"parts": {"sto": "won"}}, "parts.dve_sedmy: is missing; allowed: won, lost"),
    ],
)
def test_a_wrong_request_is_said_in_one_line(pb: Any, change: dict[str, Any], said_of: str) -> None:
    found = pb("--json", stdin=json.dumps({**REQUEST, **change}).encode())
    assert found.code == 2
    assert said_of in json.loads(found.out)["error"]


@pytest.mark.parametrize("text", [b"", b"[]", b"nope", b"\xff", b"[" * 50_000, b'{"contract": "sedma"}'])
def test_what_is_no_request_is_said(pb: Any, text: bytes) -> None:
    found = pb("--json", stdin=text)
    assert found.code == 2
    assert json.loads(found.out)["error"].startswith("stdin: ")


def test_a_file_and_options_say_one_thing_twice(pb: Any) -> None:
    found = pb("request.json", "--contract", "sedma")
    assert (found.code, found.err[:30]) == (2, "marias: request.json: a file a")
    assert pb().err == "marias: pb: nothing to count is told; allowed: options (see --help), or --json\n"
    assert pb("nothing.json").code == 2


def test_options_answer_in_json_too(pb: Any) -> None:
    found = json.loads(pb(*options(SEED.replace("ne;", "no;").replace("ano", "yes")), "--json", lang="cs").out)
    assert found["awards"][0]["total"] == 114


def test_a_request_is_facts_and_an_edition() -> None:
    request = parse_request(json.dumps(REQUEST), "request")
    assert isinstance(request, Facts)
    assert request.hands[0] == SEED_DEAL.hands[0]
    assert answer(request).awards == (of(SEED_DEAL),)


def test_every_fact_can_be_told_by_an_option() -> None:
    told = {fact.field.partition(".")[0] for fact in FACTS.values()} | {"parts", "technical", "edition"}
    assert told | {"declarer"} == set(Request.__struct_fields__)
    counted = {fact.field.removeprefix("counts.") for fact in FACTS.values() if fact.field.startswith("counts.")}
    assert counted == set(Counts.__struct_fields__)
    assert {f"fleks.1.{name}" for name in Flek.__struct_fields__ if name != "seat"} <= {
        fact.field for fact in FACTS.values()
    }
    solver_only = {"solved"}
    assert {f"renonc.{name}" for name in Renonc.__struct_fields__ if name not in solver_only} <= {
        fact.field for fact in FACTS.values()
    }


def test_every_option_is_explained(pb: Any) -> None:
    for language in LANGUAGES:
        out = pb("--help", lang=language).out
        assert all(f"--{option}" in out for option in METAVARS)


@pytest.mark.parametrize(("facts", "line"), WRONG_FACTS.values(), ids=WRONG_FACTS)
def test_wrong_facts_are_said_in_every_language(facts: Facts, line: str) -> None:
    with pytest.raises(SettlementError) as caught:
        of(facts)
    assert said(Text("en"), caught.value) == str(caught.value)
    for language in LANGUAGES:
        assert Text(language).has(f"error-{caught.value.code}")
        assert said(Text(language), caught.value).startswith(line.partition(":")[0])
    assert option_of(str(caught.value.params["field"])) in {
        *METAVARS,
        "declarer",
        "fleks",
        "parts.betl",
        "defender",
        "hands.3",
    }


# --- Tables ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("content", "line"), WRONG_TABLES.values(), ids=WRONG_TABLES)
def test_a_wrong_table_is_said_in_every_language(pb: Any, tmp_path: Path, content: str, line: str) -> None:
    path = tmp_path / "own.toml"
    path.write_text(content, "utf-8")
    [problem] = problems(content, "own.toml")
    for language in LANGUAGES:
        found = pb("--check-table", "own.toml", lang=language)
        assert (found.code, found.err) == (1, "")
        assert found.out.startswith("own.toml: ")
        assert len(found.out.splitlines()) == 1
        assert Text(language).has(f"error-{problem.code}")
    assert isinstance(problem, PremiumError)
    assert (
        line.split(":", maxsplit=1)[0].removeprefix("row ").removeprefix("hole ") in pb("--check-table", "own.toml").out
    )


def test_a_good_table_says_what_it_changes(pb: Any, tmp_path: Path) -> None:
    text = edited(
        in_row("ds-4t-sto", ("nolead = 60", "nolead = 70")),
        in_row("sedma-3", ('id = "sedma-3"', 'id = "sedma-three"'), ("lead = 5", "lead = 9")),
    )
    (tmp_path / "own.toml").write_text(text, "utf-8")
    found = pb("--check-table", "own.toml")
    assert found.code == 0
    assert found.lines[:2] == [
        "own.toml: good (own, 33 rows)",
        "own.toml: warning: row sedma-three: lead: 9 s výnosem is more than 7 bez výnosu",
    ]
    assert found.lines[3:] == [
        "Compared with csm-2010:",
        "row sedma-three (seven on 3 trumps: 9 / 7): added",
        "row ds-4t-sto: 40 / 70 (csm-2010: 40 / 60)",
        "row sedma-3: left out",
    ]


def test_what_a_table_says_otherwise_is_shown_key_by_key(pb: Any, tmp_path: Path) -> None:
    text = edited(
        ("[1, 2, 3, 4, 5]", "[]"),
        ("write_down_threshold = 50", "write_down_threshold = 40"),
        option("flek_of", '"first"', '"everybody"'),
        in_row("sto-3-both", ("trumps = 3", "trumps = [2, 3]")),
        in_row("sedma-3", ("lead = 5", "lead = 6"), ("trumps = 3", "trumps_max = 3")),
    )
    (tmp_path / "own.toml").write_text(text, "utf-8")
    for language in LANGUAGES:
        assert pb("--check-table", "own.toml", lang=language).code == 0
    lines = pb("--check-table", "own.toml").lines
    assert lines[lines.index("Compared with csm-2010:") + 1 :] == [
        "write_down_threshold: 40 (csm-2010: 50)",
        "notes: [] (csm-2010: [1, 2, 3, 4, 5])",
        'options: flek_of: "everybody" (csm-2010: "first")',
        "row sedma-3: 6 / 7 (csm-2010: 5 / 7)",
        "row sedma-3: trumps: - (csm-2010: [3])",
        "row sedma-3: trumps_max: 3 (csm-2010: -)",
        "row sto-3-both: trumps: [2, 3] (csm-2010: [3])",
    ]


def test_holes_and_the_game_of_a_bonus_are_compared_too(pb: Any, tmp_path: Path) -> None:
    hole = CSM.holes[0].id
    text = edited(
        in_row("ds-bonus-4t-noace", ('parent = "dve_sedmy"', 'parent = "sto"')),
        (f'id = "{hole}"', 'id = "another"'),
    )
    (tmp_path / "own.toml").write_text(text, "utf-8")
    lines = pb("--check-table", "own.toml").lines
    assert 'row ds-bonus-4t-noace: parent: "sto" (csm-2010: "dve_sedmy")' in lines
    assert any(line.startswith('holes: ["another"') and hole in line for line in lines)


def test_a_copy_is_the_file_itself(pb: Any, tmp_path: Path) -> None:
    copy = pb("--copy-table", "csm-2010").out
    assert tomllib.loads(copy)["edition"] == "csm-2010"
    assert copy.startswith("# Premium points")
    (tmp_path / "own.toml").write_text(copy, "utf-8")
    found = pb("--check-table", "own.toml")
    assert (found.code, found.out) == (
        1,
        'own.toml: edition: "csm-2010" is an edition that comes with the package; allowed: another name\n',
    )
    (tmp_path / "own.toml").write_text(copy.replace('edition = "csm-2010"', 'edition = "csm-2026"'), "utf-8")
    assert pb("--check-table", "own.toml").code == 0
    assert pb("--check-table", "own.toml", "--check-table", "none.toml").code == 1


@pytest.mark.parametrize("words", [["none.toml"], ["--contract", "sedma"], ["--tables"], ["--show-table", "csm-2010"]])
def test_what_is_asked_of_a_table_stands_alone(pb: Any, words: list[str]) -> None:
    found = pb("--check-table", "own.toml", *words)
    assert (found.code, found.err) == (2, "marias: --check-table: stands alone; allowed: nothing else\n")


def test_a_table_is_shown_with_its_sources(pb: Any) -> None:
    out = pb("--show-table", "csm-2010").out
    lines = [" ".join(line.split()) for line in out.splitlines()]
    assert lines[0].endswith("(csm-2010)")
    assert "source: http://sloapslam.cz/bodovani.htm" in lines
    assert any(line.startswith("The table csm-2010 is not whole: ") for line in lines)
    assert "sedma-2 seven on 2 trumps 10 14 the table" in lines
    assert "half of what" not in out
    assert any(line.startswith("ds-bonus-4t-noace bonus, two sevens on 4 trumps") for line in lines)
    assert any("[U8]" in line for line in lines)
    assert "two sevens on 1, 2 or 3 helpers" in lines
    other = pb("--show-table", "talon-2014-partial").out
    assert "this table is not counted by" in other
    assert " ? " in other


def test_a_table_is_shown_in_json(pb: Any) -> None:
    found = json.loads(pb("--show-table", "csm-2010", "--json").out)
    assert (found["edition"], found["complete"], len(found["rows"])) == ("csm-2010", False, 33)
    assert found["option_sources"]["half_of_sto"] == "U8"


def test_tables_are_listed(pb: Any) -> None:
    first, second = pb("--tables").out.splitlines()
    assert first.startswith("csm-2010 – ")
    assert first.endswith("(counted by unless another is named)")
    assert second.startswith("talon-2014-partial – ")
    assert "not counted by: hundred and seven; betl; flek on a betl" in second
    assert pb("--show-table", "csm-2011").code == 2
