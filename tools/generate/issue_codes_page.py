"""Writes the reference page of issue codes, with an example of each from the corpus."""

import json
from pathlib import Path
from typing import Any

from loadpath.document import Code, Severity, issue_catalogue
from tools.generate.note import note

FILE = "docs/reference/issue-codes.md"
CORPUS = Path(__file__).parents[2] / "corpus"
FOLDERS = ("invalid", "implausible", "engine")

INTRODUCTION = f"""<!-- {note("src/loadpath/document/validation and corpus/")} -->

# Issue codes

One catalogue for validation and engine: a fault has one name, whoever finds it.

`validate(document)`, `loadpath validate` and `POST /api/sdk/validate` answer with `valid`, \
`errors` and `warnings`; so does the engine of a document that it refuses, of a solved one in \
`warnings`, and of each load case and combination in its `errors` and `warnings`. An issue has a \
`path` such as `model.members[3].section`, a `message`, a `severity`, a `code`, and a `suggestion` \
where something close was probably meant. A document with an error is invalid; a result set with \
one has no usable numbers; warnings are worth a look. A structure of which an error or an \
`unsafe` warning is said cannot have the verdict `passes`.

Validation lists issues in the order of the document, at most 1,000 errors and 1,000 warnings. \
Form is judged first (types, fields, ids and references, all at once); meaning is judged where the \
form is right. Repeated keys are looked for in texts of up to 256 kB. The engine stops reading at \
the first error of form. What it does not honour is a warning of validation, because the document \
is sound, and an error of the engine, which refuses it.

What is allowed and yet hardly meant, from E in GPa to members that cross without meeting, is a \
warning of both, in the same words: the rules are the engine's, and validation runs them in a \
module of its own that cannot solve. Of each such code the first 25 places are listed, and one \
more issue says how many there are.

Each code has a document that shows it, in `corpus/invalid/` where validation finds it, in \
`corpus/implausible/` where it is only hardly meant, and in `corpus/engine/` where only the engine \
finds it; the example is what is said of it.

| Code | Severity | Found by | Meaning | What to do | Example |
|---|---|---|---|---|---|
"""


def generate() -> dict[str, str]:
    rows = "\n".join(map(_row, issue_catalogue().values()))
    return {FILE: INTRODUCTION + rows + "\n"}


def _row(code: Code) -> str:
    if code.name == "not_honoured" and _case_of(code) is None:  # a test asks for it where it is due
        speakers, example = ["validation", "engine"], "(nothing of the format at present)"
    else:
        speakers, example = _example(code)
    cells = (
        f"`{code.name}`",
        _severity(code),
        " and ".join(speakers),
        code.meaning,
        code.mend,
        example,
    )
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def _example(code: Code) -> tuple[list[str], str]:
    """Who says it, and what."""
    said = {name: _find(code, issues) for name, issues in _said_of(code).items()}
    issue = next(issue for issue in said.values() if issue is not None)
    where = f"`{issue['path']}` " if issue.get("path") else ""
    message = issue.get("message") or " ... ".join(issue["says"])
    return [name for name, issue in said.items() if issue is not None], where + message


def _severity(code: Code) -> str:
    is_doubt = code.severity is Severity.warning and code.touches_safety
    return f"{code.severity}, unsafe" if is_doubt else code.severity


def _said_of(code: Code) -> dict[str, list[dict[str, Any]]]:
    """What validation and the engine say of the document that shows a code."""
    path = _case_of(code)
    if path is None:
        places = " or ".join(f"corpus/{folder}/{code.name}.json" for folder in FOLDERS)
        raise FileNotFoundError(f"{places} should show the code {code.name}")
    case = json.loads(path.read_text())
    sets = [issue for issues in case.get("sets", {}).values() for issue in issues]
    of_engine = case.get("engine_issues", []) + sets
    of_validation = case.get("issues") or [case[key] for key in ("last_issue",) if key in case]
    return {
        "validation": of_engine if path.parent.name == "implausible" else of_validation,
        "engine": of_engine,
        "verdict": case.get("reasons", []),
    }


def _case_of(code: Code) -> Path | None:
    paths = (CORPUS / folder / f"{code.name}.json" for folder in FOLDERS)
    return next((path for path in paths if path.exists()), None)


def _find(code: Code, issues: list[dict[str, Any]]) -> dict[str, Any] | None:
    return next((issue for issue in issues if issue["code"] == code.name), None)
