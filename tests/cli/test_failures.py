"""What a newcomer meets: every command with missing files, wrong words and nobody to talk to.

People get a sentence on standard error; with --json standard output is JSON whatever happens.
"""

import json
import re
import socket
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest
from click.testing import CliRunner, Result

from loadpath.builders import create_beam
from loadpath.cli.main import main
from tests.running_service import RunningService

ROOT = Path(__file__).parents[2]
NOWHERE = {"LOADPATH_BASE_URL": "http://127.0.0.1:1", "LOADPATH_API_KEY": "lpk0.x"}
READERS = ("validate", "solve", "check", "open")


class Case(NamedTuple):
    """A command line, and what it comes to."""

    words: str
    exit_code: int
    code: str | None
    says: str
    variables: Mapping[str, str] = MappingProxyType({})


CASES = [
    *(Case(f"{name} nowhere.json", 2, "unreadable_file", "No such file") for name in READERS),
    *(Case(f"{name} .", 2, "unreadable_file", "Is a directory") for name in READERS),
    *(Case(name, 2, "bad_use", "Missing argument 'FILE'") for name in READERS),
    Case("open beam.json", 1, "no_credentials", "LOADPATH_API_KEY is not set"),
    Case("open beam.json", 1, "unavailable", "No answer from http://127.0.0.1:1", NOWHERE),
    Case("open beam.json --base-url x", 1, None, "LOADPATH_BASE_URL or --base-url", NOWHERE),
    Case("solve beam.json --timeout nan", 2, "bad_use", "a number above 0, found 'nan'"),
    Case("check beam.json --timeout -1", 2, "bad_use", "a number above 0, found '-1'"),
    Case("solve beam.json --stations 5 more", 2, "bad_use", "unexpected extra argument"),
    Case("solve beam.json --stations many", 2, "bad_use", "a whole number, found 'many'"),
    Case("beam", 2, "missing_parameter", "--span-m is missing: a number in m"),
    Case("beam --span six", 2, "bad_use", "should be a number, found 'six'"),
    Case("beam --span 6 --length 7", 2, "conflicting_parameters", "--span and --length both"),
    Case("beam --span -1", 2, "invalid_parameter", "--span is -1.0; it should be a number in m"),
    Case("beam --span 6 --section IPE301", 2, "unknown_section", "the nearest is 'IPE300'"),
    Case("beam --span 6 --material wood", 2, "unknown_material", "steel_S235"),
    Case("check-beam --span 6", 2, "missing_parameter", "--section is missing"),
    Case("check-beam --span 6 --section IPE301", 2, "unknown_section", "'IPE300'"),
    Case("sections IPE301", 2, "unknown_section", "the nearest is 'IPE300'"),
    Case("sections --family XYZ", 2, "unknown_section", "(IPE, HEAA, HEA,"),
    Case("sections IPE300 --family IPE", 2, "bad_use", "not both"),
    Case("schema Membr", 2, "not_found", "the nearest is 'Member'"),
    Case("mcp --models x --account", 2, "bad_use", "not both"),
    Case("mcp --models beam.json", 2, "bad_use", "is a file"),
    Case("serve --port x", 2, "bad_use", "a whole number, found 'x'"),
    Case("serve --port 70000", 2, "bad_use", "0<=x<=65535"),
    Case("serve", 1, None, "should be a whole number; it is 'x'", {"LOADPATH_PORT": "x"}),
    Case("config", 1, None, "did you mean LOADPATH_PORT?", {"LOADPATH_PROT": "1"}),
    Case("account create nobody", 1, "invalid_parameter", "such as 'ada@example.com'"),
    Case("account create", 2, "bad_use", "Missing argument 'EMAIL'"),
    Case("account creat x", 2, "bad_use", "Did you mean 'create'"),
    Case("account set-tier ada@example.com gold", 2, "bad_use", "'free', 'pro'"),
    Case("account set-tier ada@example.com pro", 1, "not_found", "account create ada@example.com"),
    Case("account set-password ada@example.com --password-stdin", 1, None, "10 to 1000"),
    Case(
        *("account list", 1, "unavailable", "LOADPATH_DATABASE_URL says where"),
        {"LOADPATH_DATABASE_URL": "postgresql://127.0.0.1:1/x"},
    ),
    Case(
        *("account list", 1, "unusable_folder", "LOADPATH_DATA_FOLDER"),
        {"LOADPATH_DATA_FOLDER": "beam.json/x"},
    ),
    Case("key create ada@example.com", 2, "bad_use", "Missing option '--name'"),
    Case("key create ada@example.com --name n", 1, "not_found", "There is no account"),
    Case("key create ada@example.com --name n --days 0", 2, "bad_use", "1<=x<=36500"),
    Case("key list ada@example.com", 1, "not_found", "There is no account"),
    Case("key revoke ada@example.com x", 1, "not_found", "There is no account"),
    Case("completion tcsh", 2, "bad_use", "'bash', 'zsh', 'fish'"),
    Case("doctor extra", 2, "bad_use", "unexpected extra argument"),
    Case("slove beam.json", 2, "bad_use", "'solve'"),
]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder with one good document."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "beam.json").write_text(json.dumps(create_beam(span_m=6)))
    for name in ("LOADPATH_BASE_URL", "LOADPATH_API_KEY", "LOADPATH_DATA_FOLDER"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def run(case: Case, *more: str) -> Result:
    done = CliRunner().invoke(main, [*case.words.split(), *more], env=case.variables)
    assert isinstance(done.exception, SystemExit), done.exception
    assert done.exit_code == case.exit_code, done.output
    return done


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.words)
def test_a_failure_is_told_to_people_and_to_programs(case: Case) -> None:
    for_people = run(case)
    assert for_people.stdout == ""
    assert case.says in for_people.stderr
    for_programs = run(case, "--json")
    assert for_programs.stderr == ""
    printed = json.loads(for_programs.stdout)
    assert case.says in f"{printed['error']} {printed.get('advice', '')}"
    if case.code is not None:
        assert printed["code"] == case.code


