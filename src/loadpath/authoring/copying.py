"""Copies of parts, moved or mirrored, with their supports, loads and member sets.

Nodes that would stand where one stands already are that one; a member between two such nodes that
has a member there already is not written again. Loads go to what is new only, so that nothing is
loaded twice.
"""

from collections.abc import Iterable
from typing import Any

import msgspec

import loadpath.document as doc
from loadpath.authoring.argument_error import ArgumentError
from loadpath.authoring.arguments import shown
from loadpath.authoring.copied_line_supports import copy_line_supports
from loadpath.authoring.copied_loads import copy_loads
from loadpath.authoring.handles import Member, MemberSet, Node, Plate, Surface
from loadpath.authoring.mirrored_member import image_of
from loadpath.authoring.mirrored_support import support_image
from loadpath.authoring.one_copy import OneCopy
from loadpath.authoring.part import Part, owned
from loadpath.authoring.placement import Placement, Triple
from loadpath.authoring.records import model_records
from loadpath.authoring.selection import SAME_PLACE, Copies
from loadpath.authoring.supports import Supports

ONE_BY_ONE = "names its {} one by one; the copies are not among them"


class Copying(OneCopy):
    """Makes one copy of some parts at one place."""

    def __init__(self, of: Supports, to: Placement, made: Copies) -> None:
        super().__init__(of, to, made)
        self._standing = {_key(each): Node(each, of) for each in of.records(Node)}
        self._bars = {_pair(each): Member(each, of) for each in of.records(Member)}
        self._faces: dict[tuple[type[Part], frozenset[int]], Surface | Plate] = {
            (kind, frozenset(_corners(each))): kind(each, of)
            for kind in (Surface, Plate)
            for each in of.records(kind)
        }

    def run(self, parts: list[Part], *, supports: bool, loads: bool, sets: bool) -> None:
        for part in parts:
            if isinstance(part, Node):
                self._node(part, supports)
        for part in parts:
            if isinstance(part, Member):
                self._member(part, supports)
            elif isinstance(part, Surface | Plate):
                self._plate(part, supports)
        self._masses()
        if sets:
            self._sets()
            self._bracing()
        self._diaphragms()
        if supports:
            copy_line_supports(self)
        if loads:
            copy_loads(self)

    def _node(self, node: Node, supports: bool) -> Node:
        if node in self.images:
            found = self.images[node]
            assert isinstance(found, Node)
            return found
        place = self.to.point(node.place)
        standing = self._standing.get(_rounded(place))
        if standing is not None:
            self._take(node, standing, is_new=False)
            return standing
        made = self.of.node(*place)
        self._standing[_rounded(place)] = made
        number = node.record.nodal_support
        if supports and number is not None:
            kind = next(each for each in self.of.document.model.nodal_supports if each.id == number)
            made.record.nodal_support = self.of.support_id(support_image(kind, self.to))
        self._take(node, made, is_new=True)
        return made

    def _member(self, member: Member, supports: bool) -> None:
        start, end = self._node(member.start, supports), self._node(member.end, supports)
        known = self._bars.get(frozenset((start.id, end.id)))
        if known is not None:
            self._take(member, known, is_new=False)
            self.tell(f"member {member.id}: its copy would lie on member {known.id}; not copied")
            return
        record = member.record
        section = None if member.section is None else member.section.record
        image = image_of(record, _axis_ends(member), section, self.to)
        made = self.of.add(
            Member,
            msgspec.structs.replace(
                record,
                id=self.of.next_id(Member),
                start_node_id=start.id,
                end_node_id=end.id,
                start_offset=self._offset(record.start_offset),
                end_offset=self._offset(record.end_offset),
                rotation_angle=image.rotation_angle,
                mirror=image.mirror,
            ),
        )
        self.turned[made.id] = image
        self._bars[_pair(made.record)] = made
        if self.to.normal is not None:
            self._tell_hinges(record)
        self._take(member, made, is_new=True)

    def _tell_hinges(self, record: doc.Member) -> None:
        for number in (record.start_hinge, record.end_hinge):
            if number is not None and _has_sides(self.of.hinges[number].record):
                self.tell(
                    f"hinge {number}: it has sides or axes of its own, which are not mirrored"
                )

    def _offset(self, offset: doc.MemberEndOffset | None) -> doc.MemberEndOffset | None:
        if offset is None:
            return None
        x, y, z = self.to.vector((offset.X or 0.0, offset.Y or 0.0, offset.Z or 0.0))
        return doc.MemberEndOffset(X=x, Y=y, Z=z)

    def _plate(self, plate: Surface | Plate, supports: bool) -> None:
        corners = [self._node(each, supports).id for each in plate.corners]
        place = type(plate), frozenset(corners)
        known = self._faces.get(place)
        if known is not None:
            self._take(plate, known, is_new=False)
            self.tell(f"{plate.word} {plate.id}: its copy would lie on {known.id}; not copied")
            return
        record: Any = plate.record
        x = record.local_x_direction
        fields: dict[str, Any] = {
            "id": self.of.next_id(type(plate)),
            "local_x_direction": None if x is None else self.to.vector(x),
        }
        if isinstance(plate, Plate):
            fields |= {"node_ids": self._outline(corners), "source_surface_id": None}
        else:
            fields |= {"boundary_node_ids": self._outline(corners)}
            fields |= {"openings": self._openings(plate, supports)}
            fields |= {"generated_plate_element_ids": None}
        made = self.of.add(type(plate), msgspec.structs.replace(record, **fields))
        self._faces[place] = made
        self._take(plate, made, is_new=True)

    def _openings(self, surface: Surface, supports: bool) -> list[doc.PlateOpening] | None:
        holes = surface.record.openings
        if holes is None:
            return None
        made = []
        for hole in holes:
            corners = [self.of.part(Node, number) for number in hole.boundary_node_ids]
            ids = self._outline([self._node(each, supports).id for each in corners])
            made.append(msgspec.structs.replace(hole, boundary_node_ids=ids))
        return made

    def _outline(self, ids: list[int]) -> list[int]:
        """The corners, the other way round in a mirror so that the upper face stays up; the first
        side stays the first, on which divisions count."""
        return ids if self.to.normal is None else [ids[1], ids[0], *reversed(ids[2:])]

    def _masses(self) -> None:
        model = self.of.document.model
        for mass in list(model.nodal_masses or []):
            image = self.image_id(Node, mass.node)
            if image is not None and model.nodal_masses is not None:
                model.nodal_masses.append(msgspec.structs.replace(mass, node=image))

    def _sets(self) -> None:
        for record in list(self.of.records(MemberSet)):
            ids = [self.image_id(Member, number) for number in record.member_ids]
            if all(each is None for each in ids):
                continue
            if None in ids:
                self.tell(f"member set {record.id}: only some of its members are new; not copied")
                continue
            held = record.buckling_restraints
            nodes = {
                number: self.image_id(Node, number, is_new=False) for number in _nodes_of(record)
            }
            if None in nodes.values():
                self.tell(f"member set {record.id}: nodes that hold it are not copied; nor is it")
                continue
            fields: dict[str, Any] = {"id": self.of.next_id(MemberSet), "member_ids": ids}
            if held is not None:
                fields["buckling_restraints"] = [
                    msgspec.structs.replace(each, node_id=nodes[each.node_id]) for each in held
                ]
            if record.scissor_hinge_nodes is not None:
                fields["scissor_hinge_nodes"] = [nodes[n] for n in record.scissor_hinge_nodes]
            made = self.of.add(MemberSet, msgspec.structs.replace(record, **fields))
            self._take(MemberSet(record, self.of), made, is_new=True)

    def _bracing(self) -> None:
        systems = model_records(self.of, "bracing_systems")
        for each in list(systems.all):
            ids = [self.image_id(MemberSet, number) for number in each.restrained]
            if all(number is None for number in ids):
                continue
            way = None if each.direction is None else self.to.vector(each.direction)
            if self._is_whole(f"bracing system {each.id}", "sets", ids):
                systems.add(
                    msgspec.structs.replace(
                        each, id=systems.next_id(), restrained=ids, direction=way
                    )
                )

    def _diaphragms(self) -> None:
        diaphragms = model_records(self.of, "rigid_diaphragms")
        for each in list(diaphragms.all):
            ids = [self.image_id(Node, number, is_new=False) for number in each.node_ids]
            if all(self.image_id(Node, number) is None for number in each.node_ids):
                continue
            normal = None if each.normal is None else self.to.vector(each.normal)
            if self._is_whole(f"rigid diaphragm {each.id}", "nodes", ids):
                diaphragms.add(
                    msgspec.structs.replace(
                        each, id=diaphragms.next_id(), node_ids=ids, normal=normal
                    )
                )

    def _is_whole(self, what: str, parts: str, ids: list[int | None]) -> bool:
        if None in ids:
            self.tell(f"{what}: some of its {parts} are not copied; nor is it")
        return None not in ids


