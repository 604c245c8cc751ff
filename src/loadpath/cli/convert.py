"""`loadpath convert`: files of other programs into documents, and documents into them."""

import click

from loadpath.cli.engine_run import DIFFERENT, FINE
from loadpath.cli.failure import BadUse, Failure
from loadpath.cli.output import json_option, print_json
from loadpath.exchange import ExchangeError, convert
from loadpath.exchange.dxf import UNITS, UPWARD

EXAMPLES = """\b
Examples:
  loadpath convert hall.xlsx hall.json
  loadpath convert hall.json hall.xlsx --json
  loadpath convert frame.dxf frame.json --section Rafters=IPE300 --unit mm

A SAF workbook ends in .xlsx, a drawing in .dxf, a document in .json. Exit code 0 if all was
carried over, 6 if something was not, which is listed, 1 if the file cannot be read.
"""


@click.command(epilog=EXAMPLES)
@click.argument("source", metavar="IN", type=click.Path())
@click.argument("target", metavar="OUT", type=click.Path())
@click.option(
    "--section",
    "sections",
    multiple=True,
    metavar="LAYER=NAME",
    help="Section of a layer of a drawing that is not named after one.",
)
@click.option("--material", help="Material of a drawing; S235 when left out.")
@click.option("--unit", type=click.Choice(list(UNITS)), help="Unit of a drawing that says none.")
@click.option("--up", type=click.Choice(UPWARD), help="Which axis of a drawing is vertical.")
@json_option
@click.pass_context
def command(
    ctx: click.Context,
    source: str,
    target: str,
    sections: tuple[str, ...],
    material: str | None,
    unit: str | None,
    up: str | None,
    as_json: bool,
) -> None:
    """Turn a file of another program into a document, or a document into one.

    Lists everything that could not be carried over, by object and name.
    """
    given = {"sections": _by_layer(sections), "material": material, "unit": unit, "up": up}
    try:
        left = convert(source, target, **{key: word for key, word in given.items() if word})
    except ExchangeError as error:
        raise Failure(f"'{source}': {error}.", code="unreadable_file", place=error.place) from None
    except OSError as error:
        message = f"'{error.filename}' cannot be opened: {error.strerror}."
        raise BadUse(message, code="unreadable_file", path=error.filename) from None
    if as_json:
        print_json({"output": target, "complete": not left, "report": left})
    else:
        for each in left:
            click.echo(f"- {each}")
        click.echo(f"{target} written; {_summary(len(left))}.")
    ctx.exit(DIFFERENT if left else FINE)


def _by_layer(given: tuple[str, ...]) -> dict[str, str]:
    """By name of the layer, which may hold an equals sign itself."""
    found: dict[str, str] = {}
    for each in given:
        layer, sign, name = each.rpartition("=")
        if not sign:
            raise BadUse(f"--section is '{each}'; it should be LAYER=NAME.")
        found[layer] = name
    return found


def _summary(count: int) -> str:
    if not count:
        return "everything was carried over"
    if count == 1:
        return "1 thing was not carried over as it is"
    return f"{count} things were not carried over as they are"
