"""A table of premium points: one edition, its rows, its holes, and how it is read where the provisions leave it open.

A table is the federation's data, a TOML file each (``tables/csm-2010.toml``). It is read and checked by
``marias.rules.premium.table_file``.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Family = Literal["sedma", "sto", "sto_sedma", "betl", "durch", "dve_sedmy"]
"""The games that rows belong to."""
Criterion = Literal["sedma", "sto", "dve_sedmy"]
"""The games of which the highest criterion counts bez výnosu."""
Kind = Literal["criterion", "bonus", "addon", "flat"]
Marriage = Literal["trump", "plain"]
"""The marriage a hundred was made on: 40 in trumps, or 20."""
Provenance = Literal["seed", "source", "2nd-hand", "inferred", "default"]
"""How sure a figure is: quoted in the provisions, read in the table, read in a summary, concluded, chosen."""


class Predicates(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a deal must be like. What is left out does not matter; counts are lists of numbers any of which fits."""

    id: str
    game: Family
    result: Literal["won", "won_or_approved", "both_won", "declarer_lost"]
    provenance: dict[str, Provenance]
    """``figures``, or a single figure or predicate → where it is from."""
    trumps: tuple[int, ...] | None = None
    """Trumps in the declarer's hand."""
    trumps_max: int | None = None
    ace: bool | None = None
    """Is the ace of trumps among them?"""
    ten: bool | None = None
    """Is the ten of trumps among them?"""
    helpers: tuple[int, ...] | None = None
    """Cards of the helper suit in the declarer's hand, the seven included."""
    helpers_max: int | None = None
    marriage: Marriage | None = None
    """The marriage the hundred was made on."""
    sto_won: bool | None = None
    """Was a hundred announced and made too?"""
    to: Literal["flekker"] | None = None
    """Whose points they are, if not the declarer's."""
    hand_suits: tuple[int, ...] | None = None
    """Suits in the hand of who said flek."""
    stopper_suits_max: int | None = None
    """The most suits in which who said flek holds a stopper."""
    note: str = ""


class Hole(Predicates, frozen=True, kw_only=True):
    """What may stand in the part of the table that is not known: rows without figures."""


class Row(Predicates, frozen=True, kw_only=True, rename={"except_": "except"}):
    """One row of the table."""

    kind: Kind
    lead: int | None = None
    """Points s výnosem: the declarer leads to the first trick. None: not known."""
    nolead: int | None = None
    """Points bez výnosu. None: not known."""
    value: int | None = None
    """Points of a row with one figure. None: not known."""
    per: Literal["catching_ace", "six_card_suit_with_chytak", "suit_not_closed"] | None = None
    """What the figure is for, each time."""
    except_: Literal["ace_in_suit_of_led_six"] | None = None
    parent: Criterion | None = None
    """The game whose criterion this bonus is added to."""
    half_of: Literal["sto"] | None = None
    """The game half of whose criterion is added."""
    nolead_beside: Criterion | None = None
    """It counts bez výnosu even where a criterion of this game is the highest [CSM-10]."""
    also: str = ""

    def source_of(self, figure: str) -> Provenance:
        """Where this figure (``lead``, ``nolead``, ``value`` …) is from."""
        return self.provenance.get(figure) or self.provenance["figures"]


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How the provisions are read where they leave it open."""

    write_down: Literal["at_least", "more_than"]
    """Is the threshold itself to be written down? [CSM-11, U23]"""
    sto_rows_in_dve_sedmy: bool
    """Do the rows of sto count in dvě sedmy a sto? [U4]"""
    cards_counted: Literal[10, 12]
    """Are trumps and helpers counted after the discard or before it? [U6]"""
    sedma_rows_in_sto_sedma: Literal["add", "replaced"]
    """Do the rows of sedma count beside the half of sto in sto a sedma? [U7]"""
    half_of_sto: Literal["criterion", "criterion_and_bonus"]
    """Half of what? [U8]"""
    flek_of: Literal["first", "everybody"]
    """Whose points are those of a flek that two said? [U9]"""
    six_card_suit: Literal["six_or_more", "six"]
    """What is a šesterák? [U12]"""
    durch_suits: Literal["held", "all"]
    """Is a suit the declarer does not hold one that is not closed? [U11]"""
    plain_four_helpers: Literal["nothing", "counts"]
    """Dvě sedmy made although one defender held four helpers: lost by rule? [U24]"""
    winnable_says: Literal["solver", "referee"]
    """Who says that a game was not winnable when the opponents revoked? [CSM-16, U25]"""


class Table(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One edition."""

    edition: str
    title: str
    source: str
    valid_from: str = ""
    complete: bool
    enabled: bool
    """Is it counted by? An edition that is not is there to be shown and completed."""
    language: str = "cs"
    """The language of ``title``, ``missing`` and the notes; in others what is missing is put together from the rows."""
    missing: str = ""
    """What of it is not known, for people."""
    red_trump_factor: int
    """Hearts as trumps multiply by it [CSM-7]."""
    write_down_threshold: int
    """Games of so many points belong on the table sheet [CSM-11]."""
    notes: tuple[int, ...]
    """The notes below the table that hold, of 1 … 5 [CSM-1 … CSM-5]."""
    options: Options
    option_sources: dict[str, str]
    rows: tuple[Row, ...]
    holes: tuple[Hole, ...] = ()

    def row(self, name: str) -> Row:
        """The row of that id; raises ``KeyError`` where there is none."""
        for row in self.rows:
            if row.id == name:
                return row
        raise KeyError(name)

    def reached(self, points: int) -> bool:
        """Do so many points belong on the table sheet?"""
        above = points > self.write_down_threshold
        return above or (self.options.write_down == "at_least" and points == self.write_down_threshold)
