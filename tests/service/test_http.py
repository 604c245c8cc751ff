"""HTTP as the API speaks it: methods, encodings, headers, failures."""

import gzip
import json
import zlib
from typing import Any

import pytest
import zstandard

from loadpath.service.api import OPERATIONS
from loadpath.store import StorageFull, StoreUnavailable
from loadpath.store.errors import StoreError
from tests.service.api import PASSWORD, Api
from tests.service.models import valid_model

SOLVE = "/api/sdk/solve"
JSON = {"Content-Type": "application/json"}


def test_every_answer_has_a_request_id(api: Api) -> None:
    """HTTP-1."""
    assert api.get("/api/sdk/me", headers={"X-Request-Id": "my-id.1"}).headers["X-Request-Id"] == (
        "my-id.1"
    )
    ids = {api.get(path, key=None).headers["X-Request-Id"] for path in ("/nope", "/livez", "/x")}
    assert len(ids) == 3
    for strange in ("a b", "x" * 65, "<script>"):
        answer = api.get("/api/sdk/me", headers={"X-Request-Id": strange})
        assert answer.headers["X-Request-Id"] != strange


@pytest.mark.parametrize(
    "path", ["/api/sdk/me", "/api/sdk/sections", "/api/openapi.json", "/livez"]
)
def test_head_is_get_without_the_body(api: Api, path: str) -> None:
    """HTTP-2."""
    got, head = api.get(path), api.request("HEAD", path)
    assert head.status_code == got.status_code == 200
    assert head.content == b""
    for header in ("content-length", "content-type", "etag"):
        assert head.headers.get(header) == got.headers.get(header)
    assert api.request("HEAD", path, key=None).status_code in (200, 401)


def test_preflight_tells_what_a_browser_may_do(api: Api) -> None:
    """HTTP-3, HTTP-4."""
    for operation in OPERATIONS:
        answer = api.request("OPTIONS", operation.path.replace("{id}", "x"), key=None)
        assert (answer.status_code, answer.content) == (204, b"")
        assert operation.method in answer.headers["Access-Control-Allow-Methods"]
        assert operation.method in answer.headers["Allow"]
        for header in ("X-API-Key", "Authorization", "Content-Type", "If-Match"):
            assert header in answer.headers["Access-Control-Allow-Headers"]


def test_failures_may_be_read_by_web_pages_too(api: Api) -> None:
    """HTTP-4."""
    answer = api.get("/api/sdk/me", key=None, headers={"Origin": "https://example.com"})
    assert answer.headers["Access-Control-Allow-Origin"] == "*"
    assert "X-Request-Id" in answer.headers["Access-Control-Expose-Headers"]
    assert "Access-Control-Allow-Credentials" not in answer.headers


def test_cookies_are_not_credentials_here(api: Api) -> None:
    """HTTP-4."""
    answer = api.get("/api/sdk/me", key=None, headers={"Cookie": f"loadpath={api.key}"})
    assert answer.status_code == 401


@pytest.mark.parametrize("method", ["PATCH", "PUT", "DELETE", "TRACE", "NONSENSE"])
def test_other_methods_are_405_with_allow(api: Api, method: str) -> None:
    """HTTP-5, ERR-1."""
    answer = api.request(method, SOLVE)
    assert (answer.status_code, answer.json()["code"]) == (405, "method_not_allowed")
    assert answer.headers["Allow"] == "OPTIONS, POST"


@pytest.mark.parametrize(
    "path", ["/", "/api", "/api/sdk", "/api/sdk/solve/", "/api/sdk/Me", "/x/y"]
)
def test_unknown_paths_are_404(api: Api, path: str) -> None:
    """HTTP-5, ERR-1."""
    answer = api.get(path)
    if path == "/" and answer.status_code == 200:
        return
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip", "gzip"),
        ("zstd", "zstd"),
        ("gzip, zstd", "zstd"),
        ("gzip;q=1.0, zstd;q=0", "gzip"),
        ("*", "gzip"),
        ("identity", None),
        ("br", None),
        ("gzip;q=nonsense", None),
        ("", None),
    ],
)
def test_answers_are_packed_for_those_who_accept(
    api: Api, accepted: str, encoding: str | None
) -> None:
    """HTTP-6."""
    answer = api.get("/api/openapi.json", headers={"Accept-Encoding": accepted})
    assert answer.headers.get("Content-Encoding") == encoding
    assert answer.headers["Vary"] == "Accept-Encoding"
    small = api.get("/api/sdk/me", headers={"Accept-Encoding": accepted})
    assert "Content-Encoding" not in small.headers


@pytest.mark.parametrize(
    ("encoding", "pack"),
    [
        ("gzip", gzip.compress),
        ("x-gzip", gzip.compress),
        ("GZIP", gzip.compress),
        ("zstd", zstandard.compress),
        ("identity", bytes),
    ],
)
def test_packed_bodies_are_read(api: Api, encoding: str, pack: Any) -> None:
    """HTTP-7."""
    body = pack(json.dumps({"model": valid_model()}).encode())
    answer = api.post(SOLVE, content=body, headers={**JSON, "Content-Encoding": encoding})
    assert answer.status_code == 200


