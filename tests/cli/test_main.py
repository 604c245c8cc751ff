"""The `loadpath` command as a whole: its list, its manners, its speed."""

import subprocess
import sys

import click
import pytest
from click.testing import CliRunner

from loadpath.cli.main import COMMANDS, Commands, main


@pytest.mark.parametrize("name", COMMANDS)
def test_the_list_says_what_each_command_says_of_itself(name: str) -> None:
    command = Commands().get_command(click.Context(main), name)
    assert command is not None
    assert command.get_short_help_str(limit=100) == COMMANDS[name]


def every_command() -> dict[str, click.Command]:
    """All commands, those of groups by both words."""
    found: dict[str, click.Command] = {}
    for name in COMMANDS:
        command = Commands().get_command(click.Context(main), name)
        assert command is not None
        inner = command.commands if isinstance(command, click.Group) else {"": command}
        found |= {f"{name} {word}".strip(): each for word, each in inner.items()}
    return found


@pytest.mark.parametrize("words", every_command())
def test_every_command_has_help_and_json(words: str) -> None:
    outcome = CliRunner().invoke(main, [*words.split(), "--help"])
    assert outcome.exit_code == 0
    assert "Usage:" in outcome.output
    assert "--json" in outcome.output


@pytest.mark.parametrize("words", every_command())
def test_no_secret_is_an_option(words: str) -> None:
    """Options stand in the shell's history and in every list of processes."""
    command = every_command()[words]
    for parameter in command.params:
        takes_value = isinstance(parameter, click.Option) and not parameter.is_flag
        secret = {"password", "token", "secret", "api_key"} & {parameter.name}
        assert not (takes_value and secret), f"{words} --{parameter.name}"


def test_a_mistyped_command_is_answered_with_the_nearest() -> None:
    outcome = CliRunner().invoke(main, ["sectoins"])
    assert outcome.exit_code == 2
    assert outcome.stdout == ""
    assert "'sections'" in outcome.stderr


def test_help_and_version() -> None:
    outcome = CliRunner().invoke(main, ["-h"])
    assert outcome.exit_code == 0
    assert all(name in outcome.output for name in COMMANDS)
    assert CliRunner().invoke(main, ["--version"]).exit_code == 0


def test_listing_the_commands_loads_none_of_them() -> None:
    code = (
        "import sys; from loadpath.cli.main import main;"
        "main(['--help'], standalone_mode=False);"
        "loaded = {name for name in sys.modules if name.startswith('loadpath')};"
        "assert loaded == {'loadpath', 'loadpath.cli', 'loadpath.cli.main'}, loaded"
    )
    subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.DEVNULL)


def test_colours_are_for_terminals_that_want_them(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = CliRunner().invoke(main, ["sections", "IPE300"])
    assert "\x1b[" not in plain.output
    coloured = CliRunner().invoke(main, ["sections", "IPE300"], color=True)
    assert "\x1b[1m" in coloured.output
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[" not in CliRunner().invoke(main, ["sections", "IPE300"], color=True).output
