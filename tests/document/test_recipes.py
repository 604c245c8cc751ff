"""The recipes of CONTRIBUTING.md about document, issues and results, followed in a copy."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from loadpath.document import Document, issue_catalogue, validate
from loadpath.document.validation.catalogue import catalogue
from loadpath.document.validation.rules import RULES
from loadpath.document.validation.rules.rule import Found, warning
from loadpath.document.validation.survey import Facts

from .corpus import valid_document

ROOT = Path(__file__).parents[2]
TYPES = "src/loadpath/document/types"
REFERENCE = "docs/reference"
CPP = "engine/src/document"
BUILT = shutil.ignore_patterns("*.pyc", "built", "static", "node_modules")


class Copy:
    """A copy of what generators read and write."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for name in ("src", "tools", "corpus", "docs", "web/engine/src", "web/mcp/src"):
            shutil.copytree(ROOT / name, root / name, ignore=BUILT)
        for path in (ROOT / "engine/src").rglob("*.gen.?pp"):
            target = root / path.relative_to(ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, target)
        # No recipe here is about sections, whose library takes most of the generators' time.
        self.replace("tools/generate/__main__.py", "    section_library.generate,\n", "")

    def text(self, name: str) -> str:
        return (self.root / name).read_text()

    def replace(self, name: str, old: str, new: str) -> None:
        text = self.text(name)
        assert text.count(old) == 1, f"{old!r} should stand once in {name}"
        (self.root / name).write_text(text.replace(old, new))

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        paths = os.pathsep.join([str(self.root / "src"), str(self.root)])
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=self.root,
            env={**os.environ, "PYTHONPATH": paths},
            capture_output=True,
            text=True,
        )

    def generate(self) -> set[str]:
        """Run the generators; the files that they wrote."""
        done = self.run("-m", "tools.generate")
        assert done.returncode == 0, done.stderr
        return set(re.findall(r"^wrote (\S+)$", done.stdout, re.MULTILINE))


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path)


NODE = "    nodal_support: Annotated[\n"
COLOUR = '    colour: Annotated[Metres | None, doc("How it is drawn.", 1.0)] = None\n'
FOLLOWS = {
    f"{REFERENCE}/schema/document.schema.json",
    f"{REFERENCE}/model.md",
    "web/engine/src/document.gen.ts",
    f"{CPP}/document.gen.hpp",
    f"{CPP}/read_document.gen.cpp",
    f"{CPP}/scale_document.gen.cpp",
    "engine/src/module/inspection/plain_fields.gen.cpp",
}


def test_a_field_is_one_declaration(copy: Copy) -> None:
    """Schema, page, TypeScript type, C++ struct, reader and scaling follow; it is not plain."""
    copy.replace(f"{TYPES}/nodes.py", NODE, COLOUR + NODE)
    assert copy.generate() == FOLLOWS
    for name in FOLLOWS:
        assert "colour" in copy.text(name)
    copy.replace(f"{TYPES}/nodes.py", "import Record, doc", "import Record, doc\n" + HONOUR)
    marked = COLOUR.replace(", 1.0)]", ', 1.0), not_honoured("draw in colours")]')
    copy.replace(f"{TYPES}/nodes.py", COLOUR, marked)
    assert copy.generate() == {
        f"{REFERENCE}/model.md",
        f"{REFERENCE}/fields-not-used.md",
        f"{CPP}/not_honoured.gen.cpp",
    }
    assert "the engine does not yet draw in colours" in copy.text(f"{CPP}/not_honoured.gen.cpp")


HONOUR = "from loadpath.document.declaration.honour import not_honoured"
WARNED = """\
import json, sys
from loadpath.document import validate
document = json.load(open("corpus/solved/modes/nafems_fv1_cross.json"))["document"]
print(*[issue.path for issue in validate(document).warnings])
"""


def test_what_the_engine_learns_loses_its_mark_and_nothing_else(copy: Copy) -> None:
    """A field that is honoured is marked first, so that the recipe outlives the last real mark."""
    analysis, frequencies = f"{TYPES}/analysis.py", '        doc("Natural frequencies.",'
    mark = '        not_honoured("find frequencies"),\n'
    record = "from loadpath.document.declaration.record import Record, doc, written"
    copy.replace(analysis, record, f"{HONOUR}\n{record}")
    copy.replace(analysis, frequencies, mark + frequencies)
    follows = {
        f"{REFERENCE}/model.md",
        f"{REFERENCE}/fields-not-used.md",
        f"{CPP}/not_honoured.gen.cpp",
    }
    assert copy.generate() == follows
    assert copy.run("-c", WARNED).stdout.split() == ["analysis.modal"]
    copy.replace(analysis, mark, "")
    assert copy.generate() == follows
    assert copy.run("-c", WARNED).stdout.split() == []


def test_a_result_is_one_declaration(copy: Copy) -> None:
    """C++ struct and writer, TypeScript type, schema and page follow; Python reads it as it is."""
    answer = "src/loadpath/answer/result_set.py"
    energy = "    strain_energy: Annotated[\n"
    weight = '    weight: Annotated[Joules | None, doc("How much it weighs.", 1.0)]\n'
    copy.replace(answer, energy, weight + energy)
    follows = {
        "engine/src/answer/answer.gen.hpp",
        "engine/src/answer/answer.gen.cpp",
        "web/engine/src/answer.gen.ts",
        f"{REFERENCE}/schema/results.schema.json",
        f"{REFERENCE}/results-fields.md",
    }
    assert copy.generate() == follows
    for name in follows:
        assert "weight" in copy.text(name)
    assert "| `weight` | number or null | J | How much it weighs. |" in copy.text(
        f"{REFERENCE}/results-fields.md"
    )


def test_an_issue_code_of_the_engine_is_one_entry_and_one_document(copy: Copy) -> None:
    entry = 'error("on_fire", "The structure burns.", "Put it out."),\n'
    codes = "src/loadpath/document/validation/engine_codes.py"
    copy.replace(codes, "ENGINE_CODES: tuple[Code, ...] = (\n", f"ENGINE_CODES = (\n    {entry}")
    done = copy.run("-m", "tools.generate")
    assert "corpus/engine/on_fire.json should show the code on_fire" in done.stderr
    case = copy.text("corpus/engine/singular_model.json").replace("singular_model", "on_fire")
    (copy.root / "corpus/engine/on_fire.json").write_text(case)
    copy.generate()
    assert "    on_fire,\n" in copy.text("engine/src/issue_codes.gen.hpp")
    assert "| `on_fire` | error | engine | The structure burns." in copy.text(
        f"{REFERENCE}/issue-codes.md"
    )


def test_a_validation_rule_is_one_function() -> None:
    @warning("A model has no more than one member.", "Add members.")
    def lonely_member(document: Document, facts: Facts) -> Found:
        if len(document.model.members) == 1:
            yield ("model", "members", 0), "should have company"

    catalogue.cache_clear()
    try:
        assert issue_catalogue()["lonely_member"].mend == "Add members."
        report = validate(valid_document("beam"))
        assert "lonely_member" in {issue.code for issue in report.warnings}
        assert "model.members[0]" in {issue.path for issue in report.warnings}
    finally:
        del RULES["lonely_member"]
        catalogue.cache_clear()
    assert msgspec.to_builtins(validate(valid_document("beam")))["valid"]
