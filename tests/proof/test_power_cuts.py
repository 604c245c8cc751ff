"""Power cuts on a disk by hand, and some on a real recording with its control."""

import random

from proof.power_cuts.__main__ import cut
from proof.power_cuts.disk import Disk, Note
from proof.power_cuts.recording import record


def note(moment: int, what: str, offset: int = 0, data: bytes = b"", began: int = 0) -> Note:
    return Note(moment, began, offset, "file", what, data)


def test_what_is_synchronised_stays_and_the_rest_comes_in_sectors() -> None:
    disk = Disk()
    disk.take(note(1, "w", 0, b"a" * 1024))
    disk.take(note(2, "w", 512, b"b" * 1024))
    disk.take(note(4, "s", began=1))
    seen = {disk.cut(random.Random(seed))["file"] for seed in range(40)}
    halves = {tuple(content[at : at + 1] for at in range(0, len(content), 512)) for content in seen}
    assert halves == {
        (b"a", b"a"),
        (b"a", b"b"),
        (b"a", b"a", b"b"),
        (b"a", b"b", b"b"),
    }
    disk.take(note(5, "t", 512))
    disk.take(note(7, "s", began=6))
    assert disk.cut(random.Random(1)) == {"file": b"a" * 512}


def test_a_power_cut_loses_nothing_that_was_acknowledged() -> None:
    recording = record(1.0)
    assert [faults for faults in cut(recording, 10, seed=1) if faults] == []
    control = cut(recording.without_synchronised_log(), 10, seed=1)
    assert any(control), "the control has to lose something"
