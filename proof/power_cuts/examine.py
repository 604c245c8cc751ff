"""What a database has after a power cut, held against what was acknowledged."""

import json
from pathlib import Path

import apsw

from loadpath.service.bodies.packed_document import unpack_now
from proof.ledger import Ledger
from proof.power_cuts.recording import DATABASE
from proof.writer import id_of, text_of

QUERIES = {
    "model": "SELECT document FROM saved_models WHERE id = ?",
    "link": "SELECT document FROM draft_documents WHERE draft_id = ?",
    "key": "SELECT 1 FROM api_keys WHERE id = ?",
}


def find_faults(folder: Path, ledgers: list[Ledger]) -> list[str]:
    """`ledgers` as they were at the moment of the cut."""
    database = apsw.Connection(str(folder / DATABASE))
    try:
        whole = database.execute("PRAGMA quick_check").fetchall()
        if whole != [("ok",)]:
            return [f"the database is not whole: {whole[:3]}"]
        found = [
            ledger.find_fault(thing, read(database, thing))
            for ledger in ledgers
            for thing in list(ledger.known)
        ]
        return [fault for fault in found if fault]
    except (apsw.Error, ValueError) as error:
        return [f"the database cannot be read: {error}"]
    finally:
        database.close()


def read(database: apsw.Connection, thing: str) -> str | None:
    kind = thing.partition(" ")[0]
    row = database.execute(QUERIES[kind], (id_of(thing),)).fetchone()
    if row is None:
        return None
    return "valid" if kind == "key" else text_of(json.loads(unpack_now(row[0])))
