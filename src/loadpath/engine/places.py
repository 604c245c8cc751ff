"""Where nodes, members and supports stand in the tables, by id."""

import re
from dataclasses import dataclass
from typing import Protocol

from .host import Block
from .plates import PlatePlaces

NODE_PATH = re.compile(r"model\.nodes\[(\d+)\]")


class HasId(Protocol):
    """A part of a model as authoring gives it back."""

    @property
    def id(self) -> int: ...


Part = int | HasId
"""A node or a member: its id, or what authoring gave back for it."""


@dataclass(frozen=True)
class Places:
    """The rows of everything, by id; nodes and plates that meshing made come last."""

    node: dict[int, int]
    member: dict[int, int]
    support_node: dict[int, int]
    support_ids: list[int]
    node_positions: Block
    member_lengths: Block
    member_axes: Block
    plates: PlatePlaces

    def of_node(self, node: Part) -> int:
        """The row of a node."""
        return _row_of(self.node, node, "node")

    def of_member(self, member: Part) -> int:
        """The row of a member."""
        return _row_of(self.member, member, "member")

    def of_support(self, node: Part) -> int:
        """The row of the support at a node."""
        return _row_of(self.support_node, node, "a support at node")

    def node_at(self, path: str) -> int | None:
        """The node that a path of the document leads to, like `model.nodes[3]`."""
        found = NODE_PATH.match(path)
        return list(self.node)[int(found[1])] if found else None


def _row_of(rows: dict[int, int], part: Part, what: str) -> int:
    number = part if isinstance(part, int) else part.id
    if number not in rows:
        ids = list(rows)
        there = f"{min(ids)} to {max(ids)}" if ids else "none"
        raise LookupError(f"{what} {number} is not in these results (ids: {there})")
    return rows[number]
