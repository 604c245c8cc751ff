"""create_frame, build_model and add_load: valid documents, closed forms, errors by name."""

from itertools import pairwise
from typing import Any

import pytest

from loadpath.answer.vectors import Forces
from loadpath.builders import ParameterError, add_load, build_model, create_beam, create_frame
from loadpath.catalogue import find_section
from loadpath.engine import solve
from loadpath.inspection import validate

FRAME: dict[str, Any] = {"bay_width_m": 6, "storey_height_m": 4}
close = pytest.approx


def silent(document: dict[str, Any]) -> dict[str, Any]:
    report = validate(document)
    assert (report.errors, report.warnings) == ([], [])
    return document


@pytest.mark.parametrize(
    "more",
    [
        {},
        {"bays": 3, "storeys": 5, "lateral_load_kn": 12, "support": "pinned"},
        {"bays": 2, "storeys": 2, "depth_bays": 3, "bay_depth_m": 4.5, "lateral_load_kn": 3},
        {"material": "concrete_C30", "beam_load_kn_per_m": 0},
        {"self_weight": False, "beam_load_kn_per_m": 0},
        {"self_weight": False, "beam_load_kn_per_m": 0, "lateral_load_kn": 5},
        {"check": False},
    ],
)
def test_frames_validate_and_solve(more: dict[str, Any]) -> None:
    results = solve(silent(create_frame(**FRAME, **more)))
    assert results.is_usable


def test_members_are_counted_as_bays_and_storeys_say() -> None:
    for bays, storeys, depth in ((1, 1, 0), (3, 2, 0), (2, 3, 2)):
        document = create_frame(**FRAME, bays=bays, storeys=storeys, depth_bays=depth)
        columns = (bays + 1) * (depth + 1) * storeys
        beams = storeys * (bays * (depth + 1) + depth * (bays + 1))
        labels = [member["classification"] for member in document["model"]["members"]]
        assert (labels.count("Column"), labels.count("Beam")) == (columns, beams)
        plane = document["analysis"]["options"]["dimensionality"]
        assert plane == ("3D" if depth else "2D")


def test_reactions_are_the_loads() -> None:
    frame = create_frame(**FRAME, bays=2, storeys=3, beam_load_kn_per_m=7, lateral_load_kn=5)
    results = solve(frame)
    load = results.loadcases["Q"].balance.sum_of_reactions
    assert load[1] == close(7e3 * 6 * 2 * 3)
    assert results.loadcases["W"].balance.sum_of_reactions[0] == close(-5e3 * 3)
    lengths = {"HEB200": 3 * 3 * 4, "IPE300": 2 * 3 * 6}
    weight = sum(find_section(name).area * length for name, length in lengths.items())
    assert results.loadcases["G"].balance.sum_of_reactions[1] == close(weight * 7850 * 9.81)


def test_a_pinned_portal_sways_like_the_book() -> None:
    """Pinned feet, force H at the eaves: each foot has H / 2, the feet H h / L up and down."""
    portal = create_frame(
        **FRAME, support="pinned", self_weight=False, beam_load_kn_per_m=0, lateral_load_kn=10
    )
    found = solve(portal).loadcases["W"]
    assert found.reaction(1)["fx"] == close(-5e3, rel=1e-2)
    assert found.reaction(1)["fy"] == close(-10e3 * 4 / 6)
    assert found.extremes(1)["mz"]["max"] + abs(found.extremes(1)["mz"]["min"]) == close(
        20e3, rel=1e-2
    )
    assert abs(found.extremes(1)["my"]["max"]) == close(0.0, abs=1e-6), "strong axis in the plane"


def test_combinations_lead_with_each_action_in_turn() -> None:
    """EN 1990 (6.10) with psi_0 0.7 for imposed loads and 0.6 for wind."""
    analysis = create_frame(**FRAME, lateral_load_kn=1)["analysis"]
    names = {case["id"]: case["name"] for case in analysis["load_cases"]}
    factors = {
        each["name"]: {names[t["load_case_id"]]: t["factor"] for t in each["load_case_factors"]}
        for each in analysis["load_combinations"]
    }
    assert factors == {
        "ULS 1": {"G": 1.35, "Q": 1.5, "W": close(0.9)},
        "ULS 2": {"G": 1.35, "Q": close(1.05), "W": 1.5},
        "SLS": {"G": 1.0, "Q": 1.0, "W": 1.0},
    }


