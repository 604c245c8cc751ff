"""The axes in which a hinge releases: the member's, the global ones, or axes of its own."""

from enum import StrEnum
from typing import Annotated

from loadpath.document.declaration.record import Record, doc, union

from . import user_axes


class ReleaseFrame(StrEnum):
    """Named axes of a release: those of the member, or the global ones."""

    Local = "Local"
    Global = "Global"


class UserFrame(Record):
    """Axes of a release given by two vectors."""

    User: Annotated[
        user_axes.User,
        doc("The two vectors.", {"x": [1.0, 0.0, 0.0], "y": [0.0, 1.0, 0.0]}),
    ]


ReleaseAxes = Annotated[
    ReleaseFrame | UserFrame, union("ReleaseAxes", "The axes in which a hinge releases.")
]
