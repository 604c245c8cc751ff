"""Tables of an answer: rows of doubles in its block, each row a declared record.

A row is a record whose leaves are all numbers, possibly nested, with lists of fixed length; it
stands in the block as exactly these numbers, in order. A table is declared as a field of a record
of tables, with the row it holds and what its rows run over.
"""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import Annotated, Any

import msgspec

from loadpath.document.declaration.record import Record, doc
from loadpath.document.declaration.units import Count


class Row(Record):
    """A record of numbers only; what `row.fx` gives, `row["fx"]` gives too."""

    def __getitem__(self, name: str) -> Any:
        if name not in self.__struct_fields__:
            raise KeyError(name)
        return getattr(self, name)

    def __iter__(self) -> Iterator[str]:
        return iter(self.__struct_fields__)

    def keys(self) -> tuple[str, ...]:
        """The names of its fields, in order."""
        return self.__struct_fields__


class Over(StrEnum):
    """What the rows of a table run over; in the order of the document where it has one."""

    node = "node"
    support = "support"
    member = "member"
    plate = "plate"
    piece = "piece"
    motion_and_node = "motion, node"
    mode_and_node = "mode, node"
    mode_and_point = "mode, member, station"
    entity = "entity"
    step = "step"
    quantity = "quantity"
    value = "value"


class Table(Record):
    """Where a table stands in the block of doubles."""

    offset: Annotated[Count, doc("Doubles before its first row.", 120)]
    rows: Annotated[Count, doc("Number of rows.", 5)]
    width: Annotated[Count, doc("Doubles of a row.", 7)]


def described(description: str) -> msgspec.Meta:
    """The documentation of a field that is a record or a list of them: its parts have examples."""
    return msgspec.Meta(description=description)


_rows: dict[str, type[Row]] = {}


def table(row: type[Row], over: Over, description: str) -> msgspec.Meta:
    """The documentation of a table: its row, what its rows run over, and one sentence."""
    _rows[row.__name__] = row
    return msgspec.Meta(
        description=description, extra_json_schema={"x-row": row.__name__, "x-over": over.value}
    )


def rows_by_name() -> Mapping[str, type[Row]]:
    """Every row that a table holds."""
    return _rows
