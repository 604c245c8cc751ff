"""What the code imports is what pyproject.toml declares, part by part, and the other way round."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
OURS = {"loadpath", "tests", "tools", "bench", "proof"}
# Each folder, or file, with the ways it is installed, each a choice of extras; a file belongs to
# the longest of them. The hosted MCP server runs with the extra of the service, the local one with
# its own.
INSTALLED: dict[str, tuple[tuple[str, ...], ...]] = {
    "src/loadpath": ((),),
    "src/loadpath/engine/plot.py": (("plot",),),
    "src/loadpath/exchange": (("exchange",), ("server",)),
    "src/loadpath/mcp": (("mcp",), ("server",)),
    "src/loadpath/service": (("server",),),
    "src/loadpath/service/traces": (("server", "traces"),),
    "src/loadpath/store": (("server",),),
    "tools": (("server", "dev"),),
    "tests": (("server", "traces", "dev"),),
    "bench": (("server", "dev", "bench"),),
    "proof": (("server", "dev"),),
    "proof/hunt/others": (("server", "dev", "bench"),),
}
# Needed without an import of ours.
USED_OTHERWISE = {
    "clang-format": "a program of `make lint`",
    "fastapi": "the empty peer that the benchmark of the service starts",
    "import-linter": "a program of `make lint`",
    "opentelemetry-exporter-otlp-proto-http": "a part of the module opentelemetry",
    "opentelemetry-sdk": "a part of the module opentelemetry",
    "mypy": "a program of `make lint`",
    "oidc-provider-mock": "a program that tests start",
    "pytest-xdist": "pytest's -n",
    "ruff": "a program of `make lint`",
    "schemathesis": "a program that tests start",
    "uv": "a program of `make pin`",
    "uvloop": "named in the settings of uvicorn",
}
# Modules that several distributions share, with the one that is meant.
SHARED = {"opentelemetry": "opentelemetry-api"}
# Distributions under another name than their modules; the rivals of benchmarks are not installed
# where tests run, so nothing else can say it.
NOT_INSTALLED = {"Pynite": "pynitefea"}


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).casefold()


def declared(*extras: str) -> set[str]:
    lists = [PROJECT["dependencies"], *(PROJECT["optional-dependencies"][each] for each in extras)]
    return {normal(re.split(r"[^\w.-]", line)[0]) for each in lists for line in each}


def imported_modules(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.partition(".")[0]


def folder_of(file: Path) -> str:
    path = file.relative_to(ROOT).as_posix()
    return max((each for each in INSTALLED if f"{path}/".startswith(f"{each}/")), key=len)


def imports_by_folder() -> dict[str, dict[str, Path]]:
    """Per folder the distributions that it imports, each with a file that does."""
    known = packages_distributions()
    found: dict[str, dict[str, Path]] = {folder: {} for folder in INSTALLED}
    for top in ("src/loadpath", "tools", "tests", "bench", "proof"):
        for file in (ROOT / top).rglob("*.py"):
            for module in set(imported_modules(file)) - OURS - set(sys.stdlib_module_names):
                name = (
                    SHARED.get(module) or known.get(module, [NOT_INSTALLED.get(module, module)])[0]
                )
                found[folder_of(file)][normal(name)] = file.relative_to(ROOT)
    return found


IMPORTS = imports_by_folder()


@pytest.mark.parametrize(
    ("folder", "extras"), [(folder, each) for folder, ways in INSTALLED.items() for each in ways]
)
def test_what_is_imported_is_declared(folder: str, extras: tuple[str, ...]) -> None:
    allowed = declared(*extras)
    missing = {name: str(file) for name, file in IMPORTS[folder].items() if name not in allowed}
    assert not missing, f"{folder} imports what pyproject.toml does not declare for it: {missing}"


@pytest.mark.parametrize("extra", [None, *PROJECT["optional-dependencies"]])
def test_what_is_declared_is_used(extra: str | None) -> None:
    names = declared() if extra is None else declared(extra) - declared()
    used = set(USED_OTHERWISE)
    for folder, ways in INSTALLED.items():
        if extra is None or any(extra in extras for extras in ways):
            used |= set(IMPORTS[folder])
    assert sorted(names - used) == []


def test_what_is_said_to_be_used_otherwise_is_not_imported() -> None:
    imported = [name for folder in INSTALLED if folder[:3] == "src" for name in IMPORTS[folder]]
    assert not set(imported) & set(USED_OTHERWISE)
