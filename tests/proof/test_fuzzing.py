"""What fuzzers begin with, and what is read from what they say. They themselves run in `make fuzz`:
they are compiled for minutes."""

from pathlib import Path

import pytest

from loadpath.document import validate
from proof.fuzzing import __main__ as fuzzing
from proof.fuzzing.coverage import Lines, by_folder
from proof.fuzzing.findings import FINDINGS
from proof.fuzzing.fuzzer import FUZZERS, Fuzzer, Ran, read_progress
from proof.fuzzing.seeds import formulas, words, write_dictionary
from proof.record import Record

ROOT = Path(__file__).parents[2]
SAID = """\
INFO: -fork=1: fuzzing in separate process(s)
#1200: cov: 810 ft: 840 corp: 60 exec/s: 886 oom/timeout/crash: 0/0/0 time: 7s job: 2 dft_time: 0
==1==ERROR: AddressSanitizer: heap-buffer-overflow
#4987: cov: 866 ft: 999 corp: 64 exec/s: 92 oom/timeout/crash: 0/0/1 time: 9s job: 3 dft_time: 0
INFO: exiting: 0 time: 10s
"""


def test_a_fuzzer_is_there_for_each_source() -> None:
    sources = {path.stem for path in (ROOT / "engine" / "fuzz").glob("*.cpp")}
    assert {fuzzer.name for fuzzer in FUZZERS} == sources


def test_the_last_count_is_read() -> None:
    assert read_progress(SAID) == Ran(4987, 866, 64, "")
    assert read_progress("INFO: exiting: 0 time: 1s\n") == Ran(0, 0, 0, "")


def test_words_are_those_of_the_document(tmp_path: Path) -> None:
    assert {'"load_combinations"', '"start_node_id"', '"COROTATIONAL"'} <= set(words())
    write_dictionary(tmp_path / "words", ['"id"', "é"])
    assert (tmp_path / "words").read_text() == '"\\x22id\\x22"\n"\\xC3\\xA9"\n'


def test_formulas_of_the_corpus_are_among_the_seeds() -> None:
    assert {"L / 250", "abs(d)", "sqrt(L, 2)"} <= set(formulas())


def test_documents_of_the_corpus_are_seeds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("proof.fuzzing.fuzzer.KEPT", tmp_path)
    solve = next(fuzzer for fuzzer in FUZZERS if fuzzer.name == "solve")
    fuzzing.prepare(solve)
    texts = [path.read_bytes() for path in solve.seeds.iterdir()]
    assert max(map(len, texts)) <= solve.largest, "longer ones would be cut"
    assert sum(not validate(text).errors for text in texts[::10]) > 10


def test_fuzzers_take_turns_go_on_and_tell_faults(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("proof.fuzzing.fuzzer.KEPT", tmp_path)
    monkeypatch.setattr(fuzzing, "prepare", lambda _: None)

    def run_for(fuzzer: Fuzzer, _: int) -> Ran:
        fuzzer.faults.mkdir(parents=True, exist_ok=True)
        if fuzzer.name == "formula":
            (fuzzer.faults / "crash-1").touch()
        return Ran(10, 20, 30, "")

    monkeypatch.setattr(fuzzing, "run_for", run_for)
    first = list(fuzzing.prove(5, Record("fuzzing", tmp_path)))
    assert [event["fuzzer"] for event in first] == [fuzzer.name for fuzzer in FUZZERS]
    told = [event["fuzzer"] for event in first if event["faults"]]
    assert told == ["formula"]
    again = list(fuzzing.prove(17, Record("fuzzing", tmp_path)))
    assert [event["minutes"] for event in again] == [10] * len(FUZZERS) + [2] * len(FUZZERS)


def test_lines_are_counted_by_folder() -> None:
    def file(name: str, covered: int, count: int) -> dict[str, object]:
        return {"filename": name, "summary": {"lines": {"covered": covered, "count": count}}}

    files = [
        file("/here/engine/src/checks/generic/report.cpp", 3, 4),
        file("engine/src/checks/span.cpp", 1, 2),
        file("engine/src/solve.cpp", 5, 5),
        file("/usr/include/c++/12/vector", 7, 9),
    ]
    report = {"data": [{"files": files}]}
    assert by_folder(report) == {"": Lines(9, 11), ".": Lines(5, 5), "checks": Lines(4, 6)}


def test_what_was_found_is_kept_away_by_tests_that_exist() -> None:
    assert all((ROOT / finding.test.partition("::")[0]).is_file() for finding in FINDINGS)
