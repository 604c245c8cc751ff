"""The deployment examples: their settings exist, their numbers fit, their files are there."""

import re
import subprocess
from pathlib import Path

import yaml  # type: ignore[import-untyped]

from loadpath.cli.main import COMMANDS
from loadpath.service.settings import Settings, describe_settings, read_settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
CLOSED = {
    "DynamicUser=yes",
    "NoNewPrivileges=yes",
    "CapabilityBoundingSet=",
    "PrivateDevices=yes",
    "PrivateTmp=yes",
    "PrivateUsers=yes",
    "ProtectHome=yes",
    "ProtectSystem=strict",
    "RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX",
    "RestrictNamespaces=yes",
    "SystemCallFilter=@system-service",
}
EXAMPLES = ["loadpath.service", "Dockerfile", "compose.yaml", "haproxy.cfg"]


def text_of(name: str) -> str:
    return (DEPLOY / name).read_text()


def test_every_setting_in_the_examples_exists() -> None:
    """RUN-6."""
    known = {variable for _, variable, _, _ in describe_settings()}
    for name in [*EXAMPLES, "README.md"]:
        assert set(re.findall(r"LOADPATH_[A-Z_]+", text_of(name))) <= known, name


def test_the_settings_of_the_examples_are_accepted() -> None:
    """RUN-6."""
    unit = dict(re.findall(r"^Environment=(LOADPATH_\w+)=(.*)$", text_of("loadpath.service"), re.M))
    image = dict(re.findall(r"(LOADPATH_\w+)=(\S+)", text_of("Dockerfile")))
    compose = yaml.safe_load(text_of("compose.yaml"))
    replica = compose["services"]["loadpath"]["environment"]
    replica = {**replica, "LOADPATH_BASE_URL": "http://localhost:8080"}
    for environment in (unit, image, replica):
        assert len(environment) >= 3
        read_settings(environment)


def test_the_service_has_time_to_stop() -> None:
    """RUN-2."""
    needed = Settings().drain_seconds + Settings().stop_seconds
    unit = re.search(r"TimeoutStopSec=(\d+)", text_of("loadpath.service"))
    assert unit is not None
    assert int(unit[1]) > needed
    compose = yaml.safe_load(text_of("compose.yaml"))["services"]["loadpath"]
    assert int(compose["stop_grace_period"].removesuffix("s")) > needed
    assert compose["deploy"]["replicas"] == 2


def test_the_unit_leaves_little_open() -> None:
    """RUN-9: what a service reaches is closed by name; systemd judges the whole."""
    assert set(text_of("loadpath.service").splitlines()) >= CLOSED
    # Its score in tenths: 0 is closed, 100 is open.
    command = ["systemd-analyze", "security", "--offline=true", "--threshold=20"]
    judged = subprocess.run(
        [*command, str(DEPLOY / "loadpath.service")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert judged.returncode == 0, judged.stdout[-200:]


def test_the_unit_lets_models_be_inspected() -> None:
    """RUN-9: machine code of WebAssembly is written, then run, which that line would forbid."""
    assert "MemoryDenyWriteExecute=yes" not in text_of("loadpath.service").splitlines()


def test_two_checks_of_the_proxy_fit_into_the_draining() -> None:
    """RUN-18: it leaves a replica alone before that stops listening."""
    found = re.search(r"check inter (\d+)ms fastinter (\d+)ms fall 2 ", text_of("haproxy.cfg"))
    assert found is not None
    assert int(found[1]) + int(found[2]) <= Settings().drain_seconds * 1000 / 2


def test_what_the_examples_call_is_there() -> None:
    """RUN-1."""
    assert "serve" in COMMANDS
    assert "loadpath serve" in text_of("loadpath.service")
    assert 'CMD ["loadpath", "serve"]' in text_of("Dockerfile")
    copied = re.findall(r"^COPY (.*) \S+$", text_of("Dockerfile"), re.M)
    for name in " ".join(copied).split():
        assert (ROOT / name).exists(), name
    for name in EXAMPLES:
        assert f"`{name}`" in text_of("README.md")
