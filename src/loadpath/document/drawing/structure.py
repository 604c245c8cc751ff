"""What of a document can be drawn: bars, plates and supports with their places.

Documents that are not finished, or not valid, are drawn as far as they go.
"""

from dataclasses import dataclass
from typing import Any

Point = tuple[float, float, float]


@dataclass(frozen=True)
class Bar:
    """A member between two places."""

    id: int
    start: Point
    end: Point
    section: str


@dataclass(frozen=True)
class Structure:
    """The places of everything."""

    bars: list[Bar]
    plates: list[list[Point]]
    supports: list[Point]

    @property
    def points(self) -> list[Point]:
        ends = [point for bar in self.bars for point in (bar.start, bar.end)]
        return [*ends, *(point for plate in self.plates for point in plate), *self.supports]

    @classmethod
    def of(cls, document: Any) -> "Structure":
        """What can be placed; records whose nodes are not there are left out."""
        model = document.get("model") if isinstance(document, dict) else None
        model = model if isinstance(model, dict) else {}
        nodes = {each.get("id"): each for each in _records(model, "nodes")}
        places = {number: _place(node) for number, node in nodes.items()}
        sections = {each.get("id"): each.get("name") for each in _records(model, "sections")}
        bars = [
            Bar(each["id"], places[start], places[end], str(sections.get(each.get("section"), "")))
            for each in _records(model, "members")
            if (start := each.get("start_node_id")) in places
            and (end := each.get("end_node_id")) in places
        ]
        outlines = [
            *(each.get("boundary_node_ids") or [] for each in _records(model, "plate_surfaces")),
            *(each.get("node_ids") or [] for each in _records(model, "plate_elements")),
        ]
        plates = [[places[node] for node in outline if node in places] for outline in outlines]
        held = [places[n] for n, each in nodes.items() if each.get("nodal_support") is not None]
        return cls(bars, [each for each in plates if len(each) > 2], held)


def _records(model: dict[str, Any], key: str) -> list[dict[str, Any]]:
    found = model.get(key)
    return [each for each in found if isinstance(each, dict)] if isinstance(found, list) else []


def _place(node: dict[str, Any]) -> Point:
    x, y, z = (node.get(key) for key in ("X", "Y", "Z"))
    return float(x or 0.0), float(y or 0.0), float(z or 0.0)
