"""Angles: the longer leg h up, the shorter leg b to the right, heel at the lower left."""

from loadpath.catalogue.shapes.composite import Composite
from loadpath.catalogue.shapes.piece import Rectangle, Spandrel
from loadpath.catalogue.shapes.shape_properties import ShapeProperties, from_composite
from loadpath.catalogue.shapes.torsion_junction import angle_junction


def angle(h: float, b: float, t: float, r: float, r2: float = 0.0) -> ShapeProperties:
    toes = [Spandrel(h, t, -1, -1, r2), Spandrel(t, b, -1, -1, r2)] if r2 else []
    whole = Composite(
        [Rectangle(0, h, 0, t), Rectangle(0, t, t, b), Spandrel(t, t, +1, +1, r)], voids=toes
    )
    return from_composite(
        whole,
        i_yz=whole.i_yz,
        j=t**3 * (h + b - t) / 3 + angle_junction(t, r) - 0.21 * t**4,
        # Secondary warping of thin legs, Timoshenko and Gere, Theory of Elastic Stability, 5.3.
        i_w=t**3 * ((h - t / 2) ** 3 + (b - t / 2) ** 3) / 36,
        a_sy=5 / 6 * b * t,
        a_sz=5 / 6 * h * t,
        # The legs' middle lines meet in the shear centre.
        y_s=t / 2 - whole.y,
        z_s=t / 2 - whole.z,
        contours=(((h, 0, 0), (h, t, r2), (t, t, r), (t, b, r2), (0, b, 0), (0, 0, 0)),),
    )
