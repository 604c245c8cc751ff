"""The reader: JSON text into the structs, with every bound of the declared types."""

from msgspec import inspect

from loadpath.document.document import Document
from loadpath.document.record import Choice
from tools.generate.cpp.types import NOTE, cpp_name, cpp_type, is_optional, variants
from tools.generate.declared_type import shape_of


def limits(kind: inspect.Type, target: str) -> list[str]:
    """Checks of the bounds that a declared type carries."""
    found: list[str] = []
    if isinstance(kind, inspect.FloatType | inspect.IntType):
        for attribute, broken, words in (
            ("gt", "<=", "greater than"),
            ("ge", "<", "at least"),
            ("le", ">", "at most"),
            ("lt", ">=", "less than"),
        ):
            bound = getattr(kind, attribute)
            if bound is not None and not (attribute == "le" and bound == 2**53 - 1):
                found.append(
                    f'if ({target} {broken} {bound}) r.fail("out_of_range", '
                    f'"should be {words} {bound}");'
                )
    if isinstance(kind, inspect.ListType):
        if kind.min_length is not None:
            found.append(
                f'if ({target}.size() < {kind.min_length}) r.fail("too_few_items", '
                f'"should have at least {kind.min_length} items");'
            )
        if kind.max_length is not None:
            found.append(
                f'if ({target}.size() > {kind.max_length}) r.fail("too_many_items", '
                f'"should have at most {kind.max_length} items");'
            )
    return found


def read_field(field: inspect.Field, number: int) -> str:
    shape = shape_of(field.type)
    name = f"value.{cpp_name(field.name)}"
    steps = [f"meet(r, met, {number});"]
    if isinstance(shape.type, inspect.LiteralType):
        words = " or ".join(str(v) for v in shape.type.values)
        wrong = " && ".join(f'{name} != "{v}"' for v in shape.type.values)
        steps.append(f'read(r, {name}); if ({wrong}) r.fail("wrong_value", "should be {words}");')
    elif not shape.optional:
        steps.append(" ".join([f"read(r, {name});", *limits(shape.type, name)]))
    elif isinstance(shape.type, inspect.ListType):
        checks = " ".join(limits(shape.type, name))
        steps.append(f"if (r.read_null()) {name}.clear(); else {{ read(r, {name}); {checks} }}")
    elif is_optional(field):
        checks = " ".join(limits(shape.type, f"*{name}"))
        steps.append(f"read(r, {name});" + (f" if ({name}) {{ {checks} }}" if checks else ""))
    else:
        checks = " ".join(limits(shape.type, name))
        steps.append(f"if (!r.read_null()) {{ read(r, {name}); {checks} }}")
    return f'        if (key == "{field.encode_name}") {{ {" ".join(steps)} continue; }}'.replace(
        "  }", " }"
    )


def record_reader(record: inspect.StructType) -> str:
    name = record.cls.__name__
    out = [f"void read(JsonReader& r, {name}& value) {{", "    value = {};"]
    if record.fields:
        out.append(f"    std::bitset<{len(record.fields)}> met;")
    out.append("    std::string_view key;")
    out.append("    for (r.begin_object(); r.next_key(key);) {")
    out.extend(read_field(field, number) for number, field in enumerate(record.fields))
    if record.tag_field is not None:
        out.append(
            f'        if (key == "{record.tag_field}") '
            "{ std::string tag; r.read(tag); continue; }"
        )
    out.append("        r.skip_unknown(key);")
    out.append("    }")
    out.extend(
        f'    if (!met[{number}]) r.fail("missing_field", "should have \'{field.encode_name}\'");'
        for number, field in enumerate(record.fields)
        if field.required
    )
    if issubclass(record.cls, Choice):
        given = " + ".join(f"value.{cpp_name(f.name)}.has_value()" for f in record.fields)
        words = ", ".join(f.encode_name for f in record.fields)
        out.append(
            f'    if ({given} != 1) r.fail("wrong_value", "should have exactly one of {words}");'
        )
    out.append("}")
    return "\n".join(out)


