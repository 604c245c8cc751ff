"""`loadpath check`: solve a document and say what its unity checks come to."""

import click

from loadpath.cli.engine_run import (
    CHECK_FAILS,
    FINE,
    UNDECIDED,
    UNUSABLE,
    run_engine,
    tell_issues,
    tell_receipt,
    tell_verdict,
)
from loadpath.cli.input import document_argument
from loadpath.cli.number import SECONDS
from loadpath.cli.output import json_option, print_json, print_table
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
COLOURS = {"Green": "green", "Yellow": "yellow", "Orange": "yellow", "Red": "red"}


@click.command(epilog=EXAMPLES)
@document_argument
@json_option
@click.option("--timeout", type=SECONDS, help="Seconds to allow; as long as it takes by default.")
@click.pass_context
def command(ctx: click.Context, file: str, as_json: bool, timeout: float | None) -> None:
    """Solve a document and say what its checks come to.

    FILE is a JSON file, or - for standard input.
    """
    results = run_engine(ctx, file, as_json=as_json, timeout=timeout)
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
    rows = [
        [
            check.name,
            f"{check.max_utilization:.3f}" if check.max_utilization is not None else "-",
            click.style(check.status, fg=COLOURS.get(check.status)),
        ]
        for check in outcome.results.unity_checks
    ]
    if rows:
        print_table(rows)
    tell_receipt(outcome.results)
    tell_verdict(outcome.results)
