"""Releases between members and nodes, and between members that cross."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from loadpath.document.declaration.honour import unused
from loadpath.document.declaration.record import Record, doc, written
from loadpath.document.declaration.units import (
    NewtonCubicMetresPerRadian,
    NewtonMetres,
    NewtonMetresPerRadian,
    Newtons,
    NewtonsPerMetre,
    NewtonSquareMetres,
)
from loadpath.document.declaration.vector import CurvePoint

from .references import Id
from .release_frames import ReleaseAxes, ReleaseFrame


class MemberStiffnessCurveDriver(StrEnum):
    """The internal force of the member that sets the stiffness of its hinge."""

    N = "N"
    Vy = "Vy"
    Vz = "Vz"
    Mx = "Mx"
    My = "My"
    Mz = "Mz"


class MemberStiffnessCurve(Record):
    """A hinge stiffness that follows an internal force of the member."""

    depends_on: Annotated[
        MemberStiffnessCurveDriver, doc("Internal force that sets the stiffness.", "N")
    ]
    points: Annotated[
        list[CurvePoint],
        Meta(min_length=2),
        doc(
            "Pairs of end force and secant stiffness, force ascending; linear between them, "
            "constant outside.",
            [[0.0, 1e5], [1e4, 2e5]],
        ),
    ]
    signed: Annotated[
        bool | None, doc("Whether the sign of the force counts; else its size does.", False)
    ] = None


class CurveEndBehaviour(StrEnum):
    """Beyond a curve: its last slope goes on, it stops to turn, its moment is held, or it fails."""

    Continuous = "Continuous"
    Stop = "Stop"
    Yielding = "Yielding"
    Failure = "Failure"


class MomentRotationCurve(Record):
    """The moment of a semi-rigid hinge as a function of its rotation."""

    points: Annotated[
        list[CurvePoint],
        Meta(min_length=2),
        doc(
            "Pairs of rotation in rad and moment, rotation ascending, moments not falling, through "
            "[0, 0].",
            [[0.0, 0.0], [0.01, 5e4]],
        ),
    ]
    symmetric: Annotated[
        bool | None,
        doc("Whether the curve is mirrored to negative rotations; so when left out.", True),
    ] = None
    start: Annotated[
        CurveEndBehaviour | None,
        doc("Behaviour before the first point of a curve that is not mirrored.", "Continuous"),
    ] = None
    end: Annotated[
        CurveEndBehaviour | None, doc("Behaviour beyond the last point.", "Yielding")
    ] = None


class MemberHinge(Record):
    """A release at a member's end; of each direction null is rigid, 0 free, more a spring."""

    id: Annotated[Id, doc("Number by which members refer to this hinge.", 1)]
    hinge_type: Annotated[
        str,
        doc("Free label of the hinge.", "pinned"),
        unused("The releases decide."),
    ] = written("")
    translational_release_vx: Annotated[
        NewtonsPerMetre | None, doc("Spring stiffness along x; null rigid, 0 free.", 0.0)
    ] = None
    translational_release_vy: Annotated[
        NewtonsPerMetre | None, doc("Spring stiffness along y; null rigid, 0 free.", 1e6)
    ] = None
    translational_release_vz: Annotated[
        NewtonsPerMetre | None, doc("Spring stiffness along z; null rigid, 0 free.", 1e6)
    ] = None
    rotational_release_mx: Annotated[
        NewtonMetresPerRadian | None, doc("Spring stiffness about x; null rigid, 0 free.", 1e5)
    ] = None
    rotational_release_my: Annotated[
        NewtonMetresPerRadian | None, doc("Spring stiffness about y; null rigid, 0 free.", 0.0)
    ] = None
    rotational_release_mz: Annotated[
        NewtonMetresPerRadian | None, doc("Spring stiffness about z; null rigid, 0 free.", 0.0)
    ] = None
    rotational_release_warp: Annotated[
        NewtonCubicMetresPerRadian | None,
        doc("Spring stiffness against warping; null rigid, 0 free.", 0.0),
    ] = None
    max_tension_vx: Annotated[
        Newtons | None,
        doc(
            "Capacity for tension along x, checked and no release; compression goes by contact.",
            5e4,
        ),
    ] = None
    max_tension_vy: Annotated[
        Newtons | None,
        doc("Capacity for forces along y, checked and no release.", 5e4),
    ] = None
    max_tension_vz: Annotated[
        Newtons | None,
        doc("Capacity for forces along z, checked and no release.", 5e4),
    ] = None
    max_moment_mx: Annotated[
        NewtonMetres | None,
        doc("Capacity for moments about x, checked and no release.", 2e4),
    ] = None
    max_moment_my: Annotated[
        NewtonMetres | None,
        doc("Capacity for moments about y, checked and no release.", 2e4),
    ] = None
    max_moment_mz: Annotated[
        NewtonMetres | None,
        doc("Capacity for moments about z, checked and no release.", 2e4),
    ] = None
    max_bimoment_warp: Annotated[
        NewtonSquareMetres | None,
        doc("Capacity for bimoments, checked and no release.", 1e3),
    ] = None
    stiffness_curve_vx: Annotated[
        MemberStiffnessCurve | None,
        doc(
            "Stiffness along x as it follows an internal force.",
            {"depends_on": "N", "points": [[0.0, 1e6], [1e4, 2e6]]},
        ),
    ] = None
    stiffness_curve_vy: Annotated[
        MemberStiffnessCurve | None,
        doc(
            "Stiffness along y as it follows an internal force.",
            {"depends_on": "Vy", "points": [[0.0, 1e6], [1e4, 2e6]]},
        ),
    ] = None
    stiffness_curve_vz: Annotated[
        MemberStiffnessCurve | None,
        doc(
            "Stiffness along z as it follows an internal force.",
            {"depends_on": "Vz", "points": [[0.0, 1e6], [1e4, 2e6]]},
        ),
    ] = None
    stiffness_curve_mx: Annotated[
        MemberStiffnessCurve | None,
        doc(
            "Stiffness about x as it follows an internal force.",
            {"depends_on": "Mx", "points": [[0.0, 1e5], [1e4, 2e5]]},
        ),
    ] = None
    stiffness_curve_my: Annotated[
        MemberStiffnessCurve | None,
        doc(
            "Stiffness about y as it follows an internal force.",
            {"depends_on": "My", "points": [[0.0, 1e5], [1e4, 2e5]]},
        ),
    ] = None
    stiffness_curve_mz: Annotated[
        MemberStiffnessCurve | None,
        doc(
            "Stiffness about z as it follows an internal force.",
            {"depends_on": "N", "points": [[0.0, 1e5], [1e4, 2e5]]},
        ),
    ] = None
    moment_rotation_mx: Annotated[
        MomentRotationCurve | None,
        doc("Moment about x over rotation.", {"points": [[0.0, 0.0], [0.01, 2e4]]}),
    ] = None
    moment_rotation_my: Annotated[
        MomentRotationCurve | None,
        doc("Moment about y over rotation.", {"points": [[0.0, 0.0], [0.01, 2e4]]}),
    ] = None
    moment_rotation_mz: Annotated[
        MomentRotationCurve | None,
        doc("Moment about z over rotation.", {"points": [[0.0, 0.0], [0.01, 5e4]]}),
    ] = None
    rotation_axes: Annotated[
        ReleaseAxes | None, doc("Axes about which the rotational releases act.", "Local")
    ] = ReleaseFrame.Local


