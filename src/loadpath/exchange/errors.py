"""Why a file of another program cannot be read at all."""


def plain(text: str) -> str:
    """Text without the halves of characters that bytes in a wrong encoding leave behind."""
    return text.encode("utf-8", "replace").decode()


class ExchangeError(ValueError):
    """The file is not what it should be; the message says where, what was found and expected."""

    def __init__(self, place: str, message: str) -> None:
        self.place = plain(place)
        self.message = plain(message)
        super().__init__(f"{self.place}: {self.message}" if place else self.message)


class TooLarge(ExchangeError):
    """The file unpacks to more than is read."""
