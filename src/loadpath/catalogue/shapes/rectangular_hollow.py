"""Rectangular and square hollow sections with outer corner radius r and inner corner radius ri."""

from math import pi

from loadpath.catalogue.shapes.composite import Composite
from loadpath.catalogue.shapes.corner import Corner
from loadpath.catalogue.shapes.i_section import flange_energy
from loadpath.catalogue.shapes.piece import Piece, Rectangle, Spandrel
from loadpath.catalogue.shapes.shape_properties import ShapeProperties, from_composite


def rectangular_hollow(h: float, b: float, t: float, r: float, ri: float) -> ShapeProperties:
    whole = Composite(
        [Rectangle(0, h, 0, b), *_corners(t, h - t, t, b - t, ri)],
        voids=[Rectangle(t, h - t, t, b - t), *_corners(0, h, 0, b, r)],
    )
    return from_composite(
        whole,
        j=_torsion_constant(h, b, t, (r + ri) / 2),
        i_w=0.0,
        a_sy=whole.i_y**2
        / (
            whole.shear_energy("z", t, b - t)
            + flange_energy(t, (b - t) / 2, (h - 2 * t) / 2, sides=4)
        ),
        a_sz=whole.i_z**2
        / (
            whole.shear_energy("y", t, h - t)
            + flange_energy(t, (h - t) / 2, (b - 2 * t) / 2, sides=4)
        ),
        contours=(_box(0, h, 0, b, r), _box(t, h - t, t, b - t, ri)[::-1]),
    )


def _torsion_constant(h: float, b: float, t: float, rc: float) -> float:
    """EN 10210-2 and EN 10219-2, annex B: rc the radius, p the length of the middle line."""
    p = 2 * (h + b - 2 * t) - 2 * rc * (4 - pi)
    enclosed = (b - t) * (h - t) - rc**2 * (4 - pi)
    return t**3 * p / 3 + 4 * enclosed**2 * t / p


def _corners(y0: float, y1: float, z0: float, z1: float, r: float) -> list[Piece]:
    return [
        Spandrel(y0, z0, +1, +1, r),
        Spandrel(y0, z1, +1, -1, r),
        Spandrel(y1, z0, -1, +1, r),
        Spandrel(y1, z1, -1, -1, r),
    ]


def _box(y0: float, y1: float, z0: float, z1: float, r: float) -> tuple[Corner, ...]:
    return ((y1, z0, r), (y1, z1, r), (y0, z1, r), (y0, z0, r))
