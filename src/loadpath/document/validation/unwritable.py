"""Finds what JSON cannot express in an object that was handed over in Python."""

from math import isfinite
from numbers import Integral, Real
from typing import Any

from .issues import Finding, Where

TOO_DEEP = Finding("too_deep", (), "should not be nested so deeply; a document needs 12 levels")

_DEPTH = 200


def unwritable(document: Any) -> list[Finding]:
    """Where an object handed over holds what JSON cannot express."""
    findings: list[Finding] = []
    try:
        _look(document, (), findings)
    except RecursionError:
        return [TOO_DEEP]
    return findings


def _look(value: Any, where: Where, findings: list[Finding]) -> None:
    if len(findings) > 1000:
        return
    if len(where) > _DEPTH:
        raise RecursionError
    match value:
        case None | bool():
            problem = ""
        case Integral():
            big = int(value).bit_length() > 1024
            problem = "should be a finite number, found an integer beyond 1.8e308" if big else ""
        case Real():
            problem = "" if isfinite(value) else f"should be a finite number, found {value}"
        case str():
            sound = value.isascii() or value.encode(errors="replace").decode() == value
            problem = "" if sound else "should be Unicode text, found half a surrogate pair"
        case dict():
            problem = ""
            for key, item in value.items():
                if isinstance(key, str | int | float | None):
                    _look(item, (*where, str(key)), findings)
                else:
                    problem = f"should have texts as keys, found {type(key).__name__}"
        case list() | tuple():
            problem = ""
            for index, item in enumerate(value):
                _look(item, (*where, index), findings)
        case _:
            problem = f"should be a JSON value, found a Python {type(value).__name__}"
    if problem:
        findings.append(Finding("not_json", where, problem))
