"""What stands there: nodes, members, plates, their properties, and what holds them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, Unpack

import loadpath.document as doc
from loadpath.authoring.argument_error import ArgumentError
from loadpath.authoring.arguments import Point, number, optional_number, text, word
from loadpath.authoring.changes import end_offset as end_offset_record
from loadpath.authoring.changes import member_bedding
from loadpath.authoring.further_fields import PlateFields
from loadpath.authoring.handles import (
    Hinge,
    Material,
    Member,
    MemberSet,
    Node,
    Plate,
    Section,
    Surface,
)
from loadpath.authoring.part import owned, owned_list
from loadpath.authoring.plate_records import mesh_settings, outline, plate_fields
from loadpath.authoring.properties import Properties
from loadpath.authoring.words import MemberTypeWord

Restraints = Mapping[Node, Iterable[str]]
"""Nodes that hold a member set against buckling, each with some of y, z and torsion."""


class Geometry(Properties):
    """Nodes, members and plates, in SI units; Y is up."""

    def node(self, X: float, Y: float, Z: float = 0.0) -> Node:
        """A point; Y is up."""
        x, y, z = number("X", X), number("Y", Y), number("Z", Z)
        nodes = self.document.model.nodes
        if self._is_plane and nodes and z != nodes[0].Z:
            raise ArgumentError(
                "Z", f"'Z' should be {nodes[0].Z:g} like that of the first node of a 2D model"
            )
        return self.add(Node, doc.Node(id=self.next_id(Node), X=x, Y=y, Z=z))

    def member(
        self,
        start: Node,
        end: Node,
        section: Section | str | None = None,
        material: Material | str | None = None,
        *,
        end_section: Section | str | None = None,
        rotation_angle: float | None = None,
        start_hinge: Hinge | Literal["pinned"] | None = None,
        end_hinge: Hinge | Literal["pinned"] | None = None,
        start_offset: Point | None = None,
        end_offset: Point | None = None,
        member_type: MemberTypeWord = "Normal",
        classification: str | None = None,
        mirror: bool = False,
        weight: float = 0.0,
        bedding: doc.MemberBedding | Mapping[str, Any] | None = None,
    ) -> Member:
        """A bar of a named section and material, or of a section of this model.

        Without rotation_angle a member is not rolled, but for a vertical one of a 2D model: that
        is rolled by 90 degrees, so that it too bends about its strong axis in the plane.
        With end_section it is tapered, from `section` at its start; bedding is the stiffness of
        elastic ground along it, per metre, in its axes: {"y": 2e7}.
        """
        first, last = owned("start", start, Node, self), owned("end", end, Node, self)
        kind = doc.MemberType(word("member_type", member_type, doc.MemberType))
        rigid = kind is doc.MemberType.Rigid
        offsets = (
            end_offset_record("start_offset", start_offset),
            end_offset_record("end_offset", end_offset),
        )
        if offsets == (None, None) and first.place == last.place:
            raise ArgumentError("end", "'end' is at the same place as 'start'")
        if rigid and not (section is None and end_section is None):
            raise ArgumentError("section", "'section' has no meaning for a Rigid member")
        record = doc.Member(
            id=self.next_id(Member),
            start_node_id=first.id,
            end_node_id=last.id,
            rotation_angle=self._roll(rotation_angle, first, last),
            start_hinge=self.stock.hinge_id("start_hinge", start_hinge),
            end_hinge=self.stock.hinge_id("end_hinge", end_hinge),
            start_offset=offsets[0],
            end_offset=offsets[1],
            member_type=kind,
            classification=None
            if classification is None
            else text("classification", classification),
            mirror=True if mirror else None,
            weight=number("weight", weight, minimum=0.0),
            bedding=member_bedding(bedding),
            section=None if rigid else self.stock.find_section(section, material).id,
            end_section=None
            if end_section is None
            else self.stock.find_section(end_section, material).id,
        )
        return self.add(Member, record)

    def surface(
        self,
        corners: Sequence[Node],
        thickness: float,
        material: Material | str,
        *,
        openings: Sequence[Sequence[Node]] = (),
        mesh_size: float | None = None,
        divisions: tuple[int, int] | None = None,
        name: str | None = None,
        **more: Unpack[PlateFields],
    ) -> Surface:
        """A flat plate by its corners, meshed when it is solved; see PlateSurface for more."""
        holes = [
            doc.PlateOpening(id=number_, boundary_node_ids=outline("openings", hole, self))
            for number_, hole in enumerate(openings, start=1)
        ]
        return self.add(
            Surface,
            doc.PlateSurface(
                id=self.next_id(Surface),
                name=None if name is None else text("name", name),
                boundary_node_ids=outline("corners", corners, self),
                openings=holes or None,
                thickness=number("thickness", thickness, above=0.0),
                mesh=mesh_settings(mesh_size, divisions),
                **plate_fields(more),
                material=self.stock.find_material("material", material).id,
            ),
        )

    def plate(
        self,
        corners: Sequence[Node],
        thickness: float,
        material: Material | str,
        **more: Unpack[PlateFields],
    ) -> Plate:
        """One finite element with three or four corners; see PlateElement for more."""
        return self.add(
            Plate,
            doc.PlateElement(
                id=self.next_id(Plate),
                node_ids=outline("corners", corners, self, most=4),
                thickness=number("thickness", thickness, above=0.0),
                **plate_fields(more),
                material=self.stock.find_material("material", material).id,
            ),
        )

    def mass(self, node: Node, mass: float) -> None:
        """A lumped mass on a node, kg."""
        model = self.document.model
        model.nodal_masses = model.nodal_masses or []
        node_id = owned("node", node, Node, self).id
        model.nodal_masses.append(
            doc.NodalMass(node=node_id, mass=number("mass", mass, minimum=0.0))
        )

    def member_set(
        self,
        members: Member | Iterable[Member],
        *,
        classification: str | None = None,
        buckling_restraints: Restraints | None = None,
        buckling_length_y: float | None = None,
        buckling_length_z: float | None = None,
        buckling_length_t: float | None = None,
        ltb_length: float | None = None,
        effective_length_factor_y: float | None = None,
        effective_length_factor_z: float | None = None,
    ) -> MemberSet:
        """Members in a row that a check treats as one, with their buckling lengths, m."""
        lengths: dict[str, Any] = {
            "buckling_length_y": buckling_length_y,
            "buckling_length_z": buckling_length_z,
            "buckling_length_t": buckling_length_t,
            "ltb_length": ltb_length,
            "effective_length_factor_y": effective_length_factor_y,
            "effective_length_factor_z": effective_length_factor_z,
        }
        for key, value in lengths.items():
            lengths[key] = optional_number(key, value, above=0.0)
        return self.add(
            MemberSet,
            doc.MemberSet(
                id=self.next_id(MemberSet),
                classification=classification,
                member_ids=[m.id for m in owned_list("members", members, Member, self)],
                buckling_restraints=self._restraints(buckling_restraints),
                **lengths,
            ),
        )

    # ------------------------------------------------------------------ inside

    @property
    def _is_plane(self) -> bool:
        return self.document.analysis.options.dimensionality is doc.Dimensionality.two

    def _roll(self, angle: Any, start: Node, end: Node) -> float:
        if angle is not None:
            return number("rotation_angle", angle)
        return 90.0 if self._is_plane and start.X == end.X and start.Z == end.Z else 0.0

    def _restraints(self, restraints: Restraints | None) -> list[doc.BucklingRestraint] | None:
        if restraints is None:
            return None
        records = []
        for node, held in restraints.items():
            words = {word("buckling_restraints", each, ("y", "z", "torsion")) for each in held}
            records.append(
                doc.BucklingRestraint(
                    node_id=owned("buckling_restraints", node, Node, self).id,
                    restrains_local_y="y" in words,
                    restrains_local_z="z" in words,
                    restrains_torsion="torsion" in words,
                )
            )
        return records