def test_a_model_from_arrays() -> None:
    """A king-post truss: the post carries the load that hangs on it."""
    document = silent(
        build_model(
            nodes=[[0, 0], [4, 0], [8, 0], [4, 3]],
            members=[
                {"start": start, "end": end, "member_type": "Truss"}
                for start, end in ((1, 2), (2, 3), (1, 4), (4, 3), (2, 4))
            ],
            section="SHS 80x80x5",
            material="S355",
            dimensionality="2D",
            supports=[{"node": 1, "support": "pinned"}, {"node": 3, "support": "roller"}],
            loads=[{"kind": "force", "node": 2, "load_kn": 30, "case": "P"}],
            combinations=[{"name": "ULS", "factors": {"P": 1.5}}],
        )
    )
    found = solve(document).loadcases["P"]
    assert found.end_forces_of(5)["fx"] == close(30e3), "the post is in tension"
    assert found.end_forces_of(1)["fx"] == close(15e3 * 4 / 3)
    assert document["analysis"]["unity_checks"][0]["id"] == "ec3"


def test_supports_by_degree_of_freedom() -> None:
    document = silent(
        build_model(
            nodes=[[0, 0], [3, 0]],
            members=[[1, 2]],
            section="IPE200",
            supports=[{"node": 1}, {"node": 2, "support": "pinned", "X": "Free", "Y": 5e5}],
        )
    )
    spring = document["model"]["nodal_supports"][1]
    assert spring["Y"] == {"condition_type": "Spring", "stiffness": 5e5}
    assert spring["X"]["condition_type"] == spring["RZ"]["condition_type"] == "Free"
    assert spring["Z"]["condition_type"] == "Fixed"


BEAM = create_beam(span_m=6, section="IPE300", load_kn=10)


def reaction(document: dict[str, Any], case: str, node: int) -> Forces:
    return solve(document).loadcases[case].reaction(node)


def test_every_kind_of_load() -> None:
    """Loads on a simply supported beam of 6 m, each by its closed form."""
    loads: list[tuple[dict[str, Any], int, str, float]] = [
        ({"kind": "line", "member": 1, "load_kn": 4}, 1, "fy", 12e3),
        ({"kind": "line", "member": 1, "load_kn": 0, "end_load_kn": 6}, 2, "fy", 12e3),
        ({"kind": "line", "member": 1, "load_kn": 4, "direction": "local_y"}, 1, "fy", -12e3),
        ({"kind": "point", "member": 1, "load_kn": 9, "position_frac": 1 / 3}, 1, "fy", 6e3),
        ({"kind": "force", "node": 2, "load_kn": 5, "direction": "X"}, 1, "fx", -5e3),
        ({"kind": "moment", "node": 2, "load_kn": 12}, 2, "fy", -2e3),
        ({"kind": "point_moment", "member": 1, "load_kn": 12}, 1, "fy", 2e3),
        ({"kind": "settlement", "node": 2, "settlement_mm": 5}, 1, "fy", 0.0),
        ({"kind": "self_weight"}, 1, "fy", find_section("IPE300").area * 7850 * 9.81 * 3),
    ]
    for parameters, node, component, expected in loads:
        document = silent(add_load(BEAM, **parameters, case="new"))
        assert reaction(document, "new", node)[component] == close(expected, abs=1e-6), parameters


def test_a_load_joins_its_case_and_leaves_the_rest_alone() -> None:
    added = add_load(BEAM, kind="line", member=[1], load_kn=5)
    cases = added["analysis"]["load_cases"]
    assert [len(case["distributed_loads"]) for case in cases] == [2]
    assert [load["id"] for load in cases[0]["distributed_loads"]] == [1, 2]
    assert added["model"] == BEAM["model"]
    assert len(BEAM["analysis"]["load_cases"][0]["distributed_loads"]) == 1, "the given one stays"


def test_a_new_case_joins_combinations_by_factor() -> None:
    frame = create_frame(**FRAME)
    added = silent(
        add_load(frame, kind="line", member=3, load_kn=1, case="S", factors={"SLS": 0.5})
    )
    terms = added["analysis"]["load_combinations"][1]["load_case_factors"]
    assert terms[-1] == {"load_case_id": 3, "factor": 0.5}


def test_temperature_and_pressure() -> None:
    bar = build_model(
        nodes=[[0, 0], [5, 0]], members=[[1, 2]], section="IPE200", supports=[{"node": [1, 2]}]
    )
    heated = silent(add_load(bar, kind="temperature", member=1, temperature_k=30, case="T"))
    force = 210e9 * find_section("IPE200").area * 12e-6 * 30
    assert solve(heated).loadcases["T"].start_forces(1)["fx"] == close(force)


