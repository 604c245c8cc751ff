"""What a library section says of itself, and how it compares with finite elements."""

from math import radians, tan
from typing import NamedTuple

import pytest

from loadpath.catalogue import find_section, section_names


class Solved(NamedTuple):
    """Finite elements over the section with Poisson's ratio 0, in mm."""

    a_sy: float
    a_sz: float
    j: float
    z_s: float = 0.0
    y_s: float = 0.0


# IPE300 to UPE200: public FERS SDK 0.2. The others: sectionproperties 3.10, quadratic triangles.
SOLVED = {
    "IPE100": Solved(590.92, 397.88, 11_670),
    "IPE300": Solved(2939.7, 2076.0, 199_200),
    "IPE600": Solved(7690.8, 7018.2, 1_657_200),
    "HEA160": Solved(2632.8, 886.76, 119_500),
    "HEB200": Solved(5392.0, 1740.3, 597_792),
    "HEB400": Solved(12890.0, 5254.0, 3_636_000),
    "HEM300": Solved(21370.0, 6822.0, 14_200_000),
    "UPE200": Solved(982.8, 1101.0, 89_480, z_s=-52.42),
    "UPE400": Solved(1898.5, 4937.0, 793_362, z_s=-59.00),
    "PFC 230x90x32": Solved(1347.5, 1564.4, 193_400, z_s=-59.23),
    "RHS 200x100x8": Solved(1033.0, 2871.1, 18_362_718),
    "CFRHS 200x100x6": Solved(762.2, 2147.5, 14_200_078),
    "L 100x100x10": Solved(847.0, 847.0, 68_305, z_s=-22.32, y_s=-22.32),
    "L 150x75x10": Solved(582.3, 1285.2, 76_646, z_s=-11.01, y_s=-45.39),
    "WT7X45": Solved(5712.1, 1549.6, 844_933, y_s=18.17),
    "WT9X25": Solved(2397.4, 1722.6, 258_605, y_s=45.92),
}


@pytest.mark.parametrize("name", SOLVED)
def test_shear_torsion_and_shear_centre_lie_near_finite_elements(name: str) -> None:
    section, solved = find_section(name), SOLVED[name]
    assert section.a_sz * 1e6 == pytest.approx(solved.a_sz, rel=0.035)
    assert section.a_sy * 1e6 == pytest.approx(solved.a_sy, rel=0.075)
    assert section.j * 1e12 == pytest.approx(solved.j, rel=0.022)
    # The middle lines of thick legs meet up to 6 % farther out than the shear centre lies.
    assert section.z_s * 1e3 == pytest.approx(solved.z_s, rel=0.06)
    assert section.y_s * 1e3 == pytest.approx(solved.y_s, rel=0.06)


@pytest.mark.parametrize(
    ("name", "square_mm"), [("IPE300", 16_651), ("HEB400", 34_630), ("UPE200", 9_976)]
)
def test_the_wagner_coefficient_is_the_peer_s(name: str, square_mm: float) -> None:
    assert find_section(name).wagner_coeff * 1e6 == pytest.approx(square_mm, rel=0.01)


def test_the_strong_axis_is_local_z_but_for_tees() -> None:
    for family, names in section_names().items():
        if family in ("WT", "MT", "ST"):
            continue
        for name in names[::7]:
            section = find_section(name)
            assert section.i_z >= section.i_y * (1 - 1e-12), name
            assert section.wpl_z >= section.wel_z > 0, name
            assert section.wpl_y >= section.wel_y > 0, name
            assert 0 < section.a_sz < section.area, name
            assert 0 < section.a_sy < section.area, name


def test_principal_axes_of_an_unequal_angle() -> None:
    """L 150x75x10: tan(alpha) 0.261, Iu 532, Iv 55.1 in the SCI Blue Book."""
    section = find_section("L 150x75x10")
    assert tan(-radians(section.principal_axis_angle)) == pytest.approx(0.261, abs=5e-4)
    assert section.i_u * 1e8 == pytest.approx(531, abs=1)
    assert section.i_v * 1e8 == pytest.approx(55.1, abs=0.05)
    assert section.i_u + section.i_v == pytest.approx(section.i_y + section.i_z)


def test_principal_axes_of_an_equal_angle() -> None:
    assert find_section("L 100x100x10").principal_axis_angle == pytest.approx(-45)


def test_plain_data_for_the_endpoint() -> None:
    plain = find_section("IPE300").to_dict()
    assert plain["dimensions"] == {
        "shape": "I",
        **{"h": 0.3, "b": 0.15, "tw": 0.0071, "tf": 0.0107, "r": 0.015},
    }
    assert plain["wel"] == plain["wel_z"] == pytest.approx(557.1e-6, rel=1e-3)
    assert plain["wpl"] == plain["wpl_z"] == pytest.approx(628.4e-6, rel=1e-3)
    assert plain["i_w"] == pytest.approx(125.9e-9, rel=2e-3)
    assert plain["mass_per_metre"] == pytest.approx(42.2, abs=0.1)
    assert plain["radius_z"] == pytest.approx(0.1246, rel=1e-3)
    assert plain["standard"] == "EN 10365"
    assert "contours" not in plain
    assert plain["shape_commands"][0]["command"] == "moveTo"


@pytest.mark.parametrize(
    ("name", "curves", "with_s460"),
    [
        # EN 1993-1-1 Table 6.2 and 6.4, in the order y (weak), z (strong), LT.
        ("IPE100", "B A A", "A0 A0 A"),
        ("IPE450", "B A B", "A0 A0 B"),
        ("HEA300", "C B A", "A A A"),
        ("HEB400", "B A A", "A0 A0 A"),
        ("HEM300", "C B A", "A A A"),
        ("HD400x990", "D D A", "C C A"),
        ("UB 1016x305x487", "C B B", "A A B"),
        ("UPE200", "C C D", "C C D"),
        ("WT7X45", "C C D", "C C D"),
        ("L 100x100x10", "B B D", "B B D"),
        ("RHS 200x100x8", "A A D", "A0 A0 D"),
        ("CFRHS 200x100x8", "C C D", "C C D"),
        ("CHS 168.3x5", "A A D", "A0 A0 D"),
        ("HSS6X4X1/4", "C C D", "C C D"),
    ],
)
def test_buckling_curves(name: str, curves: str, with_s460: str) -> None:
    section = find_section(name)
    for found, expected in ((section.ec3, curves), (section.ec3_s460, with_s460)):
        assert expected.split() == [
            found.buckling_curve_y,
            found.buckling_curve_z,
            found.buckling_curve_lt,
        ]
