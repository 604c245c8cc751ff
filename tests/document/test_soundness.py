"""A document that is told to be sound has no errors, but for keys that stand twice."""

import json
from pathlib import Path

import pytest

from loadpath.document import validate
from loadpath.document.validation.soundness import is_sound

from .corpus import INVALID, VALID, given


@pytest.mark.parametrize("path", VALID, ids=lambda path: path.stem)
def test_a_valid_document_is_sound(path: Path) -> None:
    assert is_sound(path.read_bytes())


@pytest.mark.parametrize("path", INVALID, ids=lambda path: path.stem)
def test_a_document_with_errors_is_not_sound(path: Path) -> None:
    handed_over = given(json.loads(path.read_text()))
    text = handed_over if isinstance(handed_over, str) else json.dumps(handed_over)
    if is_sound(text.encode()):
        assert {issue.code for issue in validate(text).errors} <= {"duplicate_key"}
