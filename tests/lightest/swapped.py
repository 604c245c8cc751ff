"""A document with another section, put in by our own hands."""

import copy
from typing import Any

import msgspec

from loadpath.answer.lightest import CandidateSection


def swapped(
    document: dict[str, Any], section: CandidateSection, classification: str
) -> dict[str, Any]:
    """The document with a section of the library for all members of a classification."""
    other = copy.deepcopy(document)
    record = msgspec.to_builtins(section)
    record["dimensions"] = {k: v for k, v in record["dimensions"].items() if v is not None}
    record = {k: v for k, v in record.items() if v is not None}
    other["model"]["sections"].append({"id": 99, "material": 1, **record})
    for member in other["model"]["members"]:
        if member["classification"] == classification:
            member["section"] = 99
    return other
