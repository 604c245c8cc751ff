"""Tables of an answer as views into its block of doubles, by the rows they are declared with."""

from collections.abc import Iterator
from functools import cache
from typing import Any, TypeVar

import msgspec
import numpy as np
from numpy.typing import NDArray

from loadpath.answer.table import Row, Table, rows_by_name
from loadpath.document.declaration.record import Record
from loadpath.document.declaration.shape import Object, Sequence, Shape, shape_of_root

from .host import Block

Structured = NDArray[np.void]
R = TypeVar("R", bound=Row)


class Tables:
    """The tables that a record of an answer's header declares."""

    def __init__(self, places: Record, block: Block) -> None:
        self._places = places
        self._block = block

    def __contains__(self, name: str) -> bool:
        return getattr(self._places, name) is not None

    def __getitem__(self, name: str) -> Block:
        """A table as rows and columns of plain numbers."""
        place: Table = getattr(self._places, name)
        end = place.offset + place.rows * place.width
        return self._block[place.offset : end].reshape(place.rows, place.width)

    def rows(self, name: str) -> Structured:
        """The same numbers by the names of the row: `rows["fx"]["max"]`."""
        return self[name].view(dtype_of(row_of(type(self._places), name)))[:, 0]

    def row(self, name: str, place: int) -> Any:
        """One row as the record that declares it."""
        return read_row(row_of(type(self._places), name), self[name][place])

    def ids(self, name: str) -> list[int]:
        """A table of ids as integers."""
        found: list[int] = self[name][:, 0].astype(int).tolist()
        return found


@cache
def row_of(places: type[Record], table: str) -> type[Row]:
    """The row that a table is declared with."""
    return rows_by_name()[shape_of_root(places).fields[table].marks["x-row"]]


def read_row(row: type[R], numbers: Block) -> R:
    """The record of a row from its numbers."""
    return msgspec.convert(_tree(shape_of_root(row), iter(numbers.tolist())), row)


def _tree(shape: Shape, numbers: Iterator[float]) -> Any:
    match shape:
        case Object():
            return {name: _tree(field.shape, numbers) for name, field in shape.fields.items()}
        case Sequence():
            return [_tree(shape.item, numbers) for _ in range(shape.least)]
    return next(numbers)


@cache
def dtype_of(row: type[Row]) -> np.dtype[np.void]:
    """A row as numpy sees it: the same names, nested as they are declared."""
    return np.dtype(_parts(shape_of_root(row)))


def _parts(shape: Object) -> list[Any]:
    return [(name, *_part(field.shape)) for name, field in shape.fields.items()]


def _part(shape: Shape) -> tuple[Any, ...]:
    match shape:
        case Object():
            return (_parts(shape),)
        case Sequence():
            return (_part(shape.item)[0], shape.least)
    return ("f8",)
