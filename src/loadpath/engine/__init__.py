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
    SolveTimeout,
    UnusableSet,
)
from .host import Limits, Progress
from .result_set import ResultSet
from .results import Results
from .solving import solve, solve_to_json
from .verifying import compare, verify

__all__ = [
    "Checks",
    "DocumentRefused",
    "EngineError",
    "InvalidDocument",
    "Limits",
    "NotADigest",
    "NotWritten",
    "OutOfMemory",
    "Progress",
    "ResultSet",
    "Results",
    "SolveTimeout",
    "UnusableSet",
    "Verdict",
    "VerdictState",
    "check",
    "compare",
    "solve",
    "solve_to_json",
    "verify",
]
