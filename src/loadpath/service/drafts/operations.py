"""The endpoints that make links, declared."""

from typing import Any

from loadpath.builders import CHECK_BEAM, create_beam, parameter_schema
from loadpath.builders import check_beam as build_check_beam
from loadpath.service.access.scope import Scope
from loadpath.service.drafts.endpoints import check_beam, solve
from loadpath.service.drafts.hints import NOTE, TIER, describe_local_server, describe_python
from loadpath.service.drafts.read_request import read_check_beam_request, read_solve_request
from loadpath.service.drafts.types import CheckBeamAnswer, SolveAnswer, SolveRequest
from loadpath.service.errors import (
    ConflictingParameters,
    InvalidModel,
    UnknownMaterial,
    UnknownSection,
    UnknownSupport,
)
from loadpath.service.operations.operation import Operation, Outcome

FEATURE = "Hand-off"
BASE_URL = "https://loadpath.example.com"
DRAFT_ID = "0QnvWq3bU7kT2sYx9fLzC4hJdR8"
LINK: dict[str, Any] = {
    "status": "solve_in_browser",
    "open_url": f"{BASE_URL}/open/{DRAFT_ID}",
    "expires_at": "2026-05-05T10:15:00Z",
    "model_ref": f"draft_{DRAFT_ID}",
    "members": 1,
    "tier": TIER,
    "local_server": describe_local_server(BASE_URL),
    "python": describe_python(BASE_URL, f"{BASE_URL}/open/{DRAFT_ID}"),
    "note": NOTE,
}
BEAM: dict[str, Any] = {"span_m": 6, "section": "IPE300"}

OPERATIONS = [
    Operation(
        id="solve",
        method="POST",
        path="/api/sdk/solve",
        feature=FEATURE,
        summary="Park a model and get a link",
        description=(
            "Validate a model and park it as a public draft. Nothing is solved here: whoever "
            "opens `open_url` has it solved in their own browser, at the tier of their account. "
            "The link works for 24 hours, and ends earlier once 50 newer drafts exist. Not metered."
        ),
        endpoint=solve,
        scope=Scope.HANDOFF,
        read=read_solve_request,
        takes_model=True,
        is_idempotent_by_key=True,
        request=SolveRequest,
        request_examples={"a beam": {"model": create_beam(**BEAM)}},
        outcome=Outcome(
            status=200,
            description="The model is parked.",
            body=SolveAnswer,
            examples={"parked": {**LINK, "validation": {"valid": True, "warnings": []}}},
        ),
        errors=(InvalidModel,),
    ),
    Operation(
        id="checkBeam",
        method="POST",
        path="/api/sdk/check-beam",
        feature=FEATURE,
        summary="Build, park and link a checked steel beam",
        description=(
            "Build a single-span steel beam with a ULS combination and the EN 1993-1-1 member "
            "check, park it as a public draft, and answer with the link that evaluates the check "
            "in the opener's browser. Names of parameters ignore case. Not metered."
        ),
        endpoint=check_beam,
        scope=Scope.HANDOFF,
        read=read_check_beam_request,
        is_idempotent_by_key=True,
        request=parameter_schema(CHECK_BEAM),
        request_examples={"uniform load": {**BEAM, "udl": 12, "material": "S355"}},
        outcome=Outcome(
            status=200,
            description="The beam is parked.",
            body=CheckBeamAnswer,
            examples={"parked": {**LINK, "model": build_check_beam(**BEAM)}},
        ),
        errors=(ConflictingParameters, UnknownSection, UnknownMaterial, UnknownSupport),
    ),
]
