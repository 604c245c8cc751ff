"""Tables of doubles that an answer's header names: {name: {offset, rows, width}}."""

from typing import Any

from .host import Block


class Tables:
    """Views into the block of an answer, by name."""

    def __init__(self, entries: dict[str, dict[str, int]], block: Block) -> None:
        self._entries = entries
        self._block = block

    def __contains__(self, name: str) -> bool:
        return name in self._entries

    def __getitem__(self, name: str) -> Block:
        entry = self._entries[name]
        offset, rows, width = entry["offset"], entry["rows"], entry["width"]
        return self._block[offset : offset + rows * width].reshape(rows, width)

    def ids(self, name: str) -> list[int]:
        """A table of ids as integers."""
        found: list[int] = self[name][:, 0].astype(int).tolist()
        return found


def tables_of(header: dict[str, Any], block: Block) -> Tables:
    return Tables(header["tables"], block)
