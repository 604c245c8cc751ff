"""The requirements as data: one row per requirement of the standard, in our words."""

import csv
from enum import StrEnum
from pathlib import Path

import msgspec

FILE = Path(__file__).with_name("requirements.csv")


class State(StrEnum):
    """How a requirement is met."""

    COVERED = "covered"
    WRITTEN_DOWN = "written down"
    NOT_APPLICABLE = "not applicable"
    OPERATOR = "the operator's"
    OPEN = "open"


class Requirement(msgspec.Struct, frozen=True):
    """What is asked, and by what it is met: tests where it is covered, a document where it asks
    for one or tells operators what is theirs; the note says why it does not apply, what is left to
    them, or what is missing."""

    id: str
    level: str
    asks: str
    state: State
    by: str
    note: str


def read_requirements() -> list[Requirement]:
    with FILE.open(newline="", encoding="utf-8") as file:
        return [msgspec.convert(row, Requirement) for row in csv.DictReader(file)]
