"""Shapes against closed forms and theorems that need no table."""

from math import pi

import pytest

from loadpath.catalogue.shapes.angle import angle
from loadpath.catalogue.shapes.channel import channel
from loadpath.catalogue.shapes.circular_hollow import circular_hollow
from loadpath.catalogue.shapes.composite import Composite
from loadpath.catalogue.shapes.i_section import i_section
from loadpath.catalogue.shapes.piece import Direction, Piece, Rectangle, Spandrel
from loadpath.catalogue.shapes.rectangle import rectangle
from loadpath.catalogue.shapes.rectangular_hollow import rectangular_hollow
from loadpath.catalogue.shapes.tee import tee
from loadpath.catalogue.shapes.unequal_i import Flange, unequal_i

TINY = 1e-9


def disc(r: float) -> Composite:
    """A disc as a square that lost its corners."""
    corners: list[Piece] = [Spandrel(y * r, z * r, -y, -z, r) for y in (-1, 1) for z in (-1, 1)]
    return Composite([Rectangle(-r, r, -r, r)], voids=corners)


def test_a_square_without_its_corners_is_a_disc() -> None:
    r = 0.3
    whole = disc(r)
    assert whole.area == pytest.approx(pi * r**2)
    assert whole.i_y == pytest.approx(pi * r**4 / 4)
    assert whole.i_z == pytest.approx(pi * r**4 / 4)
    assert whole.i_yz == pytest.approx(0, abs=1e-15)
    assert whole.plastic_modulus("y") == pytest.approx(4 / 3 * r**3)


def test_a_shear_area_of_nine_tenths_for_a_disc() -> None:
    """Jourawski's formula gives 9/10 for a full circle (Timoshenko, Strength of Materials)."""
    r = 0.3
    whole = disc(r)
    energy = whole.shear_energy("z", -r, r)
    assert whole.i_y**2 / energy == pytest.approx(0.9 * pi * r**2, rel=2e-3)


@pytest.mark.parametrize("along", ["y", "z"])
@pytest.mark.parametrize("to_y", [-1, 1])
@pytest.mark.parametrize("to_z", [-1, 1])
def test_the_part_below_a_cut_is_the_integral_of_the_widths(
    along: Direction, to_y: int, to_z: int
) -> None:
    spandrel = Spandrel(0.2, -0.1, to_y, to_z, 0.05)
    low, high = spandrel.span(along)
    cut = low + 0.63 * (high - low)
    steps = 20_000
    step = (cut - low) / steps
    middles = [low + (k + 0.5) * step for k in range(steps)]
    area, first = spandrel.below(along, cut)
    assert area == pytest.approx(step * sum(spandrel.width(along, at) for at in middles), rel=1e-4)
    assert first == pytest.approx(
        step * sum(at * spandrel.width(along, at) for at in middles), rel=1e-4
    )
    whole = spandrel.moments()
    assert spandrel.below(along, high)[0] == pytest.approx(whole.area)
    assert spandrel.below(along, high)[1] == pytest.approx(whole.y if along == "y" else whole.z)


def test_the_plastic_axis_may_lie_in_the_web_of_a_channel() -> None:
    """Wpl about the weak axis with the equal-area axis inside the web: summed by hand."""
    h, b, tw, tf = 0.400, 0.060, 0.014, 0.010
    area = 2 * b * tf + (h - 2 * tf) * tw
    cut = area / 2 / h
    assert cut < tw
    by_hand = h * cut**2 / 2 + h * (tw - cut) ** 2 / 2 + 2 * tf * (b - tw) * ((b + tw) / 2 - cut)
    assert channel(h, b, tw, tf, TINY).wpl_y == pytest.approx(by_hand)


def test_an_i_section_without_fillets_is_a_rectangle_less_two() -> None:
    h, b, tw, tf = 0.3, 0.15, 0.007, 0.011
    shape = i_section(h, b, tw, tf, TINY)
    assert shape.i_z == pytest.approx((b * h**3 - (b - tw) * (h - 2 * tf) ** 3) / 12)
    assert shape.i_y == pytest.approx((2 * tf * b**3 + (h - 2 * tf) * tw**3) / 12)
    assert shape.wpl_z == pytest.approx(b * tf * (h - tf) + tw * (h - 2 * tf) ** 2 / 4)
    assert shape.wpl_y == pytest.approx(tf * b**2 / 2 + (h - 2 * tf) * tw**2 / 4)


def test_two_tees_make_an_i_section() -> None:
    sizes = {"b": 0.2, "tw": 0.009, "tf": 0.015, "r": 0.018}
    whole, half = i_section(h=0.4, **sizes), tee(h=0.2, **sizes)
    assert 2 * half.area == pytest.approx(whole.area)
    assert 2 * half.i_y == pytest.approx(whole.i_y)
    assert 2 * (half.i_z + half.area * half.c_y**2) == pytest.approx(whole.i_z)
    assert 2 * half.j == pytest.approx(whole.j - 2 * 0.105 * sizes["tw"] ** 4)