@pytest.mark.parametrize(
    ("encoding", "body", "status", "code"),
    [
        ("br", b"x", 415, "unsupported_media_type"),
        ("gzip, gzip", b"x", 415, "unsupported_media_type"),
        ("gzip", b"not gzip", 400, "invalid_request"),
        ("gzip", gzip.compress(b"{}" * 100, mtime=0)[:-12], 400, "invalid_request"),
        ("zstd", b"not zstd", 400, "invalid_request"),
        ("zstd", zstandard.compress(b'{"model": 1}' * 50)[:-4], 400, "invalid_json"),
    ],
    ids=["br", "twice", "not gzip", "cut gzip", "not zstd", "cut zstd"],
)
def test_badly_packed_bodies_are_4xx(
    api: Api, encoding: str, body: bytes, status: int, code: str
) -> None:
    """HTTP-7, HTTP-13."""
    answer = api.post(SOLVE, content=body, headers={**JSON, "Content-Encoding": encoding})
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def pack_blanks(packer: Any, mebibytes: int) -> bytes:
    blanks = b" " * (1 << 20)
    pieces = [packer.compress(blanks) for _ in range(mebibytes)]
    return b"".join([*pieces, packer.flush()])


@pytest.mark.parametrize("encoding", ["gzip", "zstd"])
def test_a_bomb_is_stopped_at_the_limit(api: Api, encoding: str) -> None:
    """HTTP-8: 300 MiB of blanks in a third of a megabyte, or less."""
    packers: dict[str, Any] = {
        "gzip": zlib.compressobj(9, zlib.DEFLATED, 31),
        "zstd": zstandard.ZstdCompressor().compressobj(),
    }
    body = pack_blanks(packers[encoding], 300)
    assert len(body) < 400_000
    answer = api.post(SOLVE, content=body, headers={**JSON, "Content-Encoding": encoding})
    assert (answer.status_code, answer.json()["code"]) == (413, "payload_too_large")


@pytest.mark.parametrize(
    "content_type", ["text/plain", "", "application/x-www-form-urlencoded", "application/xml"]
)
def test_only_json_is_read(api: Api, content_type: str) -> None:
    """HTTP-9."""
    answer = api.post(SOLVE, content=b"{}", headers={"Content-Type": content_type})
    assert (answer.status_code, answer.json()["code"]) == (415, "unsupported_media_type")


def test_charsets(api: Api) -> None:
    """HTTP-9."""
    body = json.dumps({"model": valid_model()}).encode()
    for good in ("application/json; charset=utf-8", 'Application/JSON;charset="UTF-8"'):
        assert api.post(SOLVE, content=body, headers={"Content-Type": good}).status_code == 200
    bad = {"Content-Type": "application/json; charset=utf-16"}
    assert api.post(SOLVE, content=body, headers=bad).status_code == 415
    utf16 = api.post(SOLVE, content='{"model": {}}'.encode("utf-16"), headers=JSON)
    assert (utf16.status_code, utf16.json()["code"]) == (400, "invalid_json")


def test_query_parameters_are_known_and_agree(api: Api) -> None:
    """HTTP-10."""
    for path, code in (
        ("/api/sdk/sections?nam=IPE300", "invalid_parameter"),
        ("/api/sdk/sections?name=IPE300&name=IPE330", "conflicting_parameters"),
        ("/api/sdk/me?x", "invalid_parameter"),
        ("/api/sdk/sections?name=%ff", "invalid_parameter"),
    ):
        answer = api.get(path)
        assert (answer.status_code, answer.json()["code"]) == (400, code), path
    assert api.get("/api/sdk/sections?name=IPE300&name=IPE300").status_code == 200


def test_unknown_fields_are_named(api: Api) -> None:
    """HTTP-12."""
    answer = api.post(SOLVE, {"model": {}, "modle": {}})
    assert answer.status_code == 400
    assert "`modle`" in answer.json()["error"]


def test_a_field_that_contradicts_itself_is_refused(api: Api) -> None:
    """HTTP-24."""
    model = json.dumps(valid_model()).encode()
    assert len(model) > 300
    for path, body, name in (
        (SOLVE, b'{"model": {}, "model": ' + model + b"}", "model"),
        (SOLVE, b'{"model": ' + model + b', "model": {}}', "model"),
        (SOLVE, b'{"model": ' + model + b', "mod\\u0065l": {}}', "model"),
        ("/api/sdk/validate", b'{"model": {"a": 1}, "model": {"a": 2}}', "model"),
        ("/api/sdk/models", b'{"name": "a", "name": "b", "model": ' + model + b"}", "name"),
        ("/api/sdk/create-beam", b'{"span_m": 6, "span_m": 7}', "span_m"),
        (
            "/api/sdk/api-keys",
            b'{"name": "a", "expiresInDays": 1, "expiresInDays": null}',
            "expiresInDays",
        ),
    ):
        answer = api.post(path, content=body, headers=JSON)
        assert (answer.status_code, answer.json()["code"]) == (400, "conflicting_parameters")
        assert f"`{name}`" in answer.json()["error"]
    twice = b'{"model": ' + model + b', "model": ' + model + b"}"
    assert api.post(SOLVE, content=twice, headers=JSON).status_code == 200


