"""Whatever is in a file, it is read or refused in words; nothing else is raised."""

import io
import random
from typing import Any

import pytest
from ezdxf.filemanagement import new

from loadpath.document import validate
from loadpath.exchange import ExchangeError, read_dxf, read_saf
from loadpath.exchange.saf.read import read_tables
from tests.exchange.saf_frame import frame
from tests.exchange.saf_workbook import cantilever, tables, workbook

ODD: tuple[Any, ...] = ("", None, -1, 0, 1e300, "x", "N1;N1", True, "(1;2)", "Rigid", 12.5)


def drawing() -> bytes:
    made = new()
    made.header["$INSUNITS"] = 6
    made.modelspace().add_line((0, 0, 0), (0, 0, 4), dxfattribs={"layer": "HEA200"})
    made.modelspace().add_lwpolyline([(0, 0), (3, 0)], dxfattribs={"layer": "IPE300"})
    text = io.StringIO()
    made.write(text)
    return text.getvalue().encode()


@pytest.mark.parametrize("seed", range(20))
def test_odd_cells_are_read_or_refused(seed: int) -> None:
    """What is read is a document whose form is right."""
    choose = random.Random(seed)
    for _ in range(15):
        sheets = tables(frame())
        for _ in range(2):
            rows = sheets[choose.choice(list(sheets))]
            row = choose.choice(rows)
            row[choose.randrange(len(row))] = choose.choice(ODD)
        try:
            transfer = read_tables(sheets)
        except ExchangeError:
            continue
        wrong = [each.code for each in validate(transfer.model).errors]
        assert not set(wrong) & {"wrong_type", "missing_field", "broken_reference", "wrong_length"}


@pytest.mark.parametrize("seed", range(4))
def test_damaged_files_are_read_or_refused(seed: int) -> None:
    choose = random.Random(seed)
    for data, read in ((workbook(cantilever()), read_saf), (drawing(), read_dxf)):
        for _ in range(10):
            damaged = bytearray(data)
            for _ in range(choose.randint(1, 8)):
                damaged[choose.randrange(len(damaged))] = choose.randrange(256)
            try:
                told = [str(each) for each in read(bytes(damaged)).report]
            except ExchangeError as error:
                told = [str(error)]
            "".join(told).encode()  # whatever is said of it can be sent


def test_what_is_put_right_in_a_drawing_is_told() -> None:
    lines = drawing().decode().split("\n")
    begin = lines.index("AcDbLine")
    place = next(k for k in range(begin, len(lines)) if lines[k].strip() == "31")
    lines[place + 1] = "4.0q"
    report = read_dxf("\n".join(lines).encode()).report
    assert any("is damaged" in each.message for each in report)


@pytest.mark.parametrize("bit", [0, 3, 7])
def test_archives_that_point_before_their_beginning_are_refused(bit: int) -> None:
    data = bytearray(workbook(cantilever()))
    directory = data.rindex(b"PK\5\6")
    data[directory + 12 + 2] ^= 1 << bit
    with pytest.raises(ExchangeError, match=r"is no workbook"):
        read_saf(bytes(data))
