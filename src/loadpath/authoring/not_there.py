"""What is asked for and is not in the model: said with what is there, and what is near."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any

from loadpath.authoring.arguments import shown

MOST_NAMED = 20


class NotThere(LookupError):
    """A part that the model does not have."""


def no_such_name(what: str, name: Any, known: Iterable[str | None]) -> NotThere:
    """By a name, with the nearest one."""
    names = list(dict.fromkeys(each for each in known if each))
    close = get_close_matches(str(name).casefold(), [each.casefold() for each in names], n=1)
    near = next((each for each in names if close and each.casefold() == close[0]), None)
    hint = f"; did you mean {near!r}?" if near else ""
    told = ", ".join(repr(each) for each in names[:MOST_NAMED]) or "none has a name"
    more = f" and {len(names) - MOST_NAMED} more" if len(names) > MOST_NAMED else ""
    return NotThere(f"there is no {what} {shown(name)}{hint} ({told}{more})")


def no_such_id(what: str, number: Any, known: Iterable[int]) -> NotThere:
    """By an id, with those there are."""
    ids = sorted(known)
    there = f"ids: {ids[0]} to {ids[-1]}" if ids else "there are none"
    return NotThere(f"there is no {what} {shown(number)} ({there})")
