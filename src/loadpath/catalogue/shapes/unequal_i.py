"""I sections with two different flanges; with equal ones they are those of `i_section`."""

from typing import NamedTuple

from loadpath.catalogue.shapes.composite import Composite
from loadpath.catalogue.shapes.corner import Corner
from loadpath.catalogue.shapes.i_section import flange_energy
from loadpath.catalogue.shapes.piece import Piece, Rectangle, Spandrel
from loadpath.catalogue.shapes.shape_properties import ShapeProperties, from_composite
from loadpath.catalogue.shapes.torsion_junction import tee_junction


class Flange(NamedTuple):
    """Width and thickness of a flange."""

    b: float
    t: float

    @property
    def inertia(self) -> float:
        """About the web."""
        return self.t * self.b**3 / 12


def unequal_i(h: float, upper: Flange, lower: Flange, tw: float, r: float) -> ShapeProperties:
    width = max(upper.b, lower.b)
    left, right = (width - tw) / 2, (width + tw) / 2
    low, high = lower.t, h - upper.t
    whole = Composite(
        [
            *_flange(lower, 0, low, +1, width, tw, r),
            *_flange(upper, high, high, -1, width, tw, r),
            Rectangle(low, high, left, right),
        ]
    )
    depth = h - (upper.t + lower.t) / 2
    both = upper.inertia + lower.inertia
    flanges = (upper, lower)
    levers = (h - upper.t / 2 - whole.y, whole.y - lower.t / 2)
    outstands = sum(
        flange_energy(flange.t, lever, (flange.b - tw) / 2, sides=2)
        for flange, lever in zip(flanges, levers, strict=True)
    )
    across = [_head(flange, tw, r) for flange in flanges]
    return from_composite(
        whole,
        # SCI P385: the flanges less their four ends, the web, two junctions.
        j=sum(
            flange.b * flange.t**3 / 3 + tee_junction(tw, flange.t, r) - 0.210 * flange.t**4
            for flange in flanges
        )
        + (high - low) * tw**3 / 3,
        # ENV 1993-1-1, F.1.4: the flanges bend against each other.
        i_w=depth**2 * upper.inertia * lower.inertia / both,
        # A force across is shared in proportion to the inertias of the flanges.
        a_sy=sum(head.i_y for head in across) ** 2
        / sum(head.shear_energy("z", *head.span("z")) for head in across),
        a_sz=whole.i_z**2 / (whole.shear_energy("y", low, high) + outstands),
        y_s=lower.t / 2 + depth * upper.inertia / both - whole.y,
        contours=(_outline(h, upper, lower, tw, r),),
    )


def _flange(
    flange: Flange, y: float, root: float, up: int, width: float, tw: float, r: float
) -> list[Piece]:
    """A flange whose lower face is at y, with its fillets at the root, in the middle of a width."""
    start = (width - flange.b) / 2
    return [
        Rectangle(y, y + flange.t, start, start + flange.b),
        Spandrel(root, (width - tw) / 2, up, -1, r),
        Spandrel(root, (width + tw) / 2, up, +1, r),
    ]


def _head(flange: Flange, tw: float, r: float) -> Composite:
    """A flange with its fillets and the web between them, which carry a force across."""
    left, right = (flange.b - tw) / 2, (flange.b + tw) / 2
    pieces = _flange(flange, 0, flange.t, +1, flange.b, tw, r)
    return Composite([*pieces, Rectangle(flange.t, flange.t + r, left, right)])


def _outline(h: float, upper: Flange, lower: Flange, tw: float, r: float) -> tuple[Corner, ...]:
    width = max(upper.b, lower.b)
    left, right = (width - tw) / 2, (width + tw) / 2
    ends = [((width - flange.b) / 2, (width + flange.b) / 2) for flange in (upper, lower)]
    (up_left, up_right), (low_left, low_right) = ends
    return (
        (h, up_left, 0),
        (h, up_right, 0),
        (h - upper.t, up_right, 0),
        (h - upper.t, right, r),
        (lower.t, right, r),
        (lower.t, low_right, 0),
        (0, low_right, 0),
        (0, low_left, 0),
        (lower.t, low_left, 0),
        (lower.t, left, r),
        (h - upper.t, left, r),
        (h - upper.t, up_left, 0),
    )
