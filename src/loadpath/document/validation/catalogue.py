"""The one catalogue of issues: everything that validation or the engine can say of a document."""

from functools import cache

from .engine_codes import ENGINE_CODES
from .issue_codes import FORM_CODES, Code
from .rules import RULES


@cache
def catalogue() -> dict[str, Code]:
    """Every issue code: about form, about meaning, and those that only the engine finds."""
    codes = (*FORM_CODES, *(code for code, _ in RULES.values()), *ENGINE_CODES)
    return {code.name: code for code in codes}
