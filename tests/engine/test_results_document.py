"""The results document: its layout, written down by hand, and what a document may ask of it."""

import json
import re
from decimal import Decimal
from typing import Any

import numpy as np
import pytest

from bench.engine.checked_frame import checked_frame
from loadpath.builders import check_beam, create_frame
from loadpath.engine import DocumentRefused, solve, solve_to_json

from .frames import CLAMPED, FREE, document, force, line_load, member, node

FORCES = ["fx", "fy", "fz", "mx", "my", "mz", "bw"]
DISPLACEMENTS = ["dx", "dy", "dz", "rx", "ry", "rz", "warp"]
NUMBER = "number"
SET: dict[str, Any] = {
    "name": "text",
    "result_type": {"*": NUMBER},
    "displacement_nodes": {"*": dict.fromkeys(DISPLACEMENTS, NUMBER)},
    "reaction_nodes": {
        "*": {
            "nodal_forces": dict.fromkeys(FORCES, NUMBER),
            "location": {"X": NUMBER, "Y": NUMBER, "Z": NUMBER},
            "support_id": NUMBER,
        }
    },
    "member_results": {
        "*": {
            "start_node_forces": dict.fromkeys(FORCES, NUMBER),
            "end_node_forces": dict.fromkeys(FORCES, NUMBER),
            "local_start_forces": dict.fromkeys(FORCES, NUMBER),
            "local_end_forces": dict.fromkeys(FORCES, NUMBER),
            "local_maximums": dict.fromkeys(FORCES, NUMBER),
            "local_minimums": dict.fromkeys(FORCES, NUMBER),
            "local_displacement_start_node": dict.fromkeys(DISPLACEMENTS, NUMBER),
            "local_displacement_end_node": dict.fromkeys(DISPLACEMENTS, NUMBER),
            "section_forces": [{"x_frac": NUMBER, "forces": dict.fromkeys(FORCES, NUMBER)}],
            "internal_force_series": [{"x_frac": NUMBER, "forces": dict.fromkeys(FORCES, NUMBER)}],
            "member_displacements": [{"x_frac": NUMBER, "displacement": [NUMBER]}],
            "member_displacement_peak": {"x_frac": NUMBER, "displacement": [NUMBER]},
        }
    },
    "plate_results": {},
    "summary": {
        "total_displacements": NUMBER,
        "total_reaction_forces": NUMBER,
        "total_member_forces": NUMBER,
        "total_plate_forces": NUMBER,
    },
    "errors_and_warnings": {"errors": [], "warnings": []},
    "solver_diagnostics": {
        "analysis_method": "text",
        "converged": "truth",
        "iterations": NUMBER,
        "residual_norm": NUMBER,
        "solve_time_ms": "nothing",
    },
}
ENTITY: dict[str, Any] = {
    "entity": {"type": "text", "member_id": NUMBER},
    "utilization": NUMBER,
    "demand": NUMBER,
    "capacity": NUMBER,
    "status": "text",
    "governing_combination_id": NUMBER,
    "location_x_frac": NUMBER,
    "message": "nothing",
}
CHECK: dict[str, Any] = {
    "check_id": "text",
    "name": "text",
    "limit_state": "text",
    "status": "text",
    "max_utilization": NUMBER,
    "message": "nothing",
    "unsolved_combination_ids": [],
}
TRACE_ROW = {"label", "formula", "substituted", "value", "unit"}


def layout(given: Any, pattern: Any = None) -> Any:
    """The shape of data: keys and kinds; `*` in the pattern stands for any key."""
    if isinstance(given, dict):
        inner = pattern if isinstance(pattern, dict) else {}
        if "*" in inner:
            shapes = [layout(value, inner["*"]) for value in given.values()]
            assert all(shape == shapes[0] for shape in shapes)
            return {"*": shapes[0]}
        return {key: layout(value, inner.get(key)) for key, value in given.items()}
    if isinstance(given, list):
        return [layout(given[0], pattern[0] if pattern else None)] if given else []
    if given is None:
        return "nothing"
    if isinstance(given, bool):
        return "truth"
    return "text" if isinstance(given, str) else NUMBER


