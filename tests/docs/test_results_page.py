"""What the page about results says is true of them."""

import json

import msgspec

from loadpath.answer.receipt import Receipt
from loadpath.engine import solve
from tests.docs.blocks import ROOT

PAGE = (ROOT / "docs/reference/results.md").read_text()
FAILED = ROOT / "corpus/engine/hinge_connector_failed.json"


def test_every_entry_of_the_receipt_is_explained() -> None:
    table = PAGE.partition("## The receipt")[2].partition("###")[0]
    names = [row.split("|")[1] for row in table.splitlines() if row.startswith("| `")]
    told = {name.strip(" `") for cell in names for name in cell.split(",")}
    assert told == {field.name for field in msgspec.structs.fields(Receipt)}


def test_a_failed_connector_leaves_figures_and_an_error() -> None:
    assert "With `hinge_connector_failed` it has both" in PAGE
    results = solve(json.loads(FAILED.read_text())["document"])
    broken = [found for found in results.sets if found.errors]
    assert {error.code for found in broken for error in found.errors} == {"hinge_connector_failed"}
    for found in broken:
        assert found.is_usable
        assert found.extremes(1).mz.min < 0
