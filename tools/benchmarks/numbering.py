"""Ids for what the notation knows by name."""

from __future__ import annotations

from typing import Any

from tools.benchmarks import axes


class Numbering:
    """Ids given to the names of the notation, and the lengths that loads need."""

    def __init__(self, model: dict[str, Any]) -> None:
        self.node_ids = number_names(model["nodes"])
        self.member_ids = number_names(model["members"])
        self.points = {name: axes.to_document(at) for name, at in model["nodes"].items()}
        self.lengths = {
            name: axes.distance(self.points[m["i"]], self.points[m["j"]])
            for name, m in model["members"].items()
        }


def number_names(names: dict[Any, Any]) -> dict[Any, int]:
    return {name: number for number, name in enumerate(names, start=1)}
