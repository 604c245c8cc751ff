"""What cross-sections resist: figures of traces against the formulas of the standard, afresh."""

from math import sqrt
from typing import Any

import pytest

from tests.engine.traced_bar import between_forks, section_of, shown, steps

Json = dict[str, Any]
F_Y, EPSILON = 355e6, sqrt(235 / 355)


def bar(
    section: str, *, pull: float = 0.0, down: float = 0.0, across: float = 0.0, span: float = 4.0
) -> Json:
    """Between forks under even loads, held against all buckling."""
    model, member, _, end = between_forks(section, "S355", span)
    case = model.load_case("G").line(member, -down).line(member, across, along="Z")
    if pull:
        case.force(end, pull, along="X")
    model.combination("ULS", {case: 1.0})
    model.check_ec3(include_buckling=False, include_ltb=False)
    document: Json = model.to_document()
    return document


def share_above_axis(n: float, m: float, m_pl: float, strip: float, c: float) -> float:
    """Of a web whose strips bear `strip` newtons a metre: N = 2 e strip and M = M_pl - strip e^2
    once both have grown by the same factor; e by halving."""
    low, high = 0.0, c / 2
    for _ in range(100):
        e = (low + high) / 2
        grown = 2 * e * strip / abs(n)
        low, high = (e, high) if grown * m < m_pl - strip * e**2 else (low, e)
    return 0.5 + low / c if n > 0 else 0.5 - low / c


@pytest.mark.parametrize("press", [150e3, -150e3])
def test_pull_shortens_the_pressed_part_of_a_web(press: float) -> None:
    """Table 5.2: alpha of the plastic state that N and M reach together."""
    document = bar("IPE300", pull=-press, down=30e3)
    section, web = section_of(document), steps(document)["Class of the web"]
    size = section["dimensions"]
    c = size["h"] - 2 * size["tf"] - 2 * size["r"]
    m_pl = section["wpl_z"] * F_Y
    alpha = share_above_axis(press, 30e3 * 4**2 / 8, m_pl, size["tw"] * F_Y, c)
    assert shown(web)["alpha"] == pytest.approx(alpha, rel=1e-6)


@pytest.mark.parametrize(("pull", "alpha"), [(0.0, 1.0), (400e3, 0.0)])
def test_the_web_of_a_channel_is_pressed_or_pulled_as_a_whole_by_bending_about_z(
    pull: float, alpha: float
) -> None:
    web = steps(bar("UPE200", pull=pull, across=1e3))["Class of the web"]
    assert shown(web)["alpha"] == alpha


def test_walls_of_a_tube_are_pressed_evenly_by_bending_across_them() -> None:
    """The stress M_z b / 2 I_z counts as that of N = A sigma."""
    document = bar("RHS200x100x5", down=20e3, across=2e3)
    section, wall = section_of(document), steps(document)["Class of the walls along z"]
    size = section["dimensions"]
    stress = 2e3 * 4**2 / 8 * size["b"] / 2 / section["i_y"]
    c = size["h"] - 2 * size.get("r", 1.5 * size["t"])
    m_pl, strip = section["wpl_z"] * F_Y, 2 * size["t"] * F_Y
    alpha = share_above_axis(stress * section["area"], 20e3 * 4**2 / 8, m_pl, strip, c)
    assert shown(wall)["alpha"] == pytest.approx(alpha, rel=1e-6)


def test_flanges_of_tees_stand_out_on_both_sides() -> None:
    document = bar("WT5x44", pull=-100e3)
    size, found = section_of(document)["dimensions"], steps(document)
    outstand = (size["b"] - size["tw"] - 2 * size["r"]) / (2 * size["tf"])
    assert shown(found["Class of the flange"])["c/t"] == pytest.approx(outstand, rel=1e-9)


@pytest.mark.parametrize("way", ["down", "across"])
def test_walls_of_a_round_tube_are_pressed_by_bending_beside_pull(way: str) -> None:
    """Table 5.2: 33.7 is between 50 and 70 epsilon squared."""
    wall = steps(bar("CHS168.3x5", pull=10e3, **{way: 3e3}))["Class of the wall"]
    assert 50 * EPSILON**2 < 168.3 / 5 < 70 * EPSILON**2
    assert wall.value == 2


def test_flanges_of_tees_bear_shear_along_them_and_stems_the_rest() -> None:
    """6.2.6(3)c, as corrected: A - b t_f + (t_w + 2 r) t_f / 2; a little torsion takes of both."""
    document = bar("WT5x44", down=1e3, across=1e3)
    section, found = section_of(document), steps(document)
    d = section["dimensions"]
    stem = section["area"] - d["b"] * d["tf"] + (d["tw"] + 2 * d["r"]) * d["tf"] / 2
    for axis, area in (("y", d["b"] * d["tf"]), ("z", stem)):
        assert found[f"Shear {axis}"].capacity == pytest.approx(area * F_Y / sqrt(3), rel=2e-3)


