"""The rule set of volený mariáš: what may be set, and to what."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from marias.rules.profile import Profile, endless_fleks
from marias.rules.voleny.actions import NO_TRUMP_GAMES, TRUMP_GAMES

Price = Annotated[int, Meta(ge=0, le=1000)]
Cap = Annotated[int, Meta(ge=1, le=100_000)]


class VolenyProfile(Profile, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Rates in whole Kč for one opponent, the ceiling, and a switch for every point on which tables differ."""

    game: ClassVar[str] = "voleny"
    group_starts: ClassVar[Mapping[str, str]] = {
        "rates": "hra",
        "trump": "z_lidu",
        "approval": "direct_open",
        "doubling": "max_flek",
        "unplayed": "play_unflekked",
        "play": "marriage_mode",
        "result": "sto_marriage",
        "revoke": "revoke_mode",
        "table": "chips",
    }

    # Rates
    hra: Price
    sedma: Price
    sedma_against: Price
    sto: Price
    sto_against: Price
    stosedm: Price
    quiet_seven: Price
    quiet_hundred: Price
    betl: Price
    durch: Price
    open_betl: Price
    open_durch: Price
    doubled_suits: Literal["hearts", "red"]
    """Which trump suits double: červené, or červené and kule."""
    ceiling: Cap
    ceiling_scope: Literal["net_per_opponent", "per_component", "total_by_loser"]

    # Choice of trump and talon
    z_lidu: Literal["free", "two_per_suit", "forbidden"]
    trump_in_talon: Literal["allowed_hidden", "allowed_shown", "forbidden"]
    trump_card_in_talon: bool
    """May forhont, going to betl or durch himself, discard the card he had chosen as trump?"""

    # Approval and announcements
    direct_open: bool
    open_betl_over_durch: bool
    durch_over_open_betl: bool
    stosedm_from_hand_only: bool
    stosedm_indivisible: bool
    hra_after_saying_stosedm: bool
    false_seven: bool
    sto_needs_marriage: bool
    sedma_against_over_sto: bool

    # Doubling
    max_flek: Literal["value<ceiling"] | Annotated[int, Meta(ge=0, le=20)]
    flek_binds: Literal["side", "speaker"]
    flek_with_answer: bool
    """Betl and durch: is the first flek said together with the answer?"""
    flek_on_hra_after_sto_against: bool

    # Played or not
    play_unflekked: bool
    flek_without_re_played: bool
    flekked_game_unflekked_seven: Literal["play", "net", "net_if_equal"]
    unflekked_seven_includes_game: bool

    # Play
    marriage_mode: Literal["auto_svrsek_first", "svrsek_first_or_lost", "announced"]
    open_hand_from: Literal["before_lead", "after_trick_1", "after_lead_2"]
    claims: bool

    # Result
    sto_marriage: Literal["first", "highest", "all"]
    sto_scale: Literal["flat", "tens"]
    """``tens``: a hundred is paid once more for every ten above (or below) 100."""
    quiet_hundred_marriages: Literal["all", "first"]
    quiet_hundred_mode: Literal["flat", "double_game", "tens"]
    killed_quiet_seven: bool
    hra_under_sto_against: Literal["only_if_flekked", "always", "never"]
    unflekked_game_when_played: Literal["real", "declarer"]
    against_pair: Literal["separate", "one_unit"]
    """Sto proti and sedma proti announced together: two components, or made only together."""
    four_marriages_need_trick: bool

    # Revoke
    revoke_mode: Literal["strict", "referee"]
    revoke_capped: bool
    fine: Price
    sharp_in_talon: Literal["flat", "max_of_revoke"]

    # Table
    chips: Cap
    sitter_pays: bool
    insolvency_split: Literal["pro_rata", "clockwise"]
    first_dealer: Literal["draw", "first_seat"]
    shuffle: Literal["first_only", "every_deal"]

    def contradictions(self) -> Iterator[tuple[str, str, str]]:
        """Over-calls in a circle, and a price that no flek brings to the ceiling."""
        if self.open_betl_over_durch and self.durch_over_open_betl:
            yield (
                "durch_over_open_betl",
                "profile-overcalls-circle",
                "cannot stand beside open_betl_over_durch: the over-calls would never end",
            )
        yield from endless_fleks(self, (*TRUMP_GAMES, "sedma_against", "sto_against", *NO_TRUMP_GAMES))
