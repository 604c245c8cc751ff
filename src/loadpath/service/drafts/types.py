"""Bodies of the endpoints that make links."""

from datetime import datetime
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from loadpath.service.answers.validation_issue import ValidationIssue

URI = Meta(extra_json_schema={"format": "uri"})


class SolveRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A model to hand over."""

    model: Annotated[
        msgspec.Raw,
        Meta(
            description="The model, as an object or as a string of JSON.",
            extra_json_schema={"type": ["object", "string"]},
        ),
    ]


class Tier(msgspec.Struct):
    """What the tiers allow, and whose tier counts."""

    free_member_limit: int
    pro_member_limit: int
    solves_at: str
    free_use: str
    pro_use: str


class LocalServer(msgspec.Struct):
    """How to solve through a local MCP server."""

    npx: str
    claude_code: str
    claude_desktop: str
    docs: str


class ParkedValidation(msgspec.Struct):
    """The verdict on a model that was parked."""

    valid: bool
    warnings: list[ValidationIssue]


class Link(msgspec.Struct, kw_only=True):
    """A parked draft and the link to it."""

    status: Literal["solve_in_browser"] = "solve_in_browser"
    open_url: Annotated[str, URI]
    expires_at: datetime
    model_ref: Annotated[str, Meta(pattern="^draft_[0-9A-Za-z]+$")]
    members: Annotated[int | None, Meta(description="Members, plates not counted.")]
    tier: Tier
    local_server: LocalServer
    python: str
    note: str


class ListedDraft(msgspec.Struct, rename="camel"):
    """An active link of the account."""

    id: Annotated[str, Meta(description="What stands behind `/open/` and behind `draft_`.")]
    open_url: Annotated[str, URI]
    name: Annotated[str | None, Meta(description="The project's name in the model, if it has one.")]
    members: Annotated[int | None, Meta(description="Members, plates not counted.")]
    size: Annotated[int, Meta(description="Bytes that the model holds, packed.")]
    created_at: datetime
    expires_at: datetime
    last_opened_at: Annotated[
        datetime | None,
        Meta(
            description=(
                "When somebody, its owner included, last fetched the model; null: nobody yet. "
                "Right to within a minute."
            )
        ),
    ]


class DraftList(msgspec.Struct):
    """The account's active links."""

    drafts: list[ListedDraft]


class SolveAnswer(Link, kw_only=True):
    """The link to a validated model."""

    validation: ParkedValidation


class CheckBeamAnswer(Link, kw_only=True):
    """The link to a built beam, and the model that was built."""

    model: Annotated[Any, Meta(extra_json_schema={"type": "object"})]
