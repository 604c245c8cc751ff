"""Servers of others that show a certificate which nobody vouches for are not talked to."""

import asyncio
import ssl
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from socket import create_server

import httpx2
import pytest

from loadpath.service.accounts.openid_connect.provider import fetch
from loadpath.service.mail.letters import invitation
from loadpath.service.mail.mail_server import parse_mail_server
from tests.service.certificates import HOST, write_certificate


@pytest.fixture
def port(tmp_path: Path) -> Iterator[int]:
    """Where a server with such a certificate listens for one connection."""
    write_certificate(tmp_path / "false.pem")
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(tmp_path / "false.pem")
    with create_server((HOST, 0)) as plain, context.wrap_socket(plain, server_side=True) as server:
        server.settimeout(20)

        def listen() -> None:
            with suppress(OSError):
                server.accept()[0].close()

        thread = threading.Thread(target=listen)
        thread.start()
        yield server.getsockname()[1]
        thread.join()


def test_no_mail_goes_there(port: int) -> None:
    """RUN-17."""
    server = parse_mail_server(f"smtps://{HOST}:{port}", "no-reply@example.com")
    with pytest.raises(ssl.SSLCertVerificationError, match="self-signed"):
        server.send(invitation("somebody@example.com", "link"))


def test_no_provider_is_asked_there(port: int) -> None:
    """RUN-17."""
    with pytest.raises(httpx2.ConnectError, match="self-signed"):
        asyncio.run(fetch("GET", f"https://{HOST}:{port}/"))
