"""Unity checks: members and plates held against a standard or a formula."""

from enum import StrEnum
from typing import Annotated

from loadpath.document.declaration.honour import unused
from loadpath.document.declaration.record import EXTENSION, Choice, Record, doc
from loadpath.document.declaration.units import POSITIVE, Metres, Ratio
from loadpath.document.declaration.vector import Vector

from . import quantities
from .combinations import LimitState
from .references import LoadCombinationRef, TextId
from .selectors import EntitySelector


class QuantitySource(Choice):
    """A quantity of the structure or of its results."""

    MemberForce: Annotated[
        quantities.MemberForce | None,
        doc("An internal force.", {"component": "Mz", "aggregation": {"type": "MaxAbs"}}),
    ] = None
    Displacement: Annotated[
        quantities.Displacement | None, doc("A largest displacement.", {"component": "Dy"})
    ] = None
    NodeDisplacement: Annotated[
        quantities.NodeDisplacement | None,
        doc("A displacement of one node.", {"at": "End", "component": "Dy"}),
    ] = None
    NodePosition: Annotated[
        quantities.NodePosition | None,
        doc("A coordinate of one node.", {"at": "End", "axis": "Y"}),
    ] = None
    MemberDeflection: Annotated[
        quantities.MemberDeflection | None, doc("A deflection.", {"component": "LocalY"})
    ] = None
    Section: Annotated[
        quantities.SectionQuantity | None, doc("A section property.", {"property": "WplZ"})
    ] = None
    Material: Annotated[
        quantities.MaterialQuantity | None, doc("A material property.", {"property": "Fy"})
    ] = None
    Geometry: Annotated[quantities.Geometry | None, doc("A measure.", {"property": "Length"})] = (
        None
    )
    PlateStress: Annotated[
        quantities.PlateStress | None, doc("A plate stress.", {"measure": "VonMises"})
    ] = None
    Constant: Annotated[float | None, doc("A number.", 250.0)] = None
    DimensionedConstant: Annotated[
        quantities.DimensionedConstant | None,
        doc("A number with its dimension.", {"value": 0.02, "dimension": "Length"}),
    ] = None


class VarSource(Choice):
    """Where a variable gets its value."""

    Quantity: Annotated[QuantitySource | None, doc("From a quantity.", {"Constant": 250.0})] = None
    Expression: Annotated[str | None, doc("From other variables.", "L / 250")] = None


class VarBinding(Record):
    """A variable of a formula."""

    name: Annotated[str, doc("Name in the formulas.", "L")]
    source: Annotated[
        VarSource,
        doc("Where its value comes from.", {"Quantity": {"Geometry": {"property": "Length"}}}),
    ]


class GenericSpec(Record):
    """A check by formula: demand over capacity."""

    demand: Annotated[str, doc("Formula of what is asked of the member.", "abs(d)")]
    capacity: Annotated[str, doc("Formula of what it can bear.", "L / 250")]
    variables: Annotated[
        list[VarBinding] | None,
        doc(
            "The variables of both formulas.",
            [{"name": "L", "source": {"Quantity": {"Geometry": {"property": "Length"}}}}],
        ),
    ] = None


class InteractionMethod(StrEnum):
    """Annex of EN 1993-1-1 by which interaction factors are found."""

    AnnexA = "AnnexA"
    AnnexB = "AnnexB"


class LtbMethod(StrEnum):
    """Lateral-torsional buckling by EN 1993-1-1 6.3.2.2 (General) or 6.3.2.3 (Rolled)."""

    General = "General"
    Rolled = "Rolled"


class NationalAnnex(StrEnum):
    """Whose values of EN 1993-1-1 count: those that it recommends, or a country's."""

    recommended = "recommended"
    UK = "UK"
    DE = "DE"
    FR = "FR"


class LengthsFrom(StrEnum):
    """Where buckling lengths that no member set states come from.

    Members: between the points that hold a member. Buckling: from the modes in which the frame
    buckles under the combination that is checked.
    """

    Members = "Members"
    Buckling = "Buckling"


class AngleEnds(StrEnum):
    """How the ends of angles that are web members are held (EN 1993-1-1, BB.1.2).

    Held: chords restrain both ends, by two bolts or more or by welds. OneBolt: one bolt at each
    end, beside the axis by the member's offsets.
    """

    Held = "Held"
    OneBolt = "OneBolt"


