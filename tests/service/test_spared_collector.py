"""The collector of the serving process: what was there at the start is left alone, what requests
leave behind in cycles is still found."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from loadpath.service.server.run import spare_collector


@pytest.fixture(autouse=True)
def collector() -> Iterator[None]:
    thresholds = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*thresholds)


class Link:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.other = self


def test_what_is_there_is_not_looked_through() -> None:
    before = len(gc.get_objects())
    spare_collector()
    assert gc.get_freeze_count() > before / 2
    assert len(gc.get_objects()) < before / 2


def test_cycles_that_come_later_are_found_without_being_asked_for() -> None:
    spare_collector()
    seen = weakref.ref(Link())
    kept: list[list[int]] = []
    while seen() is not None and len(kept) < 100_000:
        kept.append([])
    assert seen() is None
