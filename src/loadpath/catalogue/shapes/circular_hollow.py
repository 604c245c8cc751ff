"""Circular hollow sections of outside diameter h: the exact ring."""

from math import pi

from loadpath.catalogue.shapes.corner import Corner
from loadpath.catalogue.shapes.shape_properties import ShapeProperties


def circular_hollow(h: float, t: float) -> ShapeProperties:
    inner = h - 2 * t
    area = pi / 4 * (h**2 - inner**2)
    inertia = pi / 64 * (h**4 - inner**4)
    elastic, plastic = 2 * inertia / h, (h**3 - inner**3) / 6
    # Cowper, J. Appl. Mech. 33 (1966), hollow circle with Poisson's ratio 0: A/2 for a thin ring.
    ratio = (inner / h) ** 2
    shear = area * 6 * (1 + ratio) ** 2 / (7 * (1 + ratio) ** 2 + 20 * ratio)
    return ShapeProperties(
        area=area,
        i_y=inertia,
        i_z=inertia,
        j=2 * inertia,
        i_w=0.0,
        a_sy=shear,
        a_sz=shear,
        wel_y=elastic,
        wel_z=elastic,
        wpl_y=plastic,
        wpl_z=plastic,
        c_y=h / 2,
        c_z=h / 2,
        contours=(_circle(0, h), _circle(t, h - t)[::-1]),
    )


def _circle(low: float, high: float) -> tuple[Corner, ...]:
    r = (high - low) / 2
    return ((high, low, r), (high, high, r), (low, high, r), (low, low, r))
