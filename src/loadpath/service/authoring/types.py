"""Bodies of the authoring endpoints."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from loadpath.builders.combination_parameters import (
    ABOUT_ACTIONS,
    ABOUT_ANNEX,
    ABOUT_RULE,
    AnnexName,
    Rule,
)
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


class CombineRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A model that is to have its combinations by EN 1990."""

    model: Annotated[
        msgspec.Raw,
        Meta(
            description="The model, as an object or as a string of JSON.",
            extra_json_schema={"type": ["object", "string"]},
        ),
    ]
    rule: Annotated[Rule, Meta(description=ABOUT_RULE)] = "6.10"
    annex: Annotated[AnnexName, Meta(description=ABOUT_ANNEX)] = "recommended"
    actions: Annotated[dict[str, Any] | None, Meta(description=ABOUT_ACTIONS)] = None


class NotCarriedOver(msgspec.Struct):
    """Something of a file that the model does not hold, or holds differently."""

    object: Annotated[str, Meta(description="The sheet, the kind of entity or the layer.")]
    name: Annotated[str, Meta(description="Its name there; empty where it is all of it.")]
    message: Annotated[str, Meta(description="What is not carried over, or became what.")]
    effect: Annotated[
        Literal["structural", "descriptive"],
        Meta(
            description="`structural` where it can change what the structure bears: nothing passes "
            "until it is entered or settled in `settings.imported` of the model."
        ),
    ]


class ImportedModel(msgspec.Struct):
    """A model that was read from a file, and everything that it does not hold."""

    model: Annotated[Any, Meta(extra_json_schema={"type": "object"})]
    report: list[NotCarriedOver]


class BuiltModel(msgspec.Struct):
    """A model that was built; solve accepts it as it is."""

    model: Annotated[Any, Meta(extra_json_schema={"type": "object"})]
