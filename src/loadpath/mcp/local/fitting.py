"""Keeps answers short: lists give way, from the end, until an answer fits."""

from typing import Any

import msgspec

SHORT = 1_900
"""Bytes of a summary; the promise is 2 kB."""
LARGEST = 256 * 1024
"""Bytes of the longest answer."""
MOST_ROWS = 200
"""Rows of a table."""


def fit_lists(answer: dict[str, Any], lists: tuple[str, ...], most: int = SHORT) -> dict[str, Any]:
    """Drop entries of these lists, those of the longest list first; say how many are left out."""
    fitted = dict(answer)
    for name in lists:
        fitted[name] = [_shortened(entry) for entry in answer[name]]
        fitted[f"{name}_left_out"] = 0
    while len(msgspec.json.encode(fitted)) > most:
        longest = max(lists, key=lambda name: len(msgspec.json.encode(fitted[name])))
        if not fitted[longest]:
            break
        drop = max(1, len(fitted[longest]) // 4)
        fitted[longest] = fitted[longest][:-drop]
        fitted[f"{longest}_left_out"] += drop
    return fitted


def _shortened(entry: Any) -> Any:
    """An entry whose texts are not longer than a line or two."""
    if isinstance(entry, dict):
        return {name: _shortened(value) for name, value in entry.items()}
    if isinstance(entry, str) and len(entry) > 240:
        return f"{entry[:237]}..."
    return entry


def capped(count: int) -> int:
    """How many rows a table leaves out."""
    return max(0, count - MOST_ROWS)
