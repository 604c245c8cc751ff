"""The schema and section endpoints, declared."""

from typing import Any

from loadpath.service.access.scope import Scope
from loadpath.service.errors import NotFound
from loadpath.service.library.endpoints import show_schema, show_sections
from loadpath.service.operations.operation import Operation, Outcome, Parameter

FEATURE = "Library"
NAME = {"type": "string", "minLength": 1, "pattern": r"\S"}

OPERATIONS = [
    Operation(
        id="showSchema",
        method="GET",
        path="/api/sdk/schema",
        feature=FEATURE,
        summary="Show the model's schema",
        description=(
            "Without `root`, an index of useful roots by subject (geometry, loads, analysis, "
            "checks). With `root`, that JSON Schema (2020-12) with everything it refers to."
        ),
        endpoint=show_schema,
        scope=Scope.HANDOFF,
        is_conditional=True,
        parameters=(
            Parameter(
                name="root",
                place="query",
                description="The definition to expand.",
                example="Member",
                schema=NAME,
            ),
        ),
        outcome=Outcome(
            status=200,
            description="The index, or the schema.",
            body=dict[str, Any],
            has_etag=True,
            examples={
                "index, abridged": {
                    "roots": {
                        "geometry": {"Member": "A bar between two nodes."},
                        "loads": {"LoadCase": "Loads that act together."},
                        "analysis": {"AnalysisOptions": "How it is solved."},
                        "checks": {"UnityCheckDefinition": "A check and what it applies to."},
                    }
                }
            },
        ),
        errors=(NotFound,),
    ),
    Operation(
        id="showSections",
        method="GET",
        path="/api/sdk/sections",
        feature=FEATURE,
        summary="List or look up sections",
        description=(
            "Without a query, all families and names; with `family`, those of a family or prefix; "
            "with `name`, one section's properties in SI units. Case, blanks and the sign of "
            "multiplication do not matter in names."
        ),
        endpoint=show_sections,
        scope=Scope.HANDOFF,
        is_conditional=True,
        parameters=(
            Parameter(
                name="family",
                place="query",
                description="A family or the beginning of one, such as IPE or HE.",
                example="IPE",
                schema=NAME,
            ),
            Parameter(
                name="name",
                place="query",
                description="A section, such as IPE300.",
                example="IPE300",
                schema=NAME,
            ),
        ),
        outcome=Outcome(
            status=200,
            description="Names by family, or one section.",
            body=dict[str, Any],
            has_etag=True,
            examples={
                "names, abridged": {
                    "families": {"IPE": "European I beams"},
                    "sections": {"IPE": ["IPE80", "IPE100", "IPE120"]},
                },
                "one section, abridged": {
                    "name": "IPE300",
                    "family": "IPE",
                    "area": 0.00538,
                    "wel": 0.000557,
                    "wpl": 0.000628,
                    "i_w": 1.26e-7,
                },
            },
        ),
        errors=(NotFound,),
    ),
]
