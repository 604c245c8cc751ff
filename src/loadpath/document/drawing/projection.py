"""How a picture looks at a structure: from the front where it lies in a plane, else from a corner
above."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import cos, pi, sin

from .structure import Point

Project = Callable[[Point], tuple[float, float]]
FRONT: tuple[Point, Point] = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0))
CORNER: tuple[Point, Point] = (
    (cos(pi / 6), 0.0, -cos(pi / 6)),
    (-sin(pi / 6) / 2, 1.0, -sin(pi / 6) / 2),
)


@dataclass(frozen=True)
class Projection:
    """From space to a picture whose y points down."""

    across: Point
    up: Point
    towards: Point
    """Where whoever looks stands."""
    scale: float
    shift: tuple[float, float]
    extent: float
    """How large the structure is as it is seen, in metres."""

    @classmethod
    def onto(
        cls,
        points: Sequence[Point],
        width: float,
        height: float,
        margin: float,
        beside: Sequence[Point] = (),
    ) -> "Projection":
        """The view that shows all points, as large as the picture has room for.

        What stands beside the structure needs room and has no say in where it is seen from.
        """
        across, up = _directions(points)
        (a, b, c), (d, e, f) = across, up
        towards = b * f - c * e, c * d - a * f, a * e - b * d
        flat = [(_dot(point, across), _dot(point, up)) for point in (*points, *beside)]
        left, right = min(u for u, _ in flat), max(u for u, _ in flat)
        low, high = min(v for _, v in flat), max(v for _, v in flat)
        room = ((width - 2 * margin, right - left), (height - 2 * margin, high - low))
        scale = min((most / extent for most, extent in room if extent > 0), default=1.0)
        middle = scale * (left + right) / 2, scale * (low + high) / 2
        shift = width / 2 - middle[0], height / 2 + middle[1]
        return cls(across, up, towards, scale, shift, max(right - left, high - low) or 1.0)

    def project(self, point: Point) -> tuple[float, float]:
        x = self.shift[0] + self.scale * _dot(point, self.across)
        y = self.shift[1] - self.scale * _dot(point, self.up)
        return round(x, 1), round(y, 1)

    def nearness(self, point: Point) -> float:
        """Grows towards whoever looks; only its order and its ratios mean something."""
        return _dot(point, self.towards)


def view_of(points: Sequence[Point]) -> tuple[Project, float]:
    """The same view in metres with y upwards, and how large the points are in it."""
    across, up = _directions(points)
    flat = [(_dot(point, across), _dot(point, up)) for point in points]
    spans = [max(values) - min(values) for values in zip(*flat, strict=True)]
    return lambda point: (_dot(point, across), _dot(point, up)), max(spans, default=0.0) or 1.0


def _directions(points: Sequence[Point]) -> tuple[Point, Point]:
    return FRONT if len({round(point[2], 9) for point in points}) == 1 else CORNER


def _dot(a: Point, b: Point) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
