"""Workbooks that mean harm, or are none, are refused before a reader unpacks them."""

import io
import zipfile

import pytest

from loadpath.exchange import ExchangeError, TooLarge
from loadpath.exchange.workbook import MOST_PARTS, read_workbook, write_workbook

PLAIN = write_workbook({"One": [["a", "b"], [1.5, "=1+1"]]})


def changed(part: str, content: bytes) -> bytes:
    """The plain workbook with one part replaced."""
    file = io.BytesIO()
    with (
        zipfile.ZipFile(io.BytesIO(PLAIN)) as old,
        zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as new,
    ):
        for each in old.infolist():
            new.writestr(each.filename, content if each.filename == part else old.read(each))
        if part not in old.namelist():
            new.writestr(part, content)
    return file.getvalue()


def test_what_is_written_is_read() -> None:
    assert read_workbook(PLAIN) == {"One": [["a", "b"], [1.5, "=1+1"]]}
    assert write_workbook({"One": [["a", "b"], [1.5, "=1+1"]]}) == PLAIN


def sheet(cells: str) -> bytes:
    return (
        '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>'
        f"{cells}</sheetData></worksheet>"
    ).encode()


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "is no workbook"),
        (b"PK\x03\x04 not an archive", "is no workbook"),
        (PLAIN[:-30], "is no workbook"),
        (changed("xl/workbook.xml", b"<broken"), "no workbook that can be read"),
        (
            changed("xl/worksheets/sheet1.xml", b'<!DOCTYPE x [<!ENTITY a "b">]>' + sheet("")),
            "declares a document type or entities",
        ),
    ],
)
def test_what_is_no_workbook_is_refused(data: bytes, said: str) -> None:
    with pytest.raises(ExchangeError, match=said):
        read_workbook(data)


def test_an_archive_that_unpacks_to_too_much_is_refused() -> None:
    bomb = changed("xl/media/image1.png", b"\0" * 3_000_000)
    assert len(bomb) < 50_000
    with pytest.raises(TooLarge, match=r"unpacks to more than 2,000,000 bytes"):
        read_workbook(bomb, most_bytes=2_000_000)


def test_an_archive_of_many_parts_is_refused() -> None:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        for number in range(MOST_PARTS + 1):
            archive.writestr(str(number), b"")
    with pytest.raises(TooLarge, match="parts"):
        read_workbook(file.getvalue())


@pytest.mark.parametrize(
    "cells",
    [
        '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"/></row>',
        "<row r='1'><c r='A1'/><c r='XFD1'/></row><row r='999999'><c r='A999999'/></row>",
    ],
)
def test_a_sheet_that_reaches_far_is_refused(cells: str) -> None:
    with pytest.raises(TooLarge, match="rows and"):
        read_workbook(changed("xl/worksheets/sheet1.xml", sheet(cells)))
