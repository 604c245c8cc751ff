"""What authoring gives back: small tokens that stand for parts of one structure.

They carry the id that the document uses, so nobody has to count. `of` keeps parts of two
structures apart.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from loadpath.authoring.argument_error import ArgumentError
from loadpath.authoring.arguments import shown


@dataclass(frozen=True, eq=False)
class Part:
    """A part of a structure, by the id it has in the document."""

    id: int
    of: object = field(repr=False)


@dataclass(frozen=True, eq=False)
class Node(Part):
    """A point of the structure."""

    X: float
    Y: float
    Z: float


@dataclass(frozen=True, eq=False)
class Member(Part):
    """A bar between two nodes."""

    start: Node
    end: Node


@dataclass(frozen=True, eq=False)
class Material(Part):
    """A material."""

    name: str


@dataclass(frozen=True, eq=False)
class Section(Part):
    """A cross-section with its material."""

    name: str


class Hinge(Part):
    """A release at a member's end."""


class MemberSet(Part):
    """Members in a row that a check treats as one."""


class Surface(Part):
    """A flat plate by its outline."""


class Plate(Part):
    """A plate of one finite element."""


@dataclass(frozen=True, eq=False)
class Combination(Part):
    """A sum of load cases."""

    name: str


P = TypeVar("P", bound=Part)


def owned(argument: str, value: Any, kind: type[P], structure: object) -> P:
    """The part, if it is of that kind and of this structure."""
    if not isinstance(value, kind):
        wanted = kind.__name__.lower()
        raise ArgumentError(
            argument, f"'{argument}' should be a {wanted} of this model, found {shown(value)}"
        )
    if value.of is not structure:
        raise ArgumentError(argument, f"'{argument}' belongs to another model")
    return value


def owned_list(argument: str, value: Any, kind: type[P], structure: object) -> list[P]:
    """One part or several, as a list that is not empty."""
    if isinstance(value, Iterable) and not isinstance(value, str):
        parts = [owned(argument, part, kind, structure) for part in value]
        if not parts:
            raise ArgumentError(argument, f"'{argument}' is empty")
        return parts
    return [owned(argument, value, kind, structure)]
