"""Reads the arguments of tools that have no HTTP twin; large ones in another process."""

import json
from typing import Any

import msgspec

from loadpath.mcp.tools.built_model import Built, build, parse_model, summarise, validation
from loadpath.service.bodies.beam_request import refuse_contradictions
from loadpath.service.bodies.json_text import decode
from loadpath.service.bodies.model_text import take_model_text
from loadpath.service.bodies.packed_document import pack_document
from loadpath.service.bodies.received_body import Limits


class WithModel(msgspec.Struct):
    """Arguments of which only the model is wanted here."""

    model: msgspec.Raw


class ModelToKeep(msgspec.Struct, frozen=True):
    """A model on its way into the store."""

    document: bytes
    size: int
    summary: dict[str, Any]


def read_build(body: bytes, limits: Limits, tool: str) -> Built:
    """The model that a building tool makes."""
    decode(body, dict[str, Any])
    arguments = json.loads(body, object_pairs_hook=refuse_contradictions)
    arguments.pop("stash", None)
    if tool == "add_load":
        take_model_text(decode(body, WithModel).model, limits)
        arguments["model"] = parse_model(arguments["model"])
    return build(tool, arguments)


def read_validation(body: bytes, limits: Limits) -> dict[str, Any]:
    """The verdict on the model."""
    return validation(take_model_text(decode(body, WithModel).model, limits))


def read_model_to_keep(body: bytes, limits: Limits) -> ModelToKeep:
    """The model, packed, with what is in it; it need not be valid."""
    text = take_model_text(decode(body, WithModel).model, limits)
    model = parse_model(text.decode())
    return ModelToKeep(pack_document(text), len(text), summarise(model))


def read_check_names(body: bytes, limits: Limits) -> list[str]:
    """The names of the model's unity checks."""
    names: list[str] = read_model_to_keep(body, limits).summary["unity_checks"]
    return names