def chosen_parts(of: Supports, parts: Any, kinds: tuple[type[Part], ...]) -> list[Part]:
    """One part or several, of some kinds."""
    given = list(parts) if isinstance(parts, Iterable) else [parts]
    for part in given:
        if not isinstance(part, kinds):
            words = ", ".join(f"{kind.word}s" for kind in kinds)
            raise ArgumentError(
                "parts", f"'parts' should be of this model, of {words}, found {shown(part)}"
            )
        owned("parts", part, type(part), of)
    if not given:
        raise ArgumentError("parts", "'parts' is empty")
    return list(dict.fromkeys(given))


def tell_checks(of: Supports, made: Copies) -> None:
    """Checks that list members do not list their copies."""
    for check in of.document.analysis.unity_checks or []:
        ids = getattr(check.applies_to, "ids", None)
        kinds = {doc.Members: Member, doc.MemberSets: MemberSet, doc.PlateSurfaces: Surface}
        kind: Any = kinds.get(type(check.applies_to))
        if ids and kind and any(made.of(of.part(kind, number)) for number in ids):
            made.notes.append(f"check {check.id}: " + ONE_BY_ONE.format(f"{kind.word}s"))


def _axis_ends(member: Member) -> tuple[Triple, Triple]:
    """Where the axis begins and ends, offsets included."""
    record = member.record
    return (
        _beside(member.start.place, record.start_offset),
        _beside(member.end.place, record.end_offset),
    )


