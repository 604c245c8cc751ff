"""A picture in lines, as SVG: the drawing that notebooks show, under a caption. No browser."""

from textwrap import wrap

import msgspec

from loadpath.document.drawing import Drawing, Structure, draw
from loadpath.engine import DocumentRefused, Limits, Results, UnusableSet, solve
from loadpath.engine.drawing import NAMES, draw_utilizations

from .printed import Printed

LINE_DRAWINGS = ("model", "utilization", *NAMES)
"""What can be drawn in lines."""
SIGNS = "Signs of the document: tension is negative, and so is the moment Mz of a beam that sags."
LINE_LENGTH = 90
"""Characters of a caption that the width of the picture has room for."""


def draw_lines(
    document: str,
    combination: str | None,
    diagram: str | None,
    title: str | None,
    size: tuple[int, int],
    seconds: float,
) -> Printed:
    """Title and verdict over the structure with what was asked for: else utilizations."""
    text = document.encode()
    content = msgspec.json.decode(text)
    info = content["settings"].get("general_info") or {}
    name = title or info.get("project_name") or "Model"
    try:
        results = solve(text, limits=Limits(seconds=seconds))
    except DocumentRefused as error:
        drawing = draw(Structure.of(content))
        return _written(drawing, [name, error.headline], size, "not_solved")
    caption = [name, results.headline]
    try:
        drawing = _drawing(results, text, combination, diagram)
        caption += [SIGNS] if diagram in NAMES else []
    except UnusableSet as error:
        drawing = draw(Structure.of(content))
        caption.append(str(error))
    return _written(drawing, caption, size, results.verdict.state)


def _drawing(
    results: Results, text: bytes, combination: str | None, diagram: str | None
) -> Drawing:
    usable = [found.name for found in results.sets if found.is_usable]
    if diagram in NAMES and usable:
        first = next((name for name in results.loadcombinations if name in usable), usable[0])
        return results.draw(diagram, combination or first)
    if diagram == "model" or not usable:
        return draw(Structure.of(msgspec.json.decode(text)))
    return draw_utilizations(results)


def _written(drawing: Drawing, caption: list[str], size: tuple[int, int], verdict: str) -> Printed:
    lines = [line for text in caption for line in wrap(text, LINE_LENGTH)]
    return Printed(drawing.captioned(lines, size).svg.encode(), verdict)
