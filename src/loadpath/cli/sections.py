"""`loadpath sections`: the named sections."""

from typing import Any

import click

from loadpath.catalogue import (
    LibrarySection,
    UnknownName,
    families,
    find_section,
    section_names,
)
from loadpath.cli.failure import BadUse, as_sentence
from loadpath.cli.offered import all_families, all_sections, offer
from loadpath.cli.output import json_option, print_json, print_table

EXAMPLES = """\b
Examples:
  loadpath sections
  loadpath sections --family HE
  loadpath sections "ipe 300"
  loadpath sections W14X30 --json
"""

# Label, property, factor from SI, unit.
SHOWN = (
    ("Mass", "mass_per_metre", 1, "kg/m"),
    ("Area", "area", 1e4, "cm2"),
    ("Inertia, strong (i_z)", "i_z", 1e8, "cm4"),
    ("Inertia, weak (i_y)", "i_y", 1e8, "cm4"),
    ("Elastic modulus, strong (wel_z)", "wel_z", 1e6, "cm3"),
    ("Elastic modulus, weak (wel_y)", "wel_y", 1e6, "cm3"),
    ("Plastic modulus, strong (wpl_z)", "wpl_z", 1e6, "cm3"),
    ("Plastic modulus, weak (wpl_y)", "wpl_y", 1e6, "cm3"),
    ("Torsion constant (j)", "j", 1e8, "cm4"),
    ("Warping constant (i_w)", "i_w", 1e12, "cm6"),
    ("Shear area along the web (a_sz)", "a_sz", 1e4, "cm2"),
    ("Shear area across (a_sy)", "a_sy", 1e4, "cm2"),
)


@click.command(epilog=EXAMPLES)
@click.argument("name", required=False, shell_complete=offer(all_sections))
@click.option(
    "--family",
    shell_complete=offer(all_families),
    help="List one family, or all that begin so: IPE, HE, W14.",
)
@json_option
def command(name: str | None, family: str | None, as_json: bool) -> None:
    """List named sections, or show one.

    Case, blanks and the kind of cross do not matter in NAME. JSON is in SI units.
    """
    if name is not None and family is not None:
        raise click.UsageError("Give a NAME or --family, not both.")
    try:
        if name is not None:
            _show(find_section(name), as_json)
        elif family is not None or as_json:
            _list(section_names(family), as_json)
        else:
            _overview()
    except UnknownName as error:
        raise BadUse(as_sentence(str(error)), code="unknown_section") from None


def _show(section: LibrarySection, as_json: bool) -> None:
    plain = section.to_dict()
    if as_json:
        print_json(plain)
        return
    click.secho(f"{section.name}  ({section.standard})", bold=True)
    sizes = (f"{key} {float(size) * 1000:g}" for key, size in _sizes(section.dimensions))
    rows = [("Dimensions", ", ".join(sizes), "mm")]
    rows += [(label, f"{plain[key] * factor:.5g}", unit) for label, key, factor, unit in SHOWN]
    curves = section.ec3
    rows.append(
        (
            "Buckling curves z, y, LT",
            f"{curves.buckling_curve_z}, {curves.buckling_curve_y}, {curves.buckling_curve_lt}",
            "",
        )
    )
    rows.append(("Figures", f"{section.figures}; source: {section.source}", ""))
    print_table(rows)


def _sizes(dimensions: dict[str, Any]) -> list[tuple[str, Any]]:
    return [(key, size) for key, size in dimensions.items() if key != "shape"]


def _list(names: dict[str, list[str]], as_json: bool) -> None:
    if as_json:
        described = families()
        print_json({"families": {family: described[family] for family in names}, "sections": names})
        return
    for family in names.values():
        for name in family:
            click.echo(name)


def _overview() -> None:
    names = section_names()
    rows = [
        (family, str(len(names[family])).rjust(4), description)
        for family, description in families().items()
    ]
    print_table(rows)
