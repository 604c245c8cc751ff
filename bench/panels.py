"""Panels side by side in one picture: the same file of the same figures."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

MOST_IN_A_ROW = 3
# No date, ids that do not change, letters as text.
REPEATABLE: Any = {"svg.hashsalt": "loadpath", "svg.fonttype": "none", "font.size": 9}


def draw_panels(path: Path, count: int, fill: Callable[[list[Axes]], None]) -> None:
    """So many panels; below them a legend of the first, if its lines have names."""
    columns = min(count, MOST_IN_A_ROW)
    rows = -(-count // columns)
    with mpl.rc_context(REPEATABLE):
        figure = Figure(figsize=(9, 2.8 * rows), layout="constrained")
        panels = list(figure.subplots(rows, columns, squeeze=False).ravel())
        for panel in panels[count:]:
            panel.set_visible(False)
        fill(panels[:count])
        for panel in panels[:count]:
            panel.minorticks_off()  # they are most of the file
            panel.grid(visible=True, which="major", color="0.9")
        handles, labels = panels[0].get_legend_handles_labels()
        if handles:
            figure.legend(handles, labels, loc="outside lower center", ncols=3, fontsize=8)
        figure.savefig(path, format="svg", metadata={"Date": None})
