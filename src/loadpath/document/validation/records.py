"""The records of a document by their path, listed once however many rules ask for them."""

from itertools import chain
from typing import Any

from loadpath.document.types.document import Document

from .column import column

Path = tuple[str, ...]


class Records:
    """Those of one document."""

    def __init__(self, document: Document) -> None:
        self._listed: dict[Path, list[Any]] = {(): [document]}

    def at(self, path: Path) -> list[Any]:
        """What stands at a path, which has no indexes: what lists hold one behind the other, and
        nothing for what is missing, empty or zero."""
        listed = self._listed.get(path)
        if listed is None:
            parents = self.at(path[:-1])
            listed = self._listed[path] = flat(column(path[-1])(parents)) if parents else []
        return listed


def flat(values: list[Any]) -> list[Any]:
    values = list(filter(None, values))
    if values and isinstance(values[0], list):
        return values[0] if len(values) == 1 else list(chain.from_iterable(values))
    return values
