"""`loadpath open`, against a real service."""

import json
import webbrowser
from pathlib import Path
from typing import Any

import httpx2
import pytest
from click.testing import CliRunner, Result

from loadpath.builders import create_beam
from loadpath.cli.main import main
from tests.running_service import RunningService


@pytest.fixture(scope="module")
def key(service: RunningService) -> str:
    return service.new_key("opens@example.com")


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the browser was asked to show."""
    shown: list[str] = []
    monkeypatch.setattr(webbrowser, "open", shown.append)
    monkeypatch.setenv("DISPLAY", ":0")
    return shown


def run(service: RunningService, key: str | None, *words: str, given: Any = None) -> Result:
    environment = {"LOADPATH_BASE_URL": service.base_url, "LOADPATH_API_KEY": key}
    stdin = json.dumps(create_beam(span_m=6) if given is None else given)
    return CliRunner().invoke(main, ["open", *words], input=stdin, env=environment)


def test_the_link_is_printed_and_opened(
    service: RunningService, key: str, opened: list[str], tmp_path: Path
) -> None:
    file = tmp_path / "beam.json"
    file.write_text(json.dumps(create_beam(span_m=7)))
    done = run(service, key, str(file))
    assert done.exit_code == 0, done.output
    link = done.stdout.strip()
    assert link.startswith(f"{service.base_url}/open/")
    assert opened == [link]
    assert httpx2.get(f"{link}/document").json() == create_beam(span_m=7)


def test_without_a_browser_only_the_link_is_printed(
    service: RunningService, key: str, opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run(service, key, "-", "--no-browser").exit_code == 0
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    assert run(service, key, "-").exit_code == 0
    assert opened == []


def test_json_is_the_answer_of_the_service(
    service: RunningService, key: str, opened: list[str]
) -> None:
    answer = json.loads(run(service, key, "-", "--no-browser", "--json").stdout)
    assert answer["status"] == "solve_in_browser"
    assert answer["validation"] == {"valid": True, "warnings": []}
    assert opened == []


def test_an_invalid_model_is_told_with_its_issues(service: RunningService, key: str) -> None:
    broken = create_beam(span_m=6)
    broken["model"]["members"][0]["section"] = 99
    done = run(service, key, "-", given=broken)
    assert done.exit_code == 1
    assert done.stdout == ""
    assert "model.members[0].section" in done.stderr
    printed = json.loads(run(service, key, "-", "--json", given=broken).stdout)
    assert (printed["code"], printed["status"]) == ("invalid_model", 422)
    assert [issue["path"] for issue in printed["errors"]] == ["model.members[0].section"]


def test_a_missing_or_wrong_key_says_what_to_do(service: RunningService) -> None:
    missing = run(service, None, "-")
    assert missing.exit_code == 1
    assert "LOADPATH_API_KEY" in missing.stderr
    assert "loadpath key create" in missing.stderr
    wrong = run(service, "lpk0.wrong", "-")
    assert wrong.exit_code == 1
    assert "Set LOADPATH_API_KEY" in wrong.stderr


def test_a_service_that_is_not_there_says_what_to_do() -> None:
    done = CliRunner().invoke(
        main,
        ["open", "-", "--base-url", "http://127.0.0.1:1"],
        input="{}",
        env={"LOADPATH_API_KEY": "lpk0.x"},
    )
    assert done.exit_code == 1
    assert "http://127.0.0.1:1" in done.stderr
    assert "--base-url" in done.stderr


def test_a_file_that_is_not_there_is_bad_use(service: RunningService, key: str) -> None:
    done = run(service, key, "nowhere.json")
    assert done.exit_code == 2
    assert "'nowhere.json' cannot be read" in done.stderr
