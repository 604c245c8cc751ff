"""The fenced blocks of a page, in order, and a script that runs them as a reader would."""

import re
from pathlib import Path

import msgspec

ROOT = Path(__file__).parents[2]
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ADDRESS = "http://127.0.0.1:8000"
"""Where the pages say the service is."""

RUNNERS = {
    "sh": "{text}",
    "python": "{python} - <<'BLOCK_ENDS'\n{text}BLOCK_ENDS",
    "js": "cat > block_{number}.mjs <<'BLOCK_ENDS'\n{text}BLOCK_ENDS\nnode block_{number}.mjs",
}

CANNOT_RUN = {
    "make serve": "the tests start the service themselves, with `loadpath serve`",
    "make test": "it is what runs this test",
}
"""Lines that no test can follow, and why."""


class Block(msgspec.Struct, frozen=True):
    """One fenced block."""

    number: int
    language: str
    text: str


def read_blocks(page: Path) -> list[Block]:
    found = FENCE.findall(page.read_text())
    return [Block(number, *parts) for number, parts in enumerate(found, 1)]


def without_what_cannot_run(text: str) -> str:
    """The lines that can be followed; a comment behind a command does not count."""
    lines = text.splitlines(keepends=True)
    return "".join(line for line in lines if line.split("#")[0].strip() not in CANNOT_RUN)


def write_script(blocks: list[Block], base_url: str, python: str) -> str:
    """One bash script, so that variables and folders last from block to block."""
    parts = ["set -euo pipefail"]
    for block in blocks:
        text = without_what_cannot_run(block.text).replace(ADDRESS, base_url)
        parts.append(f"echo '--- block {block.number} ({block.language})' >&2")
        runner = RUNNERS[block.language]
        parts.append(runner.format(text=text, number=block.number, python=python))
    return "\n".join(parts) + "\n"
