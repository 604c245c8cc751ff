"""The commands of the service, as processes of their own."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
from click.testing import CliRunner, Result

from loadpath.cli.main import main
from loadpath.service.settings import mask_address


def environment(folder: Path, **settings: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("LOADPATH_")}
    return {**kept, "LOADPATH_DATA_FOLDER": str(folder / "data"), **settings}


def run(folder: Path, *arguments: str, stdin: str = "", **settings: str) -> Result:
    """Run a command in this process, as if with these settings only."""
    cleared: dict[str, str | None] = {
        name: None for name in os.environ if name.startswith("LOADPATH_")
    }
    set_now = {"LOADPATH_DATA_FOLDER": str(folder / "data"), **settings}
    done = CliRunner().invoke(main, arguments, input=stdin, env={**cleared, **set_now})
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done


def run_json(folder: Path, *arguments: str, **options: Any) -> Any:
    done = run(folder, *arguments, "--json", **options)
    assert done.exit_code == 0, done.stderr
    return json.loads(done.stdout)


@contextmanager
def serving(folder: Path, **settings: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """`loadpath serve` on a free port; gives its address once it has said that it is ready."""
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "loadpath.cli", "serve", "--port", "0"],
            env=environment(folder, **settings),
            cwd=folder,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
    try:
        assert process.stdout is not None
        first = process.stdout.readline()
        assert "ready at http://127.0.0.1:" in first
        yield first.split("ready at ")[1].split()[0], process
    finally:
        process.kill()
        process.wait()
        assert process.stdout is not None
        process.stdout.close()


def test_from_an_empty_folder_to_an_answer(tmp_path: Path) -> None:
    """RUN-1, RUN-5, RUN-7."""
    with serving(tmp_path) as (base, process):
        account = run_json(tmp_path, "account", "create", "Ada@example.com", "--pro")
        assert account["email"] == "ada@example.com"
        assert account["is_premium"] is True
        key = run_json(tmp_path, "key", "create", "ada@example.com", "--name", "first")
        assert set(key) == {"id", "name", "key", "scopes", "created_at", "expires_at", "message"}
        me = httpx2.get(f"{base}/api/sdk/me", headers={"X-API-Key": key["key"]})
        assert me.json()["user_id"] == account["user_id"]
        revoked = run(tmp_path, "key", "revoke", "ada@example.com", key["id"])
        assert revoked.exit_code == 0
        again = httpx2.get(f"{base}/api/sdk/me", headers={"X-API-Key": key["key"]})
        assert again.status_code == 401
        process.terminate()
        said = process.stdout.read() if process.stdout else ""
        assert said.count("loadpath account create") == 1
        assert said.count("loadpath key create") == 1
        assert f"loadpath open - --base-url {base}" in said
    lines = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    assert [line["status"] for line in lines if line["event"] == "request"] == [200, 401]


def test_sigterm_lets_requests_finish(tmp_path: Path) -> None:
    """RUN-2, RUN-3: not ready at once, still answering, then gone; the request in flight ends."""
    with (
        serving(tmp_path, LOADPATH_DRAIN_SECONDS="3") as (base, process),
        httpx2.Client(base_url=base, timeout=10) as client,
    ):
        assert client.get("/readyz").status_code == 200
        host, port = base.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), timeout=60) as slow:
            slow.sendall(
                b"POST /api/sdk/token HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                b"Content-Length: 2\r\n\r\n"
            )
            process.send_signal(signal.SIGTERM)
            deadline = time.monotonic() + 30
            while client.get("/readyz").status_code == 200:
                assert time.monotonic() < deadline
            assert client.get("/readyz").status_code == 503
            assert client.get("/livez").status_code == 200
            while True:
                try:
                    socket.create_connection((host, int(port)), timeout=60).close()
                except ConnectionRefusedError:
                    break
                assert time.monotonic() < deadline
                time.sleep(0.05)
            slow.sendall(b"{}")
            assert slow.recv(65536).startswith(b"HTTP/1.1 400")
        assert process.wait(60) == 0


def test_a_taken_port_is_one_line(tmp_path: Path) -> None:
    """RUN-1."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        done = run(tmp_path, "serve", "--port", str(taken.getsockname()[1]))
    assert done.exit_code == 1
    assert "something else listens there" in done.stderr


def test_accounts_from_the_command_line(tmp_path: Path) -> None:
    """RUN-7, ACC-6, ACC-7."""
    create = ("account", "create", "eve@example.com")
    run_json(tmp_path, *create, "--password-stdin", stdin="a long password\n")
    assert run(tmp_path, "account", "create", " EVE@Example.com").exit_code == 1
    assert run(tmp_path, "account", "create", "not an address").exit_code == 1
    changed = run_json(tmp_path, "account", "set-tier", "eve@example.com", "pro")
    assert changed["tier"] == "pro"
    assert run(tmp_path, "account", "set-tier", "eve@example.com", "gold").exit_code == 2
    unknown = run(tmp_path, "account", "set-tier", "nobody@example.com", "pro")
    assert (unknown.exit_code, "no account" in unknown.stderr) == (1, True)
    short = run(tmp_path, "account", "set-password", "eve@example.com", "--password-stdin")
    assert (short.exit_code, "password" in short.stderr) == (1, True)
    accounts = run_json(tmp_path, "account", "list")["accounts"]
    assert [(a["email"], a["tier"]) for a in accounts] == [("eve@example.com", "pro")]


