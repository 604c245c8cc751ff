"""Every results document that a test has written is held against results.schema.json."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from loadpath.engine import Results

SCHEMA = Path(__file__).parents[1] / "docs/reference/schema/results.schema.json"


@contextmanager
def validated_results() -> Iterator[None]:
    """`Results.to_json` fails where what it writes is not as declared."""
    judge = jsonschema_rs.validator_for(json.loads(SCHEMA.read_text()))
    write = Results.to_json

    def write_and_judge(results: Results, **options: Any) -> bytes:
        text = write(results, **options)
        judge.validate(json.loads(text))
        return text

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Results, "to_json", write_and_judge)
        yield
