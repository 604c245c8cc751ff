"""`python -m proof.load.capacity`: requests a second of each endpoint, with ever more clients until
more of them gain nothing; on both databases, with one, two and four processes.

One line per endpoint, database, number of processes and number of clients; what is there already is
not measured again.
"""

import argparse
import json
import os
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import uvloop

from proof.concurrency.fleet import Fleet, running_fleet
from proof.database_server import running_database
from proof.load.endpoints import ENDPOINTS, Account, Endpoint, prepare
from proof.load.pressure import Costs, describe, press
from proof.record import Samples

PROCESSES = (1, 2, 4)
CLIENTS = (1, 4, 16, 64, 256)
GAIN = 1.1
"""Less than this from four times as many clients: it is saturated."""
FEWEST = 16
"""Clients with which it may be said to be, whatever else the machine does."""
ACCOUNTS = 4
WITHOUT_LIMITS = {
    "LOADPATH_MAX_REQUESTS": "1000000000",
    "LOADPATH_MAX_KEY_REQUESTS": "1000000000",
    "LOADPATH_MAX_NETWORK_REQUESTS": "1000000000",
}


def prove(
    database: str, processes: int, seconds: float, record: Samples
) -> Iterator[dict[str, Any]]:
    """Events that the record does not have yet."""
    missing = [each for each in ENDPOINTS if not is_done(record, database, processes, each.name)]
    if not missing:
        return
    with (
        tempfile.TemporaryDirectory() as folder,
        running_database(database) as server,
        running_fleet(
            Path(folder), server.new_database(), (0,) * processes, **WITHOUT_LIMITS
        ) as fleet,
    ):
        accounts = [new_account(fleet, number) for number in range(ACCOUNTS)]
        for endpoint in missing:
            for event in saturate(fleet, accounts, endpoint, seconds, server.process_id):
                event |= {"database": database, "processes": processes}
                record.add(event)
                yield event


def is_done(record: Samples, database: str, processes: int, name: str) -> bool:
    wanted = (database, processes, name, True)
    return any(
        (event["database"], event["processes"], event["endpoint"], event["is_last"]) == wanted
        for event in record.events
    )


def new_account(fleet: Fleet, number: int) -> Account:
    key = fleet.services[0].new_key(f"load{number}@example.com", pro=True)
    return prepare(fleet.addresses[0], key)


def saturate(
    fleet: Fleet, accounts: list[Account], endpoint: Endpoint, seconds: float, database: int | None
) -> Iterator[dict[str, Any]]:
    """Ever more clients, until four times as many gain nothing."""
    ports = [int(address.rpartition(":")[2]) for address in fleet.addresses]
    requests = [endpoint.make(account) for account in accounts]
    uvloop.run(press(ports, requests, max(4, len(ports)), min(1.0, seconds)))  # readers start
    best = 0.0
    for clients in CLIENTS:
        costs = Costs(fleet.process_ids, database)
        began = time.perf_counter()
        durations = uvloop.run(press(ports, requests, clients, seconds))
        event = describe(durations, time.perf_counter() - began) | {
            "costs": costs.per_request(len(durations))
        }
        is_last = clients == CLIENTS[-1] or (clients >= FEWEST and event["rate"] < GAIN * best)
        best = max(best, event["rate"])
        load = round(os.getloadavg()[0], 1)
        yield event | {
            "endpoint": endpoint.name,
            "clients": clients,
            "load": load,
            "is_last": is_last,
        }
        if is_last:
            return


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="of each measurement")
    chosen = parser.parse_args()
    record = Samples("load-capacity")
    for processes in PROCESSES:
        for database in ("sqlite", "postgresql"):
            for event in prove(database, processes, chosen.seconds, record):
                print(json.dumps(event), flush=True)


if __name__ == "__main__":
    main()
