"""`python -m proof.disk_errors 1`: so many rounds of every operation, each call failing once."""

import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx2

from proof.disk_errors.orders import FAILURES, Failure, Orders
from proof.killed_service import KilledService
from proof.power_cuts.recording import DATABASE, build_library, changed_environment
from proof.record import Record, load, run
from proof.writer import Writer

MOST_CALLS = 150
"""Of one operation; one that needs more is a fault."""
OPERATIONS = ("save", "change", "delete", "park", "end a link", "make a key", "revoke a key")
WITHOUT_RESERVE = {"LOADPATH_RESERVE_BYTES": "0"}
"""With room in reserve whoever adds something is refused before any call, for as long as it takes
to fill it again; tests/service/test_full_disk.py is about that."""
SOURCE = Path(__file__).with_name("failing_disk.c")


@contextmanager
def failing_service(folder: Path) -> Iterator[tuple[KilledService, Orders]]:
    data = folder / "data"
    data.mkdir()
    orders = Orders(folder / "orders")
    library = build_library(SOURCE, folder)
    given = {"FAILING_ORDERS": str(folder / "orders"), "FAILING_FILE": str(data / DATABASE)}
    with changed_environment(given | {"LD_PRELOAD": str(library)}):
        service = KilledService(data, None, **WITHOUT_RESERVE)
        try:
            yield service, orders
        finally:
            service.kill()


def prove(rounds: int, record: Record) -> Iterator[dict[str, Any]]:
    """A round is every operation with each failure; the record counts those of `save`."""
    done = record.total("rounds", operation=OPERATIONS[0], what=FAILURES[0].what)
    for number in range(done, rounds):
        with (
            tempfile.TemporaryDirectory() as folder,
            failing_service(Path(folder)) as (service, orders),
            closing(
                Writer(service.base_url, service.new_key("a@example.com", pro=True), number)
            ) as writer,
        ):
            for failure in FAILURES:
                for operation in OPERATIONS:
                    event = fail_everywhere(writer, orders, operation, failure)
                    record.add(event)
                    yield event
            service.kill()
            service.start()
            event = {"what": "killed afterwards", "operation": "read all", "rounds": 1}
            event |= {"calls": 0, "refused": 0, "recovered": [], "load": [load()]}
            event |= {"faults": writer.verify()}
            record.add(event)
            yield event


def fail_everywhere(
    writer: Writer, orders: Orders, operation: str, failure: Failure
) -> dict[str, Any]:
    """The operation with its first call failing, its second, and so on while there is one."""
    faults: list[str] = []
    refused_before, slowest, calls = writer.refusals, 0.0, 0
    for call in range(1, MOST_CALLS + 1):
        has_failed, unanswered = try_call(writer, orders, operation, failure, call)
        began = time.monotonic()
        found = unanswered + writer.verify()
        writer.wait_until_written()
        slowest = max(slowest, time.monotonic() - began)
        faults += [f"{operation}, {failure.what} at call {call}: {each}" for each in found]
        if not has_failed:
            break
        calls = call
    else:
        faults.append(f"{operation}: after {MOST_CALLS} calls there are more")
    seen = {"what": failure.what, "operation": operation, "rounds": 1, "calls": calls}
    refused = writer.refusals - refused_before
    return seen | {
        "refused": refused,
        "recovered": [round(slowest, 1)],
        "load": [load()],
        "faults": faults[:10],
    }


def try_call(
    writer: Writer, orders: Orders, operation: str, failure: Failure, call: int
) -> tuple[bool, list[str]]:
    """Whether the call was reached, and what was not even answered."""
    wish = writer.prepare(operation)
    orders.fail_at(call, failure)
    try:
        wish()
    except httpx2.TransportError as error:
        return bool(orders.end()), [repr(error)]
    return bool(orders.end()), []


if __name__ == "__main__":
    os.environ.pop("LD_PRELOAD", None)
    run("disk-errors", prove)
