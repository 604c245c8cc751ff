"""Points sorted into cubes, so that a line is compared with those near it, not with all."""

from itertools import product

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
_CORNERS = np.array(list(product((-1.0, 1.0), repeat=3)))
_ROOM = 1 << 20
"""More cubes than one axis has."""


class NodeGrid:
    """Finds the points that may lie within a distance of a line."""

    def __init__(self, places: Floats, distance: float) -> None:
        self._least = places.min(axis=0)
        extent = float((places.max(axis=0) - self._least).max())
        per_axis = max(round(len(places) ** (1 / 3)), 1)
        # Four times the distance: what is near a point then lies in two cubes per axis at most.
        self._side = max(extent / per_axis, 4 * distance)
        self._reach = self._side / 4 + distance
        self._cubes: dict[int, list[int]] = {}
        for number, cube in enumerate(self._numbers(places).tolist()):
            self._cubes.setdefault(cube, []).append(number)

    def near(self, start: Floats, end: Floats) -> list[int]:
        """The numbers of all points that are as near as that, and of some that are not."""
        steps = int(np.ceil(2 * np.sqrt(((end - start) ** 2).sum()) / self._side)) + 1
        along = np.linspace(start, end, steps + 1)
        boxes = along[:, None, :] + self._reach * _CORNERS
        cubes = np.unique(self._numbers(boxes.reshape(-1, 3))).tolist()
        return [number for cube in cubes for number in self._cubes.get(cube, ())]

    def _numbers(self, places: Floats) -> NDArray[np.int64]:
        cells = np.floor((places - self._least) / self._side).astype(np.int64) + 1
        numbers: NDArray[np.int64] = (cells[:, 0] * _ROOM + cells[:, 1]) * _ROOM + cells[:, 2]
        return numbers
