"""What a tool answers when it cannot do what was asked: never an error of the protocol."""

import re
from typing import Any

from loadpath.builders import ParameterError

NEAREST = re.compile(r"(?:the nearest is|did you mean) '([^']{1,80})'")
MOST_ISSUES = 25


class ToolError(Exception):
    """Where it is wrong, what was found, what is expected, and the nearest right thing."""

    def __init__(
        self,
        message: str,
        code: str,
        path: str = "",
        suggestion: str | None = None,
        more: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.code = code
        self.path = path
        self.suggestion = suggestion or nearest_in(message)
        self.more = more or {}

    def __reduce__(self) -> tuple[Any, ...]:
        arguments = (self.message, self.code, self.path, self.suggestion, self.more)
        return type(self), arguments

    def body(self) -> dict[str, Any]:
        """The error as plain data; `path` is of an argument, or inside the model."""
        body: dict[str, Any] = {"error": self.message, "code": self.code}
        if self.path:
            body["path"] = self.path
        if self.suggestion:
            body["suggestion"] = self.suggestion
        return body | self.more


def nearest_in(message: str) -> str | None:
    """The nearest name that a message of ours offers."""
    found = NEAREST.search(message)
    return found[1] if found else None


def of_parameter(error: ParameterError) -> ToolError:
    return ToolError(f"{error}.", error.code, error.parameter)


def of_issues(message: str, errors: list[Any], warnings: list[Any]) -> ToolError:
    """A model that does not validate: the first error leads, the others are listed."""
    first = errors[0]
    counts = {"error_count": len(errors), "warning_count": len(warnings)}
    return ToolError(
        message,
        "invalid_model",
        first["path"],
        first.get("suggestion") or first["message"],
        {"errors": errors[:MOST_ISSUES], **counts},
    )
