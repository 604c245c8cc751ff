"""What came of a transfer between formats: the document, and what was left behind."""

from typing import Any

import msgspec

from loadpath.document.types.imports import ImportEffect


class NotCarried(msgspec.Struct, frozen=True):
    """One thing that the other format cannot hold, or holds differently."""

    object: str
    """The list or sheet it stands in, as the file that was read calls it."""
    name: str
    """Its name or number there; empty where it is the sheet or the list as a whole."""
    message: str
    """What is not carried over, or became something else."""
    effect: ImportEffect = ImportEffect.structural
    """Whether it can change what the structure bears."""

    def __str__(self) -> str:
        return f"{self.object} {self.name}: {self.message}".replace(" :", ":")


class Transfer(msgspec.Struct, frozen=True):
    """A document that was read, and everything that could not be carried over."""

    model: dict[str, Any]
    report: list[NotCarried]


class Remarks:
    """Collects what is not carried over, in the order in which it is met, each once.

    What is added counts until somebody has dealt with it; `note` is for what bears nothing.
    """

    def __init__(self) -> None:
        self._found: dict[NotCarried, None] = {}

    def add(self, object: str, name: Any, message: str) -> None:
        self._found[NotCarried(object, str(name), message)] = None

    def note(self, object: str, name: Any, message: str) -> None:
        """Add what has no structural meaning."""
        self._found[NotCarried(object, str(name), message, ImportEffect.descriptive)] = None

    def listed(self) -> list[NotCarried]:
        return list(self._found)
