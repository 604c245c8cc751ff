"""The packages of this instance: the Python wheel and the npm tarballs of the running version.

`make packages` puts them into the folder BUILT. A file of another version is not listed; without
files there is nothing to list, and whoever tells people about packages has to say so.
"""

import hashlib
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.metadata import version
from pathlib import Path
from typing import Literal

import msgspec

BUILT = Path(__file__).parent / "packages" / "built"
NOT_BUILT = "The packages of this instance are not built; `make packages` builds them."

Kind = Literal["python", "npm"]


class ServedPackage(msgspec.Struct, frozen=True):
    """One file to install from."""

    name: str
    kind: Kind
    file: str
    size: int
    sha256: str

    @property
    def place(self) -> str:
        """Its address below /packages/. The digest in it makes it safe to keep for ever."""
        return f"{self.sha256[:16]}/{self.file}"

    def url(self, base_url: str) -> str:
        return f"{base_url}/packages/{self.place}"


@cache
def running_version() -> str:
    return version("loadpath")


def list_packages() -> list[ServedPackage]:
    """What there is to install, the Python package first."""
    return list(_found(BUILT))


def read_package(package: ServedPackage) -> bytes:
    return (BUILT / package.file).read_bytes()


def find_package(kind: Kind, name: str) -> ServedPackage | None:
    """One package, if it is built."""
    return next((p for p in list_packages() if (p.kind, p.name) == (kind, name)), None)


def _found(folder: Path) -> Iterator[ServedPackage]:
    release = running_version()
    names: list[tuple[Kind, str, str]] = [
        ("python", "loadpath", f"loadpath-{release}-py3-none-any.whl"),
        ("npm", "loadpath", f"loadpath-{release}.tgz"),
        ("npm", "loadpath-mcp", f"loadpath-mcp-{release}.tgz"),
    ]
    for kind, name, file in names:
        try:
            state = (folder / file).stat()
        except FileNotFoundError:
            continue
        digest = _digest(folder / file, state.st_mtime_ns, state.st_size)
        yield ServedPackage(name, kind, file, state.st_size, digest)


@lru_cache(maxsize=16)
def _digest(path: Path, changed_at: int, size: int) -> str:
    """SHA-256 of a file; time and size are there so that a rebuilt file is read again."""
    return hashlib.sha256(path.read_bytes()).hexdigest()
