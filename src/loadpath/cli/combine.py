"""`loadpath combine`: give a document its combinations by EN 1990."""

from pathlib import Path
from typing import Any, cast, get_args

import click
import msgspec

from loadpath.builders import NoCombinations, ParameterError, generate_combinations
from loadpath.builders.combination_parameters import ABOUT_ANNEX, ABOUT_RULE, AnnexName, Rule
from loadpath.cli.failure import BadUse, Failure
from loadpath.cli.input import document_argument, read_input
from loadpath.cli.output import json_option, print_json, print_table
from loadpath.cli.written_file import writing

EXAMPLES = """\b
Examples:
  loadpath combine model.json -o combined.json
  loadpath combine model.json --rule 6.10ab --annex UK -o model.json
  loadpath combine model.json --action Dead=permanent --action Snow=snow_low > combined.json

Load cases say what they are in `action`, or by --action. Exit code 0 if combinations were
generated, 1 if the document does not allow it.
"""


@click.command(epilog=EXAMPLES)
@document_argument
@click.option(
    "--rule",
    type=click.Choice(get_args(Rule)),
    default="6.10",
    show_default=True,
    help=ABOUT_RULE,
)
@click.option(
    "--annex",
    type=click.Choice(get_args(AnnexName)),
    default="recommended",
    show_default=True,
    help=ABOUT_ANNEX,
)
@click.option(
    "--action",
    "actions",
    multiple=True,
    metavar="CASE=CATEGORY",
    help="Category of a load case, where the document does not say it.",
)
@click.option(
    "-o",
    "--output",
    type=click.Path(dir_okay=False, writable=True),
    help="File to write; without it the document is printed.",
)
@json_option
def command(
    file: str, rule: str, annex: str, actions: tuple[str, ...], output: str | None, as_json: bool
) -> None:
    """Give a document its combinations by EN 1990.

    FILE is a JSON file, or - for standard input. What was generated before is replaced; your own
    combinations stay.
    """
    try:
        made = generate_combinations(
            read_input(file),
            rule=cast(Rule, rule),
            annex=cast(AnnexName, annex),
            actions=_read_actions(actions) or None,
        )
    except NoCombinations as error:
        lines = [f"  {issue.path}: {issue.message}" for issue in error.issues]
        raise Failure(
            f"{file} does not allow combinations: {error}",
            code=error.issues[0].code,
            text="\n".join([f"{file} does not allow combinations:", *lines]),
            issues=error.issues,
        ) from None
    except ParameterError as error:
        raise BadUse(f"{error}.", code=error.code, parameter=error.parameter) from None
    if output is None:
        print_json(made, indent=0 if as_json else 2)
        return
    with writing(output):
        Path(output).write_bytes(msgspec.json.format(msgspec.json.encode(made)) + b"\n")
    if as_json:
        print_json({"output": output, "combinations": _generated(made)})
    else:
        _tell(output, _generated(made))


def _read_actions(given: tuple[str, ...]) -> dict[str, Any]:
    """By name of the load case, which may hold an equals sign itself."""
    found: dict[str, Any] = {}
    for each in given:
        name, sign, category = each.rpartition("=")
        if not sign:
            raise BadUse(f"--action is '{each}'; it should be CASE=CATEGORY.")
        found[name] = category
    return found


def _generated(document: dict[str, Any]) -> list[dict[str, Any]]:
    combinations = document["analysis"]["load_combinations"]
    return [each for each in combinations if each.get("generated")]


def _tell(output: str, combinations: list[dict[str, Any]]) -> None:
    counts: dict[tuple[str, str], int] = {}
    for each in combinations:
        kind = (each["limit_state"], f"({each['generated']['expression']}) {each['situation']}")
        counts[kind] = counts.get(kind, 0) + 1
    print_table([[state, words, str(count)] for (state, words), count in counts.items()])
    click.echo(f"{len(combinations)} combinations generated; {output} written.")
