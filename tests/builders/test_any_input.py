"""Whatever is given, a builder makes a valid document or says which parameter is wrong."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from loadpath.builders import (
    CHECK_BEAM,
    CREATE_BEAM,
    Parameter,
    ParameterError,
    build_model,
    check_beam,
    create_beam,
    generate_combinations,
)
from loadpath.document import validate

ANYTHING = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=20),
    st.sampled_from([10**400, "IPE300", "hea 200", "S355", "udl", "point", "fixed", [], {}]),
)


def likely(parameter: Parameter) -> st.SearchStrategy[Any]:
    """Values that are mostly allowed, at the edges too."""
    if parameter.kind == "number":
        return st.floats(parameter.minimum, parameter.maximum) | ANYTHING
    if parameter.allowed:
        return st.sampled_from(parameter.allowed) | ANYTHING
    sections = ["IPE300", "L 100x100x10", "CHS 168.3x5", "HD400x1299", "UPE200", "WT7X45"]
    return st.sampled_from([*sections, "S235", "S460", True, False]) | ANYTHING


def inputs(declared: tuple[Parameter, ...]) -> st.SearchStrategy[dict[str, Any]]:
    known = {
        name: likely(parameter)
        for parameter in declared
        for name in (parameter.name, *parameter.aliases)
    }
    needed = {
        "span_m": st.floats(0.001, 100_000) | known["span_m"],
        "section": st.sampled_from(["IPE300", "W14X30"]) | known["section"],
    }
    others = {name: values for name, values in known.items() if name not in needed}
    unknown = st.dictionaries(st.text(max_size=12), ANYTHING, max_size=1)
    return st.builds(
        lambda some, junk: junk | some,
        st.fixed_dictionaries(needed, optional=others),
        st.just({}) | unknown,
    )


@settings(max_examples=80, deadline=None)
@given(inputs(CREATE_BEAM))
def test_create_beam(parameters: dict[str, Any]) -> None:
    assert_document_or_error(create_beam, parameters)


@settings(max_examples=80, deadline=None)
@given(inputs(CHECK_BEAM))
def test_check_beam(parameters: dict[str, Any]) -> None:
    assert_document_or_error(check_beam, parameters)


def assert_document_or_error(build: Any, parameters: dict[str, Any]) -> None:
    message, document = "", None
    try:
        document = build(**parameters)
    except ParameterError as error:
        message = str(error)
    if document is None:
        assert 0 < len(message.encode()) < 400
    else:
        assert validate(json.dumps(document, allow_nan=False)).errors == []


@pytest.mark.parametrize("analysis", [{}, {"load_cases": None}])
def test_actions_of_a_model_without_load_cases_are_told(analysis: dict[str, Any]) -> None:
    document = create_beam(span_m=6) | {"analysis": analysis}
    with pytest.raises(ParameterError, match="'Q', which is no load case"):
        generate_combinations(document, actions={"Q": "imposed_B"})


BEYOND = 10**400


@pytest.mark.parametrize(
    ("parameters", "named"),
    [
        ({"nodes": [[0, 0], [BEYOND, 0]]}, "nodes[1]"),
        ({"members": [{"start": 1, "end": 2, "rotation_angle": BEYOND}]}, "members[0]"),
        ({"supports": [{"node": 1, "X": BEYOND}]}, "supports[0]"),
        ({"combinations": [{"name": "ULS", "factors": {"Q": BEYOND}}]}, "combinations[0]"),
        ({"combinations": [{"name": "ULS", "factors": {"Q": float("nan")}}]}, "combinations[0]"),
    ],
)
def test_a_number_beyond_double_precision_is_named(parameters: dict[str, Any], named: str) -> None:
    model: dict[str, Any] = {
        "nodes": [[0, 0], [6, 0]],
        "members": [[1, 2]],
        "section": "IPE300",
        "supports": [{"node": 1}],
        "loads": [{"kind": "line", "member": 1, "load_kn": 5}],
    }
    with pytest.raises(ParameterError) as refused:
        build_model(**model | parameters)
    assert refused.value.parameter.startswith(named)
    assert len(str(refused.value)) < 300
