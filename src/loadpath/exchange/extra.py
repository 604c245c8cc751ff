"""Packages that only files of other programs need, and how to get them."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def extra_packages() -> Iterator[None]:
    """Imports inside say which extra is missing where they fail."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(
            f"{error.name} is not installed: pip install 'loadpath[exchange]'", name=error.name
        ) from None
