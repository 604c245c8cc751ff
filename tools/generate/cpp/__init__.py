"""The engine's view of the document: C++ structs, their reader and their scaling to SI."""

from loadpath.document import Document
from tools.generate.cpp import conflicts, issue_codes
from tools.generate.cpp.not_honoured import not_honoured
from tools.generate.cpp.plain_fields import plain_fields
from tools.generate.cpp.reader import reader
from tools.generate.cpp.scaler import scaler
from tools.generate.cpp.structs import header
from tools.generate.cpp.types import Declared

FOLDER = "engine/src/document"


def generate() -> dict[str, str]:
    """The generated files by path."""
    declared = Declared(Document)
    return {
        f"{FOLDER}/document.gen.hpp": header(declared),
        f"{FOLDER}/read_document.gen.cpp": reader(declared),
        f"{FOLDER}/scale_document.gen.cpp": scaler(declared),
        f"{FOLDER}/conflicts.gen.hpp": conflicts.header(),
        f"{FOLDER}/not_honoured.gen.cpp": not_honoured(declared),
        "engine/src/module/inspection/plain_fields.gen.cpp": plain_fields(declared),
        **issue_codes.generate(),
    }
