"""A short run of the hostile proof, and what it must see."""

import json
import random
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path

import pytest

from loadpath.engine import EngineError, solve
from proof.hostile import damage, documents, pages
from proof.hostile.damage import CORPUS
from proof.hostile.made_requests import Request
from proof.hostile.requests import Caller
from proof.hostile.requests import prove as prove_requests
from proof.record import Record
from tests.web.opened_page import OpenedPage


def test_documents_are_answered_or_refused(tmp_path: Path) -> None:
    (event,) = documents.prove(100, Record("documents", tmp_path))
    assert event["faults"] == []
    assert event["endings"].total() == 100
    assert event["endings"]["invalid"] > 20
    assert event["endings"]["not_checked"] > 5, "some stay valid and are solved"


def test_what_is_damaged_can_be_written() -> None:
    """Nests in nests, and nests hundreds of times, were too deep for what makes them."""
    for seed in range(30, 40):
        chance = random.Random(seed)
        document = {"a": [{"b": 1}], "c": 2}
        for _ in range(4):
            damage.nest(chance, document)
            damage.repeat(chance, document)
        assert json.loads(json.dumps(document)) == document


def test_pages_of_hostile_documents_come_to_an_end(tmp_path: Path) -> None:
    (event,) = pages.prove(4, Record("pages", tmp_path))
    assert event["faults"] == []
    assert event["endings"]["refused by the service"] < 4, "some are opened"


def test_what_runs_in_a_page_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def open_and_run(opened: OpenedPage) -> str:
        opened.page.evaluate("alert(1)")
        return wait_for_end(opened)

    wait_for_end = pages.wait_for_end
    valid = (CORPUS / "valid" / "beam.json").read_bytes()
    monkeypatch.setattr(pages, "hostile_document", lambda _: valid)
    monkeypatch.setattr(pages, "wait_for_end", open_and_run)
    (event,) = pages.prove(1, Record("pages", tmp_path))
    assert event["faults"] == ["0: dialog: 1"]


def test_a_fault_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise EngineError("the engine failed: unreachable")

    monkeypatch.setattr(documents, "call", fail)
    monkeypatch.setattr(documents, "solve", fail)
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


def test_masses_that_are_no_numbers_are_an_error() -> None:
    """A modulus that is all but zero: shapes of members were no numbers, nor was the mass of the
    whole, and Python could not read the answer."""
    path = CORPUS / "solved" / "modes" / "nafems_fv4_off_centre_masses.json"
    document = json.loads(path.read_text())["document"]
    document["model"]["materials"][0]["e_mod"] = 5e-324
    results = solve(document)
    assert results.modal is not None
    assert results.modal["modes"] == []
    assert any("no numbers" in reason.message for reason in results.verdict.reasons)


def test_requests_are_answered_without_5xx(tmp_path: Path) -> None:
    (event,) = prove_requests(200, Record("requests", tmp_path))
    assert event["faults"] == []
    assert sum(event["statuses"].values()) == 200
    assert event["statuses"]["204"] > 0, "something that exists is ended"


def test_broken_tools_are_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Their answers have the status 200."""

    class Answer:
        status = 200

        def read(self) -> bytes:
            return b'{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"x"}}'

    monkeypatch.setattr(HTTPConnection, "request", lambda *_: None)
    monkeypatch.setattr(HTTPConnection, "getresponse", lambda _: Answer())
    with closing(Caller("127.0.0.1:1")) as caller:
        assert caller.send(Request("POST", "/api/mcp", {}, b"")) == 500
