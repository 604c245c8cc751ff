"""Finds what may be changed in a C++ source, and writes the source with switches in its place."""

import re
from collections.abc import Container, Iterator
from typing import NamedTuple

TOLERANCE = 1e-3
"""Constants below it decide what counts as nothing: a tenth more of nothing is nothing."""

_SILENT = re.compile(r'//[^\n]*|^#[^\n]*|"(?:[^"\\\n]|\\.)*"|\'(?:[^\'\\\n]|\\.)*\'', re.MULTILINE)
_CONSTANT = re.compile(r"(?<![\w.])\d+(?:\.\d*(?:e[+-]?\d+)?|e[+-]?\d+)(?![\w.])")
_BINARY = re.compile(r"(?<= )(?:[-+*/<>]|[<>=!]=)(?=\s)")
_MINUS = re.compile(r"-(?=[\w(])")
_EXTREME = re.compile(r"\bstd::(?:f?min|f?max)(?=\()")
_CONDITION = re.compile(r"\bif (?=\()")
_FIXED = re.compile(
    r"\bconstexpr (?=(?:double|std::array<(?:double|Strength|Flexural|Lateral|Annex)\b))"
)
_OPERAND_ENDS = re.compile(r"[\w)\]]\s*$")
_WORD_BEFORE = re.compile(r"\b(?:return|case)\s*$")


class Change(NamedTuple):
    """Something at a place of a source that can be other than it is."""

    start: int
    end: int
    kind: str
    """constant, sign, product, comparison, extreme or condition."""
    text: str


def find_changes(source: str) -> list[Change]:
    """In the order of the source; comments, texts and loops are left alone."""
    code = _without_texts(source)
    found = sorted({change.start: change for change in _changes_of(code)}.values())
    return [change for change in found if not _is_in_loop_head(code, change.start)]


def _without_texts(source: str) -> str:
    return _SILENT.sub(lambda found: " " * len(found[0]), source)


def _changes_of(code: str) -> Iterator[Change]:
    def change(match: re.Match[str], kind: str) -> Change:
        return Change(match.start(), match.end(), kind, match[0].strip())

    for match in _CONSTANT.finditer(code):
        if float(match[0]) >= TOLERANCE:
            yield change(match, "constant")
    for match in _MINUS.finditer(code):
        before = code[: match.start()]
        if not _OPERAND_ENDS.search(before) or _WORD_BEFORE.search(before):
            yield change(match, "sign")
    for match in _BINARY.finditer(code):
        kind = "sign" if match[0] in "+-" else "product" if match[0] in "*/" else "comparison"
        yield change(match, kind)
    for match in _EXTREME.finditer(code):
        yield change(match, "extreme")
    for match in _CONDITION.finditer(code):
        yield change(match, "condition")


def _is_in_loop_head(code: str, at: int) -> bool:
    line = code[code.rfind("\n", 0, at) + 1 : at]
    return re.search(r"\b(?:for|while) \(", line) is not None


def with_switches(source: str, first: int, left_out: Container[int]) -> str:
    """The source with a switch for each of its changes, numbered from the first."""
    changed = list(source)
    code = _without_texts(source)
    for number, change in enumerate(find_changes(source), first):
        if number not in left_out:
            _switch(changed, code, change, number)
    text = _FIXED.sub("const ", "".join(changed))
    return f'#include "proof/mutation/switches.hpp"\n{text}'


def _switch(changed: list[str], code: str, change: Change, number: int) -> None:
    """Characters may become longer; their count stays, so that places stay valid."""
    of = "::loadpath::mutated::"
    if change.kind == "constant":
        changed[change.start] = f"{of}constant({number}, {changed[change.start]}"
        changed[change.end - 1] += ")"
    elif change.kind == "extreme":
        name = "Least" if "min" in change.text else "Most"
        changed[change.start : change.end] = [""] * (change.end - change.start)
        changed[change.start] = f"{of}{name}{{{number}}}"
    elif change.kind == "condition":
        changed[change.end] = f"({of}condition({number}, bool("
        changed[_closing(code, change.end)] = ")))"
    elif change.kind == "sign":
        changed[change.end - 1] += f" {of}Sign{{{number}}} *"
    else:
        name = {"*": "Times", "/": "Over"}.get(change.text, "Compare")
        changed[change.end - 1] += f" {of}{name}{{{number}}} {change.text}"


def _closing(code: str, opening: int) -> int:
    depth = 0
    for at in range(opening, len(code)):
        depth += {"(": 1, ")": -1}.get(code[at], 0)
        if depth == 0:
            return at
    raise ValueError("a parenthesis is not closed")
