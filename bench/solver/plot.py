"""Growth as a picture: nodes and time of a solve by the tricks that are left."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path
from xml.etree import ElementTree as ET

from bench.solver.rows import Growth

WIDTH, HEIGHT = 640, 400
LEFT, RIGHT, TOP, BOTTOM = 70, 30, 40, 50
DECADES = range(-1, 5)
SERIES = (("cards played in the search", "#b3261e", "nodes"), ("microseconds, mean", "#1f5fa8", "mean"))


def write(path: Path, rows: Sequence[Growth]) -> None:
    """Both on one axis, a power of ten a line."""
    svg = ET.Element(
        "svg",
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        attrib={"font-family": "sans-serif", "font-size": "13"},
    )
    ET.SubElement(svg, "title").text = "What a solve needs, by the tricks that are left"
    ET.SubElement(svg, "rect", width=str(WIDTH), height=str(HEIGHT), fill="#ffffff")
    for power in DECADES:
        _line(svg, (LEFT, _y(10.0**power)), (WIDTH - RIGHT, _y(10.0**power)))
        _text(svg, f"{10.0**power:,g}", LEFT - 8, _y(10.0**power) + 4, "end")
    for row in rows:
        _text(svg, str(row.tricks), _x(row.tricks, rows), HEIGHT - BOTTOM + 20, "middle")
    _text(svg, "tricks left", (LEFT + WIDTH - RIGHT) / 2, HEIGHT - 8, "middle")
    for place, (what, colour, field) in enumerate(SERIES):
        points = [(_x(row.tricks, rows), _y(getattr(row, field))) for row in rows]
        path_of = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        ET.SubElement(svg, "polyline", points=path_of, fill="none", stroke=colour, attrib={"stroke-width": "2"})
        for x, y in points:
            ET.SubElement(svg, "circle", cx=f"{x:.1f}", cy=f"{y:.1f}", r="3.5", fill=colour)
        _text(svg, what, LEFT + 12 + 240 * place, TOP - 16, "start", colour)
    ET.indent(svg)
    path.write_text(ET.tostring(svg, encoding="unicode") + "\n", encoding="utf-8")


def _x(tricks: int, rows: Sequence[Growth]) -> float:
    least, most = rows[0].tricks, rows[-1].tricks
    return LEFT + 20 + (WIDTH - LEFT - RIGHT - 40) * (tricks - least) / max(1, most - least)


def _y(figure: float) -> float:
    share = (math.log10(figure) - DECADES[0]) / (DECADES[-1] - DECADES[0])
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share


def _line(svg: ET.Element, begin: tuple[float, float], end: tuple[float, float]) -> None:
    ends = {"x1": begin[0], "y1": begin[1], "x2": end[0], "y2": end[1]}
    ET.SubElement(svg, "line", {name: f"{place:.1f}" for name, place in ends.items()}, stroke="#d8d8d8")


def _text(svg: ET.Element, words: str, x: float, y: float, anchor: str, colour: str = "#333333") -> None:
    attributes = {"x": f"{x:.1f}", "y": f"{y:.1f}", "text-anchor": anchor, "fill": colour}
    ET.SubElement(svg, "text", attributes).text = words
