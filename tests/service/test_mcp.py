"""The hosted MCP server: who may call, what the tools answer, what bad input gets."""

import gzip
import json
import subprocess
import sys
from typing import Any

import jsonschema_rs
import pytest

from loadpath.builders import create_beam, create_frame
from loadpath.mcp.tools import look_up, tools_of
from loadpath.service.clock import DAY
from tests.service.api import PASSWORD, Api, running_api
from tests.service.mcp_caller import HANDSHAKE, MODERN, McpCaller

FRAME: dict[str, Any] = {"bay_width_m": 6, "storey_height_m": 3.5}
BEAM = create_beam(span_m=6, section="IPE300")


@pytest.fixture
def mcp(api: Api) -> McpCaller:
    return McpCaller(api)


@pytest.mark.parametrize("version", ["2024-11-05", "2025-03-26", HANDSHAKE, "2025-11-25"])
def test_a_handshake_of_every_older_revision(api: Api, version: str) -> None:
    """MCP-1."""
    caller = McpCaller(api, version)
    hello = caller.ask(
        "initialize",
        {
            "protocolVersion": version,
            "capabilities": {},
            "clientInfo": {"name": "test", "version": "1"},
        },
    )
    assert hello["protocolVersion"] == version
    assert hello["serverInfo"]["name"] == "loadpath"
    assert "runs no solver" in hello["instructions"]


@pytest.mark.parametrize("version", [HANDSHAKE, MODERN])
def test_tools_are_listed_and_called_without_a_session(api: Api, version: str) -> None:
    """MCP-1."""
    caller = McpCaller(api, version)
    response = caller.post(caller.message("tools/list", {}), **{"Mcp-Method": "tools/list"})
    assert response.status_code == 200, response.text
    assert "mcp-session-id" not in response.headers
    assert response.headers["x-request-id"]
    listed = {tool["name"]: tool for tool in response.json()["result"]["tools"]}
    assert list(listed) == list(tools_of("hosted"))
    for name, tool in tools_of("hosted").items():
        assert listed[name]["inputSchema"] == tool.input
        assert listed[name]["outputSchema"] == tool.output
        assert listed[name]["annotations"] == tool.annotations
    assert caller.call("get_section", {"name": "ipe 300"})["name"] == "IPE300"


def test_credentials_are_those_of_the_api(api: Api) -> None:
    """MCP-2."""
    ping = {"jsonrpc": "2.0", "id": 1, "method": "ping"}
    stranger = McpCaller(api, key=None).post(ping)
    assert stranger.status_code == 401
    assert stranger.json()["code"] == "unauthorized"
    assert McpCaller(api, key="k.wrong").post(ping).status_code == 401
    login = {"email": api.email_of(api.key), "password": PASSWORD}
    token = api.post("/api/sdk/token", login, key=None).json()["token"]
    bearer = McpCaller(api, key=None).post(ping, Authorization=f"Bearer {token}")
    assert bearer.status_code == 200


def test_a_key_may_come_as_bearer(api: Api) -> None:
    """MCP-2. Its scopes hold as they do in X-API-Key, and only here."""
    account, _ = api.new_account()
    key = api.new_key(account, scopes=("models:read",))
    caller = McpCaller(api, key=None)
    for spelled in (f"Bearer {key}", f"bearer  {key} "):
        listed = caller.post(
            caller.message("tools/call", {"name": "list_models", "arguments": {}}),
            Authorization=spelled,
        )
        assert listed.json()["result"]["structuredContent"] == {"models": []}
    refused = caller.post(
        caller.message("tools/call", {"name": "list_materials", "arguments": {}}),
        Authorization=f"Bearer {key}",
    )
    assert "insufficient_scope" in refused.json()["result"]["content"][0]["text"]
    other = "y" if key.endswith("x") else "x"
    wrong = caller.post(caller.message("ping", {}), Authorization=f"Bearer {key[:-1]}{other}")
    assert wrong.status_code == 401
    elsewhere = api.client.get("/api/sdk/me", headers={"Authorization": f"Bearer {key}"})
    assert elsewhere.status_code == 401


def test_scopes_hold(api: Api) -> None:
    """MCP-2."""
    account, _ = api.new_account()
    reader = McpCaller(api, key=api.new_key(account, scopes=("models:read",)))
    assert reader.call("list_models") == {"models": []}
    for tool, arguments in (
        ("solve_model", {"model": BEAM}),
        ("stash_model", {"model": BEAM}),
        ("create_frame", FRAME),
        ("validate_model", {"model": BEAM}),
        ("list_materials", {}),
        ("save_model", {"name": "x", "model": BEAM}),
    ):
        assert reader.refuse(tool, arguments)["code"] == "insufficient_scope"


