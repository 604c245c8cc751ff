"""How fast the whole engine is, as ratios to other solvers on the same document in the same run.

Run it with `make bench-engine`; `make bench-engine ARGS=--slow` adds PyNite (about a minute).
Times are CPU times, the least of several turns, so that other work on the machine does not count.
"""

import argparse
import gzip
import json
import time
from pathlib import Path

from wasmtime import Instance, Store

from bench import rivals
from bench.checked_frame import checked_frame
from loadpath import engine
from loadpath.engine import module

SMALL, LARGE = (2, 4), (15, 13)  # 84 and 9,568 members
EIGHTH = (7, 7)  # 2,688 unknowns; LARGE has 19,968


def write(bays: int, storeys: int) -> Path:
    rivals.FOLDER.mkdir(parents=True, exist_ok=True)
    path = rivals.FOLDER / f"frame_{bays}_{storeys}.json"
    path.write_text(json.dumps(checked_frame(bays, storeys)))
    return path


def solve_time(path: Path, turns: int) -> float:
    """The least CPU time of a whole solve, JSON in to results out."""
    text = path.read_bytes()
    engine.solve(text)  # compiles the module
    best = float("inf")
    for _ in range(turns):
        start = time.process_time()
        engine.solve(text)
        best = min(best, time.process_time() - start)
    return best


def peak_memory(path: Path) -> int:
    """Bytes of the engine's memory after a solve; it never shrinks."""
    text = path.read_bytes()
    host, code = module.load_module()
    store = Store(host)
    store.set_epoch_deadline(2**31)
    exports = Instance(store, code, []).exports(store)
    exports["_initialize"](store)
    place = exports["alloc"](store, len(text))
    exports["memory"].write(store, text, place)
    exports["solve"](store, place, len(text))
    return int(exports["memory"].data_len(store))


def line(what: str, ours: float, other: float, ratio: float, aim: str) -> None:
    print(f"{what:52s} {1e3 * ours:9.1f} ms {1e3 * other:9.1f} ms {ratio:8.2f}   {aim}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slow", action="store_true", help="also run PyNite")
    slow = parser.parse_args().slow

    print(f"{'':52s} {'ours':>12s} {'other':>12s} {'ratio':>8s}   aim")
    small, large, eighth = write(*SMALL), write(*LARGE), write(*EIGHTH)
    ours = solve_time(small, 15)
    peer = rivals.run("peer", ("FERS",), small)
    ratio = ours / peer["seconds"]
    line("84 members with checks; peer engine", ours, peer["seconds"], ratio, "< 0.2")

    ours = solve_time(large, 3)
    cholmod = rivals.run("cholmod", ("cvxopt", "numpy"), large)
    name = "9,568 members with checks; CHOLMOD's factorization"
    line(name, ours, cholmod["seconds"], ours / cholmod["seconds"], "< 2")
    if slow:
        pynite = rivals.run("pynite", ("PyNiteFEA[all]", "scipy"), large)
        name = "9,568 members; PyNite without checks"
        line(name, ours, pynite["seconds"], pynite["seconds"] / ours, "> 20 (faster)")

    part = solve_time(eighth, 5)
    line("unknowns x 7.4 (2,688 to 19,968)", ours, part, ours / part, "< 20")

    print(f"memory for 9,568 members: {peak_memory(large) / 2**20:.0f} MiB (aim < 1024)")
    wasm = gzip.compress(module.WASM.read_bytes(), 9)
    print(f"engine.wasm compressed: {len(wasm) / 1e6:.2f} MB (aim < 1)")


if __name__ == "__main__":
    main()
