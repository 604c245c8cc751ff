"""`add_load` takes a document that nobody has looked at yet: whatever it holds, the load is added
or an error says what the document should be."""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

from loadpath.builders import ParameterError, add_load, check_beam, create_beam, create_frame
from loadpath.document import validate

JUNK: tuple[Any, ...] = (None, 5, -1.5, "x", True, [], [5], [[]], {}, {"a": 1}, 10**400)
FRAME = create_frame(
    bays=1,
    storeys=1,
    bay_width_m=6,
    storey_height_m=3,
    column_section="HEB240",
    beam_section="IPE300",
    beam_load_kn_per_m=5,
    check=True,
)
CASE = FRAME["analysis"]["load_cases"][0]["name"]
COMBINATION = FRAME["analysis"]["load_combinations"][0]["name"]
LOADS: dict[str, dict[str, Any]] = {
    "line": {"kind": "line", "member": 1, "load_kn": 2},
    "force": {"kind": "force", "node": 2, "load_kn": 2},
    "self_weight": {"kind": "self_weight"},
}


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place of a document, the whole of it included; of a list the first item stands for
    all."""
    yield path
    if isinstance(value, dict):
        for key, child in value.items():
            yield from places(child, (*path, key))
    elif isinstance(value, list) and value:
        yield from places(value[0], (*path, 0))


def put(document: Any, path: tuple[Any, ...], value: Any) -> Any:
    if not path:
        return value
    changed = deepcopy(document)
    parent = changed
    for key in path[:-1]:
        parent = parent[key]
    parent[path[-1]] = value
    return changed


@pytest.mark.parametrize("kind", LOADS)
def test_whatever_stands_where(kind: str) -> None:
    """MCP-8."""
    load = {**LOADS[kind], "case": CASE, "factors": {COMBINATION: 1.5}}
    assert add_load(FRAME, **load)
    outcomes = [outcome(put(FRAME, path, value), load) for path in places(FRAME) for value in JUNK]
    assert set(outcomes) == {"added", "refused"}


def outcome(document: Any, load: dict[str, Any]) -> str:
    try:
        add_load(document, **load)
    except ParameterError:
        return "refused"
    return "added"


def test_members_of_library_steel_can_be_warmed() -> None:
    """What is built brings what a temperature needs: how much its material expands."""
    beams = (
        create_beam(span_m=6),
        create_beam(span_m=6, material="aluminium_6061"),
        check_beam(span_m=6, section="IPE300"),
        FRAME,
    )
    for model in beams:
        warmed = add_load(model, kind="temperature", member=1, temperature_k=20)
        assert validate(warmed).errors == []
