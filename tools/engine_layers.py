"""The layers of `engine/src`, and the check that every include goes down and none in a circle.

A folder belongs to one layer with all its subfolders; so does every file that stands directly in
`engine/src`. `python -m tools.engine_layers` names what breaks the order; `make lint` runs it.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "engine" / "src"
GROUND = "."
# From the bottom up: a file includes files of its own layer and of those before it. The table in
# engine/README.md has the same order.
LAYERS = (
    GROUND,
    "identity",
    "hash",
    "text",
    "algebra",
    "curves",
    "mesh",
    "elements",
    "document",
    "library",
    "plausibility",
    "answer",
    "combinations",
    "model",
    "loads",
    "assembly",
    "analysis",
    "eigen",
    "seismic",
    "checks",
    "stability",
    "verdict",
    "results",
    "solve",
    "lightest",
    "module",
)
INCLUDE = re.compile(r'^\s*#\s*include\s+"([^"]+)"', re.MULTILINE)

Graph = dict[str, list[str]]


def read_includes(sources: Path) -> Graph:
    """The quoted includes of every file, all by their path below `sources`."""
    return {
        file.relative_to(sources).as_posix(): INCLUDE.findall(file.read_text())
        for file in sorted(sources.rglob("*.?pp"))
    }


def layer_of(file: str) -> str:
    """The first folder of the path; a file without one is a layer by its own name, or ground."""
    folder, slash, _ = file.partition("/")
    if slash:
        return folder
    stem = file.partition(".")[0]
    return stem if stem in LAYERS else GROUND


def find_faults(graph: Graph) -> list[str]:
    """What breaks the order, in plain words; nothing when all is well."""
    return [*unplaced_folders(graph), *wrong_includes(graph), *include_circles(graph)]


def unplaced_folders(graph: Graph) -> Iterator[str]:
    for layer in sorted({layer_of(file) for file in graph} - set(LAYERS)):
        yield f"{layer}/ has no place in LAYERS of tools/engine_layers.py: add it"


def wrong_includes(graph: Graph) -> Iterator[str]:
    """Includes of a higher layer, and of files that are not there by their path below src."""
    for file, included in graph.items():
        layer = layer_of(file)
        for other in included:
            if other not in graph:
                yield f"{file} includes {other}, which is no file below engine/src"
            elif layer in LAYERS and is_above(layer_of(other), layer):
                allowed = ", ".join(LAYERS[1 : LAYERS.index(layer)]) or "files of engine/src itself"
                yield f"{file} includes {other}, a layer above it; {layer} may include {allowed}"


def is_above(layer: str, other: str) -> bool:
    return layer in LAYERS and LAYERS.index(layer) > LAYERS.index(other)


def include_circles(graph: Graph) -> Iterator[str]:
    """Each circle once, from its first file on, found by walking into the depth."""
    done: set[str] = set()

    def walk(file: str, way: list[str]) -> Iterator[str]:
        if file in way:
            circle = [*way[way.index(file) :], file]
            yield "files include each other in a circle: " + " -> ".join(circle)
        elif file not in done:
            for other in graph.get(file, []):
                yield from walk(other, [*way, file])
            done.add(file)

    for file in graph:
        yield from walk(file, [])


def main() -> int:
    faults = find_faults(read_includes(SOURCES))
    for fault in faults:
        print(f"engine/src: {fault}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
