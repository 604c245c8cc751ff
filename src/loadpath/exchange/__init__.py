"""Files of other programs, read and written, with a list of what is not carried over."""

from loadpath.exchange.conversion import convert, read_file
from loadpath.exchange.dxf import read_dxf
from loadpath.exchange.errors import ExchangeError, TooLarge
from loadpath.exchange.report import NotCarried, Transfer
from loadpath.exchange.saf_files import read_saf, write_saf

__all__ = [
    "ExchangeError",
    "NotCarried",
    "TooLarge",
    "Transfer",
    "convert",
    "read_dxf",
    "read_file",
    "read_saf",
    "write_saf",
]
