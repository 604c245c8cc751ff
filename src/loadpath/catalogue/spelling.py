"""Brings the many spellings of a section's name to one key, and finds the nearest key.

"ipe 300", "RHS100X50X5.0", "HSS 6.000 x 0.250", "457x191 UB 67" and "CHS 88,9*5" all find theirs.
"""

import re
from collections.abc import Iterable
from math import log

_LONGEST = 64
_CROSSES = str.maketrans({"\u00d7": "x", "*": "x", ",": "."})
_TRAILING_ZEROS = re.compile(r"(\.\d*?)0+(?!\d)")
_BARE_POINT = re.compile(r"\.(?!\d)")
_LEADING_POINT = re.compile(r"(?<!\d)\.(?=\d)")
_BRITISH = re.compile(r"([\d.x]+)([a-z]+)(\d[\d.]*)?")
_SIDE_AND_WALL = re.compile(r"(shs|cfshs|l|uka)([\d.]+)(x[\d.]+)")
_NUMBER = re.compile(r"\d+(?:\.\d+)?")


def spell(name: str) -> str:
    """The key of a name: no case, no blanks, one cross, no trailing zeros, letters first."""
    if len(name) > _LONGEST:
        return name
    key = "".join(name.casefold().translate(_CROSSES).split())
    key = _BARE_POINT.sub("", _TRAILING_ZEROS.sub(r"\1", _LEADING_POINT.sub("0.", key)))
    # The British order: "457x191x67ub" and "457x191ub67".
    if british := _BRITISH.fullmatch(key):
        size, letters, mass = british.groups()
        key = f"{letters}{size}x{mass}" if mass else f"{letters}{size}"
    return key


def with_equal_sides(key: str) -> str:
    """The key of a square tube or an angle of which one side is named: "shs100x5", "l70x7"."""
    return _SIDE_AND_WALL.sub(r"\1\2x\2\3", key) if _SIDE_AND_WALL.fullmatch(key) else key


def letters_of(key: str) -> str:
    """The letters a key begins with."""
    return key[: len(key) - len(key.lstrip("abcdefghijklmnopqrstuvwxyz"))]


def nearest_key(key: str, keys: Iterable[str]) -> str | None:
    """The key with the same letters and the nearest numbers, else the one that reads alike."""
    if len(key) > _LONGEST:
        return None
    known = list(keys)
    letters, numbers = letters_of(key), _numbers(key)
    alike = [
        (sum(abs(log((a + 1) / (b + 1))) for a, b in zip(numbers, theirs, strict=True)), other)
        for other in known
        if letters_of(other) == letters and len(theirs := _numbers(other)) == len(numbers)
    ]
    if alike and numbers:
        return min(alike)[1]
    from difflib import get_close_matches  # only a miss needs it

    close = get_close_matches(key, known, n=1, cutoff=0.6)
    return close[0] if close else None


def _numbers(key: str) -> list[float]:
    return [float(number) for number in _NUMBER.findall(key)]
