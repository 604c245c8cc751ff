"""Materials by name and grade, and their strength by thickness."""

import json

import pytest

from loadpath.catalogue import UnknownMaterial, find_material, material_names


@pytest.mark.parametrize(
    ("spelling", "name"),
    [
        ("steel_S235", "steel_S235"),
        ("S275", "steel_S275"),
        ("s 355", "steel_S355"),
        ("STEEL_S460", "steel_S460"),
        ("aluminium_6061", "aluminium_6061"),
        ("concrete_C30", "concrete_C30"),
    ],
)
def test_names_and_shorthand(spelling: str, name: str) -> None:
    assert find_material(spelling).name == name
    assert name in material_names()


def test_an_unknown_material_names_the_nearest() -> None:
    with pytest.raises(UnknownMaterial) as caught:
        find_material("S350")
    assert caught.value.nearest == "steel_S355"


@pytest.mark.parametrize(
    ("grade", "mm", "mpa"),
    [
        # EN 1993-1-1 Table 3.1.
        *(("S235", 3, 235), ("S235", 40, 235), ("S235", 40.1, 215), ("S235", 80, 215)),
        *(("S275", 40, 275), ("S275", 41, 255), ("S355", 40, 355), ("S355", 80, 335)),
        *(("S460", 40, 460), ("S460", 80, 430)),
        # EN 10025-2 beyond 80 mm.
        *(("S235", 100, 215), ("S235", 125, 195), ("S355", 90, 315), ("S355", 140, 295)),
        ("S275", 200, 215),
    ],
)
def test_strength_falls_with_thickness(grade: str, mm: float, mpa: float) -> None:
    assert find_material(grade).strength_at(mm / 1000) == mpa * 1e6


def test_no_strength_beyond_the_standard() -> None:
    with pytest.raises(ValueError, match=r"S460 has no strength at 140 mm.* up to 120 mm"):
        find_material("S460").strength_at(0.140)


def test_elastic_constants() -> None:
    steel = find_material("S355")
    assert (steel.e_mod, steel.g_mod, steel.density) == (210e9, 81e9, 7850)
    for name in material_names():
        material = find_material(name)
        assert 0 <= material.e_mod / (2 * material.g_mod) - 1 < 0.5
        assert json.loads(json.dumps(material.to_dict(), allow_nan=False))["name"] == name