class ScissorHinge(Record):
    """A release between members that cross; of each direction null is rigid, 0 free."""

    id: Annotated[Id, doc("Number by which member sets refer to this hinge.", 1)]
    translational_release_x: Annotated[
        NewtonsPerMetre | None, doc("Spring stiffness along x; null rigid, 0 free.", 0.0)
    ] = None
    translational_release_y: Annotated[
        NewtonsPerMetre | None, doc("Spring stiffness along y; null rigid, 0 free.", 1e6)
    ] = None
    translational_release_z: Annotated[
        NewtonsPerMetre | None, doc("Spring stiffness along z; null rigid, 0 free.", 1e6)
    ] = None
    rotational_release_x: Annotated[
        NewtonMetresPerRadian | None, doc("Spring stiffness about x; null rigid, 0 free.", 0.0)
    ] = None
    rotational_release_y: Annotated[
        NewtonMetresPerRadian | None, doc("Spring stiffness about y; null rigid, 0 free.", 0.0)
    ] = None
    rotational_release_z: Annotated[
        NewtonMetresPerRadian | None, doc("Spring stiffness about z; null rigid, 0 free.", 0.0)
    ] = None
    axes: Annotated[ReleaseAxes | None, doc("Axes in which the releases act.", "Global")] = (
        ReleaseFrame.Global
    )
