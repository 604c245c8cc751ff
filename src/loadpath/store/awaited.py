"""Whether somebody still waits for a call that runs on another thread."""

import threading

from loadpath.store.errors import StoreUnavailable

AWAY = "The database does not answer."


class Awaited:
    """Who gave a call up was told so and may have written something else since: were the call
    carried out after that, it would undo what was acknowledged."""

    def __init__(self) -> None:
        self._is_given_up = threading.Event()

    def give_up(self) -> None:
        self._is_given_up.set()

    def require(self) -> None:
        """Ask before anything begins, and once more before it is committed."""
        if self._is_given_up.is_set():
            raise StoreUnavailable(AWAY)
