"""Result sets solved by several instances of the engine at once: the digits of one."""

import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bench.eight_sets import eight_sets
from loadpath.engine import SolveTimeout, check, side_by_side, solve, solve_to_json
from loadpath.engine.host import Limits, call
from loadpath.engine.instance import EngineInstance

SOLVED = Path(__file__).parents[2] / "corpus/solved"
CASES = [
    *sorted((SOLVED / "second_order").glob("*.json")),
    *sorted((SOLVED / "frames").glob("pd-*.json")),
]


def text_of(path: Path) -> bytes:
    case = json.loads(path.read_bytes())
    return json.dumps(case.get("document", case)).encode()


@pytest.fixture
def many() -> bytes:
    return json.dumps(eight_sets()).encode()


@pytest.fixture
def first() -> EngineInstance:
    return EngineInstance(is_interruptible=False)


@pytest.fixture
def other() -> EngineInstance:
    return EngineInstance(is_interruptible=False)


@pytest.fixture(autouse=True)
def no_thread_is_left() -> Iterator[None]:
    yield
    assert side_by_side.HELPER not in {thread.name for thread in threading.enumerate()}


def begin(instance: EngineInstance, document: bytes) -> int:
    return instance.run("begin", instance.put(document), len(document))


def test_what_another_instance_finds_gives_the_bytes_of_one(
    first: EngineInstance, other: EngineInstance
) -> None:
    jobs = 0
    for path in CASES:
        text = text_of(path)
        expected = call("solve", text)
        count = begin(first, text)
        assert begin(other, text) == count
        for job in reversed(range(count)):
            other.run("work", job)
            assert first.give(job, other.found(job)), path.name
        answer, block = first.take_answer(first.run("finish"))
        assert (answer, block.tobytes()) == (expected[0], expected[1].tobytes()), path.name
        jobs += count
    assert jobs > len(CASES), "most documents should have several sets"


@pytest.mark.parametrize("workers", [2, 3, 20])
@pytest.mark.parametrize("options", [{}, {"nonlinear_method": "COROTATIONAL"}])
def test_any_number_of_workers_gives_the_same_bytes(workers: int, options: dict[str, Any]) -> None:
    text = json.dumps(eight_sets(1, 2, **options)).encode()
    (alone, numbers), (answer, block) = (
        call("solve", text),
        call("solve", text, workers=workers),
    )
    assert answer == alone
    assert block.tobytes() == numbers.tobytes()


def test_imperfect_structures_are_solved_side_by_side() -> None:
    document = eight_sets(1, 2)
    document["analysis"]["imperfection_cases"] = [
        {
            "imperfection_case_id": k,
            "load_combinations": [k, k + 1],
            "sway_imperfections": [{"id": 1, "magnitude": 0.001 * k, "axis": [0.0, 0.0, 1.0]}],
        }
        for k in (2, 5)
    ]
    text = json.dumps(document).encode()
    (alone, numbers), (answer, block) = call("solve", text), call("solve", text, workers=3)
    assert (answer, block.tobytes()) == (alone, numbers.tobytes())
    moved = [found.displacements[-1, 0] for found in solve(text, workers=1).sets]
    assert moved[1] / moved[0] < 2.0, "the second combination should lean against its load"


def test_every_call_says_the_same(many: bytes) -> None:
    expected = solve(many, workers=1).receipt.digest
    assert solve(many, workers=2).receipt.digest == expected
    assert check(many, workers=2).results.receipt.digest == expected
    assert json.loads(solve_to_json(many, workers=2))["receipt"]["digest"] == expected


def test_progress_counts_over_all_workers(many: bytes) -> None:
    heard: list[tuple[str, float]] = []
    solve(many, workers=3, progress=lambda stage, done: heard.append((stage, done)))
    counted = [done for stage, done in heard if stage == "recovering"]
    assert counted == sorted(counted)
    assert counted[-1] == 1.0
    assert len(set(counted)) >= 8


def test_what_a_listener_raises_ends_all_workers(many: bytes) -> None:
    def stop(stage: str, done: float) -> None:
        if done > 0.2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        solve(many, workers=3, progress=stop)


def test_a_time_limit_ends_all_workers() -> None:
    long = json.dumps(eight_sets(6, 6)).encode()
    with pytest.raises(SolveTimeout):
        solve(long, workers=2, limits=Limits(seconds=0.05))


def test_jobs_of_a_worker_that_dies_are_done_by_the_first(
    many: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = solve(many, workers=1).receipt.digest
    died: list[int] = []

    def die(self: EngineInstance, job: int) -> bytes:
        died.append(job)
        raise MemoryError

    monkeypatch.setattr(EngineInstance, "found", die)
    assert solve(many, workers=3).receipt.digest == expected
    assert died


def test_memory_bounds_the_number_of_workers(many: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[int] = []
    monkeypatch.setattr(side_by_side._Solve, "_help", lambda self, limit: called.append(limit))
    solve(many, workers=6, limits=Limits(memory_bytes=64 * 2**20))
    assert 0 < len(called) < 5
    assert all(limit * (1 + len(called)) <= 64 * 2**20 for limit in called)


def test_linear_work_calls_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(*_: Any) -> None:
        raise AssertionError("a helper was called")

    monkeypatch.setattr(side_by_side._Solve, "_call_helpers", nobody)
    linear = eight_sets(6, 6, order="LINEAR")
    assert solve(linear).is_usable
    assert solve(linear, workers=4).is_usable


def test_bytes_that_no_instance_found_are_refused(many: bytes, first: EngineInstance) -> None:
    begin(first, many)
    assert not first.give(0, b"")
    assert not first.give(0, bytes(range(256)))


def test_a_document_that_was_begun_can_be_forgotten(many: bytes, first: EngineInstance) -> None:
    begin(first, many)
    first.run("forget")
    place = first.run("solve", first.put(many), len(many))
    assert first.take_answer(place)[0] == call("solve", many)[0]


@pytest.mark.parametrize("workers", [0, -1, 1.5])
def test_workers_are_counted_from_one(many: bytes, workers: Any) -> None:
    with pytest.raises(ValueError, match="workers should be a whole number from 1"):
        solve(many, workers=workers)