def beam() -> dict[str, Any]:
    made: dict[str, Any] = check_beam(span_m=6, section="IPE300", udl=20)
    return made


def tree_of(given: dict[str, Any], **options: Any) -> dict[str, Any]:
    given["analysis"]["options"] |= options
    found: dict[str, Any] = json.loads(solve(given).to_json())
    return found


def test_the_layout_is_that_of_the_format() -> None:
    tree = tree_of(beam(), include_member_deflected_shape=True)
    assert list(tree) == [
        "engine_version",
        "verdict",
        "loadcases",
        "loadcombinations",
        "unity_check_results",
        "combination_uses",
        "bill_of_quantities",
        "load_case_failures",
        "solve_failures",
        "receipt",
        "coverage",
    ]
    for kind in ("loadcases", "loadcombinations"):
        for each in tree[kind].values():
            assert layout(each, SET) == SET
    (check,) = tree["unity_check_results"]
    (entity,) = check.pop("per_entity")
    assert check.pop("governing") == entity
    assert layout(check) == CHECK
    rows = entity.pop("trace")
    assert layout(entity) == ENTITY
    assert all(set(row) >= TRACE_ROW for row in rows)
    assert [s["x_frac"] for s in _member(tree)["section_forces"]] == [0.25, 0.5, 0.75]
    assert [s["x_frac"] for s in _member(tree)["internal_force_series"]] == [0, 0.25, 0.5, 0.75, 1]


