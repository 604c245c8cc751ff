"""`loadpath completion`: scripts that shells accept, and completions from the parser itself."""

import json
import os
import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner

from loadpath.cli.completion import SHELLS
from loadpath.cli.main import COMMANDS, main
from tests.cli.terminal import LOADPATH, PROMPT, shell_environment, terminal


def complete(*words: str) -> list[str]:
    """What bash would offer for the last word."""
    done = subprocess.run(
        [str(LOADPATH)],
        env={
            **os.environ,
            "_LOADPATH_COMPLETE": "bash_complete",
            "COMP_WORDS": " ".join(["loadpath", *words]),
            "COMP_CWORD": str(len(words)),
        },
        capture_output=True,
        text=True,
        check=True,
    )
    return [line.split(",", 1)[1] for line in done.stdout.splitlines()]


@pytest.mark.parametrize("shell", SHELLS)
def test_every_shell_has_a_script(shell: str) -> None:
    done = CliRunner().invoke(main, ["completion", shell])
    assert done.exit_code == 0
    assert "_LOADPATH_COMPLETE" in done.stdout
    printed = json.loads(CliRunner().invoke(main, ["completion", shell, "--json"]).stdout)
    assert printed["script"].strip() == done.stdout.strip()


SET_UP = {
    "bash": (["bash", "--norc", "--noprofile", "-i"], []),
    "zsh": (["zsh", "-f", "-i"], ["autoload -Uz compinit && compinit -u -D"]),
}
CLEAR, HOME, TAB = "\x15", "\x01", "\t"
TYPED = [
    ("loadpath doc", "loadpath doctor"),
    ("loadpath account set-t", "loadpath account set-tier"),
    ("loadpath check-beam --sect", "loadpath check-beam --section"),
    ("loadpath check-beam --section ipe30", "loadpath check-beam --section IPE300"),
    ("loadpath check-beam --support ca", "loadpath check-beam --support cantilever"),
    ("loadpath sections hea10", "loadpath sections HEA100"),
    ("loadpath schema LoadCa", "loadpath schema LoadCase"),
    ("loadpath validate beam", "loadpath validate beam-of-mine.json"),
]
"""What is typed before Tab, and what the line is then."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "beam-of-mine.json").write_text("{}")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("shell", ["bash", "zsh"])
def test_a_person_presses_tab(shell: str, folder: Path) -> None:
    """A real shell on a terminal, the script loaded as its help says."""
    start, before = SET_UP[shell]
    with terminal(*start) as person:
        person.type("PS1='ready'\"> \"\n")
        person.read_until(PROMPT)
        for command in (*before, f'eval "$(loadpath completion {shell})"'):
            person.run(command)
        for typed, completed in TYPED:
            person.type(f"{CLEAR}{typed}{TAB}{HOME}echo \n")
            person.read_until(f"\n{completed}\n")
        person.type(f"{CLEAR}loadpath {TAB}{TAB}")
        for name in COMMANDS:  # in whatever order the shell lists them
            person.read_until(name)


def ask_fish(*lines: str) -> list[list[str]]:
    """What fish offers for each line: words, or words and their descriptions."""
    asked = "; ".join(f"complete -C '{line}'; echo ==" for line in lines)
    done = subprocess.run(
        ["fish", "--no-config", "-c", f"loadpath completion fish | source; {asked}"],
        env=shell_environment(),
        capture_output=True,
        text=True,
        check=True,
    )
    return [part.strip().splitlines() for part in done.stdout.split("==\n")[:-1]]


def test_fish_offers_what_may_come_next(folder: Path) -> None:
    answers = ask_fish("loadpath ", *(typed for typed, _ in TYPED))
    commands = dict(line.split("\t") for line in answers[0])
    assert set(commands) == set(COMMANDS)
    assert commands["account"] == COMMANDS["account"], "whole, commas and all"
    for (typed, completed), answer in zip(TYPED, answers[1:], strict=True):
        assert completed.split()[-1] in [line.split("\t")[0] for line in answer], typed


def test_commands_options_and_names_are_offered() -> None:
    assert set(complete("")) == set(COMMANDS)
    assert "--section" in complete("check-beam", "--sec")
    assert complete("check-beam", "--section", "ipe30") == ["IPE300"]
    assert set(complete("check-beam", "--support", "c")) == {"cantilever"}
    assert complete("check-beam", "--material", "steel_s4") == ["steel_S460"]
    assert complete("account", "set-tier", "me@example.com", "p") == ["pro"]
    assert complete("sections", "--family", "ip") == ["IPE", "IPN"]
