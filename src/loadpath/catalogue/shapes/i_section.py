"""Doubly symmetric I and H sections with parallel or sloping flanges.

Bending, torsion and warping are those of parallel flanges of the mean thickness tf; a slope
shows in the outline only (families with sloping flanges carry tabulated figures).
"""

from loadpath.catalogue.shapes.composite import Composite
from loadpath.catalogue.shapes.corner import Corner
from loadpath.catalogue.shapes.piece import Rectangle, Spandrel
from loadpath.catalogue.shapes.shape_properties import ShapeProperties, from_composite
from loadpath.catalogue.shapes.torsion_junction import tee_junction


def i_section(
    h: float, b: float, tw: float, tf: float, r: float, r2: float = 0.0, slope: float = 0.0
) -> ShapeProperties:
    left, right = (b - tw) / 2, (b + tw) / 2
    flanges = [Rectangle(0, tf, 0, b), Rectangle(h - tf, h, 0, b)]
    fillets = [
        Spandrel(tf, left, +1, -1, r),
        Spandrel(tf, right, +1, +1, r),
        Spandrel(h - tf, left, -1, -1, r),
        Spandrel(h - tf, right, -1, +1, r),
    ]
    whole = Composite([*flanges, Rectangle(tf, h - tf, left, right), *fillets])
    depth = h - tf
    return from_composite(
        whole,
        # SCI P385: two flanges less their four ends, the web, two junctions.
        j=2 / 3 * b * tf**3
        + (h - 2 * tf) * tw**3 / 3
        + 2 * tee_junction(tw, tf, r)
        - 0.420 * tf**4,
        i_w=tf * b**3 * depth**2 / 24,
        a_sy=_across_flanges(b, tw, tf, r),
        a_sz=whole.i_z**2
        / (whole.shear_energy("y", tf, h - tf) + flange_energy(tf, depth / 2, left, sides=4)),
        contours=(_outline(h, b, tw, tf, r, r2, slope),),
    )


def flange_energy(tf: float, lever: float, outstand: float, sides: int) -> float:
    """Shear energy of outstands whose flow grows from 0 at the tip: S = tf s lever."""
    return sides * tf * lever**2 * outstand**3 / 3


def _across_flanges(b: float, tw: float, tf: float, r: float) -> float:
    """Shear area across: the flanges with their fillets; the web beyond them carries nothing."""
    left, right = (b - tw) / 2, (b + tw) / 2
    flange = Composite(
        [
            Rectangle(0, tf, 0, b),
            Rectangle(tf, tf + r, left, right),
            Spandrel(tf, left, +1, -1, r),
            Spandrel(tf, right, +1, +1, r),
        ]
    )
    return 2 * flange.i_y**2 / flange.shear_energy("z", 0, b)


def _outline(
    h: float, b: float, tw: float, tf: float, r: float, r2: float, slope: float
) -> tuple[Corner, ...]:
    left, right = (b - tw) / 2, (b + tw) / 2
    tip, root = tf - slope * left / 2, tf + slope * left / 2
    return (
        (h, 0, 0),
        (h, b, 0),
        (h - tip, b, r2),
        (h - root, right, r),
        (root, right, r),
        (tip, b, r2),
        (0, b, 0),
        (0, 0, 0),
        (tip, 0, r2),
        (root, left, r),
        (h - root, left, r),
        (h - tip, 0, r2),
    )
