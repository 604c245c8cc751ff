"""A validation issue as answers carry it."""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType


class ValidationIssue(msgspec.Struct):
    """One problem of a model."""

    path: Annotated[str, Meta(description="Where, as in `model.members[3].section`.")]
    message: Annotated[str, Meta(description="What was found and what is expected.")]
    severity: Literal["error", "warning"]
    code: Annotated[str | UnsetType, Meta(description="For programs; one of a fixed list.")] = UNSET
    suggestion: Annotated[str | UnsetType, Meta(description="A value that was probably meant.")] = (
        UNSET
    )