@pytest.mark.parametrize("name", ["validate", "solve", "check"])
@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('{"model": ', "the text ends too early, at line 1, column 11"),
        ("[]", "should be an object, found a list"),
        ("", "found no text at all"),
        ("{}", "settings: is required"),
    ],
)
def test_a_document_that_is_none_is_told_alike(
    name: str, text: str, says: str, folder: Path
) -> None:
    (folder / "bad.json").write_text(text)
    done = CliRunner().invoke(main, [name, "bad.json"])
    assert done.exit_code == 1
    assert says in done.stdout
    assert "error :" not in done.stdout
    assert "bad.json: invalid" in done.stdout
    printed = json.loads(CliRunner().invoke(main, [name, "bad.json", "--json"]).stdout)
    assert printed["valid"] is False
    assert printed["errors"]


def test_stations_are_not_ignored() -> None:
    done = CliRunner().invoke(main, ["solve", "beam.json", "--stations", "5"])
    assert done.exit_code == 2
    assert "--stations goes with --json" in done.stderr
    words = ["solve", "beam.json", "--stations", "5", "--json"]
    tree = json.loads(CliRunner().invoke(main, words).stdout)
    assert len(tree["loadcases"]["Q"]["member_results"]["1"]["section_forces"]) == 5


@pytest.fixture
def taken() -> Iterator[int]:
    """A port on which somebody listens."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        yield listener.getsockname()[1]


def test_a_taken_port_is_named_with_the_way_out(taken: int) -> None:
    case = Case(f"serve --port {taken}", 1, "address_in_use", f"127.0.0.1:{taken}")
    test_a_failure_is_told_to_people_and_to_programs(case)
    assert "--port" in run(case).stderr


@pytest.mark.parametrize(
    ("text", "code", "says"),
    [
        ("{", "invalid_json", "JSON"),
        ("[]", "invalid_json", "should be a JSON object"),
        ("{}", "invalid_model", "settings: is required"),
    ],
)
def test_the_service_refuses_a_bad_document(
    service: RunningService, folder: Path, text: str, code: str, says: str
) -> None:
    (folder / "bad.json").write_text(text)
    variables = {"LOADPATH_BASE_URL": service.base_url, "LOADPATH_API_KEY": service.key}
    done = CliRunner().invoke(main, ["open", "bad.json"], env=variables)
    assert (done.exit_code, done.stdout) == (1, "")
    assert says in done.stderr
    printed = json.loads(
        CliRunner().invoke(main, ["open", "bad.json", "--json"], env=variables).stdout
    )
    assert printed["code"] == code
    assert printed["request_id"]


def test_every_code_of_the_command_line_is_documented() -> None:
    page = (ROOT / "docs/reference/command-line.md").read_text()
    errors = (ROOT / "docs/reference/errors.md").read_text()
    sources = "".join(file.read_text() for file in (ROOT / "src/loadpath/cli").glob("*.py"))
    codes: set[Any] = set(re.findall(r'code="(\w+)"', sources)) | {"bad_use"}
    assert len(codes) > 5
    assert {code for code in codes if f"`{code}`" not in page + errors} == set()
