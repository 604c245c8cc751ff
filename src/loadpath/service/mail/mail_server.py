"""The operator's mail server: one mail, one connection, TLS wherever it leaves the machine."""

import re
import smtplib
import ssl
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

import msgspec

from loadpath.service.mail.letters import Mail

SECONDS = 10.0
PORTS = {"smtp": 587, "smtps": 465}
ADDRESS = re.compile(r"[\w.!#$%&'*+/=?^`{|}~-]+@[\w.-]+", re.ASCII)
SHAPE = "smtp://user:password@host:587 or smtps://user:password@host:465"


class MailServer(msgspec.Struct, frozen=True):
    """Where mails go, and as whom."""

    scheme: str
    host: str
    port: int
    user: str | None
    password: str | None
    sender: str

    def send(self, mail: Mail) -> None:
        """Hand the mail over; what goes wrong is an `OSError`, as all errors of smtplib are, or a
        `ValueError` where the address is none."""
        message = self.compose(mail)
        with self._connect() as server:
            if self.scheme == "smtp" and not self.is_here:
                server.starttls(context=ssl.create_default_context())
            if self.user is not None:
                server.login(self.user, self.password or "")
            server.send_message(message)

    def _connect(self) -> smtplib.SMTP:
        if self.scheme == "smtp":
            return smtplib.SMTP(self.host, self.port, timeout=SECONDS)
        context = ssl.create_default_context()
        return smtplib.SMTP_SSL(self.host, self.port, timeout=SECONDS, context=context)

    @property
    def is_here(self) -> bool:
        """Whether it runs on this machine, so that nobody listens on the way."""
        return self.host in ("localhost", "127.0.0.1", "::1")

    def compose(self, mail: Mail) -> EmailMessage:
        message = EmailMessage(policy=SMTP)
        message["From"] = self.sender
        message["To"] = to_one_address(mail.to)
        message["Subject"] = mail.subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2].rstrip(">"))
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(mail.text, cte="quoted-printable")
        return message


def to_one_address(text: str) -> str:
    """The address, if it is one: with commas or brackets a header might name somebody else."""
    if not ADDRESS.fullmatch(text):
        raise ValueError("this is not an address for mails")
    return text


def parse_mail_server(url: str, sender: str) -> MailServer:
    """The server of an address; `ValueError` where it is none."""
    parts = urlsplit(url)
    if parts.scheme not in PORTS or not parts.hostname or parts.path.strip("/"):
        raise ValueError(f"should be {SHAPE}")
    return MailServer(
        scheme=parts.scheme,
        host=parts.hostname,
        port=parts.port or PORTS[parts.scheme],
        user=unquote(parts.username) if parts.username else None,
        password=unquote(parts.password) if parts.password else None,
        sender=sender,
    )
