"""What fuzzers, sanitizers and reading for them have found, and the test that keeps it away."""

from typing import NamedTuple


class Finding(NamedTuple):
    by: str
    what: str
    test: str


READING = "reading"
"""Found while a fuzzer was written, before it ran."""
_FORMULAS = "engine/tests/checks_generic.cpp"
FINDINGS = (
    Finding(
        "formula",
        "An unexpected letter of several bytes was named by its first: no host could read the "
        "answer.",
        _FORMULAS,
    ),
    Finding(
        READING,
        "A power of a unit that no integer holds was read as another, and `L^-2147483648` read "
        "beyond a table.",
        _FORMULAS,
    ),
    Finding(
        READING,
        "Variables of a check that lead to each other a thousandfold ended the engine: the stack "
        "was full.",
        _FORMULAS,
    ),
    Finding(
        READING,
        "`max` and `min` passed over a value that is no number.",
        _FORMULAS,
    ),
    Finding(
        "solve",
        "Second order without springs of curves read the largest number of an empty list.",
        "engine/tests/every_analysis.cpp",
    ),
    Finding(
        "solve",
        "Table A.2 of moments of the fourth and fifth degree (second order, ground along a member) "
        "lost their highest terms in the deflection; a document of the corpus is enough.",
        "engine/tests/en1993_buckling.cpp",
    ),
)
