"""Results of all kinds of documents are as the schema declares them."""

import json
from pathlib import Path

import jsonschema_rs
import pytest

from loadpath.builders import create_beam
from loadpath.engine import DocumentRefused, Results, solve, solve_to_json, solving
from tests.declared_results import validated_results

CORPUS = Path(__file__).parents[2] / "corpus"
CASES = [
    path
    for folder in ("solved", "unstable")
    for path in sorted((CORPUS / folder).rglob("*.json"))
    if "document" in json.loads(path.read_text())
]


@pytest.mark.parametrize("path", CASES, ids=[path.stem for path in CASES])
def test_the_corpus_is_written_as_declared(path: Path) -> None:
    """`to_json` itself is held against the schema in every test (tests/declared_results.py)."""
    document = json.loads(path.read_text())["document"]
    try:
        results = solve(document)
    except DocumentRefused:
        return
    assert json.loads(results.to_json())["receipt"]["sets"].keys() == {
        found.name for found in results.sets
    }


def test_each_way_to_write_results_is_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    beam = create_beam(span_m=6, section="IPE300")
    results = solve(beam)
    monkeypatch.setattr(Results, "to_json", lambda *given, **options: b"{}")
    monkeypatch.setattr(solving, "solve_and_write", lambda *given: (b"{}", False))
    with validated_results():
        with pytest.raises(jsonschema_rs.ValidationError):
            results.to_json()
        with pytest.raises(jsonschema_rs.ValidationError):
            solve_to_json(beam)
