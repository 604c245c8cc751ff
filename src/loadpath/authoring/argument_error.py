"""What authoring raises at the wrong call: which argument, what was found, what is meant."""

from typing import Literal

Code = Literal["missing_parameter", "invalid_parameter", "unknown_section", "unknown_material"]


class ArgumentError(ValueError):
    """An argument that is missing, out of range, unknown, or of another model."""

    def __init__(self, argument: str, message: str, code: Code = "invalid_parameter") -> None:
        super().__init__(message)
        self.argument = argument
        self.code = code
