"""A key that stands twice is found while the module reads, and told as validation tells it."""

import json
from pathlib import Path

import pytest

from loadpath.document import validate as validate_form_and_meaning
from loadpath.inspection import inspect, validate
from tests.document.corpus import VALID
from tests.document.test_repeated_keys import objects_in, write


@pytest.mark.parametrize("path", VALID, ids=lambda path: path.stem)
def test_a_key_twice_is_found_in_every_object(path: Path) -> None:
    document = json.loads(path.read_text())
    for marked in objects_in(document):
        text = write(document, marked, json.dumps).encode()
        assert inspect(text) is None, marked
        report = validate(text)
        assert "duplicate_key" in {issue.code for issue in report.errors}, marked
        assert report == validate_form_and_meaning(text)
