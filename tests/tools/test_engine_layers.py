"""The check of the engine's include layers finds what it should, and the engine passes it."""

import re
from pathlib import Path

from tools.engine_layers import GROUND, LAYERS, SOURCES, find_faults, read_includes

ROOT = Path(__file__).parents[2]


def faults_of(folder: Path, files: dict[str, str]) -> list[str]:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return find_faults(read_includes(folder))


def test_the_engine_keeps_its_layers() -> None:
    assert find_faults(read_includes(SOURCES)) == []


def test_includes_go_down(tmp_path: Path) -> None:
    files = {
        "issue.hpp": "#pragma once\n",
        "model/structure.hpp": '#include <vector>\n#include "issue.hpp"\n',
        "solve.cpp": '#include "model/structure.hpp"\n',
    }
    assert faults_of(tmp_path, files) == []


def test_an_include_of_a_higher_layer_is_named(tmp_path: Path) -> None:
    files = {"model/plate.hpp": "", "elements/beam.hpp": '#include "model/plate.hpp"\n'}
    [fault] = faults_of(tmp_path, files)
    assert fault.startswith("elements/beam.hpp includes model/plate.hpp, a layer above it")


def test_ground_includes_nothing_of_the_folders(tmp_path: Path) -> None:
    [fault] = faults_of(tmp_path, {"algebra/a.hpp": "", "issue.hpp": '#include "algebra/a.hpp"\n'})
    assert "issue.hpp includes algebra/a.hpp" in fault


def test_a_circle_inside_a_layer_is_named(tmp_path: Path) -> None:
    files = {
        "checks/a.hpp": '#include "checks/en1993/b.hpp"\n',
        "checks/en1993/b.hpp": '#include "checks/a.hpp"\n',
    }
    [fault] = faults_of(tmp_path, files)
    assert "checks/a.hpp -> checks/en1993/b.hpp -> checks/a.hpp" in fault


def test_a_new_folder_needs_a_place(tmp_path: Path) -> None:
    [fault] = faults_of(tmp_path, {"weather/wind.hpp": ""})
    assert fault.startswith("weather/ has no place in LAYERS")


def test_an_include_by_another_path_is_named(tmp_path: Path) -> None:
    files = {"model/plate.hpp": "", "model/axes.cpp": '#include "plate.hpp"\n'}
    [fault] = faults_of(tmp_path, files)
    assert "model/axes.cpp includes plate.hpp, which is no file below engine/src" in fault


def test_the_readme_lists_the_folders_in_this_order() -> None:
    table = re.findall(r"^\| `(\w+)/` \|", (ROOT / "engine/README.md").read_text(), re.MULTILINE)
    folders = [layer for layer in LAYERS if layer != GROUND and (SOURCES / layer).is_dir()]
    assert table == folders
