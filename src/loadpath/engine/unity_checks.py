"""What the unity checks of a document come to: tables of the engine, spelled out when looked at.

`UnityCheck` says how a check ended without building anything; entities and their traces become the
dictionaries of the results document one by one.
"""

import math
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, overload

import numpy as np

from loadpath.answer.check_results import CheckedEntity
from loadpath.answer.checks import CheckHeader, EntityType, Status
from loadpath.answer.checks import Traces as TracesHeader

from .host import Block
from .tables import Tables

# As rows number them.
ENTITIES = tuple(
    zip(
        (each.value for each in EntityType),
        (name for name in CheckedEntity.__struct_fields__ if name != "type"),
        strict=True,
    )
)
STATUSES = tuple(each.value for each in Status)


def _finite(value: float) -> float | None:
    return value if math.isfinite(value) else None


class Traces:
    """The steps of every entity of every check."""

    def __init__(self, header: TracesHeader, block: Block) -> None:
        self.words = header.words
        tables = Tables(header.tables, block)
        self._rows = tables["rows"]
        self._text = tables["text"].reshape(-1).view(np.uint8)

    def spelled(self, first: int, count: int) -> list[dict[str, Any]]:
        """Rows as they stand in the results document."""
        begin = int(self._rows[first - 1, 6]) if first else 0
        found = []
        for row in self._rows[first : first + count].tolist():
            label, formula, unit, value, demand, capacity, end = row
            step: dict[str, Any] = {
                "label": self.words[int(label)],
                "formula": self.words[int(formula)],
                "substituted": self._text[begin : int(end)].tobytes().decode(),
                "value": _finite(value),
                "unit": self.words[int(unit)],
            }
            for name, number in (("demand", demand), ("capacity", capacity)):
                if not math.isnan(number):
                    step[name] = _finite(number)
            found.append(step)
            begin = int(end)
        return found


class Entities(Sequence[dict[str, Any]]):
    """The entities of one check with their traces."""

    def __init__(self, tables: Tables, traces: Traces) -> None:
        self._rows = tables["per_entity"]
        self._traces = traces

    def __len__(self) -> int:
        return len(self._rows)

    @overload
    def __getitem__(self, place: int) -> dict[str, Any]: ...
    @overload
    def __getitem__(self, place: slice) -> list[dict[str, Any]]: ...
    def __getitem__(self, place: int | slice) -> dict[str, Any] | list[dict[str, Any]]:
        if isinstance(place, slice):
            return [self._spelled(row) for row in self._rows[place].tolist()]
        return self._spelled(self._rows[place].tolist())

    def __iter__(self) -> Iterator[dict[str, Any]]:
        return map(self._spelled, self._rows.tolist())

    def _spelled(self, row: list[float]) -> dict[str, Any]:
        kind, number, status, utilization, demand, capacity, combination, place = row[:8]
        message, report, first, count = map(int, row[8:])
        kind_name, id_name = ENTITIES[int(kind)]
        entity: dict[str, Any] = {
            "entity": {"type": kind_name, id_name: int(number)},
            "utilization": _finite(utilization),
            "status": STATUSES[int(status)],
            "demand": _finite(demand),
            "capacity": _finite(capacity),
            "governing_combination_id": None if math.isnan(combination) else int(combination),
            "location_x_frac": _finite(place),
            "message": self._traces.words[message] if message >= 0 else None,
        }
        if report >= 0:
            entity["rendered_report"] = self._traces.words[report]
        entity["trace"] = self._traces.spelled(first, count)
        return entity


class UnityCheck:
    """One check of a document."""

    def __init__(self, header: CheckHeader, block: Block, traces: Traces) -> None:
        self._header = header
        self.check_id = header.check_id
        self.name = header.name
        self.status = header.status
        self.max_utilization = header.max_utilization
        self.per_entity = Entities(Tables(header.tables, block), traces)

    @property
    def governing(self) -> dict[str, Any] | None:
        """The entity that decides, with its trace."""
        place = self._header.governing
        return None if place is None else self.per_entity[place]

    @cached_property
    def spelled(self) -> dict[str, Any]:
        """The check as it stands in the results document."""
        header = self._header
        return {
            "check_id": header.check_id,
            "name": header.name,
            "limit_state": header.limit_state,
            "status": header.status,
            "max_utilization": header.max_utilization,
            "message": header.message,
            "governing": self.governing,
            "unsolved_combination_ids": header.unsolved_combination_ids,
            "per_entity": list(self.per_entity),
        }
