"""Reads the arguments of hosted tools; large ones are read in another process."""

import json
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from loadpath.mcp.tools.built_model import Building, Built, build, parse_model, summarise
from loadpath.service.bodies.json_text import collect_once, decode
from loadpath.service.bodies.model_text import take_model_text
from loadpath.service.bodies.packed_document import pack_document
from loadpath.service.bodies.received_body import BodyReader, Limits

T = TypeVar("T")


class WithModel(msgspec.Struct):
    """Arguments of which only the model is wanted here."""

    model: msgspec.Raw


class ModelToKeep(msgspec.Struct, frozen=True):
    """A model on its way into the store."""

    document: bytes
    size: int
    summary: dict[str, Any]


def read_build(body: bytes, limits: Limits, building: Building) -> Built:
    """The model that a builder makes."""
    decode(body, dict[str, Any])
    arguments = json.loads(body, object_pairs_hook=collect_once)
    arguments.pop("stash", None)
    if building.changes_model:
        take_model_text(decode(body, WithModel).model, limits)
        arguments["model"] = parse_model(arguments["model"])
    return build(building, arguments)


def read_without(body: bytes, limits: Limits, names: tuple[str, ...], read: BodyReader) -> Any:
    """What a reader makes of the arguments without some of them, the others as they are."""
    parts = decode(body, dict[str, msgspec.Raw])
    for name in names:
        parts.pop(name, None)
    return read(msgspec.json.encode(parts), limits)


def read_model(body: bytes, limits: Limits, read: Callable[[bytes], T]) -> T:
    """What a function makes of the model's text."""
    return read(take_model_text(decode(body, WithModel).model, limits))


def read_model_to_keep(body: bytes, limits: Limits) -> ModelToKeep:
    """The model, packed, with what is in it; it need not be valid."""
    text = take_model_text(decode(body, WithModel).model, limits)
    model = parse_model(text.decode())
    return ModelToKeep(pack_document(text), len(text), summarise(model))
