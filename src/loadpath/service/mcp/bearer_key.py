"""An API key sent as `Authorization: Bearer`: many MCP clients can send no other header."""

from loadpath.service.access.new_api_key import KEY_PREFIX


def with_key(headers: dict[str, str]) -> dict[str, str]:
    """The headers with such a key where the API expects it; tokens stay what they are."""
    scheme, _, secret = headers.get("authorization", "").partition(" ")
    is_key = scheme.lower() == "bearer" and secret.strip().startswith(KEY_PREFIX)
    if not is_key or "x-api-key" in headers:
        return headers
    others = {name: value for name, value in headers.items() if name != "authorization"}
    return {**others, "x-api-key": secret.strip()}
