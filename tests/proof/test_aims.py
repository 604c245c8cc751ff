"""Pages of proofs state their aims, and where a record is below one, why and what adds to it."""

import json
from pathlib import Path

import pytest

from proof import durability_page
from proof.aims import counted, no_open_faults, tell_aims
from proof.hostile import page as hostile_page
from proof.report import INDEX, PAGES, collect, write_index

ROOT = Path(__file__).parents[2]


def test_what_is_missed_has_its_reason_and_its_command() -> None:
    aims = [
        counted("Kills", 500, 500, "slow", "`make a`"),
        counted("Cuts", 2000, 1999, "slow", "`make b`"),
        no_open_faults("Faults", [{"faults": ["a"], "mended": {"a": "b"}}], "make c"),
        no_open_faults("Faults", [{"faults": ["a", "b"], "mended": {"a": "b"}}], "make d"),
        no_open_faults("Faults", [{"faults": []}], "make e"),
    ]
    assert tell_aims(aims).splitlines()[2:] == [
        "| Kills | 500 of 500 | met |",
        "| Cuts | 1,999 of 2,000 | missed: slow. Next: `make b` |",
        "| Faults | 1 faults, 0 of them not mended | met |",
        "| Faults | 2 faults, 1 of them not mended | missed: what was seen stands below. "
        "Next: mending it, then `make d` |",
        "| Faults | no faults | met |",
    ]


def test_every_page_has_aims_and_says_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    aims = collect()
    written = {path.name for path in (ROOT / INDEX).parent.glob("*.md")} - {INDEX.name}
    assert written == aims.keys()
    for name, own in aims.items():
        assert len(own) >= 2, name
        assert all(aim.what and aim.found and aim.why and aim.next for aim in own), name
        assert tell_aims(own) in (ROOT / INDEX).with_name(name).read_text(), name


def test_the_index_is_what_the_records_say(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr("proof.report.INDEX", tmp_path / "index.md")
    write_index()
    assert (tmp_path / "index.md").read_text() == (ROOT / INDEX).read_text()


def keep(folder: Path, name: str, *events: dict[str, object]) -> None:
    path = folder / f"docs/proof/records/{name}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(json.dumps(event) + "\n" for event in events))


def test_without_a_record_every_page_misses_its_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    counts = [aim for page in PAGES for aim in page.aims() if aim.found.startswith("0 of")]
    assert len(counts) > 15
    assert not any(aim.is_met for aim in counts)


def test_requests_are_counted_by_who_sent_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    own = {"by": "an account that has something", "seconds": [36.0]}
    keep(
        tmp_path,
        "hostile-requests",
        {"requests": 1_000_000, "faults": []},
        {"requests": 4000, "faults": [], **own},
    )
    told = {aim.what: aim for aim in hostile_page.aims()}
    assert told["Requests from a free account that had nothing"].is_met
    aim = told["Requests from an account that has something"]
    assert (aim.found, aim.is_met) == ("4,000 of 1,000,000", False)
    assert aim.why.endswith("a thousand take 36 s here, so the rest 10 hours")


@pytest.mark.parametrize(
    ("load", "seconds", "is_met", "why"),
    [
        (12.0, 3.0, False, "the machine had other work at every one of them"),
        (1.0, 3.0, True, "it took longer"),
        (1.0, 6.0, False, "it took longer"),
    ],
)
def test_recovery_counts_where_nothing_else_runs(
    load: float, seconds: float, is_met: bool, why: str
) -> None:
    event = {"times": 1, "load": [load], "recovered": [seconds]}
    aim = durability_page.aim_of_recovery("SQLite", [event])
    assert aim.is_met == is_met
    assert aim.why.startswith(why)
    assert "sqlite 21`" in aim.next
