"""A load case being written: one method per kind of load. SI units; magnitude times direction.

Where a load takes members or plates, one or several may be given.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Self

import loadpath.document as doc
from loadpath.authoring.argument_error import ArgumentError
from loadpath.authoring.arguments import Point, fraction, number, optional_number, triple
from loadpath.authoring.direction import (
    Along,
    global_direction,
    member_direction,
    refuse_out_of_plane,
)
from loadpath.authoring.handles import Member, Node, Plate, Surface
from loadpath.authoring.holds import DEGREES
from loadpath.authoring.part import Part, owned, owned_list
from loadpath.authoring.records import Records
from loadpath.authoring.selection import Editable
from loadpath.authoring.storey import Storey, storey_at
from loadpath.authoring.tributary import strip, tributary_widths

AtFraction = type[doc.MemberPointLoad] | type[doc.MemberPointMoment]


class LoadCase(Part):
    """Loads that act together."""

    __slots__ = ("_lists",)
    word = "load case"
    record: doc.LoadCase
    of: Editable

    def __init__(self, record: doc.LoadCase, of: Editable) -> None:
        super().__init__(record, of)
        self._lists: dict[str, Records] = {}

    @property
    def name(self) -> str:
        return self.record.name

    def force(self, node: Node, magnitude: float, along: Along = "Y") -> Self:
        """A force on a node, N."""
        loads = self.loads("nodal_loads")
        loads.add(
            doc.NodalLoad(
                id=loads.next_id(),
                node=self._node(node).id,
                magnitude=number("magnitude", magnitude),
                direction=self._global("along", along),
            )
        )
        return self

    def moment(self, node: Node, magnitude: float, about: Along = "Z") -> Self:
        """A moment on a node, N*m."""
        loads = self.loads("nodal_moments")
        loads.add(
            doc.NodalMoment(
                id=loads.next_id(),
                node=self._node(node).id,
                magnitude=number("magnitude", magnitude),
                direction=self._global("about", about, turns=True),
            )
        )
        return self

    def line(
        self,
        member: Member | Iterable[Member],
        magnitude: float,
        end_magnitude: float | None = None,
        *,
        along: Along = "Y",
        start_frac: float = 0.0,
        end_frac: float = 1.0,
        projected: bool = False,
    ) -> Self:
        """A line load, N/m, linear from magnitude to end_magnitude; downward is negative."""
        direction, axes = self._local("along", along)
        start, end = fraction("start_frac", start_frac), fraction("end_frac", end_frac)
        if start >= end:
            raise ArgumentError(
                "end_frac", f"'end_frac' should be greater than {start:g}, found {end:g}"
            )
        first = number("magnitude", magnitude)
        last = first if end_magnitude is None else number("end_magnitude", end_magnitude)
        loads = self.loads("distributed_loads")
        for loaded in self._members(member):
            loads.add(
                doc.DistributedLoad(
                    id=loads.next_id(),
                    member=loaded.id,
                    magnitude=first,
                    end_magnitude=last,
                    direction=direction,
                    start_frac=start,
                    end_frac=end,
                    projected=True if projected else None,
                    axes=None if axes is doc.LoadAxes.global_ else axes,
                )
            )
        return self

    def point(
        self,
        member: Member | Iterable[Member],
        magnitude: float,
        position: float = 0.5,
        *,
        along: Along = "Y",
    ) -> Self:
        """A force at a fraction of a member's length, N; downward is negative."""
        loads = self.loads("member_point_loads")
        direction = self._local("along", along)
        self._add_at_fraction(loads, doc.MemberPointLoad, member, magnitude, position, direction)
        return self

    def point_moment(
        self,
        member: Member | Iterable[Member],
        magnitude: float,
        position: float = 0.5,
        *,
        about: Along = "Z",
    ) -> Self:
        """A moment at a fraction of a member's length, N*m."""
        loads = self.loads("member_point_moments")
        direction = self._local("about", about, turns=True)
        self._add_at_fraction(loads, doc.MemberPointMoment, member, magnitude, position, direction)
        return self

    def area(
        self,
        polygon: Sequence[Point | Node],
        magnitude: float,
        *,
        along: Along = "Y",
        distribution_direction: Along | None = None,
    ) -> Self:
        """A load per area, Pa, that the members under the polygon carry."""
        corners = [_corner(corner) for corner in polygon]
        if len(corners) < 3:
            raise ArgumentError(
                "polygon", f"'polygon' should have at least three corners, found {len(corners)}"
            )
        spans = None
        if distribution_direction is not None:
            spans = global_direction("distribution_direction", distribution_direction)
        loads = self.loads("surface_loads")
        loads.add(
            doc.SurfaceLoad(
                id=loads.next_id(),
                polygon=corners,
                magnitude=number("magnitude", magnitude),
                direction=self._global("along", along),
                distribution_direction=spans,
            )
        )
        return self

    def tributary(
        self,
        member: Member | Iterable[Member],
        magnitude: float,
        width: float | None = None,
        *,
        along: Along = "Y",
        projected: bool = False,
    ) -> Self:
        """A load per area, Pa, on parallel members as line loads by the width that each carries.

        Without `width` that is half-way to the neighbours among them. `projected` is per area as
        seen along the load, such as snow per area in plan.
        """
        pressure = number("magnitude", magnitude)
        if width is not None:
            q = pressure * number("width", width, above=0.0)
            return self.line(member, q, along=along, projected=projected)
        seen = self._global("along", along) if projected else None
        members = self._members(member)
        for loaded, across in zip(members, tributary_widths(members), strict=True):
            self.line(loaded, pressure * strip(loaded, across, seen), along=along)
        return self

    def floor(
        self,
        storey: Storey | float,
        magnitude: float,
        *,
        along: Along = "Y",
        distribution_direction: Along | None = None,
    ) -> Self:
        """A load per area, Pa, on all that the beams of a storey enclose, by its height Y."""
        if self._is_plane():
            raise ArgumentError(
                "storey", "a 2D model has no floor: use tributary() with the width of a bay"
            )
        for corners in storey_at(self.of, storey).outlines:
            self.area(
                corners, magnitude, along=along, distribution_direction=distribution_direction
            )
        return self

    def storey_force(self, storey: Storey | float, magnitude: float, along: Along = "X") -> Self:
        """A force on a storey, N, in equal parts on the nodes of its beams."""
        beams = storey_at(self.of, storey).members
        nodes = list(dict.fromkeys(node for beam in beams for node in (beam.start, beam.end)))
        for node in nodes:
            self.force(node, number("magnitude", magnitude) / len(nodes), along)
        return self

    def pressure(
        self,
        plate: Surface | Plate | Iterable[Surface | Plate],
        magnitude: float,
        *,
        along: Along = "Y",
        projected: bool = False,
    ) -> Self:
        """A pressure on plates, Pa; downward is negative."""
        plates = list(plate) if isinstance(plate, Iterable) else [plate]
        loads = self.loads("plate_pressures")
        for each in plates:
            target: doc.PlatePressureTarget
            if isinstance(each, Surface):
                target = doc.SurfaceTarget(surface_id=owned("plate", each, Surface, self.of).id)
            else:
                target = doc.ElementTarget(plate_element_id=owned("plate", each, Plate, self.of).id)
            loads.add(
                doc.PlatePressure(
                    id=loads.next_id(),
                    target=target,
                    magnitude=number("magnitude", magnitude),
                    direction=self._global("along", along),
                    projected=projected,
                )
            )
        return self

    def settle(self, node: Node, **movements: float) -> Self:
        """Imposed movements of a support, X Y Z in m and RX RY RZ in rad: settle(a, Y=-0.01)."""
        moved = self._node(node)
        if not movements:
            raise ArgumentError(
                "movements",
                "a movement is missing: one of X, Y, Z, RX, RY, RZ",
                "missing_parameter",
            )
        loads = self.loads("support_displacements")
        for degree, value in movements.items():
            if degree not in DEGREES:
                raise ArgumentError(
                    degree, f"'{degree}' should be one of {', '.join(DEGREES)} in settle()"
                )
            loads.add(
                doc.SupportDisplacement(
                    id=loads.next_id(),
                    node=moved.id,
                    direction=doc.SupportDirection(degree),
                    value=number(degree, value),
                )
            )
        return self

    def temperature(
        self,
        member: Member | Iterable[Member],
        uniform: float | None = None,
        *,
        gradient_y: float | None = None,
        gradient_z: float | None = None,
    ) -> Self:
        """A change of temperature, K: of the axis, and between the faces across y and z."""
        if uniform is None and gradient_y is None and gradient_z is None:
            raise ArgumentError(
                "uniform",
                "a temperature is missing: uniform, gradient_y or gradient_z",
                "missing_parameter",
            )
        loads = self.loads("temperature_loads")
        for loaded in self._members(member):
            loads.add(
                doc.TemperatureLoad(
                    id=loads.next_id(),
                    member=loaded.id,
                    uniform=optional_number("uniform", uniform),
                    gradient_y=optional_number("gradient_y", gradient_y),
                    gradient_z=optional_number("gradient_z", gradient_z),
                )
            )
        return self

    def self_weight(self) -> Self:
        """Add the weight of members and plates to this case; one case of a model may have it."""
        taken = self._options.self_weight_load_case_id
        if taken is not None and taken != self.id:
            raise ArgumentError(
                "self_weight", f"load case {taken} has the self-weight already, only one may"
            )
        self._options.enable_self_weight = True
        self._options.self_weight_load_case_id = self.id
        return self

    @property
    def _options(self) -> doc.AnalysisOptions:
        return self.of.document.analysis.options

    def loads(self, name: str) -> Records:
        """One list of its loads, by its name in the document."""
        if name not in self._lists:
            self._lists[name] = Records(lambda: self.record, name)
        return self._lists[name]

    def _node(self, node: Any) -> Node:
        return owned("node", node, Node, self.of)

    def _add_at_fraction(
        self,
        loads: Records,
        kind: AtFraction,
        member: Member | Iterable[Member],
        magnitude: float,
        position: float,
        direction: tuple[doc.Vector, doc.LoadAxes],
    ) -> None:
        vector, axes = direction
        for loaded in self._members(member):
            loads.add(
                kind(
                    id=loads.next_id(),
                    member=loaded.id,
                    magnitude=number("magnitude", magnitude),
                    direction=vector,
                    position=fraction("position", position),
                    axes=axes,
                )
            )

    def _members(self, member: Any) -> list[Member]:
        return owned_list("member", member, Member, self.of)

    def _global(self, argument: str, along: Any, *, turns: bool = False) -> doc.Vector:
        direction = global_direction(argument, along)
        if self._is_plane():
            refuse_out_of_plane(argument, direction, turns=turns)
        return direction

    def _local(
        self, argument: str, along: Any, *, turns: bool = False
    ) -> tuple[doc.Vector, doc.LoadAxes]:
        direction, axes = member_direction(argument, along)
        if self._is_plane():
            refuse_out_of_plane(argument, direction, turns=turns)
        return direction, axes

    def _is_plane(self) -> bool:
        return self._options.dimensionality is doc.Dimensionality.two


def _corner(corner: Any) -> doc.SurfaceLoadVertex:
    if isinstance(corner, Node):
        return doc.SurfaceLoadVertex(X=corner.X, Y=corner.Y, Z=corner.Z)
    x, y, z = triple("polygon", corner)
    return doc.SurfaceLoadVertex(X=x, Y=y, Z=z)
