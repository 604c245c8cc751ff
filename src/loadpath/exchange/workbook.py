"""Workbooks (.xlsx) as plain tables: sheets of rows of cells.

What is read comes from anyone: the archive is unpacked here, up to a limit, and searched for what
makes readers of workbooks run out of memory, before the reader sees it.
"""

import re
import zipfile
import zlib
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from io import BytesIO
from typing import Any

from loadpath.exchange.errors import ExchangeError, TooLarge
from loadpath.exchange.extra import extra_packages
from loadpath.exchange.parsing import parsing

Cell = str | float | int | bool | None
Rows = list[list[Any]]

MOST_BYTES = 64 * 2**20
MOST_PARTS = 500
MOST_CELLS = 4_000_000
_DAMAGED = (
    *(zipfile.BadZipFile, zlib.error, EOFError, OSError),
    *(NotImplementedError, RuntimeError, ValueError),
)
"""What reading a damaged or hostile archive ends in."""
_CELL = re.compile(rb"""\sr\s*=\s*["']([A-Za-z]{1,3})?(\d{1,9})["']""")

NOT_COMPUTED = "a formula without a value: open the workbook and save it"
_NOT_COMPUTED = re.compile(
    rb"<c((?:\s[^>]*)?)>\s*<f\b[^>]*(?:/>|>[^<]*</f>)\s*(?:<v\s*/>|<v></v>)?\s*</c>"
)
_ERROR = re.compile(rb"""(<c\s[^>]*?\b)t=["']e["']""")
_TEXT = re.compile(rb"""\bt=["']""")


def read_workbook(data: bytes, most_bytes: int = MOST_BYTES) -> dict[str, Rows]:
    """The sheets by name, each a list of rows; formulas count as the value last computed."""
    with extra_packages():
        from python_calamine import CalamineWorkbook

    packed = BytesIO(_unpacked(data, most_bytes))
    sheets: dict[str, Rows] = {}
    with parsing("workbook"):
        book = CalamineWorkbook.from_filelike(packed)
        for name in book.sheet_names:
            sheets[name] = book.get_sheet_by_name(name).to_python(skip_empty_area=False)
    return sheets


def write_workbook(sheets: Mapping[str, Iterable[Sequence[Cell]]]) -> bytes:
    """A workbook with these sheets; text stays text, and the same sheets give the same bytes."""
    with extra_packages():
        import xlsxwriter

    file = BytesIO()
    options = {"in_memory": True, "strings_to_formulas": False, "strings_to_urls": False}
    book = xlsxwriter.Workbook(file, options)
    book.set_properties({"created": datetime(2000, 1, 1)})
    bold = book.add_format({"bold": True})
    for name, rows in sheets.items():
        sheet = book.add_worksheet(name)
        sheet.freeze_panes(1, 0)
        for number, row in enumerate(rows):
            for column, cell in enumerate(row):
                if cell is not None and cell != "":
                    sheet.write(number, column, cell, bold if number == 0 else None)
    book.close()
    return file.getvalue()


def _unpacked(data: bytes, most_bytes: int) -> bytes:
    """The same archive without compression, once its parts are known to be harmless."""
    plain = BytesIO()
    left = most_bytes
    try:
        with zipfile.ZipFile(BytesIO(data)) as archive, zipfile.ZipFile(plain, "w") as copy:
            parts = archive.infolist()
            if len(parts) > MOST_PARTS:
                raise TooLarge("", f"has {len(parts)} parts; at most {MOST_PARTS} are read")
            for part in parts:
                with archive.open(part) as file:
                    content = file.read(left + 1)
                left -= len(content)
                if left < 0:
                    raise TooLarge("", f"unpacks to more than {most_bytes:,} bytes")
                _refuse_hostile(part.filename, content)
                copy.writestr(part.filename, _with_words(part.filename, content))
    except ExchangeError:
        raise
    except _DAMAGED as error:
        raise ExchangeError("", f"is no workbook (.xlsx): {error}") from None
    return plain.getvalue()


def _with_words(part: str, content: bytes) -> bytes:
    """A sheet whose cells of errors and of formulas without a value say so.

    The reader takes both for empty cells, and an empty cell says that there is nothing.
    """
    if not (part.startswith("xl/worksheets/") and part.endswith(".xml")):
        return content
    if b"<f" in content:
        content = _NOT_COMPUTED.sub(_said_so, content)
    return _ERROR.sub(rb'\1t="str"', content)


def _said_so(cell: re.Match[bytes]) -> bytes:
    attributes = cell[1]
    if _TEXT.search(attributes):
        return cell[0]  # a formula that gives an empty text
    return b"<c" + attributes + b' t="str"><v>' + NOT_COMPUTED.encode() + b"</v></c>"


def _refuse_hostile(part: str, content: bytes) -> None:
    if b"<!DOCTYPE" in content or b"<!ENTITY" in content or b"<\0!\0" in content:
        raise ExchangeError(part, "declares a document type or entities; a workbook has none")
    if part.startswith("xl/worksheets/") and part.endswith(".xml"):
        # A reader holds every cell between the first and the last, however few are filled.
        last_row = last_column = 0
        for letters, number in _CELL.findall(content):
            last_row = max(last_row, int(number))
            last_column = max(last_column, _column(letters))
        if last_row * max(last_column, 1) > MOST_CELLS:
            raise TooLarge(
                part, f"reaches over {last_row} rows and {last_column} columns, more than is read"
            )


def _column(letters: bytes) -> int:
    number = 0
    for letter in letters.upper():
        number = number * 26 + letter - 64
    return number
