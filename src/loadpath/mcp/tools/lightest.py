"""What a search for the lightest section takes, at the hosted and at the local server."""

from loadpath.mcp.tools.shapes import (
    HANDLE_EXAMPLE,
    LIST,
    MODEL_LIKEWISE,
    NUMBER,
    Schema,
    described,
)

LIGHTEST_PROPERTIES: dict[str, Schema] = {
    "model": MODEL_LIKEWISE,
    "group": described(
        {},
        "Classification, member ids, or one or several objects with classification, members, "
        "member_sets, sections, families, max_depth_m.",
    ),
    "families": described(LIST, "Such as IPE."),
    "max_depth_m": described(NUMBER, "Deeper is left out, m."),
}
LIGHTEST_EXAMPLE = {"model": HANDLE_EXAMPLE, "group": "Beam", "families": ["IPE", "HEA"]}