@pytest.mark.parametrize("host", ["testserver", "testserver:8080", "127.0.0.1:8000", "localhost"])
def test_hosts_that_are_ours(mcp: McpCaller, host: str) -> None:
    """MCP-3."""
    assert mcp.post(mcp.message("ping", {}), Host=host).status_code == 200


@pytest.mark.parametrize("host", ["evil.test", "testserver.evil.test", "localhost.evil.test", "["])
def test_other_hosts_are_misdirected(mcp: McpCaller, host: str) -> None:
    """MCP-3."""
    answer = mcp.post(mcp.message("ping", {}), Host=host)
    assert answer.status_code == 421
    assert answer.json()["code"] == "misdirected"


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        ("http://testserver", 200),
        ("http://localhost:6274", 200),
        ("http://127.0.0.1:5173", 200),
        ("https://tool.example.com", 200),
        ("https://testserver", 403),
        ("http://evil.test", 403),
        ("http://localhost.evil.test", 403),
        ("null", 403),
    ],
)
def test_pages_of_other_sites(tmp_path: Any, origin: str, status: int) -> None:
    """MCP-3."""
    allowed = "https://tool.example.com, https://other.example.com"
    with running_api(f"sqlite:///{tmp_path}/db.sqlite", mcp_origins=allowed) as api:
        mcp = McpCaller(api)
        answer = mcp.post(mcp.message("ping", {}), Origin=origin)
        assert answer.status_code == status
        if status == 403:
            assert answer.json()["code"] == "cross_origin"


def test_only_posts_are_answered(api: Api) -> None:
    """MCP-4."""
    for method in ("GET", "DELETE", "PUT"):
        answer = api.client.request(method, "/api/mcp", headers={"X-API-Key": api.key})
        assert answer.status_code == 405
        assert answer.headers["allow"] == "OPTIONS, POST"
    preflight = api.client.options("/api/mcp")
    assert preflight.status_code == 204
    assert "Mcp-Protocol-Version" in preflight.headers["access-control-allow-headers"]


def test_large_models_are_taken_up_to_the_limit_of_models(api: Api, mcp: McpCaller) -> None:
    """MCP-5."""
    frame = create_frame(**FRAME, bays=20, storeys=20, depth_bays=5)
    size = len(json.dumps(frame))
    assert 1_000_000 < size < api.resources.settings.max_model_bytes
    assert mcp.call("validate_model", {"model": frame})["valid"]
    assert mcp.call("solve_model", {"model": json.dumps(frame)})["members"] == 7020
    kept = mcp.call("stash_model", {"model": frame})
    assert kept["summary"]["members"] == 7020
    loaded = mcp.call(
        "add_load", {"model": kept["handle"], "kind": "line", "member": 1, "load_kn": 1}
    )
    assert "model" not in loaded, "a large model is answered with a handle"
    assert mcp.call("solve_model", {"model": loaded["handle"]})["members"] == 7020
    many = mcp.call("create_frame", {**FRAME, "bays": 20, "storeys": 20, "depth_bays": 5})
    assert many["summary"]["members"] == 7020
    packed = gzip.compress(
        json.dumps(
            mcp.message(
                "tools/call",
                {
                    "name": "validate_model",
                    "arguments": {"model": frame},
                },
            )
        ).encode()
    )
    answer = mcp.post(packed, **{"Content-Encoding": "gzip"}).json()["result"]
    assert answer["structuredContent"]["valid"]


def test_more_than_the_limit_is_413(tmp_path: Any) -> None:
    """MCP-5."""
    with running_api(f"sqlite:///{tmp_path}/db.sqlite", max_model_bytes=20_000) as api:
        mcp = McpCaller(api)
        longer = {"model": BEAM | {"x": "y" * 21_000}}
        assert mcp.refuse("solve_model", longer)["code"] == "payload_too_large"
        assert mcp.refuse("stash_model", longer)["code"] == "payload_too_large"
        too_long = mcp.message("tools/call", {"name": "solve_model", "arguments": "y" * 200_000})
        answer = mcp.post(too_long)
        assert answer.status_code == 413
        assert answer.json()["code"] == "payload_too_large"


def test_run_checks_hands_off_and_says_so(mcp: McpCaller) -> None:
    """MCP-7."""
    frame = mcp.call("create_frame", {**FRAME, "stash": True})
    answer = mcp.call("run_checks", {"model": frame["handle"]})
    assert answer["checks_run"] is False
    assert answer["unity_checks"] == ["EN 1993-1-1 member check"]
    assert answer["status"] == "solve_in_browser"
    assert "runs no solver" in answer["note"]
    assert not {"verdict", "checks", "max_utilization"} & set(answer)
    none = mcp.call("run_checks", {"model": BEAM})
    assert "no unity check" in none["note"]


