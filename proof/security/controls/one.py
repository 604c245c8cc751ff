"""`python -m proof.security.controls.one`: tries the control that it reads as JSON, and prints the
outcome. Its test has to pass while the control is there."""

import sys

import msgspec
import pytest

from proof.security.controls.control import Control
from proof.security.controls.trial import run_tests, try_without


def main() -> None:
    control = msgspec.json.decode(sys.stdin.buffer.read(), type=Control)
    ended, said = run_tests([control.node])
    if ended != pytest.ExitCode.OK:
        raise SystemExit(said)
    print(try_without(control))


if __name__ == "__main__":
    main()
