"""Why a command ends without doing what was asked, for people and for programs.

People read it on standard error. With `--json` it is an object on standard output, made in `main`:
`error`, `code` (`bad_use` for wrong words, null where there is none), and what else is known.
"""

from typing import Any

import click

BAD_USE = "bad_use"


class Failure(click.ClickException):
    """A failure that knows its code; exit status 1."""

    def __init__(
        self,
        message: str,
        *,
        code: str | None = None,
        advice: str | None = None,
        text: str | None = None,
        **known: Any,
    ) -> None:
        super().__init__(message)
        self.code = code
        self.advice = advice
        self.text = text or message
        """What people read where it is more than the message."""
        self.known = known

    def format_message(self) -> str:
        return f"{self.text}\n{self.advice}" if self.advice else self.text


class BadUse(click.UsageError):
    """Wrong words; exit status 2."""

    def __init__(self, message: str, *, code: str = BAD_USE, **known: Any) -> None:
        super().__init__(message)
        self.code = code
        self.known = known


def describe_failure(error: click.ClickException) -> dict[str, Any]:
    """The failure as plain data."""
    if isinstance(error, Failure):
        advice = {"advice": error.advice} if error.advice else {}
        return {"error": error.message, "code": error.code, **advice, **error.known}
    code = getattr(error, "code", BAD_USE if isinstance(error, click.UsageError) else None)
    return {"error": error.format_message(), "code": code, **getattr(error, "known", {})}


def as_sentence(text: str) -> str:
    """What an error of ours says, as a sentence."""
    return f"{text[:1].upper()}{text[1:]}{'' if text.endswith('.') else '.'}"
