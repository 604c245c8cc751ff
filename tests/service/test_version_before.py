"""The program before the newest migration beside this one, on one database, under load.

The older program comes from the project's own history: the last commit without the newest
migration, with what is built and not kept (modules, pages) from this checkout. So each migration
that is added is tried against the program that it will meet.
"""

import io
import json
import os
import signal
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2
import psycopg
import pytest

from loadpath.store.migrations import list_migrations
from tests.databases import Cluster
from tests.docs.test_recipes import has_history
from tests.free_port import find_free_port
from tests.running_service import wait_until_ready
from tests.service.models import valid_model
from tests.service.running_proxy import running_proxy
from tests.service.test_scale import CLIENTS, Load, check_links, running_fleet

ROOT = Path(__file__).parents[2]
MIGRATIONS = "src/loadpath/store/migrations/sqlite"
SOURCE = "src/loadpath"


def git(*words: str) -> bytes:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, check=True).stdout


@pytest.fixture(scope="module")
def version_before(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the older program's packages."""
    if not has_history():
        pytest.skip("this checkout has no history")
    newest = f"{MIGRATIONS}/{list_migrations('sqlite')[-1].name}.sql"
    added = git("log", "--diff-filter=A", "--format=%H", "--", newest).decode().split()
    if not added:
        pytest.skip("the newest migration is not committed yet")
    folder = tmp_path_factory.mktemp("version-before")
    archive = git("archive", f"{added[-1]}~1", SOURCE)
    with tarfile.open(fileobj=io.BytesIO(archive)) as files:
        files.extractall(folder, filter="data")
    built = git("ls-files", "--others", "--ignored", "--exclude-standard", SOURCE).decode()
    for name in built.splitlines():
        if "__pycache__" not in name:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).symlink_to(ROOT / name)
    return folder / "src"


NEW_KEYS = """
import contextlib, io, json, sys
from loadpath.cli.main import main

def run(*words):
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        main([*words, "--json"], standalone_mode=False)
    return json.loads(printed.getvalue())

def make(email):
    run("account", "create", email)
    return run("key", "create", email, "--name", "load")

print(json.dumps([make(f"client{number}@example.com") for number in range(int(sys.argv[1]))]))
"""


class Program:
    """One version of the program on a database."""

    def __init__(self, packages: Path, folder: Path, database_url: str) -> None:
        self.port = find_free_port()
        self._folder = folder
        kept = {k: v for k, v in os.environ.items() if not k.startswith("LOADPATH_")}
        self._environment = {
            **kept,
            "PYTHONPATH": str(packages),
            "LOADPATH_DATABASE_URL": database_url,
            "LOADPATH_PORT": str(self.port),
            "LOADPATH_DRAIN_SECONDS": "1",
            "LOADPATH_WORKERS": "1",
        }

    def _run(self, *words: str) -> bytes:
        done = subprocess.run(
            [sys.executable, *words],
            env=self._environment,
            cwd=self._folder,
            capture_output=True,
            check=True,
        )
        return done.stdout

    def new_keys(self, count: int) -> list[str]:
        """One of each new account, made by the program's own commands in one process."""
        return [str(made["key"]) for made in json.loads(self._run("-c", NEW_KEYS, str(count)))]

    @contextmanager
    def serving(self) -> Iterator["subprocess.Popen[bytes]"]:
        process = subprocess.Popen(
            [sys.executable, "-m", "loadpath.cli", "serve"],
            env=self._environment,
            cwd=self._folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            wait_until_ready(f"http://127.0.0.1:{self.port}", process)
            yield process
        finally:
            process.kill()
            process.wait()

    def applied(self) -> str:
        """How old the program is: the newest migration it knows."""
        program = (
            "from loadpath.store.migrations import list_migrations\n"
            "print(list_migrations('sqlite')[-1].name)"
        )
        return self._run("-c", program).decode().strip()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_newer_version_takes_over_under_load(
    kind: str, version_before: Path, cluster: Cluster, tmp_path: Path
) -> None:
    """STORE-7, RUN-2: it starts and migrates beside the older one, which is then told to stop; no
    answer is wrong, and every link works. Who is at the older one's door when it closes may have to
    ask again: that is up to the older program, and `test_draining` asks more of this one."""
    url = cluster.new_database() if kind == "postgresql" else f"sqlite:///{tmp_path}/db.sqlite"
    older = Program(version_before, tmp_path, url)
    newer = Program(ROOT / "src", tmp_path, url)
    known = [migration.name for migration in list_migrations("sqlite")]
    assert (older.applied(), newer.applied()) == (known[-2], known[-1])
    keys = older.new_keys(CLIENTS)
    ports = [older.port, newer.port]
    with older.serving() as old_process, Load(ports, keys, idle_connections=0) as load:
        load.wait_for_more()
        with newer.serving():
            load.wait_for_more()
            old_process.send_signal(signal.SIGTERM)
            assert old_process.wait(60) == 0
            load.wait_for_more()
            load.stop()
            assert load.wrong == []
            assert set(load.lost) <= {older.port}
            with httpx2.Client(base_url=f"http://127.0.0.1:{newer.port}", timeout=60) as client:
                for draft_id in load.links[-40:]:  # of all accounts: none has made way yet
                    assert client.get(f"/open/{draft_id}/document").json() == valid_model()


def test_one_of_four_migrates_while_the_others_go_on(
    version_before: Path, cluster: Cluster, tmp_path: Path
) -> None:
    """STORE-7, RUN-2, RUN-18: of four processes of the version before, behind a proxy, one is
    killed and one restarted as it was; then one comes back as the newer program and migrates,
    beside two that are older still. Every request is answered at the first try, nothing is made
    twice, and every link works at each of the three."""
    url = cluster.new_database()
    keys = Program(version_before, tmp_path, url).new_keys(CLIENTS)
    numbers = [migration.number for migration in list_migrations("postgresql")]
    with (
        running_fleet(tmp_path, url, version_before) as fleet,
        running_proxy(tmp_path, fleet.ports) as proxy,
    ):
        with Load([proxy], keys) as load:
            load.wait_for_more()
            fleet.processes[0].kill()
            load.wait_for_more()
            fleet.end(1)
            fleet.start_again(1)
            load.wait_for_more()
            fleet.end(2)
            assert newest_migration(url) == numbers[-2]
            fleet.packages = ROOT / "src"
            fleet.start_again(2)
            assert newest_migration(url) == numbers[-1]
            load.wait_for_more()
        assert [*load.wrong, *load.lost] == []
        check_links(url, load.links, fleet.ports[1:])


def newest_migration(database_url: str) -> int:
    """The number of the newest that was applied."""
    with psycopg.connect(database_url) as connection:
        row = connection.execute("SELECT MAX(number) FROM migrations").fetchone()
    assert row is not None
    return int(row[0])