ARRAYS: dict[str, Any] = {"nodes": [[0, 0], [4, 0]], "members": [[1, 2]], "section": "IPE200"}
LOAD: dict[str, Any] = {"kind": "line", "member": 1, "load_kn": 1}
WRONG: list[tuple[Any, dict[str, Any], str, str]] = [
    (create_frame, {"bay_width_m": 6}, "missing_parameter", "storey_height_m"),
    (create_frame, FRAME | {"bays": 1.5}, "invalid_parameter", "bays"),
    (create_frame, FRAME | {"bays": 100, "storeys": 100}, "invalid_parameter", "bays"),
    (create_frame, FRAME | {"column_section": "HEB201"}, "unknown_section", "column_section"),
    (create_frame, FRAME | {"material": "S356"}, "unknown_material", "material"),
    (create_frame, FRAME | {"support": "hung"}, "unknown_support", "support"),
    (create_frame, FRAME | {"check": True, "material": "concrete_C30"},
     "invalid_parameter", "check"),
    (create_frame, FRAME | {"storey": 3}, "invalid_parameter", "storey"),
    (build_model, ARRAYS | {"nodes": [[0], [1, 0]]}, "invalid_parameter", "nodes[0]"),
    (build_model, ARRAYS | {"nodes": [[0, "0"], [1, 0]]}, "invalid_parameter", "nodes[0].Y"),
    (build_model, ARRAYS | {"members": [[0, 1]]}, "invalid_parameter", "members[0].start"),
    (build_model, ARRAYS | {"members": [[1, 1]]}, "invalid_parameter", "members[0].end"),
    (build_model, ARRAYS | {"members": [[1, 2, "IPE"]]}, "unknown_section", "members[0].section"),
    (build_model, ARRAYS | {"members": [7]}, "invalid_parameter", "members[0]"),
    (build_model, ARRAYS | {"members": [{"start": 1}]}, "missing_parameter", "members[0].end"),
    (build_model, ARRAYS | {"supports": [{"node": 3}]}, "invalid_parameter", "supports[0].node"),
    (build_model, ARRAYS | {"supports": [{"node": 1, "X": "x"}]},
     "invalid_parameter", "supports[0].X"),
    (build_model, ARRAYS | {"loads": [LOAD | {"member": 2}]},
     "invalid_parameter", "loads[0].member"),
    (build_model, ARRAYS | {"combinations": [{"name": "U", "factors": {"G": 1}}]},
     "invalid_parameter", "combinations[0].factors"),
    (build_model, ARRAYS | {"check": True}, "invalid_parameter", "check"),
    (add_load, {"kind": "lin"}, "unknown_load_type", "kind"),
    (add_load, LOAD | {"position": 0.5}, "invalid_parameter", "position_frac"),
    (add_load, {"kind": "line", "member": 1}, "missing_parameter", "load_kn"),
    (add_load, LOAD | {"member": 2}, "invalid_parameter", "member"),
    (add_load, LOAD | {"start_frac": 0.6, "end_frac": 0.5}, "invalid_parameter", "end_frac"),
    (add_load, LOAD | {"factors": {"ULS": 1}}, "invalid_parameter", "factors"),
    (add_load, {"kind": "moment", "node": 1, "load_kn": 1, "direction": "down"},
     "invalid_parameter", "direction"),
    (add_load, {"kind": "force", "node": 1, "load_kn": 1, "direction": "local_x"},
     "invalid_parameter", "direction"),
]  # fmt: skip


@pytest.mark.parametrize(("build", "parameters", "code", "parameter"), WRONG)
def test_a_wrong_parameter_is_named(
    build: Any, parameters: dict[str, Any], code: str, parameter: str
) -> None:
    given = (BEAM,) if build is add_load else ()
    with pytest.raises(ParameterError) as caught:
        build(*given, **parameters)
    assert (caught.value.code, caught.value.parameter) == (code, parameter)
    assert str(caught.value)


def test_documents_that_are_none() -> None:
    for nonsense in (
        {},
        {"analysis": 5, "model": {}},
        {"analysis": {"load_cases": 5}, "model": {}},
    ):
        with pytest.raises(ParameterError):
            add_load(nonsense, kind="self_weight")


def test_nodes_may_be_a_long_row() -> None:
    count = 200
    document = build_model(
        nodes=[[x, 0] for x in range(count)],
        members=[list(pair) for pair in pairwise(range(1, count + 1))],
        section="IPE200",
        supports=[{"node": 1}, {"node": count}],
    )
    assert len(document["model"]["members"]) == count - 1
    assert validate(document).errors == []
