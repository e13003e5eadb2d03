"""Premium points said at the table: what lies in the talon of a betl stays there, even after the hand."""

from __future__ import annotations

import pytest

from marias.notation import parse_card
from marias.rules.premium import load_table, premium
from marias.texts import LANGUAGES, Text
from marias.tui import account
from marias.tui.premium import deal_lines, table_lines
from tests.rules.premium.deals import cards

TABLE = load_table("csm-2010")
NAMES = ("Ada", "Bob", "Cyd")
SIX = cards("betl", "7z 8z 9z Xz Sz Kz 7c 8c 7k 7l", "Az Kl", lead=parse_card("8c"), parts={"betl": "won"}, laid=False)
"""A catching card of the six-card suit was discarded, so the suit gives nothing [CSM-2]."""


@pytest.mark.trial("R034")
@pytest.mark.clause("CSM-2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_talon_of_a_betl_is_not_told(language: str) -> None:
    text, found = Text(language), premium(SIX, TABLE)
    assert any("CSM-2" in line for line in deal_lines(text, found, TABLE, NAMES)), "a record may tell it"
    assert not any("CSM-2" in line for line in table_lines(text, found, TABLE, NAMES))


def test_the_account_of_a_deal_says_what_the_table_may_hear() -> None:
    assert account.table_lines is table_lines  # type: ignore[attr-defined]  # imported there, not defined
    assert not hasattr(account, "deal_lines")
