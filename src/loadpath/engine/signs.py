"""The signs of pictures, as the pages have them: tension and sagging are positive, whichever way a
member runs and however it is rolled. Numbers for programs keep the signs of the document.

The same rule stands in `results/signs.ts` of the viewer.
"""

from typing import Any, Literal

import numpy as np

from .result_set import ResultSet
from .solution import Solution

Sign = Literal[1, -1]
WORDS = "Tension and sagging are positive; moments are drawn on the side they stretch."
LEVEL = 0.05
"""Within about 3 degrees of level an axis points neither up nor down."""
SIDES = {"fx": 1, "fy": 1, "fz": 2, "mx": 1, "my": 2, "mz": 1}
"""The local axis on which a force is drawn, of x, y and z."""
STRETCHED = {"mz": 1, "my": -1}
"""The side along that axis which a positive moment of the start side stretches."""


class Signs:
    """Signs of the members of a solved model."""

    def __init__(self, results: Solution) -> None:
        self._places = results.places
        self._axes = results.places.member_axes.reshape(-1, 3, 3)

    def axis(self, member: Any, component: str) -> np.ndarray:
        """The direction along which a force is drawn."""
        axis: np.ndarray = self._axes[self._places.of_member(member), SIDES[component]]
        return axis

    def shown(self, found: ResultSet, member: Any, component: str) -> Sign:
        """Times the value of the results it is what a picture says; of an earthquake a size."""
        return 1 if found.convergence.method == "SEISMIC" else self._rule(member, component)

    def plotted(self, member: Any, component: str) -> Sign:
        """The side of its axis on which a positive value that is shown lies."""
        if component in STRETCHED:
            return _sign(STRETCHED[component] * self._rule(member, component))
        return _upwards(self.axis(member, component))

    def _rule(self, member: Any, component: str) -> Sign:
        if component in ("fx", "mx"):
            return -1
        up = _upwards(self.axis(member, component))
        return _sign(-up) if component == "mz" else up


def _upwards(axis: np.ndarray) -> Sign:
    """1 where an axis points up; of level axes where it points to +X, and across X to +Z."""
    x, y, z = (float(part) for part in axis)
    decides = y if abs(y) > LEVEL else x if abs(x) > LEVEL else z
    return 1 if decides > 0 else -1


def _sign(value: int) -> Sign:
    return 1 if value > 0 else -1
