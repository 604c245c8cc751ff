"""The local tools: numbers that are right, answers that are short, errors that help."""

import json
from pathlib import Path
from typing import Any

import pytest

from loadpath.mcp.sdk_server import answer_with
from tests.mcp.local_agent import Agent
from tests.refused_document import REFUSED_AT, put_on_rock

TWO_KB = 2048
FRAME = {"bay_width_m": 6, "storey_height_m": 3.5}


@pytest.fixture
def agent(tmp_path: Path) -> Agent:
    return Agent(tmp_path / "models")


def size_of(answer: Any) -> int:
    """Bytes of the whole result: the answer structured and as text."""
    return len(answer_with(answer).model_dump_json(by_alias=True, exclude_none=True).encode())


def test_a_beam_by_closed_forms(agent: Agent) -> None:
    """w L / 2, w L2 / 8, and M_Ed over W_pl f_y when the flange is held."""
    steel = {"section": "IPE300", "material": "S355"}
    beam = agent.call("check_beam", **steel, span_m=6, udl=20, restrained=True)
    extremes = beam["extremes"]
    assert extremes["fy"]["value"] == pytest.approx(1.35 * 60e3)
    assert extremes["mz"]["value"] == pytest.approx(-1.35 * 20e3 * 36 / 8)
    assert (extremes["mz"]["member"], extremes["mz"]["x"]) == (1, 3.0)
    section = agent.call("get_section", name="IPE300")
    utilization = 1.35 * 20e3 * 36 / 8 / (section["wpl"] * 355e6)
    assert beam["checks"][0]["max_utilization"] == pytest.approx(utilization, rel=1e-5)
    assert beam["verdict"]["state"] == "passes"
    again = agent.call("run_checks", model=beam["handle"])
    assert again["checks"] == beam["checks"]
    # 42.2 kg/m and 1.16 m2/m by mills' tables, 1.55 kg CO2e/kg.
    bill = agent.call("solve_model", model=beam["handle"])["bill"]
    assert bill["mass"] == pytest.approx(6 * 42.2, rel=2e-3)
    assert bill["surface"] == pytest.approx(6 * 1.16, rel=2e-3)
    assert bill["carbon"] == pytest.approx(1.55 * bill["mass"], rel=1e-5)


def test_other_names_of_arguments_are_understood(agent: Agent) -> None:
    """The schema has one spelling; the builders take those of the HTTP interface too."""
    frame = agent.call("create_frame", span=6, Height=3.5)
    assert frame == agent.call("create_frame", bay_width_m=6, storey_height_m=3.5)
    loaded = agent.call("add_load", model=frame["model"], kind="line", members=[2], load=3)
    same = agent.call("add_load", model=frame["model"], kind="line", member=[2], load_kn=3)
    assert loaded == same


def test_reactions_balance_the_loads(agent: Agent) -> None:
    frame = agent.call("create_frame", **FRAME, self_weight=False, lateral_load_kn=4, stash=True)
    for name, sums in {"Q": [0.0, 60e3, 0.0], "W": [-4e3, 0.0, 0.0]}.items():
        solved = agent.call("solve_model", model=frame["handle"], set=name)
        assert [each["sum_of_reactions"] for each in solved["sets"]] == [sums]
    tables = agent.call("solve_model", model=frame["handle"], detail="tables", set="W")
    assert list(tables["sets"]) == ["W"]
    reactions = tables["sets"]["W"]["reactions"]
    assert sum(each["fx"] for each in reactions.values()) == pytest.approx(-4e3)
    full = agent.call("solve_model", model=frame["handle"], detail="full", set="Q")["results"]
    assert list(full["loadcases"]) == ["Q"]
    assert full["loadcases"]["Q"]["member_results"]["1"]["local_start_forces"]["fx"] != 0


SIZES: list[dict[str, Any]] = [
    {},
    {"bays": 4, "storeys": 6, "lateral_load_kn": 9},
    {"bays": 5, "storeys": 5, "depth_bays": 3},
]


