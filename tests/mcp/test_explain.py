"""Members explained and results narrowed: the numbers are those of the results themselves."""

import copy
from typing import Any

import pytest

from loadpath import solve
from loadpath.builders import create_frame, update_model
from tests.mcp.local_agent import Agent

FRAME = create_frame(bay_width_m=6, storey_height_m=3.5, lateral_load_kn=9)
AS_ONE = update_model(
    FRAME,
    changes=[{"add": "member_sets", "value": {"member_ids": [1], "effective_length_factor_z": 2}}],
)
NOT_CHECKED = "Member 1 (HEB200 of S235, 3.5 m): no check looks at it."


@pytest.fixture(scope="module")
def agent(tmp_path_factory: pytest.TempPathFactory) -> Agent:
    return Agent(tmp_path_factory.mktemp("models") / "models")


def test_a_member_in_words_and_numbers(agent: Agent) -> None:
    told = agent.call("explain", model=FRAME, member=3)
    results = solve(FRAME)
    part = next(each for each in results.unity_checks[0].per_entity if each.entity.member_id == 3)
    assert part.utilization is not None
    (check,) = told["checks"]
    assert check["utilization"] == pytest.approx(part.utilization, rel=1e-5)
    assert check["clauses"][0]["clause"] == check["governed_by"]
    assert told["says"].startswith("Member 3 (IPE300 of S235, 6 m) is within its limits")
    assert f"{check['governed_by']} governs under {check['combination']}" in told["says"]
    extremes = results.loadcombinations[check["combination"]].extremes(3)
    assert told["forces"][check["combination"]]["mz"] == pytest.approx(
        [extremes.mz.min, extremes.mz.max], rel=1e-5
    )
    assert told["model"] == results.headline
    assert "solve_model" in told["more"]


def test_what_the_formula_says_can_be_computed_from_its_values(agent: Agent) -> None:
    """The governing formula with its values gives the utilization again."""
    formula = agent.call("explain", model=FRAME, member=3)["checks"][0]["formula"]
    values = {name: each["value"] for name, each in formula["values"].items()}
    text = formula["expression"].replace("·", "*")
    for name in sorted(values, key=len, reverse=True):
        text = text.replace(name, repr(values[name]))
    utilization = eval(text, {"__builtins__": {}})
    told = agent.call("explain", model=FRAME, member=3)["checks"][0]["utilization"]
    assert utilization == pytest.approx(told, rel=1e-4)


def test_a_member_of_a_set_and_one_that_no_check_looks_at(agent: Agent) -> None:
    bare = copy.deepcopy(FRAME)
    bare["analysis"]["unity_checks"] = []
    assert agent.call("explain", model=bare, member=1)["says"] == NOT_CHECKED
    sets = copy.deepcopy(AS_ONE)
    sets["analysis"]["unity_checks"][0]["applies_to"] = {"type": "MemberSets", "ids": [1]}
    told = agent.call("explain", model=sets, member=1)
    assert told["checks"][0]["memberset_id"] == 1
    assert agent.refuse("explain", model=FRAME, member=9)["path"] == "member"


def with_a_girder_of_no_known_shape() -> dict[str, Any]:
    vague = copy.deepcopy(FRAME)
    section = vague["model"]["sections"][1]
    section["name"] = "Girder"
    for key in ("dimensions", "ec3", "shape_path"):
        section.pop(key, None)
    return vague


def test_an_undecided_member_says_why(agent: Agent) -> None:
    told = agent.call("explain", model=with_a_girder_of_no_known_shape(), member=3)
    assert ": undecided, " in told["says"]
    assert told["checks"][0]["why"] in told["says"]


def test_failing_parts_stand_before_undecided_ones(agent: Agent) -> None:
    """A long table is cut at its end, where no failure may stand."""
    heavy = with_a_girder_of_no_known_shape()
    for combination in heavy["analysis"]["load_combinations"]:
        for each in combination["load_case_factors"]:
            each["factor"] *= 4
    (check,) = agent.call("run_checks", model=heavy, detail="tables")["checks"]
    assert [row["status"] for row in check["rows"]] == ["Red", "Indeterminate", "Yellow"]


