"""What the record of mutations knows: a change that a test noticed is eight letters of its name's
digest beside that test, one that survived has its whole name. A later event of a change counts."""

from collections.abc import Iterable

from proof.mutation.sources import Mutant
from proof.record import Event

UNNOTICED = "nothing"


def describe(mutant: Mutant, by: str | None) -> Event:
    """`by` is the test that noticed it."""
    return {
        "kind": mutant.change.kind,
        "by": by.split("::")[0] if by else UNNOTICED,
        "changes": [mutant.short],
    }


class Tried:
    def __init__(self, events: Iterable[Event]) -> None:
        found = list(events)
        self.noticed = {
            short: event["by"]
            for event in found
            if event["by"] != UNNOTICED
            for short in event["changes"]
        }
        """The test that noticed a change."""
        self.survivors = {
            short for event in found if event["by"] == UNNOTICED for short in event["changes"]
        } - self.noticed.keys()
