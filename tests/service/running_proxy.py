"""HAProxy with the configuration of `deploy/`, in front of whatever listens on some ports."""

import re
import shutil
import ssl
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx2

from tests.free_port import find_free_port

SHIPPED = Path(__file__).parents[2] / "deploy" / "haproxy.cfg"


def write_configuration(port: int, replicas: Sequence[int], certificate: Path | None) -> str:
    """The shipped file, but for the address it listens on and those of the replicas."""
    servers = "\n".join(f"    server replica{each} 127.0.0.1:{each}" for each in replicas)
    text, bound = re.subn(
        r"^    bind .*$",
        f"    bind 127.0.0.1:{port}" + (f" ssl crt {certificate}" if certificate else ""),
        SHIPPED.read_text(),
        flags=re.M,
    )
    text, placed = re.subn(r"^    server-template .*$", servers, text, flags=re.M)
    assert (bound, placed) == (1, 1)
    return text


@contextmanager
def running_proxy(
    folder: Path, replicas: Sequence[int], certificate: Path | None = None
) -> Iterator[int]:
    """Gives its port once it listens; replicas count as ready until a check says otherwise."""
    trusted = ssl.create_default_context(cafile=certificate) if certificate else True
    scheme = "https" if certificate else "http"
    program = shutil.which("haproxy", path="/usr/sbin:/usr/local/sbin:/usr/bin")
    assert program, "HAProxy is missing; `make debian` installs it"
    port = find_free_port()
    file = folder / "haproxy.cfg"
    file.write_text(write_configuration(port, replicas, certificate))
    with (folder / "haproxy.log").open("wb") as log:
        process = subprocess.Popen([program, "-db", "-f", str(file)], stdout=log, stderr=log)
    try:
        deadline = time.monotonic() + 60
        while True:
            assert process.poll() is None, (folder / "haproxy.log").read_text()
            assert time.monotonic() < deadline, "the proxy did not begin to listen"
            try:
                httpx2.get(f"{scheme}://127.0.0.1:{port}/livez", verify=trusted, timeout=60)
                break
            except httpx2.ConnectError:
                time.sleep(0.02)
        yield port
        assert process.poll() is None, (folder / "haproxy.log").read_text()
    finally:
        process.kill()
        process.wait()
