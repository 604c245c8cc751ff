"""The engine against others, as ratios in one run.

Run it with `make bench-engine`; `make bench-engine ARGS=--programs` adds PyNite and, where it
runs, OpenSees (some minutes), `--modes` vibration and buckling beside the linear solve (some
minutes), `--second-order` P-Delta beside its iterations times a factorization.
Times are CPU times on one thread, the least of several turns, rivals taking turns with ours.
"""

import argparse
import gzip
import json
import os
import platform
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bench.engine.checked_frame import checked_frame
from bench.engine.slab import slab
from bench.engine.turn import least, run
from bench.figures import keep
from bench.growth.operations import second_order
from bench.opensees import load_opensees
from loadpath.engine.module import WASM

SMALL = (2, 4)  # 84 members
LARGE = (15, 13)  # 9,568 members on 16 x 16 x 14 nodes, 19,968 unknowns
EIGHTH = (7, 6)  # 2,304 unknowns
SLABS = (32, 90)
ROUNDS = 3


def tell(what: str, ours: float, other: float, ratio: float, aim: str) -> None:
    print(f"{what:70s} {1e3 * ours:9.1f} ms {1e3 * other:9.1f} ms {ratio:8.2f}   {aim}", flush=True)
    keep(f"engine: {what.strip()}", ratio)


def measure_small(document: Path) -> None:
    ours, peer = least(ROUNDS, document, "ours", "rivals.peer")
    own, other = ours["seconds"], peer["seconds"]
    tell("84 members with checks; the peer, its answer read", own, other, own / other, "<= 0.2")
    other = peer["calculated"]
    tell("  the same; the peer until its answer is a text", own, other, own / other, "")
    own = ours["to_text"]
    tell(
        "  from text to results text; the peer from text to text", own, other, own / other, "<= 0.3"
    )
    megabytes, its = ours["text_bytes"] / 1e6, peer["text_bytes"] / 1e6
    own, other = own / megabytes, other / its
    what = f"  the same per megabyte of text ({megabytes:.2f}; the peer's {its:.2f})"
    tell(what, own, other, own / other, "")


def measure_large(document: Path, eighth: Path) -> None:
    ours, cholmod, superlu = least(ROUNDS, document, "ours", "rivals.cholmod", "rivals.superlu")
    own, other = ours["seconds"], cholmod["seconds"]
    aim = "<= 1.0" if platform.machine() == "x86_64" else "<= 1.6"
    tell("9,568 members with checks; CHOLMOD's factorization", own, other, own / other, aim)
    other = superlu["seconds"]
    tell("  the same; SciPy's factorization (SuperLU)", own, other, own / other, "")
    written = ours["written"]
    tell("  its results written as a text; its solve", written, own, written / own, "<= 0.5")
    (part,) = least(ROUNDS, eighth, "ours")
    growth = ours["unknowns"] / part["unknowns"]
    ratio = own / part["seconds"]
    tell(f"unknowns x {growth:.2f}; 1,056 members", own, part["seconds"], ratio, "<= 20")
    print(f"peak memory of the process, 9,568 members: {ours['memory'] / 2**20:.0f} MiB (< 1024)")


def measure_programs(document: Path) -> None:
    programs = {"PyNite without": "pynite"}
    if load_opensees() is not None:
        programs["OpenSees one combination without"] = "opensees"
    (ours,) = least(1, document, "ours")
    for name, script in programs.items():
        theirs = run(f"rivals.{script}", document)
        own, other = ours["seconds"], theirs["seconds"]
        what = f"9,568 members with checks; {name} (ratio its/ours)"
        tell(what, own, other, other / own, ">= 20" if script == "pynite" else "")
        difference = abs(ours["last_dx"] / theirs["last_dx"] - 1.0)
        print(f"  both move the last node alike within {difference:.1e}")


def measure_slabs(small: Path, large: Path) -> None:
    (part,), (whole,) = least(ROUNDS, small, "ours"), least(ROUNDS, large, "ours")
    growth = whole["unknowns"] / part["unknowns"]
    own, other = whole["seconds"], part["seconds"]
    tell(f"slab of 90 x 90; of 32 x 32, unknowns x {growth:.2f}", own, other, own / other, "<= 20")


def measure_modes(plain: Path, members: str, modes: int, aim: str) -> None:
    """Modes of a frame beside its linear solve."""
    (linear,) = least(ROUNDS, plain, "ours")
    document = json.loads(plain.read_text())
    loads = {"LoadCombination": 1}
    for name, asked in (("modal", {}), ("buckling", {"reference": loads})):
        path = plain.with_name(f"{plain.stem}_{name}.json")
        more = {name: {"num_modes": modes} | asked}
        path.write_text(json.dumps(document | {"analysis": document["analysis"] | more}))
        (ours,) = least(1, path, "ours")
        own, other = ours["seconds"], linear["seconds"]
        tell(f"{members} members, {modes} modes: {name}; its solve", own, other, own / other, aim)


def measure_second_order(document: Path) -> None:
    """One combination of P-Delta beside its iterations times a factorization."""
    ours = run("second_order", document)
    own, other = ours["seconds"], ours["iterations"] * ours["factorization"]
    what = f"9,568 members, P-Delta; its {ours['iterations']} factorizations"
    tell(what, own, other, own / other, "<= 1.3")
    own -= ours["first_order"]
    tell("  the same without what first order takes", own, other, own / other, "")


def measure_size() -> None:
    compressed = len(gzip.compress(WASM.read_bytes(), 9))
    print(f"engine.wasm compressed: {compressed / 1e6:.2f} MB (< 1)")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--programs", action="store_true", help="also PyNite and OpenSees: minutes")
    parser.add_argument("--modes", action="store_true", help="also search modes: some minutes")
    parser.add_argument("--second-order", action="store_true", help="also P-Delta: a minute")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:

        def write(make: Callable[..., dict[str, Any]], *size: int) -> Path:
            path = Path(folder) / f"{make.__name__}_{'_'.join(map(str, size))}.json"
            path.write_text(json.dumps(make(*size)))
            return path

        print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
        print(f"{'':70s} {'ours':>12s} {'other':>12s} {'ratio':>8s}   aim")
        large = write(checked_frame, *LARGE)
        measure_small(write(checked_frame, *SMALL))
        measure_large(large, write(checked_frame, *EIGHTH))
        if chosen.programs:
            measure_programs(large)
        if chosen.modes:
            measure_modes(write(checked_frame, *SMALL), "84", 6, "<= 3")
            measure_modes(large, "9,568", 10, "<= 4")
        if chosen.second_order:
            measure_second_order(write(second_order, *LARGE))
        measure_slabs(*(write(slab, divisions) for divisions in SLABS))
        measure_size()
        print(f"load of the machine: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