@pytest.mark.parametrize("is_strong", [True, False])
def test_a_solid_bar_has_a_parabola_of_moments_beside_its_force(is_strong: bool) -> None:
    """6.2.9.1(3): M_N,Rd = M_pl,Rd (1 - n^2)."""
    h, b, pull = 0.1, 0.04, 0.6
    document = bar("IPE300", pull=pull * h * b * F_Y, **{"down" if is_strong else "across": 3e3})
    (section,) = document["model"]["sections"]
    document["model"]["sections"] = [
        {
            "id": section["id"],
            "name": "flat",
            "material": section["material"],
            "h": h,
            "b": b,
            "area": h * b,
            "i_z": b * h**3 / 12,
            "i_y": h * b**3 / 12,
            "j": h * b**3 / 3 * (1 - 0.63 * b / h),
            "wpl_z": b * h**2 / 4,
            "wpl_y": h * b**2 / 4,
            "dimensions": {"shape": "rectangle", "h": h, "b": b},
        }
    ]
    modulus = b * h**2 / 4 if is_strong else h * b**2 / 4
    moment = 3e3 * 4**2 / 8
    use = moment / (modulus * F_Y * (1 - pull**2))
    assert steps(document)["Combined N+M"].value == pytest.approx(use, rel=1e-6)


@pytest.mark.parametrize("section_class", [2, 3])
@pytest.mark.parametrize("is_strong", [True, False])
def test_shear_takes_strength_from_the_plates_that_bear_it(
    is_strong: bool, section_class: int
) -> None:
    """6.2.8(3): webs and flanges lose the share rho of their part of the modulus."""
    span, shear = 0.4, 0.8
    document = bar("HEB200", span=span, **{"down" if is_strong else "across": 1.0})
    (section,) = document["model"]["sections"]
    section.setdefault("ec3", {})["section_class"] = section_class
    size = section["dimensions"]
    h, b, tw, tf = (size[name] for name in ("h", "b", "tw", "tf"))
    area = steps(document)[f"Shear area {'z' if is_strong else 'y'}"].value
    force = 2 * shear * area * F_Y / sqrt(3) - 1.0 * span
    document["analysis"]["load_cases"][0]["member_point_loads"] = [
        {
            "id": 7,
            "member": 1,
            "magnitude": force,
            "direction": [0, -1, 0] if is_strong else [0, 0, 1],
            "position": 0.5,
        }
    ]
    rho = (2 * shear - 1) ** 2
    thickness, height, depth = (tw, h - 2 * tf, h) if is_strong else (2 * tf, b, b)
    of_plates = thickness * height**2 / 4
    if section_class == 3:
        of_plates = thickness * height**3 / 12 / (depth / 2)
    kind = "wpl" if section_class == 2 else "wel"
    left = section[f"{kind}_{'z' if is_strong else 'y'}"] - rho * of_plates
    found = steps(document)[f"Bending {'y' if is_strong else 'z'}"]
    assert found.value == pytest.approx(force * span / 4 / (left * F_Y), rel=1e-5)


@pytest.mark.parametrize("name", ["UPE200", "UPN200", "PFC200x75x23"])
def test_channels_warp_most_at_their_tips_or_behind_their_webs(name: str) -> None:
    """Vlasov: w = h_0 / 2 times the distance from the shear centre, in the middle of the web, and
    from there the other way to the tips."""
    document = bar(name, down=1e3)
    model = document["analysis"]
    twist = {"id": 1, "member": 1, "magnitude": 200.0, "direction": [1, 0, 0], "position": 0.5}
    model["load_cases"][0]["member_point_moments"] = [twist]
    section, found = section_of(document), steps(document)["Combined N+M"]
    size = section["dimensions"]
    web = size["b"] - section["i_y"] / section["wel_y"] - size["tw"] / 2  # from the centroid
    e = abs(section["z_s"]) - web
    largest = max(e, size["b"] - size["tw"] / 2 - e) * (size["h"] - size["tf"]) / 2
    assert shown(found)["B_Rd"] == pytest.approx(section["i_w"] / largest * F_Y, rel=1e-6)


@pytest.mark.parametrize("axis", ["y", "z"])
def test_an_elastic_modulus_that_is_not_given_is_two_thirds_of_the_plastic_one(axis: str) -> None:
    """No section has a shape factor above that of a rectangle, save those that are pointed."""
    document = bar("UPE200", down=1e3, across=1e3)
    (section,) = document["model"]["sections"]
    del section["dimensions"], section["wel_y"], section["wel_z"]
    section.setdefault("ec3", {})["section_class"] = 3
    plastic = section[{"y": "wpl_z", "z": "wpl_y"}[axis]]
    found = steps(document)[f"Bending {axis}"]
    assert found.capacity == pytest.approx(plastic / 1.5 * F_Y, rel=1e-9)


def test_hardly_stressed_plates_are_of_class_3() -> None:
    """5.5.2(9): the web of an IPE600 is of class 4 at f_y, and of class 3 with epsilon raised by
    sqrt(f_y / sigma)."""
    document = bar("IPE600", pull=-300e3)
    section, found = section_of(document), steps(document)
    size = section["dimensions"]
    slenderness = (size["h"] - 2 * size["tf"] - 2 * size["r"]) / size["tw"]
    stress = 300e3 / section["area"]
    assert 42 * EPSILON < slenderness < 42 * EPSILON * sqrt(F_Y / stress)
    assert found["Axial"].capacity == pytest.approx(section["area"] * F_Y, rel=1e-9)


def test_shear_is_largest_behind_a_force_that_turns_it() -> None:
    """10 kN/m downwards on 6 m and 50 kN upwards at 2 m."""
    document = bar("IPE300", down=10e3, span=6.0)
    lift = {"id": 7, "member": 1, "magnitude": 50e3, "direction": [0, 1, 0], "position": 1 / 3}
    document["analysis"]["load_cases"][0]["member_point_loads"] = [lift]
    start = 10e3 * 6 / 2 - 50e3 * 4 / 6
    behind = start - 10e3 * 2 + 50e3
    assert steps(document)["Shear z"].demand == pytest.approx(behind, rel=1e-9)
