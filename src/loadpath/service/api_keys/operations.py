"""The API-key endpoints, declared."""

from loadpath.service.access.scope import Scope
from loadpath.service.api_keys.endpoints import (
    create_key,
    list_keys,
    read_api_key_request,
    revoke_key,
)
from loadpath.service.api_keys.types import ApiKeyList, ApiKeyRequest, ApiKeyRevoked, CreatedApiKey
from loadpath.service.errors import (
    MissingParameter,
    NotFound,
    TooManyKeys,
    UnknownScope,
)
from loadpath.service.operations.operation import Operation, Outcome, Parameter

FEATURE = "API keys"
PATH = "/api/sdk/api-keys"
KEY_ID = "lpk0fS4gHq2LxT7ZrWcB"

OPERATIONS = [
    Operation(
        id="createApiKey",
        method="POST",
        path=PATH,
        feature=FEATURE,
        summary="Create an API key",
        description=(
            "The key is shown in this answer only. Without scopes it may do everything. "
            "A key that is limited by scopes or by an expiry makes no key beyond its own limits."
        ),
        endpoint=create_key,
        scope=Scope.KEYS,
        read=read_api_key_request,
        request=ApiKeyRequest,
        request_examples={
            "for everything": {"name": "laptop", "scopes": [], "expiresInDays": None},
            "for parking models, 30 days": {
                "name": "build server",
                "scopes": ["handoff"],
                "expiresInDays": 30,
            },
        },
        outcome=Outcome(
            status=200,
            description="The key.",
            body=CreatedApiKey,
            examples={
                "created": {
                    "id": KEY_ID,
                    "name": "laptop",
                    "key": f"{KEY_ID}.8vYp3nWq0TzKc5LrXb2MdJfGhS7uAeRiO1wQy4CtNkZ0aZ5kd",
                    "scopes": [],
                    "created_at": "2026-05-04T10:15:00Z",
                    "expires_at": None,
                    "message": "Keep this key now: it is shown only once.",
                }
            },
        ),
        errors=(UnknownScope, TooManyKeys),
    ),
    Operation(
        id="listApiKeys",
        method="GET",
        path=PATH,
        feature=FEATURE,
        summary="List the API keys",
        description="The account's active keys, oldest first, without their secrets.",
        endpoint=list_keys,
        scope=Scope.KEYS,
        outcome=Outcome(
            status=200,
            description="The keys.",
            body=ApiKeyList,
            examples={
                "one key": {
                    "keys": [
                        {
                            "id": KEY_ID,
                            "name": "laptop",
                            "scopes": [],
                            "createdAt": "2026-05-04T10:15:00Z",
                            "lastUsedAt": "2026-05-04T12:00:00Z",
                            "expiresAt": None,
                        }
                    ]
                }
            },
        ),
    ),
    Operation(
        id="revokeApiKey",
        method="DELETE",
        path=PATH,
        feature=FEATURE,
        summary="Revoke an API key",
        description="The key fails from the next request on.",
        endpoint=revoke_key,
        scope=Scope.KEYS,
        parameters=(
            Parameter(
                name="id",
                place="query",
                required=True,
                description="The key's id: the part before the dot.",
                example=KEY_ID,
            ),
        ),
        outcome=Outcome(
            status=200,
            description="The key is revoked.",
            body=ApiKeyRevoked,
            examples={"revoked": {"message": f"The key {KEY_ID} is revoked."}},
        ),
        errors=(MissingParameter, NotFound),
    ),
]
