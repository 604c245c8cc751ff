"""Bodies of the saved-model endpoints: camelCase in lists, snake_case when fetched (as agreed)."""

from datetime import datetime
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from loadpath.service.bodies.json_text import PRINTABLE

TEXT = {"pattern": PRINTABLE}
Name = Annotated[
    str,
    Meta(min_length=1, max_length=200, description="A name to know it by.", extra_json_schema=TEXT),
]
Description = Annotated[
    Annotated[str, Meta(max_length=2_000, extra_json_schema=TEXT)] | None,
    Meta(description="A longer text, or null."),
]
ModelText = Annotated[
    msgspec.Raw,
    Meta(
        description="The model, as an object or as a string of JSON; it need not be valid.",
        extra_json_schema={"type": ["object", "string"]},
    ),
]


class SaveRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A model to keep. A top-level `results` in it is dropped: results are never stored."""

    name: Name
    model: ModelText
    description: Description = None


class UpdateRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The fields to change, and only those."""

    name: Name | UnsetType = UNSET
    description: Description | UnsetType = UNSET
    model: ModelText | UnsetType = UNSET


class SavedModelSummary(msgspec.Struct, rename="camel"):
    """A saved model without the model itself."""

    id: str
    name: str
    description: str | None
    created_at: datetime
    updated_at: datetime


class SavedModelList(msgspec.Struct):
    """The account's saved models, the one changed last first."""

    models: list[SavedModelSummary]


class FetchedModel(msgspec.Struct):
    """A saved model, whole."""

    id: str
    name: str
    description: str | None
    model: Annotated[
        Any, Meta(description="The model as it was saved.", extra_json_schema={"type": "object"})
    ]
    created_at: datetime
    updated_at: datetime
