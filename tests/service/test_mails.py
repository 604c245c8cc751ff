"""Accounts with a mail server: addresses are verified, forgotten passwords replaced, and nobody
learns which addresses have an account. The server is a real one."""

import ssl
from collections.abc import Iterator
from pathlib import Path
from smtplib import SMTPAuthenticationError

import pytest
from aiosmtpd.smtp import LoginPassword

from loadpath.service.access.one_time_link import MOST_IN_AN_HOUR
from loadpath.service.background import delete_what_ended
from loadpath.service.clock import DAY, HOUR
from loadpath.service.mail.letters import invitation
from loadpath.service.mail.mail_server import parse_mail_server
from loadpath.service.mail.outbox import Outbox
from loadpath.service.metrics import Metrics
from tests.service.api import PASSWORD, Api, running_api
from tests.service.certificates import write_certificate
from tests.service.mail_server import (
    Postbox,
    link_in,
    running_guarded_mail_server,
    running_mail_server,
)
from tests.service.site import Browser
from tests.service.test_commands import run, run_json

NEW_PASSWORD = "violet anchor teapot"


@pytest.fixture(scope="module")
def mail_server(database_url: str) -> Iterator[tuple[Postbox, str]]:
    """One for each database, so that mails to the same addresses do not mix."""
    with running_mail_server() as running:
        yield running


@pytest.fixture
def postbox(mail_server: tuple[Postbox, str]) -> Postbox:
    return mail_server[0]


@pytest.fixture(scope="module")
def api(database_url: str, mail_server: tuple[Postbox, str]) -> Iterator[Api]:
    sender = "Loadpath <no-reply@example.com>"
    with running_api(database_url, smtp_url=mail_server[1], mail_from=sender) as running:
        yield running


def sign_up(api: Api, email: str) -> Browser:
    return Browser(api).visit("/sign-up").submit("/sign-up", email=email)


def forget(api: Api, email: str) -> Browser:
    return Browser(api).visit("/forgotten-password").submit("/forgotten-password", email=email)


def choose(api: Api, link: str, password: str = NEW_PASSWORD) -> Browser:
    browser = Browser(api).visit(link)
    assert browser.status == 200, browser.text
    return browser.post(link, {"password": password})


def can_sign_in(api: Api, email: str, password: str) -> bool:
    body = {"email": email, "password": password}
    return api.post("/api/sdk/token", body, key=None).status_code == 200


def test_sign_up_verifies_the_address(api: Api, postbox: Postbox) -> None:
    """ACC-14: there is no account before the link in the mail was followed."""
    email = "grace@example.com"
    page = sign_up(api, " Grace@Example.com ")
    assert page.status == 200
    assert "A mail to grace@example.com is on its way" in page.text
    [mail] = postbox.wait_for(email)
    assert mail["From"] == "Loadpath <no-reply@example.com>"
    assert not can_sign_in(api, email, NEW_PASSWORD)
    browser = choose(api, link_in(mail))
    assert (browser.status, browser.path) == (200, "/account")
    assert email in browser.text
    assert can_sign_in(api, email, NEW_PASSWORD)


def test_sign_up_does_not_tell_whether_an_address_is_taken(api: Api, postbox: Postbox) -> None:
    """ACC-14: the same answer; only whoever reads the mail learns more."""
    _, key = api.new_account()
    taken = api.email_of(key)
    free = "free@example.com"
    said = [sign_up(api, email).response.text.replace(email, "X") for email in (taken, free)]
    assert said[0] == said[1]
    [mail] = postbox.wait_for(taken)
    assert "already" in mail["Subject"]
    choose(api, link_in(mail))
    assert can_sign_in(api, taken, NEW_PASSWORD)


def test_a_forgotten_password_is_replaced_by_mail(api: Api, postbox: Postbox) -> None:
    """ACC-15, ACC-7: sessions and tokens of the old one end."""
    _, key = api.new_account()
    email = api.email_of(key)
    old = Browser(api).visit("/sign-in").submit("/sign-in", email=email, password=PASSWORD)
    assert forget(api, email).status == 200
    browser = choose(api, link_in(postbox.wait_for(email)[0]))
    assert browser.path == "/account"
    assert old.visit("/account").path == "/sign-in"
    assert not can_sign_in(api, email, PASSWORD)
    assert can_sign_in(api, email, NEW_PASSWORD)


def test_forgetting_does_not_tell_who_has_an_account(api: Api, postbox: Postbox) -> None:
    """ACC-15: the same answer and the same row in the database, but no mail."""
    _, key = api.new_account()
    known, unknown = api.email_of(key), "unknown@example.com"
    said = [forget(api, email).response.text.replace(email, "X") for email in (known, unknown)]
    assert said[0] == said[1]
    postbox.wait_for(known)
    assert [mail for mail in postbox.mails if mail["To"] == unknown] == []
    count = "SELECT COUNT(*) FROM one_time_links WHERE email = ?"
    assert [api.read(lambda tx, e=e: tx.row(count, e))[0] for e in (known, unknown)] == [1, 1]


def test_a_link_works_once_and_so_do_those_beside_it(api: Api, postbox: Postbox) -> None:
    """ACC-16: looking at it uses nothing up."""
    _, key = api.new_account()
    email = api.email_of(key)
    forget(api, email)
    forget(api, email)
    first, second = map(link_in, postbox.wait_for(email, 2))
    assert Browser(api).visit(first).status == 200
    choose(api, first)
    for link in (first, second, first[:-1] + "x", "/password/" + "0" * 60):
        assert Browser(api).visit(link).status == 410
        assert Browser(api).post(link, {"password": NEW_PASSWORD}).status == 410


