"""The image of the service: packed twice it has one digest, and what is inside runs."""

import io
import json
import os
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Any

import pytest

from loadpath.service.settings import read_settings
from tools.image.layer import Entry, pack_layer
from tools.image.oci_layout import (
    CONFIG,
    INDEX,
    LAYER,
    MANIFEST,
    Layout,
    UnusableLayout,
    digest_of,
)
from tools.image.pack_image import HOME, LIBRARY, USER, pack_image

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src/loadpath/service/packages/built"
PACKAGES = {
    "other/__init__.py": b"",
    "other/bin/tool": b"kept",
    "other/__pycache__/x.pyc": b"of this machine",
    "other-1.dist-info/METADATA": b"Name: other\n",
    "other-1.dist-info/RECORD": b"of this machine",
    "other-1.dist-info/direct_url.json": b"of this machine",
    "bin/other": b"#!of this machine",
}


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A base of one small layer for two kinds of processors, in an index inside the index."""
    layout = Layout(tmp_path_factory.mktemp("base"))
    layout.create()
    manifests = [add_image(layout, architecture) for architecture in ("amd64", "arm64")]
    layout.write_index(layout.write_json(INDEX, {"schemaVersion": 2, "manifests": manifests}))
    return layout.folder


def add_image(layout: Layout, architecture: str) -> dict[str, Any]:
    layer = pack_layer([Entry("usr/bin/python", b"no python", can_run=True)])
    config = {
        "architecture": architecture,
        "os": "linux",
        "config": {"Env": ["PATH=/usr/bin", "PYTHONPATH=/old"], "Cmd": ["python"]},
        "rootfs": {"type": "layers", "diff_ids": [digest_of(layer)]},
        "history": [{"created_by": "somebody"}],
    }
    manifest = layout.write_json(
        MANIFEST,
        {
            "schemaVersion": 2,
            "config": layout.write_json(CONFIG, config),
            "layers": [layout.write(LAYER, layer)],
        },
    )
    return {**manifest, "platform": {"os": "linux", "architecture": architecture}}


def lay_out(folder: Path, files: dict[str, bytes], mode: int, time: int) -> Path:
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        path.chmod(mode)
        os.utime(path, (time, time))
    return folder


@pytest.fixture(scope="module")
def image(base: Path, tmp_path_factory: pytest.TempPathFactory) -> Layout:
    folder = tmp_path_factory.mktemp("image")
    packages = lay_out(folder / "packages", PACKAGES, 0o600, 1)
    pack_image(base, packages, BUILT, folder / "oci", "arm64")
    return Layout(folder / "oci")


def parts(image: Layout) -> tuple[dict[str, Any], dict[str, Any]]:
    manifest = json.loads(image.read(image.find_manifest("arm64")))
    return manifest, json.loads(image.read(manifest["config"]))


def names(layer: bytes) -> dict[str, tarfile.TarInfo]:
    with tarfile.open(fileobj=io.BytesIO(layer)) as tar:
        return {member.name: member for member in tar}


def test_packed_twice_it_has_one_digest(base: Path, image: Layout, tmp_path: Path) -> None:
    """PACK-8: in another order, at another time, with other rights, into another folder."""
    backwards = {name: PACKAGES[name] for name in reversed(PACKAGES)}
    for name in list(backwards):
        if backwards[name].endswith(b"of this machine"):
            backwards[name] = b"of another machine"
    packages = lay_out(tmp_path / "elsewhere", backwards, 0o644, 2_000_000_000)
    digest = pack_image(base, packages, BUILT, tmp_path / "oci", "arm64")
    assert digest == image.find_manifest("arm64")["digest"]
    for file in image.folder.rglob("*"):
        if file.is_file():
            again = tmp_path / "oci" / file.relative_to(image.folder)
            assert again.read_bytes() == file.read_bytes()


def test_every_blob_is_what_its_digest_says(image: Layout) -> None:
    """PACK-8."""
    manifest, config = parts(image)
    layers = [image.read(layer) for layer in manifest["layers"]]
    assert config["rootfs"]["diff_ids"] == [digest_of(layer) for layer in layers]
    assert len(config["history"]) == len(layers) == 3
    assert json.loads((image.folder / "oci-layout").read_text())["imageLayoutVersion"] == "1.0.0"


def test_nothing_of_this_machine_gets_in(image: Layout) -> None:
    """PACK-8."""
    manifest, _ = parts(image)
    others = names(image.read(manifest["layers"][1]))
    assert [name for name, member in others.items() if member.isfile()] == [
        f"{LIBRARY}/other-1.dist-info/METADATA",
        f"{LIBRARY}/other/__init__.py",
        f"{LIBRARY}/other/bin/tool",
    ]
    for member in others.values():
        assert (member.mtime, member.uid, member.uname) == (0, 0, "")


def test_it_starts_the_service_as_nobody_else(image: Layout) -> None:
    """PACK-8."""
    manifest, config = parts(image)
    inside = config["config"]
    environment = dict(each.split("=", 1) for each in inside["Env"])
    assert environment["PATH"] == "/usr/bin"
    assert environment["HOME"] == f"/{HOME}"
    assert environment["PYTHONPATH"] == f"/{LIBRARY}"
    settings = read_settings({k: v for k, v in environment.items() if k.startswith("LOADPATH_")})
    assert settings.data_folder.startswith(f"/{HOME}/")
    assert settings.effective_base_url == "http://localhost:8000"
    assert inside["User"] == f"{USER}:{USER}"
    assert inside["Entrypoint"] + inside["Cmd"] == ["python", "-m", "loadpath", "serve"]
    home = names(image.read(manifest["layers"][2]))[HOME]
    assert (home.uid, home.gid, home.mode) == (USER, USER, 0o755)


def test_what_is_inside_runs(image: Layout, tmp_path: Path) -> None:
    """PACK-8: our own files alone, with the packages of this machine."""
    manifest, _ = parts(image)
    with tarfile.open(fileobj=io.BytesIO(image.read(manifest["layers"][2]))) as tar:
        tar.extractall(tmp_path, filter="fully_trusted")
    code = (
        "import loadpath, loadpath.service.served_packages as served;"
        "print(loadpath.__file__); print(served.__file__)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONPATH": str(tmp_path / LIBRARY)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert all(line.startswith(str(tmp_path)) for line in done.stdout.splitlines())
    assert (tmp_path / LIBRARY / "loadpath/service/packages/built").is_dir()


def test_a_base_that_cannot_be_built_upon_is_named(base: Path, tmp_path: Path) -> None:
    """PACK-8."""
    with pytest.raises(UnusableLayout, match="it has no index"):
        Layout(tmp_path).find_manifest("arm64")
    with pytest.raises(UnusableLayout, match="one image for riscv64; it holds 0"):
        Layout(base).find_manifest("riscv64")


def test_a_base_whose_blob_was_changed_is_refused(base: Path, tmp_path: Path) -> None:
    """PACK-8."""
    layout = Layout(tmp_path)
    layout.create()
    descriptor = layout.write(LAYER, b"layer")
    (tmp_path / "blobs/sha256" / descriptor["digest"].partition(":")[2]).write_bytes(b"other")
    with pytest.raises(UnusableLayout, match="is not what its name says"):
        layout.read(descriptor)
