"""docs/reference/authoring.md: its code runs, and it names every call."""

import re
from pathlib import Path

from loadpath import Model
from loadpath.authoring import LoadCase

PAGE = (Path(__file__).parents[2] / "docs/reference/authoring.md").read_text()


def test_the_code_runs() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    names: dict[str, object] = {}
    exec(code, names)
    assert names["checks"].verdict.state == "passes"  # type: ignore[attr-defined]


def test_every_call_is_on_the_page() -> None:
    calls = [name for kind in (Model, LoadCase) for name in dir(kind) if not name.startswith("_")]
    described = re.findall(r"`(\w+)[(`\[.]", PAGE)
    missing = set(calls) - set(described) - {"id", "name", "of", "record", "word"}
    assert missing == set()
