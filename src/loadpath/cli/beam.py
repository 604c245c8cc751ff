"""`loadpath beam`: build a single-span beam."""

from typing import Any

import click

from loadpath.builders import CREATE_BEAM, create_beam
from loadpath.cli.beam_options import beam_options, print_beam, spell_option
from loadpath.cli.output import json_option

EXAMPLES = """\b
Examples:
  loadpath beam --span 6 > beam.json
  loadpath beam --span 8 --section IPE400 --material S355 --load 25
  loadpath beam --span 3 --support cantilever --point-load 5 --load-position-frac 1
"""


@click.command(
    params=beam_options(CREATE_BEAM),
    epilog=EXAMPLES,
    context_settings={"token_normalize_func": spell_option},
)
@json_option
def command(as_json: bool, **given: Any) -> None:
    """Build a single-span beam.

    The document is printed as JSON, indented unless --json is given.
    """
    print_beam(create_beam, given, as_json)
