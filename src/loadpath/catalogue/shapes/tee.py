"""Tees cut from I sections: flange on top, stem downwards (so i_z may be the smaller inertia)."""

from loadpath.catalogue.shapes.composite import Composite
from loadpath.catalogue.shapes.corner import Corner
from loadpath.catalogue.shapes.i_section import flange_energy
from loadpath.catalogue.shapes.piece import Piece, Rectangle, Spandrel
from loadpath.catalogue.shapes.shape_properties import ShapeProperties, from_composite
from loadpath.catalogue.shapes.torsion_junction import tee_junction


def tee(h: float, b: float, tw: float, tf: float, r: float, slope: float = 0.0) -> ShapeProperties:
    left, right, under = (b - tw) / 2, (b + tw) / 2, h - tf
    flange: list[Piece] = [
        Rectangle(under, h, 0, b),
        Spandrel(under, left, -1, -1, r),
        Spandrel(under, right, -1, +1, r),
    ]
    whole = Composite([*flange, Rectangle(0, under, left, right)])
    head = Composite([*flange, Rectangle(under - r, under, left, right)])
    return from_composite(
        whole,
        # Half of the I section of twice the depth, less the free end of the stem.
        j=b * tf**3 / 3
        + under * tw**3 / 3
        + tee_junction(tw, tf, r)
        - 0.210 * tf**4
        - 0.105 * tw**4,
        i_w=b**3 * tf**3 / 144 + (h - tf / 2) ** 3 * tw**3 / 36,
        a_sy=head.i_y**2 / head.shear_energy("z", 0, b),
        a_sz=whole.i_z**2
        / (
            whole.shear_energy("y", 0, under)
            + flange_energy(tf, h - tf / 2 - whole.y, left, sides=2)
        ),
        y_s=h - tf / 2 - whole.y,
        contours=(_outline(h, b, tw, tf, r, slope),),
    )


def _outline(
    h: float, b: float, tw: float, tf: float, r: float, slope: float
) -> tuple[Corner, ...]:
    left, right = (b - tw) / 2, (b + tw) / 2
    tip, root = tf - slope * left / 2, tf + slope * left / 2
    return (
        (h, 0, 0),
        (h, b, 0),
        (h - tip, b, 0),
        (h - root, right, r),
        (0, right, 0),
        (0, left, 0),
        (h - root, left, r),
        (h - tip, 0, 0),
    )
