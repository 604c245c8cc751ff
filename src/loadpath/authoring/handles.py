"""What authoring gives back: small tokens that stand for parts of one structure.

They carry the record that the document has, so nobody has to count ids.
"""

import loadpath.document as doc
from loadpath.authoring.part import Part


class Node(Part):
    """A point of the structure."""

    __slots__ = ()
    word = "node"
    record: doc.Node

    @property
    def X(self) -> float:
        return self.record.X

    @property
    def Y(self) -> float:
        return self.record.Y

    @property
    def Z(self) -> float:
        return self.record.Z

    @property
    def place(self) -> tuple[float, float, float]:
        """X, Y and Z."""
        return self.record.X, self.record.Y, self.record.Z

    def __repr__(self) -> str:
        return f"Node(id={self.id}, X={self.X:g}, Y={self.Y:g}, Z={self.Z:g})"


class Material(Part):
    """A material."""

    __slots__ = ()
    word = "material"
    record: doc.Material

    @property
    def name(self) -> str:
        return self.record.name


class Section(Part):
    """A cross-section with its material."""

    __slots__ = ()
    word = "section"
    record: doc.Section

    @property
    def name(self) -> str:
        return self.record.name

    @property
    def material(self) -> Material:
        return self.of.part(Material, self.record.material)


class Member(Part):
    """A bar between two nodes."""

    __slots__ = ()
    word = "member"
    record: doc.Member

    @property
    def start(self) -> Node:
        return self.of.part(Node, self.record.start_node_id)

    @property
    def end(self) -> Node:
        return self.of.part(Node, self.record.end_node_id)

    @property
    def section(self) -> Section | None:
        """Its cross-section; a Rigid member has none."""
        number = self.record.section
        return None if number is None else self.of.part(Section, number)

    @property
    def end_section(self) -> Section | None:
        """Of a tapered member the cross-section at its end."""
        number = self.record.end_section
        return None if number is None else self.of.part(Section, number)

    @property
    def classification(self) -> str | None:
        """Its label."""
        return self.record.classification

    def __repr__(self) -> str:
        label = f", {self.classification!r}" if self.classification else ""
        ends = f"{self.record.start_node_id} to {self.record.end_node_id}"
        return f"Member(id={self.id}, nodes {ends}{label})"


class Hinge(Part):
    """A release at a member's end."""

    __slots__ = ()
    word = "hinge"
    record: doc.MemberHinge


class MemberSet(Part):
    """Members in a row that a check treats as one."""

    __slots__ = ()
    word = "member set"
    record: doc.MemberSet

    @property
    def members(self) -> list[Member]:
        return [self.of.part(Member, number) for number in self.record.member_ids]


class Surface(Part):
    """A flat plate by its outline."""

    __slots__ = ()
    word = "surface"
    record: doc.PlateSurface

    @property
    def corners(self) -> list[Node]:
        return [self.of.part(Node, number) for number in self.record.boundary_node_ids]


class Plate(Part):
    """A plate of one finite element."""

    __slots__ = ()
    word = "plate"
    record: doc.PlateElement

    @property
    def corners(self) -> list[Node]:
        return [self.of.part(Node, number) for number in self.record.node_ids]


class Combination(Part):
    """A sum of load cases."""

    __slots__ = ()
    word = "combination"
    record: doc.LoadCombination

    @property
    def name(self) -> str:
        return self.record.name
