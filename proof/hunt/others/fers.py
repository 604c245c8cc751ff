"""What FERS says of a document, for it reads the same."""

import json

import numpy as np
from fers_calculations import calculate_from_json

from proof.hunt.others.answer import Answer
from tests.hunt.agreement import FORCES, MOVEMENTS
from tests.hunt.beam import Json


def answers(document: Json) -> dict[str, Answer]:
    """By load case; none of what it does not take."""
    try:
        said = json.loads(calculate_from_json(json.dumps(document)))
    except (RuntimeError, ValueError):  # a field that it lacks, or does not know
        return {}
    cases = said.get("results", said)["loadcases"]
    return {
        name: Answer(
            {
                int(node): np.array([each[k] for k in MOVEMENTS])
                for node, each in case["displacement_nodes"].items()
            },
            {
                int(node): np.array([each["nodal_forces"][k] for k in FORCES])
                for node, each in case["reaction_nodes"].items()
            },
        )
        for name, case in cases.items()
    }
