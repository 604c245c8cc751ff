"""Before the service is ready, what reading a model makes once is made: no first request waits."""

import subprocess
import sys
from pathlib import Path
from typing import NoReturn

import pytest

from loadpath.service.server import run
from loadpath.service.settings import read_settings

READ_AFTER_PREPARING = """
import json, sys
from loadpath.builders import check_beam
from loadpath.document.types import document
from loadpath.document.validation import survey
from loadpath.document.validation.rules import not_honoured, versions
from loadpath.inspection import host
from loadpath.service.bodies.prepare_reading import prepare_reading
from loadpath.service.bodies.received_body import Limits
from loadpath.service.drafts.read_request import read_solve_request

body = json.dumps({"model": check_beam(span_m=6, section="HEA200")}).encode()
made_once = (survey._plan, not_honoured.marked, versions._newer_fields, host._load)
prepare_reading()
modules, before = set(sys.modules), [each.cache_info().misses for each in made_once]
assert all(before), before
assert read_solve_request(body, Limits(10**6, 10**6)).members == 1
assert [each.cache_info().misses for each in made_once] == before
assert set(sys.modules) == modules, set(sys.modules) - modules
"""


def test_reading_a_model_makes_nothing_that_preparing_did_not() -> None:
    subprocess.run([sys.executable, "-c", READ_AFTER_PREPARING], check=True)


def test_a_service_that_cannot_read_does_not_end_in_silence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def fail() -> NoReturn:
        raise RuntimeError("no module of the engine")

    monkeypatch.setattr(run, "prepare_reading", fail)
    settings = read_settings({"LOADPATH_DATA_FOLDER": str(tmp_path), "LOADPATH_PORT": "0"})
    with pytest.raises(RuntimeError, match="no module of the engine"):
        run.serve(settings, lambda _: None)
