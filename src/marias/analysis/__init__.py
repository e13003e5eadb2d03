"""What a deal was worth with open cards: every card of it judged, once it is over."""

from __future__ import annotations

from marias.analysis.finished import FinishedDeal, finished_deals
from marias.analysis.review import Judged, Other, Review, review

__all__ = ["FinishedDeal", "Judged", "Other", "Review", "finished_deals", "review"]
