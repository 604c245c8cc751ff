"""What agents are told about one member: how far it is used, by which clause, under what forces."""

from typing import Annotated

from loadpath.document.declaration.record import Record, doc
from loadpath.document.declaration.units import Count, Metres

from .summary import CheckRow, MemberRange
from .table import described
from .verdict import HEADLINE


class ForceExtreme(Record):
    """A section force where it is furthest from zero."""

    value: Annotated[float, doc("The value there.", -2500.0)]
    set: Annotated[str, doc("Under which load case or combination.", "ULS 1")]
    x: Annotated[Metres, doc("From the start of the member.", 3.0)]


class MemberExtremes(Record):
    """What is furthest from zero over the usable sets; what is zero throughout is absent."""

    fx: Annotated[ForceExtreme | None, described("Axial force, tension negative.")] = None
    fy: Annotated[ForceExtreme | None, described("Shear force along local y.")] = None
    fz: Annotated[ForceExtreme | None, described("Shear force along local z.")] = None
    mx: Annotated[ForceExtreme | None, described("Torsional moment.")] = None
    my: Annotated[ForceExtreme | None, described("Bending moment about local y.")] = None
    mz: Annotated[ForceExtreme | None, described("Bending moment about local z.")] = None


class Explained(Record):
    """One member in words and numbers, SI."""

    member: Annotated[Count, doc("Its id.", 3)]
    says: Annotated[str, doc("In a sentence.", "Member 3 (IPE300 of S235, 6 m) fails, ...")]
    model: Annotated[str, doc("The verdict on all, in a line.", HEADLINE)]
    reasons: Annotated[
        list[str], doc("Reasons against passing that name the member.", ["no check looked at it"])
    ]
    checks: Annotated[list[CheckRow], described("Failing, undecided, then by utilization.")]
    forces: Annotated[
        dict[str, MemberRange], described("Section forces under the combinations that govern.")
    ]
    extremes: Annotated[MemberExtremes, described("The largest section forces.")]
    unusable_sets: Annotated[list[str], doc("Sets without usable numbers.", ["ULS 3"])]
