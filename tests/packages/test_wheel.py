"""What is in the packages, and that the same sources give the same bytes."""

import json
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

from loadpath.service.served_packages import BUILT, list_packages, running_version
from tools.sbom import BUILT_IN

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "src/loadpath/engine/engine.wasm"
STATICS = ROOT / ".build/engine/statics.wasm"
MANIFESTS = sorted(ROOT.glob("web/*/package.json"))


@pytest.fixture(scope="module")
def wheel() -> Path:
    (package,) = (p for p in list_packages() if p.kind == "python")
    return BUILT / package.file


def test_every_package_has_the_version_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert running_version() == project["version"]
    for path in MANIFESTS:
        manifest = json.loads(path.read_text())
        assert manifest.get("private") or manifest["version"] == project["version"], path


def test_the_wheel_holds_engine_library_types_and_pages(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        assert archive.read("loadpath/engine/engine.wasm") == ENGINE.read_bytes()
    assert {"loadpath/py.typed", "loadpath/catalogue/data/ipe.csv"} <= names
    assert "loadpath/service/static/viewer/open.html" in names
    assert {f"loadpath/service/guide/built/{name}" for name in ("index.html", "llms.txt")} <= names
    assert not [name for name in names if "packages/built" in name or "__pycache__" in name]


def test_the_wheel_asks_for_the_base_packages_only(wheel: Path) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith("/METADATA"))
        lines = archive.read(name).decode().splitlines()
    asked = [
        line.removeprefix("Requires-Dist: ") for line in lines if line.startswith("Requires-Dist")
    ]
    always = {text for text in asked if "extra ==" not in text}
    assert always == set(project["dependencies"])


def test_the_same_sources_give_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    """PACK-9."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory"]
    for name in ("first", "second"):
        folder = str(tmp_path / name)
        subprocess.run([*command, folder], cwd=ROOT, check=True, capture_output=True)
    first, second = (tmp_path / name / wheel.name for name in ("first", "second"))
    assert first.read_bytes() == second.read_bytes()


def test_the_npm_package_holds_the_same_engine_and_no_dependency() -> None:
    with tarfile.open(BUILT / f"loadpath-{running_version()}.tgz") as archive:
        engine, manifest = (
            archive.extractfile(f"package/{name}") for name in ("dist/engine.wasm", "package.json")
        )
        assert engine is not None
        assert manifest is not None
        assert engine.read() == ENGINE.read_bytes()
        assert not json.load(manifest).keys() & {"dependencies", "peerDependencies"}
        assert "package/dist/LICENSE" in archive.getnames()


def test_the_wheel_carries_the_bill_of_materials(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        bill = json.loads(archive.read("loadpath/service/packages/sbom.cdx.json"))
    assert bill["metadata"]["component"]["version"] == running_version()


def test_the_bill_names_what_the_local_server_bundles() -> None:
    """The bundle writes the licences of what is in it; the bill must know all of that."""
    (package,) = (each for each in list_packages() if each.name == "loadpath-mcp")
    with tarfile.open(BUILT / package.file) as archive:
        file = archive.extractfile("package/dist/THIRD_PARTY_LICENSES")
        assert file is not None
        text = file.read().decode()
    bundled = set(re.findall(r"^(@?[\w./-]+) \d+\.\d+\.\d+$", text, re.MULTILINE))
    locked = BUILT_IN["web/package-lock.json"]
    assert bundled == {name for name, where in locked.items() if where == "local server"}
