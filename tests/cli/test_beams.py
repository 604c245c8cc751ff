"""`loadpath beam` and `loadpath check-beam`."""

import json

import pytest
from click.testing import CliRunner

from loadpath.builders import CHECK_BEAM, CREATE_BEAM, Parameter, check_beam, create_beam
from loadpath.cli.main import main


def test_a_beam_is_what_the_builder_builds() -> None:
    outcome = CliRunner().invoke(
        main, ["beam", "--span", "8", "--section", "ipe 400", "--material", "S355", "--load", "25"]
    )
    assert outcome.exit_code == 0
    assert outcome.stderr == ""
    assert json.loads(outcome.stdout) == create_beam(
        span_m=8, section="IPE400", material="S355", load_kn=25
    )
    assert len(outcome.stdout.splitlines()) > 100


def test_a_checked_beam_on_one_line() -> None:
    outcome = CliRunner().invoke(
        main,
        ["check-beam", "--json", "--span-m", "6", "--section", "IPE300", "--load_kN_per_m", "20"],
    )
    assert outcome.exit_code == 0
    assert len(outcome.stdout.splitlines()) == 1
    assert json.loads(outcome.stdout) == check_beam(span_m=6, section="IPE300", udl=20)


def test_notes_go_to_standard_error() -> None:
    outcome = CliRunner().invoke(
        main, ["check-beam", "--span", "6", "--section", "IPE300", "--restrained"]
    )
    assert outcome.exit_code == 0
    assert "no load" in outcome.stderr
    assert "not checked" in outcome.stderr
    spec = json.loads(outcome.stdout)["analysis"]["unity_checks"][0]["spec"]
    assert spec["Ec3Steel"]["include_ltb"] is False


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["beam"], "--span-m is missing"),
        (["beam", "--span", "6", "--length", "7"], "disagree"),
        (["beam", "--span", "six"], "should be a number"),
        (["beam", "--span", "nan"], "nan"),
        (["beam", "--span", "6", "--section", "IPE301"], "the nearest is 'IPE300'"),
        (["beam", "--spam", "6"], "--span"),
        (["check-beam", "--span", "6"], "--section is missing"),
        (["check-beam", "--span", "6", "--section", "IPE300", "--support", "x"], "cantilever"),
    ],
)
def test_bad_use(arguments: list[str], says: str) -> None:
    outcome = CliRunner().invoke(main, arguments)
    assert outcome.exit_code == 2
    assert outcome.stdout == ""
    assert says in outcome.stderr


@pytest.mark.parametrize(("name", "declared"), [("beam", CREATE_BEAM), ("check-beam", CHECK_BEAM)])
def test_every_parameter_is_in_the_help(name: str, declared: tuple[Parameter, ...]) -> None:
    text = CliRunner().invoke(main, [name, "--help"], terminal_width=200).output
    for parameter in declared:
        assert f"--{parameter.name.replace('_', '-')}" in text
