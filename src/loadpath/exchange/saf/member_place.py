"""How a member of SAF lies: the roll of its section, and its ends off their nodes."""

from math import cos, radians, sin

from loadpath.document.declaration.vector import Vector
from loadpath.document.member_axes import member_axes
from loadpath.document.types.members import Member
from loadpath.document.types.nodes import Node
from loadpath.exchange.saf.axes import cross, dot, length_of, plus, roll_of, times, unit
from loadpath.exchange.saf.reading import Reading, Record
from loadpath.exchange.saf.sheet import Row

LCS = {
    "y by vector": ("y", False),
    "z by vector": ("z", False),
    "y by point": ("y", True),
    "z by point": ("z", True),
}
LINES = {
    "Centre": (0, 0),
    "Top": (0, 1),
    "Bottom": (0, -1),
    "Left": (-1, 0),
    "Right": (1, 0),
    "Top left": (-1, 1),
    "Top right": (1, 1),
    "Bottom left": (-1, -1),
    "Bottom right": (1, -1),
}
"""Where on the section the line between the nodes runs: right and up."""


class Place:
    """The roll and the offsets of the pieces of one member."""

    def __init__(self, reading: Reading, row: Row, section: Record, turned: bool) -> None:
        self._row = row
        self._reading = reading
        self._turned = turned
        self._rotation = row.number_of("LCS Rotation", "deg") or 0.0
        self._eccentric = [
            (
                row.number_of(f"Analysis Y Eccentricity of {end} Node", "mm") or 0.0,
                row.number_of(f"Analysis Z Eccentricity of {end} Node", "mm") or 0.0,
            )
            for end in ("Beg", "End")
        ]
        self._line = self._line_offset(section)

    def fields(self, start: Vector, stop: Vector, begin: float, end: float) -> Record:
        """Roll and offsets of a piece between two places, at two fractions of the whole."""
        x = unit(plus(stop, start, -1.0))
        y, z = self._unrolled(x, start)
        axis, sign = self._reading.axes.local[1]
        upward = y if axis == 1 else z
        neutral = _neutral_y(start, stop)
        roll = roll_of(x, (sign * upward[0], sign * upward[1], sign * upward[2]), neutral)
        record: Record = {"rotation_angle": roll + self._rotation + 180.0 * self._turned}
        c, s = cos(radians(self._rotation)), sin(radians(self._rotation))
        across = (plus(times(c, y), z, s), plus(times(c, z), y, -s))
        for key, at in (("start_offset", begin), ("end_offset", end)):
            offset = self._offset(across, x, at)
            if any(offset):
                record[key] = dict(zip("XYZ", offset, strict=True))
        return record

    def _unrolled(self, x: Vector, start: Vector) -> tuple[Vector, Vector]:
        """Local y and z of the workbook before its rotation, in the document's axes."""
        row = self._row
        if not row.has("LCS"):
            return _usual_axes(x)
        which, by_point = row.word("LCS", LCS)
        given = [row.number_of(f"Coordinate {c}", "m") or 0.0 for c in "XYZ"]
        towards = self._reading.axes.vector(given)
        if by_point:
            towards = plus(towards, start, -1.0)
        across = plus(towards, x, -dot(towards, x))
        if length_of(across) < 1e-6 * (length_of(towards) or 1.0) or not any(towards):
            self._reading.leave(row, f"'{row.text('LCS')}' runs along it; it has the usual axes")
            return _usual_axes(x)
        first = unit(across)
        return (first, cross(x, first)) if which == "y" else (cross(first, x), first)

    def _offset(self, across: tuple[Vector, Vector], x: Vector, at: float) -> Vector:
        (y0, z0), (y1, z1) = self._eccentric
        offset = times(y0 + (y1 - y0) * at, across[0])
        offset = plus(offset, across[1], z0 + (z1 - z0) * at)
        axis, sign = self._reading.axes.local[1]
        up = times(sign, across[0] if axis == 1 else across[1])
        right = cross(up, x)
        return plus(plus(offset, right, self._line[0]), up, self._line[1])

    def _outline(self, section: Record) -> Record | None:
        paths = self._reading.model.get("shape_paths", [])
        return next((each for each in paths if each["id"] == section.get("shape_path")), None)

    def _reach(self, path: Record, axis: str, sign: float = 1.0) -> list[float]:
        """How far the strokes of an outline lie along an axis, as the member stands."""
        turn = -sign if self._turned else sign
        return [turn * each[axis] for each in path["shape_commands"] if "y" in each]

    def _line_offset(self, section: Record) -> tuple[float, float]:
        """How far the centroid lies right of and above the line between the nodes."""
        right, up = self._row.word("System line", LINES, (0, 0))
        if (right, up) == (0, 0):
            return 0.0, 0.0
        path = self._outline(section)
        if path is None:
            line = self._row.text("System line")
            self._reading.leave(self._row, f"system line '{line}' of a section without outline")
            return 0.0, 0.0
        # Seen from the end, right is minus the document's z.
        ups, rights = self._reach(path, "y"), self._reach(path, "z", -1.0)
        box = {1: max, -1: min}
        return (
            -box[right](rights) if right else 0.0,
            -box[up](ups) if up else 0.0,
        )


def _usual_axes(x: Vector) -> tuple[Vector, Vector]:
    """z upward, and along X where the member is upright."""
    y = unit(cross((0.0, 1.0, 0.0), x)) if abs(x[1]) < 0.9999 else (0.0, 0.0, -1.0)
    return y, cross(x, y)


def _neutral_y(start: Vector, stop: Vector) -> Vector:
    """Local y of the document without a roll."""
    nodes = [Node(id=k, X=p[0], Y=p[1], Z=p[2]) for k, p in enumerate((start, stop))]
    member = Member(id=0, start_node_id=0, end_node_id=1)
    return member_axes(nodes[0], nodes[1], member)[1]
