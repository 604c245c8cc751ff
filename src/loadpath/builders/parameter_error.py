"""What a builder raises: which parameter, what was found, what is allowed."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

from loadpath.authoring import ArgumentError

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


@contextmanager
def inside(path: str, renamed: dict[str, str] | None = None) -> Iterator[None]:
    """Say of a wrong parameter where it stands: `members[3]`, or nothing for the outermost.

    What authoring calls its arguments is `renamed` to what the builder's caller calls them.
    """
    try:
        yield
    except ParameterError as error:
        if not path:
            raise
        place = f"{path}.{error.parameter}" if error.parameter else path
        raise ParameterError(error.code, place, f"{path}: {error}") from None
    except ArgumentError as error:
        name = (renamed or {}).get(error.argument, error.argument)
        message = str(error).replace(f"'{error.argument}'", f"'{name}'")
        place = f"{path}.{name}" if path else name
        raise ParameterError(error.code, place, f"{path}: {message}" if path else message) from None
