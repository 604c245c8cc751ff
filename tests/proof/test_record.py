"""What proofs have seen is kept in sums that add up, and pages are written from them alone."""

import json
import re
from pathlib import Path
from types import ModuleType

import pytest

from proof.faults import tell_faults
from proof.mutation.sources import all_mutants
from proof.mutation.tried import Tried, describe
from proof.record import FOLDER, Record
from proof.report import PAGES

ROOT = Path(__file__).parents[2]
LARGEST = 120_000
"""Bytes of a record: it is part of the checkout."""


def seen(record: Record) -> list[dict[str, object]]:
    where = ("date", "commit", "machine")
    return [{k: v for k, v in event.items() if k not in where} for event in record.events]


def test_events_of_a_kind_are_one_line(tmp_path: Path) -> None:
    record = Record("kills", tmp_path)
    record.add({"what": "killed", "times": 1, "took": [0.5], "ends": {"200": 3}, "faults": []})
    record.add({"what": "killed", "times": 2, "took": [0.7], "ends": {"404": 1}, "faults": ["a"]})
    record.add({"what": "restarted", "times": 1, "took": [], "ends": {}, "faults": []})
    again = Record("kills", tmp_path)
    assert seen(again) == [
        {
            "what": "killed",
            "times": 3,
            "took": [0.5, 0.7],
            "ends": {"200": 3, "404": 1},
            "faults": ["a"],
        },
        {"what": "restarted", "times": 1, "took": [], "ends": {}, "faults": []},
    ]
    assert again.total("times") == 4
    assert again.total("times", what="killed") == 3
    assert {"date", "commit", "machine"} <= again.events[0].keys()


def test_another_day_commit_or_machine_has_a_line_of_its_own(tmp_path: Path) -> None:
    record = Record("kills", tmp_path)
    for day in ("2026-01-01", "2026-01-02", "2026-01-01"):
        record.put({"date": day, "times": 1, "faults": []})
    assert [event["times"] for event in record.events] == [2, 1]


def test_what_was_mended_is_told_and_does_not_fail(tmp_path: Path) -> None:
    record = Record("kills", tmp_path)
    record.add({"times": 3, "faults": ["a is lost", "b is lost", "no answer"]})
    assert record.mend("lost", "abc") == 2
    again = Record("kills", tmp_path)
    assert again.faults() == ["no answer"], "what was mended beside it excuses nothing"
    told = tell_faults(again.events)
    mended, _, still_open = told.partition("Mended: abc.")
    assert "`a is lost`\n- `b is lost`" in mended
    assert still_open.split("\n") == ["", "", "- `no answer`", "", "Not mended."]


def test_the_same_fault_counts_anew_after_it_was_mended(tmp_path: Path) -> None:
    record = Record("kills", tmp_path)
    for _ in range(2):
        record.add({"times": 1, "faults": ["lost"]})
        assert record.faults() == ["lost"]
        record.mend("lost", "abc")
        assert record.faults() == []
    assert record.total("times") == 2
    assert "`lost`, 2 times" in tell_faults(record.events)


def test_a_change_that_is_noticed_later_survives_no_longer() -> None:
    one, other = all_mutants()[:2]
    tried = Tried([describe(one, None), describe(other, None), describe(one, "tests/a.py::test")])
    assert tried.noticed == {one.short: "tests/a.py"}
    assert tried.survivors == {other.short}


def test_short_names_tell_changes_apart() -> None:
    mutants = all_mutants()
    assert len({mutant.short for mutant in mutants}) == len(mutants)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.__name__)
def test_pages_are_what_their_records_say(
    page: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of them; where the checkout has no record, nothing is written and the page stays."""
    monkeypatch.chdir(ROOT)
    kept = page.PAGE
    monkeypatch.setattr(page, "PAGE", tmp_path / kept.name)
    page.write()
    for written in tmp_path.iterdir():
        told = read_words((kept.parent / written.name).read_text())
        assert read_words(written.read_text()) == told, "run `python -m proof.report`"


def read_words(text: str) -> str | list[str]:
    """Of a picture only what is written in it: its strokes may differ by a rounding elsewhere."""
    return re.findall(r">([^<>]+)</text>", text) if "<svg" in text else text


def test_records_are_small() -> None:
    sizes = {path.name: path.stat().st_size for path in (ROOT / FOLDER).iterdir()}
    assert sizes, "there are records"
    assert max(sizes.values()) < LARGEST, sizes
    for path in (ROOT / FOLDER).glob("*.jsonl"):
        assert all(isinstance(json.loads(line), dict) for line in path.read_text().splitlines())
