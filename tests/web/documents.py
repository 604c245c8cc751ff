"""Documents for the browser tests: from the corpus and from the builders."""

import json
from pathlib import Path
from typing import Any

from loadpath.builders import check_beam

CORPUS = Path(__file__).parents[2] / "corpus" / "solved"


def corpus_document(name: str) -> Any:
    """A document of the corpus by its path below `solved`, without `.json`."""
    return json.loads((CORPUS / f"{name}.json").read_text())["document"]


def checked_beam(**options: Any) -> Any:
    """A simply supported IPE 300 over 6 m with its EN 1993-1-1 check."""
    return check_beam(**{"span_m": 6, "section": "IPE300", "udl": 12, **options})
