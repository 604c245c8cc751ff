"""Members are counted without reading anything else."""

from typing import Any

import pytest

from loadpath.document import count_members, decode, validate, validate_and_outline
from loadpath.document.outline import Outline

from .corpus import valid_document

TEXT = (
    '{"settings": {}, "analysis": {}, "model": {"materials": [], "nodes": [], "members": '
    '[{"id": 1, "start_node_id": 1, "end_node_id": 2}], "plate_elements": []}}'
)


def test_members_count_and_plates_do_not() -> None:
    assert count_members(TEXT) == 1
    assert count_members(TEXT.encode()) == 1
    assert count_members(decode(TEXT)) == 1
    assert count_members({"model": {"members": [1, 2], "plate_surfaces": [1]}}) == 2
    assert count_members({"model": {}}) == 0


@pytest.mark.parametrize(
    "document", ["", "[]", "{", b"\xff", {}, {"model": []}, {"model": {"members": 3}}, "[" * 99999]
)
def test_what_cannot_be_read_has_no_count(document: Any) -> None:
    assert count_members(document) is None


def test_validation_gives_an_outline_on_the_way() -> None:
    document = valid_document("portal")
    document["settings"]["general_info"] = {"project_name": "Hall"}
    outline = Outline("Hall", len(document["model"]["members"]))
    assert validate_and_outline(document) == (validate(document), outline)
    document["nonsense"] = 1
    report, found = validate_and_outline(document)
    assert report == validate(document)
    assert found == (outline if report.valid else None)
    document["model"]["members"][0]["section"] = 99
    assert validate_and_outline(document) == (validate(document), None)
    assert validate_and_outline("[") == (validate("["), None)
