"""Materials in the units that are mistaken for SI, and materials that are what they say."""

import json
from typing import Any

import pytest

from loadpath.inspection import inspect
from tests.inspection.spoiled import STEEL, Json, line_load, portal, said_of

CONCRETE = {"e_mod": 33e9, "g_mod": 13.75e9, "density": 2500.0, "yield_stress": 30e6}
TIMBER = {"e_mod": 11e9, "g_mod": 0.69e9, "density": 420.0, "yield_stress": 24e6}
ALUMINIUM = {"e_mod": 70e9, "g_mod": 27e9, "density": 2700.0, "yield_stress": 250e6}
GLASS = {"e_mod": 70e9, "g_mod": 28.7e9, "density": 2500.0, "yield_stress": 45e6}
CARBON_FIBRE = {"e_mod": 140e9, "g_mod": 5e9, "density": 1550.0, "yield_stress": 1.5e9}
GLASS_FIBRE = {"e_mod": 23e9, "g_mod": 3e9, "density": 1850.0, "yield_stress": 240e6}
MASONRY = {"e_mod": 3e9, "g_mod": 1.2e9, "density": 1800.0, "yield_stress": 5e6}
ACROSS_THE_GRAIN = {"e_mod": 0.37e9, "g_mod": 69e6, "density": 420.0, "yield_stress": 2.5e6}
STAINLESS = {"e_mod": 200e9, "g_mod": 76.9e9, "density": 8000.0, "yield_stress": 210e6}
CAST_IRON = {"e_mod": 110e9, "g_mod": 44e9, "density": 7200.0, "yield_stress": 200e6}
TITANIUM = {"e_mod": 114e9, "g_mod": 44e9, "density": 4430.0, "yield_stress": 880e6}
LEAD = {"e_mod": 16e9, "g_mod": 5.6e9, "density": 11340.0, "yield_stress": 12e6}
POLYCARBONATE = {"e_mod": 2.3e9, "g_mod": 0.85e9, "density": 1200.0, "yield_stress": 60e6}
BUILT_WITH = {
    name.lower(): value
    for name, value in globals().items()
    if name.isupper() and isinstance(value, dict) and "e_mod" in value
}
STRUCTURAL = [STEEL, CONCRETE, TIMBER, ALUMINIUM]


def given(material: Json) -> Any:
    return lambda document: document["model"]["materials"][0].update(material)


@pytest.mark.parametrize("material", BUILT_WITH.values(), ids=BUILT_WITH)
def test_what_is_built_with_is_plausible(material: Json) -> None:
    document = portal()
    document["analysis"]["load_cases"][0]["distributed_loads"] = [line_load(2, 5e3)]
    assert said_of(given(material), document) == []


@pytest.mark.parametrize("material", STRUCTURAL)
@pytest.mark.parametrize("unit", [1e3, 1e6, 1e9])
def test_a_modulus_in_another_unit_is_noticed(material: Json, unit: float) -> None:
    """kPa, MPa and GPa for Pa."""
    slip = {key: material[key] / unit for key in ("e_mod", "g_mod")}
    assert said_of(given({**material, **slip})) == [
        ("implausible_stiffness", "model.materials[0].e_mod")
    ]


@pytest.mark.parametrize("material", STRUCTURAL)
@pytest.mark.parametrize("unit", [1e3, 1e9, 1e12, 1e3 / 9.81])
def test_a_density_in_another_unit_is_noticed(material: Json, unit: float) -> None:
    """t/m3, kg/mm3, t/mm3 and kN/m3 for kg/m3."""
    slip = {"density": material["density"] / unit}
    assert said_of(given({**material, **slip})) == [
        ("implausible_density", "model.materials[0].density")
    ]


@pytest.mark.parametrize("material", STRUCTURAL)
@pytest.mark.parametrize("unit", [1e3, 1e6, 1e9])
def test_a_strength_in_another_unit_is_noticed(material: Json, unit: float) -> None:
    slip = {"yield_stress": material["yield_stress"] / unit}
    assert said_of(given({**material, **slip})) == [
        ("implausible_yield_stress", "model.materials[0].yield_stress")
    ]


