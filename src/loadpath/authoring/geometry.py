"""What stands there: nodes, members, plates, their properties, and what holds them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

import loadpath.document as doc
from loadpath.authoring.argument_error import ArgumentError
from loadpath.authoring.arguments import Point, number, optional_number, text, triple, word
from loadpath.authoring.handles import (
    Hinge,
    Material,
    Member,
    MemberSet,
    Node,
    Plate,
    Section,
    Surface,
    owned,
    owned_list,
)
from loadpath.authoring.holds import Hold, nodal_support
from loadpath.authoring.plate_records import mesh_settings, outline, plate_fields
from loadpath.authoring.stock import Stock, section_record

Restraints = Mapping[Node, Iterable[str]]
"""Nodes that hold a member set against buckling, each with some of y, z and torsion."""


class Geometry:
    """Nodes, members, plates and supports, in SI units; Y is up.

    What has no call of its own is set on `document`, the typed document underneath.
    """

    def __init__(self, name: str = "", *, author: str = "", dimensionality: str = "3D") -> None:
        plane = doc.Dimensionality(word("dimensionality", dimensionality, ("2D", "3D")))
        self.document = doc.Document(
            schema_version=doc.SCHEMA_VERSION,
            settings=doc.Settings(
                general_info=doc.GeneralInfo(
                    project_name=text("name", name), author=text("author", author)
                ),
            ),
            model=doc.Model(nodes=[], materials=[]),
            analysis=doc.Analysis(options=doc.AnalysisOptions(dimensionality=plane)),
        )
        self._stock = Stock(self.document.model, self)
        self._pinned: Hinge | None = None

    def _repr_html_(self) -> str:
        return self.document._repr_html_()

    # ------------------------------------------------------------------ geometry

    def node(self, X: float, Y: float, Z: float = 0.0) -> Node:
        """A point; Y is up."""
        x, y, z = number("X", X), number("Y", Y), number("Z", Z)
        nodes = self.document.model.nodes
        if self._is_plane and nodes and z != nodes[0].Z:
            raise ArgumentError(
                "Z", f"'Z' should be {nodes[0].Z:g} like that of the first node of a 2D model"
            )
        made = Node(len(nodes) + 1, self, x, y, z)
        nodes.append(doc.Node(id=made.id, X=x, Y=y, Z=z))
        return made

    def member(
        self,
        start: Node,
        end: Node,
        section: Section | str | None = None,
        material: Material | str | None = None,
        *,
        rotation_angle: float | None = None,
        start_hinge: Hinge | str | None = None,
        end_hinge: Hinge | str | None = None,
        start_offset: Point | None = None,
        end_offset: Point | None = None,
        member_type: str = "Normal",
        classification: str | None = None,
        mirror: bool = False,
        weight: float = 0.0,
    ) -> Member:
        """A bar of a named section and material, or of a section of this model.

        Without rotation_angle a member is not rolled, but for a vertical one of a 2D model: that
        is rolled by 90 degrees, so that it too bends about its strong axis in the plane.
        """
        first, last = owned("start", start, Node, self), owned("end", end, Node, self)
        kind = doc.MemberType(word("member_type", member_type, doc.MemberType))
        rigid = kind is doc.MemberType.Rigid
        made = Member(len(self.document.model.members) + 1, self, first, last)
        offsets = _offset("start_offset", start_offset), _offset("end_offset", end_offset)
        if offsets == (None, None) and (first.X, first.Y, first.Z) == (last.X, last.Y, last.Z):
            raise ArgumentError("end", "'end' is at the same place as 'start'")
        if rigid and section is not None:
            raise ArgumentError("section", "'section' has no meaning for a Rigid member")
        record = doc.Member(
            id=made.id,
            start_node_id=first.id,
            end_node_id=last.id,
            rotation_angle=self._roll(rotation_angle, first, last),
            start_hinge=self._hinge("start_hinge", start_hinge),
            end_hinge=self._hinge("end_hinge", end_hinge),
            start_offset=offsets[0],
            end_offset=offsets[1],
            member_type=kind,
            classification=None
            if classification is None
            else text("classification", classification),
            mirror=True if mirror else None,
            weight=number("weight", weight, minimum=0.0),
            section=None if rigid else self._stock.find_section(section, material).id,
        )
        self.document.model.members.append(record)
        return made

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
        **more: Any,
    ) -> Surface:
        """A flat plate by its corners, meshed when it is solved; see PlateSurface for more."""
        model = self.document.model
        surfaces = model.plate_surfaces = model.plate_surfaces or []
        made = Surface(len(surfaces) + 1, self)
        holes = [
            doc.PlateOpening(id=number_, boundary_node_ids=outline("openings", hole, self))
            for number_, hole in enumerate(openings, start=1)
        ]
        surfaces.append(
            doc.PlateSurface(
                id=made.id,
                name=None if name is None else text("name", name),
                boundary_node_ids=outline("corners", corners, self),
                openings=holes or None,
                thickness=number("thickness", thickness, above=0.0),
                mesh=mesh_settings(mesh_size, divisions),
                **plate_fields(more),
                material=self._stock.find_material("material", material).id,
            )
        )
        return made

    def plate(
        self, corners: Sequence[Node], thickness: float, material: Material | str, **more: Any
    ) -> Plate:
        """One finite element with three or four corners; see PlateElement for more."""
        model = self.document.model
        elements = model.plate_elements = model.plate_elements or []
        made = Plate(len(elements) + 1, self)
        elements.append(
            doc.PlateElement(
                id=made.id,
                node_ids=outline("corners", corners, self, most=4),
                thickness=number("thickness", thickness, above=0.0),
                **plate_fields(more),
                material=self._stock.find_material("material", material).id,
            )
        )
        return made

    def mass(self, node: Node, mass: float) -> None:
        """A lumped mass on a node, kg."""
        model = self.document.model
        model.nodal_masses = model.nodal_masses or []
        node_id = owned("node", node, Node, self).id
        model.nodal_masses.append(
            doc.NodalMass(node=node_id, mass=number("mass", mass, minimum=0.0))
        )

    # ------------------------------------------------------------------ properties

    def material(
        self,
        name: str,
        *,
        e_mod: float,
        g_mod: float,
        density: float,
        yield_stress: float,
        thermal_expansion: float | None = None,
        carbon_factor: float | None = None,
    ) -> Material:
        """A material of one's own, in Pa, kg/m3, 1/K and kg of CO2 equivalent per kg."""
        return self._stock.add_material(
            doc.Material(
                id=self._stock.next_material_id(),
                name=text("name", name),
                e_mod=number("e_mod", e_mod, above=0.0),
                g_mod=number("g_mod", g_mod, above=0.0),
                density=number("density", density, above=0.0),
                yield_stress=number("yield_stress", yield_stress, minimum=0.0),
                thermal_expansion=optional_number("thermal_expansion", thermal_expansion),
                carbon_factor=optional_number("carbon_factor", carbon_factor),
            )
        )

    def section(
        self,
        name: str,
        material: Material | str,
        *,
        area: float,
        i_y: float,
        i_z: float,
        j: float,
        **more: Any,
    ) -> Section:
        """A section of one's own by its properties; z is the strong axis. See Section for more."""
        known = set(doc.Section.__struct_fields__) - {"id", "name", "material", "shape_path"}
        for key in more:
            if key not in known:
                raise ArgumentError(
                    key, f"'{key}' should be a property of a section ({', '.join(sorted(known))})"
                )
        found = self._stock.find_material("material", material)
        values = {"area": area, "i_y": i_y, "i_z": i_z, "j": j, **more}
        return self._stock.add_section(
            section_record(self._stock.next_section_id(), found, name, values)
        )

    def rectangle(self, h: float, b: float, material: Material | str) -> Section:
        """A solid rectangle, h deep and b wide, m."""
        return self._stock.rectangle(h, b, material)

    def hinge(
        self,
        *,
        vx: float | None = None,
        vy: float | None = None,
        vz: float | None = None,
        mx: float | None = None,
        my: float | None = None,
        mz: float | None = None,
        warp: float | None = None,
        hinge_type: str = "",
    ) -> Hinge:
        """A release in a member's axes: None is rigid, 0 free, more a spring (N/m, N*m/rad)."""
        forces, turns = {"vx": vx, "vy": vy, "vz": vz}, {"mx": mx, "my": my, "mz": mz, "warp": warp}
        releases: dict[str, Any] = {
            f"{kind}_release_{key}": None if value is None else number(key, value, minimum=0.0)
            for kind, group in (("translational", forces), ("rotational", turns))
            for key, value in group.items()
        }
        if all(value is None for value in releases.values()):
            raise ArgumentError("mz", "a hinge should release something, found all rigid")
        model = self.document.model
        hinges = model.member_hinges = model.member_hinges or []
        made = Hinge(len(hinges) + 1, self)
        hinges.append(
            doc.MemberHinge(id=made.id, hinge_type=text("hinge_type", hinge_type), **releases)
        )
        return made

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
        sets = self.document.model.member_sets
        made = MemberSet(len(sets) + 1, self)
        sets.append(
            doc.MemberSet(
                id=made.id,
                classification=classification,
                member_ids=[m.id for m in owned_list("members", members, Member, self)],
                buckling_restraints=self._restraints(buckling_restraints),
                **lengths,
            )
        )
        return made

    # ------------------------------------------------------------------ supports

    def support(
        self,
        node: Node,
        *,
        X: Hold = "Fixed",
        Y: Hold = "Fixed",
        Z: Hold = "Fixed",
        RX: Hold = "Fixed",
        RY: Hold = "Fixed",
        RZ: Hold = "Fixed",
        warping: Hold = "Free",
        axes: tuple[Point, Point] | None = None,
        classification: str | None = None,
    ) -> None:
        """Hold a node; a degree of freedom is Fixed, Free, one-way, or a spring's stiffness.

        `axes` are two vectors, x and y, of a skewed support.
        """
        held = owned("node", node, Node, self)
        record = self.document.model.nodes[held.id - 1]
        if record.nodal_support is not None:
            raise ArgumentError("node", f"'node' {held.id} is supported already")
        supports = self.document.model.nodal_supports
        holds = {"X": X, "Y": Y, "Z": Z, "RX": RX, "RY": RY, "RZ": RZ, "warping_condition": warping}
        made = nodal_support(len(supports) + 1, holds, axes, classification)
        for known in supports:
            if msgspec.structs.replace(made, id=known.id) == known:
                record.nodal_support = known.id
                return
        supports.append(made)
        record.nodal_support = made.id

    def fix(self, *nodes: Node) -> None:
        """Hold nodes entirely, warping included."""
        for node in nodes:
            self.support(node, warping="Fixed", classification="fixed")

    def pin(self, *nodes: Node, RX: Hold = "Free", RY: Hold = "Free", RZ: Hold = "Free") -> None:
        """Hold nodes in place and let them turn; RX="Fixed" keeps a beam along X from rolling."""
        for node in nodes:
            self.support(node, RX=RX, RY=RY, RZ=RZ, classification="pinned")

    def roller(
        self,
        *nodes: Node,
        along: str = "X",
        RX: Hold = "Free",
        RY: Hold = "Free",
        RZ: Hold = "Free",
    ) -> None:
        """Hold nodes in place but for one direction, and let them turn."""
        free: dict[str, Hold] = {word("along", along, ("X", "Y", "Z")): "Free"}
        for node in nodes:
            self.support(node, **free, RX=RX, RY=RY, RZ=RZ, classification="roller")  # type: ignore[arg-type]

    # ------------------------------------------------------------------ inside

    @property
    def _is_plane(self) -> bool:
        return self.document.analysis.options.dimensionality is doc.Dimensionality.two

    def _roll(self, angle: Any, start: Node, end: Node) -> float:
        if angle is not None:
            return number("rotation_angle", angle)
        return 90.0 if self._is_plane and start.X == end.X and start.Z == end.Z else 0.0

    def _hinge(self, argument: str, hinge: Any) -> int | None:
        if hinge is None:
            return None
        if isinstance(hinge, str):
            word(argument, hinge, ("pinned",))
            self._pinned = self._pinned or self.hinge(my=0.0, mz=0.0, hinge_type="pinned")
            return self._pinned.id
        return owned(argument, hinge, Hinge, self).id

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


def _offset(argument: str, offset: Any) -> doc.MemberEndOffset | None:
    if offset is None:
        return None
    x, y, z = triple(argument, offset)
    return doc.MemberEndOffset(X=x, Y=y, Z=z)
