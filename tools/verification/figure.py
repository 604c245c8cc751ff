"""One figure of a source and ours."""

from typing import Any, NamedTuple

Json = dict[str, Any]
MOVES = ("dx", "dy", "dz", "rx", "ry", "rz")
FORCES = ("fx", "fy", "fz", "mx", "my", "mz")
UNITS = {"d": "m", "r": "rad", "w": "rad/m", "f": "N", "m": "Nm", "b": "Nm2"}
"""By the first letter of a component."""


class Figure(NamedTuple):
    """A figure of a source and ours, both in SI units."""

    what: str
    unit: str
    wanted: float
    found: float
    allowed: float
    """How far ours may be off, in the same unit."""
    size: float
    """What the deviation is a share of: the figure itself, or the largest of its kind."""
    published: str = ""
    """As the source prints it."""
    place: str = ""
    """Where the viewer shows it, as its address has it."""
    of_many: bool = False
    """Whether it is one of all figures of a result set, not one that a source singles out."""
    is_absolute: bool = False
    """Whether its sign does not count."""

    @property
    def error(self) -> float:
        return abs(self.found - self.wanted)

    @property
    def agrees(self) -> bool:
        return self.error <= self.allowed

    @property
    def deviation(self) -> float:
        return self.error / self.size if self.size else self.error


def single(
    what: str, unit: str, wanted: float, found: float, tolerance: float, published: str = ""
) -> Figure:
    """A figure that is its own measure."""
    size = abs(wanted)
    return Figure(what, unit, wanted, found, tolerance * size, size, published)
