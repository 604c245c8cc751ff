"""How the structure is analysed."""

from enum import StrEnum
from typing import Annotated

from loadpath.document.declaration.honour import unused, without_effect
from loadpath.document.declaration.record import EXTENSION, Record, doc, written
from loadpath.document.declaration.units import Count, MetresPerSquareSecond, Newtons
from loadpath.document.declaration.vector import Vector

from .references import LoadCaseRef
from .result_requests import ResultBlock, ResultRequest


class AnalysisOrder(StrEnum):
    """Whether the effect of displacements on equilibrium is taken into account."""

    LINEAR = "LINEAR"
    NONLINEAR = "NONLINEAR"


class Dimensionality(StrEnum):
    """Whether the structure moves in the XY plane only or in space."""

    two = "2D"
    three = "3D"


class NonlinearMethod(StrEnum):
    """How a nonlinear analysis follows displacements: second order, or large rotations."""

    P_DELTA = "P_DELTA"
    COROTATIONAL = "COROTATIONAL"


class PdeltaFormulation(StrEnum):
    """Geometric stiffness with bending shapes (consistent) or of the chord only (simplified)."""

    CONSISTENT = "CONSISTENT"
    SIMPLIFIED = "SIMPLIFIED"


class PdeltaMode(StrEnum):
    """Whether P_DELTA acts in all directions, or not across the plane that a frame lies in."""

    FULL = "FULL"
    IN_PLANE_ONLY = "IN_PLANE_ONLY"


class SuppressedAxis(StrEnum):
    """A global axis, in either case."""

    X = "X"
    Y = "Y"
    Z = "Z"
    x = "x"
    y = "y"
    z = "z"


class StabilityMethod(StrEnum):
    """How the stability of a structure is accounted for, where it is not left to the document."""

    Auto = "Auto"


class RigidStrategy(StrEnum):
    """How rigid members are made rigid: by constraints, or by a very stiff member."""

    LinearMpc = "LinearMpc"
    RigidMember = "RigidMember"


class AnalysisOptions(Record):
    """How the structure is analysed; a linear analysis in space when nothing is said."""

    solve_loadcases: Annotated[
        bool, doc("Whether load cases are solved on their own, beside the combinations.", True)
    ] = written(True)
    dimensionality: Annotated[
        Dimensionality, doc("Whether the structure moves in a plane or in space.", "3D")
    ] = written(Dimensionality.three)
    order: Annotated[AnalysisOrder, doc("Linear or nonlinear.", "LINEAR")] = written(
        AnalysisOrder.LINEAR
    )
    nonlinear_method: Annotated[
        NonlinearMethod | None,
        doc("How a nonlinear analysis proceeds; COROTATIONAL when left out.", "P_DELTA"),
    ] = None
    pdelta_formulation: Annotated[
        PdeltaFormulation | None,
        doc("Geometric stiffness of P_DELTA; CONSISTENT when left out.", "CONSISTENT"),
    ] = None
    pdelta_mode: Annotated[
        PdeltaMode | None,
        doc("Directions in which P_DELTA acts; FULL when left out.", "FULL"),
    ] = None
    pdelta_suppress_axes: Annotated[
        list[SuppressedAxis] | None,
        doc("Global axes along which movements stay of first order in P_DELTA.", ["X"]),
    ] = None
    stability: Annotated[
        StabilityMethod | None,
        EXTENSION,
        doc(
            "Auto: for each combination that is not of serviceability alpha_cr decides on first or "
            "second order, with imperfections and lengths of checks that go with it (EN 1993-1-1, "
            "5.2 and 5.3).",
            "Auto",
        ),
    ] = None
    tolerance: Annotated[
        float,
        doc("Relative residual at which iterations stop.", 0.001),
        unused("Equations are solved to the last digit, and second order until nothing moves."),
    ] = written(0.01)
    max_iterations: Annotated[
        Count | None,
        doc("Iterations after which a solution is given up.", 30),
        unused("One-way parts and second order settle fully, or an error says that they do not."),
    ] = None
    rigid_strategy: Annotated[
        RigidStrategy,
        doc("How rigid members are made rigid.", "RigidMember"),
        unused("Rigid members are exact under either name."),
    ] = written(RigidStrategy.RigidMember)
    axial_slack: Annotated[
        Newtons | None,
        doc("Axial force below which a tension or compression member changes state.", 500.0),
        unused("A slack member carries nothing at all."),
    ] = None
    include_shear_deformation: Annotated[
        bool | None, doc("Whether members deform in shear, where shear areas are given.", True)
    ] = True
    include_warping: Annotated[
        bool | None, doc("Whether members warp, where a warping constant is given.", True)
    ] = True
    include_shear_center_coupling: Annotated[
        bool | None, doc("Whether an eccentric shear centre couples bending and torsion.", True)
    ] = True
    enable_self_weight: Annotated[
        bool | None, doc("Whether the weight of members and plates is added.", True)
    ] = False
    self_weight_load_case_id: Annotated[
        LoadCaseRef | None, doc("Load case that receives the self-weight.", 1)
    ] = None
    gravity_factor: Annotated[
        MetresPerSquareSecond | None, doc("Acceleration of gravity.", -9.81)
    ] = -9.81
    gravity_direction: Annotated[
        Vector | None, doc("Direction in which weight acts.", [0.0, -1.0, 0.0])
    ] = (0.0, -1.0, 0.0)
    include_member_deflected_shape: Annotated[
        bool | None,
        doc("Whether the results document says how members move between their ends.", True),
    ] = False
    result_filter: Annotated[
        list[ResultBlock] | None,
        doc("Kinds of results to report; all if left out.", ["reactions"]),
    ] = None
    result_requests: Annotated[
        list[ResultRequest] | None, doc("Tables of results.", [{"block": "reactions"}])
    ] = None
    render_unity_reports: Annotated[
        bool | None, doc("Whether each check's report is written.", False)
    ] = False
    include_report_html: Annotated[
        bool | None,
        doc("Whether a report of the whole analysis is written.", False),
        without_effect("write HTML reports; the results are complete without"),
    ] = False
