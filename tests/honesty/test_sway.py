"""Sway that was not considered is said where it matters, and nowhere else."""

import json
from math import atan2, degrees, pi, tan
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from loadpath.builders import check_beam
from loadpath.cli.main import main
from loadpath.engine import Results, solve

Json = dict[str, Any]
CASE = Path(__file__).parents[2] / "corpus/engine/sway_not_considered.json"


def portal() -> Json:
    document: Json = json.loads(CASE.read_text())["document"]
    return document


def says_sway(results: Results) -> bool:
    return "sway_not_considered" in {reason.code for reason in results.verdict.reasons}


def with_load(document: Json, kilonewtons: float) -> Json:
    for load in document["analysis"]["load_cases"][0]["nodal_loads"]:
        load["magnitude"] = 1e3 * kilonewtons
    return document


def critical_load_of(document: Json) -> float:
    """N_cr of each column: EI k tan(kH) = 6 EI_b / L, solved by halving, k = sqrt(N / EI)."""
    columns, beam = document["model"]["sections"]
    e_mod, height, span = 210e9, 6.0, 10.0
    stiffness: float = e_mod * columns["i_z"]
    low, high = 0.0, (pi / 2 / height) * (1 - 1e-12)
    for _ in range(200):
        k = (low + high) / 2
        if stiffness * k * tan(k * height) < 6 * e_mod * beam["i_z"] / span:
            low = k
        else:
            high = k
    return stiffness * low**2


def test_the_estimate_is_near_the_critical_load() -> None:
    """First-order estimates of pinned portals are a little above it, by up to pi^2 / 8."""
    document = portal()
    exact = critical_load_of(document) / 720e3
    assert exact == pytest.approx(1.0, abs=0.01)
    (warning,) = solve(document).loadcombinations["ULS"].warnings
    estimate = float(warning.message.split("alpha_cr is about ")[1].split(",")[0])
    assert exact * 0.99 <= estimate <= exact * pi**2 / 8


def with_half_of_it(document: Json) -> Json:
    """A second combination, which sways as the first does, at half of its load."""
    combinations = document["analysis"]["load_combinations"]
    (first,) = combinations
    halved = [{**each, "factor": each["factor"] / 2} for each in first["load_case_factors"]]
    combinations.insert(
        0, {**first, "id": first["id"] + 1, "name": "half", "load_case_factors": halved}
    )
    return document


def test_what_sways_in_several_combinations_is_told_in_words() -> None:
    """No place in the document stands before a sentence that names its members."""
    results = solve(with_half_of_it(portal()))
    (reason,) = [each for each in results.verdict.reasons if each.code == "sway_not_considered"]
    assert reason.set is None
    assert reason.message.startswith("member")
    assert "model.members[" not in results.headline


def test_the_command_line_tells_the_worst_of_what_is_alike(tmp_path: Path) -> None:
    document = with_half_of_it(portal())
    path = tmp_path / "portal.json"
    path.write_text(json.dumps(document))
    found = solve(document).loadcombinations
    worst, half = (found[name].warnings[0].message for name in ("ULS", "half"))
    output = CliRunner().invoke(main, ["check", str(path)]).output
    assert worst in output
    assert half not in output


def test_an_unbraced_frame_at_its_critical_load_is_incomplete() -> None:
    results = solve(portal())
    assert results.verdict.state == "incomplete"
    assert says_sway(results)


def test_a_stiff_unbraced_frame_is_not_warned_of() -> None:
    assert not says_sway(solve(with_load(portal(), 60)))


def test_stated_lengths_have_been_considered() -> None:
    document = portal()
    document["model"]["member_sets"] = [
        {"id": 1, "member_ids": [1], "effective_length_factor_z": 2.3},
        {"id": 2, "member_ids": [2], "effective_length_factor_z": 2.3},
    ]
    results = solve(document)
    assert not says_sway(results)
    assert results.verdict.state == "fails"  # as it should, at its critical load


@pytest.mark.parametrize("kind", ["Truss", "Tension"])
def test_a_braced_frame_is_not_warned_of(kind: str) -> None:
    document = portal()
    section = document["model"]["sections"][0]["id"]
    document["model"]["members"] += [
        {"id": 8, "start_node_id": 1, "end_node_id": 3, "section": section, "member_type": kind},
        {"id": 9, "start_node_id": 4, "end_node_id": 2, "section": section, "member_type": kind},
    ]
    assert not says_sway(solve(document))


def test_a_held_head_is_not_warned_of() -> None:
    document = portal()
    document["model"]["nodal_supports"][1]["X"] = {"condition_type": "Fixed"}
    assert not says_sway(solve(document))


def test_a_frame_turned_in_plan_is_the_same_frame() -> None:
    """Neither X nor Z lies in its plane; bars across it hold the heads of the columns."""
    document = portal()
    nodes, members = document["model"]["nodes"], document["model"]["members"]
    for node in nodes:
        node["X"], node["Z"] = 0.8 * node["X"], 0.6 * node["X"]
    for column in members[:2]:
        column["rotation_angle"] -= degrees(atan2(0.6, 0.8))
    document["model"]["nodal_supports"][1]["Z"] = {"condition_type": "Free"}
    for head in (nodes[1], nodes[2]):
        held = head | {"id": head["id"] + 10, "X": head["X"] - 1.8, "Z": head["Z"] + 2.4}
        nodes.append(held | {"nodal_support": 1})
        bar = {"id": head["id"] + 10, "start_node_id": head["id"], "end_node_id": held["id"]}
        members.append(bar | {"section": 1, "member_type": "Truss"})
    (flat,) = solve(portal()).loadcombinations["ULS"].warnings
    turned = solve(document).loadcombinations["ULS"].warnings
    estimates = [warning.message.split("about ")[1] for warning in (flat, *turned)]
    assert estimates == [estimates[0]] * 2


def test_a_beam_and_a_column_held_at_both_ends_are_not_warned_of() -> None:
    assert not says_sway(solve(check_beam(span_m=6, section="IPE300", udl=10)))
    upright = check_beam(span_m=6, section="HEB200", udl=0.1)
    upright["model"]["member_sets"] = []
    nodes = upright["model"]["nodes"]
    nodes[1] |= {"X": 0.0, "Y": 6.0}
    for support in upright["model"]["nodal_supports"]:
        support["RX"] = {"condition_type": "Free"}
        support["RY"] = {"condition_type": "Fixed"}
    upright["model"]["nodal_supports"][1] |= {
        "X": {"condition_type": "Fixed"},
        "Y": {"condition_type": "Free"},
    }
    upright["analysis"]["load_cases"][0] = {
        "id": 1,
        "name": "Q",
        "nodal_loads": [{"id": 1, "node": 2, "magnitude": 200e3, "direction": [0, -1, 0]}],
    }
    assert not says_sway(solve(upright))
