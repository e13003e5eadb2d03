"""The families at the terminal, one :class:`~marias.tui.faces.face.Face` each."""

from __future__ import annotations

from marias.tui.faces import krizovy, licitovany, marijas, voleny
from marias.tui.faces.face import Face

FACES: dict[str, Face] = {
    "voleny": voleny.FACE,
    "krizovy": krizovy.FACE,
    "licitovany": licitovany.FACE,
    "marijas": marijas.FACE,
}


def face_of(game: str) -> Face:
    """The face of the game of that name."""
    return FACES[game]
