"""One list of the document: its records by id, wherever they stand."""

from collections.abc import Callable
from typing import Any


class Records:
    """Finds, adds and numbers the records of a list, which others may change too."""

    def __init__(self, holder: Callable[[], Any], name: str) -> None:
        self._holder = holder
        self._name = name
        self._list: list[Any] | None = None
        self._places: dict[int, int] = {}
        self._highest = 0
        self._count = 0

    @property
    def all(self) -> list[Any]:
        """The list as it is now; empty where the document has none."""
        found: list[Any] | None = getattr(self._holder(), self._name)
        return [] if found is None else found

    def add(self, record: Any) -> None:
        if getattr(self._holder(), self._name) is None:
            setattr(self._holder(), self._name, [])
        self.all.append(record)

    def next_id(self) -> int:
        """One more than the largest id."""
        self._read()
        return self._highest + 1

    def find(self, number: int) -> Any:
        """The record with an id; None where there is none."""
        records = self._read()
        place = self._places.get(number)
        if place is None or records[place].id != number:
            self._forget()  # somebody changed an id, or the order
            place = self._places.get(number) if self._read() else None
        return None if place is None else records[place]

    def _read(self) -> list[Any]:
        records = self.all
        if records is not self._list or len(records) < self._count:
            self._forget()
            self._list = records
        for place in range(self._count, len(records)):
            number = records[place].id
            self._places[number] = place
            self._highest = max(self._highest, number)
        self._count = len(records)
        return records

    def _forget(self) -> None:
        self._places = {}
        self._highest = 0
        self._count = 0


def model_records(of: Any, name: str) -> Records:
    """A list of the model whose records have no handles."""
    return Records(lambda: of.document.model, name)
