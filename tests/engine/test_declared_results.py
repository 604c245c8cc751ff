"""Results of all kinds of documents are as the schema declares them."""

import json
from pathlib import Path

import pytest

from loadpath.engine import DocumentRefused, solve

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
