"""The parameters of update_model."""

from typing import Annotated, Any, Required, TypedDict

from loadpath.builders.declared_parameters import About, declared_parameters


class UpdateParameters(TypedDict, total=False):
    """What update_model takes beside the document."""

    changes: Required[
        Annotated[
            list[dict[str, Any]],
            About(
                "In order, each one of {set: PART, id|where, to: {field: value}}, {add: PART, "
                "value}, {remove: PART, id|where}. PART: a list (members, sections, "
                "nodal_supports, member_sets, load_combinations, unity_checks, "
                "load_cases[Q].distributed_loads, ...) or an object (analysis.options; no id). "
                "id: ids or names, or 'all'; where: {field: value}; null in `to` clears. "
                "References may be names; library sections and materials are added.",
                inside={"items": {"type": "object"}, "minItems": 1},
            ),
        ]
    ]


UPDATE_MODEL = declared_parameters(UpdateParameters)
