"""What a library section says of itself, and how it compares with a peer's."""

from math import pi, tan
from typing import NamedTuple

import pytest

from loadpath.catalogue import find_section, section_names


class Peer(NamedTuple):
    """Figures of the public FERS SDK 0.2 (finite elements over the section), in mm."""

    a_sy: float
    a_sz: float
    z_s: float
    wagner: float


PEER = {
    "IPE100": Peer(590.92, 397.88, 0, 1810.8),
    "IPE200": Peer(1587.9, 1096.6, 0, 7321.9),
    "IPE300": Peer(2939.7, 2076.0, 0, 16651),
    "IPE450": Peer(5133.0, 4137.7, 0, 35843),
    "IPE600": Peer(7690.8, 7018.2, 0, 61208),
    "HEA160": Peer(2632.8, 886.76, 0, 5902.0),
    "HEA300": Peer(7667.0, 2432.0, 0, 21830),
    "HEB200": Peer(5390.0, 1739.0, 0, 9860.0),
    "HEB400": Peer(12890.0, 5254.0, 0, 34630),
    "HEM300": Peer(21370.0, 6822.0, 0, 25930),
    "UPE200": Peer(982.8, 1101.0, -52.42, 9976.0),
}


@pytest.mark.parametrize("name", PEER)
def test_shear_areas_lie_near_a_finite_element_solution(name: str) -> None:
    section, peer = find_section(name), PEER[name]
    assert section.a_sz * 1e6 == pytest.approx(peer.a_sz, rel=0.035)
    # Across, the channel's web is taken without its fillets.
    across = 0.15 if name == "UPE200" else 0.055
    assert section.a_sy * 1e6 == pytest.approx(peer.a_sy, rel=across)
    assert section.z_s * 1e3 == pytest.approx(peer.z_s, rel=0.02)
    assert section.wagner_coeff * 1e6 == pytest.approx(peer.wagner, rel=0.01)


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
    assert tan(-section.principal_axis_angle) == pytest.approx(0.261, abs=5e-4)
    assert section.i_u * 1e8 == pytest.approx(531, abs=1)
    assert section.i_v * 1e8 == pytest.approx(55.1, abs=0.05)
    assert section.i_u + section.i_v == pytest.approx(section.i_y + section.i_z)


def test_principal_axes_of_an_equal_angle() -> None:
    assert find_section("L 100x100x10").principal_axis_angle == pytest.approx(-pi / 4)


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
