"""What a game counts, in words: Kč, units with their worth, match points."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from marias.rules import GAMES, load_profile
from marias.texts import LANGUAGES, Text
from marias.tui import amounts
from marias.tui.look import without_marks

UNITS = GAMES["licitovany"]
KC = GAMES["voleny"]
MATCH_POINTS = replace(UNITS, unit="match points")
CSM = load_profile("csm-licitovany")
SAID = {
    "cs": ["1 jednotka (0,20 Kč)", "3 jednotky (0,60 Kč)", "5 jednotek (1,00 Kč)", "−22 jednotek (−4,40 Kč)"],
    "sk": ["1 jednotka (0,20 Kč)", "3 jednotky (0,60 Kč)", "5 jednotiek (1,00 Kč)", "−22 jednotiek (−4,40 Kč)"],
    "sr": ["1 jedinica (0,20 Kč)", "3 jedinice (0,60 Kč)", "5 jedinica (1,00 Kč)", "−22 jedinice (−4,40 Kč)"],
    "sr-Cyrl": ["1 јединица (0,20 Kč)", "3 јединице (0,60 Kč)", "5 јединица (1,00 Kč)", "−22 јединице (−4,40 Kč)"],
    "en": ["1 unit (0.20 Kč)", "3 units (0.60 Kč)", "5 units (1.00 Kč)", "−22 units (−4.40 Kč)"],
}


@pytest.mark.trial("R043")
@pytest.mark.parametrize("language", LANGUAGES)
def test_units_with_their_worth(language: str) -> None:
    """A unit is 20 haléřů (ČSM rates)."""
    text = Text(language)
    assert [amounts.amount(text, UNITS, CSM, n) for n in (1, 3, 5, -22)] == SAID[language]


@pytest.mark.parametrize(
    ("n", "said", "signed", "holding", "change"),
    [
        (0, "0 jednotek", "0 jednotek", "0 jednotek", "0"),
        (2, "2 jednotky (0,40 Kč)", "+2 jednotky (+0,40 Kč)", "+2 jednotky (+0,40 Kč)", "+2 (+0,40 Kč)"),
        (-5, "−5 jednotek (−1,00 Kč)", "−5 jednotek (−1,00 Kč)", "−5 jednotek (−1,00 Kč)", "−5 (−1,00 Kč)"),
    ],
)
def test_gains_and_losses(n: int, said: str, signed: str, holding: str, change: str) -> None:
    text = Text("cs")
    assert amounts.amount(text, UNITS, CSM, n) == said
    assert amounts.amount(text, UNITS, CSM, n, signed=True) == signed
    assert amounts.holding(text, UNITS, CSM, n) == holding
    assert amounts.change(text, UNITS, CSM, n) == change


def test_kc_and_match_points_have_no_other_worth() -> None:
    text = Text("en")
    liga = load_profile("liga")
    assert amounts.amount(text, KC, liga, 3) == amounts.holding(text, KC, liga, 3) == "3 Kč"
    assert amounts.amount(text, KC, liga, 3, signed=True) == "+3 Kč"
    assert amounts.change(text, KC, liga, -3) == "−3"
    assert amounts.amount(text, MATCH_POINTS, CSM, 2) == "2 match points"
    assert amounts.amount(text, MATCH_POINTS, CSM, 1, signed=True) == "+1 match point"
    assert amounts.change(text, MATCH_POINTS, CSM, 2) == "+2"


def test_another_currency() -> None:
    slovak = replace(CSM, unit=2, currency="€")
    assert amounts.amount(Text("sk"), UNITS, slovak, 3) == "3 jednotky (0,06 €)"
    assert without_marks(amounts.amount(Text("sk"), UNITS, slovak, 1200)) == "1 200 jednotiek (24,00 EUR)"


def test_what_stands_in_a_heading() -> None:
    assert [amounts.unit(Text("cs"), game) for game in (KC, UNITS, MATCH_POINTS)] == [
        "Kč",
        "jednotek",
        "bodů do zápisu",
    ]
