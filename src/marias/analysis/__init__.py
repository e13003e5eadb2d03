"""What a deal was worth with open cards: every card of it judged, once it is over."""

from __future__ import annotations

from marias.analysis.finished import FinishedDeal, finished_deals

__all__ = ["FinishedDeal", "finished_deals"]
