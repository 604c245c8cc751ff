"""Buckling curves of EN 1993-1-1: Table 6.2 (flexural) and Table 6.4 (lateral-torsional, 6.3.2.2).

In the document's axes: `buckling_curve_z` is for buckling about the strong axis, local z.
"""

import msgspec

from loadpath.catalogue.en1993_tables import flexural_curves, lateral_curves
from loadpath.catalogue.family import Making, Shape


class BucklingCurves(msgspec.Struct, frozen=True):
    """The fields of a section's `ec3`."""

    buckling_curve_y: str
    buckling_curve_z: str
    buckling_curve_lt: str


def buckling_curves(
    shape: Shape, making: Making, h: float, b: float, t: float, *, s460: bool = False
) -> BucklingCurves:
    """Curves of a section of depth h and width b whose thickest part is t (SI)."""
    # American hollow sections are cold formed to the table.
    made = "cold formed" if making == "HSS" else making
    row = next(each for each in flexural_curves() if each.holds(shape, made, h / b, t))
    strong, weak = (row.s460_y, row.s460_z) if s460 else (row.y, row.z)
    of_i = made if shape == "I" else "none"
    lateral = next(each for each in lateral_curves() if each.holds("general", of_i, h / b))
    return BucklingCurves(weak.upper(), strong.upper(), lateral.curve.upper())
