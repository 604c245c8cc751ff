"""A picture in lines, as SVG: the drawing that notebooks show, under a caption. No browser."""

from textwrap import wrap
from typing import Any

import msgspec

from loadpath.document.combination_sum import combination_sum
from loadpath.document.drawing import Drawing, Structure, draw
from loadpath.engine import DocumentRefused, Limits, Results, UnusableSet, solve
from loadpath.engine.drawing import NAMES, draw_utilizations
from loadpath.engine.signs import WORDS as SIGN_WORDS

from .printed import Printed

LINE_DRAWINGS = ("model", "utilization", *NAMES)
"""What can be drawn in lines."""
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
        if diagram in NAMES and (shown := _shown(results, combination)):
            caption += [_formula(content["analysis"], shown), SIGN_WORDS]
        elif diagram != "model":
            caption.append("Each member by the largest of all its checks and combinations.")
    except UnusableSet as error:
        drawing = draw(Structure.of(content))
        caption.append(str(error))
    return _written(drawing, caption, size, results.verdict.state)


def _drawing(
    results: Results, text: bytes, combination: str | None, diagram: str | None
) -> Drawing:
    is_usable = any(found.is_usable for found in results.sets)
    if diagram in NAMES and is_usable:
        return results.draw(diagram, _shown(results, combination))
    if diagram == "model" or not is_usable:
        return draw(Structure.of(msgspec.json.decode(text)))
    return draw_utilizations(results)


def _shown(results: Results, combination: str | None) -> str:
    """The set that is asked for, else the first combination that has figures, else load case."""
    if combination is not None:
        return combination
    sets = [*results.loadcombinations.values(), *results.loadcases.values()]
    return next((found.name for found in sets if found.is_usable), "")


def _formula(analysis: dict[str, Any], name: str) -> str:
    """A combination as the sum that it is; anything else by its name."""
    names = {each["id"]: each["name"] for each in analysis.get("load_cases") or ()}
    for each in analysis.get("load_combinations") or ():
        if each["name"] == name:
            return f"{name} = {combination_sum(each, names)}"
    return name


def _written(drawing: Drawing, caption: list[str], size: tuple[int, int], verdict: str) -> Printed:
    lines = [line for text in caption for line in wrap(text, LINE_LENGTH)]
    return Printed(drawing.captioned(lines, size).svg.encode(), verdict)
