"""The files of the guide, which `make guide` builds into the package: pages, Markdown, schemas."""

from functools import cache
from pathlib import Path

BUILT = Path(__file__).parent / "service" / "guide" / "built"


@cache
def list_files() -> dict[str, Path]:
    """All that was built, by name: only what is listed can be asked for."""
    files = (path for path in BUILT.rglob("*") if path.is_file())
    return {path.relative_to(BUILT).as_posix(): path for path in files}
