"""What a parser puts right in a damaged file, which it tells only to its log."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from loadpath.exchange.errors import plain
from loadpath.exchange.report import Remarks


class _Collected(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.messages: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.messages.append(plain(record.getMessage()))


@contextmanager
def repairs_of(parser: str, remarks: Remarks) -> Iterator[None]:
    """Notes what the log of a parser says meanwhile, in place of printing it."""
    log, collected = logging.getLogger(parser), _Collected()
    propagated, log.propagate = log.propagate, False
    log.addHandler(collected)
    try:
        yield
    finally:
        log.removeHandler(collected)
        log.propagate = propagated
        for message in collected.messages:
            remarks.add("drawing", "", f"is damaged: {message}")
