"""The proof of durability, short: one kill, and a service that forgets is found out."""

import sqlite3
from contextlib import closing
from pathlib import Path

from proof.durability import disturb, disturbed, prove
from proof.ledger import Ledger
from proof.record import Record
from proof.writer import Writer


def test_a_proof_goes_on_from_what_was_seen(tmp_path: Path) -> None:
    Record("durability", tmp_path).add({"times": 1, "faults": []})
    assert list(prove("sqlite", 1, Record("durability", tmp_path))) == []


def test_a_killed_service_forgets_nothing_and_one_that_does_is_found_out(tmp_path: Path) -> None:
    with disturbed("sqlite", tmp_path) as (service, disturbances):
        writer = Writer(service.base_url, service.new_key("writer@example.com", pro=True), 1)
        while not writer.ledger.living("model"):
            assert disturb([writer], disturbances)["faults"] == []
        service.kill()
        database = sqlite3.connect(tmp_path / "loadpath.sqlite")
        with database:
            database.execute("DELETE FROM saved_models")
        database.close()
        service.start()
        assert any("lost" in fault for fault in writer.verify())
        writer.close()


def test_a_killed_process_of_the_database_costs_nothing(tmp_path: Path) -> None:
    what = "a process of the database killed"
    with disturbed("postgresql", tmp_path) as (service, disturbances):
        writer = Writer(service.base_url, service.new_key("writer@example.com", pro=True), 1)
        with closing(writer):
            event = disturb([writer], {what: disturbances[what]})
    assert event["faults"] == []
    assert event["acknowledged"] > 0


def test_a_state_is_what_was_acknowledged_or_what_was_asked_for() -> None:
    ledger = Ledger()
    for state in ("first", "second"):
        ledger.ask("model 1", state)
        ledger.acknowledge("model 1")
    assert ledger.find_fault("model 1", "second") is None
    assert ledger.find_fault("model 1", "first") == (
        "model 1 is neither what it was nor what it was to become"
    )
    ledger.ask("model 1", None)
    assert ledger.find_fault("model 1", None) is None
    assert ledger.find_fault("model 1", "first") == "model 1 was ended and is back"
