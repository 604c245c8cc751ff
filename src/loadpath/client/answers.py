"""What the service answers, as types."""

from datetime import datetime
from typing import Any

import msgspec

from loadpath.document import Issue


class Tier(msgspec.Struct, frozen=True):
    """What the tiers allow, and whose tier counts."""

    free_member_limit: int
    pro_member_limit: int
    solves_at: str
    free_use: str
    pro_use: str


class Verdict(msgspec.Struct, frozen=True):
    """What validation said of a model that was handed off."""

    valid: bool
    warnings: list[Issue]


class Link(msgspec.Struct, frozen=True, kw_only=True):
    """A parked model: whoever opens `open_url` has it solved in their own browser."""

    status: str
    open_url: str
    expires_at: datetime
    model_ref: str
    members: int | None
    tier: Tier
    local_server: dict[str, str]
    python: str
    note: str


class HandOff(Link, frozen=True, kw_only=True):
    """The link to a validated model."""

    validation: Verdict


class BeamHandOff(Link, frozen=True, kw_only=True):
    """The link to a built beam, with the model that was built."""

    model: dict[str, Any]


class NotCarriedOver(msgspec.Struct, frozen=True):
    """Something of a file that the model does not hold, or holds differently."""

    object: str
    name: str
    message: str
    effect: str = "structural"
    """`structural` where it can change what the structure bears, else `descriptive`."""


class ImportedModel(msgspec.Struct, frozen=True):
    """A model that was read from a file of another program, and what it does not hold."""

    model: dict[str, Any]
    report: list[NotCarriedOver]


class Account(msgspec.Struct, frozen=True):
    """The account behind the credentials."""

    user_id: str
    email: str
    is_premium: bool
    token_expires_at: datetime | None = None


class User(msgspec.Struct, frozen=True):
    """The account as the token answer names it."""

    id: str
    email: str


class Token(msgspec.Struct, frozen=True):
    """A bearer token, valid for one hour."""

    token: str
    expires_at: datetime
    is_premium: bool
    user: User

    def __repr__(self) -> str:
        return f"Token(expires_at={self.expires_at.isoformat()}, user={self.user.email!r})"


class CreatedApiKey(msgspec.Struct, frozen=True):
    """A new key; `key` is shown only here."""

    id: str
    name: str
    key: str
    scopes: list[str]
    created_at: datetime
    expires_at: datetime | None
    message: str

    def __repr__(self) -> str:
        return f"CreatedApiKey(id={self.id!r}, name={self.name!r})"


class ApiKey(msgspec.Struct, frozen=True, rename="camel"):
    """A key as it is listed, without its secret."""

    id: str
    name: str
    scopes: list[str]
    created_at: datetime
    last_used_at: datetime | None
    expires_at: datetime | None


class ApiKeyList(msgspec.Struct, frozen=True):
    """The account's active keys."""

    keys: list[ApiKey]


class SavedModelSummary(msgspec.Struct, frozen=True, rename="camel"):
    """A saved model without the model itself."""

    id: str
    name: str
    description: str | None
    created_at: datetime
    updated_at: datetime


class SavedModelList(msgspec.Struct, frozen=True):
    """The account's saved models."""

    models: list[SavedModelSummary]


class SavedModel(msgspec.Struct, frozen=True):
    """A saved model, whole. `etag` names this state of it for a later `update_model`."""

    id: str
    name: str
    description: str | None
    model: dict[str, Any]
    created_at: datetime
    updated_at: datetime
    etag: str | None = None


class Draft(msgspec.Struct, frozen=True, rename="camel"):
    """An active link of the account. `last_opened_at` is None while nobody opened it."""

    id: str
    open_url: str
    name: str | None
    members: int | None
    size: int
    created_at: datetime
    expires_at: datetime
    last_opened_at: datetime | None


class DraftList(msgspec.Struct, frozen=True):
    """The account's active links."""

    drafts: list[Draft]


class BuiltModel(msgspec.Struct, frozen=True):
    """A model built from a few numbers."""

    model: dict[str, Any]
