"""The rule set of licitovaný mariáš: what may be set, and to what."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from marias.rules.profile import Profile

Units = Annotated[int, Meta(ge=0, le=1000)]
Cap = Annotated[int, Meta(ge=1, le=100_000)]


class LicitovanyProfile(Profile, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Rates in units for one opponent, what a unit is worth, the limit, and a switch for every point on which sources
    differ."""

    game: ClassVar[str] = "licitovany"
    group_starts: ClassVar[Mapping[str, str]] = {
        "rates": "unit",
        "auction": "nobody_bids",
        "doubling": "max_flek",
        "unplayed": "approved_sedma_played",
        "play": "marriage_mode",
        "result": "sto_replaces_hra",
        "revoke": "revoke_mode",
        "table": "sitter_pays",
    }

    # Rates
    unit: Annotated[int, Meta(ge=1, le=100_000)]
    """Worth of one unit in hundredths of the currency: haléře, cents."""
    currency: Literal["Kč", "€"]
    hra: Units
    sedma: Units
    sto: Units
    betl: Units
    durch: Units
    dve_sedmy: Units
    quiet_seven: Units
    quiet_hundred: Units
    """For every ten above 100 in a quiet hundred, where that has a price of its own."""
    omyl: Units
    fine: Units
    """Paušál 1, to every other player."""
    big_fine: Units
    """Paušál 2, to every other player."""
    ceiling: Cap
    """The most one opponent pays or gets in a deal."""
    ceiling_both: Cap
    """The same where both defenders said flek."""

    # Auction
    nobody_bids: Literal["forhont_sedma", "throw_in"]
    omyl_when: Literal["after_talon", "also_before"]

    # Doubling
    max_flek: Annotated[int, Meta(ge=0, le=20)]
    flek_binds: Literal["side", "speaker"]
    laid_game_exception: bool
    """In a ložená game, does only who said flek himself pay the raised rate?"""

    # Played or not
    approved_sedma_played: bool
    balanced_played: bool
    """Is a sedma played whose game alone is flekked, once, so that game and seven cancel out?"""

    # Play
    marriage_mode: Literal["announced", "automatic"]
    open_hand: Literal["closed", "after_trick_1"]
    claims: bool

    # Result
    sto_replaces_hra: bool
    sto_marriage: Literal["first", "best"]
    quiet_hundred_over: Literal["rate", "doubled_hra"]

    # Revoke
    revoke_mode: Literal["strict", "referee"]
    revoke_fine: bool
    """Does who revoked pay the paušál beside the lost game?"""

    # Table
    sitter_pays: bool
    direction: Literal["clockwise", "anticlockwise"]
    first_dealer: Literal["draw", "first_seat"]
    shuffle: Literal["first_only", "every_deal"]

    @property
    def turn(self) -> Literal[1, -1]:
        """The direction of deal and play."""
        return 1 if self.direction == "clockwise" else -1

    def contradictions(self) -> Iterator[tuple[str, str, str]]:
        """A limit for two flekkers below that for one, a big paušál smaller than the small one."""
        for key, least in (("ceiling_both", "ceiling"), ("big_fine", "fine")):
            if getattr(self, key) < getattr(self, least):
                yield key, f"profile-below-{least}", f"cannot be less than {least}"
