"""Every number of a document that a check can depend on, one after the other."""

import copy
from collections.abc import Iterator
from typing import Any

Json = dict[str, Any]
# Fields of the model and of the loads; whatever else is a number counts or names.
LISTS = ("nodes", "sections", "materials", "member_sets")
FRACTIONS = ("start_frac", "end_frac")  # may not leave 0 to 1
LOADS = ("distributed_loads", "member_point_loads", "nodal_loads", "nodal_moments")


def perturbed(document: Json, share: float) -> Iterator[tuple[str, Json]]:
    """The document with one number changed by a share of itself, and the name of the number."""
    case = document["analysis"]["load_cases"][0]
    lists = [(name, document["model"].get(name, [])) for name in LISTS]
    lists += [(name, case.get(name, [])) for name in LOADS]
    for name, records in lists:
        for record in records:
            for key, holder in _numbers(record):
                before = holder[key]
                holder[key] = before * (1.0 + share)
                yield f"{name}.{key}", copy.deepcopy(document)
                holder[key] = before


def _numbers(record: Json) -> list[tuple[str, Json]]:
    found = [(key, record) for key, value in record.items() if isinstance(value, float) and value]
    found = [(key, holder) for key, holder in found if key not in FRACTIONS]
    for value in record.values():
        if isinstance(value, dict):
            found += _numbers(value)
    return found
