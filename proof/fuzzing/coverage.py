"""Which lines of the engine the kept inputs reach, by folder: they are run once more and counted
by llvm-cov. Needs the fuzzers that `make fuzzers` builds."""

import json
import os
import subprocess
from collections import defaultdict
from pathlib import Path
from typing import Any, NamedTuple

from proof.fuzzing.fuzzer import FUZZERS, KEPT, Fuzzer

SOURCES = "engine/src/"


class Lines(NamedTuple):
    reached: int
    all: int


def measure() -> dict[str, Lines]:
    """By folder of engine/src; everything under ''."""
    raw = [_profile(fuzzer) for fuzzer in FUZZERS]
    merged = KEPT / "merged.profdata"
    _run("llvm-profdata-16", "merge", "--sparse", *map(str, raw), "-o", str(merged))
    programs = [str(fuzzer.program) for fuzzer in FUZZERS]
    others = [part for program in programs[1:] for part in ("-object", program)]
    profile = f"-instr-profile={merged}"
    report = _run("llvm-cov-16", "export", "--summary-only", profile, programs[0], *others)
    return by_folder(json.loads(report))


def by_folder(report: dict[str, Any]) -> dict[str, Lines]:
    sums: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for file in report["data"][0]["files"]:
        _, is_ours, inside = file["filename"].rpartition(SOURCES)
        if not is_ours:
            continue
        lines = file["summary"]["lines"]
        folder = inside.partition("/")[0] if "/" in inside else "."
        for name in (folder, ""):
            sums[name][0] += lines["covered"]
            sums[name][1] += lines["count"]
    return {name: Lines(*both) for name, both in sorted(sums.items())}


def _profile(fuzzer: Fuzzer) -> Path:
    path = KEPT / f"{fuzzer.name}.profraw"
    folders = [str(folder) for folder in (fuzzer.found, fuzzer.seeds)]
    limits = [f"-max_len={fuzzer.largest}", f"-timeout={fuzzer.seconds}", "-runs=0"]
    _run(str(fuzzer.program), *limits, *folders, LLVM_PROFILE_FILE=str(path))
    return path


def _run(*command: str, **environment: str) -> str:
    given = {**os.environ, **environment}
    done = subprocess.run(command, capture_output=True, check=True, env=given)
    return done.stdout.decode()
