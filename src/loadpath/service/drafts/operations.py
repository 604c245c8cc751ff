"""The endpoints that make, list and end links, declared."""

from typing import Any

from loadpath.builders import CHECK_BEAM, create_beam, parameter_schema
from loadpath.builders import check_beam as build_check_beam
from loadpath.service.access.scope import Scope
from loadpath.service.drafts.endpoints import check_beam, end_draft, list_drafts, solve
from loadpath.service.drafts.hints import NOTE, TIER, describe_local_server, describe_python
from loadpath.service.drafts.read_request import read_check_beam_request, read_solve_request
from loadpath.service.drafts.types import (
    CheckBeamAnswer,
    DraftList,
    SolveAnswer,
    SolveRequest,
)
from loadpath.service.errors import (
    ConflictingParameters,
    InvalidModel,
    NotFound,
    UnknownMaterial,
    UnknownSection,
    UnknownSupport,
)
from loadpath.service.operations.operation import Operation, Outcome, Parameter

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
LISTED: dict[str, Any] = {
    "id": DRAFT_ID,
    "openUrl": f"{BASE_URL}/open/{DRAFT_ID}",
    "name": "Footbridge",
    "members": 84,
    "size": 5120,
    "createdAt": "2026-05-04T10:15:00Z",
    "expiresAt": "2026-05-05T10:15:00Z",
    "lastOpenedAt": None,
}
BEAM: dict[str, Any] = {"span_m": 6, "section": "IPE300"}

SOLVE = Operation(
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
)

OPERATIONS = [
    SOLVE,
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
    Operation(
        id="listDrafts",
        method="GET",
        path="/api/sdk/drafts",
        feature=FEATURE,
        summary="List the active links",
        description=(
            "The links of the account that work now, the newest first, with the time left and when "
            "each was last opened. Needs the scope of reading models: a link opens its model."
        ),
        endpoint=list_drafts,
        scope=Scope.MODELS_READ,
        outcome=Outcome(
            status=200,
            description="The links.",
            body=DraftList,
            examples={"one link": {"drafts": [LISTED]}},
        ),
    ),
    Operation(
        id="endDraft",
        method="DELETE",
        path="/api/sdk/drafts/{id}",
        feature=FEATURE,
        summary="End a link now",
        description=(
            "The link is 410 from the next request on, and its model is deleted. Whoever has "
            "opened it keeps what their browser has fetched."
        ),
        endpoint=end_draft,
        scope=Scope.HANDOFF,
        parameters=(
            Parameter(
                name="id",
                place="path",
                required=True,
                description="The link's id, what stands behind `/open/`, or its `model_ref`.",
                example=DRAFT_ID,
            ),
        ),
        outcome=Outcome(status=204, description="The link is ended."),
        errors=(NotFound,),
    ),
]
