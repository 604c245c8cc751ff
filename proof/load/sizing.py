"""How many machines carry so many hand-offs a second, from measured costs."""

import math
from typing import Any, NamedTuple

from proof.load.endpoints import FETCH, PAGE, PARK
from proof.load.simulation import Cost, Costs, Deployment

MOST_USE = 0.6
"""Of anything: above, waiting grows faster than load, and one machine of several may be away."""
PROCESSES_OF_A_MACHINE = 2
CORES_OF_A_MACHINE = 4
READERS = 2
CONNECTIONS = 11
"""Of each process to PostgreSQL, with the one that feels its pulse."""


class Machines(NamedTuple):
    machines: int
    deployment: Deployment
    connections: int


def cost_of(events: list[dict[str, Any]], endpoint: str, database: str) -> Cost:
    """The mean over all requests that one process answered."""
    found = [
        each
        for each in events
        if (each["endpoint"], each["database"], each["processes"]) == (endpoint, database, 1)
    ]
    if not found:
        raise LookupError(f"{endpoint} was not measured on {database}")
    requests = sum(each["rate"] for each in found)

    def mean(part: str) -> float:
        return float(sum(each["rate"] * each["costs"][part] for each in found) / requests / 1e3)

    return Cost(mean("loop"), mean("readers"), mean("database"))


def costs_of(events: list[dict[str, Any]], database: str, disk: float) -> Costs:
    park, page, document = (cost_of(events, each, database) for each in (PARK, PAGE, FETCH))
    return Costs(park, page, document, disk)


def bounds(costs: Costs, deployment: Deployment) -> dict[str, float]:
    """Hand-offs a second at which each has no time left."""
    every = (costs.park, costs.page, costs.document)
    seconds = {
        "loops": sum(each.loop for each in every) / deployment.processes,
        "readers": sum(each.readers for each in every) / deployment.processes / READERS,
        "database": sum(each.database for each in every) / deployment.database_cores,
    }
    return {name: 1 / each for name, each in seconds.items() if each}


def size(costs: Costs, rate: float) -> Machines:
    """For hand-offs that are parked and opened once."""
    every = (costs.park, costs.page, costs.document)
    loop = rate * sum(each.loop for each in every)
    readers = rate * sum(each.readers for each in every) / READERS
    processes = max(1, math.ceil(max(loop, readers) / MOST_USE))
    cores = rate * sum(each.database for each in every) / MOST_USE
    machines = math.ceil(processes / PROCESSES_OF_A_MACHINE)
    if machines > 1:
        processes = machines * PROCESSES_OF_A_MACHINE
    deployment = Deployment(processes, READERS, max(1, math.ceil(cores)))
    return Machines(machines, deployment, processes * CONNECTIONS)
