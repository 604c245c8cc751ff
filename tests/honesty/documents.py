"""A document for every verdict, for every way to become incomplete, and for every spoilt thing."""

import copy
import json
from collections.abc import Callable, Iterator
from pathlib import Path

from loadpath.builders import create_beam

from .spoiled import OF_BEAMS, OF_GENERATED, SPOILS, Json, Spoil, beam, combined_beam, frame

CORPUS = Path(__file__).parents[2] / "corpus"


def spoiled(make: Callable[[], Json], spoil: Spoil) -> Json:
    document = make()
    spoil(document)
    return document


def beam_without_check() -> Json:
    document: Json = copy.deepcopy(create_beam(span_m=6, load_kn=10))
    return document


def beam_with_lenient_thresholds() -> Json:
    """It fails, whatever its check would let pass."""
    document = beam()
    document["analysis"]["load_combinations"][0]["load_case_factors"][0]["factor"] = 5.0
    document["analysis"]["unity_checks"][0]["thresholds"] = [8.0, 9.0, 10.0]
    return document


def _named() -> Iterator[tuple[str, Json]]:
    for make in (beam, frame, beam_without_check, beam_with_lenient_thresholds):
        yield make.__name__, make()
    for make in (beam, frame):
        for spoil in SPOILS:
            yield f"{make.__name__}: {spoil.__name__}", spoiled(make, spoil)
    for spoil in OF_BEAMS:
        yield f"beam: {spoil.__name__}", spoiled(beam, spoil)
    for spoil in OF_GENERATED:
        yield f"combined_beam: {spoil.__name__}", spoiled(combined_beam, spoil)
    for path in sorted((CORPUS / "engine").glob("*.json")):
        document = json.loads(path.read_text()).get("document")
        if isinstance(document, dict):
            yield path.stem, document


DOCUMENTS = dict(_named())
"""By name; those of `corpus/engine` have the name of what the engine says of them."""
