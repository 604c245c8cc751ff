"""docs/proof/security.md from the requirements, the controls and what was seen of both."""

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from proof.aims import Aim, command, tell_aims
from proof.record import Record
from proof.security.controls.listed import CONTROLS
from proof.security.controls.page import tell_controls
from proof.security.requirements import Requirement, State, read_requirements
from proof.security.timing.page import tell_times
from proof.security.timing.verdict import LEAST, MOST, is_fault
from proof.table import cells

PAGE = Path(__file__).parents[2] / "docs" / "proof" / "security.md"
HEAD = """\
<!-- Written by `python -m proof.report` from proof/security and its records; do not edit. -->

# Security

Every requirement of levels 1 and 2 of the OWASP Application Security Verification Standard 5.0.0
(V) and the risks of the OWASP API Security Top 10 of 2023 (API), in our words; the
[standard](https://github.com/OWASP/ASVS/tree/v5.0.0/5.0) has its own. Beside each stands the test
that fails when it is not kept, the document where a document is asked for, the reason why it does
not apply, what is left to whoever operates an instance and where that is told, or what is missing
and why. Tests that are named are looked for by `tests/proof`. Nobody but us has assessed this.

"""
NOTICED = "noticed"
CHAPTERS = {
    "V1": "Encoding and sanitisation",
    "V2": "Validation and business logic",
    "V3": "Browsers",
    "V4": "HTTP",
    "V5": "Files",
    "V6": "Authentication",
    "V7": "Sessions",
    "V8": "Authorization",
    "V9": "Self-contained tokens",
    "V10": "OAuth and OpenID Connect",
    "V11": "Cryptography",
    "V12": "Connections",
    "V13": "Configuration",
    "V14": "Data protection",
    "V15": "Code and dependencies",
    "V16": "Logs and failures",
    "V17": "WebRTC",
    "API": "API Security Top 10",
}


def write() -> None:
    PAGE.write_text(render_page(), encoding="utf-8")


def render_page() -> str:
    requirements = read_requirements()
    parts = [
        tell_aims(aims()),
        "",
        *summary(requirements),
        "",
        *tell_controls(CONTROLS, Record("security-controls").events),
        *tell_times(Record("security-timing").events),
    ]
    return HEAD + "\n".join([*parts, *tables(requirements)]).replace("\n\n\n", "\n\n") + "\n"


def aims() -> list[Aim]:
    requirements = read_requirements()
    left = [one.id for one in requirements if one.state == State.OPEN]
    tried = {event["control"]: event["outcome"] for event in Record("security-controls").events}
    noticed = sum(tried.get(control.name) == NOTICED for control in CONTROLS)
    times = Record("security-timing").events
    telling = sum(is_fault(event) for event in times)
    return [
        Aim(
            "Every requirement of levels 1 and 2 and every risk kept, or the reason why it does "
            "not apply",
            f"{len(requirements) - len(left):,} of {len(requirements):,}",
            not left,
            f"open are {', '.join(left)}, for the reasons in their rows",
            "what the rows say",
        ),
        Aim(
            "A test fails with each control switched off",
            f"{noticed:,} of {len(CONTROLS):,}",
            noticed == len(CONTROLS),
            "the others were listed since, or no test notices them",
            command("python -m proof.security.controls"),
        ),
        Aim(
            f"No time of an answer tells what exists: area under the curve {LEAST} to {MOST}, "
            "beside a control that tells",
            f"{len(times) - telling:,} of {len(times):,}",
            bool(times) and not telling,
            "other work on the machine is in the times, or they tell",
            command("python -m proof.security.timing 300"),
        ),
    ]


def summary(requirements: list[Requirement]) -> Iterator[str]:
    """How many of each kind, by state and level."""
    yield from table_head("", "Level 1", "Level 2", "API Top 10")
    for state in State:
        levels = [one.level for one in requirements if one.state == state]
        yield cells(state.capitalize(), *(str(levels.count(level)) for level in ("1", "2", "")))


def tables(requirements: list[Requirement]) -> Iterator[str]:
    for chapter, rows in groupby(requirements, chapter_of):
        yield from ("", f"## {chapter}: {CHAPTERS[chapter]}", "")
        yield from table_head("", "Level", "Asks", "", "By")
        for row in rows:
            yield cells(row.id, row.level, row.asks, row.state, " ".join(evidence(row)))


def chapter_of(requirement: Requirement) -> str:
    return "API" if requirement.id.startswith("API") else requirement.id.partition(".")[0]


def evidence(requirement: Requirement) -> Iterator[str]:
    """Tests as code, pages as links, and the note."""
    for name in requirement.by.split():
        yield f"[{name}](../../{name})" if name.endswith(".md") else f"`{name}`"
    if requirement.note:
        yield requirement.note


def table_head(*titles: str) -> tuple[str, str]:
    return cells(*titles), cells(*("---" for _ in titles))
