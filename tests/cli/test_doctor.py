"""`loadpath doctor`: every state it can find things in."""

import json
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from click.testing import CliRunner, Result

from loadpath.cli import findings
from loadpath.cli.main import main
from loadpath.engine import EngineError
from tests.running_service import RunningService

NOWHERE = "http://127.0.0.1:1"


def run(*words: str, **variables: str | None) -> Result:
    environment = {"LOADPATH_BASE_URL": None, "LOADPATH_API_KEY": None, **variables}
    return CliRunner().invoke(main, ["doctor", *words], env=environment)


def states(*words: str, **variables: str | None) -> tuple[int, dict[str, str]]:
    """The exit code, and the state of everything it looked at."""
    done = run(*words, "--json", **variables)
    printed = json.loads(done.stdout)
    assert printed["ok"] == (done.exit_code == 0)
    return done.exit_code, {finding["about"]: finding["state"] for finding in printed["findings"]}


def test_all_is_well(service: RunningService) -> None:
    key = service.new_key("well@example.com")
    code, found = states(LOADPATH_BASE_URL=service.base_url, LOADPATH_API_KEY=key)
    assert (code, set(found.values())) == (0, {"fine"})
    assert set(found) == {"loadpath", "engine", "packages of the service", "service", "API key"}
    text = run(LOADPATH_BASE_URL=service.base_url, LOADPATH_API_KEY=key)
    assert "well@example.com, free tier" in text.stdout
    assert key not in text.output


def test_a_wrong_key_is_wrong_and_a_missing_one_is_unset(service: RunningService) -> None:
    code, found = states(LOADPATH_BASE_URL=service.base_url, LOADPATH_API_KEY="lpk0.wrong")
    assert (code, found["API key"]) == (1, "wrong")
    code, found = states(LOADPATH_BASE_URL=service.base_url)
    assert (code, found["API key"]) == (0, "unset")
    assert f"{service.base_url}/account" in run(LOADPATH_BASE_URL=service.base_url).stdout


def test_a_key_of_another_folder_is_told_from_a_wrong_one(
    service: RunningService, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The service runs in its own folder; the key is made in another."""
    monkeypatch.chdir(tmp_path)
    runner = CliRunner(env={"LOADPATH_DATA_FOLDER": None, "LOADPATH_DATABASE_URL": None})
    wrong = run(LOADPATH_BASE_URL=service.base_url, LOADPATH_API_KEY="lpk0.wrong").stdout
    assert "either" not in wrong
    assert not (tmp_path / "loadpath-data").exists(), "looking makes no database"
    made = runner.invoke(main, ["account", "create", "elsewhere@example.com"])
    assert f"In the new database {tmp_path}/loadpath-data/loadpath.sqlite." in made.stderr
    again = runner.invoke(main, ["account", "create", "second@example.com"])
    assert "new database" not in again.stderr
    assert str(tmp_path) in again.stderr
    create = ["key", "create", "elsewhere@example.com", "--name", "here"]
    key = runner.invoke(main, create).stdout.strip()
    told = run(LOADPATH_BASE_URL=service.base_url, LOADPATH_API_KEY=key)
    assert told.exit_code == 1
    assert f"it is a key of {tmp_path}/loadpath-data/loadpath.sqlite" in told.stdout
    assert "LOADPATH_DATA_FOLDER" in told.stdout
    wrong = run(LOADPATH_BASE_URL=service.base_url, LOADPATH_API_KEY="lpk0.wrong").stdout
    assert "either" in wrong


def test_a_service_that_was_asked_for_must_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    assert states(LOADPATH_BASE_URL=NOWHERE)[0] == 1
    code, found = states("--base-url", NOWHERE, LOADPATH_API_KEY="lpk0.x")
    assert (code, found["service"], found["API key"]) == (1, "wrong", "unset")
    monkeypatch.setattr("loadpath.client.connection.DEFAULT_BASE_URL", NOWHERE)
    code, found = states()
    assert (code, found["service"]) == (0, "unset")


def test_an_address_that_is_none_is_wrong() -> None:
    code, found = states(LOADPATH_BASE_URL="not an address")
    assert (code, found["service"]) == (1, "wrong")


class Stranger(BaseHTTPRequestHandler):
    """A server of another kind."""

    body = b"<html>hello</html>"

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(self.body)

    def log_message(self, *words: Any) -> None:
        """Keep quiet."""


@pytest.fixture
def stranger() -> Iterator[str]:
    with HTTPServer(("127.0.0.1", 0), Stranger) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


def test_another_kind_of_server_is_recognised(stranger: str) -> None:
    assert "something else" in run("--base-url", stranger).stdout
    assert states("--base-url", stranger)[0] == 1


def test_another_version_is_wrong(stranger: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Stranger, "body", b'{"version": "9.9.9"}')
    done = run("--base-url", stranger)
    assert done.exit_code == 1
    assert f"{stranger}/packages/" in done.stdout


def test_missing_server_packages_are_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(findings, "SERVER_PACKAGES", ("no_such_package",))
    assert findings.look_at_server_packages().state == "unset"


def test_an_engine_that_fails_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*given: Any, **named: Any) -> None:
        raise EngineError("there is no engine.wasm")

    monkeypatch.setattr(findings, "solve", fail)
    assert findings.look_at_engine().state == "wrong"
