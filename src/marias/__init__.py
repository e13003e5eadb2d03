"""Mariáš and its family: rules, money, records, bots. The whole public API stands here.

>>> import marias
>>> state = marias.deal("voleny", seed=1)
>>> state.phase, len(state.legal())
('trump', 13)
"""

from __future__ import annotations

from typing import Any

from marias.cards import EMPTY, FULL, PACK, Card, CardSet, Order, Rank, Suit
from marias.errors import (
    ClaimRefused,
    IllegalAction,
    MariasError,
    NotationError,
    PremiumError,
    ProfileError,
    RecordError,
    SettlementError,
    TableError,
)
from marias.notation import parse_action, parse_card, parse_cards, write_action, write_card, write_cards
from marias.rules import GAMES, game_named, load_profile
from marias.rules.contract import Action, Deal, Game, Item, Result, State, Transfer, View
from marias.rules.dealing import derive, fresh_seed, seed_from, shuffled_pack
from marias.rules.match import Match
from marias.rules.profile import load
from marias.rules.record import Record, parse_record, replay, write_record

__all__ = [
    "EMPTY",
    "FULL",
    "GAMES",
    "PACK",
    "Action",
    "Card",
    "CardSet",
    "ClaimRefused",
    "Deal",
    "Game",
    "IllegalAction",
    "Item",
    "MariasError",
    "Match",
    "NotationError",
    "Order",
    "PremiumError",
    "ProfileError",
    "Rank",
    "Record",
    "RecordError",
    "Result",
    "SettlementError",
    "State",
    "Suit",
    "TableError",
    "Transfer",
    "View",
    "deal",
    "derive",
    "fresh_seed",
    "game_named",
    "load_profile",
    "parse_action",
    "parse_card",
    "parse_cards",
    "parse_record",
    "replay",
    "seed_from",
    "shuffled_pack",
    "write_action",
    "write_card",
    "write_cards",
    "write_record",
]


def deal(
    game: str = "voleny",
    *,
    seed: str | int | None = None,
    profile: str | None = None,
    dealer: int = 0,
    seats: int | None = None,
) -> Any:
    """The first state of a shuffled deal. The same seed gives the same deal on every machine; None draws a new one.

    Without ``profile`` it is played by the game's own, without ``seats`` by as many as usually play it.
    Raises ``TableError`` for an unknown game or table, ``ProfileError`` for an unknown rule set or one of another game.
    """
    family = game_named(game)
    rules = load(family.profile, profile or family.profile_for(seats))
    players = family.tables(rules)[0] if seats is None else seats
    pack = shuffled_pack(fresh_seed() if seed is None else seed_from(seed))
    return family.start(rules, Deal(pack, dealer, players))
