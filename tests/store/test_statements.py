"""What clients send goes to the database beside a statement, never in it."""

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src" / "loadpath"
RUN = {"row", "rows", "execute", "send", "executemany", "executescript"}
OWN_NAMES = {
    "store/audit_events.py": {"' AND '.join(conditions)"},
    "store/drafts.py": {"over"},
    "store/expiry.py": {"table", "identity"},
    "store/postgresql_backup.py": {"(numbers or columns)[0]", "marks", "names", "table"},
    "store/sqlite.py": {"max(1, most_bytes // size)"},
}
"""What stands in a statement beside constants: pieces of the module's own, numbers of its own."""


def parts_of_statements(tree: ast.AST) -> Iterator[str]:
    """The source of everything that is put into a statement."""
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute):
            continue
        if call.func.attr not in RUN or not call.args:
            continue
        if isinstance(call.args[0], ast.JoinedStr):
            pieces = [p for p in call.args[0].values if isinstance(p, ast.FormattedValue)]
            yield from (ast.unparse(piece.value) for piece in pieces)
        elif isinstance(call.args[0], ast.BinOp):
            yield ast.unparse(call.args[0])


def test_nothing_of_a_client_stands_in_a_statement() -> None:
    """STORE-10."""
    found: dict[str, set[str]] = {}
    for file in SOURCES.glob("s[et]*/**/*.py"):
        parts = {p for p in parts_of_statements(ast.parse(file.read_text())) if not p.isupper()}
        if parts:
            found[str(file.relative_to(SOURCES))] = parts
    assert found == OWN_NAMES
