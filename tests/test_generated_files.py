"""Every generated file says that it is one, and repositories are told so."""

from fnmatch import fnmatch
from functools import cache
from pathlib import Path

from tools.generate.__main__ import GENERATORS

ROOT = Path(__file__).parents[1]


@cache
def generated() -> dict[str, str]:
    return {name: text for generate in GENERATORS for name, text in generate().items()}


def test_a_generated_file_says_who_writes_it() -> None:
    for name, text in generated().items():
        head = text[:500]
        assert "Written by `make generate` from " in head, name
        assert "; do not edit." in head, name


def test_generated_files_and_no_others_are_marked_in_gitattributes() -> None:
    lines = (ROOT / ".gitattributes").read_text().splitlines()
    patterns = {line.split()[0] for line in lines if "linguist-generated" in line.split()}
    for name in generated():
        assert any(fnmatch(name, each) for each in patterns), name
    for pattern in patterns:
        assert any(fnmatch(name, pattern) for name in generated()), pattern
