"""The root of the document, and its reading and writing as JSON."""

from typing import Annotated

import msgspec

from loadpath.document.declaration.honour import unused
from loadpath.document.declaration.record import Record, doc, written

from .analysis import Analysis
from .model import Model
from .settings import Settings

SCHEMA_VERSION = 4
"""The newest version of the format; 1 to 3 are the FERS format without our extensions."""


class Document(Record):
    """A structural model: settings, structure, and analysis."""

    schema_version: Annotated[
        int,
        msgspec.Meta(ge=1, le=SCHEMA_VERSION, extra_json_schema={"x-format-version": True}),
        doc("Version of the format: 1 to 3, or 4 where an extension is used.", 1),
        unused("Validation and the reader of the engine check it."),
    ] = written(1)
    settings: Annotated[
        Settings, doc("Project and units.", {"general_info": {"project_name": "Footbridge"}})
    ]
    model: Annotated[Model, doc("The structure.", {"nodes": [], "materials": []})]
    analysis: Annotated[Analysis, doc("Loads, combinations and checks.", {"load_cases": []})]

    def _repr_html_(self) -> str:
        from loadpath.document.drawing.document_html import document_html

        return document_html(msgspec.to_builtins(self))


_decoder = msgspec.json.Decoder(Document)
_encoder = msgspec.json.Encoder()


def decode(text: str | bytes) -> Document:
    """Read a document whose every key and value is as declared; else msgspec.DecodeError."""
    return _decoder.decode(text)


def encode(document: Document) -> bytes:
    """Write a document as compact JSON; optional fields that are not given are left out."""
    return _encoder.encode(document)