def test_rows_are_those_of_the_tables(agent: Agent) -> None:
    tables = agent.call("solve_model", model=FRAME, detail="tables", set="ULS 1")["sets"]["ULS 1"]
    some = agent.call("solve_model", model=FRAME, set="ULS 1", member=[1, 3], node=1)
    rows = some["sets"]["ULS 1"]
    assert rows["members_min_max"] == {key: tables["members_min_max"][key] for key in ("1", "3")}
    assert rows["reactions"] == {"1": tables["reactions"]["1"]}
    assert rows["displacements"] == {"1": tables["displacements"]["1"]}
    assert list(agent.call("solve_model", model=FRAME, member=1)["sets"]) == [
        *("G", "Q", "W", "ULS 1", "ULS 2", "SLS"),
    ]


def test_checks_by_member_combination_and_clause(agent: Agent) -> None:
    def rows(**asked: Any) -> list[Any]:
        found: list[Any] = agent.call("run_checks", model=FRAME, **asked)["checks"][0]["rows"]
        return found

    table = agent.call("run_checks", model=FRAME, detail="tables")["checks"][0]["rows"]
    by_member = {row["member_id"]: row for row in table}
    assert rows(member=2) == [by_member[2]]
    assert [row["member_id"] for row in rows(combination="ULS 1")] == [
        row["member_id"] for row in table if row["combination"] == "ULS 1"
    ]
    for row in rows(clause="6.3.2"):
        assert [each["clause"] for each in row["clauses"]] == ["LTB (6.3.2)"]
        clause = row["clauses"][0]
        assert clause["utilization"] == pytest.approx(
            clause["demand"] / clause["capacity"], rel=1e-5
        )
    assert rows(clause="9.9") == []
    assert agent.refuse("run_checks", model=FRAME, combination="ULS")["suggestion"] == "ULS 1"


def test_what_cannot_be_told_is_refused_by_name(agent: Agent) -> None:
    assert agent.refuse("solve_model", model=FRAME, member=7)["path"] == "member"
    assert agent.refuse("solve_model", model=FRAME, node=[1, 9])["path"] == "node"
    assert agent.refuse("solve_model", model=FRAME, member=["a"])["path"] == "member"


def test_unusable_sets_are_named(agent: Agent) -> None:
    loose = copy.deepcopy(FRAME)
    for node in loose["model"]["nodes"]:
        node.pop("nodal_support", None)
    told = agent.call("explain", model=loose, member=1)
    assert "ULS 1" in told["unusable_sets"]
    assert told["says"].endswith("could not be solved.")
    assert told["forces"] == {}
    rows = agent.call("solve_model", model=loose, member=1)
    assert rows["sets"]["ULS 1"] == {"usable": False}
    assert rows["problems"]


def test_what_presses_and_what_pulls_is_told(agent: Agent) -> None:
    """Of two bars that hang 30 kN the sloping one of 5 m is pulled, the level one pressed."""
    bars = [{"start": each, "end": 3, "member_type": "Truss"} for each in (1, 2)]
    bracket: dict[str, Any] = {
        "nodes": [[0, 3], [0, 0], [4, 0]],
        "members": bars,
        "section": "SHS80x5",
        "supports": [{"node": [1, 2], "support": "pinned"}],
        "loads": [{"kind": "force", "node": 3, "load_kn": 30, "case": "Q"}],
        "dimensionality": "2D",
        "stash": True,
    }
    handle = agent.call("build_model", **bracket)["handle"]
    for member, size in ((1, -30e3 * 5 / 3), (2, 30e3 * 4 / 3)):
        told = agent.call("explain", model=handle, member=member)
        assert told["extremes"]["fx"]["value"] == pytest.approx(size, rel=1e-5)
        assert "fx above 0 is compression" in told["more"]


def test_members_by_a_label(agent: Agent) -> None:
    """A label of members, and of a set; both tools take either."""
    labels: list[dict[str, Any]] = [
        {"set": "members", "id": [1, 2], "to": {"classification": "columns"}},
        {"add": "member_sets", "value": {"member_ids": [3], "classification": "ridge"}},
    ]
    model = update_model(FRAME, changes=labels)
    for label, ids in (("columns", ["1", "2"]), ("ridge", ["3"])):
        solved = agent.call("solve_model", model=model, member=label, set="ULS 1")
        assert list(solved["sets"]["ULS 1"]["members_min_max"]) == ids
        checked = agent.call("run_checks", model=model, member=label)["checks"][0]["rows"]
        assert sorted(str(each["member_id"]) for each in checked) == ids
    refused = agent.refuse("run_checks", model=model, member="rafters")
    assert refused["error"] == "'member' is 'rafters'; labels in the model: columns, Beam, ridge."
