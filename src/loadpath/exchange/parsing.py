"""Parsers of others on bytes of strangers: whatever they raise means that the file is not right."""

from collections.abc import Iterator
from contextlib import contextmanager

from loadpath.exchange.errors import ExchangeError

_ENDS = (KeyboardInterrupt, SystemExit, GeneratorExit, MemoryError, TimeoutError)


@contextmanager
def parsing(what: str) -> Iterator[None]:
    """Turns what a parser raises into an ExchangeError.

    Parsers in Rust panic with something that is no Exception, so everything is caught but what
    ends the process or the time that the caller gives.
    """
    try:
        yield
    except (ExchangeError, *_ENDS):
        raise
    except BaseException as error:
        told = str(error).rstrip(" .")
        raise ExchangeError("", f"is no {what} that can be read: {told}") from None
