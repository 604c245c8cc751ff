"""Figures of `corpus/solved/checks`: utilizations of members."""

from collections.abc import Iterator

from loadpath.engine import Results
from tools.verification.figure import Figure, Json, single


def figures(case: Json, results: Results) -> Iterator[Figure]:
    for expected in case["expected"]:
        entity = entity_of(expected, results)
        what = f"utilization, {expected['governed_by']}"
        wanted = expected["utilization"]
        yield single(what, "", wanted, entity["utilization"], expected["rel_tol"])


def entity_of(expected: Json, results: Results) -> Json:
    """What the check says of the member that is meant."""
    found = {check["check_id"]: check for check in results.unity_check_results}
    entity: Json = found[expected["check"]]["per_entity"][expected["entity"]]
    return entity
