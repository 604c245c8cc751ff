"""How builders read their parameters, and what they say when they cannot."""

import math
from collections.abc import Callable
from typing import Any

import pytest

from loadpath import builders
from loadpath.builders import CHECK_BEAM, CREATE_BEAM, ParameterError, parameter_schema

Builder = Callable[..., dict[str, Any]]
# As HTTP, the command line and MCP tools call them: with whatever somebody wrote.
create_beam: Builder = builders.create_beam
check_beam: Builder = builders.check_beam

CREATE: dict[str, object] = {"span_m": 6}
CHECK: dict[str, object] = {"span_m": 6, "section": "IPE300"}


@pytest.mark.parametrize("name", ["span_m", "span", "length", "SPAN_M", "Span", "lEnGtH"])
@pytest.mark.parametrize("build", [create_beam, check_beam])
def test_span_under_all_its_names(build: Builder, name: str) -> None:
    document = build(**{name: 7.5, "section": "IPE300"})
    assert document["model"]["nodes"][1]["X"] == 7.5


@pytest.mark.parametrize("name", ["load_kn", "load", "udl", "uniform_load", "UDL", "Load_kN"])
def test_created_loads_under_all_their_names(name: str) -> None:
    case = create_beam(**CREATE, **{name: 12})["analysis"]["load_cases"][0]
    assert [load["magnitude"] for load in case["distributed_loads"]] == [12_000]
    assert case["member_point_loads"] == []


@pytest.mark.parametrize("name", ["udl", "load_kN_per_m", "LOAD_KN_PER_M", "uniform_load"])
def test_checked_loads_under_all_their_names(name: str) -> None:
    case = check_beam(**CHECK, **{name: -3})["analysis"]["load_cases"][0]
    assert [load["magnitude"] for load in case["distributed_loads"]] == [-3_000]


@pytest.mark.parametrize("name", ["restrained", "laterally_restrained", "Laterally_Restrained"])
def test_restrained_under_all_its_names(name: str) -> None:
    document = check_beam(**CHECK, **{name: True})
    assert document["analysis"]["unity_checks"][0]["spec"]["Ec3Steel"]["include_ltb"] is False


def test_a_point_load_implies_its_type() -> None:
    case = create_beam(span=6, point_load=5)["analysis"]["load_cases"][0]
    assert case["distributed_loads"] == []
    assert [(p["magnitude"], p["position"]) for p in case["member_point_loads"]] == [(5_000, 0.5)]


def test_the_same_value_twice_is_fine() -> None:
    assert create_beam(span=6, length=6.0, Span_M=6) == create_beam(span_m=6)
    assert create_beam(span=6, point_load=5, load_type="POINT", load_kn=5)


def test_null_means_not_given() -> None:
    assert create_beam(span=6, section=None, load_kn=None) == create_beam(span=6)


