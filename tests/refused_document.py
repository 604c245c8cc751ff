"""What is a valid document and refused by the engine, so that tests of refusals agree on it."""

from typing import Any

REFUSED_AT = "model.members[0].bedding"


def put_on_rock(document: Any) -> Any:
    """Ground under the first member, so hard that no division of the member could follow it."""
    document["model"]["members"][0]["bedding"] = {"y": 1e16, "z": 1e16, "frame": "Local"}
    return document