class Ec3SteelSpec(Record):
    """The member check of EN 1993-1-1."""

    annex: Annotated[
        NationalAnnex | None,
        EXTENSION,
        doc("Whose partial factors and curves of 6.3.2.3; recommended ones when left out.", "UK"),
    ] = None
    gamma_m0: Annotated[
        Ratio | None, doc("Partial factor of cross-sections; the annex's when left out.", 1.0)
    ] = None
    gamma_m1: Annotated[
        Ratio | None, doc("Partial factor of buckling; the annex's when left out.", 1.0)
    ] = None
    include_buckling: Annotated[bool | None, doc("Whether flexural buckling is checked.", True)] = (
        True
    )
    include_ltb: Annotated[
        bool | None, doc("Whether lateral-torsional buckling is checked.", True)
    ] = True
    lengths_from: Annotated[
        LengthsFrom | None,
        EXTENSION,
        doc("Where buckling lengths come from; Members when left out.", "Buckling"),
    ] = None
    angle_ends: Annotated[
        AngleEnds | None,
        EXTENSION,
        doc("How chords hold the ends of angles; as between pins when left out.", "Held"),
    ] = None
    interaction_method: Annotated[
        InteractionMethod | None, doc("Annex for interaction factors.", "AnnexB")
    ] = None
    ltb_method: Annotated[
        LtbMethod | None,
        EXTENSION,
        doc("Clause for lateral-torsional buckling; General when left out.", "Rolled"),
    ] = None
    c1: Annotated[
        Ratio | None, doc("Moment factor C1; from the moment diagram when left out.", 1.13)
    ] = None
    c2: Annotated[Ratio | None, doc("Load position factor C2.", 0.45)] = 0.0
    c3: Annotated[Ratio | None, doc("Asymmetry factor C3.", 0.53)] = 0.0
    z_g: Annotated[Metres | None, doc("Height of the load above the shear centre.", 0.15)] = 0.0
    cmy: Annotated[Ratio | None, doc("Equivalent moment factor about the strong axis.", 0.9)] = None
    cmz: Annotated[Ratio | None, doc("Equivalent moment factor about the weak axis.", 0.9)] = None
    cm_lt: Annotated[
        Ratio | None, doc("Equivalent moment factor of lateral-torsional buckling.", 0.9)
    ] = None


class DeflectionMeasure(StrEnum):
    """From where a deflection is measured.

    Chord: from the straight line between the ends of a span. Undeformed: from where the member
    stood without loads, as for a cantilever. Sway: how far the ends of a column move apart
    horizontally.
    """

    Chord = "Chord"
    Undeformed = "Undeformed"
    Sway = "Sway"


class DeflectionDirection(StrEnum):
    """Which part of a deflection counts: all across the line, the vertical, or along an axis."""

    Across = "Across"
    Vertical = "Vertical"
    LocalY = "LocalY"
    LocalZ = "LocalZ"


class ServiceCombination(StrEnum):
    """Kind of a generated combination of serviceability by EN 1990, 6.5.3."""

    Characteristic = "Characteristic"
    Frequent = "Frequent"
    QuasiPermanent = "QuasiPermanent"
    All = "All"


class DeflectionSpec(Record):
    """A limit of deflection as a share of a length, in combinations of serviceability."""

    limit: Annotated[
        Ratio, POSITIVE, doc("The length over this number is allowed: 300 for L/300.", 300.0)
    ]
    measure: Annotated[
        DeflectionMeasure | None, doc("From where the deflection is measured.", "Chord")
    ] = DeflectionMeasure.Chord
    direction: Annotated[
        DeflectionDirection | None,
        doc("Which part of it counts; Sway is horizontal.", "Vertical"),
    ] = DeflectionDirection.Across
    length: Annotated[
        Annotated[Metres, POSITIVE] | None,
        doc(
            "The length; when left out the distance between the ends, never doubled, and for Sway "
            "their difference in height.",
            6.0,
        ),
    ] = None
    precamber: Annotated[
        Metres | None,
        doc(
            "Rise that is built in at mid-span as a parabola, taken from what goes down; needs "
            "Chord and Vertical.",
            0.02,
        ),
    ] = 0.0
    combination: Annotated[
        ServiceCombination | None,
        doc(
            "Which of the generated combinations of serviceability count; those of the author "
            "all do, and load_combination_ids name others.",
            "Characteristic",
        ),
    ] = ServiceCombination.Characteristic


class CheckSpec(Choice):
    """What is checked: a formula, a steel member to EN 1993-1-1, or a deflection."""

    Generic: Annotated[
        GenericSpec | None, doc("A check by formula.", {"demand": "1", "capacity": "2"})
    ] = None
    Ec3Steel: Annotated[
        Ec3SteelSpec | None, doc("A member check of EN 1993-1-1.", {"gamma_m0": 1.0})
    ] = None
    Deflection: Annotated[
        DeflectionSpec | None, EXTENSION, doc("A limit of deflection.", {"limit": 300.0})
    ] = None


class UnityCheckDefinition(Record):
    """A check over load combinations."""

    id: Annotated[TextId, doc("Name by which results refer to this check.", "ec3")]
    name: Annotated[str, doc("Title of the check.", "EN 1993-1-1 member check")]
    description: Annotated[
        str | None,
        doc("What it is for.", "Beams of the roof"),
        unused("It describes the check."),
    ] = None
    applies_to: Annotated[EntitySelector, doc("What is checked.", {"type": "AllMembers"})]
    spec: Annotated[CheckSpec, doc("How it is checked.", {"Ec3Steel": {"gamma_m0": 1.0}})]
    limit_state: Annotated[
        LimitState | None,
        doc("For combinations of this limit state; SLS for a deflection that names none.", "ULS"),
    ] = None
    load_combination_ids: Annotated[
        list[LoadCombinationRef] | None, doc("For these combinations.", [1])
    ] = None
    thresholds: Annotated[
        Vector | None,
        doc("Utilizations at which the status turns yellow, orange and red.", [0.8, 0.95, 1.0]),
    ] = (0.8, 0.95, 1.0)
    report_template: Annotated[
        str | None, doc("Text of the report, with formulas in double braces.", "{{ Utilization }}")
    ] = None
