"""The small interface that both databases are used through.

SQL functions take a `Transaction` and know nothing of drivers, threads or pools; a `Store` runs
such a function as one transaction: all of it happens, or nothing of it.
"""

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from loadpath.store.unfinished import Unfinished

Result = TypeVar("Result")
Value = str | int | bytes | None
Row = tuple[Any, ...]
Work = Callable[["Transaction"], Result | Unfinished[Result]]


class Transaction(Protocol):
    """One transaction in progress. Placeholders are `?` in both databases."""

    def rows(self, sql: str, *values: Value) -> list[Row]:
        """All rows that the statement gives."""
        ...

    def row(self, sql: str, *values: Value) -> Row | None:
        """The first row that the statement gives."""
        ...

    def execute(self, sql: str, *values: Value) -> int:
        """Run the statement and say how many rows it changed."""
        ...

    def send(self, sql: str, *values: Value) -> None:
        """Run the statement without waiting for it; if it fails, whatever comes next does."""
        ...

    def ask(self, sql: str, *values: Value) -> Callable[[], Row | None]:
        """Run the statement; what comes back gives its first row, and waits for it only then."""
        ...

    def lock(self, name: str) -> None:
        """Let no other transaction that locks the same name run until this one has ended."""
        ...


class Store(Protocol):
    """A database that runs functions as transactions."""

    async def read(self, work: Callable[[Transaction], Result]) -> Result:
        """Run a function that only reads."""
        ...

    async def row(self, sql: str, *values: Value) -> Row | None:
        """The first row that one reading statement gives, without a transaction around it: a
        look-up by key, for others may wait for it."""
        ...

    async def write(self, work: Work[Result], line: str | None = None) -> Result:
        """Run a function that may write; when this returns, what it wrote is durable. It may be
        run again, where what it wrote was undone.

        Writes that would wait for each other anyway, because they change the same row, name the
        same line: they are run one behind the other, and committed together where several wait.
        """
        ...

    async def give_back(self, most_bytes: int) -> int:
        """Give at most so much unused space back to the disk; gives how much that was."""
        ...

    async def size(self) -> int:
        """How many bytes hold something; room that was given up and not yet used again is none."""
        ...

    def has_room(self, reserve: int) -> bool:
        """Whether large things may be kept, where so many bytes are held back for small ones."""
        ...

    async def fill_reserve(self, size: int) -> None:
        """Hold so many bytes back, if they are not yet and there is room."""
        ...

    async def now(self) -> int:
        """The time by the database's own clock, which all processes share, in milliseconds."""
        ...

    async def close(self) -> None:
        """Finish what was begun and let go of the database."""
        ...
