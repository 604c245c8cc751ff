"""Passwords: argon2id, off the event loop, and equally slow for accounts that do not exist.

Hashing is the most costly thing that strangers can ask for. New passwords and tried ones have lines
of their own, bounded and fair among networks: neither a flood of sign-ups nor a crowd of guesses
keeps anybody else from signing in.
"""

import os

import anyio
import anyio.to_thread
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from loadpath.service.access.guessable_password import is_guessable
from loadpath.service.errors import InvalidParameter
from loadpath.service.fair_turns import FairTurns

SHORTEST = 10
LONGEST = 1_000
MOST_WAITING = 100
GUESSABLE = (
    "`password` is among the first that are tried; take three or four words that have nothing to "
    "do with each other."
)


class Passwords:
    """Hashes and verifies; as many are tried at a time as the machine has cores, one is made."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        cores = os.cpu_count() or 1
        self._threads = anyio.CapacityLimiter(cores + 1)
        self._tried = FairTurns(cores, MOST_WAITING, "a password to be tried")
        self._new = FairTurns(1, MOST_WAITING, "a new password to be kept")
        self._nobody = self._hasher.hash("nobody has this password")

    async def hash(self, password: str, email: str = "", network: str = "") -> str:
        """Hash a new password after checking that it is one; `email` is whose it will be."""
        if not SHORTEST <= len(password) <= LONGEST:
            raise InvalidParameter(
                f"`password` should have {SHORTEST} to {LONGEST} characters; "
                f"it has {len(password)}."
            )
        async with self._new.turn(network):
            return await anyio.to_thread.run_sync(
                self._hash, password, email, limiter=self._threads
            )

    def _hash(self, password: str, email: str) -> str:
        if is_guessable(password, (email, *email.split("@"))):
            raise InvalidParameter(GUESSABLE)
        return self._hasher.hash(password)

    async def verify(self, password_hash: str | None, password: str, network: str = "") -> bool:
        """Whether the password fits; without a hash the same work is done, in vain."""
        async with self._tried.turn(network):
            matches = await anyio.to_thread.run_sync(
                self._verify, password_hash or self._nobody, password, limiter=self._threads
            )
        return matches and password_hash is not None

    def _verify(self, password_hash: str, password: str) -> bool:
        try:
            return self._hasher.verify(password_hash, password)
        except (Argon2Error, InvalidHashError):
            return False

    async def renew(self, password_hash: str, password: str, network: str = "") -> str | None:
        """A hash of a password that fitted, where the old one was made at other costs; it waits
        with those who sign in."""
        if not self._hasher.check_needs_rehash(password_hash):
            return None
        async with self._tried.turn(network):
            return await anyio.to_thread.run_sync(
                self._hasher.hash, password, limiter=self._threads
            )
