"""The saved-model endpoints, declared."""

from typing import Annotated, Any

from msgspec import Meta

from loadpath.service.access.scope import Scope
from loadpath.service.errors import (
    NotFound,
    PreconditionFailed,
    ProRequired,
)
from loadpath.service.operations.operation import Operation, Outcome, Parameter
from loadpath.service.saved_models.endpoints import (
    delete_model,
    fetch_model,
    list_models,
    save_model,
    update_model,
)
from loadpath.service.saved_models.read_request import read_save_request, read_update_request
from loadpath.service.saved_models.types import (
    FetchedModel,
    SavedModelList,
    SavedModelSummary,
    SaveRequest,
    UpdateRequest,
)

FEATURE = "Saved models"
PATH = "/api/sdk/models"
PATH_OF_ONE = "/api/sdk/models/{id}"
MODEL_ID = "6f1f6c1e-94a4-4f0b-8f5e-0a8f6f3f2b11"
MODEL: dict[str, Any] = {"schema_version": 1, "settings": {}, "model": {}, "analysis": {}}
SUMMARY = {
    "id": MODEL_ID,
    "name": "Footbridge",
    "description": None,
    "createdAt": "2026-05-04T10:15:00Z",
    "updatedAt": "2026-05-04T10:15:00Z",
}
ID = Parameter(
    name="id", place="path", required=True, description="The saved model's id.", example=MODEL_ID
)
IF_MATCH = Parameter(
    name="If-Match",
    place="header",
    description="The ETag the change is based on; if the model has changed since, 412.",
    example='"1"',
)

OPERATIONS = [
    Operation(
        id="listModels",
        method="GET",
        path=PATH,
        feature=FEATURE,
        summary="List the saved models",
        description="The account's saved models without the models themselves.",
        endpoint=list_models,
        scope=Scope.MODELS_READ,
        outcome=Outcome(
            status=200,
            description="The models, the one changed last first.",
            body=SavedModelList,
            examples={"one model": {"models": [SUMMARY]}},
        ),
    ),
    Operation(
        id="saveModel",
        method="POST",
        path=PATH,
        feature=FEATURE,
        summary="Save a model",
        description=(
            "Keep a model. It need not be valid, but it must be a JSON object. A top-level "
            "`results` is dropped: results are never stored. Needs the Pro tier."
        ),
        endpoint=save_model,
        scope=Scope.MODELS_WRITE,
        read=read_save_request,
        takes_model=True,
        is_idempotent_by_key=True,
        request=SaveRequest,
        request_examples={
            "object": {"name": "Footbridge", "model": MODEL},
            "string": {"name": "Footbridge", "description": "Span 2", "model": "{}"},
        },
        outcome=Outcome(
            status=201,
            description="The model is saved.",
            body=SavedModelSummary,
            has_etag=True,
            examples={"saved": SUMMARY},
        ),
        errors=(ProRequired,),
    ),
    Operation(
        id="fetchModel",
        method="GET",
        path=PATH_OF_ONE,
        feature=FEATURE,
        summary="Fetch a saved model",
        description="One saved model, whole. Its ETag serves If-Match and If-None-Match.",
        endpoint=fetch_model,
        scope=Scope.MODELS_READ,
        parameters=(ID,),
        is_conditional=True,
        outcome=Outcome(
            status=200,
            description="The model.",
            body=FetchedModel,
            has_etag=True,
            examples={
                "fetched": {
                    "id": MODEL_ID,
                    "name": "Footbridge",
                    "description": None,
                    "model": MODEL,
                    "created_at": "2026-05-04T10:15:00Z",
                    "updated_at": "2026-05-04T10:15:00Z",
                }
            },
        ),
        errors=(NotFound,),
    ),
    Operation(
        id="updateModel",
        method="PUT",
        path=PATH_OF_ONE,
        feature=FEATURE,
        summary="Update a saved model",
        description="Send only the fields to change. Needs the Pro tier.",
        endpoint=update_model,
        scope=Scope.MODELS_WRITE,
        parameters=(ID, IF_MATCH),
        read=read_update_request,
        takes_model=True,
        request=Annotated[UpdateRequest, Meta(extra_json_schema={"minProperties": 1})],
        request_examples={"rename": {"name": "Footbridge, final"}},
        outcome=Outcome(
            status=200,
            description="The model is updated.",
            body=SavedModelSummary,
            has_etag=True,
            examples={"updated": {**SUMMARY, "name": "Footbridge, final"}},
        ),
        errors=(ProRequired, NotFound, PreconditionFailed),
    ),
    Operation(
        id="deleteModel",
        method="DELETE",
        path=PATH_OF_ONE,
        feature=FEATURE,
        summary="Delete a saved model",
        description="For good. Open to every tier.",
        endpoint=delete_model,
        scope=Scope.MODELS_WRITE,
        parameters=(ID, IF_MATCH),
        outcome=Outcome(status=204, description="The model is deleted."),
        errors=(NotFound, PreconditionFailed),
    ),
]
