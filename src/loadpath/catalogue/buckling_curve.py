"""Buckling curves of EN 1993-1-1: Table 6.2 (flexural) and Table 6.4 (lateral-torsional, 6.3.2.2).

In the document's axes: `buckling_curve_z` is for buckling about the strong axis, local z.
"""

import msgspec

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
    if shape == "I":
        strong, weak = _rolled_i(h / b > 1.2, t, s460)
        return BucklingCurves(weak, strong, "A" if h / b <= 2 else "B")
    if shape in ("RHS", "CHS"):
        curve = "C" if making != "hot finished" else "A0" if s460 else "A"
    else:
        curve = "B" if shape == "L" else "C"
    return BucklingCurves(curve, curve, "D")


def _rolled_i(slender: bool, tf: float, s460: bool) -> tuple[str, str]:
    """Curves about the strong and the weak axis; slender is h/b > 1.2."""
    if slender and tf <= 0.040:
        return ("A0", "A0") if s460 else ("A", "B")
    # h/b > 1.2 with tf > 100 mm is not in the table: taken as h/b <= 1.2, the lower curves.
    if tf <= 0.100:
        return ("A", "A") if s460 else ("B", "C")
    return ("C", "C") if s460 else ("D", "D")
