"""A live table in memory: who sits where, one round, every action in its order. No sockets, files or screens in here.

``table`` the table itself · ``events`` what it tells the seats · ``resume`` a table rebuilt from its record.
"""

from __future__ import annotations

from marias.session.events import Acted, Dealt, Event, RoundOver, Settled
from marias.session.resume import rebuilt
from marias.session.table import Log, Player, Setup, Table

__all__ = ["Acted", "Dealt", "Event", "Log", "Player", "RoundOver", "Settled", "Setup", "Table", "rebuilt"]
