"""The three supports that have a word: what each lets go, all else is held."""

from typing import Any

SUPPORTS: dict[str, dict[str, Any]] = {
    "fixed": {},
    "pinned": {"RX": "Free", "RY": "Free", "RZ": "Free"},
    "roller": {"X": "Free", "RX": "Free", "RY": "Free", "RZ": "Free"},
}
