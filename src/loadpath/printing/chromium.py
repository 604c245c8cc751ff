"""The Chromium of this machine, and how it is started: without a window, asking nobody."""

import os
import shutil
from pathlib import Path

VARIABLE = "CHROME"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MAC = (
    Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
    Path("/Applications/Chromium.app/Contents/MacOS/Chromium"),
)
ADVICE = (
    "Install Chromium or Google Chrome (Debian: `apt install chromium`), or name the program in "
    f"the variable {VARIABLE}."
)
FLAGS = (
    "--headless",
    "--remote-debugging-pipe",
    "--disable-gpu",
    "--enable-unsafe-swiftshader",  # draws without a graphics card; newer versions want it said
    "--hide-scrollbars",
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-extensions",
)


class NoBrowser(Exception):
    """There is no Chromium to print with."""


def find_chromium() -> str:
    """The program: what the variable names, else the first that is installed."""
    if os.name == "nt":
        raise NoBrowser("printing is not possible on Windows: Chromium has no such pipes there")
    if named := os.environ.get(VARIABLE):
        if found := shutil.which(named):
            return found
        raise NoBrowser(f"{VARIABLE} is '{named}', which is no program that can be run")
    for name in NAMES:
        if found := shutil.which(name):
            return found
    for place in MAC:
        if place.exists():
            return str(place)
    raise NoBrowser(f"there is no Chromium here: none of {', '.join(NAMES)} is on the path")


def command_line(program: str, profile: Path) -> list[str]:
    """Its arguments, with a profile of its own that goes with the folder it lies in."""
    # Chromium refuses its sandbox to the superuser; the page runs only what we wrote into it.
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    return [program, *FLAGS, *sandbox, f"--user-data-dir={profile}", "about:blank"]
