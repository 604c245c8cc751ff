"""Writes the reference page of issue codes, with an example of each from the invalid corpus."""

import json
from pathlib import Path

from loadpath.document import Code, issue_catalogue

FILE = "docs/reference/issue-codes.md"
CORPUS = Path(__file__).parents[2] / "corpus" / "invalid"

INTRODUCTION = """<!-- Written by `make generate`; do not edit. The codes stand in \
src/loadpath/document/validation, the examples in corpus/invalid. -->

# Issue codes

`validate(document)`, `loadpath validate` and `POST /api/sdk/validate` answer with `valid`, \
`errors` and `warnings`. An issue has a `path` such as `model.members[3].section`, a `message`, a \
`severity`, a `code`, and a `suggestion` where something close was probably meant. A document with \
an error is invalid; warnings are worth a look.

Issues come in the order of the document, at most 1,000 errors and 1,000 warnings. Form is judged \
first (types, fields, ids and references, all at once); meaning is judged where the form is right. \
Repeated keys are looked for in texts of up to 256 kB.

Each code has a document that shows it in `corpus/invalid/`; the example is what validation says \
of it.

| Code | Severity | Meaning | What to do | Example |
|---|---|---|---|---|
"""


def generate() -> dict[str, str]:
    rows = "\n".join(map(_row, issue_catalogue().values()))
    return {FILE: INTRODUCTION + rows + "\n"}


def _row(code: Code) -> str:
    case = json.loads((CORPUS / f"{code.name}.json").read_text())
    issues = case.get("issues") or [case["last_issue"]]
    issue = next(issue for issue in issues if issue["code"] == code.name)
    where = f"`{issue['path']}` " if issue["path"] else ""
    cells = (f"`{code.name}`", code.severity, code.meaning, code.mend, where + issue["message"])
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"
