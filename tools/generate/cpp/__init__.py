"""The engine's view of the document: C++ structs, their reader and their scaling to SI."""

from msgspec import inspect

from loadpath.document.document import Document
from tools.generate.cpp.reader import reader
from tools.generate.cpp.scaler import scaler
from tools.generate.cpp.structs import header
from tools.generate.cpp.types import collect

FOLDER = "engine/src/document"


def generate() -> dict[str, str]:
    """The generated files by path."""
    root = inspect.type_info(Document)
    enums, records = collect(root)
    return {
        f"{FOLDER}/document.gen.hpp": header(enums, records),
        f"{FOLDER}/read_document.gen.cpp": reader(enums, records),
        f"{FOLDER}/scale_document.gen.cpp": scaler(records),
    }
