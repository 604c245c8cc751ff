"""What the engine says of fields beside others with which it does not honour them, as C++.

It finds these places itself; the words, and whether it refuses, come from the declaration.
"""

import json

from loadpath.document import Document
from loadpath.document.declaration.honour import Conflict, Effect
from loadpath.document.declaration.shape import conflicts
from tools.generate.cpp.types import NOTE

CODES = {Effect.refused: "not_honoured", Effect.left_out: "without_effect"}

HEAD = """\
#pragma once

#include "issue.hpp"

namespace loadpath::document::conflict {
"""


def header() -> str:
    said = [_function(each) for each in conflicts(Document).values()]
    return "\n".join([NOTE, HEAD, *said, "}  // namespace loadpath::document::conflict\n"])


def _function(conflict: Conflict) -> str:
    issue = f"IssueCode::{CODES[conflict.effect]}, {json.dumps(conflict.message)}, std::move(path)"
    return f"inline Issue {conflict.name}(std::string path) {{\n    return {{{issue}}};\n}}\n"
