"""The clock of time limits."""

import threading

import pytest
from wasmtime import Config, Engine, Store

from loadpath.engine.deadline import Clock


def test_calls_close_together_share_one_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each further one would make time pass faster, and stop later calls before their time."""
    monkeypatch.setattr("loadpath.engine.deadline.TICK_S", 60.0)  # so that none ends meanwhile
    config = Config()
    config.epoch_interruption = True
    engine = Engine(config)
    clock, store = Clock(engine), Store(engine)
    before = set(threading.enumerate())
    for _ in range(20):
        with clock.limit(store, 10.0):
            pass
    with clock.limit(store, 10.0):
        assert len(set(threading.enumerate()) - before) == 1
