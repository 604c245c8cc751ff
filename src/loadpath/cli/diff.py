"""`loadpath diff`: what differs between two documents, and what they come to."""

from typing import Any

import click
import msgspec

from loadpath.cli.engine_run import DIFFERENT, FINE
from loadpath.cli.failure import Failure
from loadpath.cli.input import read_input
from loadpath.cli.output import json_option, print_json
from loadpath.document.differences import Change, Difference, differences
from loadpath.engine import DocumentRefused, EngineError, solve

EXAMPLES = """\b
Examples:
  loadpath diff before.json after.json
  loadpath combine model.json | loadpath diff model.json - --no-solve

Exit code 0 if the documents say the same, 6 if they differ, 1 if one cannot be read.
"""
COLOURS = {Change.added: "green", Change.removed: "red", Change.changed: "yellow"}
SIGNS = {Change.added: "+", Change.removed: "-", Change.changed: "~"}
LONGEST = 100


@click.command(epilog=EXAMPLES)
@click.argument("before", metavar="A")
@click.argument("after", metavar="B")
@json_option
@click.option("--no-solve", is_flag=True, help="Compare the documents only, without results.")
@click.pass_context
def command(ctx: click.Context, before: str, after: str, as_json: bool, no_solve: bool) -> None:
    """Compare two documents, record by record, and what they come to.

    A and B are JSON files, or - for standard input. Records are the same one where they have the
    same id.
    """
    one, other = _read(before), _read(after)
    found = differences(one, other)
    verdicts = None if no_solve or not found else [_headline(one), _headline(other)]
    if as_json:
        print_json({"same": not found, "differences": found, "headlines": verdicts})
    else:
        _tell(found, verdicts)
    ctx.exit(DIFFERENT if found else FINE)


def _read(file: str) -> Any:
    text = read_input(file)
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Failure(f"'{file}' is not JSON: {error}.", code="invalid_json") from None


def _headline(document: Any) -> str:
    try:
        return solve(msgspec.json.encode(document)).headline
    except DocumentRefused as error:
        return error.headline
    except EngineError as error:
        return str(error)


def _tell(found: list[Difference], verdicts: list[str] | None) -> None:
    if not found:
        click.echo("The documents say the same.")
        return
    for each in found:
        sign = click.style(SIGNS[each.change], fg=COLOURS[each.change], bold=True)
        values = [_shown(value) for value in (each.before, each.after) if value is not None]
        click.echo(f"{sign} {each.path}: {' -> '.join(values)}")
    if verdicts:
        click.echo(f"A: {verdicts[0]}")
        click.echo(f"B: {verdicts[1]}")


def _shown(value: Any) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}..."
