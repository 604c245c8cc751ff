"""The servers under test, as processes of their own."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

ACCOUNTS = 4

STARLETTE = """
from starlette.applications import Starlette
from starlette.responses import Response
from starlette.routing import Route

async def empty(request):
    return Response(b"{}", media_type="application/json")

application = Starlette(routes=[Route("/", empty)])
"""
FASTAPI = """
from fastapi import FastAPI

application = FastAPI()

@application.get("/")
async def empty():
    return {}
"""
SERVER = """
import socket
import uvicorn
from loadpath.service.server.protocol import HardenedProtocol
from loadpath.service.server.run import make_config
from loadpath.service.settings import Settings

listener = socket.create_server(("127.0.0.1", 0), backlog=2048)
print(listener.getsockname()[1], flush=True)
config = make_config(application, Settings(), HardenedProtocol)
uvicorn.Server(config).run(sockets=[listener])
"""


@contextmanager
def empty_server(application: str) -> Iterator[tuple[int, int]]:
    """An application that does nothing, on the same server; gives port and process."""
    words = [sys.executable, "-c", application + SERVER]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        yield int(process.stdout.readline()), process.pid
    finally:
        process.kill()
        process.wait()


class Served(NamedTuple):
    port: int
    process_id: int
    keys: list[str]
    """One of each account."""


@contextmanager
def service(folder: Path, database: str = "") -> Iterator[Served]:
    """`loadpath serve` with some accounts, on SQLite in the folder unless there is a database."""
    environment = {
        **os.environ,
        "LOADPATH_DATA_FOLDER": str(folder),
        "LOADPATH_PORT": "0",
        "LOADPATH_DRAIN_SECONDS": "0",
        "LOADPATH_MAX_REQUESTS": "1000000000",
        "LOADPATH_MAX_KEY_REQUESTS": "1000000000",
        "LOADPATH_MAX_WAITING_BYTES": "1000000000",  # the uploads are a little more than there is
        **({"LOADPATH_DATABASE_URL": database} if database else {}),
    }
    loadpath = [sys.executable, "-m", "loadpath.cli"]

    def tell(*arguments: str) -> bytes:
        command = [*loadpath, *arguments, "--json"]
        return subprocess.run(command, env=environment, capture_output=True, check=True).stdout

    with (folder / "log").open("w") as log:
        process = subprocess.Popen(
            [*loadpath, "serve"], env=environment, stdout=subprocess.PIPE, stderr=log, text=True
        )
    try:
        assert process.stdout is not None
        port = int(process.stdout.readline().split("127.0.0.1:")[1].split()[0])
        keys = []
        for address in (f"bench{number}@example.com" for number in range(ACCOUNTS)):
            tell("account", "create", address)
            keys.append(json.loads(tell("key", "create", address, "--name=bench"))["key"])
        yield Served(port, process.pid, keys)
    finally:
        process.terminate()  # not killed: its worker processes end with it
        process.wait()


def processor_seconds(process_id: int) -> float:
    """Processor time that a process and its descendants have used: unlike rates, other programs
    do not disturb it."""
    ticks = 0
    for current in family(process_id):
        with suppress(OSError):
            fields = Path(f"/proc/{current}/stat").read_text().rsplit(")", 1)[1].split()
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def memory_of(process_id: int) -> int:
    """Bytes that a process and its descendants hold, shared pages counted once."""
    total = 0
    for current in family(process_id):
        with suppress(OSError):
            rollup = Path(f"/proc/{current}/smaps_rollup").read_text()
            total += int(rollup.split("Pss:")[1].split()[0]) * 1024
    return total


def family(process_id: int) -> list[int]:
    """A process and its descendants, whichever of their threads started them."""
    found = [process_id]
    for current in found:
        for thread in Path(f"/proc/{current}/task").glob("*/children"):
            with suppress(OSError):
                found += map(int, thread.read_text().split())
    return found
