"""Validation and plausibility together: what is wrong with a document, and what is hardly meant.

The rules of plausibility are those of the engine, in a module of their own that cannot solve; the
same module generates combinations.
"""

from .host import Combined, InspectionFailed, combine, inspect
from .validation import validate, validate_and_outline

__all__ = [
    "Combined",
    "InspectionFailed",
    "combine",
    "inspect",
    "validate",
    "validate_and_outline",
]
