"""Numbers of other libraries in plain data, numpy's above all: to JSON they are numbers."""

from numbers import Integral, Real
from typing import Any


def as_number(value: Any) -> int | float:
    """What an encoder writes for a value that it does not know; TypeError where it is no number."""
    if isinstance(value, Integral):
        return int(value)
    if isinstance(value, Real):
        return float(value)
    raise TypeError(f"should be a JSON value, found a Python {type(value).__name__}")
