"""OpenSees, which runs on x86-64 alone."""

import ctypes
import importlib
import importlib.util
from pathlib import Path
from typing import Any

PACKAGE = "openseespylinux"
NEEDED = ("libquadmath.so.0", "libgfortran.so.4", "libblas.so.3", "liblapack.so.3", "libgomp.so.1")
"""Beside its module, each before the one that needs it: no path leads the loader there."""


def load_opensees() -> Any | None:
    """Its module; None where it is not installed or does not run."""
    found = importlib.util.find_spec(PACKAGE)
    if found is None or found.origin is None:
        return None
    try:
        for name in NEEDED:
            ctypes.CDLL(str(Path(found.origin).parent / "lib" / name), ctypes.RTLD_GLOBAL)
        return importlib.import_module(f"{PACKAGE}.opensees")
    except (OSError, RuntimeError):
        return None
