"""Hosts engine.wasm: carries documents in and results out. It knows no mechanics of its own."""

from loadpath.answer.verdict import Verdict, VerdictState

from .checking import Checks, check
from .errors import (
    DocumentRefused,
    EngineError,
    InvalidDocument,
    OutOfMemory,
    SolveTimeout,
    UnusableSet,
)
from .host import Limits, Progress
from .result_set import ResultSet
from .results import Results
from .solving import solve, solve_to_json

__all__ = [
    "Checks",
    "DocumentRefused",
    "EngineError",
    "InvalidDocument",
    "Limits",
    "OutOfMemory",
    "Progress",
    "ResultSet",
    "Results",
    "SolveTimeout",
    "UnusableSet",
    "Verdict",
    "VerdictState",
    "check",
    "solve",
    "solve_to_json",
]
