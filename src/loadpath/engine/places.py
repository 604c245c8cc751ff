"""Where nodes, members and supports stand in the tables, by id."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Protocol

from .host import Block
from .plates import PlatePlaces

NODE_PATH = re.compile(r"model\.nodes\[(\d+)\]")


class HasId(Protocol):
    """A part of a model as authoring gives it back."""

    @property
    def id(self) -> int: ...


Part = int | HasId
"""A node: its id, or what authoring gave back for it."""

NamedPart = int | str | HasId
"""A member: its id, its label where no other has it, or what authoring gave back for it."""

Labels = Callable[[], dict[str, list[int]]]


@dataclass
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
    labels: Labels = dict
    """Members by their labels."""
    model: object = None
    """The model that was solved, where it is known: parts of another one are refused."""

    def of_node(self, node: Part) -> int:
        """The row of a node."""
        return self._row_of(self.node, node, "node")

    def of_member(self, member: NamedPart) -> int:
        """The row of a member."""
        if isinstance(member, str):
            member = self._labelled(member)
        return self._row_of(self.member, member, "member")

    def of_support(self, node: Part) -> int:
        """The row of the support at a node."""
        return self._row_of(self.support_node, node, "a support at node")

    def node_at(self, path: str) -> int | None:
        """The node that a path of the document leads to, like `model.nodes[3]`."""
        found = NODE_PATH.match(path)
        return list(self.node)[int(found[1])] if found else None

    def _row_of(self, rows: dict[int, int], part: Part, what: str) -> int:
        if isinstance(part, int):
            number = part
        elif not hasattr(part, "id"):
            raise LookupError(f"{what} {part!r} should be an id or a part of the model")
        else:
            number = part.id
            if self.model is not None and getattr(part, "of", self.model) is not self.model:
                raise LookupError(f"{what} {number} belongs to another model than was solved")
        if number not in rows:
            ids = list(rows)
            there = f"{min(ids)} to {max(ids)}" if ids else "none"
            raise LookupError(f"{what} {number} is not in these results (ids: {there})")
        return rows[number]

    def _labelled(self, label: str) -> int:
        known = self.labels()
        ids = known.get(label, [])
        if len(ids) == 1:
            return ids[0]
        if ids:
            some = ", ".join(map(str, ids[:12]))
            raise LookupError(f"{len(ids)} members have the label {label!r}; name one: {some}")
        close = get_close_matches(label, known, n=1)
        hint = f"; did you mean {close[0]!r}?" if close else ""
        there = ", ".join(map(repr, list(known)[:20])) or "none has a label"
        raise LookupError(f"no member has the label {label!r}{hint} ({there})")
