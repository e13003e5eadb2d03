"""The rule set of South-Slav marijaš: what may be set, and to what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from marias.rules.profile import Profile

Points = Annotated[int, Meta(ge=0, le=100)]


class MarijasProfile(Profile, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Prices in match points, the target, and a switch for every point the sources leave open.

    A rule set is for one number of players; switches of the others have no effect in it.
    """

    game: ClassVar[str] = "marijas"
    group_starts: ClassVar[Mapping[str, str]] = {
        "players": "players",
        "scores": "win",
        "call": "trump_must_be_held",
        "dalje": "dalje",
        "talon": "talon_taking",
        "play": "first_lead",
        "stock": "draw_and_lead",
        "marriages": "marriage_card",
        "result": "counted",
        "match": "target",
        "table": "first_dealer",
    }

    # Players
    players: Annotated[int, Meta(ge=2, le=4)]

    # Match points
    win: Points
    """To every player of the side with more card points."""
    win_double: Points
    """The same when that side has ``double_at`` card points or more."""
    double_at: Annotated[int, Meta(ge=10, le=190)]
    surrender: Points
    """To every opponent of a caller who surrenders."""
    betl: Points
    """To who made betl, or to each of his opponents."""

    # Call
    trump_must_be_held: bool
    """Must the caller hold a card of the suit he makes trump?"""
    call_domain: Literal["any", "not_own", "aces"]
    """Four: the cards that may be called."""
    pairs: Literal["called", "fixed_opposite"]
    """Four: the holder of the called card is the partner, or who sits opposite (then only a suit is named)."""
    surrender_4p: Literal["before_call", "after_second_deal"]
    surrender_pays: Literal["three", "neighbours"]
    """Four, surrender before the call: who scores."""

    # Dalje
    dalje: Literal["formality", "all_pass_redeal"]
    """Three and four: whoever comes first is the caller; or each in turn says dalje or calls, and when all have said
    dalje, the deal is void."""
    extraordinary: Literal["none", "betl"]
    """Extraordinary games that may be announced instead of dalje."""

    # Talon (three players)
    talon_taking: Literal["must", "may"]
    return_taken: bool
    """May the cards that were taken be put back?"""

    # Play
    first_lead: Literal["caller", "left_of_caller"]
    """Three and four: who leads to the first trick."""
    must_beat: Literal["none", "led_suit", "led_suit_and_trump"]

    # Stock (two players)
    draw_and_lead: Literal["winner", "alternate"]
    """Who draws first and leads after a trick: its winner, or the two by turns."""
    stock_trump_power: bool
    """Does a trump beat a plain card while there is a stock?"""
    stock_fircik: Literal["forty", "twenty", "forbidden"]
    """What a fircik called before the stock is gone counts."""
    fircik_in_stock: Literal["any_trump_beats", "inside_suit", "pair_powerless", "all_trumps_powerless"]
    """What it means that such a fircik has no trump power."""

    # Marriages
    marriage_card: Literal["queen_played", "either_played", "shown", "set_aside"]
    """The dama is played to the trick; or she or the kralj; or she is shown and stays in hand; or she is laid aside
    unplayed."""
    marriage_when: Literal["any_play", "lead", "after_trick"]
    marriages_in_turn: Literal["one", "any"]
    """How many may be called in one turn, where the dama is not played."""
    marriage_requires_trick: Literal["no", "player", "side"]

    # Result
    counted: Literal["all", "aces_and_tens"]
    """All: aces, tens, the last trick and marriages."""
    hundred_of: Literal["winner", "deal"]
    """Whose card points double the price: those of the winning side, or all of the deal."""

    # Match
    target: Annotated[int, Meta(ge=1, le=1000)]
    match_tie: Literal["co_winners", "play_on", "seat_order"]
    makaze: Literal["zero_points", "no_trick_in_match", "no_trick_in_deal"]
    cvrga_tie: Literal["all", "none", "drawn"]
    deal_after_surrender: Literal["moves_on", "same_dealer"]
    look_back: Literal["last", "all", "none"]
    """Which of the tricks taken may be looked at again."""

    # Table
    first_dealer: Literal["draw", "first_seat"]
    shuffle: Literal["every_deal", "first_only"]

    @property
    def only_for(self) -> int | None:
        return self.players
