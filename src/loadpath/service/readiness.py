"""Whether this process wants more requests; false from the first sign of stopping."""


class Readiness:
    """Flipped once, when the process is told to stop."""

    def __init__(self) -> None:
        self.is_stopping = False
