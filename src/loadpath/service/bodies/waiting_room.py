"""How much may be held that waits to be read, in memory and in files, in all and of one account."""

from collections import Counter

from loadpath.service.errors import Unavailable


class WaitingRoom:
    """Bytes that are taken; one party gets at most half, so that there is room for others."""

    def __init__(self, most_bytes: int) -> None:
        self._most = most_bytes
        self._taken_in_all = 0
        self._taken: Counter[str] = Counter()

    def take(self, party: str, number: int) -> None:
        """Take room for so many more bytes, or `Unavailable`."""
        is_full = self._taken_in_all + number > self._most
        if is_full or self._taken[party] + number > self._most // 2:
            whose = "others" if is_full else "this account"
            raise Unavailable(f"Too many bodies of {whose} wait to be read; try again.")
        self._taken_in_all += number
        self._taken[party] += number

    def give_back(self, party: str, number: int) -> None:
        self._taken_in_all -= number
        self._taken[party] -= number
        if self._taken[party] == 0:
            del self._taken[party]
