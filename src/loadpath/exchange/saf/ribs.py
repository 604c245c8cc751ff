"""Ribs of SAF: members that run along a surface, under it, in it or on it."""

from loadpath.document.declaration.vector import Vector
from loadpath.exchange.saf.axes import cross, dot, place_of
from loadpath.exchange.saf.ground import ALONG
from loadpath.exchange.saf.member_place import Place
from loadpath.exchange.saf.members import number_pieces, read_bar
from loadpath.exchange.saf.plate_normals import node_normal, upper_normal
from loadpath.exchange.saf.reading import Reading, Record
from loadpath.exchange.saf.sheet import Row

SHEET = "StructuralCurveMemberRib"
ALIGNMENTS = {"Bottom": -1, "Centre": 0, "Top": 1}
"""On which side of its surface a rib is."""
ECCENTRIC = {
    "Full shear connection": True,
    "User Defined Eccentricity": True,
    "User-Defined Eccentricity": True,
    "Partial shear connection": False,
    "Without composite action": False,
}
WIDTHS = (
    *("Shape of the rib", "Effective width"),
    *(f"Width {side} for check" for side in ("left", "right")),
    *(f"Width {side} for internal forces" for side in ("left", "right")),
)
"""Columns of the part of the surface that is counted to the rib; here each has its own forces."""


class RibPlace(Place):
    """A rib stands across its surface: its local z is that of the surface."""

    def __init__(self, reading: Reading, row: Row, section: Record, turned: bool) -> None:
        super().__init__(reading, row, section, turned)
        surface = reading.surfaces[row.needed("2D member")]
        by_id = {node["id"]: place_of(node) for node in reading.model["nodes"]}
        normal = node_normal([by_id[number] for number in surface["boundary_node_ids"]])
        self._z = upper_normal(reading.axes, normal)
        middle = dot(self._z, normal) * surface.get("offset", 0.0)
        self._eccentric = [(0.0, middle + self._above(section, surface["thickness"]))] * 2

    def _above(self, section: Record, thickness: float) -> float:
        """How far its centroid lies above the middle of its surface."""
        row = self._row
        if not row.word("Type of connection", ECCENTRIC):
            kind = row.text("Type of connection")
            self._reading.leave(row, f"'{kind}': here it lies in the middle of its surface")
            return 0.0
        side = row.word("Alignment", ALIGNMENTS)
        above = row.number_of("Eccentricity ez", "mm") or 0.0
        if side == 0:
            return above
        path = self._outline(section)
        if path is None or self._reading.axes.strong_axis != "y":
            self._reading.leave(row, f"alignment '{row.text('Alignment')}' is not carried over")
            return above
        ups = self._reach(path, "y")
        return above + side * thickness / 2 - (max(ups) if side < 0 else min(ups))

    def _unrolled(self, x: Vector, start: Vector) -> tuple[Vector, Vector]:
        return cross(self._z, x), self._z


def read_ribs(reading: Reading) -> None:
    members = reading.model.get("members", [])
    spare = max((each["id"] for each in members), default=0) + 1
    grounds = list(reading.sheet(ALONG))
    for row in reading.sheet(SHEET):
        if row.needed("2D member") not in reading.surfaces:
            name = row.text("2D member")
            reading.leave(row, f"is on {name}, which is not carried over")
            continue
        under = [each for each in grounds if each.text("Member rib") == row.name]
        bar = read_bar(reading, row, [], under, RibPlace)
        if bar is None:
            continue
        reading.ribs[row.name] = bar
        spare = number_pieces(reading, row, bar, spare, spare + 1)
        if bar.pieces[0].record["member_type"] != "Normal":
            reading.leave(row, "carries axial force only; it is joined to its surface at its ends")
        widths = [row.text(column) for column in WIDTHS]
        if any(widths):
            reading.leave(row, "the width of its surface that is counted to it is not carried over")
