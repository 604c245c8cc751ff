"""`loadpath schema`: the JSON Schema of the document."""

import click

from loadpath.cli.failure import BadUse, as_sentence
from loadpath.cli.offered import all_roots, offer
from loadpath.cli.output import json_option, print_json, print_table
from loadpath.document import UnknownRoot
from loadpath.document import schema as document_schema

EXAMPLES = """\b
Examples:
  loadpath schema
  loadpath schema Document > document.schema.json
  loadpath schema LoadCase
"""


@click.command(epilog=EXAMPLES)
@click.argument("root", required=False, shell_complete=offer(all_roots))
@json_option
def command(root: str | None, as_json: bool) -> None:
    """Print the JSON Schema of the document, or list its roots.

    With ROOT, that schema and everything it refers to.
    """
    try:
        found = document_schema(root)
    except UnknownRoot as error:
        raise BadUse(as_sentence(str(error)), code="not_found") from None
    if as_json or root is not None:
        print_json(found)
        return
    for group, roots in found["roots"].items():
        click.secho(group.capitalize(), bold=True, underline=True)
        print_table([(name, description) for name, description in roots.items()])
        click.echo()
