"""Calls that turn data into code, commands or predictable secrets are not made."""

import ast
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[1] / "src" / "loadpath"
CALLS = {
    "eval",
    "exec",
    "os.system",
    "os.popen",
    "pickle.load",
    "pickle.loads",
    "marshal.loads",
    "hashlib.md5",
    "hashlib.sha1",
    "uuid.uuid1",
}
ALLOWED = {
    ("document/validation/column.py", "eval"): "writes out the name of a declared field",
    ("service/bodies/worker_processes.py", "pickle.loads"): "reads what this service's own wrote",
}
RANDOM = {"service/outermost_app.py", "service/background.py", "client/retry.py"}
"""Where ids of requests and the length of pauses are drawn by chance; never a secret."""


@pytest.fixture(scope="module")
def sources() -> dict[str, ast.AST]:
    files = SOURCES.rglob("*.py")
    return {str(file.relative_to(SOURCES)): ast.parse(file.read_text()) for file in files}


def dangers(tree: ast.AST) -> set[str]:
    """Which of the calls a source makes; a shell counts as one."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = ast.unparse(node.func)
            if name in CALLS:
                found.add(name)
            if any(k.arg == "shell" for k in node.keywords):
                found.add("shell")
    return found


def imports_random(tree: ast.AST) -> bool:
    nodes = list(ast.walk(tree))
    whole = [name.name for node in nodes if isinstance(node, ast.Import) for name in node.names]
    parts = [node.module for node in nodes if isinstance(node, ast.ImportFrom)]
    return "random" in [*whole, *parts]


def test_nothing_dangerous_is_called(sources: dict[str, ast.AST]) -> None:
    found = {(path, name) for path, tree in sources.items() for name in dangers(tree)}
    assert found == set(ALLOWED)


def test_chance_that_can_be_foretold_makes_no_secret(sources: dict[str, ast.AST]) -> None:
    assert {path for path, tree in sources.items() if imports_random(tree)} == RANDOM


@pytest.mark.parametrize(
    "source", ["eval(text)", "subprocess.run(text, shell=True)", "hashlib.md5(text)"]
)
def test_a_dangerous_call_is_found(source: str) -> None:
    assert dangers(ast.parse(source))