def _member(tree: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = next(iter(tree["loadcombinations"].values()))["member_results"]["1"]
    return found


def test_a_failure_names_its_set() -> None:
    frame = document(
        [node(1, 0, support=4), node(2, 4)],
        [member(1, 1, 2)],
        {"nodal_loads": [force(2, [0, -1, 0], 1000.0)]},
        model={"nodal_supports": [{"id": 4, "RZ": FREE}]},
    )
    tree = tree_of(frame)
    (failure,) = tree["load_case_failures"]
    assert set(failure) == {"load_case_id", "name", "code", "error"}
    assert (failure["load_case_id"], failure["name"]) == (1, "Q")
    assert (failure["code"], tree["solve_failures"]) == ("singular_model", [])


def test_stations_are_the_curves_of_their_members_there() -> None:
    """What the engine writes and what Python evaluates have the same digits."""
    frame = create_frame(bay_width_m=6, storey_height_m=3.5, bays=3, storeys=2, lateral_load_kn=4)
    loads = [
        {"id": 90 + i, "member": i, "position": 0.1 * i, "magnitude": 5e3, "direction": [0, -1, 0]}
        for i in (1, 4, 8)
    ]
    frame["analysis"]["load_cases"][1]["member_point_loads"] = loads
    results = solve(frame)
    tree = json.loads(results.to_json(stations=9))
    for kind in ("loadcases", "loadcombinations"):
        for name, each in tree[kind].items():
            found = getattr(results, kind)[name]
            assert len(each["member_results"]) == 14
            for member_id, row in each["member_results"].items():
                curves = found.curves(int(member_id))
                for station in row["internal_force_series"]:
                    forces = curves.at(station["x_frac"] * curves.length)
                    assert station["forces"] == {name: forces[name] for name in FORCES}
                assert row["section_forces"] == row["internal_force_series"][1:-1]


def test_every_number_has_the_fewest_digits_that_read_back() -> None:
    """Those of Python: thousands of new numbers, and those that are copied from before."""
    text = solve_to_json(checked_frame(2, 1))
    numbers = re.findall(rb"(?<=[:\[,])-?\d[\d.e-]*", text)
    assert len(set(numbers)) > 1000
    for number in map(bytes.decode, numbers):
        assert Decimal(number) == Decimal(repr(float(number)))


def test_displacements_along_a_column_are_global_and_their_peak_is_exact() -> None:
    """A pinned column pushed sideways at a from its foot: the maximum lies at sqrt((L2 - b2)/3)."""
    length, a, push = 6.0, 2.0, 5e3
    b = length - a
    frame = document(
        [node(1, 0, 0, support=2), node(2, 0, length, support=5)],
        [member(1, 1, 2)],
        {
            "member_point_loads": [
                {"id": 1, "member": 1, "position": a / length, "magnitude": push}
                | {"direction": [1, 0, 0]}
            ]
        },
        model={
            "nodal_supports": [
                {"id": 2, "RX": FREE, "RZ": FREE},
                {"id": 5, "Y": FREE, "RX": FREE, "RZ": FREE},
            ]
        },
    )
    tree = tree_of(frame, include_member_deflected_shape=True)
    found = tree["loadcases"]["Q"]["member_results"]["1"]
    peak = found["member_displacement_peak"]
    e_i = 210e9 * 2e-5
    # From the far end: x = sqrt((L2 - a2) / 3), d = P a (L2 - a2)^1.5 / (9 sqrt(3) L EI).
    expected = push * a * (length**2 - a**2) ** 1.5 / (9 * np.sqrt(3) * length * e_i)
    assert peak["x_frac"] == pytest.approx(1 - np.sqrt((length**2 - a**2) / 3) / length, rel=1e-9)
    assert peak["displacement"] == pytest.approx([expected, 0, 0], rel=1e-9, abs=1e-12)
    assert b > a
    largest = max(point["displacement"][0] for point in found["member_displacements"])
    assert 0.999 * expected < largest <= expected


def test_how_members_move_between_their_ends_is_written_where_it_is_asked_for() -> None:
    """A filter of blocks has no say in it."""
    shape, peak = "member_displacements", "member_displacement_peak"
    assert shape not in _member(tree_of(beam()))
    assert peak in _member(tree_of(beam()))
    asked = {"include_member_deflected_shape": True, "result_filter": ["reactions"]}
    found = _member(tree_of(beam(), **asked))
    assert len(found[shape]) == 21
    assert peak not in found


def test_displacements_at_the_nodes_do_not_know_hinges() -> None:
    """A hinge turns the member's end, not the node: what stands under the node's name stays."""
    frame = document(
        [node(1, 0, support=1), node(2, 4, support=3)],
        [member(1, 1, 2, start_hinge=7)],
        {"distributed_loads": [line_load(1, [0, -1, 0], 1e4)]},
        model={"member_hinges": [{"id": 7, "hinge_type": "pin", "rotational_release_mz": 0.0}]},
    )
    found = tree_of(frame)["loadcases"]["Q"]["member_results"]["1"]
    assert found["local_displacement_start_node"]["rz"] == 0.0
    assert found["local_displacement_end_node"]["rz"] > 0.0


def test_a_filter_leaves_the_rest_out() -> None:
    tree = tree_of(beam(), result_filter=["reactions", "global_envelopes"])
    found = tree["loadcases"]["Q"]
    assert found["displacement_nodes"] == {}
    assert len(found["reaction_nodes"]) == 2
    assert set(found["member_results"]["1"]) == {"maximums", "minimums", "section_forces"}
    assert found["member_results"]["1"]["section_forces"] == []
    moment = found["member_results"]["1"]["minimums"]["mz"]
    assert moment == pytest.approx(-20e3 * 6**2 / 8)


def test_a_series_of_forces_is_the_same_without_section_forces() -> None:
    """Beside section forces, their part of the series is a copy of them."""
    whole = _member(tree_of(beam()))["internal_force_series"]
    alone = _member(tree_of(beam(), result_filter=["internal_force_series"]))
    assert alone == {"section_forces": [], "internal_force_series": whole}


def test_global_envelopes_turn_the_axes() -> None:
    """A column under its own top load: compression is along global Y."""
    frame = document(
        [node(1, 0, 0, support=1), node(2, 0, 3)],
        [member(1, 1, 2)],
        {"nodal_loads": [force(2, [0, -1, 0], 7e3)]},
        model={"nodal_supports": [CLAMPED]},
    )
    found = tree_of(frame, result_filter=["global_envelopes"])["loadcases"]["Q"]
    envelope = found["member_results"]["1"]
    assert envelope["maximums"]["fy"] == pytest.approx(7e3)
    assert envelope["maximums"]["fx"] == pytest.approx(0.0, abs=1e-6)


def test_requests_come_as_tables_and_nothing_else_does() -> None:
    requests = [
        {"block": "local_end_forces", "components": ["fy", "mz"], "end": "start"},
        {"block": "node_displacements", "limit_state": "ULS", "components": ["dy"]}
        | {"nodes": {"type": "NodesOfMembers", "members": [{"type": "AllMembers"}]}},
        {"block": "reactions", "nodes": {"type": "Nodes", "ids": [2]}, "components": ["fy"]},
        {"block": "local_envelopes", "components": ["mz"], "load_combination_ids": [1]},
    ]
    whole = tree_of(beam())
    tree = tree_of(beam(), result_requests=requests)
    found = tree["loadcombinations"]["ULS"]
    assert found["member_results"] == found["displacement_nodes"] == found["reaction_nodes"] == {}
    found = [(each["request"], each["group"]) for each in tree["selections"]]
    assert found == [
        (0, "loadcases"),
        (0, "loadcombinations"),
        (1, "loadcombinations"),
        (2, "loadcases"),
        (2, "loadcombinations"),
        (3, "loadcombinations"),
    ]
    ends, _, moved, _, reaction, extremes = tree["selections"]
    start = whole["loadcases"]["Q"]["member_results"]["1"]["local_start_forces"]
    assert ends["fields"] == ["local_start_forces"]
    assert (ends["result_sets"], ends["ids"]) == (["Q"], [1])
    assert ends["values"] == [start["fy"], start["mz"]]
    nodes = whole["loadcombinations"]["ULS"]["displacement_nodes"]
    assert moved["fields"] == ["displacement"]
    assert moved["values"] == [nodes[str(id_)]["dy"] for id_ in moved["ids"]]
    assert (reaction["ids"], reaction["fields"]) == ([2], ["nodal_forces"])
    assert reaction["values"] == pytest.approx([1.35 * 20e3 * 3])
    assert extremes["fields"] == ["local_maximums", "local_minimums"]
    assert extremes["values"] == pytest.approx([0.0, -1.35 * 20e3 * 36 / 8], abs=1e-6)


REFUSED = {
    "section_forces": ({"block": "section_forces"}, "block"),
    "members of nodes": ({"block": "reactions", "members": [{"type": "AllMembers"}]}, "members"),
    "nodes of members": (
        {"block": "local_envelopes", "nodes": {"type": "Nodes", "ids": [1]}},
        "nodes",
    ),
    "component": ({"block": "local_end_forces", "components": ["dx"]}, "components"),
    "end": ({"block": "local_envelopes", "end": "start"}, "end"),
    "limit state": ({"block": "reactions", "limit_state": "ALS"}, "limit_state"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_request_for_what_cannot_be_given_is_refused(name: str) -> None:
    request, field = REFUSED[name]
    with pytest.raises(DocumentRefused) as refused:
        tree_of(beam(), result_requests=[request])
    assert refused.value.path == f"analysis.options.result_requests[0].{field}"


def test_a_filter_and_requests_exclude_each_other() -> None:
    with pytest.raises(DocumentRefused, match="exclude each other"):
        tree_of(beam(), result_filter=["reactions"], result_requests=[{"block": "reactions"}])
