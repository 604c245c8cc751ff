"""Fields that have no effect beside others: declared, found by validation and engine."""

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
TAPER = {"end_section": 2}


def test_the_engine_says_only_what_is_declared_on_a_field() -> None:
    codes = re.compile(r"IssueCode::(not_honoured|without_effect)\b")
    undeclared = [str(path) for path, text in BY_HAND.items() if codes.search(text)]
    assert not undeclared, "declare it on the field, and say it by conflicts.gen.hpp"


def test_engine_and_validation_look_for_every_conflict() -> None:
    used = set(re.findall(r"\bconflict::(\w+)\(", "".join(BY_HAND.values())))
    assert used == set(conflicts(Document)) == set(FINDERS)


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
    surface = {
        "id": 1,
        "boundary_node_ids": [1, 2, 3, 4],
        "material": 1,
        "thickness": 0.2,
        "theory": "Kirchhoff",
        "stiffness_modifiers": {"shear": 0.5},
    }
    corners = [node(1, 0, support=1), node(2, 4, support=1), node(3, 4, 0, 3), node(4, 0, 0, 3)]
    model = document(corners, [], {}, model={"plate_surfaces": [surface]})
    found = [each for each in validate(model).warnings if each.code == "without_effect"]
    header = msgspec.json.decode(call("validate", msgspec.json.encode(model))[0], type=Validated)
    said = [each for each in header.warnings if each.code == "without_effect"]
    assert [each.path for each in found] == ["model.plate_surfaces[0].stiffness_modifiers.shear"]
    assert [(each.path, each.message) for each in said] == [
        (each.path, each.message) for each in found
    ]
