"""The tasks: what is asked, what is right by hand, and the calls that find it."""

from pathlib import Path
from typing import Any

import msgspec

FILE = Path(__file__).parent / "tasks.json"


class Place(msgspec.Struct, frozen=True, array_like=True):
    """Where an answer has something, and by what it is multiplied."""

    path: str
    scale: float | None = None


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question to an agent that has the tools of a server."""

    id: str
    ask: str
    expected: dict[str, float | str]
    """Figures and words by name; figures are compared as magnitudes."""
    because: str
    """How the expectation is found without us."""
    script: list[tuple[str, dict[str, Any]]]
    """Tools and arguments; `$handle` is the newest handle."""
    read: dict[str, Place]
    """Where the last answer has each expectation."""
    tolerance: float = 0.01

    @property
    def prompt(self) -> str:
        """What the agent is told."""
        names = ", ".join(self.expected)
        return f"{self.ask} Find it with Loadpath and answer with a JSON object of {names}."

    def is_right(self, answer: Any) -> bool:
        """Whether an answer has all that is expected."""
        return isinstance(answer, dict) and all(
            self.agrees(wanted, answer.get(name)) for name, wanted in self.expected.items()
        )

    def agrees(self, wanted: float | str, found: Any) -> bool:
        if isinstance(wanted, str):
            return bool(found == wanted)
        is_number = isinstance(found, int | float) and not isinstance(found, bool)
        return is_number and abs(abs(found) - abs(wanted)) <= self.tolerance * abs(wanted)


def read_tasks() -> list[Task]:
    return msgspec.json.decode(FILE.read_bytes(), type=list[Task])
