"""The API description: complete, true to its own schemas, and clean for two linters."""

import json
import subprocess
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from loadpath.service.api import OPERATIONS
from loadpath.service.errors import list_errors
from tests.service.api import DESCRIPTION, Api

ROOT = Path(__file__).parents[2]
LINTERS = ROOT / ".build/api_lint/node_modules/.bin"

ENDPOINTS = {
    ("POST", "/api/sdk/solve", 200),
    ("POST", "/api/sdk/validate", 200),
    ("POST", "/api/sdk/create-beam", 200),
    ("POST", "/api/sdk/import", 200),
    ("POST", "/api/sdk/check-beam", 200),
    ("POST", "/api/sdk/generate-combinations", 200),
    ("GET", "/api/sdk/schema", 200),
    ("GET", "/api/sdk/sections", 200),
    ("GET", "/api/sdk/me", 200),
    ("POST", "/api/sdk/token", 200),
    ("POST", "/api/sdk/api-keys", 200),
    ("GET", "/api/sdk/api-keys", 200),
    ("DELETE", "/api/sdk/api-keys", 200),
    ("GET", "/api/sdk/models", 200),
    ("POST", "/api/sdk/models", 201),
    ("GET", "/api/sdk/models/{id}", 200),
    ("PUT", "/api/sdk/models/{id}", 200),
    ("DELETE", "/api/sdk/models/{id}", 204),
    ("GET", "/api/sdk/drafts", 200),
    ("DELETE", "/api/sdk/drafts/{id}", 204),
    ("GET", "/api/openapi.json", 200),
}


def every_operation() -> list[tuple[str, Any]]:
    return [
        (f"{method.upper()} {path}", operation)
        for path, methods in DESCRIPTION["paths"].items()
        for method, operation in methods.items()
    ]


def test_the_interface_is_whole(api: Api) -> None:
    """GEN-3, GEN-4."""
    assert {(o.method, o.path, o.outcome.status) for o in OPERATIONS} == ENDPOINTS
    served = api.get("/api/openapi.json", key=None)
    assert served.json() == DESCRIPTION
    assert DESCRIPTION["openapi"].startswith("3.1")
    assert DESCRIPTION["info"]["version"] == "1.0.0"


@pytest.mark.parametrize(("name", "operation"), every_operation())
def test_every_status_has_examples_that_fit(name: str, operation: Any) -> None:
    """GEN-4: and every error code that an operation declares has its example."""
    bodies = [content for content in [operation.get("requestBody")] if content]
    for status, response in operation["responses"].items():
        assert response["description"]
        assert "X-Request-Id" in response["headers"]
        assert ("content" in response) == (status not in ("204", "304"))
        bodies.append(response)
    for body in bodies:
        for content in body.get("content", {}).values():
            assert content["examples"], name
            validator = jsonschema_rs.Draft202012Validator(
                {**content["schema"], "components": DESCRIPTION["components"]}
            )
            for example in content["examples"].values():
                validator.validate(example["value"])
    for parameter in operation.get("parameters", []):
        assert parameter["description"]
        assert "example" in parameter


def test_every_error_is_described_somewhere() -> None:
    """ERR-1: 405, 410, 421 and 403 of pages belong to no operation; all other codes do."""
    text = json.dumps(DESCRIPTION["paths"])
    elsewhere = {"method_not_allowed", "gone", "cross_origin", "sign_in_failed", "misdirected"}
    for error in list_errors():
        assert (f'"code": "{error.code}"' in text) != (error.code in elsewhere), error.code


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("description") / "openapi.json"
    path.write_text(json.dumps(DESCRIPTION))
    (path.parent / "spectral.yaml").write_text('extends: ["spectral:oas"]')
    return path


@pytest.mark.parametrize(
    "command",
    [
        ["redocly", "lint", "--extends", "recommended-strict", "--format", "json"],
        ["spectral", "lint", "--ruleset", "spectral.yaml", "--fail-severity", "hint"],
    ],
    ids=["redocly", "spectral"],
)
def test_linters_find_nothing(written: Path, command: list[str]) -> None:
    """GEN-4."""
    assert LINTERS.exists(), "`make service-test-tools` installs the linters"
    run = subprocess.run(
        [LINTERS / command[0], *command[1:], written.name],
        cwd=written.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    if command[0] == "redocly":
        assert json.loads(run.stdout[run.stdout.index("{") :])["totals"] == {
            "errors": 0,
            "warnings": 0,
            "ignored": 0,
        }
