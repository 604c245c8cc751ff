"""Channels with the web at the left, with parallel or sloping flanges.

Bending, torsion and warping are those of parallel flanges of the mean thickness tf; a slope
shows in the outline only (families with sloping flanges carry tabulated figures).
"""

from math import pi

from loadpath.catalogue.shapes.composite import Composite
from loadpath.catalogue.shapes.corner import Corner
from loadpath.catalogue.shapes.i_section import flange_energy
from loadpath.catalogue.shapes.piece import Rectangle, Spandrel
from loadpath.catalogue.shapes.shape_properties import ShapeProperties, from_composite
from loadpath.catalogue.shapes.torsion_junction import corner_junction


def channel(
    h: float, b: float, tw: float, tf: float, r: float, r2: float = 0.0, slope: float = 0.0
) -> ShapeProperties:
    whole = Composite(
        [
            Rectangle(0, tf, 0, b),
            Rectangle(h - tf, h, 0, b),
            Rectangle(tf, h - tf, 0, tw),
            Spandrel(tf, tw, +1, +1, r),
            Spandrel(h - tf, tw, -1, +1, r),
        ]
    )
    depth, reach = h - tf, b - tw / 2
    # Shear centre left of the web's middle line, and warping constant: SCI P385.
    eccentricity = tf * reach**2 * depth**2 / (4 * whole.i_z)
    i_w = (depth**2 / 4) * (
        whole.i_y
        - whole.area * (whole.z - tw / 2) ** 2 * (depth**2 * whole.area / (4 * whole.i_z) - 1)
    )
    return from_composite(
        whole,
        j=2 / 3 * b * tf**3
        + (h - 2 * tf) * tw**3 / 3
        + 2 * corner_junction(tw, tf, r)
        - 0.420 * tf**4,
        i_w=i_w,
        a_sy=whole.i_y**2 / (whole.shear_energy("z", tw, b) + _web_energy(whole, h, tw, tf, r)),
        a_sz=whole.i_z**2
        / (whole.shear_energy("y", tf, h - tf) + flange_energy(tf, depth / 2, b - tw, sides=2)),
        z_s=tw / 2 - eccentricity - whole.z,
        contours=(_outline(h, b, tw, tf, r, r2, slope),),
    )


def _web_energy(whole: Composite, h: float, tw: float, tf: float, r: float) -> float:
    """Shear energy of the web for a force across: its flow falls evenly to 0 at mid-depth.

    Over the height of a fillet the web is as thick as web and fillet on average.
    """
    area, first = whole.below("z", tw)
    flow = (first - whole.z * area) / 2
    clear, half = h / 2 - tf - r, h / 2 - tf
    thick = tw + (1 - pi / 4) * r
    return 2 * flow**2 / (3 * half**2) * (clear**3 / tw + (half**3 - clear**3) / thick)


def _outline(
    h: float, b: float, tw: float, tf: float, r: float, r2: float, slope: float
) -> tuple[Corner, ...]:
    tip, root = tf - slope * (b - tw) / 2, tf + slope * (b - tw) / 2
    return (
        (h, 0, 0),
        (h, b, 0),
        (h - tip, b, r2),
        (h - root, tw, r),
        (root, tw, r),
        (tip, b, r2),
        (0, b, 0),
        (0, 0, 0),
    )
