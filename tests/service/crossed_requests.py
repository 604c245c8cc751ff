"""What one account asks for of another's at every endpoint, page and tool, and what it may hear.

Names in braces stand for what belongs to the other account. A new endpoint, page or tool fails in
test_two_accounts.py until it is named here.
"""

from typing import Any

import msgspec


class Ask(msgspec.Struct, frozen=True):
    """What is sent, and the status it gets; `opens` says that the model itself may come back,
    because whoever holds a link may see what is behind it."""

    status: int
    sent: dict[str, Any] = {}
    opens: bool = False


BEAM = {"span_m": 6, "section": "IPE300"}

OPERATIONS: dict[str, Ask] = {
    "solve": Ask(400, {"model": "{handle}"}),
    "checkBeam": Ask(200, BEAM),
    "listDrafts": Ask(200),
    "endDraft": Ask(404),
    "validate": Ask(200, {"model": "{handle}"}),
    "createBeam": Ask(200, BEAM),
    "importFile": Ask(415, {"file": "{handle}"}),
    "generateCombinations": Ask(400, {"model": "{handle}"}),
    "showSchema": Ask(200),
    "showSections": Ask(200),
    "listModels": Ask(200),
    "saveModel": Ask(400, {"id": "{model}", "name": "mine now", "model": {}}),
    "fetchModel": Ask(404),
    "updateModel": Ask(404, {"name": "mine now"}),
    "deleteModel": Ask(404),
    "showAccount": Ask(200),
    "issueToken": Ask(401, {"email": "{email}", "password": "a guess of another"}),
    "createApiKey": Ask(400, {"name": "mine now", "account_id": "{account}"}),
    "listApiKeys": Ask(200),
    "revokeApiKey": Ask(404),
    "describe": Ask(200),
}
PATHS_OF_OPERATIONS = {
    "endDraft": "/api/sdk/drafts/{link}",
    "fetchModel": "/api/sdk/models/{model}",
    "updateModel": "/api/sdk/models/{model}",
    "deleteModel": "/api/sdk/models/{model}",
    "revokeApiKey": "/api/sdk/api-keys?id={key_id}",
}
"""Those that name what they are asked for."""

PAGES: dict[tuple[str, str], Ask] = {
    ("GET", "/"): Ask(200),
    ("GET", "/docs"): Ask(200),
    ("GET", "/api/mcp/models/{handle}"): Ask(404),
    ("POST", "/import"): Ask(415, {"file": "{handle}"}),
    ("GET", "/open/{id}"): Ask(200, opens=True),
    ("GET", "/open/{id}/document"): Ask(200, opens=True),
    ("GET", "/open/{id}/issues"): Ask(200, opens=True),
    ("GET", "/open/{id}/preview.png"): Ask(200, opens=True),
    ("GET", "/account/links"): Ask(200),
    ("POST", "/account/links"): Ask(415, {"model": "{handle}"}),
    ("POST", "/account/links/end"): Ask(200, {"id": "{link}"}),
    ("GET", "/sign-up"): Ask(200),
    ("POST", "/sign-up"): Ask(409, {"email": "{email}", "password": "a guess of another"}),
    ("GET", "/sign-in"): Ask(200),
    ("POST", "/sign-in"): Ask(401, {"email": "{email}", "password": "a guess of another"}),
    ("GET", "/sign-in/oidc"): Ask(404),
    ("GET", "/sign-in/oidc/callback"): Ask(404),
    ("POST", "/sign-out"): Ask(200),
    ("GET", "/forgotten-password"): Ask(200),
    ("POST", "/forgotten-password"): Ask(200, {"email": "{email}"}),
    ("GET", "/password/{secret}"): Ask(410),
    ("POST", "/password/{secret}"): Ask(410, {"password": "a guess of another"}),
    ("GET", "/account"): Ask(200),
    ("POST", "/account/keys"): Ask(200, {"name": "mine", "account_id": "{account}"}),
    ("POST", "/account/keys/revoke"): Ask(200, {"id": "{key_id}"}),
    ("POST", "/account/sessions/end"): Ask(200, {"id": "{session}"}),
    ("POST", "/account/sign-out-everywhere"): Ask(200, {"account_id": "{account}"}),
    ("GET", "/account/export"): Ask(200),
    ("POST", "/account/delete"): Ask(400, {"email": "{email}", "password": "a guess of another"}),
    ("POST", "/account/password"): Ask(
        400,
        {"email": "{email}", "current": "a guess of another", "password": "four odd words here"},
    ),
    ("GET", "/account/models"): Ask(200),
    ("GET", "/account/models/{id}"): Ask(404),
    ("GET", "/account/models/{id}/document"): Ask(404),
    ("GET", "/account/models/{id}/issues"): Ask(404),
    ("POST", "/account/models/{id}/rename"): Ask(404, {"name": "mine now"}),
    ("POST", "/account/models/{id}/delete"): Ask(404),
    ("GET", "/library/sections"): Ask(200),
    ("GET", "/library/sections/{family}"): Ask(404),
    ("GET", "/library/candidates/{family}"): Ask(404),
    ("GET", "/library/records"): Ask(400),
    ("GET", "/packages"): Ask(200),
    ("GET", "/packages/"): Ask(200),
    ("GET", "/packages/index.json"): Ask(200),
    ("GET", "/packages/SHA256SUMS"): Ask(200),
    ("GET", "/packages/sbom.json"): Ask(200),
    ("GET", "/licences"): Ask(200),
    ("GET", "/packages/simple/"): Ask(200),
    ("GET", "/packages/simple/loadpath/"): Ask(200),
    ("GET", "/packages/{file}"): Ask(404),
    ("GET", "/packages/{digest}/{file}"): Ask(404),
    ("GET", "/livez"): Ask(200),
    ("GET", "/readyz"): Ask(200),
    ("GET", "/metrics"): Ask(404),
    ("GET", "/guide"): Ask(200),
    ("GET", "/guide/open/{name:path}"): Ask(404),
    ("GET", "/guide/{name:path}"): Ask(404),
    ("GET", "/llms.txt"): Ask(200),
}

BY_HANDLE = frozenset(
    {
        "validate_model",
        "get_model",
        "update_model",
        "add_load",
        "generate_combinations",
        "solve_model",
        "run_checks",
        "explain",
        "find_lightest",
        "hand_off_model",
        "stash_model",
        "save_model",
    }
)
"""Tools that take a model, and so a handle of another account."""
WITHOUT_HANDLE = frozenset(
    {
        "get_schema",
        "list_sections",
        "get_section",
        "list_materials",
        "create_beam",
        "create_frame",
        "build_model",
        "check_beam",
        "list_models",
    }
)