def test_handles_stand_for_models_everywhere(mcp: McpCaller) -> None:
    """MCP-9."""
    handle = mcp.call("stash_model", {"model": BEAM})["handle"]
    assert mcp.call("validate_model", {"model": handle})["valid"]
    more = {"model": handle, "kind": "point", "member": 1, "load_kn": 3}
    loaded = mcp.call("add_load", {**more, "stash": False})["model"]
    assert len(loaded["analysis"]["load_cases"][0]["member_point_loads"]) == 1
    link = mcp.call("solve_model", {"model": handle})
    document = mcp.api.get(f"{link['open_url']}/document").json()
    assert document == BEAM
    assert mcp.call("run_checks", {"model": handle})["members"] == 1
    assert mcp.call("stash_model", {"model": handle})["bytes"] > 1000


def test_handles_are_private_and_end(api: Api, mcp: McpCaller) -> None:
    """MCP-9."""
    handle = mcp.call("stash_model", {"model": BEAM})["handle"]
    assert len(handle) == len("stash_") + 27, "160 random bits in base 62"
    _, other_key = api.new_account()
    other = McpCaller(api, key=other_key)
    refused = other.refuse("solve_model", {"model": handle})
    assert (refused["code"], refused["path"]) == ("not_found", "model")
    api.clock.advance(DAY - 1)
    assert mcp.call("validate_model", {"model": handle})["valid"]
    api.clock.advance(1)
    assert mcp.refuse("validate_model", {"model": handle})["code"] == "not_found"


def test_the_newest_fifty_handles_work(api: Api) -> None:
    """MCP-9."""
    mcp = McpCaller(api, key=api.new_account()[1])
    handles = [mcp.call("stash_model", {"model": {"n": n}})["handle"] for n in range(51)]
    assert mcp.refuse("validate_model", {"model": handles[0]})["code"] == "not_found"
    for handle in handles[1:]:
        assert "valid" in mcp.call("validate_model", {"model": handle})


def test_saved_models_by_their_handle(api: Api) -> None:
    """MCP-10."""
    _, key = api.new_account("pro")
    mcp = McpCaller(api, key=key)
    saved = mcp.call("save_model", {"name": "Beam", "model": BEAM, "description": "first"})
    assert mcp.call("list_models")["models"] == [saved]
    assert api.get(f"/api/sdk/models/{saved['id']}", key=key).json()["model"] == BEAM
    assert mcp.call("solve_model", {"model": saved["handle"]})["members"] == 1
    stranger = McpCaller(api).refuse("solve_model", {"model": saved["handle"]})
    assert stranger["code"] == "not_found"
    refused = McpCaller(api).refuse("save_model", {"name": "Beam", "model": BEAM})
    assert refused["code"] == "pro_required"


BAD = [
    ("get_section", {"name": "IPE301"}, "unknown_section", "name", "IPE300"),
    ("get_section", {}, "missing_parameter", "name", None),
    ("get_section", {"nmae": "IPE300"}, "invalid_parameter", "nmae", "name"),
    ("get_section", {"name": 5}, "invalid_parameter", "name", None),
    ("get_schema", {"root": "membr"}, "unknown_root", "root", "Member"),
    ("list_sections", {"family": "IPF"}, "unknown_section", "family", "PFC"),
    ("create_beam", {"span": -1}, "invalid_parameter", "span_m", None),
    ("create_beam", {"span": 6, "sectoin": "x"}, "invalid_parameter", "sectoin", "section"),
    ("create_beam", {"span": 6, "stash": 1}, "invalid_parameter", "stash", None),
    ("create_frame", {"bay_width_m": 6}, "missing_parameter", "storey_height_m", None),
    ("create_frame", FRAME | {"beam_section": "HEB201"}, "unknown_section", "beam_section", None),
    ("create_frame", FRAME | {"bays": 100, "storeys": 99}, "invalid_parameter", "bays", None),
    ("check_beam", {"span_m": 6}, "missing_parameter", "section", None),
    ("check_beam", {"span_m": 6, "section": "IPE 301"}, "unknown_section", "section", "IPE300"),
    ("add_load", {"kind": "line"}, "missing_parameter", "model", None),
    ("add_load", {"model": BEAM, "kind": "lin"}, "unknown_load_type", "kind", None),
    ("add_load", {"model": BEAM, "kind": "line", "member": 9, "load_kn": 1},
     "invalid_parameter", "member", None),
    ("solve_model", {}, "missing_parameter", "model", None),
    ("solve_model", {"model": 5}, "invalid_parameter", "model", None),
    ("solve_model", {"model": "{"}, "invalid_json", "", None),
    ("solve_model", {"model": {}}, "invalid_model", "settings", None),
    ("solve_model", {"model": "stash_x"}, "not_found", "model", None),
    ("solve_model", {"model": "saved_x"}, "not_found", "", None),
    ("build_model", {"nodes": [[0, 0], [1, 0]], "members": [[1, 2, "IPE301"]]},
     "unknown_section", "members[0].section", "IPE300"),
    ("build_model", {"nodes": [[0, 0]], "members": [[0, 1, "IPE300"]]},
     "invalid_parameter", "members[0].start", None),
]  # fmt: skip


