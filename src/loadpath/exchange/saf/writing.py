"""What the parts of a SAF writer share: the document, the axes, the sheets as they grow."""

from collections.abc import Sequence
from typing import Any

from loadpath.exchange.saf.axes import Axes, place_of
from loadpath.exchange.workbook import Rows

Record = dict[str, Any]


class Writing:
    """One document, plain and in SI, on its way into a workbook."""

    def __init__(self, document: Record) -> None:
        self.document = document
        self.model: Record = document["model"]
        self.analysis: Record = document["analysis"]
        self.axes = Axes()
        self.nodes = {node["id"]: node for node in self.model["nodes"]}
        self.materials = _unique_names(self.model.get("materials") or [])
        """Names of materials by id; in a workbook they differ."""
        self._sheets: dict[str, list[Record]] = {}

    def listed(self, key: str) -> list[Record]:
        return self.model.get(key) or []

    def add(self, sheet: str, row: Record) -> None:
        """Add a row; its keys are the headings, with their units."""
        self._sheets.setdefault(sheet, []).append(row)

    def is_apart(self, member: Record) -> bool:
        """Whether the nodes of a member are two places; some live in their offsets alone."""
        ends = [place_of(self.nodes[member[key]]) for key in ("start_node_id", "end_node_id")]
        return ends[0] != ends[1]

    def tables(self) -> dict[str, Rows]:
        found: dict[str, Rows] = {}
        for name, rows in self._sheets.items():
            headings = list(dict.fromkeys(heading for row in rows for heading in row))
            found[name] = [list(headings), *([row.get(key) for key in headings] for row in rows)]
        return found


def node_name(number: int) -> str:
    return f"N{number}"


def member_name(number: int) -> str:
    return f"B{number}"


def surface_name(number: int) -> str:
    return f"S{number}"


def opening_name(surface: int, opening: int) -> str:
    return f"O{surface}.{opening}"


def support_name(node: int) -> str:
    return f"Sn{node}"


def is_along_axis(vector: Sequence[float]) -> bool:
    return sum(1 for each in vector if each) <= 1


def vector_text(vector: Sequence[float]) -> str:
    return "(" + ";".join(repr(each) for each in vector) + ")"


def _unique_names(records: list[Record]) -> dict[int, str]:
    found: dict[int, str] = {}
    for record in records:
        name = record["name"].strip().replace(";", ",") or f"M{record['id']}"
        if name in found.values():
            name = f"{name} ({record['id']})"
        found[record["id"]] = name
    return found