def _beside(place: Triple, offset: doc.MemberEndOffset | None) -> Triple:
    if offset is None:
        return place
    return place[0] + (offset.X or 0.0), place[1] + (offset.Y or 0.0), place[2] + (offset.Z or 0.0)


def _corners(record: doc.PlateSurface | doc.PlateElement) -> list[int]:
    if isinstance(record, doc.PlateSurface):
        return record.boundary_node_ids
    return record.node_ids


def _nodes_of(record: doc.MemberSet) -> list[int]:
    held = [each.node_id for each in record.buckling_restraints or []]
    return [*held, *(record.scissor_hinge_nodes or [])]


def _has_sides(hinge: doc.MemberHinge) -> bool:
    """Whether a hinge acts otherwise one way than the other, or about axes of its own."""
    if hinge.rotation_axes != doc.ReleaseFrame.Local:
        return True
    for name in hinge.__struct_fields__:
        curve = getattr(hinge, name)
        if isinstance(curve, doc.MomentRotationCurve) and curve.symmetric is False:
            return True
        if isinstance(curve, doc.MemberStiffnessCurve) and curve.signed:
            return True
    return False


def _pair(record: doc.Member) -> frozenset[int]:
    return frozenset((record.start_node_id, record.end_node_id))


def _rounded(place: Triple) -> tuple[int, int, int]:
    x, y, z = (round(value / SAME_PLACE) for value in place)
    return x, y, z


def _key(record: doc.Node) -> tuple[int, int, int]:
    return _rounded((record.X, record.Y, record.Z))
