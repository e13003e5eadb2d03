"""The rule set of křížový mariáš: what may be set, and to what."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from marias.rules.profile import Profile, endless_fleks

Price = Annotated[int, Meta(ge=0, le=1000)]
Cap = Annotated[int, Meta(ge=1, le=100_000)]


class KrizovyProfile(Profile, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Rates in whole Kč for one pair, the ceiling, and a switch for every point on which tables differ."""

    game: ClassVar[str] = "krizovy"
    group_starts: ClassVar[Mapping[str, str]] = {
        "rates": "hra",
        "choice": "callable_ranks",
        "suit_round": "suit_round",
        "announcing": "compulsory_hundred",
        "unplayed": "unplayed_flekked_game",
        "play": "open_hands",
        "result": "quiet_hundred_marriages",
        "revoke": "revoke_mode",
        "table": "chips",
    }

    # Rates
    hra: Price
    sedma: Price
    sedma_against: Price
    sto: Price
    """Of an announced hundred, for every step: 100 one step, 110 two …"""
    quiet_seven: Price
    betl: Price
    durch: Price
    ceiling: Cap
    ceiling_scope: Literal["net_per_pair", "per_component", "lone_total"]

    # Choice
    callable_ranks: Literal["any", "honours", "not_own"]
    """Which rank may be called: any of the eight; ace, ten, král, svršek; or none of a card among the first four."""

    # Suit round
    suit_round: Literal["one_pass", "two_pass"]
    hearts_alone_overcalled: bool

    # Announcing and doubling
    compulsory_hundred: bool
    """Must a declarer who holds the whole trump marriage announce sto?"""
    sto_voids_flek: Literal["any", "compulsory"]
    """Which hundred cancels a flek on the game given before it: every one, or the compulsory alone."""
    announce_until: Literal["own_first_turn", "any_turn"]
    partner_may_announce: bool
    max_flek: Literal["value<ceiling"] | Annotated[int, Meta(ge=0, le=20)]
    solo_flek: Literal["common", "individual"]

    # Played or not
    unplayed_flekked_game: Annotated[int, Meta(ge=1, le=2)]
    """How many times the game is paid that was flekked and left so."""
    sedma_against_pays: Literal["both", "announcer"]

    # Play
    open_hands: Literal["all", "soloist"]
    open_from: Literal["after_trick_1", "after_lead_2"]
    claim_against: Literal["all", "opponents"]

    # Result
    quiet_hundred_marriages: Literal["all", "one"]
    quiet_seven_killed_by_partner: bool
    """Does a quiet seven beaten by the own partner cost as much as one beaten by an opponent?"""
    sto_against_price: Literal["on_flekked_game", "separate"]
    unflekked_game_when_played: Literal["real", "declarer"]

    # Revoke
    revoke_mode: Literal["strict", "referee"]
    revoke_floor: Price
    revoke_floor_sto: Price
    revoke_before_doubling: Price
    revoke_pays: Literal["all", "injured"]

    # Table
    chips: Cap
    top_up: Cap
    first_dealer: Literal["draw", "first_seat"]
    shuffle: Literal["first_only", "every_deal"]
    gather: Literal["by_seat", "by_side"]

    def contradictions(self) -> Iterator[tuple[str, str, str]]:
        """A price that no flek brings to the ceiling."""
        yield from endless_fleks(self, ("hra", "sedma", "sedma_against", "sto", "betl", "durch"))
