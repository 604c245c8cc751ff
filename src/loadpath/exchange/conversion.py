"""Turns one file into another: what a file is, is said by how its name ends."""

from collections.abc import Callable
from os import PathLike
from pathlib import Path
from typing import Any

import msgspec

from loadpath.exchange.dxf import read_dxf
from loadpath.exchange.errors import ExchangeError
from loadpath.exchange.report import NotCarried, Transfer
from loadpath.exchange.saf_files import read_saf, write_saf

READERS: dict[str, Callable[[bytes], Transfer]] = {".xlsx": read_saf, ".dxf": read_dxf}


def convert(
    source: str | PathLike[str], target: str | PathLike[str], **drawing: Any
) -> list[NotCarried]:
    """Read a file, write the other, and say what could not be carried over.

    A SAF workbook ends in .xlsx, a drawing in .dxf, a document in .json; what else is given
    goes to `read_dxf`.
    """
    ends = Path(source).suffix.lower(), Path(target).suffix.lower()
    if drawing and ends[0] != ".dxf":
        raise ExchangeError(str(source), f"is no drawing; only drawings take {min(drawing)}")
    if ends == (".json", ".xlsx"):
        return write_saf(Path(source).read_bytes(), target)
    if ends[1] != ".json":
        raise ExchangeError(str(target), "should end in .json, or in .xlsx for a document")
    if drawing:
        transfer = read_dxf(source, **drawing)
    else:
        transfer = read_file(Path(source).name, Path(source).read_bytes())
    text = msgspec.json.format(msgspec.json.encode(transfer.model))
    Path(target).write_bytes(text + b"\n")
    return transfer.report


def read_file(name: str, data: bytes) -> Transfer:
    """The document of a file of another program, by the end of its name."""
    suffix = Path(name).suffix.lower()
    if suffix not in READERS:
        raise ExchangeError(name, f"should end in one of {', '.join(READERS)}")
    return READERS[suffix](data)