def test_a_new_password_ends_tokens(tmp_path: Path) -> None:
    """ACC-7."""
    with serving(tmp_path) as (base, _):
        create = ("account", "create", "eve@example.com", "--password-stdin")
        run_json(tmp_path, *create, stdin="the first password\n")
        body = {"email": "eve@example.com", "password": "the first password"}
        token = httpx2.post(f"{base}/api/sdk/token", json=body).json()["token"]
        headers = {"Authorization": f"Bearer {token}"}
        assert httpx2.get(f"{base}/api/sdk/me", headers=headers).status_code == 200
        change = ("account", "set-password", "eve@example.com", "--password-stdin")
        run_json(tmp_path, *change, stdin="the second password\n")
        assert httpx2.get(f"{base}/api/sdk/me", headers=headers).status_code == 401
        assert httpx2.post(f"{base}/api/sdk/token", json=body).status_code == 401


def test_keys_from_the_command_line(tmp_path: Path) -> None:
    """RUN-7, KEY-4."""
    run_json(tmp_path, "account", "create", "eve@example.com")
    key = ("key", "create", "eve@example.com", "--name", "k")
    made = run_json(tmp_path, *key, "--scope", "handoff", "--scope", "keys", "--days", "3")
    assert made["scopes"] == ["handoff", "keys"]
    assert made["expires_at"] is not None
    assert run(tmp_path, *key, "--scope", "admin").exit_code == 1
    assert run(tmp_path, *key, "--days", "0").exit_code == 2
    assert [k["id"] for k in run_json(tmp_path, "key", "list", "eve@example.com")["keys"]] == [
        made["id"]
    ]
    assert made["key"] not in run(tmp_path, "key", "list", "eve@example.com").stdout
    assert run(tmp_path, "key", "revoke", "eve@example.com", "unknown").exit_code == 1


def test_backup_restore_and_vacuum_from_the_command_line(tmp_path: Path) -> None:
    """RUN-11, RUN-13, RUN-14."""
    run(tmp_path, "account", "create", "eve@example.com")
    copy = tmp_path / "copy.sqlite"
    told = run_json(tmp_path, "backup", str(copy))
    assert told == {"file": str(copy), "bytes": copy.stat().st_size}
    refused = run(tmp_path, "restore", str(copy))
    assert (refused.exit_code, "holds accounts already" in refused.stderr) == (1, True)
    run_json(tmp_path, "account", "delete", "eve@example.com", "--yes")
    run_json(tmp_path, "restore", str(copy))
    accounts = run_json(tmp_path, "account", "list")["accounts"]
    assert [account["email"] for account in accounts] == ["eve@example.com"]
    told = run_json(tmp_path, "vacuum")
    assert told["bytes_after"] <= told["bytes_before"]


def test_config_masks_secrets(tmp_path: Path) -> None:
    """RUN-6, ERR-5."""
    secrets = {
        "LOADPATH_DATABASE_URL": "postgresql://user:hunter2@db/loadpath",
        "LOADPATH_METRICS_TOKEN": "hunter3",
        "LOADPATH_OIDC_CLIENT_SECRET": "hunter4",
    }
    shown = run_json(tmp_path, "config", **secrets)
    assert "hunter" not in json.dumps(shown)
    assert shown["LOADPATH_DATABASE_URL"] == "postgresql://user:********@db/loadpath"
    assert shown["LOADPATH_BASE_URL"] == "http://127.0.0.1:8000"
    assert "hunter" not in run(tmp_path, "config", **secrets).stdout


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("postgresql://u@db/x?password=hunter2", "postgresql://u@db/x?password=********"),
        (
            "postgresql://u:hunter2@db/x?sslmode=require&sslpassword=hunter3&port=5",
            "postgresql://u:********@db/x?sslmode=require&sslpassword=********&port=5",
        ),
        ("postgresql:///x?host=/run&pass%77ord=h%75nter2", None),
        ("postgresql://u@db/x?options=-c%20secret%3Dhunter2", None),
    ],
)
def test_config_masks_passwords_wherever_they_stand(address: str, shown: str | None) -> None:
    """RUN-6, ERR-5."""
    masked = mask_address(address)
    assert "hunter" not in masked
    assert "h%75nter" not in masked
    assert shown is None or masked == shown


@pytest.mark.parametrize(
    "setting",
    [
        {"LOADPATH_PROT": "80"},
        {"LOADPATH_PORT": "eighty"},
        {"LOADPATH_PORT": "70000"},
        {"LOADPATH_MAX_MODEL_BYTES": "0"},
        {"LOADPATH_LOG_FORMAT": "xml"},
        {"LOADPATH_BASE_URL": "ftp://x"},
        {"LOADPATH_TRUSTED_PROXIES": "nonsense"},
        {"LOADPATH_OIDC_ISSUER": "https://x"},
    ],
)
def test_bad_settings_are_one_line(tmp_path: Path, setting: dict[str, str]) -> None:
    """RUN-6."""
    done = run(tmp_path, "config", **setting)
    assert done.exit_code == 1
    assert next(iter(setting)).split("_")[1] in done.stderr.upper()


def test_the_variable_of_the_client_is_no_mistake(tmp_path: Path) -> None:
    """RUN-6."""
    assert run(tmp_path, "config", LOADPATH_API_KEY="lpk0.x").exit_code == 0


def test_a_bad_database_address_is_one_line(tmp_path: Path) -> None:
    """RUN-6, STORE-4."""
    for address in ("mysql://x", "postgresql://nobody@127.0.0.1:1/nothing"):
        done = run(tmp_path, "account", "list", LOADPATH_DATABASE_URL=address)
        assert done.exit_code == 1
