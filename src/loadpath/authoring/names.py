"""What parts are called beside their ids, and how names are compared."""

from typing import Any

NAMED_BY = ("name", "classification", "hinge_type")


def spelled(name: str) -> str:
    """A name as it is compared: without case and blanks."""
    return "".join(name.casefold().split())


def names_of(record: Any) -> list[str]:
    """What a record is called beside its id."""
    return [each for key in NAMED_BY if (each := getattr(record, key, None))]