def test_thin_square_tube_has_a_shear_area_of_five_twelfths() -> None:
    """Cowper, J. Appl. Mech. 33 (1966): 20 (1 + nu) / (48 + 39 nu) with nu = 0."""
    shape = rectangular_hollow(0.2, 0.2, 0.0002, 0.0002, 1e-9)
    assert shape.a_sz == pytest.approx(5 / 12 * shape.area, rel=2e-3)
    assert shape.a_sy == pytest.approx(shape.a_sz)


def test_thin_tube_by_bredt() -> None:
    h, b, t = 0.2, 0.1, 0.0001
    shape = rectangular_hollow(h, b, t, t / 2, 1e-9)
    assert shape.j == pytest.approx(2 * (h * b) ** 2 * t / (h + b), rel=3e-3)


def test_thin_ring() -> None:
    d, t = 0.2, 0.0001
    shape = circular_hollow(d, t)
    mean = d - t
    assert shape.area == pytest.approx(pi * mean * t)
    assert shape.i_z == pytest.approx(pi * mean**3 * t / 8, rel=1e-5)
    assert shape.wpl_z == pytest.approx(mean**2 * t, rel=1e-5)
    assert shape.a_sz == pytest.approx(shape.area / 2, rel=1e-4)


def test_equal_angle_is_symmetric_about_its_bisector() -> None:
    shape = angle(0.1, 0.1, 0.01, 0.012, 0.006)
    assert shape.i_y == pytest.approx(shape.i_z)
    assert shape.c_y == pytest.approx(shape.c_z)
    assert shape.wpl_y == pytest.approx(shape.wpl_z)
    assert shape.i_yz < 0
    assert (shape.y_s, shape.z_s) == pytest.approx((0.005 - shape.c_y, 0.005 - shape.c_z))


@pytest.mark.parametrize(("ratio", "factor"), [(1, 0.1406), (2, 0.229), (3, 0.263), (10, 0.312)])
def test_torsion_constant_of_rectangles(ratio: float, factor: float) -> None:
    """Timoshenko and Goodier, Theory of Elasticity, table in art. 109."""
    for h, b in ((0.1 * ratio, 0.1), (0.1, 0.1 * ratio)):
        assert rectangle(h, b).j == pytest.approx(
            factor * ratio * 0.1**4, abs=0.0006 * ratio * 1e-4
        )


FLANGES = Flange(0.2, 0.02), Flange(0.3, 0.02)


def test_equal_flanges_are_those_of_an_i_section() -> None:
    made = unequal_i(0.3, Flange(0.15, 0.0107), Flange(0.15, 0.0107), 0.0071, 0.015)
    rolled = i_section(0.3, 0.15, 0.0071, 0.0107, 0.015)
    assert made.contours == rolled.contours
    for key in rolled.__struct_fields__[:-1]:
        assert getattr(made, key) == pytest.approx(getattr(rolled, key), abs=1e-15), key


def test_unequal_flanges_by_hand() -> None:
    """Flanges of 200 mm and 300 mm by 20 mm around a web of 360 mm by 10 mm, without fillets."""
    made = unequal_i(0.4, *FLANGES, 0.01, TINY)
    parts = [(0.004, 0.39), (0.006, 0.01), (0.0036, 0.2)]
    area = sum(size for size, _ in parts)
    centre = sum(size * y for size, y in parts) / area
    own = 0.004 * 0.02**2 / 12 + 0.006 * 0.02**2 / 12 + 0.01 * 0.36**3 / 12
    upper, lower = 0.02 * 0.2**3 / 12, 0.02 * 0.3**3 / 12
    assert made.area == pytest.approx(area)
    assert made.c_y == pytest.approx(centre)
    assert made.i_z == pytest.approx(own + sum(size * (y - centre) ** 2 for size, y in parts))
    assert made.i_y == pytest.approx(upper + lower + 0.36 * 0.01**3 / 12)
    assert made.c_z == pytest.approx(0.15)
    assert made.y_s == pytest.approx(0.01 + 0.38 * upper / (upper + lower) - centre)
    assert made.i_w == pytest.approx(0.38**2 * upper * lower / (upper + lower))


def test_a_section_upside_down_is_the_same_but_for_its_shear_centre() -> None:
    made, turned = (unequal_i(0.4, *each, 0.01, 0.012) for each in (FLANGES, FLANGES[::-1]))
    for key in ("area", "i_y", "i_z", "j", "i_w", "a_sy", "a_sz", "wel_z", "wpl_y", "wpl_z"):
        assert getattr(made, key) == pytest.approx(getattr(turned, key)), key
    assert made.y_s == pytest.approx(-turned.y_s)
    assert made.c_y == pytest.approx(0.4 - turned.c_y)
