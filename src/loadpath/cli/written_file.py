"""Files that commands write."""

from collections.abc import Iterator
from contextlib import contextmanager

from loadpath.cli.failure import BadUse


@contextmanager
def writing(path: str) -> Iterator[None]:
    """A file that cannot be written is the caller's to mend: the reason, not a traceback."""
    try:
        yield
    except OSError as error:
        message = f"'{path}' cannot be written: {error.strerror}."
        raise BadUse(message, code="unwritable_file", path=path) from None
