"""What the unity checks of a document come to: tables of the engine, read when looked at.

`UnityCheck` says how a check ended without building anything; entities and their traces are read
one by one, as structure. How a trace reads is the engine's to say: `Results.unity_check_results`.
"""

import math
from collections.abc import Iterator, Sequence
from typing import TypeVar, overload

from loadpath.answer.check_results import CheckedEntity, CheckedPart, Quantity, Step
from loadpath.answer.check_rows import EntityRow, QuantityRow, StepRow
from loadpath.answer.checks import CheckHeader, EntityType, Status
from loadpath.answer.checks import Traces as TracesHeader
from loadpath.answer.table import Row

from .host import Block
from .tables import Tables

# As rows number them.
ENTITIES = tuple(
    zip(
        EntityType,
        (name for name in CheckedEntity.__struct_fields__ if name != "type"),
        strict=True,
    )
)
STATUSES = tuple(Status)

R = TypeVar("R", bound=Row)


def _row(row: type[R], numbers: list[float]) -> R:
    """A flat row; its numbers need not be known, so nothing is validated."""
    return row(**dict(zip(row.__struct_fields__, numbers, strict=True)))


def _finite(value: float) -> float | None:
    return value if math.isfinite(value) else None


class Traces:
    """The steps of every entity of every check."""

    def __init__(self, header: TracesHeader, block: Block) -> None:
        self._words = header.words
        tables = Tables(header.tables, block)
        self._steps = tables["steps"]
        self._quantities = tables["quantities"]

    def word(self, number: float) -> str | None:
        """A text by its number; a negative one is none."""
        return None if number < 0 else self._words[int(number)]

    def steps(self, first: int, count: int) -> list[Step]:
        """The steps of one entity."""
        begin = int(_row(StepRow, self._steps[first - 1].tolist()).quantities_end) if first else 0
        found = []
        for numbers in self._steps[first : first + count].tolist():
            row = _row(StepRow, numbers)
            end = int(row.quantities_end)
            found.append(self._step(row, begin, end))
            begin = end
        return found

    def _step(self, row: StepRow, begin: int, end: int) -> Step:
        return Step(
            title=self.word(row.title) or "",
            clause=self.word(row.clause),
            equation=self.word(row.equation),
            axis=self.word(row.axis),
            symbol=self.word(row.symbol),
            expression=self.word(row.expression),
            note=self.word(row.note),
            value=_finite(row.value),
            unit=self.word(row.unit) or "",
            demand=_finite(row.demand),
            capacity=_finite(row.capacity),
            is_utilization=row.is_utilization == 1,
            quantities=[
                self._quantity(_row(QuantityRow, numbers))
                for numbers in self._quantities[begin:end].tolist()
            ],
        )

    def _quantity(self, row: QuantityRow) -> Quantity:
        return Quantity(
            symbol=self.word(row.symbol) or "",
            value=_finite(row.value),
            unit=self.word(row.unit) or "",
        )


class Entities(Sequence[CheckedPart]):
    """The entities of one check with their traces."""

    def __init__(self, tables: Tables, traces: Traces) -> None:
        self._rows = tables["per_entity"]
        self._traces = traces

    def __len__(self) -> int:
        return len(self._rows)

    @overload
    def __getitem__(self, place: int) -> CheckedPart: ...
    @overload
    def __getitem__(self, place: slice) -> list[CheckedPart]: ...
    def __getitem__(self, place: int | slice) -> CheckedPart | list[CheckedPart]:
        if isinstance(place, slice):
            return [self._part(_row(EntityRow, row)) for row in self._rows[place].tolist()]
        return self._part(_row(EntityRow, self._rows[place].tolist()))

    def __iter__(self) -> Iterator[CheckedPart]:
        return (self._part(_row(EntityRow, row)) for row in self._rows.tolist())

    def heads(self) -> Iterator[CheckedPart]:
        """The same without traces, which take long to read of many."""
        return (self._part(_row(EntityRow, row), with_trace=False) for row in self._rows.tolist())

    def _part(self, row: EntityRow, with_trace: bool = True) -> CheckedPart:
        kind, id_name = ENTITIES[int(row.kind)]
        traces = self._traces
        return CheckedPart(
            entity=CheckedEntity(type=kind, **{id_name: int(row.id)}),
            utilization=_finite(row.utilization),
            status=STATUSES[int(row.status)],
            demand=_finite(row.demand),
            capacity=_finite(row.capacity),
            governing_combination_id=(
                None if math.isnan(row.combination) else int(row.combination)
            ),
            location_x_frac=_finite(row.x_frac),
            message=traces.word(row.message),
            rendered_report=traces.word(row.report),
            trace=traces.steps(int(row.steps_first), int(row.steps_count)) if with_trace else [],
        )


class UnityCheck:
    """One check of a document."""

    def __init__(self, header: CheckHeader, block: Block, traces: Traces) -> None:
        self._header = header
        self.check_id = header.check_id
        self.name = header.name
        self.status = header.status
        self.max_utilization = header.max_utilization
        self.message = header.message
        self.unsolved_combination_ids = header.unsolved_combination_ids
        self.per_entity = Entities(Tables(header.tables, block), traces)

    @property
    def governing(self) -> CheckedPart | None:
        """The entity that decides, with its trace."""
        place = self._header.governing
        return None if place is None else self.per_entity[place]
