"""The authoring endpoints, declared."""

from typing import Any

from loadpath.builders import CREATE_BEAM, create_beam, parameter_schema
from loadpath.service.access.scope import Scope
from loadpath.service.authoring.combined_example import ACTIONS, COMBINED_BEAM, PLAIN_BEAM
from loadpath.service.authoring.endpoints import (
    answer_read,
    read_combine_request,
    read_create_beam_request,
    read_validate_request,
)
from loadpath.service.authoring.imported_file import DRAWN, MEDIA_TYPES, read_import_request
from loadpath.service.authoring.types import (
    BuiltModel,
    CombineRequest,
    ImportedModel,
    ValidateRequest,
    Validation,
)
from loadpath.service.errors import (
    ConflictingParameters,
    InvalidModel,
    UnknownLoadType,
    UnknownMaterial,
    UnknownSection,
    UnknownSupport,
    UnreadableFile,
)
from loadpath.service.operations.operation import Operation, Outcome, Parameter

FEATURE = "Authoring"
BEAM: dict[str, Any] = {"span_m": 6, "section": "IPE300", "load_kn": 12}
DRAWING = "0\nSECTION\n2\nENTITIES\n0\nENDSEC\n0\nEOF\n"
ISSUE = {
    "path": "model.materials",
    "message": "the key is missing; a list of materials is expected",
    "severity": "error",
}

IMPORT_FILE = Operation(
    id="importFile",
    method="POST",
    path="/api/sdk/import",
    feature=FEATURE,
    summary="Read a file of another program",
    description=(
        "Turn a SAF workbook (.xlsx, Structural Analysis Format 2.x) or a drawing (.dxf) into "
        "a model. The body is the file; what it is, is seen by its content. The report lists "
        "everything that the model does not hold, by object and name. Nothing is kept."
    ),
    parameters=(
        Parameter(
            name="unit",
            place="query",
            description="The unit of a drawing that does not say it ($INSUNITS).",
            example="mm",
            schema={"type": "string", "enum": list(DRAWN["unit"])},
        ),
        Parameter(
            name="up",
            place="query",
            description="Which axis of a drawing is vertical; of a flat one Y, unless given.",
            example="Z",
            schema={"type": "string", "enum": list(DRAWN["up"])},
        ),
    ),
    reads_query=True,
    endpoint=answer_read,
    scope=Scope.HANDOFF,
    read=read_import_request,
    takes_model=True,
    is_long_work=True,
    media_types=MEDIA_TYPES,
    request={
        "type": "string",
        "contentMediaType": "application/octet-stream",
        "description": "The bytes of the file.",
    },
    request_examples={"a drawing": DRAWING},
    outcome=Outcome(
        status=200,
        description="The model, and what it does not hold.",
        body=ImportedModel,
        examples={
            "read": {
                "model": create_beam(**BEAM),
                "report": [
                    {
                        "object": "StructuralCurveConnection",
                        "name": "Slb2",
                        "message": "holds a part of its edge; it is not carried over",
                        "effect": "structural",
                    }
                ],
            }
        },
    ),
    errors=(UnreadableFile,),
)

OPERATIONS = [
    Operation(
        id="validate",
        method="POST",
        path="/api/sdk/validate",
        feature=FEATURE,
        summary="Validate a model",
        description=(
            "Judge a model without parking it: missing and wrong-typed fields, unknown words, "
            "broken references, repeated ids, and, as warnings, unknown keys and what looks "
            "unintended. A model that cannot be read is not valid; that is no error of the call."
        ),
        endpoint=answer_read,
        scope=Scope.HANDOFF,
        read=read_validate_request,
        takes_model=True,
        request=ValidateRequest,
        request_examples={
            "object": {"model": {"settings": {}, "model": {}, "analysis": {}}},
            "string": {"model": "{}"},
        },
        outcome=Outcome(
            status=200,
            description="The verdict.",
            body=Validation,
            examples={
                "valid": {"valid": True, "errors": [], "warnings": []},
                "not valid": {"valid": False, "errors": [ISSUE], "warnings": []},
            },
        ),
    ),
    Operation(
        id="createBeam",
        method="POST",
        path="/api/sdk/create-beam",
        feature=FEATURE,
        summary="Build a beam",
        description=(
            "Build a single-span beam from simple inputs: metres for the span, millimetres for "
            "the section, kN or kN/m for the load. Names of parameters ignore case. "
            "`POST /api/sdk/solve` accepts the model."
        ),
        endpoint=answer_read,
        scope=Scope.HANDOFF,
        read=read_create_beam_request,
        request=parameter_schema(CREATE_BEAM),
        request_examples={"library section": BEAM, "rectangle": {"span_m": 4}},
        outcome=Outcome(
            status=200,
            description="The model.",
            body=BuiltModel,
            examples={"built": {"model": create_beam(**BEAM)}},
        ),
        errors=(
            ConflictingParameters,
            UnknownSection,
            UnknownMaterial,
            UnknownSupport,
            UnknownLoadType,
        ),
    ),
    IMPORT_FILE,
    Operation(
        id="generateCombinations",
        method="POST",
        path="/api/sdk/generate-combinations",
        feature=FEATURE,
        summary="Generate combinations by EN 1990",
        description=(
            "Give a model the combinations of its load cases by EN 1990: STR, EQU, accidental and "
            "seismic, and the three of serviceability, each with the reason why it exists. Load "
            "cases say what they are in `action`, or in `actions` of the request. What was "
            "generated before is replaced; the author's own combinations stay. Nothing is solved, "
            "and nothing is kept."
        ),
        endpoint=answer_read,
        scope=Scope.HANDOFF,
        read=read_combine_request,
        takes_model=True,
        request=CombineRequest,
        request_examples={
            "a beam": {"model": PLAIN_BEAM, "rule": "6.10", "annex": "UK", "actions": ACTIONS}
        },
        outcome=Outcome(
            status=200,
            description="The model with its combinations.",
            body=BuiltModel,
            examples={"built": {"model": COMBINED_BEAM}},
        ),
        errors=(InvalidModel,),
    ),
]
