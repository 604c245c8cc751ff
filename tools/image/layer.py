"""A layer of an image: a tar of which only names, contents and the right to run count, so that the
same files give the same bytes, whoever packs them, when and where."""

import io
import os
import tarfile
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

# Written by installers: whence and when a package came, commands that begin with the path of this
# machine's Python, their hashes, and compiled code with times in it.
LEFT_OUT = {"direct_url.json", "uv_cache.json", "REQUESTED", "RECORD", ".lock", "__pycache__"}
COMMANDS = "bin"


class Entry(NamedTuple):
    """A file of a layer, by its path in the image; without content a folder."""

    path: str
    content: bytes | None = None
    can_run: bool = False
    owner: int = 0


def files_of_folder(folder: Path, at: str) -> Iterator[Entry]:
    """The files below a folder, as an installer left them."""
    for place, folders, names in os.walk(folder):
        if Path(place) == folder and COMMANDS in folders:
            folders.remove(COMMANDS)
        folders[:] = [name for name in folders if name not in LEFT_OUT]
        for name in names:
            if name not in LEFT_OUT:
                file = Path(place, name)
                can_run = bool(file.stat().st_mode & 0o100)
                path = f"{at}/{file.relative_to(folder).as_posix()}"
                yield Entry(path, file.read_bytes(), can_run)


def files_of_wheel(wheel: Path, at: str) -> Iterator[Entry]:
    """The files of a wheel of pure Python."""
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            if ".data/" in name:
                raise ValueError(f"{wheel.name} should hold packages only; it holds {name}")
            yield Entry(f"{at}/{name}", archive.read(name))


def pack_layer(entries: Iterable[Entry]) -> bytes:
    """The tar, in the order of the paths, folders before what they hold."""
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w", format=tarfile.PAX_FORMAT) as tar:
        for entry in sorted(with_folders(entries)):
            header = tarfile.TarInfo(entry.path)
            header.uid = header.gid = entry.owner
            if entry.content is None:
                header.type, header.mode = tarfile.DIRTYPE, 0o755
                tar.addfile(header)
            else:
                header.size = len(entry.content)
                header.mode = 0o755 if entry.can_run else 0o644
                tar.addfile(header, io.BytesIO(entry.content))
    return buffer.getvalue()


def with_folders(entries: Iterable[Entry]) -> list[Entry]:
    """The entries and the folders above them."""
    by_path = {entry.path: entry for entry in entries}
    for path in list(by_path):
        for parent in Path(path).parents:
            if parent.name:
                by_path.setdefault(parent.as_posix(), Entry(parent.as_posix()))
    return list(by_path.values())
