"""What a run of the benchmarks leaves: growth, the history, and what became slower."""

import json
from pathlib import Path

import pytest

from bench import page
from bench.figures import VARIABLE, keep, read_figures
from bench.growth import one
from bench.growth.__main__ import count_members, name_of, time_operations
from bench.growth.operations import OPERATIONS, SIZES
from bench.history import Run, add_run, find_slower, read_history
from bench.plots import growth_of, order_of_growth


def run_with(machine: str = "m", **figures: float | None) -> Run:
    named = {name.replace("_", " "): value for name, value in figures.items()}
    return Run("2026-01-01", "abc", machine, 1.0, named)


def test_every_operation_works_on_the_smallest_frame() -> None:
    for make, work in OPERATIONS.values():
        work(json.dumps(make(*SIZES[0])).encode())


def test_a_call_is_repeated_until_the_clock_sees_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(one, "SHORTEST_TURN", 0.01)
    calls = []
    seconds = one.least_seconds(lambda: calls.append(sum(range(1_000))))
    assert len(calls) > 100
    assert 0 < seconds < 0.01


def test_frames_have_so_many_members() -> None:
    for make, _ in OPERATIONS.values():
        for size in SIZES[:3]:
            assert len(make(*size)["model"]["members"]) == count_members(*size)
    assert count_members(*SIZES[-1]) == 40_320


def test_what_is_known_is_not_timed_again() -> None:
    """Nor what is larger than a frame that took too long."""
    known: dict[str, float | None] = {}
    for operation in OPERATIONS:
        known[name_of(operation, count_members(*SIZES[0]))] = 0.1
        known[name_of(operation, count_members(*SIZES[1]))] = None
    assert list(time_operations(known)) == []


def test_figures_are_kept_where_it_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    keep("a", 1.0)
    path = tmp_path / "figures.jsonl"
    monkeypatch.setenv(VARIABLE, str(path))
    for value in (1.0, 2.0, None):
        keep("a" if value else "b", value)
    assert read_figures(path) == {"a": 2.0, "b": None}


def test_what_became_slower() -> None:
    """Beside the median of the last three runs of such a machine, by more than a quarter."""
    before = [run_with(a=each) for each in (9.0, 1.0, 1.1, 5.0)]
    before.append(run_with("another machine", a=0.1))
    assert find_slower(run_with(a=1.37), before) == []
    assert find_slower(run_with(a=1.38), before) == [("a", 1.1, 1.38)]
    assert find_slower(run_with(a=None), before) == [("a", 1.1, None)]
    assert find_slower(run_with(a=9.0, b=1.0), []) == []


def test_cost_that_grows_with_the_square_has_power_2() -> None:
    run = run_with()
    run.figures.update({"solve, 10 members": 1.0, "solve, 100 members": 100.0, "x; y": 3.0})
    assert growth_of(run) == {"solve": [(10, 1.0), (100, 100.0)]}
    assert order_of_growth(growth_of(run)["solve"]) == pytest.approx(2.0)


def test_the_page_shows_growth_and_what_became_slower(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "PAGE", tmp_path / "speed.md")
    monkeypatch.setattr(page, "PICTURE", tmp_path / "growth.svg")
    history = tmp_path / "history.jsonl"
    for seconds in (1.0, 2.0):
        run = run_with()
        run.figures.update({"solve, 10 members": seconds, "solve, 100 members": 100.0})
        add_run(run, history)
    page.write(read_history(history))
    text = (tmp_path / "speed.md").read_text()
    assert "| solve | 10: 2 s, 100: 100 s | 1.7 |" in text
    assert "- solve, 10 members: 1 before, 2 now" in text
    first = (tmp_path / "growth.svg").read_bytes()
    page.write(read_history(history))
    assert (tmp_path / "growth.svg").read_bytes() == first, "the same figures, the same picture"
