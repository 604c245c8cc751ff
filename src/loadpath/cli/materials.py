"""`loadpath materials`: the named materials."""

import click

from loadpath.catalogue import find_material, material_names
from loadpath.cli.output import json_option, print_json, print_table

EXAMPLES = """\b
Examples:
  loadpath materials
  loadpath materials --json
"""


@click.command(epilog=EXAMPLES)
@json_option
def command(as_json: bool) -> None:
    """List named materials with stiffness, density and strength.

    JSON is in SI units and has the strength by thickness.
    """
    materials = [find_material(name) for name in material_names()]
    if as_json:
        print_json({"materials": [material.to_dict() for material in materials]})
        return
    print_table(
        [
            (
                material.name,
                f"E {material.e_mod / 1e9:g} GPa",
                f"{material.density:g} kg/m3",
                f"strength {material.yield_stress / 1e6:g} MPa",
            )
            for material in materials
        ]
    )
