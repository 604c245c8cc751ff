"""The recipes of CONTRIBUTING.md: each is followed here as far as a test can follow it."""

import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import click
import click.testing
import pytest
from starlette.requests import Request

from loadpath.catalogue import section_table
from loadpath.catalogue.family import Family, Table
from loadpath.cli import main as command_line
from loadpath.service import app
from loadpath.service.access.scope import Scope
from loadpath.service.answers.answer import Answer, answer_json
from loadpath.service.api import OPERATIONS
from loadpath.service.description.openapi import make_description
from loadpath.service.operations.call import Call
from loadpath.service.operations.operation import Operation, Outcome
from loadpath.service.pages.render import render_page
from loadpath.service.resources import Resources
from loadpath.service.site import SITE
from tests.service.api import running_api
from tools.generate import command_page

ROOT = Path(__file__).parents[2]
RECIPE = re.compile(r"^\*\*([A-Z][^*]*)\.\*\* (.*)$", re.MULTILINE)
COMMIT = re.compile(r"\b[0-9a-f]{7}\b")
RECIPES = dict(RECIPE.findall((ROOT / "CONTRIBUTING.md").read_text()))


def has_history() -> bool:
    """Whether all commits are here: neither a copy without git nor a shallow clone."""
    command = ["git", "rev-parse", "--is-shallow-repository"]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return said.stdout.strip() == "false"


@pytest.mark.parametrize("title", RECIPES)
def test_a_recipe_names_what_to_imitate(title: str) -> None:
    assert "mitate" in RECIPES[title], "a recipe ends with a commit to imitate"
    commits = COMMIT.findall(RECIPES[title])
    assert commits, "a recipe names the commit"
    for commit in commits if has_history() else ():
        found = subprocess.run(["git", "merge-base", "--is-ancestor", commit, "HEAD"], cwd=ROOT)
        assert found.returncode == 0, f"{commit} is no commit of this history"


ROOMS = {
    "Add a field to the document": (
        "src/loadpath/document/types/",
        "engine/src/document/read_document.gen.cpp",
        "web/engine/src/document.gen.ts",
    ),
    "Add a validation rule": ("src/loadpath/document/validation/rules/", "corpus/invalid/"),
    "Add an issue code to the engine": (
        "src/loadpath/document/validation/engine_codes.py",
        "corpus/engine/scissor_hinge_twice.json",
        "engine/src/issue_codes.gen.hpp",
    ),
    "Add a rule of plausibility": (
        "engine/src/plausibility/",
        "plausibility_codes.py",
        "corpus/implausible/",
        "tests/inspection/",
    ),
    "Teach the engine something it did not honour": (
        "src/loadpath/document/types/",
        "engine/src/document/not_honoured.gen.cpp",
        "docs/reference/",
    ),
    "Add a result": (
        "src/loadpath/answer/",
        "engine/src/analysis/",
        "engine/src/results/",
        "tests/engine/",
    ),
    "Add a section family": ("catalogue/data/ipe.csv", "tests/catalogue/"),
    "Add an endpoint": ("library/operations.py", "library/endpoints.py"),
    "Add a load": ("engine/src/loads/",),
    "Add an element": ("engine/src/elements/", "engine/tests/", "corpus/solved/"),
    "Add a command": ("src/loadpath/cli/", "docs/reference/"),
    "Add a tool for agents": ("src/loadpath/mcp/tools/", "tests/mcp/test_one_record.py"),
    "Change the README or a guide": ("README.md", "docs/", "tests/docs/"),
    "Add a page": ("service/pages/templates/", "pages.py"),
    "Add a clause of EN 1993": (
        "engine/src/checks/en1993/clauses/",
        "engine/src/checks/en1993/clauses.hpp",
        "docs/checks/en1993-1-1.md",
    ),
}
"""What the commit to imitate has changed, of what its recipe asks for."""


def test_every_recipe_says_which_rooms_its_commit_shows() -> None:
    assert set(ROOMS) == set(RECIPES)


@pytest.mark.parametrize("title", ROOMS)
def test_the_commit_to_imitate_shows_what_its_recipe_asks_for(title: str) -> None:
    if not has_history():
        pytest.skip("the history is not here")
    commit = COMMIT.findall(RECIPES[title])[-1]
    command = ["git", "show", "--name-only", "--format=", commit]
    changed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    missing = [room for room in ROOMS[title] if room not in changed]
    assert not missing, f"{commit} shows nothing of these"


def test_a_family_is_a_table_and_a_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The dimensions of JIS G 3192, H 200 x 100, whose area is printed as 26.67 cm2."""
    table = "name,standard,source,h_mm,b_mm,tw_mm,tf_mm,r_mm\n"
    (tmp_path / "jh.csv").write_text(table + "JH200x100,JIS G 3192,JIS,200,100,5.5,8,8\n")
    monkeypatch.setattr(section_table, "_DATA", tmp_path)
    line = Family("JH", "Japanese H beams", (Table("jh", "I"),))
    library = import_module("loadpath.catalogue.find_section")
    monkeypatch.setattr(library, "FAMILIES", (line,))
    section = library.find_section("jh 200x100")
    assert section.area == pytest.approx(26.67e-4, rel=1e-3)
    assert section.ec3.buckling_curve_z == "A", "Table 6.2: h/b > 1.2, rolled"


def test_an_endpoint_is_one_operation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def count_letters(call: Call) -> Answer:
        return answer_json({"letters": len(call.caller.account.email)})

    operation = Operation(
        id="countLetters",
        method="GET",
        path="/api/sdk/letters",
        feature="Accounts",
        summary="Count letters",
        description="How long the address is.",
        endpoint=count_letters,
        scope=Scope.HANDOFF,
        outcome=Outcome(
            status=200,
            description="The count.",
            body=dict[str, int],
            examples={"one": {"letters": 15}},
        ),
    )
    operations = [*OPERATIONS, operation]
    monkeypatch.setattr(app, "OPERATIONS", operations)
    assert "/api/sdk/letters" in make_description(operations)["paths"]
    with running_api(f"sqlite:///{tmp_path}/loadpath.sqlite") as api:
        assert api.client.get("/api/sdk/letters").status_code == 401
        headers = {"X-API-Key": api.key}
        answer = api.client.get("/api/sdk/letters", headers=headers)
        assert answer.json() == {"letters": len(api.email_of(api.key))}


def test_a_page_is_a_handler_and_a_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def show_about(request: Request, resources: Resources) -> Answer:
        return render_page("error.html", title="About", message="<what> this is")

    monkeypatch.setattr(app, "SITE", {**SITE, "/about": {"GET": show_about}})
    with running_api(f"sqlite:///{tmp_path}/loadpath.sqlite") as api:
        page = api.client.get("/about")
        assert page.status_code == 200
        assert "&lt;what&gt; this is" in page.text
        assert "default-src 'none'" in page.headers["content-security-policy"]
        assert api.client.post("/about").status_code == 405


def test_a_command_is_a_file_and_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    @click.command
    def command() -> None:
        """Say hello."""
        click.echo("Hello")

    module = ModuleType("loadpath.cli.say_hello")
    module.command = command  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setitem(command_line.COMMANDS, "say-hello", "Say hello.")
    outcome = click.testing.CliRunner().invoke(command_line.main, ["say-hello"])
    assert outcome.output == "Hello\n"
    [page] = command_page.generate().values()
    assert "## say-hello\n" in page
