"""All parts of a kind that have names."""

from collections.abc import Iterator
from typing import Generic

from loadpath.authoring.names import names_of, spelled
from loadpath.authoring.not_there import NotThere, no_such_name
from loadpath.authoring.part import P, Whole


class Named(Generic[P]):
    """All parts of a kind, by id or name."""

    def __init__(self, of: Whole, kind: type[P]) -> None:
        self._of = of
        self._kind = kind

    def __getitem__(self, key: int | str) -> P:
        if isinstance(key, int):
            return self._of.part(self._kind, key)
        records = self._of.records(self._kind)
        for record in records:
            if spelled(key) in map(spelled, names_of(record)):
                return self._kind(record, self._of)
        raise no_such_name(self._kind.word, key, (n for each in records for n in names_of(each)))

    def __iter__(self) -> Iterator[P]:
        return (self._kind(record, self._of) for record in self._of.records(self._kind))

    def __len__(self) -> int:
        return len(self._of.records(self._kind))

    def __contains__(self, key: object) -> bool:
        try:
            return isinstance(key, int | str) and self[key] is not None
        except NotThere:
            return False

    def __repr__(self) -> str:
        return f"<{len(self)} of kind {self._kind.word}>"
