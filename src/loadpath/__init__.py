"""Hand a structural model from code to a person: validate, build, park, solve, check."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from loadpath.builders.check_beam import check_beam
    from loadpath.builders.create_beam import create_beam
    from loadpath.builders.generate_combinations import generate_combinations
    from loadpath.client import AsyncClient, Client, LoadpathError
    from loadpath.client.hand_off import hand_off
    from loadpath.document import Report, schema
    from loadpath.engine import Results, check, solve, verify
    from loadpath.inspection import validate
    from loadpath.model import Model

__version__: str

# Each name is imported when it is first used, so that `import loadpath` costs next to nothing.
_HOMES = {
    "AsyncClient": "loadpath.client",
    "Client": "loadpath.client",
    "LoadpathError": "loadpath.client",
    "Model": "loadpath.model",
    "Report": "loadpath.document",
    "Results": "loadpath.engine",
    "check": "loadpath.engine",
    "check_beam": "loadpath.builders",
    "create_beam": "loadpath.builders",
    "generate_combinations": "loadpath.builders",
    "hand_off": "loadpath.client.hand_off",
    "schema": "loadpath.document",
    "solve": "loadpath.engine",
    "validate": "loadpath.inspection",
    "verify": "loadpath.engine",
}

__all__ = [
    "AsyncClient",
    "Client",
    "LoadpathError",
    "Model",
    "Report",
    "Results",
    "__version__",
    "check",
    "check_beam",
    "create_beam",
    "generate_combinations",
    "hand_off",
    "schema",
    "solve",
    "validate",
    "verify",
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
