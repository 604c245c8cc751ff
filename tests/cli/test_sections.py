"""`loadpath sections`."""

import json

import pytest
from click.testing import CliRunner

from loadpath.catalogue import families, find_section, section_names
from loadpath.cli.sections import command


def test_without_arguments_it_lists_the_families() -> None:
    lines = CliRunner().invoke(command, []).output.splitlines()
    assert [line.split()[0] for line in lines] == list(families())
    assert lines[0].split()[1] == "88"


def test_a_family_is_one_name_per_line() -> None:
    outcome = CliRunner().invoke(command, ["--family", "he"])
    names = [name for family in section_names("HE").values() for name in family]
    assert outcome.output.splitlines() == names


def test_one_section_for_people() -> None:
    output = CliRunner().invoke(command, ["ipe 300"]).output
    assert "IPE300  (EN 10365)" in output
    assert "h 300, b 150, tw 7.1, tf 10.7, r 15" in output
    assert "8356.1" in output


def test_one_section_for_programs() -> None:
    outcome = CliRunner().invoke(command, ["w14x30", "--json"])
    assert json.loads(outcome.output) == json.loads(json.dumps(find_section("W14X30").to_dict()))


def test_lists_for_programs() -> None:
    everything = json.loads(CliRunner().invoke(command, ["--json"]).output)
    assert everything == {"families": families(), "sections": section_names()}
    some = json.loads(CliRunner().invoke(command, ["--json", "--family", "CF"]).output)
    assert list(some["families"]) == list(some["sections"]) == ["CFRHS", "CFSHS", "CFCHS"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["IPE 301"], "the nearest is 'IPE300'"),
        (["--family", "zzz"], "'zzz' is not in the library"),
        (["IPE300", "--family", "IPE"], "not both"),
        (["IPE300", "HEA200"], "unexpected extra argument"),
    ],
)
def test_bad_use(arguments: list[str], says: str) -> None:
    outcome = CliRunner().invoke(command, arguments)
    assert outcome.exit_code == 2
    assert outcome.stdout == ""
    assert says in outcome.stderr
