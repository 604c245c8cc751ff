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
from loadpath.document.validation.wording import expected, one_of
from tools.generate.cpp.types import NOTE, Declared, Union, cpp_name, cpp_type, is_optional


def limits(shape: Shape, target: str) -> str:
    """The check of the bounds that a declared type carries; empty where it has none."""
    match shape:
        case Number():
            return _number_limits(shape, target)
        case Sequence(is_tuple=False) if shape.least or shape.most is not None:
            size = f"{target}.size()"
            fewer = [f"{size} < {shape.least}"] if shape.least else []
            more = [] if shape.most is None else [f"{size} > {shape.most}"]
            message = f"should be {expected(shape)}, found "
            return (
                f"if ({' || '.join(fewer + more)}) r.fail(IssueCode::wrong_length, "
                f"{cpp_text(message)} + std::to_string({size}));"
            )
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
    return check + (
        f"if ({' || '.join(broken)}) "
        f"r.reject(IssueCode::out_of_range, {cpp_text(expected(shape))});"
    )


def read_field(field: Field, number: int) -> str:
    shape = field.shape
    name = f"value.{cpp_name(field.name)}"
    steps = [f"meet(r, met, {number});"]
    checks = limits(shape, f"*{name}" if is_optional(field) else name)
    if isinstance(shape, Enumeration) and shape.name is None:
        wrong = " && ".join(f'{name} != "{value}"' for value in shape.values)
        steps.append(f"read(r, {name}); if ({wrong}) {reject_word(shape.values, name)}")
    elif not field.nullable:
        steps.append(f"read(r, {name}); {checks}".rstrip())
    elif isinstance(shape, Sequence) and not shape.is_tuple:
        steps.append(f"if (r.read_null()) {name}.clear(); else {{ read(r, {name}); {checks} }}")
    elif is_optional(field):
        steps.append(f"read(r, {name});" + (f" if ({name}) {{ {checks} }}" if checks else ""))
    else:
        steps.append(f"if (!r.read_null()) {{ read(r, {name}); {checks} }}")
    return f'        if (key == "{field.name}") {{ {" ".join(steps)} continue; }}'.replace(
        "  }", " }"
    )


def reject_word(words: tuple[str, ...], target: str) -> str:
    """What is said of a word that is none of those which are known."""
    known = ", ".join(map(cpp_text, words))
    return f"r.reject_word({target}, {cpp_text(one_of(words))}, Words{{{known}}});"


def record_reader(shape: Object) -> str:
    fields = shape.fields.values()
    out = [f"void read(JsonReader& r, {shape.name}& value) {{", "    value = {};"]
    keys = len(fields) + (shape.tag_field is not None)
    if keys:
        out.append(f"    std::bitset<{keys}> met;")
    out.append("    std::string_view key;")
    out.append("    for (r.begin_object(); r.next_key(key);) {")
    out.extend(read_field(field, number) for number, field in enumerate(fields))
    if shape.tag_field is not None:
        out.append(
            f'        if (key == "{shape.tag_field}") {{ meet(r, met, {len(fields)}); '
            "std::string tag; r.read(tag); continue; }"
        )
    known = ", ".join(map(cpp_text, shape.fields))
    out.append(f"        r.skip_unknown(key, {cpp_text(shape.name)}, Words{{{known}}});")
    out.append("    }")
    out.extend(
        f"    if (!met[{number}]) "
        f"r.lacks({cpp_text(field.name)}, {cpp_text(expected(field.shape))});"
        for number, field in enumerate(fields)
        if field.required
    )
    if shape.choice:
        variants = ", ".join(
            f"{{{cpp_text(name)}, value.{cpp_name(name)}.has_value()}}" for name in shape.fields
        )
        out.append(f"    choose_one(r, {{{variants}}});")
    out.append("}")
    return "\n".join(out)


def enum_reader(shape: Enumeration) -> str:
    lines = [
        f"void read(JsonReader& r, {shape.name}& value) {{",
        "    std::string text;",
        "    r.read(text);",
    ]
    lines.extend(
        f'    if (text == "{value}") {{ value = {shape.name}::{cpp_name(identifier)}; return; }}'
        for value, identifier in zip(shape.values, shape.identifiers, strict=True)
    )
    lines.append(f"    {reject_word(shape.values, 'text')}")
    lines.append("}")
    return "\n".join(lines)


def union_reader(shape: Union) -> str:
    lines = [f"void read(JsonReader& r, {cpp_type(shape)}& value) {{"]
    match shape:
        case Tagged():
            words = tuple(shape.variants)
            lines.append(f'    const std::string tag = r.find_in_next_object("{shape.tag_field}");')
            lines.extend(
                f'    if (tag == "{tag}") return read(r, value.emplace<{cpp_type(variant)}>());'
                for tag, variant in shape.variants.items()
            )
            known = ", ".join(map(cpp_text, words))
            lines.append(
                f"    r.reject_tag({cpp_text(shape.tag_field)}, tag, {cpp_text(one_of(words))}, "
                f"Words{{{known}}});"
            )
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
using Words = std::initializer_list<std::string_view>;

template <std::size_t N>
void meet(JsonReader& r, std::bitset<N>& met, std::size_t field) {
    if (met[field]) r.fail(IssueCode::duplicate_key, "should be given once, found twice");
    met.set(field);
}

void choose_one(JsonReader& r, std::initializer_list<std::pair<const char*, bool>> variants) {
    std::string names, given;
    int count = 0;
    for (const auto& [name, is_given] : variants) {
        names += (names.empty() ? "" : ", ") + std::string(name);
        if (is_given) given += (++count > 1 ? " and " : "") + std::string(name);
    }
    if (count == 1) return;
    if (count == 0) given = "none of them";
    r.fail(IssueCode::not_one_variant, "should have exactly one of " + names + ", found " + given);
}

void read(JsonReader& r, double& value) { r.read(value); }
void read(JsonReader& r, std::int64_t& value) { r.read(value); }
void read(JsonReader& r, bool& value) { r.read(value); }
void read(JsonReader& r, std::string& value) { r.read(value); }

template <std::size_t N>
void read(JsonReader& r, std::array<double, N>& value) {
    std::size_t count = 0;
    double surplus = 0;
    for (r.begin_array(); r.next_item(); ++count) r.read(count < N ? value[count] : surplus);
    if (count != N)
        r.fail(IssueCode::wrong_length, "should be a list of " + std::to_string(N) +
                                            " numbers, found " + std::to_string(count));
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
        "#include <bitset>\n#include <initializer_list>\n",
        '#include "document/document.gen.hpp"\n',
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
