"""Nodes and members that look joined and are not."""

import math
from typing import Any

import numpy as np
import pytest

from tests.inspection.spoiled import Json, said_of


def with_parts(nodes: list[Json], members: list[Json]) -> Any:
    def spoil(document: Json) -> None:
        document["model"]["nodes"] += nodes
        document["model"]["members"] += members

    return spoil


def node(number: int, x: float, y: float, z: float = 0.0, **more: Any) -> Json:
    return {"id": number, "X": x, "Y": y, "Z": z, **more}


def member(number: int, start: int, end: int, **more: Any) -> Json:
    return {"id": number, "start_node_id": start, "end_node_id": end, "section": 1, **more}


@pytest.mark.parametrize("apart", [0.0, 1e-6, 9e-4])
def test_nodes_on_top_of_each_other_are_noticed(apart: float) -> None:
    parts = with_parts([node(5, 6.0 + apart, 4.0), node(6, 9.0, 4.0)], [member(4, 5, 6)])
    assert said_of(parts) == [("nodes_not_joined", "model.nodes[4]")]


def test_nodes_that_a_member_joins_are_meant() -> None:
    nodes = [node(5, 6.0005, 4.0), node(6, 9.0, 4.0)]
    link = member(5, 3, 5, member_type="Rigid")
    assert said_of(with_parts(nodes, [member(4, 5, 6), link])) == []


def test_nodes_a_few_millimetres_apart_are_meant() -> None:
    parts = with_parts([node(5, 6.004, 4.0), node(6, 9.0, 4.0)], [member(4, 5, 6)])
    assert said_of(parts) == []


@pytest.mark.parametrize("seed", range(20))
def test_nodes_within_a_millimetre_are_noticed_wherever_they_are(seed: int) -> None:
    """Pairs in all directions, a hair nearer and a hair further apart than a joint is wide."""
    chance = np.random.default_rng(seed)
    nodes: list[Json] = []
    members: list[Json] = []
    near: list[tuple[str, str]] = []
    for pair in range(24):
        way = chance.normal(size=3)
        apart = chance.choice([0.2, 0.999, 1.001, 3.0])
        one = np.array([20.0 + 3 * pair, 5.0, 0.0]) + chance.uniform(0, 1, 3)
        other = one + 1e-3 * apart * way / np.linalg.norm(way)
        storey = np.array([0.0, 2.0, 0.0])
        for start, end in ((one, one + storey), (other, other - storey)):
            for place in (start, end):
                nodes.append(node(len(nodes) + 5, *place.tolist()))
            members.append(member(len(members) + 4, nodes[-2]["id"], nodes[-1]["id"]))
        if apart < 1:
            near.append(("nodes_not_joined", f"model.nodes[{4 + 4 * pair + 2}]"))
    said = said_of(with_parts(nodes, members))
    assert [each for each in said if each[0] == "nodes_not_joined"] == near


def test_a_beam_that_ends_on_a_column_that_passes_is_noticed() -> None:
    parts = with_parts([node(5, 0.0, 2.0), node(6, -3.0, 2.0)], [member(4, 5, 6)])
    assert said_of(parts) == [("node_on_member", "model.members[0]")]


def test_a_support_under_a_beam_that_passes_is_noticed() -> None:
    assert said_of(with_parts([node(5, 3.0, 4.0, nodal_support=1)], [])) == [
        ("node_on_member", "model.members[1]")
    ]


CROSS = [node(5, 3.0, 3.0), node(6, 3.0, 5.0)]


def test_members_that_cross_are_noticed() -> None:
    parts = with_parts(CROSS, [member(4, 5, 6)])
    assert said_of(parts) == [("members_not_joined", "model.members[3]")]


@pytest.mark.parametrize("member_type", ["Truss", "Tension", "Compression"])
def test_bracing_may_cross(member_type: str) -> None:
    braces = [member(4, 1, 3, member_type=member_type), member(5, 2, 4, member_type=member_type)]
    assert said_of(with_parts([], braces)) == []


def test_bracing_by_hinges_may_cross() -> None:
    def spoil(document: Json) -> None:
        free = {"rotational_release_mz": 0.0, "rotational_release_my": 0.0}
        document["model"]["member_hinges"] = [{"id": 1, "hinge_type": "pinned", **free}]
        hinged = {"start_hinge": 1, "end_hinge": 1}
        document["model"]["members"] += [member(4, 1, 3, **hinged), member(5, 2, 4, **hinged)]

    assert said_of(spoil) == []


def test_members_above_each_other_do_not_cross() -> None:
    nodes = [node(5, 3.0, 3.0, 0.01), node(6, 3.0, 5.0, 0.01)]
    assert said_of(with_parts(nodes, [member(4, 5, 6)])) == []


@pytest.mark.parametrize(("start", "end"), [(2, 3), (3, 2)])
def test_a_member_twice_is_noticed(start: int, end: int) -> None:
    assert said_of(with_parts([], [member(4, start, end)])) == [
        ("duplicate_member", "model.members[3]")
    ]


def test_members_beside_each_other_are_meant() -> None:
    offset = {"start_offset": {"Z": 0.2}, "end_offset": {"Z": 0.2}}
    assert said_of(with_parts([], [member(4, 2, 3, **offset)])) == []


@pytest.mark.parametrize("seed", range(20))
def test_every_crossing_is_found_once_wherever_it_is(seed: int) -> None:
    """Lines are looked up in cubes; no crossing may fall between two of them."""
    chance = np.random.default_rng(seed)
    nodes: list[Json] = []
    members: list[Json] = []
    for pair in range(20):
        middle = chance.uniform(-20, 20, 3) + np.array([50.0 * (pair + 1), 0.0, 0.0])
        for _ in range(2):
            way = chance.normal(size=3)
            way *= chance.uniform(1, 6) / np.linalg.norm(way)
            for end in (middle - way * chance.uniform(0.2, 1), middle + way):
                nodes.append(node(len(nodes) + 5, *end.tolist()))
            members.append(member(len(members) + 4, nodes[-2]["id"], nodes[-1]["id"]))
    expected = [("members_not_joined", f"model.members[{3 + 2 * k + 1}]") for k in range(20)]
    assert said_of(with_parts(nodes, members)) == expected


def test_crowds_are_looked_at_in_bounded_time() -> None:
    """Thousands of nodes in one place, and thousands of members that cross in another."""
    count = 3000
    nodes = [node(k + 5, 20.0, 4.0, 1e-7 * k) for k in range(count)]
    turns = [math.pi * k / count for k in range(count)]
    for turn in turns:
        x, y = 9 * math.cos(turn), 9 * math.sin(turn)
        nodes.append(node(len(nodes) + 5, 60 - x, -y))
        nodes.append(node(len(nodes) + 5, 60 + x, y))
    members = [member(k + 4, k + 5, 1) for k in range(count)]
    members += [member(count + 4 + k, count + 5 + 2 * k, count + 6 + 2 * k) for k in range(count)]
    said = [code for code, _ in said_of(with_parts(nodes, members))]
    assert said.count("nodes_not_joined") == 26
    assert "members_not_joined" in said
