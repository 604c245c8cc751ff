"""The one catalogue of issues: everything that validation or the engine can say of a document."""

from functools import cache

from .engine_codes import ENGINE_CODES
from .issue_codes import FORM_CODES, Code
from .plausibility_codes import PLAUSIBILITY_CODES
from .rules import RULES


@cache
def catalogue() -> dict[str, Code]:
    """Every issue code: about form, meaning and plausibility, and what only the engine finds."""
    rules = (code for code, _ in RULES.values())
    codes = (*FORM_CODES, *rules, *PLAUSIBILITY_CODES, *ENGINE_CODES)
    return {code.name: code for code in codes}
