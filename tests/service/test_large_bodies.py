"""The pool that reads large bodies goes on working when it is replaced or a worker dies."""

import asyncio
import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from loadpath.service.errors import Unavailable
from loadpath.service.large_bodies import LargeBodies
from loadpath.service.received_body import Limits, ReceivedBody

ROOT = Path(__file__).parents[2]
LIMITS = Limits(body=1 << 20, model=1 << 20)


def name_process(content: bytes, limits: Limits) -> int:
    return os.getpid()


def die(content: bytes, limits: Limits) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def body(content: bytes) -> ReceivedBody:
    return ReceivedBody(content, None, "identity")


@pytest.fixture
def bodies() -> Iterator[LargeBodies]:
    made = LargeBodies(workers=2, tasks_per_pool=5)
    yield made
    made.close()


def test_every_body_is_read_while_pools_are_replaced(bodies: LargeBodies) -> None:
    async def read_many() -> list[int]:
        reads = [bodies.read(body(b"x"), name_process, LIMITS) for _ in range(40)]
        return [process for process, _ in await asyncio.wait_for(asyncio.gather(*reads), 60)]

    processes = asyncio.run(read_many())
    assert len(processes) == 40
    assert len(set(processes)) >= 8  # eight pools of at least one process each


def test_a_dead_worker_fails_its_body_and_not_the_next(bodies: LargeBodies) -> None:
    async def read_after_death() -> int:
        with pytest.raises(Unavailable):
            await bodies.read(body(b"x"), die, LIMITS)
        process, _ = await asyncio.wait_for(bodies.read(body(b"x"), name_process, LIMITS), 60)
        return int(process)

    assert asyncio.run(read_after_death()) > 0


SERVICE = """
import asyncio
from loadpath.service.large_bodies import LargeBodies
from tests.service.test_large_bodies import LIMITS, body, name_process

async def main():
    worker, _ = await LargeBodies(workers=1).read(body(b"x"), name_process, LIMITS)
    print(worker, flush=True)
    await asyncio.sleep(60)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_workers_end_with_a_service_that_was_killed() -> None:
    service = subprocess.Popen(
        [sys.executable, "-c", SERVICE],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        cwd=ROOT,
    )
    assert service.stdout is not None
    worker = os.pidfd_open(int(service.stdout.readline()))  # readable once the process has ended
    service.kill()
    service.wait()
    service.stdout.close()
    ended, _, _ = select.select([worker], [], [], 30)
    os.close(worker)
    assert ended
