"""The packages of this instance: the Python wheel and the npm tarballs of the running version.

`make packages` puts them into the folder BUILT. A file of another version is not listed; without
files there is nothing to list, and whoever tells people about packages has to say so.
"""

import hashlib
import os
from functools import cache, lru_cache
from importlib.metadata import version
from pathlib import Path
from typing import Literal

import msgspec

BUILT = Path(__file__).parent / "packages" / "built"
NOT_BUILT = "This instance serves no packages; `make packages` in its checkout builds them."

Kind = Literal["python", "npm"]

FILES: dict[tuple[Kind, str], str] = {
    ("python", "loadpath"): "loadpath-{version}-py3-none-any.whl",
    ("npm", "loadpath"): "loadpath-{version}.tgz",
    ("npm", "loadpath-mcp"): "loadpath-mcp-{version}.tgz",
}


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
    found = (find_package(kind, name) for kind, name in FILES)
    return [package for package in found if package is not None]


def read_package(package: ServedPackage) -> bytes:
    return (BUILT / package.file).read_bytes()


def find_package(kind: Kind, name: str) -> ServedPackage | None:
    """One package, if it is built."""
    path = f"{BUILT}/{FILES[kind, name].format(version=running_version())}"
    try:
        state = os.stat(path)  # noqa: PTH116 (asked for with every link; pathlib takes four times as long)
    except FileNotFoundError:
        return None
    return _read_package(kind, name, path, state.st_mtime_ns, state.st_size)


@lru_cache(maxsize=16)
def _read_package(kind: Kind, name: str, path: str, changed_at: int, size: int) -> ServedPackage:
    """What a file says; the time of its change is there so that a rebuilt file is read again."""
    digest = hashlib.sha256(Path(path).read_bytes()).hexdigest()
    return ServedPackage(name, kind, Path(path).name, size, digest)
