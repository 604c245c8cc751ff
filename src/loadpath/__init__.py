"""Hand a structural model from code to a person: validate, build, park, solve, check."""

from typing import Any

__all__ = ["__version__"]

__version__: str


def __getattr__(name: str) -> Any:
    # Reading the package's metadata costs more than all else at start-up: only on demand.
    if name == "__version__":
        from importlib.metadata import version

        return version("loadpath")
    raise AttributeError(f"module 'loadpath' has no attribute {name!r}")
