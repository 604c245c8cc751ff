"""`loadpath check-beam`: build a steel beam with its member check."""

from typing import Any

import click

from loadpath.builders import CHECK_BEAM, check_beam
from loadpath.cli.beam_options import beam_options, print_beam, spell_option
from loadpath.cli.output import json_option

EXAMPLES = """\b
Examples:
  loadpath check-beam --span 6 --section IPE300 --udl 20 > beam.json
  loadpath check-beam --span 9 --section "UB 457x191x67" --material S355 --point-load 80
  loadpath check-beam --span 6 --section HEA200 --udl 12 --restrained | loadpath validate -
"""


@click.command(
    params=beam_options(CHECK_BEAM),
    epilog=EXAMPLES,
    context_settings={"token_normalize_func": spell_option},
)
@json_option
def command(as_json: bool, **given: Any) -> None:
    """Build a steel beam with its EN 1993-1-1 check.

    The document, with a ULS combination, is printed as JSON, indented unless --json is given.
    """
    print_beam(check_beam, given, as_json)
