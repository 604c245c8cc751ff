"""What validation says of a document, in lines for people."""

import click

from loadpath.document import Issue, Report


def tell_report(file: str, report: Report) -> None:
    """Every issue, then the verdict."""
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
    name = "standard input" if file == "-" else file
    click.echo(f"{name}: {', '.join([verdict, *counts])}")


def _tell_issue(issue: Issue, word: str, colour: str) -> None:
    where = f"{issue.path}: " if issue.path else ""
    hint = f" (did you mean {issue.suggestion}?)" if issue.suggestion else ""
    click.echo(f"{click.style(word, fg=colour, bold=True)} {where}{issue.message}{hint}")
