"""A real mail server on this machine that keeps what it is given."""

import re
import ssl
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.policy import default
from pathlib import Path
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

from tests.free_port import find_free_port

PATIENCE_SECONDS = 30


class Postbox:
    """Takes every mail, or refuses while `refusing`; tests read them by address."""

    def __init__(self) -> None:
        self.mails: list[Any] = []
        self.logins: list[Any] = []
        """Who handed each mail over, if they had to say."""
        self.refused = 0
        self.refusing = False

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        if self.refusing:
            self.refused += 1
            return "451 try again later"
        assert isinstance(envelope.content, bytes)
        mail = message_from_bytes(envelope.content, policy=default)
        assert envelope.rcpt_tos == [mail["To"]]
        self.mails.append(mail)
        self.logins.append(session.auth_data)
        return "250 OK"

    def wait_for(self, email: str, number: int = 1) -> list[Any]:
        """The mails to an address, once there are so many."""
        deadline = time.monotonic() + PATIENCE_SECONDS
        while len(found := [mail for mail in self.mails if mail["To"] == email]) < number:
            assert time.monotonic() < deadline, f"no mail for {email} came"
            time.sleep(0.01)
        return found


def link_in(mail: Any) -> str:
    """The path of the one link that a mail holds."""
    [link] = re.findall(r"^http://testserver(/password/\S+)\s*$", mail.get_content(), re.MULTILINE)
    return str(link)


@contextmanager
def running_mail_server(host: str = "127.0.0.1") -> Iterator[tuple[Postbox, str]]:
    """A server on a free port; gives what it keeps, and its address as the setting spells it."""
    postbox = Postbox()
    port = find_free_port()
    controller = Controller(postbox, hostname=host, port=port)
    controller.start()
    try:
        yield postbox, f"smtp://{host}:{port}"
    finally:
        controller.stop()


@contextmanager
def running_guarded_mail_server(
    scheme: str, host: str, certificate: Path, login: tuple[str, str]
) -> Iterator[tuple[Postbox, int]]:
    """A server that takes mails only over TLS, asked for (`smtp`) or from the first byte (`smtps`),
    from those who log in like this; gives what it keeps, and its port."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    expected = LoginPassword(*(word.encode() for word in login))

    def check(
        server: SMTP, session: Session, envelope: Envelope, kind: str, said: Any
    ) -> AuthResult:
        return AuthResult(success=said == expected, handled=False, auth_data=said)

    options: dict[str, Any] = (
        {"tls_context": context, "require_starttls": True, "auth_required": True}
        if scheme == "smtp"
        else {"ssl_context": context, "auth_require_tls": False}  # it cannot see what is around it
    )
    postbox, port = Postbox(), find_free_port()
    controller = Controller(postbox, hostname=host, port=port, authenticator=check, **options)
    controller.start()
    try:
        yield postbox, port
    finally:
        controller.stop()
