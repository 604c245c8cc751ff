"""Time and memory that hostile input costs validation, each case in a process of its own.

Run it with `make bench-validate`. The aim is below 2 s and 300 MiB.
"""

import resource
import subprocess
import sys
import time
from collections.abc import Callable

from loadpath.document import validate

SIZE = 16 * 2**20
START = '{"settings":{},"analysis":{},"model":{"materials":[],"nodes":['

CASES: dict[str, Callable[[], str | bytes]] = {
    "16 MiB of lists": lambda: "[" + "[]," * (SIZE // 3) + "[]]",
    "16 MiB of lists as nodes": lambda: START + "[]," * (SIZE // 3) + "[]]}}",
    "16 MiB of empty nodes": lambda: START + "{}," * (SIZE // 3) + "{}]}}",
    "16 MiB of numbers as nodes": lambda: START + "0," * (SIZE // 2) + "0]}}",
    "600,000 errors": lambda: START + "0," * 599_000 + "0]}}",
    "95,000 nodes with a wrong key": lambda: (
        START + ",".join(f'{{"id":{i},"X":0,"Y":0,"Z":0,"b":2}}' for i in range(95_000)) + "]}}"
    ),
    "590,000 unknown keys": lambda: (
        '{"settings":{},"analysis":{},"model":{"materials":[],"nodes":[]},'
        + ",".join(f'"k{i}":1' for i in range(590_000))
        + "}"
    ),
    "119,000 equal ids": lambda: (
        START + ",".join('{"id":1,"X":0,"Y":0,"Z":0}' for _ in range(119_000)) + "]}}"
    ),
    "10,000 levels": lambda: "[" * 10_000,
    "a key of 8 MB": lambda: '{"' + "k" * 8_000_000 + '":1}',
    "a text of 16 MiB": lambda: '{"model":"' + "k" * SIZE + '"}',
    "16 MiB of bad UTF-8": lambda: b'{"model":"' + b"\xff" * SIZE,
    "16 MiB of backslashes": lambda: '{"model":"' + "\\" * SIZE,
    "16 MiB of digits": lambda: '{"model":' + "1" * SIZE,
}


def measure(name: str) -> None:
    text = CASES[name]()
    validate("{}")
    start = time.process_time()
    report = validate(text)
    seconds = time.process_time() - start
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    first = (report.errors + report.warnings)[0].code
    print(f"{name:32s} {seconds:6.2f} s {peak:6.0f} MiB   {len(report.errors):5d}  {first}")


def main() -> None:
    if len(sys.argv) > 1:
        measure(sys.argv[1])
        return
    print("case                               CPU     peak memory  errors  first")
    for name in CASES:
        subprocess.run([sys.executable, "-m", "bench.hostile", name], check=True)


if __name__ == "__main__":
    main()
