"""Ports for services that take a moment to start."""

import random
import socket
from contextlib import suppress

BELOW_OUTGOING = range(20_000, 32_768)
"""Linux gives higher ones to connections that go out, so what is free now may be taken by the time
a service binds it."""
_given: set[int] = set()
_random = random.SystemRandom()  # the same seed in every worker would give all the same ports


def find_free_port() -> int:
    """A port that nobody listens on, and that this process has not been given before."""
    while True:
        port = _random.choice(BELOW_OUTGOING)
        with suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
            if port not in _given:
                _given.add(port)
                return port
