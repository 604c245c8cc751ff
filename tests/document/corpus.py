"""The documents of `corpus/`, as tests use them."""

import json
from pathlib import Path
from typing import Any

CORPUS = Path(__file__).parents[2] / "corpus"
VALID = sorted((CORPUS / "valid").glob("*.json"))
INVALID = sorted((CORPUS / "invalid").glob("*.json"))


def valid_document(name: str) -> dict[str, Any]:
    document: dict[str, Any] = json.loads((CORPUS / "valid" / f"{name}.json").read_text())
    return document


def given(case: dict[str, Any]) -> Any:
    """What an invalid case hands over: a document, text in parts, or a dict with NaN in it."""
    if "text" in case:
        return "".join(
            part if isinstance(part, str) else part["repeat"] * part["times"]
            for part in case["text"]
        )
    if "not_a_number_at" in case:
        *parents, last = case["not_a_number_at"]
        spot = case["document"]
        for key in parents:
            spot = spot[key]
        spot[last] = float("nan")
    return case["document"]
