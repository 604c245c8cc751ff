"""Controls are where their list says, were all tried, and two of them are switched off here."""

import subprocess
import sys

import pytest
from msgspec import json
from msgspec.structs import replace

from proof.record import Record
from proof.security.controls.control import ROOT, Control
from proof.security.controls.listed import CONTROLS
from proof.security.controls.trial import Outcome
from tests.proof.test_security_table import find_tests

BY_NAME = {control.name: control for control in CONTROLS}


def test_every_control_is_in_the_sources_once_and_has_its_test() -> None:
    assert len(BY_NAME) == len(CONTROLS) > 20
    for control in CONTROLS:
        assert control.without() != control.text
        path, _, name = control.node.partition("::")
        assert name.partition("[")[0] in find_tests(path), control.name


def test_without_a_control_sources_can_be_compiled() -> None:
    for control in CONTROLS:
        compile(control.without(), control.file, "exec")


def test_every_control_was_missed() -> None:
    """A new one has to be tried: `python -m proof.security.controls`."""
    events = Record("security-controls", ROOT / "docs" / "proof" / "records").events
    outcomes = {event["control"]: event["outcome"] for event in events}
    assert outcomes == dict.fromkeys(BY_NAME, Outcome.NOTICED)


def outcome_of(control: Control) -> str:
    """In a process of its own: here other tests have imported what the control is part of."""
    words = [sys.executable, "-m", "proof.security.controls.one"]
    done = subprocess.run(
        words, cwd=ROOT, input=json.encode(control), capture_output=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.decode().splitlines()[-1]


@pytest.mark.parametrize(
    "name", ["A key counts with its own secret only", "Settings are shown without their secrets"]
)
def test_a_test_fails_without_its_control(name: str) -> None:
    assert outcome_of(BY_NAME[name]) == Outcome.NOTICED


def test_a_change_that_takes_nothing_away_survives() -> None:
    """Else whatever breaks a test would count as noticed."""
    control = BY_NAME["A secret has 256 random bits"]
    harmless = replace(control, after="secrets.randbits(250 + 6)")
    assert outcome_of(harmless) == Outcome.SURVIVED
