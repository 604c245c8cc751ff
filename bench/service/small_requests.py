"""Authenticated requests against an empty route on the same server."""

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


async def measure_small_requests(empty: Target, me: Target) -> None:
    """Authenticated requests against an empty route, taking turns."""
    turns = [(await run_turn(empty), await run_turn(me)) for _ in range(TURNS)]
    empty_rate, me_rate = (max(turn[side].rate for turn in turns) for side in (0, 1))
    empty_cost, me_cost = (min(turn[side].cost for turn in turns) for side in (0, 1))
    keep("service: GET me; an empty Starlette route, by processor time", me_cost / empty_cost)
    print(
        f"small requests   empty route {empty_rate:,.0f}/s   GET me {me_rate:,.0f}/s   "
        f"ratio {me_rate / empty_rate:.2f} (aim: 0.5 or more)   "
        f"by processor time {empty_cost:.0f} and {me_cost:.0f} us, ratio {empty_cost / me_cost:.2f}"
    )


async def run_turn(target: Target) -> Turn:
    before = processor_seconds(target.process_id)
    count = len(await hammer(target.port, target.request, 32, SECONDS))
    used = processor_seconds(target.process_id) - before
    return Turn(count / SECONDS, 1e6 * used / count)
