"""`loadpath completion`: scripts that shells accept, and completions from the parser itself."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from loadpath.cli.completion import SHELLS
from loadpath.cli.main import COMMANDS, main

LOADPATH = Path(sys.executable).parent / "loadpath"


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
    told = json.loads(CliRunner().invoke(main, ["completion", shell, "--json"]).stdout)
    assert told["script"].strip() == done.stdout.strip()


def test_bash_completes_a_command() -> None:
    """A real bash with the script loaded, asked as it asks itself on Tab."""
    script = (
        f'PATH="{LOADPATH.parent}:$PATH"; eval "$(loadpath completion bash)"; '
        "COMP_WORDS=(loadpath doc); COMP_CWORD=1; COMPREPLY=(); "
        '$(complete -p loadpath | sed "s/.*-F \\([^ ]*\\).*/\\1/") loadpath; echo "${COMPREPLY[@]}"'
    )
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["doctor"]


def test_commands_options_and_names_are_offered() -> None:
    assert set(complete("")) == set(COMMANDS)
    assert "--section" in complete("check-beam", "--sec")
    assert complete("check-beam", "--section", "ipe30") == ["IPE300"]
    assert set(complete("check-beam", "--support", "c")) == {"cantilever"}
    assert complete("account", "set-tier", "me@example.com", "p") == ["pro"]
