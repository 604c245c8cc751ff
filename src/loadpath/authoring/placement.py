"""Where copies go: moved by a vector, or mirrored across a plane of constant X, Y or Z."""

from dataclasses import dataclass

Triple = tuple[float, float, float]
AXES = ("X", "Y", "Z")


@dataclass(frozen=True)
class Placement:
    """A movement, or a reflection where `normal` names the axis across which it mirrors."""

    by: Triple = (0.0, 0.0, 0.0)
    normal: int | None = None
    at: float = 0.0

    def point(self, point: Triple) -> Triple:
        x, y, z = (
            2.0 * self.at - value if axis == self.normal else value + step
            for axis, (value, step) in enumerate(zip(point, self.by, strict=True))
        )
        return x, y, z

    def vector(self, vector: Triple) -> Triple:
        """A direction: a force, an offset, an axis of a support."""
        x, y, z = self._signed(vector, self.forces)
        return x, y, z

    def axial(self, vector: Triple) -> Triple:
        """An axis that something turns about: a moment."""
        x, y, z = self._signed(vector, self.turns)
        return x, y, z

    @property
    def forces(self) -> tuple[int, int, int]:
        """The signs that forces along X, Y and Z get."""
        x, y, z = (-1 if axis == self.normal else 1 for axis in range(3))
        return x, y, z

    @property
    def turns(self) -> tuple[int, int, int]:
        """The signs that moments about X, Y and Z get: a mirror turns all but its own round."""
        if self.normal is None:
            return 1, 1, 1
        x, y, z = (1 if axis == self.normal else -1 for axis in range(3))
        return x, y, z

    def _signed(self, vector: Triple, signs: tuple[int, int, int]) -> Triple:
        x, y, z = (s * v if v else 0.0 for s, v in zip(signs, vector, strict=True))
        return x, y, z
