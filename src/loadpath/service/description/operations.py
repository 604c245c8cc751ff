"""The endpoint that serves the description, declared like any other."""

from functools import cache
from typing import Any

from loadpath.service.answers.answer import Answer, encoder
from loadpath.service.answers.etag import make_etag
from loadpath.service.description.openapi import make_description
from loadpath.service.errors import InvalidParameter
from loadpath.service.operations.call import Call
from loadpath.service.operations.operation import Operation, Outcome


def describe(operations: list[Operation]) -> Operation:
    """The operation that describes all of them, itself included once it is in the list."""

    @cache
    def render() -> bytes:
        return encoder.encode(make_description(operations))

    async def show_description(call: Call) -> Answer:
        content = render()
        headers = {"ETag": make_etag(content), "Cache-Control": "public, max-age=300"}
        return Answer(200, content, headers=headers)

    return Operation(
        id="describe",
        method="GET",
        path="/api/openapi.json",
        feature="Description",
        summary="Describe the API",
        description="This OpenAPI 3.1 description. Needs no credentials.",
        endpoint=show_description,
        is_public=True,
        is_conditional=True,
        outcome=Outcome(
            status=200,
            description="The description.",
            body=dict[str, Any],
            has_etag=True,
            examples={
                "abridged": {
                    "openapi": "3.1.0",
                    "info": {"title": "Loadpath", "version": "1.0.0"},
                    "paths": {},
                }
            },
        ),
        errors=(InvalidParameter,),
    )
