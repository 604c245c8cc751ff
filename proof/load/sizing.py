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
    """The least that a process of this kind was seen to need for a request: busier machines make
    the same work longer."""
    found = [
        each["costs"]
        for each in events
        if (each["endpoint"], each["database"], each["processes"]) == (endpoint, database, 1)
    ]
    least = {name: min(each[name] for each in found) / 1e3 for name in found[0]}
    return Cost(least["loop"], least["readers"], least["database"])


def costs_of(events: list[dict[str, Any]], database: str, disk: float) -> Costs:
    park, page, document = (cost_of(events, each, database) for each in (PARK, PAGE, FETCH))
    return Costs(park, page, document, disk)


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
