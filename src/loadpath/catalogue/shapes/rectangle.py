"""Solid rectangles, h up and b across."""

from math import pi, tanh

from loadpath.catalogue.shapes.shape_properties import ShapeProperties


def rectangle(h: float, b: float) -> ShapeProperties:
    return ShapeProperties(
        area=b * h,
        i_y=h * b**3 / 12,
        i_z=b * h**3 / 12,
        j=_torsion_constant(max(h, b), min(h, b)),
        i_w=0.0,
        a_sy=5 / 6 * b * h,
        a_sz=5 / 6 * b * h,
        wel_y=h * b**2 / 6,
        wel_z=b * h**2 / 6,
        wpl_y=h * b**2 / 4,
        wpl_z=b * h**2 / 4,
        c_y=h / 2,
        c_z=b / 2,
        contours=(((h, 0, 0), (h, b, 0), (0, b, 0), (0, 0, 0)),),
    )


def _torsion_constant(long: float, short: float) -> float:
    """Saint-Venant's series, Timoshenko and Goodier, Theory of Elasticity, eq. 160."""
    series = sum(tanh(n * pi * long / (2 * short)) / n**5 for n in range(1, 200, 2))
    return long * short**3 / 3 * (1 - 192 / pi**5 * short / long * series)
