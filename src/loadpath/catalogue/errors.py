"""What a look-up raises: the name asked for, and the nearest one there is.

LookupError
└── UnknownName
    ├── UnknownSection
    ├── UnknownFamily
    └── UnknownMaterial
"""

from collections.abc import Iterable


class UnknownName(LookupError):
    """A name that the library does not hold; `nearest` is the closest one, if any is close."""

    kind = "name"

    def __init__(
        self, name: str, nearest: str | None = None, there_are: Iterable[str] = ()
    ) -> None:
        # As a literal, so that control characters and lone surrogates are spelled out.
        shown = repr(name if len(name) <= 60 else f"{name[:60]}...")
        known = ", ".join(there_are)
        hint = f"; the nearest is '{nearest}'" if nearest else f" ({known})" if known else ""
        super().__init__(f"{self.kind} {shown} is not in the library{hint}")
        self.name = name
        self.nearest = nearest


class UnknownSection(UnknownName):
    kind = "section"


class UnknownFamily(UnknownName):
    kind = "section family"


class UnknownMaterial(UnknownName):
    kind = "material"
