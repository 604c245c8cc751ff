"""The decision records have one form, and the index names each."""

import re
from pathlib import Path

import pytest

from tools.generate.decisions_index import FOLDER, generate

RECORDS = sorted(path for path in FOLDER.glob("*.md") if path.name != "README.md")


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.stem)
def test_a_record_has_the_form(record: Path) -> None:
    first = record.read_text().partition("\n")[0]
    named = re.fullmatch(r"(\d{4})-[a-z0-9-]+", record.stem)
    headed = re.fullmatch(r"# (\d+)\. \w.*[^.]", first)
    assert named, "the file is named 0123-what-it-is-about.md"
    assert headed, f"the first line should be '# 123. What was decided'; it is {first!r}"
    assert int(named[1]) == int(headed[1])
    for part in ("Context.", "Decision", "Enforced by"):
        assert part in record.read_text(), f"{part} is missing"


def test_numbers_are_given_once() -> None:
    numbers = [record.name[:4] for record in RECORDS]
    assert len(set(numbers)) == len(numbers)


def test_the_index_names_every_record() -> None:
    [text] = generate().values()
    assert [record.name for record in RECORDS] == re.findall(r"\((\d{4}-[^)]*\.md)\)", text)
