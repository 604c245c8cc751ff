"""Bodies of the account endpoints."""

from datetime import datetime
from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, UnsetType


class TokenRequest(msgspec.Struct, forbid_unknown_fields=True):
    """E-mail address and password of an account that was created with them."""

    email: Annotated[str, Meta(description="The account's e-mail address; case is ignored.")]
    password: Annotated[str, Meta(description="The account's password.")]


class TokenUser(msgspec.Struct):
    """The account a token speaks for."""

    id: Annotated[str, Meta(extra_json_schema={"format": "uuid"})]
    email: str


class IssuedToken(msgspec.Struct):
    """A bearer token, valid for one hour."""

    token: Annotated[str, Meta(description="Send it as `Authorization: Bearer <token>`.")]
    expires_at: datetime
    is_premium: bool
    user: TokenUser


class AccountInfo(msgspec.Struct):
    """The account behind the credential."""

    user_id: str
    email: str
    is_premium: Annotated[bool, Meta(description="Whether the account is on the Pro tier.")]
    token_expires_at: Annotated[
        datetime | UnsetType, Meta(description="Present when a bearer token was used.")
    ] = UNSET