@pytest.mark.parametrize(
    ("name", "strength", "is_noticed"),
    [
        ("S235", 355e6, True),
        ("S 355 JR", 460e6, True),
        ("S355", 355e6, False),
        ("S355J2", 335e6, False),
        ("S690", 690e6, False),
        ("Stahl 37", 300e6, False),
        ("S12", 300e6, False),
    ],
)
def test_a_strength_beyond_the_named_grade_is_noticed(
    name: str, strength: float, is_noticed: bool
) -> None:
    said = said_of(given({"name": name, "yield_stress": strength}))
    place = ("implausible_yield_stress", "model.materials[0].yield_stress")
    assert said == ([place] if is_noticed else [])


@pytest.mark.parametrize("ratio", [1.0, 1 / 1000, 0.1, 0.6])
def test_a_shear_modulus_that_does_not_go_with_e_is_noticed(ratio: float) -> None:
    assert said_of(given({"g_mod": ratio * STEEL["e_mod"]})) == [
        ("implausible_shear_modulus", "model.materials[0].g_mod")
    ]


def test_pascals_are_noticed_where_the_document_says_megapascals() -> None:
    document = portal()
    document["settings"]["unit_settings"] = {"pressureUnit": "MPa"}
    codes = {code for code, _ in said_of(lambda _: None, document)}
    assert codes == {"implausible_stiffness", "implausible_yield_stress"}


@pytest.mark.parametrize(
    ("field", "value", "meant"),
    [
        ("e_mod", 210.0, "210 GPa"),
        ("e_mod", 210000.0, "210 GPa"),
        ("e_mod", 2.1e8, "210 GPa"),
        ("density", 7.85, "7850 kg/m3"),
        ("density", 7.85e-6, "7850 kg/m3"),
        ("density", 7.85e-9, "7850 kg/m3"),
        ("density", 77.0, "7849 kg/m3"),
        ("yield_stress", 235.0, "235 MPa"),
        ("yield_stress", 235e3, "235 MPa"),
    ],
)
def test_the_message_says_what_was_probably_meant(field: str, value: float, meant: str) -> None:
    document = portal()
    material = document["model"]["materials"][0]
    material[field] = value
    if field == "e_mod":
        material["g_mod"] = value / 2.6
    (issue,) = inspect(json.dumps(document).encode()) or []
    assert issue.suggestion == meant
    assert issue.message.endswith(meant)


@pytest.mark.parametrize("density", [1e-9, 1e-3, 1.0])
def test_a_round_density_next_to_nothing_stands_for_no_weight(density: float) -> None:
    assert said_of(given({"density": density})) == []


def test_a_material_without_strength_is_none_to_doubt() -> None:
    assert said_of(given({"yield_stress": 0.0})) == []


def named(name: str, yield_stress: float, *, is_checked: bool = True) -> Any:
    def spoil(document: Json) -> None:
        document["model"]["materials"][0] |= {"name": name, "yield_stress": yield_stress}
        check = {"id": "ec3", "name": "c", "applies_to": {"type": "AllMembers"}}
        if is_checked:
            document["analysis"]["unity_checks"] = [{**check, "spec": {"Ec3Steel": {}}}]

    return spoil


@pytest.mark.parametrize(
    ("name", "strength"),
    [
        ("Fe360", 360e6),
        ("A36", 400e6),
        ("St52", 520e6),
        ("St 37-2", 370e6),
        ("EN 10025-2 S275J2", 355e6),
        ("steel S 235 JR", 355e6),
        ("1.0038", 355e6),
        ("Grade 43", 430e6),
        ("Q235B", 345e6),
        ("B500B", 500e6),
        ("cast iron", 235e6),
        ("1.4301", 210e6),
        ("Stainless 316", 220e6),
        ("Duplex 1.4462", 460e6),
        ("Steel 1.4462", 460e6),
        ("steel", 1000e6),
    ],
)
def test_what_is_no_structural_steel_is_noticed_where_it_is_checked_as_one(
    name: str, strength: float
) -> None:
    said = [("implausible_yield_stress", "model.materials[0].yield_stress")]
    assert said_of(named(name, strength)) == said


@pytest.mark.parametrize(
    ("name", "strength"),
    [
        ("Fe360", 235e6),
        ("A992", 345e6),
        ("St37-2", 240e6),
        ("S690", 690e6),
        ("EN 10025-2 S275J2", 275e6),
        ("1.0577", 355e6),
        ("Grade 50", 355e6),
        ("GRADES235", 355e6),
    ],
)
def test_old_and_american_grades_are_plausible(name: str, strength: float) -> None:
    assert said_of(named(name, strength)) == []


def test_reinforcement_is_plausible_where_nothing_is_checked_as_steel() -> None:
    assert said_of(named("B500B", 500e6, is_checked=False)) == []
