"""The workbook of tables that the page gives, as spreadsheets read it."""

import zipfile
from pathlib import Path
from xml.etree import ElementTree

from playwright.sync_api import Page

SHEET = {"s": "http://schemas.openxmlformats.org/spreadsheetml/2006/main"}


def rows_of(sheet: ElementTree.Element) -> list[ElementTree.Element]:
    return sheet.findall(".//s:row", SHEET)


def texts_of(row: ElementTree.Element) -> list[str]:
    return ["".join(cell.itertext()) for cell in row]


def saved_workbook(page: Page, folder: Path) -> dict[str, ElementTree.Element]:
    """The sheets of the workbook that the open drawer gives, by name."""
    with page.expect_download() as waiting:
        page.get_by_role("button", name="XLSX").click()
    path = folder / "tables.xlsx"
    waiting.value.save_as(path)
    with zipfile.ZipFile(path) as book:
        assert book.testzip() is None
        listed = ElementTree.fromstring(book.read("xl/workbook.xml"))
        names = [sheet.attrib["name"] for sheet in listed.iterfind(".//s:sheet", SHEET)]
        return {
            name: ElementTree.fromstring(book.read(f"xl/worksheets/sheet{place}.xml"))
            for place, name in enumerate(names, 1)
        }
