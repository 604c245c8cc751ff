"""A NUL character wherever text can stand: PostgreSQL takes none, so none may get that far."""

import re
from typing import Any

import pytest

from loadpath.mcp.tools.shapes import SAVED, STASHED
from loadpath.service.access.secret import checksum
from loadpath.service.api import OPERATIONS
from loadpath.service.site import SITE
from tests.service.api import PASSWORD, Api
from tests.service.mcp_caller import McpCaller
from tests.service.site import Browser

IN_PATHS = ["%00", "a%00b"]
PATHS = {
    *((operation.method, operation.path) for operation in OPERATIONS),
    *((method, path) for path, handlers in SITE.items() for method in handlers),
}
# They take a model as JSON or a file, as the API does, and no form.
NO_FORMS = {"/account/links", "/import"}
FIELDS = ("id", "name", "email", "password", "current", "next", "scopes", "expires_in_days")


def test_in_a_path(api: Api) -> None:
    """HTTP-15: every method of every path with a part that the client chooses."""
    _, key = api.new_account("pro")
    browser = signed_in(api, key)
    with_part = [(method, path) for method, path in sorted(PATHS) if "{" in path]
    assert len(with_part) >= 10
    for method, path in with_part:
        for part in IN_PATHS:
            address = re.sub(r"\{[^}]*\}", part, path)
            body = {"name": "x"} if method == "PUT" else None
            assert api.request(method, address, key=key, json=body).status_code < 500, address
            status = browser.post(address, {"name": "x"}).status
            assert status < 500, f"form to {address}"


def test_in_a_query(api: Api) -> None:
    """HTTP-15."""
    for operation in OPERATIONS:
        for name in operation.query_names:
            address = f"{operation.path}?{name}=a%00"
            sent: dict[str, Any] = {}
            if operation.read is not None:
                sent = {"content": b"0", "headers": {"content-type": operation.media_types[0]}}
            response = api.request(operation.method, address, **sent)
            assert response.status_code in (400, 404), address


def test_in_a_form(api: Api) -> None:
    """HTTP-15: also as the name of a field."""
    _, key = api.new_account("pro")
    posted = {path for method, path in PATHS if method == "POST" and path in SITE}
    assert posted > NO_FORMS
    for path in sorted(posted - NO_FORMS):
        browser = signed_in(api, key)
        address = re.sub(r"\{[^}]*\}", "x", path)
        assert browser.post(address, dict.fromkeys(FIELDS, "a\x00b")).status == 400, address
        assert browser.post(address, {"id\x00": "x"}).status == 400, address


@pytest.mark.parametrize("prefix", ["lpk\x00.", "\x00."])
def test_in_a_credential(api: Api, prefix: str) -> None:
    """HTTP-15: a key whose checksum fits is refused before it is looked up."""
    text = prefix + "a" * 60
    invented = text + checksum(text)
    scope_headers = [(b"x-api-key", invented.encode())]
    response = api.client.get("/api/sdk/me", headers=scope_headers)
    assert response.status_code == 401


def test_in_a_handle(api: Api) -> None:
    """HTTP-15."""
    for handle in (f"{SAVED}\x00", f"{STASHED}\x00"):
        assert McpCaller(api).refuse("validate_model", {"model": handle})["code"] == "not_found"


def signed_in(api: Api, key: str) -> Browser:
    browser = Browser(api).visit("/sign-in")
    return browser.submit("/sign-in", email=api.email_of(key), password=PASSWORD)
