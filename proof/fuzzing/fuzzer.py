"""A fuzzer that is run for a while: what it begins with, its limits, and what it said."""

import os
import re
import subprocess
from pathlib import Path
from typing import NamedTuple

from proof.record import WORK

PROGRAMS = Path(".build/engine/sanitized")
KEPT = WORK / "fuzzing"
"""Inputs that were found, by fuzzer: a later run goes on from them."""
PROGRESS = re.compile(
    r"^#(\d+): cov: (\d+) ft: \d+ corp: (\d+) .* oom/timeout/crash: (\d+)/(\d+)/(\d+)", re.MULTILINE
)


class Fuzzer(NamedTuple):
    name: str
    fuzzes: str
    largest: int
    """Bytes of an input."""
    seconds: int
    """That one input may take."""

    @property
    def program(self) -> Path:
        return PROGRAMS / f"fuzz_{self.name}"

    @property
    def found(self) -> Path:
        return KEPT / self.name / "found"

    @property
    def seeds(self) -> Path:
        return KEPT / self.name / "seeds"

    @property
    def faults(self) -> Path:
        return KEPT / self.name / "faults"

    @property
    def words(self) -> Path:
        return KEPT / self.name / "words.txt"


class Ran(NamedTuple):
    executions: int
    edges: int
    inputs: int
    ends: str
    """Where it failed: what it said last."""


FUZZERS = (
    Fuzzer("reader", "The reader: any bytes", 20_000, 5),
    Fuzzer("formula", "Formulas of checks: any text", 500, 5),
    Fuzzer("inspection", "Validation, plausibility, combinations: documents", 30_000, 20),
    Fuzzer("solve", "The whole solve with checks, and its texts: documents", 30_000, 60),
)
MEMORY_MB = 2048


def run_for(fuzzer: Fuzzer, seconds: int) -> Ran:
    """One round; what crashes it, or takes too long or too much, is kept and it goes on."""
    for folder in (fuzzer.found, fuzzer.faults):
        folder.mkdir(parents=True, exist_ok=True)
    command = [
        str(fuzzer.program),
        "-fork=1",
        "-ignore_crashes=1",
        "-ignore_timeouts=1",
        "-ignore_ooms=1",
        f"-max_total_time={seconds}",
        f"-max_len={fuzzer.largest}",
        f"-timeout={fuzzer.seconds}",
        f"-rss_limit_mb={MEMORY_MB}",
        f"-dict={fuzzer.words}",
        f"-artifact_prefix={fuzzer.faults}/",
        str(fuzzer.found),
        str(fuzzer.seeds),
    ]
    environment = {**os.environ, "LLVM_PROFILE_FILE": os.devnull}
    done = subprocess.run(command, capture_output=True, env=environment, check=False)
    said = done.stderr.decode(errors="replace")
    return read_progress(said) if not done.returncode else Ran(0, 0, 0, said[-500:])


def read_progress(said: str) -> Ran:
    """The last line that counts; a round may be too short for any."""
    lines = PROGRESS.findall(said)
    executions, edges, inputs, *_ = map(int, lines[-1] if lines else (0, 0, 0, 0, 0, 0))
    return Ran(executions, edges, inputs, "")
