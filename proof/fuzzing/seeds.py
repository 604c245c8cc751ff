"""What fuzzers begin with: documents of the corpus, formulas of its checks, and words of both."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from loadpath.document.schema import schema
from proof.hostile.damage import originals

FUNCTIONS = ("abs(", "sqrt(", "min(", "max(", "sin(", "cos(", "tan(", "exp(", "ln(", "pow(")
NAMES = ("L", "F", "A", "a", "x", "pi", "1e308", "1e-308")
"""Those that engine/fuzz/formula.cpp knows, and figures at the ends of what a number holds."""


def formulas() -> list[str]:
    found: set[str] = set()
    for text in originals():
        found.update(_strings_of(json.loads(text), {"demand", "capacity", "Expression"}))
    return sorted(found) + [f"{function}L, 2)" for function in FUNCTIONS]


def words() -> list[str]:
    """Keys and words of the document as they stand in its text."""
    found: set[str] = set()
    _collect_words(schema("Document"), found)
    return sorted(json.dumps(word, ensure_ascii=False) for word in found)


def write_seeds(folder: Path, texts: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for number, text in enumerate(texts):
        (folder / f"{number:04}").write_text(text, encoding="utf-8")


def write_dictionary(path: Path, entries: list[str]) -> None:
    """As libFuzzer reads it: a quoted text per line."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(f"{_quoted(entry)}\n" for entry in entries), encoding="ascii")


def _quoted(entry: str) -> str:
    escaped = "".join(
        chr(byte) if 0x20 <= byte < 0x7F and chr(byte) not in '"\\' else f"\\x{byte:02X}"
        for byte in entry.encode()
    )
    return f'"{escaped}"'


def _strings_of(value: Any, keys: set[str]) -> Iterator[str]:
    if isinstance(value, dict):
        yield from (v for k, v in value.items() if k in keys and isinstance(v, str))
    if isinstance(value, dict | list):
        for each in value.values() if isinstance(value, dict) else value:
            yield from _strings_of(each, keys)


def _collect_words(part: Any, found: set[str]) -> None:
    if isinstance(part, dict):
        found.update(part.get("properties", {}))
        choices = [*part.get("enum", ()), part.get("const")]
        found.update(choice for choice in choices if isinstance(choice, str))
        part = list(part.values())
    if isinstance(part, list):
        for each in part:
            _collect_words(each, found)
