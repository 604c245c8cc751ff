"""Writes the reference pages of the section library, the materials and the beam builders."""

from loadpath.builders import CHECK_BEAM, CREATE_BEAM, Parameter
from loadpath.catalogue import families, find_material, find_section, material_names, section_names
from loadpath.catalogue.family import FAMILIES
from loadpath.catalogue.section_table import rows
from tools.generate.note import note

NOTICE = f"<!-- {note('src/loadpath/catalogue and builders')} -->\n\n"

SECTIONS = """# Sections

`loadpath sections`, `GET /api/sdk/sections` and `loadpath.catalogue.find_section` know {count:,} \
named sections. Case, blanks and the kind of cross (x, X, \\*, \u00d7) do not matter in a name, \
nor do trailing zeros; "HE 200 A", "UKB 457x191x67", "457x191x67 UB" and the metric names of \
American shapes are understood too. A miss names the nearest section.

Figures are computed from nominal dimensions, or tabulated where dimensions do not determine them; \
see [decision 20](../decisions/0020-section-properties-from-dimensions.md) for the formulas.

| Family | Sections | What | Standard | Figures | First and last |
|---|---|---|---|---|---|
{table}

## Properties

All in SI units (m, m\u00b2, ..., kg/m) and in the document's axes: local y runs up along the web, \
local z across, and local z is the strong axis. Tees keep their stem along local y. Angles have \
their longer leg along local y, the heel at the lower left; channels have the web at the left.

| Property | Meaning |
|---|---|
| `dimensions` | `shape` (I, U, L, T, RHS, CHS) with `h`, `b`, `tw`, `tf`, `t`, `r` |
| `area`, `mass_per_metre` | area and mass |
| `i_z`, `i_y`, `i_yz` | second moments of area about the strong and the weak axis, their product |
| `i_u`, `i_v`, `principal_axis_angle` | principal moments; angle in degrees \
that turns local z into the strong principal axis |
| `j`, `i_w` | torsion constant, warping constant (0 for tubes) |
| `wel_z`, `wel_y`, `wpl_z`, `wpl_y` | elastic and plastic moduli; \
`wel` and `wpl` are the larger ones |
| `a_sz`, `a_sy` | elastic shear areas along the web and across, for deformation |
| `radius_z`, `radius_y` | radii of gyration |
| `c_y`, `c_z` | centroid above the lowest and right of the leftmost edge |
| `y_s`, `z_s` | shear centre from the centroid |
| `wagner_coeff` | square of the polar radius of gyration about the shear centre |
| `ec3`, `ec3_s460` | buckling curves of EN 1993-1-1 Tables 6.2 and 6.4, \
for S235 to S420 and for S460 |
| `shape_commands` | outline about the centroid, as a document's shape path has it |
| `family`, `standard`, `source`, `figures` | where it comes from |

Example: {example}.
"""

MATERIALS = """# Materials

Known by name or by grade (`steel_S355` or `S355`). Steel strength depends on thickness: \
EN 1993-1-1 Table 3.1 up to 80 mm, beyond that the product standard \
([decision 21](../decisions/0021-steel-strength-by-thickness.md)).

| Name | E (GPa) | G (GPa) | Density (kg/m\u00b3) | Strength (MPa) by thickness | Standard |
|---|---|---|---|---|---|
{table}
"""

BEAMS = """# Beams

Two builders make a single-span beam along X (Y up) from a few numbers: `loadpath beam` \
(`create_beam`, `POST /api/sdk/create-beam`) and `loadpath check-beam` (`check_beam`, \
`POST /api/sdk/check-beam`). Names and aliases are matched in any case; the same value twice is \
fine, different values are an error, and so is a name that is not listed.

A simple support is a fork: it holds the end against moving down, sideways and twisting. The load \
case is called `Q`. Self-weight is not applied.

## create_beam

{create}

Without `section` the beam is a solid rectangle with the nominal strength of its material.

## check_beam

{check}

The combination `ULS` applies `uls_factor` to `Q`; the check `ec3` covers bending, shear, N+M and, \
unless `restrained`, lateral-torsional buckling over the span, with the load at the height of the \
shear centre (z_g = 0). The load acts on the centroid: a channel, whose shear centre lies beside \
it, is twisted, and where that matters the check is undecided. The strength is that of the \
section's thickest part. A cantilever is checked over its length with C1 = 1, which is \
safe for loads at the shear centre.
"""


def generate() -> dict[str, str]:
    return {
        "docs/reference/sections.md": NOTICE + _sections(),
        "docs/reference/materials.md": NOTICE + _materials(),
        "docs/reference/beams.md": NOTICE
        + BEAMS.format(create=_parameters(CREATE_BEAM), check=_parameters(CHECK_BEAM)),
    }


def _sections() -> str:
    names, descriptions = section_names(), families()
    lines = []
    for family in FAMILIES:
        standards = dict.fromkeys(row["standard"] for t in family.tables for row in rows(t))
        figures = dict.fromkeys(
            "tabulated" if "area_cm2" in rows(table)[0] else "computed" for table in family.tables
        )
        listed = names[family.name]
        lines.append(
            f"| {family.name} | {len(listed)} | {descriptions[family.name]} "
            f"| {', '.join(standards)} | {', '.join(figures)} | {listed[0]}, {listed[-1]} |"
        )
    ipe = find_section("IPE300")
    example = (
        f"IPE300 has area {ipe.area:.4g} m\u00b2, i_z {ipe.i_z:.4g} m\u2074, "
        f"wpl_z {ipe.wpl_z:.4g} m\u00b3, j {ipe.j:.4g} m\u2074 and i_w {ipe.i_w:.4g} m\u2076"
    )
    count = sum(map(len, names.values()))
    return SECTIONS.format(count=count, table="\n".join(lines), example=example)


def _materials() -> str:
    lines = []
    for name in material_names():
        material = find_material(name)
        steps = ", ".join(
            f"{step.yield_stress / 1e6:g} to {step.up_to * 1000:g} mm"
            if step.up_to < 1e9
            else f"{step.yield_stress / 1e6:g}"
            for step in material.strengths
        )
        lines.append(
            f"| `{name}` | {material.e_mod / 1e9:g} | {material.g_mod / 1e9:g} "
            f"| {material.density:g} | {steps} | {material.standard} |"
        )
    return MATERIALS.format(table="\n".join(lines))


def _parameters(declared: tuple[Parameter, ...]) -> str:
    lines = [
        "| Parameter | Aliases | Unit | Allowed | Default | Meaning |",
        "|---|---|---|---|---|---|",
    ]
    for parameter in declared:
        aliases = ", ".join(f"`{alias}`" for alias in parameter.aliases)
        default = "required" if parameter.required else _plain(parameter.default)
        lines.append(
            f"| `{parameter.name}` | {aliases} | {parameter.unit or ''} | {_allowed(parameter)} "
            f"| {default} | {parameter.description} |"
        )
    return "\n".join(lines)


def _allowed(parameter: Parameter) -> str:
    if parameter.allowed:
        return ", ".join(f"`{word}`" for word in parameter.allowed)
    if parameter.minimum is None or parameter.maximum is None:
        return "true, false" if parameter.kind == "boolean" else ""
    return f"{parameter.minimum:g} to {parameter.maximum:g}"


def _plain(value: float | str | bool | None) -> str:
    if value is None:
        return ""
    if isinstance(value, bool):
        return str(value).lower()
    return f"`{value}`" if isinstance(value, str) else f"{value:g}"
