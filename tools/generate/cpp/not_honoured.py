"""What the engine does not honour, found where a document asks for it: marks made into C++.

Only records that carry a mark, or hold one that does, are looked through.
"""

import json
from collections.abc import Iterator

from msgspec import NODEFAULT

from loadpath.document.declaration.honour import Effect, Lack
from loadpath.document.declaration.shape import Enumeration, Field, Flag, Object, Sequence
from tools.generate.cpp.structs import cpp_literal
from tools.generate.cpp.types import NOTE, Declared, cpp_name, is_optional

LISTS = {Effect.refused: "refused", Effect.left_out: "left_out"}

HEAD = """\
#include "document/not_honoured.hpp"

namespace loadpath::document {

namespace {

// Where something stands; made into text only when there is something to say of it.
struct Place {
    const Place* outer = nullptr;
    const char* key = "";
    std::ptrdiff_t index = -1;

    std::string text() const {
        if (outer == nullptr) return "";
        std::string path = outer->text();
        if (!path.empty()) path += '.';
        path += key;
        return index < 0 ? path : path_of(path, static_cast<std::size_t>(index));
    }
};

struct Finder {
    Issues& errors;
    Issues& warnings;

    void refused(const char* message, const Place& at) {
        errors.push_back({IssueCode::not_honoured, message, at.text()});
    }
    void left_out(const char* message, const Place& at) {
        warnings.push_back({IssueCode::without_effect, message, at.text()});
    }
};
"""

TAIL = """\
}  // namespace

void find_not_honoured(const Document& document, Issues& errors, Issues& warnings) {
    Finder found{errors, warnings};
    look(document, {}, found);
}

}  // namespace loadpath::document
"""


def not_honoured(declared: Declared) -> str:
    looked_at: set[str] = set()
    functions = []
    for record in declared.records:  # each comes after what it is made of
        lines = [line for field in record.fields.values() for line in _look(field, looked_at)]
        if lines:
            looked_at.add(record.name)
            body = "\n".join(f"    {line}" for line in lines)
            signature = f"void look(const {record.name}& value, const Place& at, Finder& found)"
            functions.append(f"{signature} {{\n{body}\n}}\n")
    return "\n".join([NOTE, HEAD, *functions, TAIL])


def _look(field: Field, looked_at: set[str]) -> Iterator[str]:
    name = f"value.{cpp_name(field.name)}"
    optional = is_optional(field)
    given = f"{name} && " if optional else ""
    value = f"*{name}" if optional else name
    match field.shape:
        case _ if field.lack is not None:
            if field.lack.effect in LISTS:
                yield _say(field.lack, field.name, _asks(field, field.lack))
        case Enumeration():
            for word, lack in field.shape.lacks.items():
                yield _say(lack, field.name, f"{given}{value} == {cpp_literal(field.shape, word)}")
        case Object() if field.shape.name in looked_at:
            look = f'look({value}, {{&at, "{field.name}"}}, found);'
            yield f"if ({name}) {look}" if optional else look
        case Sequence(item=Object() as item) if item.name in looked_at:
            yield f"for (std::size_t i = 0; i < {name}.size(); ++i)"
            place = f'{{&at, "{field.name}", static_cast<std::ptrdiff_t>(i)}}'
            yield f"    look({name}[i], {place}, found);"
        case _:
            pass


def _say(lack: Lack, key: str, asks: str) -> str:
    said = f"found.{LISTS[lack.effect]}({json.dumps(lack.message)}, {{&at, {json.dumps(key)}}});"
    return f"if ({asks}) {said}"


def _asks(field: Field, lack: Lack) -> str:
    """The condition on which a field asks for what the engine lacks."""
    name = f"value.{cpp_name(field.name)}"
    if is_optional(field):
        unless = "" if lack.unless is None else f" && *{name} != {json.dumps(lack.unless)}"
        return f"{name}{unless}"
    if isinstance(field.shape, Sequence):
        return f"!{name}.empty()"
    if isinstance(field.shape, Flag) and field.default in (False, NODEFAULT):
        return name
    if field.default is NODEFAULT or isinstance(field.shape, Object):
        raise TypeError(f"{field.name}: a field that is always given cannot be refused")
    return f"{name} != {cpp_literal(field.shape, field.default)}"
