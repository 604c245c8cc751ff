"""Bodies of the authoring endpoints."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from loadpath.service.answers.validation_issue import ValidationIssue


class ValidateRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A model to judge."""

    model: Annotated[
        msgspec.Raw,
        Meta(
            description=(
                "The model, as an object or as a string of JSON. Anything else is judged too: "
                "it is not valid."
            ),
            extra_json_schema={},
        ),
    ]


class Validation(msgspec.Struct):
    """What is wrong with a model, in the order of its text."""

    valid: Annotated[bool, Meta(description="Whether there are no errors.")]
    errors: list[ValidationIssue]
    warnings: list[ValidationIssue]


class BuiltModel(msgspec.Struct):
    """A model that was built; solve accepts it as it is."""

    model: Annotated[Any, Meta(extra_json_schema={"type": "object"})]
