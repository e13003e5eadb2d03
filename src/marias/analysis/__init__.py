"""What a deal was worth with open cards: a position solved, and every card of a deal judged once it is over."""

from __future__ import annotations

from marias.analysis.finished import FinishedDeal, finished_deals
from marias.analysis.position import Place, place_in, place_of, position_at
from marias.analysis.review import Judged, Other, Review, review
from marias.analysis.solved import Solved, solved

__all__ = [
    "FinishedDeal",
    "Judged",
    "Other",
    "Place",
    "Review",
    "Solved",
    "finished_deals",
    "place_in",
    "place_of",
    "position_at",
    "review",
    "solved",
]
