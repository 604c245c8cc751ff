"""Eight result sets of second order, by one instance of the engine and by two.

Run it with `make bench-sets`, on two cores that nobody else uses: elapsed times count. On a busy
machine the processor time of the calling thread still tells what it was spared, if both got alike.
"""

import json
import os
import time

from bench.eight_sets import eight_sets
from loadpath.engine import solve

LARGE = (15, 13, 0.03)  # 9,568 members; below the critical load
ROUNDS = 2


def main() -> None:
    text = json.dumps(eight_sets(*LARGE)).encode()
    elapsed: dict[int, float] = {}
    spent: dict[int, float] = {}
    for _ in range(ROUNDS):
        for workers in (1, 2):
            started, busy = time.perf_counter(), time.thread_time()
            results = solve(text, workers=workers)
            seconds, own = time.perf_counter() - started, time.thread_time() - busy
            assert results.is_usable
            elapsed[workers] = min(elapsed.get(workers, seconds), seconds)
            spent[workers] = min(spent.get(workers, own), own)
            print(f"{workers} workers: {seconds:.2f} s, {own:.2f} s of the caller", flush=True)
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    print(f"one worker over two: {elapsed[1] / elapsed[2]:.2f} (>= 1.7)")
    print(f"the same by processor time of the caller: {spent[1] / spent[2]:.2f}")


if __name__ == "__main__":
    main()
