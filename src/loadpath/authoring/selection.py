"""Parts of a model chosen by what they are, to be changed, copied or removed together.

Copies of a selection are selections again, so both stand here.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Generic, Self, TypedDict, Unpack, cast, overload

from loadpath.authoring.arguments import Point, number
from loadpath.authoring.changes import (
    MemberChanges,
    NodeChanges,
    PlateChanges,
    change_members,
    change_nodes,
    change_plates,
)
from loadpath.authoring.handles import (
    Material,
    Member,
    MemberSet,
    Node,
    Plate,
    Section,
    Surface,
)
from loadpath.authoring.names import names_of, spelled
from loadpath.authoring.not_there import NotThere, no_such_id, no_such_name
from loadpath.authoring.part import P, Part, Whole, owned
from loadpath.authoring.stock import Stock
from loadpath.authoring.words import Axis, MemberTypeWord

SAME_PLACE = 1e-6
"""How far apart two coordinates may be to be one, in the unit of lengths."""

COPIED = (Node, Member, Surface, Plate)
Copied = Node | Member | Surface | Plate
Parts = Copied | Iterable[Copied]
"""What is copied: one part or several, mixed as one likes."""


class TakenAlong(TypedDict, total=False):
    """What copies take along; all of it unless False."""

    supports: bool
    loads: bool
    sets: bool


class Editable(Whole, ABC):
    """What selections ask of the model whose parts they are."""

    stock: Stock

    @abstractmethod
    def copy(
        self, parts: Parts, by: Point, times: int = 1, **along: Unpack[TakenAlong]
    ) -> "Copies": ...

    @abstractmethod
    def mirror(
        self, parts: Parts, across: Axis, at: float = 0.0, **along: Unpack[TakenAlong]
    ) -> "Copies": ...

    @abstractmethod
    def remove(self, parts: Parts) -> list[str]: ...


class Selection(Generic[P]):
    """Some parts of one kind, in the order of the document or of the choice."""

    _kind: type[P]

    def __init__(self, of: Editable, parts: Iterable[P] | None = None) -> None:
        self._of = of
        self._parts = None if parts is None else list(dict.fromkeys(parts))

    @property
    def ids(self) -> list[int]:
        """Their numbers in the document."""
        return [part.id for part in self]

    @overload
    def __getitem__(self, key: int) -> P: ...
    @overload
    def __getitem__(self, key: Iterable[int | P]) -> Self: ...
    def __getitem__(self, key: int | Iterable[int | P]) -> P | Self:
        """The part with an id; several ids or parts give a selection."""
        if isinstance(key, int):
            if self._parts is None:
                return self._of.part(self._kind, key)
            for part in self._parts:
                if part.id == key:
                    return part
            raise no_such_id(f"{self._kind.word} among those selected with id", key, self.ids)
        if isinstance(key, str):
            raise NotThere(
                f"{self._kind.word}s have no names, found {key!r}: ask for an id, or choose them "
                "by `where`"
            )
        parts = [
            self[each] if isinstance(each, int) else owned("key", each, self._kind, self._of)
            for each in key
        ]
        return type(self)(self._of, parts)

    def __iter__(self) -> Iterator[P]:
        if self._parts is not None:
            return iter(list(self._parts))
        return iter([self._kind(record, self._of) for record in self._of.records(self._kind)])

    def __len__(self) -> int:
        return len(self._of.records(self._kind)) if self._parts is None else len(self._parts)

    def __add__(self, other: Iterable[P]) -> Self:
        return type(self)(self._of, [*self, *other])

    def __repr__(self) -> str:
        some = ", ".join(map(str, self.ids[:8])) + (", ..." if len(self) > 8 else "")
        return f"<{len(self)} of kind {self._kind.word}: {some}>"

    def copy(self, by: Point, times: int = 1, **along: Unpack[TakenAlong]) -> "Copies":
        """Copies moved by a vector; see `Model.copy`."""
        return self._of.copy(self._copied, by, times, **along)

    def mirror(self, across: Axis, at: float = 0.0, **along: Unpack[TakenAlong]) -> "Copies":
        """A mirror image across a plane; see `Model.mirror`."""
        return self._of.mirror(self._copied, across, at, **along)

    def remove(self) -> list[str]:
        """Remove them with what hangs on them, and say what that was; see `Model.remove`."""
        return self._of.remove(self._copied)

    @property
    def _copied(self) -> Iterable[Copied]:
        return cast("Iterable[Copied]", self)

    def _such(self, test: Callable[[P], bool] | None) -> Self:
        return self if test is None else type(self)(self._of, [p for p in self if test(p)])

    def _labelled(self, what: str, key: str, label: str) -> Self:
        """Those whose record has a text; that none of all has it is a slip."""
        found = [part for part in self if _is_called(getattr(part.record, key), label)]
        known = [getattr(each, key) for each in self._of.records(self._kind)]
        if not any(_is_called(each, label) for each in known):
            raise no_such_name(what, label, known)
        return type(self)(self._of, found)


class Nodes(Selection[Node]):
    """Points."""

    _kind = Node

    def at(self, X: float, Y: float, Z: float = 0.0) -> Node:
        """The node at a place."""
        wanted = number("X", X), number("Y", Y), number("Z", Z)
        nearest = min(self, key=lambda node: _distance(node.place, wanted), default=None)
        if nearest is not None and _distance(nearest.place, wanted) <= SAME_PLACE:
            return nearest
        near = f"; the nearest is {nearest!r}" if nearest else ""
        raise NotThere(f"there is no node at {wanted}{near}")

    def where(
        self,
        test: Callable[[Node], bool] | None = None,
        *,
        X: float | None = None,
        Y: float | None = None,
        Z: float | None = None,
        supported: bool | None = None,
    ) -> Self:
        """Those that have these coordinates, are supported or not, and pass the test."""
        found = self._such(test)
        for axis, value in (("X", X), ("Y", Y), ("Z", Z)):
            if value is not None:
                wanted = number(axis, value)
                found = found._such(
                    lambda node, axis=axis, wanted=wanted: (  # type: ignore[misc]
                        abs(getattr(node, axis) - wanted) <= SAME_PLACE
                    )
                )
        if supported is not None:
            found = found._such(lambda n: (n.record.nodal_support is not None) == supported)
        return found

    def set(self, **changes: Unpack[NodeChanges]) -> Self:
        """Give all of them these coordinates."""
        change_nodes(self, changes)
        return self

    def move(self, by: Point) -> Self:
        """Move all of them by a vector."""
        change_nodes(self, {}, by)
        return self

    def release(self) -> Self:
        """Take their supports away."""
        for node in self:
            node.record.nodal_support = None
        return self


class Members(Selection[Member]):
    """Bars."""

    _kind = Member

    def where(
        self,
        test: Callable[[Member], bool] | None = None,
        *,
        section: str | Section | None = None,
        material: str | Material | None = None,
        classification: str | None = None,
        member_type: MemberTypeWord | None = None,
        set: str | MemberSet | None = None,
        group: str | None = None,
    ) -> Self:
        """Those of a section, material, label, type, member set and group that pass the test."""
        found = self._such(test)
        if classification is not None:
            found = found._labelled("label of members", "classification", classification)
        if member_type is not None:
            found = found._labelled("type of members", "member_type", member_type)
        if section is not None:
            ids = self._ids(Section, section)
            found = found._such(lambda m: m.record.section in ids)
        if material is not None:
            of = self._ids(Material, material)
            made = {each.id for each in self._of.records(Section) if each.material in of}
            found = found._such(lambda m: m.record.section in made)
        if set is not None:
            sets = self._ids(MemberSet, set)
            records = [each for each in self._of.records(MemberSet) if each.id in sets]
            chosen = {number for each in records for number in each.member_ids}
            found = found._such(lambda m: m.id in chosen)
        if group is not None:
            grouped = self._grouped(group)
            found = found._such(lambda m: m.id in grouped)
        return found

    def set(self, **changes: Unpack[MemberChanges]) -> Self:
        """Give all of them a section, material, hinge, label ...; None takes a hinge away.

        A section without a material keeps the material that each member has.
        """
        change_members(self._of.stock, self, changes)
        return self

    def _ids(self, kind: Any, wanted: Any) -> frozenset[int]:
        if not isinstance(wanted, str):
            return frozenset([owned(kind.word.replace(" ", "_"), wanted, kind, self._of).id])
        records = self._of.records(kind)
        found = frozenset(
            each.id for each in records if spelled(wanted) in map(spelled, names_of(each))
        )
        if not found:
            raise no_such_name(kind.word, wanted, (n for each in records for n in names_of(each)))
        return found

    def _grouped(self, name: str) -> frozenset[int]:
        workspace = self._of.document.model.workspace
        groups = (workspace.entity_groups if workspace else None) or []
        if not any(_is_called(each.name, name) for each in groups):
            raise no_such_name("group", name, (each.name for each in groups))
        return frozenset(
            number
            for each in groups
            if _is_called(each.name, name)
            for number in each.member_ids or []
        )


class Surfaces(Selection[Surface]):
    """Plates by their outline."""

    _kind = Surface

    @overload
    def __getitem__(self, key: int | str) -> Surface: ...
    @overload
    def __getitem__(self, key: Iterable[int | Surface]) -> Self: ...
    def __getitem__(self, key: int | str | Iterable[int | Surface]) -> Surface | Self:
        if isinstance(key, str):
            for found in self._labelled("surface", "name", key):
                return found
            raise NotThere(f"the surface {key!r} is not among those selected")
        return super().__getitem__(key)

    def where(
        self,
        test: Callable[[Surface], bool] | None = None,
        *,
        name: str | None = None,
        classification: str | None = None,
        material: str | Material | None = None,
    ) -> Self:
        """Those of a name, label and material that pass the test."""
        found = self._such(test)
        if name is not None:
            found = found._labelled("surface", "name", name)
        if classification is not None:
            found = found._labelled("label of surfaces", "classification", classification)
        return found if material is None else found._such(_of_material(self._of, material))

    def set(self, **changes: Unpack[PlateChanges]) -> Self:
        """Give all of them a thickness, a material, a label."""
        change_plates(self._of.stock, self, changes)
        return self


class Plates(Selection[Plate]):
    """Plates of one finite element."""

    _kind = Plate

    def where(
        self,
        test: Callable[[Plate], bool] | None = None,
        *,
        material: str | Material | None = None,
    ) -> Self:
        """Those of a material that pass the test."""
        found = self._such(test)
        return found if material is None else found._such(_of_material(self._of, material))

    def set(self, **changes: Unpack[PlateChanges]) -> Self:
        """Give all of them a thickness or a material."""
        change_plates(self._of.stock, self, changes)
        return self


class Copies:
    """What copying made: new parts by kind, and in `notes` what was not copied."""

    def __init__(self, of: Editable) -> None:
        self._of = of
        self._new: dict[type[Part], list[Any]] = {kind: [] for kind in (*COPIED, MemberSet)}
        self._images: dict[Part, list[Part]] = {}
        self.notes: list[str] = []

    @property
    def nodes(self) -> Nodes:
        return Nodes(self._of, self._new[Node])

    @property
    def members(self) -> Members:
        return Members(self._of, self._new[Member])

    @property
    def surfaces(self) -> Surfaces:
        return Surfaces(self._of, self._new[Surface])

    @property
    def plates(self) -> Plates:
        return Plates(self._of, self._new[Plate])

    @property
    def member_sets(self) -> list[MemberSet]:
        return list(self._new[MemberSet])

    def of(self, part: Part) -> list[Any]:
        """The copies of a part, one of each time; where it met one that stood there, that one."""
        return list(self._images.get(part, []))

    def note(self, original: Part, image: Part, *, is_new: bool) -> None:
        self._images.setdefault(original, []).append(image)
        if is_new:
            self._new[type(image)].append(image)

    def __repr__(self) -> str:
        made = [f"{len(parts)} {kind.word}s" for kind, parts in self._new.items() if parts]
        return f"<copied: {', '.join(made) or 'nothing'}>"


def _of_material(of: Editable, material: str | Material) -> Callable[[Any], bool]:
    ids = Members(of)._ids(Material, material)
    return lambda part: part.record.material in ids


def _is_called(found: str | None, name: str) -> bool:
    return found is not None and spelled(found) == spelled(name)


def _distance(a: tuple[float, float, float], b: tuple[float, float, float]) -> float:
    return max(abs(p - q) for p, q in zip(a, b, strict=True))
