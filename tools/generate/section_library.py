"""The section library for the engine, from `src/loadpath/catalogue/data/`.

Per section the key of its name (`catalogue/spelling.py`), the shape, its dimensions as the table
has them, area and second moments to four digits. The engine computes those of tubes whose table has
none. Text takes a third of the room of doubles once a page has compressed it, and a sixth less
again as columns: what stands beside each other is alike.
"""

from collections.abc import Iterator
from decimal import Decimal
from textwrap import wrap

from loadpath.catalogue.family import FAMILIES, Making, Table
from loadpath.catalogue.find_section import find_section
from loadpath.catalogue.section_from_row import corner_radii
from loadpath.catalogue.section_table import rows_by_key
from tools.generate.note import note

PATH = "engine/src/library/section_columns.gen.cpp"
WIDTH = 96
# What stands behind the shape; of rectangular tubes the outer corner radius over the thickness.
SIZES = {
    "I": ("h", "b", "tw", "tf", "r"),
    "U": ("h", "b", "tw", "tf", "r"),
    "T": ("h", "b", "tw", "tf", "r"),
    "L": ("h", "b", "t", "r"),
    "RHS": ("h", "b", "t"),
    "CHS": ("h", "t"),
}
HOT_FINISHED: Making = "hot finished"

HEAD = f"""\
// {note("src/loadpath/catalogue/data")}

// Blocks by shape (a tube with + is hot finished): keys, sizes in mm, area in cm2, i_z and i_y in
// cm4 (left out where a tube has those of its sizes); of aliases, whose shape is =, the key they
// stand for. How they are read stands in section_library.cpp.
#include "library/section_columns.hpp"

namespace loadpath::library {{

// clang-format off
const std::string_view section_columns =
"""
FOOT = """\
// clang-format on

}  // namespace loadpath::library
"""


def generate() -> dict[str, str]:
    """The columns as one constant of C++."""
    blocks: dict[tuple[str, int], list[list[str]]] = {}
    for line in sorted(_lines(), key=_key):
        words = line.split(" ")
        blocks.setdefault((words[1], len(words) - 2), []).append([words[0], *words[2:]])
    lines = [
        text
        for (shape, count), rows in blocks.items()
        for text in (f"{shape} {count}", *(" ".join(column) for column in zip(*rows, strict=True)))
    ]
    literals = "\n".join(literal for line in lines for literal in _literals(line))
    return {PATH: f"{HEAD}{literals};\n{FOOT}"}


def _key(line: str) -> str:
    return line.split(" ")[0]


def _literals(line: str) -> Iterator[str]:
    """A line in pieces that an editor can show; blanks between pieces end the first."""
    pieces = wrap(line, WIDTH, break_on_hyphens=False, break_long_words=False)
    for piece in pieces[:-1]:
        yield f'    "{piece} "'
    yield f'    "{pieces[-1]}\\n"'


def _lines() -> Iterator[str]:
    written: set[str] = set()
    for family in FAMILIES:
        for table in family.tables:
            for key, row in rows_by_key(table).items():
                section = find_section(key)
                # A key of two tables is that of the family that fits better.
                if key in written or section.name != row["name"]:
                    continue
                written.add(key)
                own = next(each for each, its in rows_by_key(table).items() if its is row)
                yield f"{key} = {own}" if key != own else _line(key, table, row)


def _line(key: str, table: Table, row: dict[str, str]) -> str:
    section = find_section(key)
    sizes = [_plain(row[f"{size}_mm"]) for size in SIZES[table.shape]]
    if table.shape == "RHS":
        t = float(section.dimensions["t"])
        sizes.append(f"{corner_radii(table.making, t)[0] / t:.5g}")
    figures: tuple[float, ...] = (section.area * 1e4, section.i_z * 1e8, section.i_y * 1e8)
    if table.shape in ("RHS", "CHS") and section.figures == "computed":
        figures = ()
    shape = table.shape + ("+" if table.making == HOT_FINISHED else "")
    return " ".join((key, shape, *sizes, *(_plain(f"{figure:.4g}") for figure in figures)))


def _plain(figure: str) -> str:
    """Without exponent and without zeros that say nothing."""
    text = f"{Decimal(figure):f}"
    return text.rstrip("0").rstrip(".") if "." in text else text
