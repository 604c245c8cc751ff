"""What is tried, by the names under which it is kept, and what a trial gives."""

from typing import NamedTuple

RULE = "50 links"
RACE = "changes of one model"
REVOCATION = "revocation of a key"
CRASH = "retries across a crash"
MIGRATION = "migration by four at once"
HANGING_RULE = "50 links, the database hangs"
HANGING_RACE = "changes of one model, the database hangs"
HANGING_REVOCATION = "revocation of a key, the database hangs"


class Outcome(NamedTuple):
    operations: int
    faults: list[str]
    """What was wrong."""
    unknown: int = 0
    """Answers that do not say whether it was done."""
