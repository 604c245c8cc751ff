"""The proof of load, short; its simulation against formulas, its sizes by hand."""

import math
from dataclasses import asdict
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest

from proof.load import capacity, storage
from proof.load.endpoints import ENDPOINTS
from proof.load.simulation import Cost, Costs, Deployment, Events, Station, simulate
from proof.load.sizing import bounds, cost_of, size
from proof.load.soak import find_growth, last_run, prove
from proof.record import Samples

NOTHING = Cost(0.0, 0.0, 0.0)


def test_a_service_is_soaked_for_some_seconds(tmp_path: Path) -> None:
    samples = list(prove("sqlite", 2.0, Samples("soak", tmp_path)))
    assert [fault for sample in samples for fault in sample["faults"]] == []
    assert sum(sample["requests"] for sample in samples) > 0
    assert all(sample["memory"] > 2**20 and sample["files"] > 3 for sample in samples)
    assert list(prove("sqlite", 2.0, Samples("soak", tmp_path))) == [], "it has been done"


def test_an_endpoint_is_pressed_for_a_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, short in {"ENDPOINTS": ENDPOINTS[:1], "CLIENTS": (2,), "ACCOUNTS": 1}.items():
        monkeypatch.setattr(capacity, name, short)
    (event,) = capacity.prove("sqlite", 1, 0.5, Samples("capacity", tmp_path))
    assert event["is_last"]
    assert event["rate"] > 0
    assert event["costs"]["loop"] > 0, "processor time of the service was found"
    assert event["milliseconds"] == sorted(event["milliseconds"])
    again = capacity.prove("sqlite", 1, 0.5, Samples("capacity", tmp_path))
    assert list(again) == [], "it has been done"


def test_what_a_hand_off_leaves_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "PARKED", 5)
    kept = storage.measure()
    assert 0 < kept["document"] < kept["model"], "documents are kept packed"
    assert kept["log"] > kept["document"], "the log has what was written"
    assert kept["synchronised"] > 0


def test_growth_is_seen() -> None:
    def run(memory: float, files: float) -> list[dict[str, float]]:
        return [
            {"memory": 1e8 * (1 + memory * n / 40), "files": 50 + files * n / 40} for n in range(40)
        ]

    assert find_growth(run(0.0, 0)) == []
    assert "memory" in find_growth(run(0.5, 0))[0]
    assert "files" in find_growth(run(0.0, 20))[0]
    assert find_growth(run(0.0, 0)[:2]) != [], "two samples show nothing"


def test_a_run_that_was_stopped_does_not_count() -> None:
    events = [{"second": second} for second in (1, 2, 3, 1, 2)]
    assert last_run(events) == events[3:]


def test_one_queue_is_as_long_as_theory_says() -> None:
    """M/M/1 (Kleinrock 1975, 3.2): time in the system 1 / (mu - lambda)."""
    costs = Costs(Cost(0.01, 0.0, 0.0), NOTHING, NOTHING, disk=0.0)
    outcome = simulate(Deployment(1, 1, 1), costs, rate=60.0, hand_offs=20_000)
    assert fmean(outcome.parked) == pytest.approx(1 / (100 - 60), rel=0.1)
    assert outcome.uses["loops"] == pytest.approx(0.6, rel=0.02)


def test_several_servers_are_as_theory_says() -> None:
    """M/M/c: the wait by Erlang's C formula."""
    servers, busy = 4, 0.8
    costs = Costs(Cost(0.0, 0.0, 0.01), NOTHING, NOTHING, disk=0.0)
    outcome = simulate(
        Deployment(1, 1, servers), costs, rate=busy * servers / 0.01, hand_offs=20_000
    )
    load = busy * servers
    full = load**servers / math.factorial(servers) / (1 - busy)
    waits = full / (sum(load**n / math.factorial(n) for n in range(servers)) + full)
    expected = 0.01 + waits * 0.01 / servers / (1 - busy)
    assert fmean(outcome.parked) == pytest.approx(expected, rel=0.1)


def test_who_comes_first_is_served_first() -> None:
    events = Events()
    station = Station(events, 1)
    served = []

    def note(number: int) -> None:
        served.append((number, events.now))

    for number in range(3):
        station.serve(1.0, partial(note, number))
    events.run()
    assert served == [(0, 1.0), (1, 2.0), (2, 3.0)]


def test_sizes_by_hand() -> None:
    """3 ms of a loop, 2 ms of readers and 1 ms of the database for a hand-off, at 60 %."""
    costs = Costs(Cost(0.002, 0.002, 0.001), Cost(0.001, 0.0, 0.0), NOTHING, disk=0.001)
    assert size(costs, 1).deployment.processes == 1
    at_most = size(costs, 200)
    assert (at_most.machines, at_most.deployment.processes) == (1, 1)
    many = size(costs, 10_000)
    assert (many.machines, many.deployment.processes, many.deployment.database_cores) == (
        25,
        50,
        17,
    )
    assert many.connections == 550


def test_what_gives_first_by_hand() -> None:
    costs = Costs(Cost(0.002, 0.002, 0.001), Cost(0.001, 0.0, 0.0), NOTHING, disk=0.001)
    expected = {"loops": 4 / 0.003, "readers": 8 / 0.002, "database": 2 / 0.001}
    assert bounds(costs, Deployment(4, 2, 2)) == pytest.approx(expected)


def test_costs_are_means_over_all_requests_of_one_process() -> None:
    def event(loop: float, rate: float, processes: int = 1) -> dict[str, Any]:
        costs = {"loop": loop, "readers": 1.0, "database": 2.0}
        about = {"endpoint": "a", "database": "sqlite", "processes": processes}
        return {**about, "costs": costs, "rate": rate}

    events = [event(5.0, 100.0), event(1.0, 300.0), event(0.1, 100.0, processes=4)]
    assert asdict(cost_of(events, "a", "sqlite")) == pytest.approx(
        asdict(Cost(0.002, 0.001, 0.002))
    )
    with pytest.raises(LookupError):
        cost_of(events, "a", "postgresql")
