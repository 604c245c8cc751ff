"""The sources of the EN 1993 checks with a switch for each change, compiled into one engine.

Changes that do not compile (a sign before a text, say) are left out: the compiler names their
lines, and they are written again without. Their names are kept for the next time.
"""

import hashlib
import json
import re
import subprocess
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from proof.mutation.changes import Change, find_changes, with_switches

ROOT = Path(__file__).parents[2]
FOLDER = Path(".build/proof/mutation")
LEFT_OUT = ROOT / "docs/proof/records/mutation-left-out.json"
"""Those that do not compile, by their short names."""
CHECKS = Path("engine/src/checks/en1993")
ATTEMPTS = 12
_ERROR = re.compile(r"^(?:\./)?(\S+?):(\d+):\d+: error", re.MULTILINE)


class Mutant(NamedTuple):
    number: int
    """From 1, in the order of files and places."""
    file: str
    line: int
    column: int
    change: Change
    code: str
    """The line, without the spaces before it."""
    name: str
    """The same when lines above it have changed."""

    @property
    def short(self) -> str:
        """Of the name; what records of thousands have."""
        return hashlib.sha256(self.name.encode()).hexdigest()[:8]

    @property
    def place(self) -> str:
        return f"{self.file}:{self.line}"


def files() -> list[Path]:
    """What decides and what the tables say; other headers have hardly a figure."""
    found = [*(ROOT / CHECKS).rglob("*.cpp"), ROOT / CHECKS / "tables.gen.hpp"]
    return sorted(path.relative_to(ROOT) for path in found)


def all_mutants() -> list[Mutant]:
    mutants: list[Mutant] = []
    seen: Counter[str] = Counter()
    for file in files():
        source = (ROOT / file).read_text()
        for change in find_changes(source):
            line = source.count("\n", 0, change.start) + 1
            column = change.start - source.rfind("\n", 0, change.start)
            code = source.splitlines()[line - 1].strip()
            short = str(file.relative_to(CHECKS))
            name = f"{short}:{column}:{change.kind}:{code}"
            seen[name] += 1
            if seen[name] > 1:
                name += f" ({seen[name]})"
            mutants.append(Mutant(len(mutants) + 1, short, line, column, change, code, name))
    return mutants


def not_compiling() -> set[str]:
    """Short names of changes, as the compiler said last."""
    return set(json.loads(LEFT_OUT.read_text())) if LEFT_OUT.exists() else set()


def build() -> list[Mutant]:
    """Compile what compiles; those mutants."""
    mutants = all_mutants()
    known = not_compiling()
    left_out = {mutant.number for mutant in mutants if mutant.short in known}
    for _ in range(ATTEMPTS):
        _write(mutants, left_out)
        made = subprocess.run(
            ["make", "-s", "mutated-engine"], cwd=ROOT, capture_output=True, text=True
        )
        if made.returncode == 0:
            names = sorted(m.short for m in mutants if m.number in left_out)
            LEFT_OUT.write_text(json.dumps(names) + "\n")
            return [mutant for mutant in mutants if mutant.number not in left_out]
        before = len(left_out)
        for place, line in _ERROR.findall(made.stderr):
            left_out |= _at_or_before(mutants, place, int(line) - 1, left_out)
        if len(left_out) == before:
            break
    raise SystemExit(f"the mutated engine does not compile:\n{made.stderr[-4000:]}")


def _at_or_before(mutants: list[Mutant], place: str, line: int, left_out: set[int]) -> set[int]:
    """Those of the line, or of the nearest line above it, where a statement has several."""
    mine = [m for m in mutants if place.endswith(f"{CHECKS}/{m.file}") and m.line <= line]
    mine = [m for m in mine if m.number not in left_out]
    last = max((m.line for m in mine), default=0)
    return {m.number for m in mine if m.line == last and line - last < 8}


def _write(mutants: list[Mutant], left_out: set[int]) -> None:
    """Files with a line of their own before the source's first."""
    for file in files():
        target = ROOT / FOLDER / file
        target.parent.mkdir(parents=True, exist_ok=True)
        name = str(file.relative_to(CHECKS))
        first = next((m.number for m in mutants if m.file == name), 0)
        text = with_switches((ROOT / file).read_text(), first, left_out)
        if not target.exists() or target.read_text() != text:
            target.write_text(text)
            (ROOT / FOLDER / "sources").write_text("written\n")
