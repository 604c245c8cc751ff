"""Reads {name: factor}, the names being those of load cases or of combinations."""

import sys
from collections.abc import Mapping
from numbers import Real
from typing import Any

from loadpath.builders.parameter import shown
from loadpath.builders.parameter_error import ParameterError


def read_factors(given: Mapping[str, Any], known: list[str], what: str) -> dict[str, float]:
    """The factors by name, every name known and every factor a number."""
    factors = {}
    for name, factor in given.items():
        if name not in known:
            raise ParameterError(
                "invalid_parameter",
                "factors",
                f"'factors' names {shown(name)}; the {what} are: {', '.join(known) or 'none'}",
            )
        is_number = isinstance(factor, Real) and not isinstance(factor, bool)
        if not is_number or not abs(factor) <= sys.float_info.max:
            raise ParameterError(
                "invalid_parameter",
                "factors",
                f"the factor of {shown(name)} should be a number; it is {shown(factor)}",
            )
        factors[name] = float(factor)
    return factors
