"""What a service has acknowledged, and what it may have done besides.

A thing is a saved model, a link or a key; its state is the text that a reader must get, or None
where there must be nothing. A request that got no answer may have been done or not: until somebody
looks, both states are right, and nothing else is.
"""

import time
from dataclasses import dataclass, field
from typing import NamedTuple


class Entry(NamedTuple):
    """What was asked for or acknowledged, and when by the clock that never goes back."""

    nanoseconds: int
    thing: str
    state: str | None
    is_acknowledged: bool


@dataclass
class Ledger:
    known: dict[str, str | None] = field(default_factory=dict)
    """By the thing's name, as it was acknowledged."""
    open: dict[str, str | None] = field(default_factory=dict)
    """Asked for and not answered."""
    acknowledged: int = 0
    history: list[Entry] = field(default_factory=list)

    def ask(self, thing: str, state: str | None) -> None:
        self.open[thing] = state
        self.history.append(Entry(time.monotonic_ns(), thing, state, is_acknowledged=False))

    def acknowledge(self, thing: str) -> None:
        self.known[thing] = state = self.open.pop(thing)
        self.acknowledged += 1
        self.history.append(Entry(time.monotonic_ns(), thing, state, is_acknowledged=True))

    def at(self, nanoseconds: int) -> "Ledger":
        """As it was at a moment."""
        then = Ledger()
        for entry in self.history:
            if entry.nanoseconds > nanoseconds:
                break
            then.open[entry.thing] = entry.state
            if entry.is_acknowledged:
                then.known[entry.thing] = then.open.pop(entry.thing)
        return then

    def refuse(self, thing: str) -> None:
        """A clear refusal: nothing was done."""
        self.open.pop(thing)

    def find_fault(self, thing: str, found: str | None) -> str | None:
        """What is wrong with the state that was found; right or not, it is what counts now."""
        allowed = [self.known.get(thing)]
        if thing in self.open:
            allowed.append(self.open.pop(thing))
        self.known[thing] = found
        if found in allowed:
            return None
        if found is None:
            return f"{thing} was acknowledged and is lost"
        if allowed == [None]:
            return f"{thing} was ended and is back"
        return f"{thing} is neither what it was nor what it was to become"

    def living(self, kind: str) -> list[str]:
        """Things that are there for certain."""
        things = [thing for thing, state in self.known.items() if state and thing not in self.open]
        return [thing for thing in things if thing.startswith(kind)]
