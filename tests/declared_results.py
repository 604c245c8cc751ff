"""Every results document that a test has, is held against results.schema.json.

Those of Python as they are written, in whatever test; those of pages and of npm where a test gets
them.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from loadpath.engine import Results, solving

SCHEMA = Path(__file__).parents[1] / "docs/reference/schema/results.schema.json"


def judge_results(document: Any) -> None:
    """Fail where a results document is not as declared."""
    _judge().validate(document)


@cache
def _judge() -> Any:
    return jsonschema_rs.validator_for(json.loads(SCHEMA.read_text()))


@contextmanager
def validated_results() -> Iterator[None]:
    """`Results.to_json` and `solve_to_json` fail where what they write is not as declared."""
    write = Results.to_json
    solve_and_write = vars(solving)["solve_and_write"]

    def write_and_judge(results: Results, **options: Any) -> bytes:
        text = write(results, **options)
        judge_results(json.loads(text))
        return text

    def solve_and_judge(*given: Any) -> tuple[bytes, bool]:
        text, is_refused = solve_and_write(*given)
        if not is_refused:
            judge_results(json.loads(text))
        return text, is_refused

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(solving, "solve_and_write", solve_and_judge)
        patch.setattr(Results, "to_json", write_and_judge)
        yield
