"""One request on its way to an endpoint: who calls, with what parameters and what body."""

from collections.abc import Collection, Mapping, MutableMapping
from typing import Any
from urllib.parse import parse_qsl

import msgspec

from loadpath.service.access.client_address import find_network
from loadpath.service.access.credentials import Caller
from loadpath.service.errors import ConflictingParameters, InvalidParameter, Unauthorized
from loadpath.service.resources import Resources


class Call(msgspec.Struct, kw_only=True):
    """What an endpoint gets. `body` is what the operation's reader made of the request body."""

    resources: Resources
    scope: MutableMapping[str, Any]
    headers: dict[str, str]
    query: dict[str, str]
    body: Any = None
    body_hash: bytes = b""
    authenticated: Caller | None = None

    @property
    def caller(self) -> Caller:
        """The caller of an operation that is not public."""
        if self.authenticated is None:
            raise Unauthorized("This operation needs credentials.")
        return self.authenticated

    @property
    def path_id(self) -> str:
        """The `{id}` of the path."""
        return str(self.scope["path_params"]["id"])

    @property
    def party(self) -> str:
        """With whom it shares what is given out by turns: its account, else its network."""
        return self.authenticated.account.id if self.authenticated else self.network

    @property
    def network(self) -> str:
        """The network the request comes from."""
        return find_network(
            self.scope,
            self.headers.get("x-forwarded-for"),
            self.resources.settings.trusted_proxies,
        )


def read_headers(scope: Mapping[str, Any]) -> dict[str, str]:
    """Headers by lower-case name; repeated ones are joined as HTTP allows."""
    pairs = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in scope["headers"]]
    headers = dict(pairs)
    if len(headers) < len(pairs):
        for name in headers:
            headers[name] = ", ".join(value for other, value in pairs if other == name)
    return headers


def read_query(scope: Mapping[str, Any], known: Collection[str]) -> dict[str, str]:
    """Query parameters by name; unknown ones and contradictions are refused, not ignored."""
    raw = scope["query_string"]
    if not raw:
        return {}
    query: dict[str, str] = {}
    try:
        pairs = parse_qsl(raw.decode("ascii"), keep_blank_values=True, errors="strict")
    except ValueError:
        raise InvalidParameter("The query of the address is not UTF-8 text.") from None
    for name, value in pairs:
        if name not in known:
            names = ", ".join(f"`{known_name}`" for known_name in sorted(known)) or "none"
            raise InvalidParameter(f"The query has `{name}`; known here: {names}.")
        if query.setdefault(name, value) != value:
            raise ConflictingParameters(f"The query has `{name}` twice with different values.")
    return query
