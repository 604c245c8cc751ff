"""`loadpath verify`: solve a document again and compare its numbers with a digest."""

from pathlib import Path

import click

from loadpath.cli.engine_run import DIFFERENT, FINE, run_engine
from loadpath.cli.failure import BadUse, as_sentence
from loadpath.cli.input import document_argument, read_input
from loadpath.cli.number import SECONDS
from loadpath.cli.output import json_option, print_json
from loadpath.engine import NotADigest, compare

EXAMPLES = """\b
Examples:
  loadpath verify model.json lp1-1.0.0-3f9a1c02b7de-9c4f0a1b2c3d4e5f-a3f109bc77e20d41
  loadpath solve model.json --json > results.json
  loadpath verify model.json results.json

Exit code 0 if the digits are the same, 1 if the document is invalid, 2 if DIGEST is none, 3 if
there is no result, 6 if the digits differ.
"""


@click.command(epilog=EXAMPLES)
@document_argument
@click.argument("digest", type=click.Path())
@json_option
@click.option("--timeout", type=SECONDS, help="Seconds to allow; as long as it takes by default.")
@click.pass_context
def command(
    ctx: click.Context, file: str, digest: str, as_json: bool, timeout: float | None
) -> None:
    """Solve a document again and say whether its digits are those of a digest.

    FILE is a JSON file, or - for standard input. DIGEST is the digest of a receipt, or a file: a
    results document, whose numbers are compared too.
    """
    against = read_input(digest) if Path(digest).is_file() else digest
    results = run_engine(ctx, file, as_json=as_json, timeout=timeout)
    try:
        found = compare(results, against)
    except NotADigest as error:
        raise BadUse(as_sentence(str(error)), code=error.code) from None
    if as_json:
        print_json(found)
    else:
        click.echo(click.style(found.message, fg="green" if found.same else "red"))
        if not found.same:
            click.echo(f"digest {found.digest}")
    ctx.exit(FINE if found.same else DIFFERENT)
