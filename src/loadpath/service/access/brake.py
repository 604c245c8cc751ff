"""Slows down whoever tries too often: so many in a window of time, then 429 until it has moved on.

A brake on a whole network is for networks that stand for one party on the internet. A private
address may stand for everybody behind a proxy that was not named as trusted, and a brake on it
would let one stranger lock all others out.
"""

import ipaddress

import msgspec

from loadpath.service.clock import SECOND
from loadpath.service.errors import RateLimited


class Brake(msgspec.Struct, frozen=True):
    """At most so many within so many milliseconds."""

    most: int
    window: int
    what: str

    def refuse_too_many(self, times: list[int], now: int) -> None:
        """Refuse, given the times of the latest tries after `now - window`, newest first."""
        if len(times) >= self.most:
            reopens_at = times[self.most - 1] + self.window
            seconds = max(1, -(-(reopens_at - now) // SECOND))
            raise RateLimited(f"Too many {self.what}; try again in {seconds} seconds.", seconds)


def stands_for_one_party(network: str) -> bool:
    """Whether a network is an address, or a range, of the internet."""
    try:
        return ipaddress.ip_network(network).is_global
    except ValueError:
        return False
