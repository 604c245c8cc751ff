"""Writes the sections of the library for the npm package: a file per family, and their list.

`python -m tools.write_sections FOLDER`; the records are those that Python gives to the engine.
"""

import sys
from pathlib import Path

import msgspec

from loadpath.catalogue import families
from loadpath.engine.candidates import candidates_of


def write_sections(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "families.json").write_bytes(msgspec.json.encode(list(families())))
    for family in families():
        (folder / f"{family}.json").write_bytes(msgspec.json.encode(candidates_of([family])))


if __name__ == "__main__":
    write_sections(Path(sys.argv[1]))