@pytest.mark.parametrize(("tool", "arguments", "code", "path", "suggestion"), BAD)
def test_bad_input_is_an_error_of_the_tool(
    mcp: McpCaller, tool: str, arguments: Any, code: str, path: str, suggestion: str | None
) -> None:
    """MCP-8."""
    error = mcp.refuse(tool, arguments)
    assert (error["code"], error.get("path", "")) == (code, path), error
    if suggestion is not None:
        assert error["suggestion"] == suggestion


def test_a_broken_reference_has_its_path(mcp: McpCaller) -> None:
    """MCP-8."""
    broken = json.loads(json.dumps(BEAM))
    broken["model"]["members"][0]["section"] = 7
    error = mcp.refuse("solve_model", {"model": broken})
    assert error["path"] == "model.members[0].section"
    assert error["errors"][0]["message"] in error["suggestion"]


@pytest.mark.parametrize(
    "arguments",
    [b'{"span_m": NaN}', b'{"span_m": 1e999}', b"[" * 3000, b'{"a": "\xff"}', b'{"a": "\\ud800"}'],
)
@pytest.mark.parametrize("version", [HANDSHAKE, MODERN])
def test_what_is_not_json_never_gives_a_5xx(api: Api, version: str, arguments: bytes) -> None:
    """MCP-8."""
    caller = McpCaller(api, version)
    text = json.dumps(caller.message("tools/call", {"name": "create_beam", "arguments": 0}))
    body = text.replace('"arguments": 0', '"arguments": ARGUMENTS').encode()
    answer = caller.post(
        body.replace(b"ARGUMENTS", arguments),
        **{"Mcp-Method": "tools/call", "Mcp-Name": "create_beam"},
    )
    assert answer.status_code < 500, answer.text
    assert "error" in answer.json() or answer.json()["result"]["isError"]


def test_the_same_argument_twice_is_no_silent_choice(mcp: McpCaller) -> None:
    """MCP-8."""
    text = json.dumps(mcp.message("tools/call", {"name": "create_beam", "arguments": 0}))
    twice = text.replace('"arguments": 0', '"arguments": {"span_m": 5, "span_m": 6}')
    result = mcp.post(twice.encode()).json()["result"]
    assert json.loads(result["content"][0]["text"])["code"] == "conflicting_parameters"


def test_a_fault_of_ours_is_logged_and_says_nothing(
    api: Api, mcp: McpCaller, monkeypatch: pytest.MonkeyPatch
) -> None:
    """MCP-8."""

    def fail() -> Any:
        raise ZeroDivisionError("secret")

    monkeypatch.setattr(look_up, "material_names", fail)
    error = mcp.refuse("list_materials", {})
    assert error["code"] == "internal_error"
    assert "secret" not in json.dumps(error)
    failure = next(line for line in reversed(api.log.lines()) if line["event"] == "mcp")
    assert (failure["type"], failure["tool"]) == ("ZeroDivisionError", "list_materials")
    assert error["request_id"] == failure["request_id"]
    assert error["request_id"] in error["error"]


def test_the_protocols_package_is_imported_with_the_first_request() -> None:
    """MCP-11."""
    code = (
        "import sys; import loadpath.service.app; from loadpath.mcp.tools import TOOLS; "
        "print('mcp' in sys.modules, 'pydantic' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "False"]


@pytest.mark.parametrize("name", list(tools_of("hosted")))
def test_the_example_of_every_tool_works(api: Api, name: str) -> None:
    """MCP-1."""
    tool = tools_of("hosted")[name]
    mcp = McpCaller(api, key=api.new_account("pro")[1])
    arguments = dict(tool.example)
    if str(arguments.get("model", "")).startswith("stash_"):
        frame = mcp.call("create_frame", {**FRAME, "stash": True})
        arguments["model"] = frame["handle"]
    answer = mcp.call(name, arguments)
    jsonschema_rs.Draft202012Validator(tool.output).validate(answer)
