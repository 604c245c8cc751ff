"""The tools that look things up: the schema, sections, materials."""

from loadpath.mcp.tools import look_up
from loadpath.mcp.tools.run import looking_up
from loadpath.mcp.tools.shapes import LIST, TEXT, described, listed, record
from loadpath.mcp.tools.tool import Tool

GET_SCHEMA = Tool(
    name="get_schema",
    title="Show the model's schema",
    summary=(
        "The JSON Schema of the model document. Without root: an index of useful roots by subject "
        "(geometry, loads, analysis, checks). With root: that schema and everything it refers to; "
        "units are in `x-unit` (SI: m, N, Pa; angles in degrees)."
    ),
    properties={"root": described(TEXT, "Name of a definition, such as Member or LoadCase.")},
    output={"type": "object"},
    example={"root": "Member"},
    run=looking_up(look_up.get_schema),
)

LIST_SECTIONS = Tool(
    name="list_sections",
    title="List named sections",
    summary=(
        "The library of steel sections. Without family: every family with its number of sections. "
        "With family (IPE, HEA, RHS, UB, W, ...) or the beginning of names (HE, W14): the names."
    ),
    properties={"family": described(TEXT, "A family, or the beginning of names.")},
    output=record(
        {
            "families": described(listed({"type": "object"}), "family, description, count."),
            "sections": described({"type": "object"}, "Names by family."),
        },
        "sections",
    ),
    example={"family": "IPE"},
    run=looking_up(look_up.list_sections),
)

GET_SECTION = Tool(
    name="get_section",
    title="Show one section",
    summary=(
        "All properties of a named section in SI units (m, m2, m3, m4, m6): dimensions, area, "
        "i_y, i_z, wel, wpl, i_w, buckling curves. z is the strong axis. Case and blanks in the "
        "name do not matter."
    ),
    properties={"name": described(TEXT, "Name of the section, such as IPE300.")},
    required=("name",),
    output={"type": "object", "properties": {"name": TEXT}, "required": ["name"]},
    example={"name": "IPE300"},
    run=looking_up(look_up.get_section),
)

LIST_MATERIALS = Tool(
    name="list_materials",
    title="List named materials",
    summary=(
        "The named materials with stiffness (Pa), density (kg/m3), thermal expansion (1/K) and "
        "strength (Pa) by thickness (m)."
    ),
    properties={},
    output=record({"materials": LIST}),
    example={},
    run=looking_up(look_up.list_materials),
)

LIBRARY = (GET_SCHEMA, LIST_SECTIONS, GET_SECTION, LIST_MATERIALS)
