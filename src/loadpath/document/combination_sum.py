"""A combination as the sum that it is: "1.35 G + 1.5 Q"."""

from collections.abc import Mapping
from typing import Any


def combination_sum(combination: Mapping[str, Any], names: Mapping[Any, Any]) -> str:
    """Of a record of any document, valid or not; load cases by id."""
    terms = combination.get("load_case_factors")
    text = " ".join(
        f"{_signed(term.get('factor'))} {names.get(term.get('load_case_id'), '?')}"
        for term in (terms if isinstance(terms, list) else ())
        if isinstance(term, dict)
    )
    return text.removeprefix("+ ")


def _signed(factor: Any) -> str:
    if not isinstance(factor, int | float):
        return "+ ?"
    return f"{'-' if factor < 0 else '+'} {abs(factor):.6g}"
