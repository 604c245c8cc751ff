"""A bound on what one body takes of the processor, where time does not follow from its size."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Ends the block with TimeoutError once it took so much of the processor.

    Waiting does not count, so that a busy machine refuses nothing that a quiet one reads. Works
    where Python runs signals: in the main thread, which is where workers read.
    """

    def end(*_: object) -> NoReturn:
        raise TimeoutError

    before = signal.signal(signal.SIGPROF, end)
    # Again each second: a parser may take the first one for a fault of the file.
    signal.setitimer(signal.ITIMER_PROF, seconds, 1.0)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0.0)
        signal.signal(signal.SIGPROF, before)