@pytest.mark.parametrize("size", SIZES)
def test_default_answers_are_short(agent: Agent, size: dict[str, Any]) -> None:
    frame = agent.call("create_frame", **FRAME, **size, stash=True)
    sizes = {
        name: size_of(agent.call(name, model=frame["handle"]))
        for name in ("solve_model", "run_checks")
    }
    assert max(sizes.values()) < TWO_KB, sizes
    tables = agent.call("run_checks", model=frame["handle"], detail="tables")
    assert len(tables["checks"][0]["rows"]) <= 200
    assert size_of(agent.call("solve_model", model=frame["handle"], detail="tables")) < 800_000
    beam = agent.call("check_beam", span_m=6, section="IPE300", udl=12)
    assert size_of(beam) < TWO_KB


def test_default_answers_are_short_whatever_the_model(agent: Agent) -> None:
    """Many sets with long names, many checks, many problems: still under 2 kB."""
    model = agent.call("create_frame", **FRAME, lateral_load_kn=4)["model"]
    analysis = model["analysis"]
    for number in range(60):
        name = f"ULS {number}, " + "a long name " * 12
        terms = [{"load_case_id": 2, "factor": 1.0 + number / 60}]
        analysis["load_combinations"].append(
            {"id": 100 + number, "name": name, "load_case_factors": terms, "limit_state": "ULS"}
        )
        check = json.loads(json.dumps(analysis["unity_checks"][0]))
        analysis["unity_checks"].append(check | {"id": f"c{number}", "name": name})
    solved = agent.call("solve_model", model=model)
    checked = agent.call("run_checks", model=model)
    assert size_of(solved) < TWO_KB
    assert solved["sets_left_out"] + len(solved["sets"]) == 66
    assert size_of(checked) < TWO_KB
    assert checked["checks_left_out"] + len(checked["checks"]) == 61


def test_results_are_verified(agent: Agent) -> None:
    beam = agent.call("check_beam", span_m=6, section="IPE300", udl=12)
    full = agent.call("solve_model", model=beam["handle"], detail="full")
    for against in (full["digest"], full["results"], full["results"]["receipt"]):
        found = agent.call("verify_results", model=beam["handle"], against=against)
        assert found["same"], found["message"]
    heavier = agent.call("check_beam", span_m=6, section="IPE300", udl=13)["handle"]
    found = agent.call("verify_results", model=heavier, against=full["digest"])
    assert not found["same"]
    assert found["differing_sets"] == ["Q", "ULS"]
    assert "the engine does not explain it" in found["message"]
    refused = agent.refuse("verify_results", model=heavier, against="lp1")
    assert (refused["code"], refused["path"]) == ("not_a_digest", "against")


def test_a_mechanism_is_told_in_words_of_structure(agent: Agent) -> None:
    model = agent.call(
        "build_model",
        nodes=[[0, 0], [5, 0]],
        members=[[1, 2, "IPE200"]],
        dimensionality="2D",
        supports=[{"node": 1, "support": "pinned"}],
        loads=[{"kind": "point", "member": 1, "load_kn": 5}],
    )["model"]
    solved = agent.call("solve_model", model=model)
    assert solved["usable"] is False
    assert "node 2 can move freely along Y" in solved["problems"][0]["message"]
    assert agent.call("run_checks", model=model)["verdict"]["state"] == "not_solved"


def test_handles_and_saved_models(agent: Agent, tmp_path: Path) -> None:
    handle = agent.call("create_beam", span_m=4, stash=True)["handle"]
    saved = agent.call("save_model", name="Beam: no. 1", model=handle, description="first")
    assert saved["handle"] == "saved_beam-no-1"
    other = agent.call("save_model", name="Beam: no. 1", model=handle)
    assert other["id"] == "beam-no-1-2"
    listed = agent.call("list_models")["models"]
    assert {each["id"]: each["description"] for each in listed} == {
        "beam-no-1": "first",
        "beam-no-1-2": None,
    }
    file = tmp_path / "models/beam-no-1.json"
    assert json.loads(file.read_text())["model"]["members"], "a plain document"
    assert agent.call("solve_model", model=saved["handle"])["usable"]
    kept = agent.call("stash_model", model=saved["handle"])
    assert kept["summary"]["members"] == 1
    for number in range(50):
        agent.call("stash_model", model={"n": number})
    assert agent.refuse("solve_model", model=handle)["code"] == "not_found"


