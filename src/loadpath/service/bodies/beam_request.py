"""Reads the body of a beam request and builds the beam; the builders know no HTTP."""

import json
from collections.abc import Callable
from typing import Any

from loadpath.builders import ParameterError
from loadpath.service.bodies.json_text import collect_once, decode
from loadpath.service.errors import ServiceError, list_errors

Builder = Callable[..., dict[str, Any]]


def build_beam(body: bytes, builder: Builder) -> dict[str, Any]:
    """The document of the beam that the body describes, or an error of the catalogue."""
    decode(body, dict[str, Any])
    parameters = json.loads(body, object_pairs_hook=collect_once)
    try:
        return builder(**parameters)
    except ParameterError as error:
        raise as_service_error(error) from None


def as_service_error(error: ParameterError) -> ServiceError:
    """The error of the catalogue that a builder's is."""
    known = {kind.code: kind for kind in list_errors()}
    failure = known[error.code](f"{error}.")
    failure.path = error.parameter
    return failure
