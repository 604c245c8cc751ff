"""Parametric sections of SAF: their shapes by the dimensions that the format lists for each."""

from collections.abc import Callable
from math import pi
from typing import NamedTuple

from loadpath.catalogue.shapes.angle import angle
from loadpath.catalogue.shapes.channel import channel
from loadpath.catalogue.shapes.circular_hollow import circular_hollow
from loadpath.catalogue.shapes.i_section import i_section
from loadpath.catalogue.shapes.rectangle import rectangle
from loadpath.catalogue.shapes.rectangular_hollow import rectangular_hollow
from loadpath.catalogue.shapes.shape_properties import ShapeProperties
from loadpath.catalogue.shapes.tee import tee
from loadpath.catalogue.shapes.unequal_i import Flange, unequal_i


class Parametric(NamedTuple):
    """A shape with its properties, and its dimensions as a document holds them."""

    properties: ShapeProperties
    dimensions: dict[str, float | str]
    """None where checks know no such shape."""
    turned: bool = False
    """Whether the format draws it half a turn from where the library's stands."""


SHARP = 1e-6
"""Radius in metres of a sharp corner: the formulas divide by it."""


class Unsupported(ValueError):
    """The shape, or these dimensions of it, has no formula here."""


def _rectangle(h: float, b: float) -> Parametric:
    return Parametric(rectangle(h, b), {"shape": "rectangle", "h": h, "b": b})


def _circle(d: float) -> Parametric:
    """A full circle: the ring without a hole."""
    inertia, area = pi * d**4 / 64, pi * d**2 / 4
    ring = circular_hollow(d, d / 2 * 0.999)
    return Parametric(
        ShapeProperties(
            area=area,
            i_y=inertia,
            i_z=inertia,
            j=2 * inertia,
            i_w=0.0,
            a_sy=area * 6 / 7,
            a_sz=area * 6 / 7,
            wel_y=pi * d**3 / 32,
            wel_z=pi * d**3 / 32,
            wpl_y=d**3 / 6,
            wpl_z=d**3 / 6,
            c_y=d / 2,
            c_z=d / 2,
            contours=ring.contours[:1],
        ),
        {},
    )


def _pipe(d: float, t: float) -> Parametric:
    return Parametric(circular_hollow(d, t), {"shape": "CHS", "h": d, "t": t})


def _rolled(h: float, b: float, t: float, s: float, r: float) -> Parametric:
    sizes: dict[str, float | str] = {"shape": "I", "h": h, "b": b, "tw": s, "tf": t, "r": r}
    return Parametric(i_section(h, b, s, t, r), sizes)


def _welded(h: float, b_top: float, b: float, t: float, t_top: float, s: float) -> Parametric:
    if (b_top, t_top) != (b, t):
        return _unequal(h, s, b_top, b, t_top, t, SHARP)
    return _without_radius(_rolled(h, b, t, s, SHARP))


def _unequal(
    h: float, s: float, b_top: float, b: float, t_top: float, t: float, r: float
) -> Parametric:
    return Parametric(unequal_i(h, Flange(b_top, t_top), Flange(b, t), s, max(r, SHARP)), {})


def _tube(h: float, b: float, s: float, r: float, inner: float) -> Parametric:
    sizes: dict[str, float | str] = {"shape": "RHS", "h": h, "b": b, "t": s, "r": max(r, inner)}
    return Parametric(rectangular_hollow(h, b, s, max(r, inner), min(r, inner)), sizes)


def _channel(h: float, b: float, t: float, s: float, r: float) -> Parametric:
    sizes: dict[str, float | str] = {"shape": "U", "h": h, "b": b, "tw": s, "tf": t, "r": r}
    return Parametric(channel(h, b, s, t, r), sizes, turned=True)


def _sharp_channel(h: float, b: float, t: float, s: float) -> Parametric:
    return _without_radius(_channel(h, b, t, s, SHARP))


def _angle(h: float, b: float, t: float, r: float, r1: float) -> Parametric:
    sizes: dict[str, float | str] = {"shape": "L", "h": h, "b": b, "t": t, "r": r}
    return Parametric(angle(h, b, t, r, r1), sizes)


def _sharp_angle(h: float, b: float, t: float, s: float) -> Parametric:
    if t != s:
        raise Unsupported("an angle with legs of two thicknesses")
    return _without_radius(_angle(h, b, t, SHARP, SHARP))


def _tee(h: float, b: float, t: float, s: float, r: float) -> Parametric:
    sizes: dict[str, float | str] = {"shape": "T", "h": h, "b": b, "tw": s, "tf": t, "r": r}
    return Parametric(tee(h, b, s, t, r), sizes, turned=True)


def _sharp_tee(h: float, b: float, t: float, s: float) -> Parametric:
    return _without_radius(_tee(h, b, t, s, SHARP))._replace(turned=False)


def _without_radius(made: Parametric) -> Parametric:
    """Checks know a welded section, its shear area and its buckling curves, by having none."""
    sizes = {key: size for key, size in made.dimensions.items() if key != "r"}
    return made._replace(dimensions=sizes)


SHAPES: dict[str, tuple[int, Callable[..., Parametric]]] = {
    "rectangle": (2, _rectangle),
    "circle": (1, _circle),
    "pipe": (2, _pipe),
    "irolled": (5, _rolled),
    "isection": (6, _welded),
    "irolledasymmetric": (7, _unequal),
    "tube": (5, _tube),
    "channel": (5, _channel),
    "usection": (4, _sharp_channel),
    "angle": (5, _angle),
    "lsection": (4, _sharp_angle),
    "ttee": (5, _tee),
    "tsection": (4, _sharp_tee),
}
"""By the key of the shape's name: how many dimensions it has, and what they make."""


def parametric(shape: str, sizes: list[float]) -> Parametric:
    """The section of a shape and its dimensions (m); Unsupported where there is no formula."""
    if shape not in SHAPES:
        raise Unsupported("this shape")
    count, make = SHAPES[shape]
    if len(sizes) != count:
        raise Unsupported(f"{len(sizes)} dimensions, where the shape has {count}")
    if any(size < 0 for size in sizes) or min(sizes[:2]) <= 0:
        raise Unsupported("dimensions that are not positive")
    try:
        made = make(*sizes)
    except ArithmeticError:
        raise Unsupported("dimensions that make no section") from None
    properties = made.properties
    if min(properties.area, properties.i_y, properties.i_z, properties.j) <= 0:
        raise Unsupported("dimensions that make no section")
    return made
