"""`loadpath validate`: check a document without solving it."""

import click

from loadpath.cli.input import document_argument, read_input
from loadpath.cli.output import json_option, print_json
from loadpath.cli.validation_lines import tell_report
from loadpath.inspection import validate as validate_document

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
        tell_report(file, report)
    ctx.exit(0 if report.valid else 1)
