"""The long hunt, short: it goes on with other seeds, and a deviation is a fault."""

from pathlib import Path

import pytest

from proof.hunt import __main__ as hunt
from proof.hunt.kinds import FRAMES, MEMBERS
from proof.record import Record


@pytest.fixture(autouse=True)
def no_other_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are installed for the long hunt only."""
    monkeypatch.setattr(hunt, "programs", dict)


def test_a_hunt_goes_on_with_the_next_seeds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hunt, "BATCH", 3)
    first = list(hunt.prove(3, Record("hunt", tmp_path)))
    assert [event["kind"] for event in first][:2] == [FRAMES, MEMBERS]
    assert [fault for event in first for fault in event["faults"]] == []
    again = next(iter(hunt.prove(6, Record("hunt", tmp_path))))
    assert again["kind"] == FRAMES
    assert 3 <= again["worst"][0][0] < 6, "seeds of its own"


def test_a_deviation_is_a_fault_and_the_worst_case_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hunt, "BATCH", 3)
    off = {0: 1e-12, 1: 1e-7, 2: 1e-13}
    event = hunt.run_batch(FRAMES, lambda seed: {"frame": (off[seed], 1e-8)}, 0)
    assert event["worst"] == [[1, "frame", 1e-7]]
    assert event["faults"] == ["frames, seed 1: frame is off by 1e-07"]
    event = hunt.run_batch(FRAMES, lambda _: {"frame": (float("nan"), 1e-8)}, 0)
    assert len(event["faults"]) == 3


def test_a_hunt_whose_every_case_breaks_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(seed: int) -> hunt.Found:
        raise RuntimeError(f"seed {seed}")

    monkeypatch.setattr(hunt, "BATCH", 3)
    monkeypatch.setattr(hunt, "try_frame", broken)
    monkeypatch.setattr(hunt, "try_member", broken)
    events = list(hunt.prove(3, Record("hunt", tmp_path)))
    assert [len(event["faults"]) for event in events] == [3, 3]
