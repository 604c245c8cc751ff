"""What is refused of bracing systems, with its place: validation and engine say the same."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from loadpath.document import validate
from loadpath.engine import solve
from loadpath.engine.host import call

Json = dict[str, Any]
CASE = Path(__file__).parents[2] / "corpus" / "invalid" / "bracing_direction.json"
HELD = "model.bracing_systems[0].restrained[1]"


def beams() -> Json:
    """Two beams of 6 m along X, held along Z."""
    document: Json = json.loads(CASE.read_text())["document"]
    document["model"]["bracing_systems"][0]["direction"] = [0.0, 0.0, 1.0]
    return document


def said(document: Json) -> set[tuple[str, str]]:
    return {(each.code, str(each.path)) for each in validate(document).errors}


def refused(document: Json) -> set[tuple[str, str]]:
    """What the engine says by itself, of whoever has not validated."""
    header = json.loads(call("solve", json.dumps(document).encode())[0])
    return {(each["code"], each["path"]) for each in header.get("errors", [])}


def held_twice(model: Json) -> None:
    model["bracing_systems"][0]["restrained"] = [1, 1]


def empty(model: Json) -> None:
    model["bracing_systems"][0]["restrained"] = []


def missing(model: Json) -> None:
    model["bracing_systems"][0]["restrained"] = [1, 9]


def numbered_alike(model: Json) -> None:
    model["bracing_systems"].append(copy.deepcopy(model["bracing_systems"][0]))
    for system, number in zip(model["bracing_systems"], (1, 2), strict=True):
        system["restrained"] = [number]


def held_by_two(model: Json) -> None:
    model["bracing_systems"].append({"id": 2, "restrained": [2]})


def apart(model: Json) -> None:
    model["member_sets"] = [{"id": 1, "member_ids": [1]}, {"id": 2, "member_ids": [1, 2]}]


def a_fork(model: Json) -> None:
    for number, (x, z) in {5: (12.0, 5.0), 6: (12.0, 6.0)}.items():
        model["nodes"].append({"id": number, "X": x, "Y": 0.0, "Z": z, "nodal_support": 1})
        model["members"].append(
            {"id": number, "start_node_id": 4, "end_node_id": number, "section": 1}
        )
    model["member_sets"][1]["member_ids"] = [2, 5, 6]


def a_ring(model: Json) -> None:
    for number, ends in {3: (4, 2), 4: (1, 3)}.items():
        bar = {"id": number, "start_node_id": ends[0], "end_node_id": ends[1], "section": 1}
        model["members"].append(bar)
    model["member_sets"] = [{"id": 1, "member_ids": [1, 2, 3, 4]}]
    model["bracing_systems"][0]["restrained"] = [1]


def shorter(model: Json) -> None:
    model["nodes"][3]["X"] = 5.9


def without_length(model: Json) -> None:
    model["bracing_systems"][0]["direction"] = [0.0, 0.0, 0.0]


def held_upward(model: Json) -> None:
    model["bracing_systems"][0]["direction"] = [0.0, 1.0, 0.0]


def upright(model: Json) -> None:
    for node in model["nodes"]:
        node["X"], node["Y"] = 0.0, node["X"]
    model["bracing_systems"][0]["direction"] = None


WHOLE = "model.bracing_systems[0]"


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (held_twice, ("bracing_set_twice", HELD)),
        (held_by_two, ("bracing_set_twice", "model.bracing_systems[1].restrained[0]")),
        (missing, ("broken_reference", HELD)),
        (a_fork, ("bracing_not_in_line", HELD)),
        (a_ring, ("bracing_not_in_line", f"{WHOLE}.restrained[0]")),
        (shorter, ("bracing_spans_differ", HELD)),
        (without_length, ("bracing_direction", f"{WHOLE}.direction")),
        (held_upward, ("bracing_direction", f"{WHOLE}.direction")),
        (upright, ("bracing_direction", f"{WHOLE}.direction")),
    ],
)
def test_faults_have_one_name_and_one_place(
    change: Callable[[Json], None], found: tuple[str, str]
) -> None:
    document = beams()
    change(document["model"])
    assert said(document) == {found}
    assert refused(document) == {found}


def test_faults_say_which_system_and_what_to_do() -> None:
    document = beams()
    document["model"]["bracing_systems"][0]["name"] = "Roof"
    held_by_two(document["model"])
    (issue,) = validate(document).errors
    assert issue.message == (
        'bracing system 1 "Roof" holds member 2 of set 2 the same way: its forces would count '
        "twice; name all sets in one of the two"
    )
    held_twice(document["model"])
    del document["model"]["bracing_systems"][1]
    (issue,) = validate(document).errors
    assert issue.message == 'bracing system 1 "Roof" holds set 1 twice: name it once'


def test_columns_may_be_held_both_ways() -> None:
    document = beams()
    upright(document["model"])
    document["model"]["bracing_systems"] = [
        {"id": 1, "restrained": [1, 2], "direction": [0.0, 0.0, 1.0]},
        {"id": 2, "restrained": [1, 2], "direction": [1.0, 0.0, 0.0]},
    ]
    assert said(document) == set()
    assert refused(document) == set()


def in_two_pieces() -> Json:
    """The first beam in two pieces, under a check of steel."""
    case = CASE.with_name("bracing_set_unrestrained.json")
    document: Json = json.loads(case.read_text())["document"]
    return document


def warned(document: Json) -> list[str]:
    return [each.code for each in validate(document).warnings]


def test_sets_of_pieces_say_where_they_are_held() -> None:
    document = in_two_pieces()
    assert warned(document) == ["bracing_set_unrestrained"]
    held = {"node_id": 5, "restrains_local_z": True, "restrains_torsion": True}
    document["model"]["member_sets"][0]["buckling_restraints"] = [held]
    assert warned(document) == []


def test_sets_with_a_ridge_are_checked_in_pieces() -> None:
    document = in_two_pieces()
    document["model"]["nodes"][-1]["Y"] = 0.5
    assert warned(document) == []


def test_a_set_of_two_beams_side_by_side_is_no_row() -> None:
    document = beams()
    apart(document["model"])
    assert ("bracing_not_in_line", HELD) in said(document)
    assert ("bracing_not_in_line", HELD) in refused(document)


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (empty, f"{WHOLE}.restrained"),
        (numbered_alike, "model.bracing_systems[1].id"),
    ],
)
def test_faults_of_form(change: Callable[[Json], None], found: str) -> None:
    document = beams()
    change(document["model"])
    assert [str(each.path) for each in validate(document).errors] == [found]


def test_what_is_right_is_not_refused() -> None:
    document = beams()
    model = document["model"]
    assert said(document) == set()
    model["bracing_systems"][0]["direction"] = None
    assert said(document) == set()
    model["nodes"][3]["X"] = 5.95  # within 1 %
    assert said(document) == set()
    model["nodes"][3]["X"] = 6.0
    model["nodes"].append({"id": 5, "X": 3.0, "Y": 2.9, "Z": 5.0, "nodal_support": 1})
    model["members"][1]["end_node_id"] = 5
    model["members"].append({"id": 3, "start_node_id": 4, "end_node_id": 5, "section": 1})
    model["member_sets"][1]["member_ids"] = [3, 2]
    assert said(document) == set()
    solve(document)
    model["nodes"][4]["Y"] = 3.1  # steeper than 45 degrees
    assert said(document) == {("bracing_not_in_line", HELD)}
