"""What `loadpath doctor` looks at, one function per subject.

A finding is `fine`, `unset` (not needed for solving here) or `wrong`.
"""

import importlib.util
import os
import platform
from typing import Literal

import httpx2
import msgspec

import loadpath
from loadpath.builders import create_beam
from loadpath.cli.extras import install_command
from loadpath.cli.key_here import Known, look_for_key
from loadpath.client import Client, LoadpathError, UnauthorizedError
from loadpath.client.connection import API_KEY, BASE_URL, make_connection
from loadpath.engine import EngineError, Limits, solve

State = Literal["fine", "unset", "wrong"]
SERVER_PACKAGES = ("apsw", "starlette", "uvicorn")
PATIENCE = 5.0


class Finding(msgspec.Struct, frozen=True):
    """One thing that was looked at, and what to do about it."""

    about: str
    state: State
    found: str
    advice: str | None = None


def examine(base_url: str | None) -> list[Finding]:
    """Everything, from here outwards."""
    findings = [look_at_versions(), look_at_engine(), look_at_server_packages()]
    try:
        address = make_connection(base_url, None, None).base_url
    except LoadpathError as error:
        advice = f"Set {BASE_URL} to the address of a service, or unset it."
        return [*findings, Finding("service", "wrong", str(error), advice)]
    service = look_at_service(address, is_asked=base_url is not None or BASE_URL in os.environ)
    return [*findings, service, look_at_key(address, is_reachable=service.state == "fine")]


def look_at_versions() -> Finding:
    found = f"{loadpath.__version__}, Python {platform.python_version()}, {platform.platform()}"
    return Finding("loadpath", "fine", found)


def look_at_engine() -> Finding:
    """Solve 10 kN/m over 6 m: each support carries 30 kN."""
    try:
        results = solve(create_beam(span_m=6, load_kn=10), limits=Limits(seconds=60))
        (case,) = results.loadcases.values()
        carried = case.reaction(1)["fy"]
    except (EngineError, OSError) as error:
        return Finding("engine", "wrong", str(error), "Install the package again.")
    if abs(carried - 30e3) > 1e-3:
        found = f"a support of a beam under 60 kN carries {carried:g} N instead of 30000 N"
        return Finding("engine", "wrong", found, "Install the package again.")
    if results.engine_version != loadpath.__version__:
        found = f"version {results.engine_version} in a package of {loadpath.__version__}"
        return Finding("engine", "wrong", found, "Install the package again.")
    return Finding("engine", "fine", f"{results.engine_version}, solves a beam")


def look_at_server_packages() -> Finding:
    missing = [name for name in SERVER_PACKAGES if importlib.util.find_spec(name) is None]
    if missing:
        found = f"not installed ({', '.join(missing)})"
        advice = f"Only `loadpath serve` and its like need them: {install_command('server')}"
        return Finding("packages of the service", "unset", found, advice)
    return Finding("packages of the service", "fine", "installed")


def look_at_service(address: str, *, is_asked: bool) -> Finding:
    try:
        answer = httpx2.get(f"{address}/packages/index.json", timeout=PATIENCE)
        version = answer.json()["version"]
    except httpx2.HTTPError as error:
        reason = str(error) or type(error).__name__
        state: State = "wrong" if is_asked else "unset"
        advice = f"Start one with `loadpath serve`, or set {BASE_URL} to the address of another."
        return Finding("service", state, f"no answer from {address}: {reason}", advice)
    except (ValueError, KeyError, TypeError):
        advice = f"Set {BASE_URL} to the address of a Loadpath service."
        return Finding("service", "wrong", f"{address} is something else", advice)
    if version != loadpath.__version__:
        found = f"{address} runs version {version}, this is {loadpath.__version__}"
        return Finding("service", "wrong", found, f"Install its own package: {address}/packages/")
    return Finding("service", "fine", f"{address}, version {version}")


def look_for_refused_key(address: str, refusal: str) -> Finding:
    """A key may be wrong, or of another database than the service has."""
    advice = f"Make a new key at {address}/account or with `loadpath key create`."
    if importlib.util.find_spec("apsw") is None:
        return Finding("API key", "wrong", refusal, advice)
    try:
        known, database = look_for_key(os.environ[API_KEY])
    except Exception as error:  # whatever is the matter with a database that was only looked into
        return Finding("API key", "wrong", f"{refusal} Nor could it be looked for: {error}", advice)
    if known is Known.here:
        return Finding(
            "API key",
            "wrong",
            f"it is a key of {database}, and the service at {address} has another database",
            "Start the service in the folder where the key was made, or set LOADPATH_DATA_FOLDER.",
        )
    nor = "" if known is Known.no_database else f" It is not in {database} either."
    return Finding("API key", "wrong", f"{refusal}{nor}", advice)


def look_at_key(address: str, *, is_reachable: bool) -> Finding:
    if not os.environ.get(API_KEY):
        advice = f"Make one at {address}/account or with `loadpath key create`."
        return Finding("API key", "unset", f"{API_KEY} is not set", advice)
    if not is_reachable:
        return Finding("API key", "unset", f"{API_KEY} is set; there is no service to ask about it")
    try:
        with Client(address, timeout=PATIENCE) as client:
            account = client.me()
    except UnauthorizedError as error:
        return look_for_refused_key(address, str(error))
    except LoadpathError as error:
        return Finding("API key", "wrong", str(error), "Try again later.")
    tier = "Pro" if account.is_premium else "free"
    return Finding("API key", "fine", f"{account.email}, {tier} tier")
