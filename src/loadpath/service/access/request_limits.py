"""How many requests a minute one account, one of its keys, its signed-in browsers, or one network
of strangers may send.

So many that no honest client meets them: they keep one party from taking all there is, and meter
nothing. Each process counts for itself and tells the others, through the database, of those parties
only that send many; so the limit holds over all processes, give or take what arrives in two
seconds, and ordinary requests cost no write.

The headers are those of draft-ietf-httpapi-ratelimit-headers-10.
"""

import msgspec

from loadpath.service.clock import MINUTE, SECOND
from loadpath.service.errors import RateLimited
from loadpath.store import Store
from loadpath.store.request_counts import add_requests

SHARE_SECONDS = 2.0
MANY = 20
"""A process tells the others once it has counted this fraction of a limit: one twentieth."""

Headers = tuple[tuple[str, str], tuple[str, str]]


class Policy(msgspec.Struct, frozen=True):
    """So many requests a minute, for whom."""

    name: str
    most: int

    @property
    def header(self) -> tuple[str, str]:
        return ("RateLimit-Policy", f'"{self.name}";q={self.most};w={MINUTE // SECOND}')


class Count(msgspec.Struct):
    """What one party has sent in this minute."""

    policy: Policy
    here: int = 0
    shared: int = 0
    elsewhere: int = 0

    @property
    def is_shared(self) -> bool:
        """Whether the other processes should know, or know of it already."""
        return self.shared > 0 or self.here * MANY >= self.policy.most


class RequestLimits:
    """The counts of one process in the present minute."""

    def __init__(self, of_account: int, of_key: int, of_network: int) -> None:
        self.of_account = Policy("account", of_account)
        self.of_key = Policy("key", of_key)
        self.of_network = Policy("network", of_network)
        # Apart from the account's programs: its owner has to get in to revoke the key of one.
        self.of_visitor = Policy("visitor", of_network)
        self._minute = 0
        self._counts: dict[str, Count] = {}

    def count(self, policy: Policy, party: str, now: int) -> tuple[Headers, RateLimited | None]:
        """Count a request; gives the headers that tell where the party stands, and a refusal where
        it has sent too many."""
        minute = now // MINUTE
        if minute != self._minute:
            self._minute, self._counts = minute, {}
        name = f"{policy.name} {party}"
        count = self._counts.get(name)
        if count is None:
            count = self._counts[name] = Count(policy)
        count.here += 1
        left = policy.most - count.here - count.elsewhere
        seconds = (MINUTE - now % MINUTE + SECOND - 1) // SECOND
        headers = (policy.header, ("RateLimit", f'"{policy.name}";r={max(0, left)};t={seconds}'))
        if left >= 0:
            return headers, None
        return headers, RateLimited(
            f"Too many requests: one {policy.name} may send {policy.most} a minute; "
            f"try again in {seconds} seconds.",
            seconds,
        )

    async def share(self, store: Store) -> None:
        """Tell the other processes of the parties that send many, and learn what they counted."""
        minute, counts = self._minute, self._counts
        news = {
            name: count.here - count.shared for name, count in counts.items() if count.is_shared
        }
        if not news:
            return
        totals = await store.write(lambda tx: add_requests(tx, minute, news))
        for name, total in totals.items():
            counts[name].shared += news[name]
            counts[name].elsewhere = total - counts[name].shared
