"""`loadpath check`: solve a document and say what its unity checks come to."""

import click
import msgspec

from loadpath.answer.summary import Checked, CheckRow, CheckSummary
from loadpath.answer.write_options import Form, WriteOptions
from loadpath.cli.engine_run import (
    CHECK_FAILS,
    FINE,
    UNDECIDED,
    UNUSABLE,
    run_engine,
    workers_option,
)
from loadpath.cli.input import document_argument
from loadpath.cli.number import SECONDS
from loadpath.cli.output import json_option, print_json, print_table
from loadpath.cli.verdict_lines import tell_headline, tell_issues, tell_reasons, tell_receipt
from loadpath.engine import Checks, VerdictState

EXAMPLES = """\b
Examples:
  loadpath check model.json
  loadpath check-beam --span 6 --section IPE300 --udl 20 | loadpath check -

Exit code 0 if the verdict is "passes", 1 if the document is invalid, 3 if it is "not_solved",
4 if "fails", 5 if "incomplete" or "not_checked".
"""

CODES = {
    VerdictState.passes: FINE,
    VerdictState.fails: CHECK_FAILS,
    VerdictState.incomplete: UNDECIDED,
    VerdictState.not_checked: UNDECIDED,
    VerdictState.not_solved: UNUSABLE,
}
MOST_PARTS = 25
PART_WORDS = {
    "member": "member",
    "memberset": "member set",
    "plate_element": "plate element",
    "plate_surface": "plate surface",
}
COLOURS = {"Green": "green", "Yellow": "yellow", "Orange": "yellow", "Red": "red"}


@click.command(epilog=EXAMPLES)
@document_argument
@json_option
@click.option("--timeout", type=SECONDS, help="Seconds to allow; as long as it takes by default.")
@workers_option
@click.pass_context
def command(
    ctx: click.Context, file: str, as_json: bool, timeout: float | None, workers: int | None
) -> None:
    """Solve a document and say what its checks come to.

    FILE is a JSON file, or - for standard input.
    """
    results = run_engine(ctx, file, as_json=as_json, timeout=timeout, workers=workers)
    outcome = Checks(results)
    if as_json:
        print_json(
            {
                "headline": outcome.headline,
                "verdict": outcome.verdict,
                "issues": results.issues,
                "unity_check_results": outcome.checks,
                "coverage": results.coverage,
                "receipt": results.receipt,
            }
        )
    else:
        _tell(outcome)
    ctx.exit(CODES[outcome.verdict.state])


def _tell(outcome: Checks) -> None:
    tell_issues(outcome.results)
    text = outcome.results.write(WriteOptions(form=Form.checks_tables))
    for check in msgspec.json.decode(text, type=Checked).checks:
        _tell_check(check, outcome.verdict.state)
    tell_receipt(outcome.results)
    tell_reasons(outcome.results)
    tell_headline(outcome.results)


def _tell_check(check: CheckSummary, verdict: VerdictState) -> None:
    """The check in a line, then its parts in the engine's order: failing, undecided, the rest.

    Nothing is green but under a verdict that passes.
    """
    used = _utilization(check.max_utilization)
    status = click.style(check.status, fg=COLOURS.get(check.status))
    if check.status == "Green" and verdict is not VerdictState.passes:
        status = "within its limits; the verdict stands below"
    click.echo(f"{click.style(check.name, bold=True)}  {used}  {status}")
    if check.message:
        click.echo(f"  {check.message}")
    parts = check.rows or []
    left_out = (check.rows_left_out or 0) + max(0, len(parts) - MOST_PARTS)
    rows = [_row(part) for part in parts[:MOST_PARTS]]
    if rows:
        print_table([["  part", "used", "status", "governed by", "combination", "why"], *rows])
    if left_out:
        click.echo(f"  and {left_out} more; --json has all of them.")


def _row(part: CheckRow) -> list[str]:
    return [
        f"  {_part_name(part)}",
        _utilization(part.utilization),
        part.status,
        part.governed_by or "-",
        part.combination or "-",
        part.why or "",
    ]


def _part_name(part: CheckRow) -> str:
    for kind in ("member", "memberset", "plate_element", "plate_surface"):
        number = getattr(part, f"{kind}_id")
        if number is not None:
            return f"{PART_WORDS[kind]} {number}"
    return "-"


def _utilization(value: float | None) -> str:
    return "-" if value is None else f"{value:.3f}"
