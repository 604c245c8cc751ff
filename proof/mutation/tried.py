"""What the record of mutations knows: eight letters of the digest of a change's name, beside the
test that noticed it, or beside nothing. A change that has been noticed once survives no longer."""

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
