"""Hand a structural model from code to a person: validate, build, park, solve, check."""

from importlib.metadata import version

__all__ = ["__version__"]

__version__ = version("loadpath")
