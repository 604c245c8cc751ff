"""The reader: JSON text into the structs, with every bound of the declared types."""

import json

from loadpath.document.declaration.shape import (
    Enumeration,
    Field,
    Number,
    Object,
    Sequence,
    Shape,
    Tagged,
    WordOrObject,
    children,
)
from loadpath.document.types.references import LARGEST_ID
from loadpath.document.validation.wording import expected
from tools.generate.cpp.types import NOTE, Declared, Union, cpp_name, cpp_type, is_optional


def limits(shape: Shape, target: str) -> str:
    """The check of the bounds that a declared type carries; empty where it has none."""
    match shape:
        case Number():
            return _number_limits(shape, target)
        case Sequence(is_tuple=False) if shape.least or shape.most is not None:
            most = "any_length" if shape.most is None else str(shape.most)
            bounds = f"{shape.least or 0}, {most}"
            return f"limit_length(r, {target}.size(), {bounds}, {cpp_text(expected(shape))});"
    return ""


def _number_limits(shape: Number, target: str) -> str:
    most = None if shape.maximum == LARGEST_ID else shape.maximum
    check = ""
    if "x-format-version" in shape.marks:
        check = (
            f"if ({target} > {most}) r.fail(IssueCode::unsupported_version, "
            f'"is version " + std::to_string({target}) + '
            f'" of the format; this program knows 1 to {most}"); '
        )
        most = None
    bounds = (("<=", shape.above), ("<", shape.minimum), (">", most))
    broken = [f"{target} {sign} {bound}" for sign, bound in bounds if bound is not None]
    if not broken:
        return check
    return check + f"limit(r, {' || '.join(broken)}, {cpp_text(expected(shape))});"


def read_field(field: Field, number: int) -> str:
    shape = field.shape
    name = f"value.{cpp_name(field.name)}"
    checks = limits(shape, f"*{name}" if is_optional(field) else name)
    if isinstance(shape, Enumeration) and shape.name is None:
        known = ", ".join(map(cpp_text, shape.values))
        step = (
            f"{{ static constexpr std::string_view words[] = {{{known}}}; "
            f"read(r, {name}); limit_word(r, {name}, words); }}"
        )
    elif not field.nullable:
        step = f"read(r, {name}); {checks}"
    elif isinstance(shape, Sequence) and not shape.is_tuple:
        step = f"if (r.read_null()) {name}.clear(); else {{ read(r, {name}); {checks} }}"
    elif is_optional(field):
        step = f"read(r, {name});" + (f" if ({name}) {{ {checks} }}" if checks else "")
    else:
        step = f"if (!r.read_null()) {{ read(r, {name}); {checks} }}"
    return f"        case {number}: {step.rstrip().replace('  }', ' }')} break;"


def field_names(shape: Object) -> str:
    """The table of a record's fields; a tag that says of which kind it is comes last."""
    rows = [
        f"{{{cpp_text(name)}, {cpp_text(expected(field.shape))}}}"
        if field.required
        else f"{{{cpp_text(name)}}}"
        for name, field in shape.fields.items()
    ]
    if shape.tag_field is not None:
        rows.append(f"{{{cpp_text(shape.tag_field)}}}")
    return ", ".join(rows)


def record_reader(shape: Object) -> str:
    value = "& value" if shape.fields else "&"
    out = [
        f"void read(JsonReader& r, {shape.name}{value}) {{",
        f"    static constexpr FieldName fields[] = {{{field_names(shape)}}};",
        f"    RecordReader record(r, {cpp_text(shape.name)}, fields"
        + (", true);" if shape.tag_field is not None else ");"),
        "    while (record.next()) switch (record.field()) {",
        *(read_field(field, number) for number, field in enumerate(shape.fields.values())),
    ]
    if shape.tag_field is not None:
        out.append("        default: { std::string tag; r.read(tag); }")
    out.append("    }")
    if shape.choice:
        given = ", ".join(f"value.{cpp_name(name)}.has_value()" for name in shape.fields)
        out.append(f"    const bool given[] = {{{given}}};")
        out.append("    choose_one(r, fields, given);")
    out.append("}")
    return "\n".join(out)


def enum_reader(shape: Enumeration) -> str:
    known = ", ".join(map(cpp_text, shape.values))
    return "\n".join(
        [
            f"void read(JsonReader& r, {shape.name}& value) {{",
            f"    static constexpr std::string_view words[] = {{{known}}};",
            "    read_word(r, value, words);",
            "}",
        ]
    )


def union_reader(shape: Union) -> str:
    lines = [f"void read(JsonReader& r, {cpp_type(shape)}& value) {{"]
    match shape:
        case Tagged():
            known = ", ".join(map(cpp_text, shape.variants))
            lines.append(f"    static constexpr std::string_view tags[] = {{{known}}};")
            lines.append(f"    switch (read_tag(r, {cpp_text(shape.tag_field)}, tags)) {{")
            lines.extend(
                f"        case {place}: return read(r, value.emplace<{cpp_type(variant)}>());"
                for place, variant in enumerate(shape.variants.values())
            )
            lines.append("    }")
        case WordOrObject():
            word, record = map(cpp_type, children(shape))
            lines.append(f"    if (r.next_is_string()) return read(r, value.emplace<{word}>());")
            lines.append(f"    read(r, value.emplace<{record}>());")
    lines.append("}")
    return "\n".join(lines)


def cpp_text(text: str) -> str:
    """A text as a literal of C++."""
    return json.dumps(text)


VALUES = """\
void read(JsonReader& r, double& value) { r.read(value); }
void read(JsonReader& r, std::int64_t& value) { r.read(value); }
void read(JsonReader& r, bool& value) { r.read(value); }
void read(JsonReader& r, std::string& value) { r.read(value); }

template <std::size_t N>
void read(JsonReader& r, std::array<double, N>& value) {
    std::size_t count = 0;
    double surplus = 0;
    for (r.begin_array(); r.next_item(); ++count) r.read(count < N ? value[count] : surplus);
    if (count == N) return;
    const std::string expected = "a list of " + std::to_string(N) + " numbers";
    limit_length(r, count, N, N, expected.c_str());
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


def reader(declared: Declared) -> str:
    inner = [record for record in declared.records if record is not declared.root]
    named = [str(enum.name) for enum in declared.enums]
    named += [record.name for record in inner]
    named += [cpp_type(union) for union in declared.unions]
    out = [
        NOTE,
        '#include "document/document.gen.hpp"',
        '#include "document/record_reader.hpp"\n',
        "namespace loadpath::document {\n",
        "namespace {\n",
        *(f"void read(JsonReader& r, {name}& value);" for name in named),
        "",
        VALUES,
        *(enum_reader(shape) + "\n" for shape in declared.enums),
        *(union_reader(shape) + "\n" for shape in declared.unions),
        *(record_reader(shape) + "\n" for shape in inner),
        "}  // namespace\n",
        record_reader(declared.root) + "\n",
        "}  // namespace loadpath::document\n",
    ]
    return "\n".join(out)
