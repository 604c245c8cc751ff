"""The documents of `corpus/`, as tests use them."""

import json
import random
from pathlib import Path
from typing import Any

CORPUS = Path(__file__).parents[2] / "corpus"
VALID = sorted((CORPUS / "valid").glob("*.json"))
INVALID = sorted((CORPUS / "invalid").glob("*.json"))
IMPLAUSIBLE = sorted((CORPUS / "implausible").glob("*.json"))


def valid_document(name: str) -> dict[str, Any]:
    document: dict[str, Any] = json.loads((CORPUS / "valid" / f"{name}.json").read_text())
    return document


def given(case: dict[str, Any]) -> Any:
    """What a case hands over: a document, text in parts, a random frame, a dict with NaN in it."""
    if "random_frame" in case:
        return random_frame(**case["random_frame"])
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


def random_frame(nodes: int, seed: int) -> dict[str, Any]:
    """A frame whose members run three times round all nodes, each time in another random order."""
    chance = random.Random(seed)
    places = list(range(nodes))
    joined: dict[frozenset[int], tuple[int, int]] = {}  # no two members between the same nodes
    for _ in range(3):
        chance.shuffle(places)
        for ends in zip(places, places[1:] + places[:1], strict=True):
            joined.setdefault(frozenset(ends), ends)

    def node(number: int) -> dict[str, Any]:
        at = {axis: chance.uniform(0, 60) for axis in "XYZ"}
        return {"id": number, **at, "nodal_support": None if number else 1}

    document = valid_document("beam")
    document["model"]["nodes"] = [node(number) for number in range(nodes)]
    document["model"]["members"] = [
        {"id": number, "start_node_id": start, "end_node_id": end, "section": 1}
        for number, (start, end) in enumerate(joined.values(), 1)
    ]
    document["analysis"] = {"load_cases": [{"id": 1, "name": "Q"}]}
    return document
