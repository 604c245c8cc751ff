"""The reference pages of errors and settings say what the code says."""

from pathlib import Path

from loadpath.service.errors import list_errors
from loadpath.service.settings import describe_settings

REFERENCE = Path(__file__).parents[2] / "docs/reference"


def test_every_error_is_documented() -> None:
    """ERR-1."""
    rows = [
        f"| {error.status} | `{error.code}` | {error.meaning} | {error.example} |"
        for error in list_errors()
    ]
    page = (REFERENCE / "errors.md").read_text().splitlines()
    assert [line for line in page if line.startswith(("| 4", "| 5"))] == rows
    assert len({error.code for error in list_errors()}) == len(rows)


def test_every_setting_is_documented() -> None:
    """RUN-6."""
    page = (REFERENCE / "settings.md").read_text().splitlines()
    shown = [line for line in page if line.startswith("| `LOADPATH_")]
    assert len(shown) == len(describe_settings())
    for line, (_, variable, default, info) in zip(shown, describe_settings(), strict=True):
        assert line.startswith(f"| `{variable}` |")
        assert line.endswith(f"| {info.meaning} |")
        value = str(default).lower() if isinstance(default, bool) else default
        assert line.split("|")[2].strip() == (f"`{value}`" if value not in (None, "") else "")
