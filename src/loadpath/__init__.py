"""Hand a structural model from code to a person: validate, build, park, solve, check."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from loadpath.builders.add_load import add_load
    from loadpath.builders.build_model import build_model
    from loadpath.builders.check_beam import check_beam
    from loadpath.builders.create_beam import create_beam
    from loadpath.builders.create_frame import create_frame
    from loadpath.builders.generate_combinations import generate_combinations
    from loadpath.builders.update_model import update_model
    from loadpath.client import AsyncClient, Client, LoadpathError
    from loadpath.client.hand_off import hand_off
    from loadpath.document import Report, schema
    from loadpath.engine import Results, check, find_lightest, solve, verify
    from loadpath.exchange import convert, read_dxf, read_saf, write_saf
    from loadpath.inspection import validate
    from loadpath.model import Model
    from loadpath.printing import view

__version__: str

# Each name is imported when it is first used, so that `import loadpath` costs next to nothing.
_HOMES = {
    "AsyncClient": "loadpath.client",
    "Client": "loadpath.client",
    "LoadpathError": "loadpath.client",
    "Model": "loadpath.model",
    "Report": "loadpath.document",
    "Results": "loadpath.engine",
    "add_load": "loadpath.builders",
    "build_model": "loadpath.builders",
    "check": "loadpath.engine",
    "check_beam": "loadpath.builders",
    "convert": "loadpath.exchange",
    "create_beam": "loadpath.builders",
    "create_frame": "loadpath.builders",
    "find_lightest": "loadpath.engine",
    "generate_combinations": "loadpath.builders",
    "hand_off": "loadpath.client.hand_off",
    "read_dxf": "loadpath.exchange",
    "read_saf": "loadpath.exchange",
    "schema": "loadpath.document",
    "solve": "loadpath.engine",
    "update_model": "loadpath.builders",
    "validate": "loadpath.inspection",
    "verify": "loadpath.engine",
    "view": "loadpath.printing",
    "write_saf": "loadpath.exchange",
}

__all__ = [
    "AsyncClient",
    "Client",
    "LoadpathError",
    "Model",
    "Report",
    "Results",
    "__version__",
    "add_load",
    "build_model",
    "check",
    "check_beam",
    "convert",
    "create_beam",
    "create_frame",
    "find_lightest",
    "generate_combinations",
    "hand_off",
    "read_dxf",
    "read_saf",
    "schema",
    "solve",
    "update_model",
    "validate",
    "verify",
    "view",
    "write_saf",
]


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        return getattr(import_module(_HOMES[name]), name)
    if name == "__version__":
        from importlib.metadata import version

        return version("loadpath")
    raise AttributeError(f"module 'loadpath' has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