def enum_reader(enum: inspect.EnumType) -> str:
    name = enum.cls.__name__
    words = ", ".join(f"'{m.value}'" for m in enum.cls)
    lines = [
        f"void read(JsonReader& r, {name}& value) {{",
        "    std::string text;",
        "    r.read(text);",
    ]
    lines.extend(
        f'    if (text == "{member.value}") {{ value = {name}::{cpp_name(member.name)}; return; }}'
        for member in enum.cls
    )
    lines.append(f'    r.fail("wrong_value", "\'" + text + "\' should be one of {words}");')
    lines.append("}")
    return "\n".join(lines)


def union_reader(union: inspect.UnionType) -> str:
    kinds = variants(union)
    lines = [f"void read(JsonReader& r, {cpp_type(union)}& value) {{"]
    tagged = [k for k in kinds if isinstance(k, inspect.StructType) and k.tag_field]
    if tagged:
        tag_field = tagged[0].tag_field
        words = ", ".join(f"'{k.tag}'" for k in tagged)
        lines.append(f'    const std::string tag = r.find_in_next_object("{tag_field}");')
        lines.extend(
            f'    if (tag == "{kind.tag}") return read(r, value.emplace<{cpp_type(kind)}>());'
            for kind in tagged
        )
        lines.append(
            f'    r.fail("wrong_value", "\'{tag_field}\' is \'" + tag + "\' '
            f'and should be one of {words}");'
        )
    else:
        enum, record = kinds
        lines.append(
            f"    if (r.next_is_string()) return read(r, value.emplace<{cpp_type(enum)}>());"
        )
        lines.append(f"    read(r, value.emplace<{cpp_type(record)}>());")
    lines.append("}")
    return "\n".join(lines)


def unions_of(records: list[inspect.StructType]) -> list[inspect.UnionType]:
    found: dict[str, inspect.UnionType] = {}
    for record in records:
        for field in record.fields:
            kind = shape_of(field.type).type
            if isinstance(kind, inspect.ListType):
                kind = shape_of(kind.item_type).type
            if isinstance(kind, inspect.UnionType):
                found.setdefault(cpp_type(kind), kind)
    return list(found.values())


VALUES = """\
template <std::size_t N>
void meet(JsonReader& r, std::bitset<N>& met, std::size_t field) {
    if (met[field]) r.fail("duplicate_key", "should be given once, found twice");
    met.set(field);
}

void read(JsonReader& r, double& value) { r.read(value); }
void read(JsonReader& r, std::int64_t& value) { r.read(value); }
void read(JsonReader& r, bool& value) { r.read(value); }
void read(JsonReader& r, std::string& value) { r.read(value); }

template <std::size_t N>
void read(JsonReader& r, std::array<double, N>& value) {
    std::size_t count = 0;
    for (r.begin_array(); r.next_item(); ++count) {
        if (count == N)
            return r.fail("too_many_items", "should have " + std::to_string(N) + " numbers");
        r.read(value[count]);
    }
    if (count < N) r.fail("too_few_items", "should have " + std::to_string(N) + " numbers");
}

template <class T>
void read(JsonReader& r, std::vector<T>& value) {
    value.clear();
    for (r.begin_array(); r.next_item();) read(r, value.emplace_back());
}

template <class T>
void read(JsonReader& r, std::optional<T>& value) {
    if (r.read_null()) value.reset();
    else read(r, value.emplace());
}
"""


def reader(enums: list[inspect.EnumType], records: list[inspect.StructType]) -> str:
    unions = unions_of(records)
    named = [e.cls.__name__ for e in enums] + [
        r.cls.__name__ for r in records if r.cls is not Document
    ]
    out = [
        NOTE,
        "#include <bitset>\n",
        '#include "document/document.gen.hpp"\n',
        "namespace loadpath::document {\n",
        "namespace {\n",
        *(f"void read(JsonReader& r, {name}& value);" for name in named),
        *(f"void read(JsonReader& r, {cpp_type(u)}& value);" for u in unions),
        "",
        VALUES,
        *(enum_reader(e) + "\n" for e in enums),
        *(union_reader(u) + "\n" for u in unions),
        *(record_reader(r) + "\n" for r in records if r.cls is not Document),
        "}  // namespace\n",
        *(record_reader(r) + "\n" for r in records if r.cls is Document),
        "}  // namespace loadpath::document\n",
    ]
    return "\n".join(out)
