"""Runs the test of a control with the control switched off.

What no control is part of is imported once; each trial is a process that is forked from that one.
"""

import importlib
import json
import os
import sys
import tempfile
import traceback
from enum import StrEnum
from pathlib import Path

import pytest

from proof.security.controls.control import ROOT, Control

STARTUP = Path(__file__).parent / "startup"
IMPORTED = (
    "argon2",
    "httpx2",
    "jsonschema_rs",
    "loadpath.builders",
    "loadpath.inspection",
    "loadpath.mcp.sdk_server",
    "loadpath.mcp.tools",
    "starlette.testclient",
    "tests.declared_results",
    "uvicorn",
    "zstandard",
)
"""What most tests need and no control is part of."""


class Outcome(StrEnum):
    NOTICED = "noticed"
    SURVIVED = "survived"


class Untried(Exception):
    """Neither passed nor failed: the test is not there, or something else is broken."""


class Failures:
    """What failed: tests, or what stands before and after them."""

    def __init__(self) -> None:
        self.tests: list[str] = []
        self.others: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            (self.tests if report.when == "call" else self.others).append(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.others.append(report.nodeid)


def switched_off(control: Control) -> dict[str, str]:
    """Variables of processes that run without the control."""
    changed = {"module": control.module, "text": control.without()}
    return {"PROOF_SWITCHED_OFF": json.dumps(changed), "PYTHONPATH": str(STARTUP)}


def try_without(control: Control) -> Outcome:
    """Whether the test fails without the control; a failure before or after it does not count."""
    if control.module in sys.modules:
        raise Untried(f"{control.name}: {control.module} is imported with the control already")
    ended, said = run_tests([control.node], control)
    if ended == pytest.ExitCode.OK:
        return Outcome.SURVIVED
    if ended != pytest.ExitCode.TESTS_FAILED:
        raise Untried(f"{control.name}: {said}")
    return Outcome.NOTICED


def run_tests(nodes: list[str], without: Control | None = None) -> tuple[int, str]:
    """What pytest ends with in a process of its own, and what it says."""
    for name in IMPORTED:
        importlib.import_module(name)
    with tempfile.NamedTemporaryFile() as said:
        child = os.fork()
        if child == 0:
            be_child(nodes, without, said.name)
        _, status = os.waitpid(child, 0)
        return os.waitstatus_to_exitcode(status), Path(said.name).read_text(encoding="utf-8")


def be_child(nodes: list[str], without: Control | None, said: str) -> None:
    """Ends the process as pytest ends, but with an internal error where no test failed."""
    ended: int = pytest.ExitCode.INTERNAL_ERROR
    try:
        for stream in (1, 2):
            os.dup2(os.open(said, os.O_WRONLY | os.O_APPEND), stream)
        os.chdir(ROOT)
        os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # which takes longer than most tests
        if without is not None:
            os.environ |= switched_off(without)
            importlib.import_module("proof.security.controls.startup.sitecustomize")
        failures = Failures()
        words = ["-x", "-q", "--tb=short", "-p", "no:cacheprovider", *nodes]
        ended = pytest.main(words, plugins=[failures])
        if ended == pytest.ExitCode.TESTS_FAILED and (failures.others or not failures.tests):
            ended = pytest.ExitCode.INTERNAL_ERROR
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(ended)
