"""Every endpoint as a `Call`: what is sent, and as what the answer is read."""

import uuid
from collections.abc import Mapping
from typing import Any
from urllib.parse import quote

import msgspec
from msgspec import UNSET, UnsetType

from loadpath.client.answers import (
    Account,
    ApiKey,
    ApiKeyList,
    BeamHandOff,
    BuiltModel,
    CreatedApiKey,
    Draft,
    DraftList,
    HandOff,
    ImportedModel,
    SavedModel,
    SavedModelList,
    SavedModelSummary,
    Token,
)
from loadpath.client.call import Call, encode_model, model_part, read_as, read_nothing
from loadpath.document import Report
from loadpath.document.foreign_numbers import as_number

encode = msgspec.json.Encoder(enc_hook=as_number).encode
read_any = read_as(dict[str, Any])


def solve(model: Any, idempotency_key: str | None) -> Call[HandOff]:
    return Call(
        method="POST",
        path="/api/sdk/solve",
        body=encode_model(model),
        headers=once(idempotency_key),
        read=read_as(HandOff),
    )


def validate(model: Any) -> Call[Report]:
    return Call(
        method="POST", path="/api/sdk/validate", body=encode_model(model), read=read_as(Report)
    )


def create_beam(parameters: Mapping[str, Any]) -> Call[dict[str, Any]]:
    def read(body: bytes, headers: Mapping[str, str]) -> dict[str, Any]:
        return read_as(BuiltModel)(body, headers).model

    return Call(method="POST", path="/api/sdk/create-beam", body=encode(parameters), read=read)


def generate_combinations(model: Any, options: Mapping[str, Any]) -> Call[dict[str, Any]]:
    def read(body: bytes, headers: Mapping[str, str]) -> dict[str, Any]:
        return read_as(BuiltModel)(body, headers).model

    return Call(
        method="POST",
        path="/api/sdk/generate-combinations",
        body=encode({"model": model_part(model), **options}),
        read=read,
    )


def import_file(file: bytes, unit: str | None, up: str | None) -> Call[ImportedModel]:
    given = {"unit": unit, "up": up}
    return Call(
        method="POST",
        path="/api/sdk/import",
        query={name: value for name, value in given.items() if value is not None},
        body=file,
        headers={"Content-Type": "application/octet-stream"},
        read=read_as(ImportedModel),
    )


def check_beam(parameters: Mapping[str, Any], idempotency_key: str | None) -> Call[BeamHandOff]:
    return Call(
        method="POST",
        path="/api/sdk/check-beam",
        body=encode(parameters),
        headers=once(idempotency_key),
        read=read_as(BeamHandOff),
    )


def schema(root: str | None) -> Call[dict[str, Any]]:
    query = {"root": root} if root is not None else {}
    return Call(method="GET", path="/api/sdk/schema", query=query, read=read_any)


def sections(family: str | None, name: str | None) -> Call[dict[str, Any]]:
    given = {"family": family, "name": name}
    query = {key: value for key, value in given.items() if value is not None}
    return Call(method="GET", path="/api/sdk/sections", query=query, read=read_any)


def me() -> Call[Account]:
    return Call(method="GET", path="/api/sdk/me", read=read_as(Account))


def token(email: str, password: str) -> Call[Token]:
    return Call(
        method="POST",
        path="/api/sdk/token",
        body=encode({"email": email, "password": password}),
        read=read_as(Token),
        needs_credentials=False,
    )


def create_api_key(
    name: str, scopes: list[str], expires_in_days: int | None
) -> Call[CreatedApiKey]:
    return Call(
        method="POST",
        path="/api/sdk/api-keys",
        body=encode({"name": name, "scopes": scopes, "expiresInDays": expires_in_days}),
        read=read_as(CreatedApiKey),
        is_repeatable=False,
    )


def list_api_keys() -> Call[list[ApiKey]]:
    def read(body: bytes, headers: Mapping[str, str]) -> list[ApiKey]:
        return read_as(ApiKeyList)(body, headers).keys

    return Call(method="GET", path="/api/sdk/api-keys", read=read)


def revoke_api_key(key_id: str) -> Call[None]:
    return Call(method="DELETE", path="/api/sdk/api-keys", query={"id": key_id}, read=read_nothing)


def list_models() -> Call[list[SavedModelSummary]]:
    def read(body: bytes, headers: Mapping[str, str]) -> list[SavedModelSummary]:
        return read_as(SavedModelList)(body, headers).models

    return Call(method="GET", path="/api/sdk/models", read=read)


def save_model(
    model: Any, name: str, description: str | None, idempotency_key: str | None
) -> Call[SavedModelSummary]:
    return Call(
        method="POST",
        path="/api/sdk/models",
        body=encode({"name": name, "description": description, "model": model_part(model)}),
        headers=once(idempotency_key),
        read=read_as(SavedModelSummary),
    )


def get_model(model_id: str) -> Call[SavedModel]:
    def read(body: bytes, headers: Mapping[str, str]) -> SavedModel:
        saved = read_as(SavedModel)(body, headers)
        return msgspec.structs.replace(saved, etag=headers.get("etag"))

    return Call(method="GET", path=model_path(model_id), read=read)


def update_model(
    model_id: str,
    name: str | UnsetType,
    description: str | UnsetType | None,
    model: Any,
    if_match: str | None,
) -> Call[SavedModelSummary]:
    given = {"name": name, "description": description, "model": model_part(model)}
    changes = {key: value for key, value in given.items() if value is not UNSET}
    return Call(
        method="PUT",
        path=model_path(model_id),
        body=encode(changes),
        headers={"If-Match": if_match} if if_match else {},
        read=read_as(SavedModelSummary),
    )


def delete_model(model_id: str) -> Call[None]:
    return Call(method="DELETE", path=model_path(model_id), read=read_nothing)


def list_drafts() -> Call[list[Draft]]:
    def read(body: bytes, headers: Mapping[str, str]) -> list[Draft]:
        return read_as(DraftList)(body, headers).drafts

    return Call(method="GET", path="/api/sdk/drafts", read=read)


def end_draft(draft_id: str) -> Call[None]:
    path = f"/api/sdk/drafts/{quote(draft_id, safe='')}"
    return Call(method="DELETE", path=path, read=read_nothing)


def openapi() -> Call[dict[str, Any]]:
    return Call(method="GET", path="/api/openapi.json", read=read_any, needs_credentials=False)


def model_path(model_id: str) -> str:
    return f"/api/sdk/models/{quote(model_id, safe='')}"


def once(idempotency_key: str | None) -> dict[str, str]:
    """A hand-off that is sent again after a broken connection must not make a second link."""
    return {"Idempotency-Key": idempotency_key or uuid.uuid4().hex}
