"""Reads the bodies of saving and updating; a large one is read in another process."""

import msgspec
from msgspec import UNSET, UnsetType

from loadpath.service.bodies.json_text import decode, refuse_control_characters
from loadpath.service.bodies.model_text import split_object, take_model_text
from loadpath.service.bodies.packed_document import pack_document
from loadpath.service.bodies.received_body import Limits
from loadpath.service.errors import MissingParameter
from loadpath.service.saved_models.types import SaveRequest, UpdateRequest


class SavedContent(msgspec.Struct, frozen=True):
    """What a request brings; None or UNSET where it brings nothing. The document is packed."""

    name: str | None
    description: str | UnsetType | None
    document: bytes | None


def read_save_request(body: bytes, limits: Limits) -> SavedContent:
    request = decode(body, SaveRequest)
    check_texts(request.name, request.description)
    return SavedContent(request.name, request.description, take_document(request.model, limits))


def read_update_request(body: bytes, limits: Limits) -> SavedContent:
    request = decode(body, UpdateRequest)
    if request.name is UNSET and request.description is UNSET and request.model is UNSET:
        raise MissingParameter("Nothing to change: send `name`, `description` or `model`.")
    name = None if request.name is UNSET else request.name
    description = None if request.description is UNSET else request.description
    check_texts(name, description)
    document = None if request.model is UNSET else take_document(request.model, limits)
    return SavedContent(name, request.description, document)


def check_texts(name: str | None, description: str | None) -> None:
    refuse_control_characters("name", name or "")
    refuse_control_characters("description", description or "")


def take_document(raw: msgspec.Raw, limits: Limits) -> bytes:
    """The model to store, packed, without `results`: those are never stored."""
    text = take_model_text(raw, limits)
    parts = split_object(text, "`model`")
    if parts.pop("results", None) is not None:
        text = msgspec.json.encode(parts)
    return pack_document(text)