@pytest.mark.parametrize(
    "model",
    [
        b"[" * 60_000,
        b'{"a":' * 60_000 + b"1" + b"}" * 60_000,
        b'{"a":' * 65 + b"1" + b"}" * 65,
        b'"' + b"[" * 60_000 + b'"',
        b'"\\ud800"',
        b'{"a": "\\udfff"}',
        b'{"a": NaN}',
        b'{"a": 1e999}',
        b'{"a": -}',
        b'{"a": 1, "a": 2}',
        b'{}, "model": ' + b"[" * 900 + b"]" * 900 + b', "model": {}',
        b'{"a": "\x00"}',
        b'{"\\u0000": 1}',
        b'{"a": "\xc3\x28"}',
        b"tru",
        b'{"model": {"nodes": [{"id": 1e400}]}}',
        b"1" * 100_000,
        b'{"a":' + b"9" * 100_000 + b"}",
    ],
)
def test_hostile_models_never_break_anything(api: Api, model: bytes) -> None:
    """HTTP-13."""
    body = b'{"model": ' + model + b"}"
    for path in (SOLVE, "/api/sdk/validate"):
        answer = api.post(path, content=body, headers=JSON)
        assert answer.status_code in (200, 400, 422), answer.text
        if path == SOLVE:
            assert answer.status_code != 200
        elif answer.status_code == 200:
            assert answer.json()["valid"] is False


def test_64_levels_are_fine_and_65_are_not(api: Api) -> None:
    """HTTP-13."""
    for levels, status in ((64, 200), (65, 400)):
        text = '{"a":' * (levels - 1) + '{"s": "[[[[}"}' + "}" * (levels - 1)
        for model in (text, json.dumps(text)):
            body = f'{{"model": {model}}}'.encode()
            answer = api.post("/api/sdk/validate", content=body, headers=JSON)
            assert answer.status_code == status, (levels, answer.text)


@pytest.mark.parametrize(
    ("failure", "status", "code"),
    [
        (RuntimeError("secret detail"), 500, "internal_error"),
        (StoreError("secret detail"), 500, "internal_error"),
        (StoreUnavailable("secret detail"), 503, "unavailable"),
        (StorageFull("secret detail"), 507, "storage_full"),
    ],
)
def test_failures_inside_tell_nothing(
    api: Api, monkeypatch: pytest.MonkeyPatch, failure: Exception, status: int, code: str
) -> None:
    """ERR-1, ERR-2, ERR-3."""

    def fail(bits: int) -> str:
        raise failure

    monkeypatch.setattr("loadpath.service.drafts.endpoints.new_identifier", fail)
    answer = api.post(SOLVE, {"model": valid_model()})
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert "secret" not in answer.text
    assert ("Retry-After" in answer.headers) == (status == 503)
    logged = [
        line for line in api.log.lines() if line.get("request_id") == answer.headers["x-request-id"]
    ]
    assert any(line["event"] == "failure" for line in logged) == (status == 500)
    assert "secret detail" not in api.log.getvalue()


def test_browsers_get_failures_as_pages(api: Api) -> None:
    """ERR-4."""
    page = api.get("/nope", key=None, headers={"Accept": "text/html,*/*"})
    assert page.status_code == 404
    assert page.headers["content-type"].startswith("text/html")
    assert "content-security-policy" in page.headers
    program = api.get("/api/nope", headers={"Accept": "text/html"})
    assert program.json()["code"] == "not_found"


def test_nothing_secret_is_logged(api: Api) -> None:
    """ERR-5, RUN-5."""
    email = api.email_of(api.key)
    token = api.post("/api/sdk/token", {"email": email, "password": PASSWORD}, key=None).json()
    parked = api.post(SOLVE, {"model": valid_model()}).json()
    api.get(parked["open_url"], key=None)
    api.get("/api/sdk/sections?name=private-query")
    log = api.log.getvalue()
    draft_id = parked["model_ref"].removeprefix("draft_")
    for secret in (api.key, token["token"], PASSWORD, draft_id, "private-query", email):
        assert secret not in log
    requests = [line for line in api.log.lines() if line["event"] == "request"]
    assert {"time", "level", "request_id", "method", "route", "status", "ms"} <= set(requests[-1])
    assert requests[-1]["route"] == "/api/sdk/sections"
