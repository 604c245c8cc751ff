"""A client to `await`. Written by `make generate` from client.py; do not edit."""

import asyncio
from collections.abc import Mapping
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self, TypeVar, Unpack

import httpx2
import msgspec
from msgspec import UNSET, UnsetType

from loadpath.client import calls
from loadpath.client.answers import (
    Account,
    ApiKey,
    BeamHandOff,
    CreatedApiKey,
    Draft,
    HandOff,
    ImportedModel,
    SavedModel,
    SavedModelSummary,
    Token,
)
from loadpath.client.call import Call, settle
from loadpath.client.connection import connection_failed, make_connection
from loadpath.client.errors import LoadpathError
from loadpath.client.retry import RetryPolicy
from loadpath.document import Report

if TYPE_CHECKING:
    from loadpath.builders.beam_parameters import CheckBeamParameters, CreateBeamParameters
    from loadpath.builders.combination_parameters import CombinationParameters

T = TypeVar("T")


class AsyncClient:
    """A service, seen from code.

    Address and key come from the arguments, else from `LOADPATH_BASE_URL` and
    `LOADPATH_API_KEY`. A document may be a dict, JSON text or bytes, or a typed `Document`.
    """

    def __init__(
        self,
        base_url: str | None = None,
        api_key: str | None = None,
        *,
        token: str | None = None,
        timeout: float = 30.0,
        retry: RetryPolicy | None = None,
        transport: httpx2.AsyncBaseTransport | None = None,
    ) -> None:
        self._connection = make_connection(base_url, api_key, token)
        self._retry = retry or RetryPolicy()
        self._http = httpx2.AsyncClient(timeout=timeout, transport=transport)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Let go of the connections."""
        await self._http.aclose()

    async def solve(self, model: Any, *, idempotency_key: str | None = None) -> HandOff:
        """Validate a model and park it; `open_url` of the answer is the link to hand on."""
        return await self._send(calls.solve(model, idempotency_key))

    async def validate(self, model: Any) -> Report:
        """What is wrong with a model, if anything."""
        return await self._send(calls.validate(model))

    async def create_beam(self, **parameters: Unpack["CreateBeamParameters"]) -> dict[str, Any]:
        """Build a single-span beam from `span_m` and friends; gives the model."""
        return await self._send(calls.create_beam(parameters))

    async def generate_combinations(
        self, model: Any, **options: Unpack["CombinationParameters"]
    ) -> dict[str, Any]:
        """Give a model its combinations by EN 1990; gives the model."""
        return await self._send(calls.generate_combinations(model, options))

    async def import_file(
        self, file: bytes, *, unit: str | None = None, up: str | None = None
    ) -> ImportedModel:
        """Read a SAF workbook or a drawing; gives the model and what it does not hold.

        `unit` ("mm") and `up` ("Y" or "Z") say what a drawing does not.
        """
        return await self._send(calls.import_file(file, unit, up))

    async def check_beam(
        self, *, idempotency_key: str | None = None, **parameters: Unpack["CheckBeamParameters"]
    ) -> BeamHandOff:
        """Build a steel beam with its EN 1993-1-1 check and park it."""
        return await self._send(calls.check_beam(parameters, idempotency_key))

    async def schema(self, root: str | None = None) -> dict[str, Any]:
        """The JSON Schema of one part of the document, or the index of parts."""
        return await self._send(calls.schema(root))

    async def sections(self, family: str | None = None) -> dict[str, Any]:
        """The names of the section library, all or of one family or prefix."""
        return await self._send(calls.sections(family, None))

    async def section(self, name: str) -> dict[str, Any]:
        """One section's properties in SI units."""
        return await self._send(calls.sections(None, name))

    async def me(self) -> Account:
        """The account behind the credentials."""
        return await self._send(calls.me())

    async def sign_in(self, email: str, password: str) -> Token:
        """Exchange e-mail address and password for a token, and use it from now on."""
        token = await self._send(calls.token(email, password))
        self._connection = msgspec.structs.replace(
            self._connection, token=token.token, api_key=None
        )
        return token

    async def create_api_key(
        self, name: str, *, scopes: list[str] | None = None, expires_in_days: int | None = None
    ) -> CreatedApiKey:
        """Make an API key; its value is in this answer only."""
        return await self._send(calls.create_api_key(name, scopes or [], expires_in_days))

    async def list_api_keys(self) -> list[ApiKey]:
        """The account's active keys."""
        return await self._send(calls.list_api_keys())

    async def revoke_api_key(self, key_id: str) -> None:
        """End a key; it fails from the next request on."""
        await self._send(calls.revoke_api_key(key_id))

    async def list_models(self) -> list[SavedModelSummary]:
        """The account's saved models, the one changed last first."""
        return await self._send(calls.list_models())

    async def save_model(
        self,
        model: Any,
        *,
        name: str,
        description: str | None = None,
        idempotency_key: str | None = None,
    ) -> SavedModelSummary:
        """Keep a model in the account (Pro tier)."""
        return await self._send(calls.save_model(model, name, description, idempotency_key))

    async def get_model(self, model_id: str) -> SavedModel:
        """A saved model, whole."""
        return await self._send(calls.get_model(model_id))

    async def update_model(
        self,
        model_id: str,
        *,
        name: str | UnsetType = UNSET,
        description: str | UnsetType | None = UNSET,
        model: Any = UNSET,
        if_match: str | None = None,
    ) -> SavedModelSummary:
        """Change what is given; with `if_match` only if the model is still in that state."""
        return await self._send(calls.update_model(model_id, name, description, model, if_match))

    async def delete_model(self, model_id: str) -> None:
        """Delete a saved model for good."""
        await self._send(calls.delete_model(model_id))

    async def list_drafts(self) -> list[Draft]:
        """The account's links that work now, the newest first."""
        return await self._send(calls.list_drafts())

    async def end_draft(self, draft_id: str) -> None:
        """End a link of the account now; its id stands behind `/open/`."""
        await self._send(calls.end_draft(draft_id))

    async def openapi(self) -> dict[str, Any]:
        """The machine-readable description of the service."""
        return await self._send(calls.openapi())

    async def _send(self, call: Call[T]) -> T:
        tries = 0
        while True:
            tries += 1
            try:
                return await self._try(call)
            except LoadpathError as failure:
                wait = self._retry.wait_before_next(call, failure, tries)
                if wait is None:
                    raise
            await asyncio.sleep(wait)

    async def _try(self, call: Call[T]) -> T:
        headers: Mapping[str, str] = self._connection.headers_of(call)
        try:
            answer = await self._http.request(
                call.method,
                self._connection.base_url + call.path,
                params=call.query,
                content=call.body,
                headers=headers,
            )
        except httpx2.TransportError as failure:
            raise connection_failed(self._connection.base_url, failure) from failure
        return settle(call, answer.status_code, answer.headers, answer.content)
