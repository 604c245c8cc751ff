"""Processes that run functions: every job gets its outcome, whatever happens to the others."""

import asyncio
import os
import platform
import select
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from loadpath.service.bodies import worker_processes
from loadpath.service.bodies.worker_processes import WorkerDied, WorkerProcesses
from loadpath.service.errors import InvalidParameter

ROOT = Path(__file__).parents[2]


def echo(value: Any) -> tuple[Any, int]:
    return value, os.getpid()


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def interrupt() -> int:
    os.kill(os.getpid(), signal.SIGINT)
    return os.getpid()


def refuse(detail: str) -> None:
    raise InvalidParameter(detail)


class TwoArguments(Exception):
    def __init__(self, one: str, two: str) -> None:
        super().__init__(one)


def fail_unreadably() -> None:
    raise TwoArguments("one", "two")


def with_workers(
    scenario: Callable[[WorkerProcesses], Awaitable[None]], count: int = 2, jobs_at_once: int = 3
) -> None:
    async def run() -> None:
        workers = WorkerProcesses(count, jobs_at_once)
        try:
            await asyncio.wait_for(scenario(workers), 60)
        finally:
            await workers.close()

    asyncio.run(run())


def test_every_job_gets_its_own_result() -> None:
    async def scenario(workers: WorkerProcesses) -> None:
        big = b"x" * 3_000_000
        values = [*range(40), big, *range(40)]
        outcomes = await asyncio.gather(*(workers.run(echo, value) for value in values))
        assert [value for value, _ in outcomes] == values
        processes = {process for _, process in outcomes}
        assert len(processes) <= 2
        assert os.getpid() not in processes

    with_workers(scenario)


def test_all_processes_work() -> None:
    async def scenario(workers: WorkerProcesses) -> None:
        processes: set[int] = set()
        while len(processes) < 2:
            processes |= {p for _, p in await asyncio.gather(*(workers.run(echo, 1) for _ in "ab"))}

    with_workers(scenario, jobs_at_once=1)


def test_errors_come_back_as_they_are() -> None:
    async def scenario(workers: WorkerProcesses) -> None:
        with pytest.raises(InvalidParameter, match="`span_m` is odd"):
            await workers.run(refuse, "`span_m` is odd")
        with pytest.raises(TypeError):  # what unpickling makes of it, rather than nothing
            await workers.run(fail_unreadably)
        assert (await workers.run(echo, 1))[0] == 1

    with_workers(scenario)


def test_a_dead_worker_fails_its_jobs_and_not_the_next() -> None:
    async def scenario(workers: WorkerProcesses) -> None:
        with pytest.raises(WorkerDied):
            await workers.run(die)
        assert (await workers.run(echo, "alive"))[0] == "alive"

    with_workers(scenario, count=1)


@pytest.mark.parametrize("jobs_at_once", [1, 3])
def test_jobs_that_a_dead_worker_had_not_begun_are_done_by_another(jobs_at_once: int) -> None:
    async def scenario(workers: WorkerProcesses) -> None:
        jobs = [workers.run(die), *(workers.run(echo, number) for number in range(10))]
        first, *others = await asyncio.gather(*jobs, return_exceptions=True)
        assert isinstance(first, WorkerDied)
        assert [value for value, _ in others] == list(range(10))  # type: ignore[misc]

    with_workers(scenario, count=1, jobs_at_once=jobs_at_once)


def test_who_gives_up_leaves_the_others_alone() -> None:
    async def scenario(workers: WorkerProcesses) -> None:
        given_up = asyncio.create_task(workers.run(echo, "unwanted"))
        await asyncio.sleep(0)
        given_up.cancel()
        assert (await workers.run(echo, "wanted"))[0] == "wanted"

    with_workers(scenario, count=1)


def test_an_interrupt_from_the_terminal_is_the_services_affair() -> None:
    async def scenario(workers: WorkerProcesses) -> None:
        interrupted = await workers.run(interrupt)
        assert (await workers.run(echo, 1))[1] == interrupted

    with_workers(scenario, count=1)


def test_closing_ends_the_processes() -> None:
    async def scenario() -> int:
        workers = WorkerProcesses(1)
        _, process = await workers.run(echo, 1)
        ending = os.pidfd_open(process)
        await workers.close()
        ended, _, _ = select.select([ending], [], [], 30)
        os.close(ending)
        return len(ended)

    assert asyncio.run(scenario()) == 1


SERVICE = """
import asyncio
from loadpath.service.bodies.worker_processes import WorkerProcesses
from tests.service.test_worker_processes import echo

async def main():
    _, worker = await WorkerProcesses(1).run(echo, 1)
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


def test_jobs_fail_when_no_process_can_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse_to_start(prepare: object) -> None:
        raise BlockingIOError("no more processes")

    monkeypatch.setattr(worker_processes, "start_process", refuse_to_start)

    async def scenario(workers: WorkerProcesses) -> None:
        with pytest.raises(WorkerDied, match="no more processes"):
            await workers.run(echo, 1)
        monkeypatch.undo()
        assert (await workers.run(echo, 2))[0] == 2

    with_workers(scenario)


def test_closing_leaves_nobody_waiting() -> None:
    async def scenario() -> None:
        workers = WorkerProcesses(1, jobs_at_once=2)
        await workers.run(echo, 1)
        jobs = [asyncio.create_task(workers.run(time.sleep, 0.2)) for _ in range(4)]
        await asyncio.sleep(0.05)
        await workers.close()
        outcomes = await asyncio.wait_for(asyncio.gather(*jobs, return_exceptions=True), 30)
        assert all(isinstance(outcome, WorkerDied) for outcome in outcomes)

    asyncio.run(scenario())


def fill_and_let_go(size: int) -> int:
    """Two blocks of this size, one after the other; gives the bytes that are held after that."""
    for _ in range(2):
        len(b"x" * size)
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="the habit is glibc's")
def test_memory_goes_back_after_a_large_job() -> None:
    """HTTP-14: a worker that has read the largest model is as small as before."""
    size = 24 * 2**20

    async def scenario(workers: WorkerProcesses) -> None:
        before = await workers.run(fill_and_let_go, 1)
        assert await workers.run(fill_and_let_go, size) < before + size / 4

    with_workers(scenario, count=1)
