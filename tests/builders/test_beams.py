"""The documents that the builders make: valid, stable, and what was asked for."""

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from loadpath import builders
from loadpath.builders import beam_notes
from loadpath.catalogue import find_section, section_names
from loadpath.inspection import validate

Builder = Callable[..., dict[str, Any]]
# Tests give them what a type checker cannot judge, such as aliases.
create_beam: Builder = builders.create_beam
check_beam: Builder = builders.check_beam
ONE_OF_EACH = [names[len(names) // 2] for names in section_names().values()]
SUPPORTS = ["simply_supported", "cantilever", "fixed"]


def assert_valid(document: dict[str, Any]) -> None:
    report = validate(json.dumps(document, allow_nan=False))
    assert (report.valid, report.errors, report.warnings) == (True, [], [])


@pytest.mark.parametrize("section", ONE_OF_EACH)
def test_a_beam_of_any_family_is_valid(section: str) -> None:
    assert_valid(check_beam(span=6, section=section, udl=10, point_load=20))
    assert_valid(create_beam(span=6, section=section))


@pytest.mark.parametrize("support", SUPPORTS)
@pytest.mark.parametrize("restrained", [False, True])
def test_checked_beams_are_valid(support: str, restrained: bool) -> None:
    assert_valid(
        check_beam(span=6, section="IPE300", support=support, restrained=restrained, udl=10)
    )


@pytest.mark.parametrize("support", SUPPORTS[:2])
@pytest.mark.parametrize("load_type", ["udl", "point"])
@pytest.mark.parametrize("material", ["S235", "S460", "aluminium_6061", "concrete_C30"])
def test_created_beams_are_valid(support: str, load_type: str, material: str) -> None:
    assert_valid(create_beam(span=6, support=support, load_type=load_type, material=material))


@pytest.mark.parametrize("support", SUPPORTS)
def test_no_beam_can_move_as_a_rigid_body(support: str) -> None:
    """Each held freedom is a row of the six rigid motions about the origin; all must be held."""
    model = check_beam(span=6, section="IPE300", support=support)["model"]
    supports = {held["id"]: held for held in model["nodal_supports"]}
    rows = []
    for node in model["nodes"]:
        x, y, z = node["X"], node["Y"], node["Z"]
        motion = {
            "X": [1, 0, 0, 0, z, -y],
            "Y": [0, 1, 0, -z, 0, x],
            "Z": [0, 0, 1, y, -x, 0],
            "RX": [0, 0, 0, 1, 0, 0],
            "RY": [0, 0, 0, 0, 1, 0],
            "RZ": [0, 0, 0, 0, 0, 1],
        }
        held = supports.get(node["nodal_support"], {})
        rows += [row for key, row in motion.items() if key in held and is_fixed(held[key])]
    assert np.linalg.matrix_rank(np.array(rows)) == 6


def is_fixed(condition: dict[str, Any]) -> bool:
    return bool(condition["condition_type"] == "Fixed")


def test_a_simple_support_is_a_fork() -> None:
    supports = check_beam(span=6, section="IPE300")["model"]["nodal_supports"]
    free = [
        {key for key, held in s.items() if isinstance(held, dict) and not is_fixed(held)}
        for s in supports
    ]
    assert free == [{"RY", "RZ", "warping_condition"}, {"X", "RY", "RZ", "warping_condition"}]


def test_the_names_are_those_of_the_peer() -> None:
    """Load case, combination and check as the public FERS SDK's builder names them."""
    analysis = check_beam(span=6, section="IPE300", udl=20)["analysis"]
    assert [case["name"] for case in analysis["load_cases"]] == ["Q"]
    assert analysis["load_combinations"] == [
        {
            "id": 1,
            "name": "ULS",
            "load_case_factors": [{"load_case_id": 1, "factor": 1.35}],
            "situation": None,
            "check": "ULS",
            "limit_state": "ULS",
        }
    ]
    assert analysis["unity_checks"] == [
        {
            "id": "ec3",
            "name": "EN 1993-1-1 member check",
            "applies_to": {"type": "AllMembers"},
            "spec": {
                "Ec3Steel": {
                    "gamma_m0": 1.0,
                    "gamma_m1": 1.0,
                    "include_buckling": True,
                    "include_ltb": True,
                    "interaction_method": "AnnexB",
                }
            },
            "limit_state": "ULS",
        }
    ]


def test_loads_point_down_in_newtons() -> None:
    document = check_beam(span=6, section="IPE300", udl=20, point_load=50, point_position=0.25)
    case = document["analysis"]["load_cases"][0]
    (uniform,), (point,) = case["distributed_loads"], case["member_point_loads"]
    assert uniform["magnitude"] == uniform["end_magnitude"] == 20_000
    assert (uniform["start_frac"], uniform["end_frac"]) == (0, 1)
    assert (point["magnitude"], point["position"]) == (50_000, 0.25)
    assert uniform["direction"] == point["direction"] == [0, -1, 0]


@pytest.mark.parametrize("support", SUPPORTS)
def test_a_point_load_stands_at_mid_span_by_default(support: str) -> None:
    document = check_beam(span=6, section="IPE300", point_load=5, support=support)
    assert document["analysis"]["load_cases"][0]["member_point_loads"][0]["position"] == 0.5


def test_the_section_is_the_library_s() -> None:
    model = check_beam(span=6, section="ipe 300", material="S460")["model"]
    (section,), library = model["sections"], find_section("IPE300")
    assert section["name"] == "IPE300"
    for key in ("area", "i_y", "i_z", "j", "i_w", "a_sy", "a_sz", "wel_z", "wpl_z", "wpl_y"):
        assert section[key] == getattr(library, key)
    assert section["dimensions"]["shape"] == "I"
    assert section["ec3"]["buckling_curve_z"] == "A0"
    assert model["shape_paths"][0]["shape_commands"] == library.shape_commands()


def test_closed_sections_angles_and_tees_do_not_warp() -> None:
    for name in ("RHS 200x100x8", "CHS 168.3x5", "L 100x100x10", "WT7X45"):
        assert "i_w" not in check_beam(span=6, section=name)["model"]["sections"][0]


def test_an_angle_brings_its_principal_axes() -> None:
    section = check_beam(span=3, section="L 150x75x10")["model"]["sections"][0]
    assert section["i_yz"] < 0
    assert -45 < section["principal_axis_angle"] < -10


@pytest.mark.parametrize(
    ("section", "strength"), [("IPE300", 355e6), ("HEM1000", 355e6), ("HD400x990", 295e6)]
)
def test_the_strength_is_that_of_the_thickest_part(section: str, strength: float) -> None:
    """HEM1000 has flanges of 40 mm, HD400x990 of 115 mm."""
    material = check_beam(span=6, section=section, material="S355")["model"]["materials"][0]
    assert material["name"] == "S355"
    assert material["yield_stress"] == strength


def test_a_rectangle_has_its_exact_properties() -> None:
    section = create_beam(span=6, height_mm=300, width_mm=150)["model"]["sections"][0]
    assert section["dimensions"] == {"shape": "rectangle", "h": 0.3, "b": 0.15}
    assert section["area"] == pytest.approx(0.045)
    assert section["i_z"] == pytest.approx(0.15 * 0.3**3 / 12)
    assert section["wpl_z"] == pytest.approx(0.15 * 0.3**2 / 4)
    assert section["j"] == pytest.approx(0.229 * 0.3 * 0.15**3, rel=2e-3)


def test_a_rectangle_may_lie_flat() -> None:
    section = create_beam(span=6, height_mm=100, width_mm=400)["model"]["sections"][0]
    assert section["i_z"] == pytest.approx(0.4 * 0.1**3 / 12)


def test_a_cantilever_counts_twice_its_length_and_no_moment_gradient() -> None:
    document = check_beam(span=3, section="IPE300", support="cantilever", udl=5)
    (member_set,) = document["model"]["member_sets"]
    assert member_set["buckling_length_z"] == 6
    assert member_set["ltb_length"] == 3
    assert document["analysis"]["unity_checks"][0]["spec"]["Ec3Steel"]["c1"] == 1.0


def test_a_beam_without_load_is_allowed_and_noted() -> None:
    document = check_beam(span=6, section="IPE300")
    report = validate(json.dumps(document))
    assert report.valid
    assert [warning.code for warning in report.warnings] == ["empty_load_case"]
    assert "no load" in beam_notes(document)[0]
    assert beam_notes(check_beam(span=6, section="IPE300", udl=1)) == []
    assert "not checked" in beam_notes(check_beam(**RESTRAINED))[0]


RESTRAINED: dict[str, Any] = {"span": 6, "section": "IPE300", "udl": 1, "restrained": True}
