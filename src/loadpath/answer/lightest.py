"""The lightest section that passes: what the engine's `lightest` is asked, and what it tells."""

from enum import StrEnum
from typing import Annotated

from loadpath.document.declaration.record import Record, doc
from loadpath.document.declaration.units import (
    Count,
    CubicMetres,
    Degrees,
    Kilograms,
    KilogramsPerMetre,
    Metres,
    MetresToTheFourth,
    MetresToTheSixth,
    Ratio,
    SquareMetres,
)
from loadpath.document.types.sections import SectionDimensions

from .table import described
from .verdict import HEADLINE, Governing, Verdict


class CandidateDimensions(SectionDimensions):
    """Outer and wall dimensions, as a document has them."""


class CandidateSection(Record):
    """A section with the fields that it has in a document, but for its id and its material."""

    name: Annotated[str, doc("Its name in the library.", "IPE300")]
    h: Annotated[Metres, doc("Depth along local y.", 0.3)]
    b: Annotated[Metres, doc("Width along local z.", 0.15)]
    area: Annotated[SquareMetres, doc("Cross-sectional area.", 0.005381)]
    i_y: Annotated[MetresToTheFourth, doc("Second moment of area about local y.", 6.038e-6)]
    i_z: Annotated[MetresToTheFourth, doc("Second moment of area about local z.", 8.356e-5)]
    j: Annotated[MetresToTheFourth, doc("St Venant torsion constant.", 2.012e-7)]
    a_sy: Annotated[SquareMetres, doc("Shear area along local z.", 0.00321)]
    a_sz: Annotated[SquareMetres, doc("Shear area along local y.", 0.002568)]
    wel_y: Annotated[CubicMetres, doc("Elastic modulus about local y.", 8.05e-5)]
    wel_z: Annotated[CubicMetres, doc("Elastic modulus about local z.", 5.571e-4)]
    wpl_y: Annotated[CubicMetres, doc("Plastic modulus about local y.", 1.252e-4)]
    wpl_z: Annotated[CubicMetres, doc("Plastic modulus about local z.", 6.284e-4)]
    y_s: Annotated[Metres, doc("Shear centre from the centroid, along local y.", 0.0)]
    z_s: Annotated[Metres, doc("Shear centre from the centroid, along local z.", 0.0)]
    wagner_coeff: Annotated[SquareMetres, doc("Square of the polar radius of gyration.", 0.017)]
    i_w: Annotated[MetresToTheSixth | None, doc("Warping constant, where it warps.", 1.259e-7)] = (
        None
    )
    i_yz: Annotated[MetresToTheFourth | None, doc("Product of inertia, of angles.", 1e-6)] = None
    principal_axis_angle: Annotated[
        Degrees | None, doc("Angle to a principal axis, of angles.", 45.0)
    ] = None
    dimensions: Annotated[
        CandidateDimensions, doc("Dimensions that checks need.", {"shape": "I", "h": 0.3})
    ]


class AskedGroup(Record):
    """Members that are to have one section; what is named is added up."""

    name: Annotated[str, doc("How it is called in what is told.", "Beam")]
    classification: Annotated[str | None, doc("Members with this label.", "Beam")] = None
    members: Annotated[list[int] | None, doc("These members.", [3, 4])] = None
    member_sets: Annotated[list[int] | None, doc("Members of these sets.", [1])] = None
    sections: Annotated[list[int] | None, doc("Members that have one of these sections.", [2])] = (
        None
    )
    candidates: Annotated[
        list[int], doc("Its candidates, by place in `candidates`; in no special order.", [0, 1])
    ]
    max_depth: Annotated[Metres | None, doc("What is deeper is left out.", 0.4)] = None


class LightestRequest(Record):
    """For which members the lightest section is sought, and among which. In SI units."""

    groups: Annotated[list[AskedGroup], described("Each gets a section; no member is in two.")]
    candidates: Annotated[list[CandidateSection], described("The sections to choose from.")]


class TrialState(StrEnum):
    """What became of a candidate; only `passes` can win."""

    passes = "passes"
    fails = "fails"
    undecided = "undecided"
    not_solved = "not_solved"
    harms_others = "harms_others"
    too_deep = "too_deep"
    heavier = "heavier"


class Trial(Record):
    """A candidate of a group, with the other groups as they are in the end."""

    name: Annotated[str, doc("Name of the section.", "IPE300")]
    mass_per_metre: Annotated[KilogramsPerMetre, doc("Area times density.", 42.2)]
    mass: Annotated[Kilograms, doc("Of all members of the group.", 3041.4)]
    depth: Annotated[Metres, doc("Depth along local y.", 0.3)]
    state: Annotated[TrialState, doc("What became of it.", "fails")]
    utilization: Annotated[
        Ratio | None,
        doc("The largest of the group; null where it is not solved or undecided.", 1.17),
    ]
    governing: Annotated[Governing | None, described("The part of the group that decides.")]
    deflection: Annotated[
        Ratio | None, doc("The largest of the group in checks of deflection, if any.", 0.84)
    ]
    reason: Annotated[
        str | None,
        doc("Why it is not the one; null for the one that is.", "Fails 1.17 · member 8 IPE300"),
    ]


class GroupResult(Record):
    """What was found for a group."""

    name: Annotated[str, doc("How it is called.", "Beam")]
    member_ids: Annotated[list[int], doc("Its members.", [3, 4])]
    material_id: Annotated[Count, doc("Id of their material, which stays.", 1)]
    before: Annotated[list[str], doc("Sections that they had.", ["IPE400"])]
    mass_before: Annotated[Kilograms, doc("Mass that they had.", 4000.0)]
    chosen: Annotated[
        str | None, doc("The lightest section that passes; null if none does.", "IPE300")
    ]
    mass: Annotated[Kilograms | None, doc("Mass with it.", 3041.4)]
    section_id: Annotated[Count | None, doc("Its id in the document.", 3)]
    section: Annotated[
        CandidateSection | None,
        described("What to add to the document, in its units; null where it has it already."),
    ]
    best_rejected: Annotated[
        str | None,
        doc(
            "Where none passes: the lightest that only harms others, else the least utilized.",
            "IPE600",
        ),
    ]
    candidates: Annotated[list[Trial], described("By mass, the lightest first.")]


class Lightest(Record):
    """The lightest sections of some groups of members that pass all checks of the document."""

    found: Annotated[bool, doc("Whether every group has a section that passes.", True)]
    message: Annotated[str, doc("What was found, in words.", "Beam: IPE300, 42.2 kg/m")]
    groups: Annotated[list[GroupResult], described("As they were asked for.")]
    notes: Annotated[
        list[str],
        doc("What to know beside it.", ["2 other members failed before and still do: 7, 9"]),
    ]
    rounds: Annotated[Count, doc("How often all groups were gone through.", 2)]
    has_cycled: Annotated[
        bool, doc("Whether choices repeated in a circle; then the heavier ones are taken.", False)
    ]
    solves: Annotated[Count, doc("How often the structure was solved.", 31)]
    verdict: Annotated[
        Verdict, described("Of the whole document with these sections, or as it is if none.")
    ]
    headline: Annotated[str, doc("That verdict in a line.", HEADLINE)]
