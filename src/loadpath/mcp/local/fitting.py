"""Keeps answers short: lists give way, from the end, until an answer fits."""

from typing import Any

import msgspec

SHORT = 850
"""Bytes of a summary. It goes out twice, structured and as text: together under 2 kB."""
LONGEST_NAME = 40
LARGEST = 256 * 1024
"""Bytes of the longest answer."""
MOST_ROWS = 200
"""Rows of a table."""


def fit_lists(answer: dict[str, Any], lists: tuple[str, ...], most: int = SHORT) -> dict[str, Any]:
    """Drop entries of these lists, those of the longest list first; say how many are left out."""
    fitted = dict(answer)
    for name in lists:
        fitted[name] = [_shortened(entry) for entry in answer[name]]
    while len(msgspec.json.encode(fitted)) > most:
        longest = max(lists, key=lambda name: len(msgspec.json.encode(fitted[name])))
        if not fitted[longest]:
            break
        drop = max(1, len(fitted[longest]) // 4)
        fitted[longest] = fitted[longest][:-drop]
        fitted[f"{longest}_left_out"] = fitted.get(f"{longest}_left_out", 0) + drop
    return fitted


def _shortened(entry: Any) -> Any:
    """An entry whose texts are not longer than a line or two."""
    if isinstance(entry, dict):
        return {name: _shortened(value) for name, value in entry.items()}
    if isinstance(entry, str) and len(entry) > 160:
        return f"{entry[:157]}..."
    return entry


def short_name(name: str) -> str:
    """A name that does not fill an answer by itself."""
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 3]}..."


def capped(count: int) -> int:
    """How many rows a table leaves out."""
    return max(0, count - MOST_ROWS)
