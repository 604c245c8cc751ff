"""What differs between two documents: nothing of a copy, and exactly what was changed."""

import copy
from typing import Any

import pytest

from loadpath.builders import create_frame, update_model
from loadpath.document.differences import Change, Difference, differences

FRAME = create_frame(bay_width_m=6, storey_height_m=3.5, lateral_load_kn=9)


def test_a_document_does_not_differ_from_itself() -> None:
    assert differences(FRAME, copy.deepcopy(FRAME)) == []


def test_the_order_of_records_is_no_difference() -> None:
    turned = copy.deepcopy(FRAME)
    turned["model"]["members"].reverse()
    assert differences(FRAME, turned) == []


def test_one_number_written_twice_is_one_number() -> None:
    written = copy.deepcopy(FRAME)
    written["model"]["nodes"][0]["X"] = 0
    assert differences(FRAME, written) == []


CHANGES: list[tuple[dict[str, Any], list[tuple[str, Change]]]] = [
    (
        {"set": "members", "id": 3, "to": {"rotation_angle": 90.0}},
        [("model.members[id=3].rotation_angle", Change.changed)],
    ),
    (
        {"remove": "load_combinations", "id": "SLS"},
        [("analysis.load_combinations[id=3]", Change.removed)],
    ),
    (
        {"add": "member_sets", "value": {"member_ids": [1]}},
        [("model.member_sets[id=1]", Change.added)],
    ),
    (
        {"set": "unity_checks", "id": "ec3", "to": {"spec.Ec3Steel.gamma_m1": 1.1}},
        [("analysis.unity_checks[id=ec3].spec.Ec3Steel.gamma_m1", Change.added)],
    ),
]


@pytest.mark.parametrize(("change", "expected"), CHANGES)
def test_exactly_what_was_changed(
    change: dict[str, Any], expected: list[tuple[str, Change]]
) -> None:
    changed = update_model(FRAME, changes=[change])
    found = differences(FRAME, changed)
    assert [(each.path, each.change) for each in found] == expected
    back = differences(changed, FRAME)
    swapped = [(each.path, each.after, each.before) for each in back]
    assert swapped == [(each.path, each.before, each.after) for each in found]


def test_what_is_no_document_is_compared_as_it_is() -> None:
    assert differences([1], {"a": 1}) == [Difference("", Change.changed, [1], {"a": 1})]
    twice = {"model": {"nodes": [{"id": 1}, {"id": 1}]}}
    (found,) = differences(twice, {"model": {"nodes": [{"id": 1}]}})
    assert found.path == "model.nodes"
    (flag,) = differences({"x": True}, {"x": 1})
    assert (flag.before, flag.after) == (True, 1)
