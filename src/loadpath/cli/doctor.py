"""`loadpath doctor`: is everything in order, and if not, what to do."""

import click

from loadpath.cli.findings import Finding, examine
from loadpath.cli.output import json_option, print_json
from loadpath.cli.remote import base_url_option

EXAMPLES = """\b
Examples:
  loadpath doctor
  loadpath doctor --base-url https://loadpath.example.com --json

Exit code 0 if nothing is wrong, 1 otherwise.
"""
COLOURS = {"fine": "green", "unset": "yellow", "wrong": "red"}


@click.command(epilog=EXAMPLES)
@base_url_option
@json_option
@click.pass_context
def command(ctx: click.Context, base_url: str | None, as_json: bool) -> None:
    """Check versions, engine, connection and key; say what is wrong and what to do."""
    findings = examine(base_url)
    if as_json:
        print_json({"ok": is_fine(findings), "findings": findings})
    else:
        for finding in findings:
            _tell(finding)
    ctx.exit(0 if is_fine(findings) else 1)


def is_fine(findings: list[Finding]) -> bool:
    return not any(finding.state == "wrong" for finding in findings)


def _tell(finding: Finding) -> None:
    state = click.style(finding.state.ljust(5), fg=COLOURS[finding.state], bold=True)
    click.echo(f"{state}  {finding.about}: {finding.found}")
    if finding.advice:
        click.echo(f"       {finding.advice}")
