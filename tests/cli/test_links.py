"""`loadpath links`, against a real service."""

import json

import pytest
from click.testing import CliRunner, Result

from loadpath.builders import create_beam
from loadpath.cli.links import draft_id_of
from loadpath.cli.main import main
from loadpath.client import Client
from tests.running_service import RunningService


def run(service: RunningService, key: str, *words: str) -> Result:
    environment = {"LOADPATH_BASE_URL": service.base_url, "LOADPATH_API_KEY": key}
    return CliRunner().invoke(main, ["links", *words], env=environment)


def test_links_are_listed_and_ended(service: RunningService) -> None:
    key = service.new_key("links@example.com")
    assert run(service, key).stdout == "No link works now.\n"
    with Client(service.base_url, key) as client:
        link = client.solve(create_beam(span_m=6))
    line = run(service, key).stdout
    assert line.startswith(f"{link.open_url}  ")
    assert "1 member; not opened; until" in line
    (listed,) = json.loads(run(service, key, "--json").stdout)["drafts"]
    assert listed["openUrl"] == link.open_url
    ended = run(service, key, "--end", link.open_url)
    assert (ended.exit_code, ended.stdout) == (0, "The link is ended and its model is deleted.\n")
    assert json.loads(run(service, key, "--json").stdout) == {"drafts": []}
    again = run(service, key, "--end", link.open_url, "--json")
    assert again.exit_code == 1
    assert json.loads(again.stdout)["code"] == "not_found"


@pytest.mark.parametrize(
    "link",
    ["https://a.example/open/0Qn", "https://a.example/open/0Qn/#member=3", "draft_0Qn", "0Qn"],
)
def test_a_link_is_named_by_its_address_its_reference_or_its_id(link: str) -> None:
    assert draft_id_of(link) == "0Qn"
