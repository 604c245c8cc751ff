"""Bodies of the API-key endpoints. Created in snake_case, listed in camelCase (the interface)."""

from datetime import datetime
from typing import Annotated

import msgspec
from msgspec import Meta

from loadpath.service.access.new_api_key import LONGEST_LIFE_IN_DAYS, LONGEST_NAME
from loadpath.service.access.scope import Scope
from loadpath.service.bodies.json_text import PRINTABLE


class ApiKeyRequest(msgspec.Struct, forbid_unknown_fields=True, rename="camel"):
    """What a new key shall be."""

    name: Annotated[
        str,
        Meta(
            min_length=1,
            max_length=LONGEST_NAME,
            description="A name to know it by.",
            extra_json_schema={"pattern": PRINTABLE},
        ),
    ]
    scopes: Annotated[
        list[Annotated[str, Meta(extra_json_schema={"enum": [str(scope) for scope in Scope]})]],
        Meta(
            max_length=10,
            description=(
                "What the key may do: some of `handoff`, `models:read`, `models:write`, `keys`; "
                "an empty list means everything."
            ),
        ),
    ] = []
    expires_in_days: Annotated[
        Annotated[int, Meta(ge=1, le=LONGEST_LIFE_IN_DAYS)] | None,
        Meta(description="Days until the key expires; null means never."),
    ] = None


class CreatedApiKey(msgspec.Struct):
    """A new key, shown this once."""

    id: Annotated[str, Meta(description="The part of the key before the dot.")]
    name: str
    key: Annotated[str, Meta(description="The key itself: `<id>.<secret>`.")]
    scopes: list[str]
    created_at: datetime
    expires_at: datetime | None
    message: str


class ListedApiKey(msgspec.Struct, rename="camel"):
    """A key without its secret."""

    id: str
    name: str
    scopes: list[str]
    created_at: datetime
    last_used_at: Annotated[datetime | None, Meta(description="Right to within a minute.")]
    expires_at: datetime | None


class ApiKeyList(msgspec.Struct):
    """The account's active keys."""

    keys: list[ListedApiKey]


class ApiKeyRevoked(msgspec.Struct):
    """A revoked key."""

    message: str