@pytest.mark.parametrize(
    ("build", "given", "code", "parameter", "says"),
    [
        (create_beam, {}, "missing_parameter", "span_m", "a number in m"),
        (create_beam, {"span_m": None}, "missing_parameter", "span_m", "is missing"),
        (check_beam, {"section": "IPE300"}, "missing_parameter", "span_m", "is missing"),
        (check_beam, {"span": 6}, "missing_parameter", "section", "Name of a library section"),
        (
            create_beam,
            {"span": 6, "length": 7},
            "conflicting_parameters",
            "span_m",
            "6.0 and 7.0",
        ),
        (create_beam, {"span": 6, "SPAN": 7}, "conflicting_parameters", "span_m", "'SPAN'"),
        (
            create_beam,
            {"span": 6, "point_load": 5, "load_type": "udl"},
            "conflicting_parameters",
            "load_type",
            "'point' and 'udl'",
        ),
        (
            create_beam,
            {"span": 6, "udl": 5, "load_type": "point"},
            "conflicting_parameters",
            "load_type",
            "'udl' and 'point'",
        ),
        (
            create_beam,
            {"span": 6, "udl": 5, "point_load": 6},
            "conflicting_parameters",
            "load_type",
            "disagree",
        ),
        (
            check_beam,
            CHECK | {"udl": 1, "uniform_load": 2},
            "conflicting_parameters",
            "udl",
            "disagree",
        ),
        (
            check_beam,
            CHECK | {"restrained": True, "laterally_restrained": False},
            "conflicting_parameters",
            "restrained",
            "True and False",
        ),
        (create_beam, {"span": "6"}, "invalid_parameter", "span_m", "'6'"),
        (create_beam, {"span": True}, "invalid_parameter", "span_m", "true"),
        (create_beam, {"span": math.nan}, "invalid_parameter", "span_m", "nan"),
        (create_beam, {"span": math.inf}, "invalid_parameter", "span_m", "inf"),
        (create_beam, {"span": 10**400}, "invalid_parameter", "span_m", "double precision"),
        (create_beam, {"span": 0}, "invalid_parameter", "span_m", "at least"),
        (create_beam, {"span": -6}, "invalid_parameter", "span_m", "at least"),
        (create_beam, {"span": [6]}, "invalid_parameter", "span_m", "a list"),
        (create_beam, CREATE | {"height_mm": 0}, "invalid_parameter", "height_mm", "in mm"),
        (create_beam, CREATE | {"width_mm": -1}, "invalid_parameter", "width_mm", "in mm"),
        (create_beam, CREATE | {"section": {}}, "invalid_parameter", "section", "an object"),
        (
            create_beam,
            CREATE | {"load_position_frac": 1.01},
            "invalid_parameter",
            "load_position_frac",
            "at most 1",
        ),
        (check_beam, CHECK | {"uls_factor": 0}, "invalid_parameter", "uls_factor", "at least"),
        (check_beam, CHECK | {"restrained": 1}, "invalid_parameter", "restrained", "true or"),
        (
            check_beam,
            CHECK | {"point_position": -0.1},
            "invalid_parameter",
            "point_position",
            "at least 0",
        ),
        (create_beam, CREATE | {"suport": "x"}, "invalid_parameter", "suport", "'support'"),
        (check_beam, CHECK | {"height_mm": 9}, "invalid_parameter", "height_mm", "not a"),
        (create_beam, CREATE | {"section": "IPE 301"}, "unknown_section", "section", "IPE300"),
        (check_beam, CHECK | {"section": ""}, "unknown_section", "section", "library"),
        (create_beam, CREATE | {"material": "S350"}, "unknown_material", "material", "S355"),
        (
            check_beam,
            CHECK | {"material": "concrete_C30"},
            "unknown_material",
            "material",
            "steel_S235, steel_S275, steel_S355, steel_S460",
        ),
        (
            create_beam,
            CREATE | {"support": "fixed"},
            "unknown_support",
            "support",
            "simply_supported, cantilever",
        ),
        (check_beam, CHECK | {"support": "pinned"}, "unknown_support", "support", "fixed"),
        (
            create_beam,
            CREATE | {"load_type": "line"},
            "unknown_load_type",
            "load_type",
            "udl, point",
        ),
        (
            check_beam,
            {"span": 6, "section": "HD400x1299", "material": "S460"},
            "invalid_parameter",
            "material",
            "140 mm",
        ),
    ],
)
def test_errors_name_the_parameter_and_what_is_allowed(
    build: Builder, given: dict[str, object], code: str, parameter: str, says: str
) -> None:
    with pytest.raises(ParameterError) as caught:
        build(**given)
    assert caught.value.code == code
    assert caught.value.parameter == parameter
    assert says in str(caught.value)
    assert parameter in str(caught.value)
    assert len(str(caught.value)) < 300


def test_long_input_is_not_repeated_in_full() -> None:
    with pytest.raises(ParameterError) as caught:
        create_beam(span=6, support="x" * 10_000)
    assert len(str(caught.value)) < 300
    with pytest.raises(ParameterError) as caught:
        create_beam(**{"span": 6, "y" * 10_000: 1})
    assert len(str(caught.value)) < 300


def test_parameters_of_the_specification() -> None:
    """Names, aliases, defaults and words as the interface specification has them."""
    create = {p.name: (p.default, p.aliases, p.allowed) for p in CREATE_BEAM}
    assert create == {
        "span_m": (None, ("span", "length"), ()),
        "support": ("simply_supported", (), ("simply_supported", "cantilever")),
        "section": (None, (), ()),
        "height_mm": (200, (), ()),
        "width_mm": (100, (), ()),
        "material": ("steel_S235", (), ()),
        "load_type": ("udl", (), ("udl", "point")),
        "load_kn": (10, ("load", "udl", "uniform_load", "point_load"), ()),
        "load_position_frac": (0.5, (), ()),
    }
    check = {p.name: (p.default, p.aliases, p.allowed) for p in CHECK_BEAM}
    assert check == {
        "span_m": (None, ("span", "length"), ()),
        "section": (None, (), ()),
        "support": ("simply_supported", (), ("simply_supported", "cantilever", "fixed")),
        "material": ("steel_S235", (), ()),
        "udl": (None, ("load_kN_per_m", "uniform_load"), ()),
        "point_load": (None, (), ()),
        "point_position": (0.5, (), ()),
        "uls_factor": (1.35, (), ()),
        "restrained": (False, ("laterally_restrained",), ()),
    }


@pytest.mark.parametrize("declared", [CREATE_BEAM, CHECK_BEAM])
def test_the_schema_holds_every_name(declared: tuple[Any, ...]) -> None:
    import jsonschema_rs

    schema = parameter_schema(declared)
    names = {name for p in declared for name in (p.name, *p.aliases)}
    assert set(schema["properties"]) == names
    assert all(p["description"] for p in schema["properties"].values())
    validator = jsonschema_rs.validator_for(schema)
    assert validator.is_valid({"span": 6, "section": "IPE300"})
    assert not validator.is_valid({"span_m": 0, "section": "IPE300"})
    assert not validator.is_valid({"span_m": "6", "section": "IPE300"})
    assert not validator.is_valid({"span_m": 6, "section": "IPE300", "support": "glued"})
    assert not validator.is_valid({"span_m": 6, "section": "IPE300", "other": 1})
