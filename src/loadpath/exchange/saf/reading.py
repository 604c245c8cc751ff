"""What the parts of a SAF reader share: the sheets, the axes, the document as it grows, remarks."""

import re
from collections.abc import Iterable
from itertools import product
from typing import Any, NamedTuple

from loadpath.document.declaration.vector import Vector
from loadpath.exchange.errors import ExchangeError
from loadpath.exchange.report import Remarks
from loadpath.exchange.saf.axes import GLOBAL, UPWARD, Axes, length_of, place_of, plus
from loadpath.exchange.saf.sheet import Row, Sheet, key_of
from loadpath.exchange.workbook import Rows

Record = dict[str, Any]
SAME = 1e-6
"""Places nearer than this, in metres, are one."""
_PAIRS = ("Model", "Project")
_NUMBERED = re.compile(r"\D*?0*(\d{1,9})\s*$")


class Piece(NamedTuple):
    """A member of the document that is a part of a member of the workbook."""

    record: Record
    begin: float
    """Where it begins, as a fraction of the whole."""
    end: float


class Bar(NamedTuple):
    """A member of the workbook: its pieces in order and its length."""

    pieces: list[Piece]
    length: float
    turned: bool
    """Whether the document's local y and z are opposite to those that the workbook means."""


class Outline(NamedTuple):
    """The edges of a surface or an opening, each a chain of nodes: of two where it is straight."""

    edges: list[list[int]]

    def nodes(self) -> list[int]:
        """All nodes once, in order."""
        return [number for edge in self.edges for number in edge[:-1]]


class Reading:
    """One workbook on its way into a document."""

    def __init__(self, tables: dict[str, Rows]) -> None:
        self.remarks = Remarks()
        self._tables: dict[str, tuple[str, Rows]] = {}
        for name, rows in tables.items():
            if key_of(name) in self._tables:
                other = self._tables[key_of(name)][0]
                raise ExchangeError(name, f"should be the only sheet of its name, beside '{other}'")
            self._tables[key_of(name)] = (name, rows)
        self._read: dict[str, Sheet] = {}
        self.settings, self.project = map(self._pairs, _PAIRS)
        system = self.settings.get(key_of("System of units"), "Metric")
        self._imperial = _one_of("System of units", system, ("Metric", "Imperial")) == "Imperial"
        vertical = self.settings.get(key_of("Global coordinate system"), "Z vertical")
        section = self.settings.get(key_of("LCS of cross-section"), "ZYX")
        self.axes = Axes(
            _one_of("Global coordinate system", vertical, GLOBAL),
            _one_of("LCS of cross-section", section, UPWARD),
        )
        self.model: dict[str, list[Record]] = {}
        self._largest: dict[str, int] = {}
        self._bends: dict[tuple[int, ...], Record] = {}
        self.materials: dict[str, Record] = {}
        self.sections: dict[str, Record] = {}
        self.turned: set[str] = set()
        """Sections that stand upside down compared with the library's."""
        self.nodes: dict[str, Record] = {}
        self.bars: dict[str, Bar] = {}
        self.ribs: dict[str, Bar] = {}
        self.surfaces: dict[str, Record] = {}
        self.regions: dict[str, Record] = {}
        self.parts: dict[str, list[Record]] = {}
        """What a surface is here: its rest, in one piece or several, and its regions."""
        self.outlines: dict[str, Outline] = {}
        """The edges of surfaces, regions and openings, as the workbook counts them."""
        self.region_outlines: dict[str, Outline] = {}
        self.openings: dict[str, Outline] = {}
        self.supports: dict[str, Record] = {}
        """Nodes by the name of the support on them."""
        self.cases: dict[str, Record] = {}

    def sheet(self, name: str) -> Sheet:
        """A sheet of that name, which is thereby read."""
        if key_of(name) not in self._read:
            _, rows = self._tables.get(key_of(name), (name, []))
            self._read[key_of(name)] = Sheet(name, rows, imperial=self._imperial)
        return self._read[key_of(name)]

    def sheets_read(self) -> list[Sheet]:
        return list(self._read.values())

    def not_read(self) -> list[Sheet]:
        """The sheets that nothing has asked for."""
        return [
            Sheet(name, rows, imperial=self._imperial)
            for key, (name, rows) in self._tables.items()
            if key not in {*self._read, *map(key_of, _PAIRS)}
        ]

    def leave(self, row: Row, message: str) -> None:
        """Note that a row, or something of it, is not carried over."""
        self.remarks.add(row.sheet.name, _called(row), message)

    def note(self, row: Row, message: str) -> None:
        """Note of a row what has no structural meaning."""
        self.remarks.note(row.sheet.name, _called(row), message)

    def add(self, key: str, record: Record) -> Record:
        self.model.setdefault(key, []).append(record)
        self._largest[key] = max(self._largest.get(key, 0), record["id"])
        return record

    def add_node(self, place: Vector, name: str) -> Record:
        record = {"id": self.next_id("nodes"), **dict(zip("XYZ", place, strict=True))}
        self.nodes[name] = record
        return self.add("nodes", record)

    def bend_at(self, place: Vector, name: str) -> Record:
        """The node where a curved line bends, shared by all lines that bend there."""
        cell = tuple(round(each / SAME) for each in place)
        for step in product((0, -1, 1), repeat=3):
            near = self._bends.get(tuple(a + b for a, b in zip(cell, step, strict=True)))
            if near is not None and length_of(plus(place_of(near), place, -1.0)) < SAME:
                return near
        self._bends[cell] = self.add_node(place, name)
        return self._bends[cell]

    def shared(self, key: str, content: Record) -> int:
        """The number of the record with this content, which is added where there is none."""
        for known in self.model.get(key, []):
            if {field: value for field, value in known.items() if field != "id"} == content:
                return int(known["id"])
        return int(self.add(key, {"id": self.next_id(key), **content})["id"])

    def next_id(self, key: str) -> int:
        return self._largest.get(key, 0) + 1

    def node(self, row: Row, column: str, name: str) -> Record:
        if name not in self.nodes:
            raise row.error(column, f"should name a StructuralPointConnection; found '{name}'")
        return self.nodes[name]

    def _pairs(self, name: str) -> dict[str, str]:
        """A sheet that has a name and a value in each row."""
        _, rows = self._tables.get(key_of(name), (name, []))
        return {
            key_of(str(row[0])): str(row[1]).strip()
            for row in rows
            if len(row) > 1 and str(row[1]).strip()
        }


def numbers_of(names: Iterable[str]) -> dict[str, int]:
    """Ids by name: the number that each name ends with where all differ, else 1, 2, 3 in order."""
    listed = list(dict.fromkeys(names))
    found = {name: _NUMBERED.match(name) for name in listed}
    ids = {name: int(match[1]) for name, match in found.items() if match}
    if len(set(ids.values())) == len(listed):
        return ids
    return {name: number for number, name in enumerate(listed, start=1)}


def _called(row: Row) -> str:
    return row.text("Name") or f"row {row.number}"


def _one_of(what: str, found: str, words: Iterable[str]) -> str:
    for word in words:
        if key_of(word) == key_of(found):
            return word
    raise ExchangeError("Model", f"{what} should be one of {', '.join(words)}; found '{found}'")
