"""How cost grows, as one picture: a panel for each operation, the last run before earlier ones."""

import re
from math import log
from pathlib import Path

from matplotlib.axes import Axes

from bench.history import Run
from bench.panels import draw_panels

FIGURE = re.compile(r"(.+), (\d+) members")
MOST_EARLIER = 5


def growth_of(run: Run) -> dict[str, list[tuple[int, float]]]:
    """Members and seconds by operation."""
    found: dict[str, list[tuple[int, float]]] = {}
    for name, value in run.figures.items():
        match = FIGURE.fullmatch(name)
        if match and value is not None and ";" not in name:
            found.setdefault(match[1], []).append((int(match[2]), value))
    return {operation: sorted(points) for operation, points in found.items()}


def order_of_growth(points: list[tuple[int, float]]) -> float:
    """The power of the size with which cost grows between the two largest."""
    (few, less), (many, more) = points[-2:]
    return log(more / less) / log(many / few)


def draw_growth(runs: list[Run], path: Path) -> None:
    growths = [growth_of(run) for run in runs[-1 - MOST_EARLIER :]]
    operations = list(growths[-1])

    def fill(panels: list[Axes]) -> None:
        for panel, operation in zip(panels, operations, strict=True):
            draw_panel(panel, operation, [growth.get(operation, []) for growth in growths])

    draw_panels(path, len(operations), fill)


def draw_panel(panel: Axes, operation: str, lines: list[list[tuple[int, float]]]) -> None:
    for points in lines[:-1]:
        if points:
            panel.plot(*zip(*points, strict=True), color="0.75", linewidth=1)
    last = lines[-1]
    panel.plot(*zip(*last, strict=True), color="#1f6fb2", marker="o", markersize=3)
    panel.set(xscale="log", yscale="log", xlabel="members", ylabel="seconds")
    title = operation
    if len(last) > 1:
        title += f" (grows as n^{order_of_growth(last):.1f})"
    panel.set_title(title, fontsize=9)
