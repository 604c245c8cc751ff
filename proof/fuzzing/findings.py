"""What fuzzers and sanitizers have found so far, and the test that has kept it away since."""

from typing import NamedTuple


class Finding(NamedTuple):
    by: str
    what: str
    test: str


_FORMULAS = "engine/tests/checks_generic.cpp"
FINDINGS = (
    Finding(
        "formula",
        "An unexpected letter of several bytes was named by its first: no host could read the "
        "answer.",
        _FORMULAS,
    ),
    Finding(
        "formula",
        "A power of a unit that no integer holds was read as another, and `L^-2147483648` read "
        "beyond a table.",
        _FORMULAS,
    ),
    Finding(
        "formula",
        "Variables of a check that lead to each other a thousandfold ended the engine: the stack "
        "was full.",
        _FORMULAS,
    ),
    Finding(
        "formula",
        "`max` and `min` passed over a value that is no number.",
        _FORMULAS,
    ),
    Finding(
        "solve",
        "Second order without springs of curves read the largest number of an empty list.",
        "engine/tests/every_analysis.cpp",
    ),
)