def test_a_link_ends(api: Api, postbox: Postbox) -> None:
    """ACC-16: to a new password after an hour, to an account after a day; then it is deleted."""
    _, key = api.new_account()
    reset, new = api.email_of(key), "late@example.com"
    forget(api, reset)
    sign_up(api, new)
    links = [link_in(postbox.wait_for(email)[0]) for email in (reset, new)]
    api.clock.advance(HOUR - 1)
    assert [Browser(api).visit(link).status for link in links] == [200, 200]
    api.clock.advance(1)
    assert [Browser(api).visit(link).status for link in links] == [410, 200]
    api.clock.advance(DAY - HOUR)
    assert [Browser(api).visit(link).status for link in links] == [410, 410]
    api.call(delete_what_ended, api.resources)
    assert api.read(lambda tx: tx.row("SELECT COUNT(*) FROM one_time_links"))[0] == 0


def test_a_bad_password_leaves_the_link_as_it_was(api: Api, postbox: Postbox) -> None:
    """ACC-10, ACC-16."""
    email = "careless@example.com"
    sign_up(api, email)
    link = link_in(postbox.wait_for(email)[0])
    refused = choose(api, link, "password12")
    assert refused.status == 400
    assert "among the first" in refused.text
    assert choose(api, link).path == "/account"


def test_nobody_is_flooded_with_mails(api: Api, postbox: Postbox) -> None:
    """ACC-17: three an hour for one address, whoever asks, and with the same answer."""
    email = "quiet@example.com"
    said = [sign_up(api, email).text for _ in range(MOST_IN_AN_HOUR + 2)]
    assert len(set(said)) == 1
    sign_up(api, "sent.after@example.com")
    postbox.wait_for("sent.after@example.com")
    assert len(postbox.wait_for(email, MOST_IN_AN_HOUR)) == MOST_IN_AN_HOUR


def test_a_mail_that_is_refused_is_tried_again(mail_server: tuple[Postbox, str], api: Api) -> None:
    """ACC-17: and counted, whether it went or not."""
    postbox, url = mail_server
    metrics = Metrics()
    server = parse_mail_server(url, "no-reply@example.com")

    async def scenario() -> None:
        postbox.refusing = True
        failing = Outbox(server, metrics, pauses=(0.0,))
        failing.post(invitation("nobody@example.com", "link"))
        await failing.close(30)
        postbox.refusing = False
        working = Outbox(server, metrics, pauses=())
        working.post(invitation("somebody@example.com", "link"))
        working.post(invitation("two,of@example.com", "link"))
        await working.close(30)

    api.call(scenario)
    assert postbox.refused == 2
    assert metrics.events == {"mails_failed": 2, "mails_sent": 1}
    postbox.wait_for("somebody@example.com")


@pytest.mark.parametrize(
    "address", ["a@b.example\r\nBcc: c@d.example", "a@b.example, c@d.example", "<a@b.example>"]
)
def test_a_mail_goes_to_one_address(address: str) -> None:
    """ACC-17: nothing in an address adds a header or another recipient."""
    server = parse_mail_server("smtp://127.0.0.1:1", "no-reply@example.com")
    with pytest.raises(ValueError, match="not an address for mails"):
        server.send(invitation(address, "link"))


def test_no_mail_leaves_the_machine_in_the_clear() -> None:
    """ACC-17: a server elsewhere that offers no TLS gets nothing; 127.0.0.2 counts as elsewhere."""
    with running_mail_server("127.0.0.2") as (postbox, url):
        server = parse_mail_server(url, "no-reply@example.com")
        with pytest.raises(OSError, match="STARTTLS"):
            server.send(invitation("somebody@example.com", "link"))
        assert postbox.mails == []


@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
def test_a_mail_goes_over_tls_with_a_login(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, scheme: str
) -> None:
    """ACC-17, RUN-17: to a server elsewhere, which 127.0.0.2 counts as, whose certificate the
    operator vouches for by SSL_CERT_FILE; with the password as the setting spells it, and with no
    other."""
    host, login = "127.0.0.2", ("mailer@example.com", "p@ss word")
    certificate = tmp_path / "certificate.pem"
    write_certificate(certificate, host)
    mail = invitation("somebody@example.com", "link")
    with running_guarded_mail_server(scheme, host, certificate, login) as (postbox, port):

        def send(password: str) -> None:
            url = f"{scheme}://mailer%40example.com:{password}@{host}:{port}"
            parse_mail_server(url, "no-reply@example.com").send(mail)

        with pytest.raises(ssl.SSLCertVerificationError):
            send("p%40ss%20word")
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
        with pytest.raises(SMTPAuthenticationError):
            send("wrong")
        assert postbox.mails == []
        send("p%40ss%20word")
        [received] = postbox.wait_for("somebody@example.com")
        assert "link" in received.get_content()
        assert postbox.logins == [LoginPassword(*(word.encode() for word in login))]


def test_an_invitation_by_mail(tmp_path: Path, mail_server: tuple[Postbox, str]) -> None:
    """ACC-18: from the command line, sent with the same server."""
    postbox, url = mail_server
    settings = {"LOADPATH_SMTP_URL": url, "LOADPATH_MAIL_FROM": "no-reply@example.com"}
    made = run_json(tmp_path, "account", "invite", "guest@example.com", "--send", **settings)
    [mail] = postbox.wait_for("guest@example.com")
    assert made["url"] in mail.get_content()
    without = run(tmp_path, "account", "invite", "other@example.com", "--send")
    assert (without.exit_code, "LOADPATH_SMTP_URL" in without.stderr) == (1, True)
