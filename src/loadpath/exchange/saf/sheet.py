"""Rows of a SAF sheet by the names of their columns, with units; errors say sheet, row, column."""

import re
from collections.abc import Iterator, Mapping
from datetime import date
from math import isfinite
from typing import Any, TypeVar

from loadpath.exchange.errors import ExchangeError
from loadpath.exchange.saf import units
from loadpath.exchange.workbook import Rows

T = TypeVar("T")
_HEADING = re.compile(r"^(.*?)\s*(?:\[([^\]]*)\])?\s*$", re.S)
_LONGEST = 60
LARGEST = 1e30
"""Beyond it, squares of lengths overflow."""


def key_of(heading: str) -> str:
    """Headings are the same one whatever their case and blanks."""
    return "".join(heading.casefold().split())


class Row:
    """One object of a sheet."""

    def __init__(self, sheet: "Sheet", number: int, cells: Mapping[str, Any]) -> None:
        self.sheet = sheet
        self.number = number
        self._cells = cells

    def error(self, column: str, message: str) -> ExchangeError:
        return ExchangeError(f"{self.sheet.name}, row {self.number}, column '{column}'", message)

    def has(self, column: str) -> bool:
        return self._cell(column) is not None

    def text(self, column: str) -> str:
        """The text of a cell, without blanks around it; empty where there is none."""
        cell = self._cell(column)
        if cell is None:
            return ""
        if isinstance(cell, float) and cell.is_integer():
            return str(int(cell))
        return str(cell).strip()

    def needed(self, column: str) -> str:
        text = self.text(column)
        if not text:
            raise self.error(column, "is empty; a name or word is expected")
        return text

    @property
    def name(self) -> str:
        return self.needed("Name")

    def number_of(self, column: str, unit: str = "") -> float | None:
        """A number in SI, or None for an empty cell."""
        cell = self._cell(column)
        if cell is None:
            return None
        return self._read(column, cell) * self.sheet.factor(column, unit)

    def number_needed(self, column: str, unit: str = "") -> float:
        found = self.number_of(column, unit)
        if found is None:
            raise self.error(column, "is empty; a number is expected")
        return found

    def numbers(self, column: str, unit: str = "") -> list[float]:
        """Numbers in one cell, between semicolons, with or without parentheses."""
        factor = self.sheet.factor(column, unit)
        parts = self.text(column).strip("() ").split(";")
        return [self._read(column, part) * factor for part in parts if part.strip()]

    def names(self, column: str) -> list[str]:
        """Names in one cell, between semicolons."""
        parts = self.text(column).split(";")
        return [part.strip() for part in parts if part.strip()]

    def word(self, column: str, words: Mapping[str, T], default: T | None = None) -> T:
        """What a word of a list stands for."""
        found = self.text(column)
        if not found and default is not None:
            return default
        known = {key_of(word): meaning for word, meaning in words.items()}
        if key_of(found) not in known:
            listed = ", ".join(words)
            raise self.error(column, f"should be one of {listed}; found {_shown(found)}")
        return known[key_of(found)]

    def _cell(self, column: str) -> Any:
        self.sheet.asked.add(key_of(column))
        return self._cells.get(key_of(column))

    def _read(self, column: str, cell: Any) -> float:
        if isinstance(cell, str):
            try:
                cell = float(cell.strip().replace(",", "."))
            except ValueError:
                raise self.error(column, f"should be a number; found {_shown(cell)}") from None
        if isinstance(cell, bool) or not isinstance(cell, int | float) or not isfinite(cell):
            raise self.error(column, f"should be a number; found {_shown(cell)}")
        if abs(cell) > LARGEST:
            raise self.error(column, f"should be at most {LARGEST:g}; found {_shown(cell)}")
        return float(cell)


class Sheet:
    """The rows of one sheet; a sheet that is not there has none."""

    def __init__(self, name: str, rows: Rows, *, imperial: bool = False) -> None:
        self.name = name
        self._imperial = imperial
        self._units: dict[str, str] = {}
        self._rows = rows
        self._columns: list[str] = []
        self._headings: dict[str, str] = {}
        self.asked: set[str] = set()
        """Columns that somebody has looked at."""
        for heading in rows[0] if rows else []:
            words, unit = _split(str(heading))
            self._columns.append(key_of(words))
            self._headings.setdefault(key_of(words), words)
            if unit is not None and unit.strip():
                self._units[key_of(words)] = unit

        self._refuse_columns_twice()

    def _refuse_columns_twice(self) -> None:
        """Of two columns of one name nobody can say which counts, unless they say the same."""
        if len(set(self._columns)) == len(self._columns):
            return
        for number, cells in enumerate(self._rows[1:], start=2):
            found: dict[str, Any] = {}
            for column, cell in zip(self._columns, cells, strict=False):
                if column and not _is_empty(cell) and found.setdefault(column, cell) != cell:
                    place = f"{self.name}, row {number}, column '{self._headings[column]}'"
                    said = f"{_shown(found[column])} and {_shown(cell)}"
                    raise ExchangeError(place, f"should stand once; found {said}")

    def columns(self) -> list[str]:
        return self._columns

    def never_asked(self) -> list[str]:
        """Headings of columns that hold something which nobody has looked at."""
        filled = {
            column
            for cells in self._rows[1:]
            for column, cell in zip(self._columns, cells, strict=False)
            if column and not _is_empty(cell)
        }
        return [words for column, words in self._headings.items() if column in filled - self.asked]

    def has_zeros_alone(self, heading: str) -> bool:
        """Whether a column holds no other value than 0."""
        return all(
            not isinstance(cell, bool) and str(cell).strip() in ("0", "0.0")
            for cells in self._rows[1:]
            for column, cell in zip(self._columns, cells, strict=False)
            if column == key_of(heading) and not _is_empty(cell)
        )

    def is_filled(self) -> bool:
        """Whether anything stands below its headings, whether those have words or not."""
        return any(not _is_empty(cell) for cells in self._rows[1:] for cell in cells)

    def factor(self, column: str, unit: str) -> float:
        named = self._units.get(key_of(column))
        try:
            return units.to_si(unit, imperial=self._imperial, named=named)
        except units.OtherKind as known:
            raise ExchangeError(
                f"{self.name}, column '{column}'",
                f"its unit should be one of {known}; found {_shown(named)}",
            ) from None

    def __iter__(self) -> Iterator[Row]:
        for number, cells in enumerate(self._rows[1:], start=2):
            found = {
                column: cell
                for column, cell in zip(self._columns, cells, strict=False)
                if column and not _is_empty(cell)
            }
            if found:
                yield Row(self, number, found)


def _split(heading: str) -> tuple[str, str | None]:
    match = _HEADING.match(heading)
    assert match is not None, "the pattern matches any text"
    return match[1], match[2]


def _is_empty(cell: Any) -> bool:
    return cell is None or (isinstance(cell, str) and not cell.strip())


def _shown(cell: Any) -> str:
    text = cell.isoformat() if isinstance(cell, date) else str(cell)
    return f"'{text}'" if len(text) <= _LONGEST else f"'{text[:_LONGEST]}...'"
