"""Authenticated requests against empty routes of Starlette and FastAPI on the same server."""

from typing import NamedTuple

from bench.figures import keep
from bench.service.load_client import hammer
from bench.service.process import processor_seconds

TURNS = 3
SECONDS = 2.0


class Target(NamedTuple):
    port: int
    process_id: int
    request: bytes


class Turn(NamedTuple):
    rate: float
    cost: float
    """Microseconds of processor time per request."""


async def measure_small_requests(me: Target, empty: dict[str, Target]) -> None:
    """Authenticated requests against empty routes of others by their names, taking turns."""
    targets = {"": me, **empty}
    turns = [{name: await run_turn(each) for name, each in targets.items()} for _ in range(TURNS)]
    rates = {name: max(turn[name].rate for turn in turns) for name in targets}
    costs = {name: min(turn[name].cost for turn in turns) for name in targets}
    for name in empty:
        ratio = costs[""] / costs[name]
        keep(f"service: GET me; an empty {name} route, by processor time", ratio)
        print(
            f"small requests   empty {name} route {rates[name]:,.0f}/s   "
            f"GET me {rates['']:,.0f}/s   ratio {rates[''] / rates[name]:.2f} "
            f"(aim: 0.5 or more of Starlette)   by processor time "
            f"{costs[name]:.0f} and {costs['']:.0f} us, ratio {1 / ratio:.2f}"
        )


async def run_turn(target: Target) -> Turn:
    before = processor_seconds(target.process_id)
    count = len(await hammer(target.port, target.request, 32, SECONDS))
    used = processor_seconds(target.process_id) - before
    return Turn(count / SECONDS, 1e6 * used / count)
