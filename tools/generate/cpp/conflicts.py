"""What the engine says of fields beside others with which they have no effect, as C++.

It finds these places itself; the words come from the declaration.
"""

import json

from loadpath.document import Document
from loadpath.document.declaration.honour import Conflict
from loadpath.document.declaration.shape import conflicts
from tools.generate.cpp.types import NOTE

HEAD = """\
#pragma once

#include "issue.hpp"

namespace loadpath::document::conflict {
"""


def header() -> str:
    said = [_function(each) for each in conflicts(Document).values()]
    return "\n".join([NOTE, HEAD, *said, "}  // namespace loadpath::document::conflict\n"])


def _function(conflict: Conflict) -> str:
    issue = f"IssueCode::without_effect, {json.dumps(conflict.message)}, std::move(path)"
    return f"inline Issue {conflict.name}(std::string path) {{\n    return {{{issue}}};\n}}\n"
