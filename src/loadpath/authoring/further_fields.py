"""Fields of records that calls take beside their own arguments, as types.

What they mean is declared in `loadpath.document`; a test holds the names against it.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypedDict

import loadpath.document as doc


class SectionFields(TypedDict, total=False):
    """Of a section, beside its stiffness."""

    h: float | None
    b: float | None
    i_yz: float | None
    i_w: float | None
    y_s: float | None
    z_s: float | None
    wagner_coeff: float | None
    a_sy: float | None
    a_sz: float | None
    wel_y: float | None
    wel_z: float | None
    wpl_y: float | None
    wpl_z: float | None
    centroid_y: float | None
    centroid_z: float | None
    principal_axis_angle: float | None
    ec3: doc.Ec3SectionParams | Mapping[str, Any] | None
    dimensions: doc.SectionDimensions | Mapping[str, Any] | None


class PlateFields(TypedDict, total=False):
    """Of a plate, beside its outline, thickness and material."""

    classification: str | None
    behavior: Literal["Shell", "Membrane"] | None
    theory: Literal["Auto", "Mindlin", "Kirchhoff"] | None
    plane_state: Literal["PlaneStress", "PlaneStrain"] | None
    offset: float | None
    local_x_direction: Sequence[float] | None
    stiffness_modifiers: doc.PlateStiffnessModifiers | dict[str, float] | None
    bedding: float | None


class Ec3Fields(TypedDict, total=False):
    """Of the check of EN 1993-1-1."""

    annex: Literal["recommended", "UK", "DE", "FR"]
    gamma_m0: float
    gamma_m1: float
    include_buckling: bool
    include_ltb: bool
    lengths_from: Literal["Members", "Buckling"]
    angle_ends: Literal["Held", "OneBolt"]
    interaction_method: Literal["AnnexA", "AnnexB"]
    ltb_method: Literal["General", "Rolled"]
    c1: float
    c2: float
    c3: float
    z_g: float
    cmy: float
    cmz: float
    cm_lt: float


class DeflectionFields(TypedDict, total=False):
    """Of a limit of deflection, beside the limit."""

    measure: Literal["Chord", "Undeformed", "Sway"]
    direction: Literal["Across", "Vertical", "LocalY", "LocalZ"]
    length: float
    precamber: float
    combination: Literal["Characteristic", "Frequent", "QuasiPermanent", "All"]
