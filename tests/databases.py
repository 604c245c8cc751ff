"""Databases for tests: an SQLite file, or a PostgreSQL cluster of the tests' own."""

import os
import shutil
import signal
import subprocess
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psycopg

from tests.free_port import find_free_port

KINDS = ("sqlite", "postgresql")
DURABLE = "-c max_connections=200 -c shared_buffers=32MB"
QUICK = f"{DURABLE} -c fsync=off -c full_page_writes=off"


def find_programs() -> Path:
    """Debian's folder of server programs, newest version first."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)
    assert folders, "PostgreSQL is missing; `make debian` installs it"
    return folders[0].parent


class Cluster:
    """A PostgreSQL server in a temporary folder; it refuses to run as root, so nobody runs it."""

    def __init__(self, settings: str = QUICK) -> None:
        self.settings = settings
        self.programs = find_programs()
        self.user = "postgres" if os.getuid() == 0 else None
        self.folder = Path(tempfile.mkdtemp(prefix="loadpath-postgresql-"))
        self.port = find_free_port()
        if self.user:
            shutil.chown(self.folder, self.user)
        data = str(self.folder / "data")
        self._run("initdb", "--no-sync", "--auth=trust", "--username=test", "--pgdata", data)
        self.start()

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [self.programs / program, *arguments],
            check=True,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            user=self.user,
            cwd=self.folder,
        )

    def start(self) -> None:
        options = f"-p {self.port} -k {self.folder} {self.settings}"
        data = str(self.folder / "data")
        log = str(self.folder / "log")
        self._run("pg_ctl", "start", "--wait", "-D", data, "-l", log, "-o", options)

    def stop(self, mode: str = "immediate") -> None:
        self._run("pg_ctl", "stop", "--wait", "-D", str(self.folder / "data"), "-m", mode)

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """The server and all its processes stand still, as on a machine that hangs."""
        postmaster = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        found = subprocess.run(
            ["ps", "-o", "pid=", "--ppid", str(postmaster)],
            capture_output=True,
            text=True,
            check=True,
        )
        processes = [postmaster, *map(int, found.stdout.split())]
        try:
            for process in processes:
                with suppress(ProcessLookupError):  # of a connection that has just ended
                    os.kill(process, signal.SIGSTOP)
            yield
        finally:
            for process in processes:
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGCONT)

    def address(self, database: str) -> str:
        return f"postgresql://test@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The address of a new, empty database."""
        name = f"t{uuid.uuid4().hex}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.address(name)


@contextmanager
def running_cluster(settings: str = QUICK) -> Iterator[Cluster]:
    cluster = Cluster(settings)
    try:
        yield cluster
    finally:
        cluster.stop()
        shutil.rmtree(cluster.folder, ignore_errors=True)
