"""Cross-sections; local z is the strong axis of a library section."""

from enum import StrEnum
from typing import Annotated

from loadpath.document.declaration.honour import unused, without_effect_beside
from loadpath.document.declaration.record import EXTENSION, Record, doc
from loadpath.document.declaration.units import (
    POSITIVE,
    Count,
    CubicMetres,
    Degrees,
    Metres,
    MetresToTheFourth,
    MetresToTheSixth,
    SquareMetres,
)

from .references import Id, MaterialRef, ShapePathRef


class BucklingCurve(StrEnum):
    """Buckling curve of EN 1993-1-1 Table 6.1."""

    A0 = "A0"
    A = "A"
    B = "B"
    C = "C"
    D = "D"


class Ec3SectionParams(Record):
    """What EN 1993-1-1 needs to know of a section beyond its stiffness."""

    section_class: Annotated[
        Count | None, doc("Class 1 to 4; found by the check when left out.", 1)
    ] = None
    buckling_curve_y: Annotated[
        BucklingCurve | None, doc("Curve for buckling about local y.", "B")
    ] = None
    buckling_curve_z: Annotated[
        BucklingCurve | None, doc("Curve for buckling about local z.", "A")
    ] = None
    buckling_curve_lt: Annotated[
        BucklingCurve | None, doc("Curve for lateral-torsional buckling.", "B")
    ] = None
    a_eff: Annotated[SquareMetres | None, doc("Effective area of a class 4 section.", 0.0051)] = (
        None
    )
    wel_y_eff: Annotated[
        CubicMetres | None, doc("Effective modulus about local y, class 4.", 8e-5)
    ] = None
    wel_z_eff: Annotated[
        CubicMetres | None, doc("Effective modulus about local z, class 4.", 5.2e-4)
    ] = None
    z_j: Annotated[
        Metres | None, doc("Asymmetry parameter of lateral-torsional buckling.", 0.0)
    ] = None


class SectionShape(StrEnum):
    """Outline of a section that is described by a few dimensions."""

    I = "I"  # noqa: E741 the letter is the shape
    U = "U"
    RHS = "RHS"
    CHS = "CHS"
    L = "L"
    T = "T"
    rectangle = "rectangle"


class SectionDimensions(Record):
    """Outer and wall dimensions, for classification and for checks that need them."""

    shape: Annotated[SectionShape, doc("Kind of outline.", "I")]
    h: Annotated[Metres | None, doc("Depth along local y; the diameter of a CHS.", 0.3)] = None
    b: Annotated[Metres | None, doc("Width along local z.", 0.15)] = None
    tw: Annotated[Metres | None, doc("Web thickness.", 0.0071)] = None
    tf: Annotated[Metres | None, doc("Flange thickness.", 0.0107)] = None
    t: Annotated[Metres | None, doc("Wall thickness of a hollow section or angle.", 0.008)] = None
    r: Annotated[Metres | None, doc("Root radius, or outer corner radius of a tube.", 0.015)] = None


OF_THE_OUTLINE = unused("Members run through the centroid, wherever the outline is drawn.")


class Section(Record):
    """A cross-section with its material."""

    id: Annotated[Id, doc("Number by which members refer to this section.", 1)]
    name: Annotated[
        str, doc("Name of the section; checks take dimensions by a library name.", "IPE300")
    ]
    material: Annotated[MaterialRef, doc("Material of the section.", 1)]
    h: Annotated[Metres | None, doc("Depth along local y.", 0.3)] = None
    b: Annotated[Metres | None, doc("Width along local z.", 0.15)] = None
    i_y: Annotated[
        MetresToTheFourth, POSITIVE, doc("Second moment of area about local y (weak).", 6.038e-6)
    ]
    i_z: Annotated[
        MetresToTheFourth, POSITIVE, doc("Second moment of area about local z (strong).", 8.356e-5)
    ]
    i_yz: Annotated[
        MetresToTheFourth | None, doc("Product of inertia about local y and z.", 0.0)
    ] = None
    j: Annotated[MetresToTheFourth, POSITIVE, doc("St Venant torsion constant.", 2.012e-7)]
    area: Annotated[SquareMetres, POSITIVE, doc("Cross-sectional area.", 0.005381)]
    shape_path: Annotated[ShapePathRef | None, doc("Outline by which the section is drawn.", 1)] = (
        None
    )
    i_w: Annotated[
        MetresToTheSixth | None,
        without_effect_beside(
            "warping_of_tapered_members",
            "members that taper from or to this section resist twist by g_mod times j alone",
        ),
        doc("Warping constant.", 1.259e-7),
    ] = None
    y_s: Annotated[Metres | None, doc("Shear centre from the centroid, along local y.", 0.0)] = None
    z_s: Annotated[Metres | None, doc("Shear centre from the centroid, along local z.", 0.0)] = None
    wagner_coeff: Annotated[
        SquareMetres | None,
        doc(
            "Factor of the axial force in the stiffness against torsion, for buckling and second "
            "order; (i_y + i_z) / area when left out (in second order: of members that warp).",
            0.002,
        ),
    ] = None
    a_sy: Annotated[
        SquareMetres | None,
        doc("Shear area for bending about local y, that is shear along local z.", 0.00321),
    ] = None
    a_sz: Annotated[
        SquareMetres | None,
        doc("Shear area for bending about local z, that is shear along local y (web).", 0.002568),
    ] = None
    wel_y: Annotated[
        Annotated[CubicMetres, POSITIVE] | None, doc("Elastic modulus about local y.", 8.05e-5)
    ] = None
    wel_z: Annotated[
        Annotated[CubicMetres, POSITIVE] | None, doc("Elastic modulus about local z.", 5.571e-4)
    ] = None
    wpl_y: Annotated[
        Annotated[CubicMetres, POSITIVE] | None, doc("Plastic modulus about local y.", 1.252e-4)
    ] = None
    wpl_z: Annotated[
        Annotated[CubicMetres, POSITIVE] | None, doc("Plastic modulus about local z.", 6.284e-4)
    ] = None
    centroid_y: Annotated[
        Metres | None,
        doc("Centroid in the axes of the outline, along local y.", 0.0),
        OF_THE_OUTLINE,
    ] = None
    centroid_z: Annotated[
        Metres | None,
        doc("Centroid in the axes of the outline, along local z.", 0.0),
        OF_THE_OUTLINE,
    ] = None
    principal_axis_angle: Annotated[
        Degrees | None,
        doc(
            "Angle from local y to a principal axis; without i_yz, i_y and i_z are principal.", 0.0
        ),
    ] = None
    ec3: Annotated[
        Ec3SectionParams | None,
        doc("Parameters of EN 1993-1-1.", {"buckling_curve_y": "B", "buckling_curve_z": "A"}),
    ] = None
    dimensions: Annotated[
        SectionDimensions | None,
        EXTENSION,
        doc(
            "Dimensions that classification and some clauses need.",
            {"shape": "I", "h": 0.3, "b": 0.15, "tw": 0.0071, "tf": 0.0107, "r": 0.015},
        ),
    ] = None
