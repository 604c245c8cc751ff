"""A short run of the hostile proof, and what it must see."""

import json
from pathlib import Path

import pytest

from loadpath.engine import EngineError, solve
from proof.hostile import documents
from proof.hostile.damage import CORPUS
from proof.hostile.requests import prove as prove_requests
from proof.record import Record


def test_documents_are_answered_or_refused(tmp_path: Path) -> None:
    (event,) = documents.prove(100, Record("documents", tmp_path))
    assert event["faults"] == []
    assert event["endings"].total() == 100
    assert event["endings"]["invalid"] > 20
    assert event["endings"]["not_checked"] > 5, "some stay valid and are solved"


def test_a_fault_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise EngineError("the engine failed: unreachable")

    monkeypatch.setattr(documents, "call", fail)
    (event,) = documents.prove(3, Record("documents", tmp_path))
    assert len(event["faults"]) == 3


def test_what_is_beyond_all_numbers_is_not_billed() -> None:
    """A node 1e308 m away: the mass was no number, and Python could not read the answer."""
    document = json.loads((CORPUS / "valid" / "beam.json").read_text())
    document["model"]["nodes"][1]["X"] = 1e308
    results = solve(document)
    assert results.verdict.state != "passes"
    bill = results.bill_of_quantities
    assert bill.rows == []
    assert any("beyond all numbers" in remark for remark in bill.remarks)


def test_requests_are_answered_without_5xx(tmp_path: Path) -> None:
    (event,) = prove_requests(200, Record("requests", tmp_path))
    assert event["faults"] == []
    assert sum(event["statuses"].values()) == 200
