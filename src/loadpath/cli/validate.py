"""`loadpath validate`: check a document without solving it."""

import click

from loadpath.cli.input import document_argument, read_input
from loadpath.cli.output import json_option, print_json
from loadpath.document import Issue, Report
from loadpath.document import validate as validate_document

EXAMPLES = """\b
Examples:
  loadpath validate model.json
  loadpath validate model.json --json
  loadpath check-beam --span 6 --section IPE300 --udl 20 | loadpath validate -

Exit code 0 if the document is valid, 1 if it is not.
"""


@click.command(epilog=EXAMPLES)
@document_argument
@json_option
@click.pass_context
def command(ctx: click.Context, file: str, as_json: bool) -> None:
    """Check a document and list what is wrong or doubtful.

    FILE is a JSON file, or - for standard input.
    """
    report = validate_document(read_input(file))
    if as_json:
        print_json(report)
    else:
        _tell("standard input" if file == "-" else file, report)
    ctx.exit(0 if report.valid else 1)


def _tell(name: str, report: Report) -> None:
    for issue in report.errors:
        _tell_issue(issue, "error", "red")
    for issue in report.warnings:
        _tell_issue(issue, "warning", "yellow")
    verdict = click.style(
        "valid" if report.valid else "invalid", fg="green" if report.valid else "red", bold=True
    )
    counts = [
        f"{len(issues)} {word}{'' if len(issues) == 1 else 's'}"
        for issues, word in ((report.errors, "error"), (report.warnings, "warning"))
        if issues
    ]
    click.echo(f"{name}: {', '.join([verdict, *counts])}")


def _tell_issue(issue: Issue, word: str, colour: str) -> None:
    where = f"{issue.path}: " if issue.path else ""
    hint = f" (did you mean {issue.suggestion}?)" if issue.suggestion else ""
    click.echo(f"{click.style(word, fg=colour, bold=True)} {where}{issue.message}{hint}")
