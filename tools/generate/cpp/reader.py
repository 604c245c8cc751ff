"""The reader: JSON text into the structs, with every bound of the declared types."""

from collections.abc import Iterator

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
from tools.generate.cpp.types import NOTE, Declared, Union, cpp_name, cpp_type, is_optional


def limits(shape: Shape, target: str) -> list[str]:
    """Checks of the bounds that a declared type carries."""
    match shape:
        case Number():
            most = None if shape.maximum == LARGEST_ID else shape.maximum
            bounds = (
                ("<=", "greater than", shape.above),
                ("<", "at least", shape.minimum),
                (">", "at most", most),
            )
            return [
                f'if ({target} {broken} {bound}) r.fail("out_of_range", '
                f'"should be {words} {bound}");'
                for broken, words, bound in bounds
                if bound is not None
            ]
        case Sequence(is_tuple=False):
            return list(_length_limits(shape, target))
    return []


def _length_limits(shape: Sequence, target: str) -> Iterator[str]:
    if shape.least:
        yield (
            f'if ({target}.size() < {shape.least}) r.fail("too_few_items", '
            f'"should have at least {shape.least} items");'
        )
    if shape.most is not None:
        yield (
            f'if ({target}.size() > {shape.most}) r.fail("too_many_items", '
            f'"should have at most {shape.most} items");'
        )


def read_field(field: Field, number: int) -> str:
    shape = field.shape
    name = f"value.{cpp_name(field.name)}"
    steps = [f"meet(r, met, {number});"]
    checks = " ".join(limits(shape, f"*{name}" if is_optional(field) else name))
    if isinstance(shape, Enumeration) and shape.name is None:
        words = " or ".join(shape.values)
        wrong = " && ".join(f'{name} != "{value}"' for value in shape.values)
        steps.append(f'read(r, {name}); if ({wrong}) r.fail("wrong_value", "should be {words}");')
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


def record_reader(shape: Object) -> str:
    fields = shape.fields.values()
    out = [f"void read(JsonReader& r, {shape.name}& value) {{", "    value = {};"]
    if fields:
        out.append(f"    std::bitset<{len(fields)}> met;")
    out.append("    std::string_view key;")
    out.append("    for (r.begin_object(); r.next_key(key);) {")
    out.extend(read_field(field, number) for number, field in enumerate(fields))
    if shape.tag_field is not None:
        out.append(
            f'        if (key == "{shape.tag_field}") {{ std::string tag; r.read(tag); continue; }}'
        )
    out.append("        r.skip_unknown(key);")
    out.append("    }")
    out.extend(
        f'    if (!met[{number}]) r.fail("missing_field", "should have \'{field.name}\'");'
        for number, field in enumerate(fields)
        if field.required
    )
    if shape.choice:
        given = " + ".join(f"value.{cpp_name(name)}.has_value()" for name in shape.fields)
        words = ", ".join(shape.fields)
        out.append(
            f'    if ({given} != 1) r.fail("wrong_value", "should have exactly one of {words}");'
        )
    out.append("}")
    return "\n".join(out)


def enum_reader(shape: Enumeration) -> str:
    words = ", ".join(f"'{value}'" for value in shape.values)
    lines = [
        f"void read(JsonReader& r, {shape.name}& value) {{",
        "    std::string text;",
        "    r.read(text);",
    ]
    lines.extend(
        f'    if (text == "{value}") {{ value = {shape.name}::{cpp_name(identifier)}; return; }}'
        for value, identifier in zip(shape.values, shape.identifiers, strict=True)
    )
    lines.append(f'    r.fail("wrong_value", "\'" + text + "\' should be one of {words}");')
    lines.append("}")
    return "\n".join(lines)


def union_reader(shape: Union) -> str:
    lines = [f"void read(JsonReader& r, {cpp_type(shape)}& value) {{"]
    match shape:
        case Tagged():
            words = ", ".join(f"'{tag}'" for tag in shape.variants)
            lines.append(f'    const std::string tag = r.find_in_next_object("{shape.tag_field}");')
            lines.extend(
                f'    if (tag == "{tag}") return read(r, value.emplace<{cpp_type(variant)}>());'
                for tag, variant in shape.variants.items()
            )
            lines.append(
                f'    r.fail("wrong_value", "\'{shape.tag_field}\' is \'" + tag + "\' '
                f'and should be one of {words}");'
            )
        case WordOrObject():
            word, record = map(cpp_type, children(shape))
            lines.append(f"    if (r.next_is_string()) return read(r, value.emplace<{word}>());")
            lines.append(f"    read(r, value.emplace<{record}>());")
    lines.append("}")
    return "\n".join(lines)


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


def reader(declared: Declared) -> str:
    inner = [record for record in declared.records if record is not declared.root]
    named = [str(enum.name) for enum in declared.enums]
    named += [record.name for record in inner]
    named += [cpp_type(union) for union in declared.unions]
    out = [
        NOTE,
        "#include <bitset>\n",
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
