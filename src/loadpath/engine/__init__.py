"""Hosts engine.wasm: carries documents in and results out. It knows no mechanics of its own."""

from loadpath.answer.verdict import Verdict, VerdictState

from .checking import Checks, check
from .errors import (
    DocumentRefused,
    EngineError,
    InvalidDocument,
    NotADigest,
    NotWritten,
    OutOfMemory,
    RequestRefused,
    SolveTimeout,
    UnusableSet,
)
from .host import Limits, Progress
from .lightest_sections import LightestSections, find_lightest
from .result_set import ResultSet
from .results import Results
from .solving import solve, solve_to_json
from .verifying import compare, verify

__all__ = [
    "Checks",
    "DocumentRefused",
    "EngineError",
    "InvalidDocument",
    "LightestSections",
    "Limits",
    "NotADigest",
    "NotWritten",
    "OutOfMemory",
    "Progress",
    "RequestRefused",
    "ResultSet",
    "Results",
    "SolveTimeout",
    "UnusableSet",
    "Verdict",
    "VerdictState",
    "check",
    "compare",
    "find_lightest",
    "solve",
    "solve_to_json",
    "verify",
]
