"""Reports and pictures without a person at the page: its offline copy in a Chromium without window.

What comes out is what the page prints and draws; nothing is drawn a second time here.
"""

from .chromium import NoBrowser
from .devtools import BrowserFailed
from .offline_copy import PagesMissing
from .printed import CHAPTERS, PAPERS, Wishes, print_report, take_picture, write_report
from .viewed import View, view

__all__ = [
    "CHAPTERS",
    "PAPERS",
    "BrowserFailed",
    "NoBrowser",
    "PagesMissing",
    "View",
    "Wishes",
    "print_report",
    "take_picture",
    "view",
    "write_report",
]
