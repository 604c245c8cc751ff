"""Ten thousand nodes in one place, and what refers to itself: answered or refused within limits."""

import json
from typing import Any

import pytest

from loadpath.document import validate
from loadpath.engine import InvalidDocument, Limits, solve
from loadpath.engine.host import call

from .frames import SECTION, STEEL, document, force, line_load, member, node

COUNT = 10_000
LIMITS = Limits(seconds=20, memory_bytes=2**30)
LENGTH = 4.0
PLACE = range(2, COUNT + 2)
"""The nodes at the end of the cantilever."""


def in_one_place(members: list[dict[str, Any]], **loads: Any) -> str:
    nodes = [node(1, 0, support=1), *(node(i, LENGTH) for i in PLACE)]
    return json.dumps(document(nodes, members, loads))


def test_nodes_that_nothing_is_attached_to_change_nothing() -> None:
    beam = [member(1, 1, 2)]
    load = line_load(1, [0, -1, 0], 1000.0)
    crowded = solve(in_one_place(beam, distributed_loads=[load]), limits=LIMITS)
    deflection = crowded.loadcases["Q"].displacement(2)["dy"]
    stiffness = STEEL["e_mod"] * SECTION["i_z"]
    assert deflection == pytest.approx(-1000.0 * LENGTH**4 / (8 * stiffness))
    told = validate(in_one_place(beam, distributed_loads=[load])).warnings
    assert {issue.code for issue in told} >= {"loose_node"}


def test_members_that_meet_there_unjoined_each_carry_their_own_load() -> None:
    """As many cantilevers, one in the other: each has 1 N at its end, and all are told apart."""
    members = [member(i, 1, i) for i in PLACE]
    loads = [force(i, [0, -1, 0], 1.0, i) for i in PLACE]
    results = solve(in_one_place(members, nodal_loads=loads), limits=LIMITS)
    found = results.loadcases["Q"]
    deflection = -(LENGTH**3) / (3 * STEEL["e_mod"] * SECTION["i_z"])
    assert found.displacement(PLACE[0])["dy"] == pytest.approx(deflection)
    assert found.displacement(PLACE[-1])["dy"] == pytest.approx(deflection)
    assert found.reaction(1)["fy"] == pytest.approx(COUNT)
    assert found.reaction(1)["mz"] == pytest.approx(COUNT * LENGTH)
    assert "nodes_not_joined" in {issue.code for issue in results.warnings}


def test_members_between_nodes_of_one_place_are_refused() -> None:
    text = in_one_place([member(i, i, i + 1) for i in PLACE[:-1]])
    with pytest.raises(InvalidDocument) as refused:
        solve(text, limits=LIMITS)
    issues = refused.value.report.errors
    assert {issue.code for issue in issues} == {"zero_length_member", "more_errors"}
    assert not engine_accepts(text)


@pytest.mark.parametrize("kind", ["Normal", "Truss", "Tension", "Compression", "Cable", "Rigid"])
def test_a_member_from_a_node_to_itself_is_refused(kind: str) -> None:
    members = [member(1, 1, 2), member(2, 2, 2, member_type=kind)]
    text = json.dumps(document([node(1, 0, support=1), node(2, LENGTH)], members, {}))
    with pytest.raises(InvalidDocument) as refused:
        solve(text)
    assert "zero_length_member" in {issue.code for issue in refused.value.report.errors}
    assert not engine_accepts(text)


def engine_accepts(text: str) -> bool:
    """Asked by itself, as pages do."""
    answer, _ = call("validate", text.encode(), LIMITS)
    return bool(json.loads(answer)["valid"])
