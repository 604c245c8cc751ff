"""How checks and result requests say which members, plates and nodes they mean."""

from typing import Annotated

from msgspec import Meta

from loadpath.document.declaration.record import Record, doc, union

from .references import MemberRef, MemberSetRef, NodeRef, PlateElementRef, PlateSurfaceRef


class AllMembers(Record, tag_field="type", tag="AllMembers"):
    """Every member."""


class Members(Record, tag_field="type", tag="Members"):
    """The members that are listed."""

    ids: Annotated[list[MemberRef], Meta(min_length=1), doc("The members.", [1, 2])]


class MemberSets(Record, tag_field="type", tag="MemberSets"):
    """The member sets that are listed, each as one."""

    ids: Annotated[list[MemberSetRef], Meta(min_length=1), doc("The member sets.", [1])]


class MemberClassification(Record, tag_field="type", tag="MemberClassification"):
    """The members with a given label."""

    value: Annotated[str, doc("Label of the members.", "Beam")]


class AllPlates(Record, tag_field="type", tag="AllPlates"):
    """Every plate."""


class PlateSurfaces(Record, tag_field="type", tag="PlateSurfaces"):
    """The plate surfaces that are listed."""

    ids: Annotated[list[PlateSurfaceRef], Meta(min_length=1), doc("The surfaces.", [1])]


class PlateElements(Record, tag_field="type", tag="PlateElements"):
    """The plate elements that are listed."""

    ids: Annotated[list[PlateElementRef], Meta(min_length=1), doc("The elements.", [1, 2])]


EntitySelector = Annotated[
    AllMembers
    | Members
    | MemberSets
    | MemberClassification
    | AllPlates
    | PlateSurfaces
    | PlateElements,
    union("EntitySelector", "Which members or plates are meant."),
]


class Nodes(Record, tag_field="type", tag="Nodes"):
    """The nodes that are listed."""

    ids: Annotated[list[NodeRef], Meta(min_length=1), doc("The nodes.", [1, 2])]


class NodesOfMembers(Record, tag_field="type", tag="NodesOfMembers"):
    """The end nodes of the members that are selected."""

    members: Annotated[
        list[EntitySelector],
        Meta(min_length=1),
        doc("Which members.", [{"type": "MemberClassification", "value": "Beam"}]),
    ]


NodeSelector = Annotated[Nodes | NodesOfMembers, union("NodeSelector", "Which nodes are meant.")]
