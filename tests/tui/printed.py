"""All that the terminal prints for one seat of a deal, so that two games it cannot tell apart can be compared."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from marias.rules.contract import Game, Seat
from marias.session import Acted
from marias.tui import board, lines
from marias.tui.board import Scene
from marias.tui.faces import face_of
from marias.tui.hints import hints
from marias.tui.look import Look


def table(look: Look, state: Any, seat: Seat, scene: Scene) -> Iterator[str]:
    """The board, the question and the help as this seat sees them."""
    view = state.view(seat)
    face = face_of(view.game)
    yield board.phase_name(look, view)
    yield from board.bargain(look, view, scene.names)
    yield from board.people(look, view, scene)
    if view.phase == "play":
        yield board.trick(look, view, scene.names)
        yield from face.laid_open(look, view, scene.names)
    yield from board.hand(look, view, 80)
    if seat == state.to_act:
        yield face.question(look, view)
        yield from hints(look, view, state.objection)


def transcript(look: Look, game: Game, state: Any, seat: Seat, scene: Scene) -> list[str]:
    """All that was printed for this seat since the cards were dealt; at the end of a deal what it came to."""
    said: list[str] = []
    now = game.start(state.profile, state.deal)
    for actor, action in state.history:
        said.extend(table(look, now, seat, scene))
        after = now.after(action)
        marriage = after.marriages[-1] if len(after.marriages) > len(now.marriages) else None
        trick = after.tricks[-1] if len(after.tricks) > len(now.tricks) else None
        event = Acted(actor, action, marriage, trick).seen_by(seat)
        view = None if after.to_act is None else after.view(seat)
        said.extend(lines.acted(look, scene.names, event, now.view(seat), view))
        now = after
    return [
        *said,
        *(table(look, now, seat, scene) if now.to_act is not None else came_to(look, now, seat, scene.names)),
    ]


def came_to(look: Look, state: Any, seat: Seat, names: Sequence[str]) -> Iterator[str]:
    """What a finished deal was, in the words of its settlement."""
    view = state.view(seat)
    yield from face_of(view.game).head(look, names, state.result(), view)
