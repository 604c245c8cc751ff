"""Fields that the engine honours except beside others: declared, found by validation and engine."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from loadpath.answer.header import Validated
from loadpath.document import Document, validate
from loadpath.document.declaration.shape import conflicts
from loadpath.document.validation.rules.conflicts import FINDERS
from loadpath.engine.host import call

from .frames import SECTION, document, member, node

ROOT = Path(__file__).parents[2]
BY_HAND = {
    path: path.read_text()
    for path in sorted((ROOT / "engine/src").rglob("*.[ch]pp"))
    if ".gen." not in path.name
}
GROUND = {"bedding": {"y": 2e7}}
TAPER = {"end_section": 2}


def test_the_engine_says_only_what_is_declared_on_a_field() -> None:
    codes = re.compile(r"IssueCode::(not_honoured|without_effect)\b")
    undeclared = [str(path) for path, text in BY_HAND.items() if codes.search(text)]
    assert not undeclared, "declare it with not_honoured_beside, and say it by conflicts.gen.hpp"


def test_engine_and_validation_look_for_every_conflict() -> None:
    used = set(re.findall(r"\bconflict::(\w+)\(", "".join(BY_HAND.values())))
    assert used == set(conflicts(Document)) == set(FINDERS)


def slab(changed: dict[str, Any], *members: dict[str, Any], **surface: Any) -> dict[str, Any]:
    """A slab of 4 by 3 with openings or another mesh, and members beside it."""
    corners = [node(1, 0, support=1), node(2, 4, support=1), node(3, 4, 0, 3), node(4, 0, 0, 3)]
    others = [node(5, -1, 0, 1), node(6, 5, 0, 1), node(7, 0, 2, 0), node(8, 4, 2, 0)]
    others += [node(20, 2, 0, -2), node(21, 6, 0, 2)]
    hole = [node(10 + k, x, 0, z) for k, (x, z) in enumerate([(1, 1), (3, 1), (3, 2), (1, 2)])]
    outline = {
        "id": 1,
        "boundary_node_ids": [1, 2, 3, 4],
        "material": 1,
        "thickness": 0.2,
        "mesh": {"target_size": 0.5},
        **surface,
    }
    taper = {**SECTION, "id": 2, "area": 2 * SECTION["area"]}
    return document(
        [*corners, *others, *(hole if "openings" in surface else ())],
        [{**each, **changed} for each in members],
        {},
        model={"sections": [SECTION, taper], "plate_surfaces": [outline]},
    )


MEMBERS: dict[str, tuple[dict[str, Any], dict[str, Any], bool]] = {
    "along an edge": (member(1, 1, 2), {}, True),
    "inside": (member(1, 1, 3), {}, True),
    "through the slab and beyond": (member(1, 5, 6), {}, True),
    "above the slab": (member(1, 7, 8), {}, False),
    "upright at a corner": (member(1, 1, 7), {}, False),
    "touching a corner": (member(1, 20, 21), {}, False),
    "along one element": (member(1, 1, 2), {"mesh": {"divisions": {"u": 1, "v": 1}}}, False),
    "along a large element": (member(1, 1, 2), {"mesh": {"target_size": 4.0}}, False),
    "in a mesh of its own size": (member(1, 1, 2), {"mesh": None}, True),
    "along an opening": (
        member(1, 10, 11),
        {"openings": [{"id": 1, "boundary_node_ids": [10, 11, 12, 13]}]},
        True,
    ),
    "across an opening alone": (
        member(1, 10, 12),
        {"openings": [{"id": 1, "boundary_node_ids": [10, 11, 12, 13]}]},
        False,
    ),
}


@pytest.mark.parametrize("where", MEMBERS)
@pytest.mark.parametrize("changed", [GROUND, TAPER], ids=["ground", "taper"])
def test_validation_foresees_which_members_plates_divide(
    changed: dict[str, Any], where: str
) -> None:
    """What a mesh does to a member is known to the engine alone; validation says it before."""
    bar, surface, is_refused = MEMBERS[where]
    model = slab(changed, bar, **surface)
    foreseen = {
        (issue.path, issue.message)
        for issue in validate(model).warnings
        if issue.code == "not_honoured"
    }
    answer, _ = call("validate", msgspec.json.encode(model))
    header = msgspec.json.decode(answer, type=Validated)
    refused = {(issue.path, issue.message) for issue in header.errors}
    assert foreseen == refused
    assert bool(refused) == is_refused


def test_a_bedded_member_that_tapers_is_refused_once() -> None:
    model = slab({**GROUND, **TAPER}, member(1, 1, 2))
    (found,) = [each for each in validate(model).warnings if each.code == "not_honoured"]
    assert found.path == "model.members[0].end_section"


@pytest.mark.parametrize(
    ("options", "is_said"),
    [({}, True), ({"include_warping": False}, False), ({"dimensionality": "2D"}, False)],
)
def test_the_warping_of_a_tapered_member_is_warned_of_alike(
    options: dict[str, Any], is_said: bool
) -> None:
    thin, thick = {**SECTION, "i_w": 1e-7}, {**SECTION, "id": 2, "area": 2 * SECTION["area"]}
    apart = {**thin, "id": 3}
    model = document(
        [node(1, 0, support=1), node(2, 4), node(3, 8)],
        [member(1, 1, 2, **TAPER), {**member(2, 2, 3), "section": 3}],
        {},
        options=options,
        model={"sections": [thin, thick, apart]},
    )
    found = [each for each in validate(model).warnings if each.code == "without_effect"]
    header = msgspec.json.decode(call("validate", msgspec.json.encode(model))[0], type=Validated)
    said = [each for each in header.warnings if each.code == "without_effect"]
    assert [each.path for each in found] == (["model.sections[0].i_w"] if is_said else [])
    assert [(each.path, each.message) for each in said] == [
        (each.path, each.message) for each in found
    ]


def test_the_shear_of_a_kirchhoff_plate_is_warned_of_alike() -> None:
    model = slab({}, theory="Kirchhoff", stiffness_modifiers={"shear": 0.5})
    found = [each for each in validate(model).warnings if each.code == "without_effect"]
    header = msgspec.json.decode(call("validate", msgspec.json.encode(model))[0], type=Validated)
    said = [each for each in header.warnings if each.code == "without_effect"]
    assert [each.path for each in found] == ["model.plate_surfaces[0].stiffness_modifiers.shear"]
    assert [(each.path, each.message) for each in said] == [
        (each.path, each.message) for each in found
    ]
