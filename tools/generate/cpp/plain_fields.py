"""Whether a document uses plain fields alone: the list of them made into C++.

What the document's version of the format does not have is not plain either, nor is a word or a
field that the engine does not honour.
"""

from collections.abc import Iterator

from msgspec import NODEFAULT

from loadpath.document.declaration.honour import Effect
from loadpath.document.declaration.shape import (
    Enumeration,
    Field,
    Flag,
    Number,
    Object,
    Sequence,
    Tagged,
    Text,
    WordOrObject,
)
from loadpath.document.validation.plain_fields import PLAIN_FIELDS, is_plain
from tools.generate.cpp.structs import cpp_literal
from tools.generate.cpp.types import Declared, cpp_name, cpp_type, is_optional
from tools.generate.note import note

NOTE = f"// {note('src/loadpath/document/validation/plain_fields.py')}\n"

HEAD = """\
#include <algorithm>

#include "module/inspection/certainty.hpp"

namespace loadpath::certainty {

namespace {
"""

TAIL = """\
}  // namespace

bool uses_plain_fields(const document::Document& document) {
    return is_plain(document, document.schema_version);
}

}  // namespace loadpath::certainty
"""


def plain_fields(declared: Declared) -> str:
    functions = []
    for record in declared.records:  # each comes after what it is made of
        if record.name in PLAIN_FIELDS:
            _refuse_unknown(record)
            functions.append(_function(record))
    return "\n".join([NOTE, HEAD, *functions, TAIL])


def _refuse_unknown(record: Object) -> None:
    if unknown := set(PLAIN_FIELDS[record.name].split()) - set(record.fields):
        raise TypeError(f"{record.name} has no field {', '.join(sorted(unknown))}")


def _function(record: Object) -> str:
    conditions = [
        condition
        for field in record.fields.values()
        for condition in (_of_plain(field) if is_plain(record.name, field.name) else _unused(field))
    ]
    names = f"{' value' * any('value.' in each for each in conditions)}, std::int64_t"
    names += " version" * any("version" in each for each in conditions)
    body = " &&\n           ".join(conditions) or "true"
    return f"bool is_plain(const {cpp_type(record)}&{names}) {{\n    return {body};\n}}\n"


def _of_plain(field: Field) -> Iterator[str]:
    """What has to hold of a field that may be used."""
    name = f"value.{cpp_name(field.name)}"
    value = f"*{name}" if is_optional(field) else name
    if field.lack is not None and field.lack.effect is not Effect.unused:
        raise TypeError(f"{field.name} is not honoured and cannot be plain")
    if field.since > 1:
        yield f"(version >= {field.since} || {' && '.join(_unused(field))})"
    match field.shape:
        case Enumeration():
            for word in field.shape.lacks:
                yield f"{name} != {cpp_literal(field.shape, word)}"
        case Number() | Text() | Flag():
            pass
        case Object() if field.shape.name in PLAIN_FIELDS:
            given = f"!{name} || " if is_optional(field) else ""
            call = f"is_plain({value}, version)"
            yield f"({given}{call})" if given else call
        case Sequence(item=Object() as item) if item.name in PLAIN_FIELDS:
            yield (
                f"std::ranges::all_of({name}, "
                "[=](const auto& each) { return is_plain(each, version); })"
            )
        case Sequence(item=Number() | Text() | Flag() | Enumeration()):
            pass
        case Tagged():
            plain = [each for each in field.shape.variants.values() if each.name in PLAIN_FIELDS]
            kinds = [_is_plain_variant(value, cpp_type(each)) for each in plain]
            yield f"({' || '.join(kinds)})"
        case _:
            raise TypeError(f"{field.name} is of a type that cannot be plain")


def _is_plain_variant(value: str, kind: str) -> str:
    return (
        f"(std::holds_alternative<{kind}>({value}) && is_plain(std::get<{kind}>({value}), version))"
    )


def _unused(field: Field) -> Iterator[str]:
    """That a field is as if it were left out."""
    name = f"value.{cpp_name(field.name)}"
    if is_optional(field):
        yield f"!{name}"
    elif isinstance(field.shape, Sequence) and not field.shape.is_tuple:
        yield f"{name}.empty()"
    elif field.default is NODEFAULT or isinstance(field.shape, Object):
        raise TypeError(f"{field.name} is always given and has to be plain")
    elif isinstance(field.shape, WordOrObject):
        word = cpp_type(field.shape.word)
        yield f"std::holds_alternative<{word}>({name})"
        yield f"std::get<{word}>({name}) == {cpp_literal(field.shape, field.default)}"
    else:
        yield f"{name} == {cpp_literal(field.shape, field.default)}"