@pytest.mark.parametrize("escape", ["../x", "..", "/etc/passwd", "a/../../b", "beam.about", ""])
def test_saved_handles_stay_in_their_folder(agent: Agent, escape: str) -> None:
    assert agent.refuse("solve_model", model=f"saved_{escape}")["code"] == "not_found"


BAD: list[tuple[str, dict[str, Any], str, str]] = [
    ("solve_model", {}, "missing_parameter", "model"),
    ("solve_model", {"model": 5}, "invalid_parameter", "model"),
    ("solve_model", {"model": "{"}, "invalid_model", ""),
    ("solve_model", {"model": {}}, "invalid_model", "settings"),
    ("solve_model", {"model": {"x": float("nan")}}, "invalid_model", "x"),
    ("solve_model", {"model": {}, "detial": "full"}, "invalid_parameter", "detial"),
    ("solve_model", {"model": {}, "detail": "ful"}, "invalid_parameter", "detail"),
    (
        "check_beam",
        {"span_m": 6, "section": "IPE300", "detail": "x"},
        "invalid_parameter",
        "detail",
    ),
    ("check_beam", {"span_m": 6, "section": "IPE301"}, "unknown_section", "section"),
    ("add_load", {"model": [], "kind": "line"}, "invalid_parameter", "model"),
    ("create_beam", {"span_m": float("inf")}, "invalid_parameter", "span_m"),
    ("save_model", {"name": "x", "model": "[]"}, "invalid_json", "model"),
    ("save_model", {"name": "", "model": {}}, "invalid_parameter", "name"),
    ("save_model", {"name": "x" * 201, "model": {}}, "invalid_parameter", "name"),
]


@pytest.mark.parametrize(("tool", "arguments", "code", "path"), BAD)
def test_bad_input(
    agent: Agent, tool: str, arguments: dict[str, Any], code: str, path: str
) -> None:
    error = agent.refuse(tool, **arguments)
    assert (error["code"], error.get("path", "")) == (code, path), error


def test_a_set_that_is_not_there(agent: Agent) -> None:
    model = agent.call("create_beam", span_m=4)["model"]
    error = agent.refuse("solve_model", model=model, set="ULS")
    assert (error["code"], error["suggestion"]) == ("invalid_parameter", "Q")


def test_what_the_engine_refuses_is_named(agent: Agent) -> None:
    model = agent.call("create_beam", span_m=4)["model"]
    error = agent.refuse("solve_model", model=put_on_rock(model))
    assert error["path"] == REFUSED_AT
    assert error["code"] != "internal_error"


def test_combinations_of_a_kept_frame(agent: Agent) -> None:
    """Actions are given with the call, since the model is behind its handle."""
    kept = agent.call("create_frame", **FRAME, lateral_load_kn=10, stash=True)
    actions = {"G": "permanent", "Q": "imposed_B", "W": "wind"}
    made = agent.call(
        "generate_combinations", model=kept["handle"], rule="6.10ab", actions=actions, stash=True
    )
    assert made["valid"], made
    assert "STR 6.10a: 1.35 G + 1.05 Q" in made["summary"]["load_combinations"]
    checked = agent.call("run_checks", model=made["handle"])
    assert checked["verdict"]["state"] == "passes"
    assert "ULS 1" in made["summary"]["load_combinations"], "the frame's own stay"
    refused = agent.refuse("generate_combinations", model=kept["handle"], annex="IT")
    assert "one of recommended, UK" in refused["error"]
    assert (
        "should have an action"
        in agent.refuse("generate_combinations", model=kept["handle"])["error"]
    )
