"""What a builder raises: which parameter, what was found, what is allowed."""

from typing import Literal

Code = Literal[
    "missing_parameter",
    "conflicting_parameters",
    "invalid_parameter",
    "unknown_section",
    "unknown_material",
    "unknown_support",
    "unknown_load_type",
]


class ParameterError(ValueError):
    """A parameter that is missing, contradictory, out of range or unknown."""

    def __init__(self, code: Code, parameter: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.parameter = parameter
