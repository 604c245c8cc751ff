"""Secrets that can be recognised are planted in a real service, sent where they belong and where
they do not, and looked for wherever something is kept or told."""

import base64
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, quote, urlsplit

import httpx2
import pytest

from loadpath.service.access.secret import hash_secret
from tests.free_port import find_free_port
from tests.service.models import valid_model
from tests.service.own_provider import CLIENT, running_provider
from tests.service.test_commands import run, run_json, serving
from tests.service.test_traces import collector

EMAIL = "ada@example.com"
PASSWORD = "planted password of ada"
SETTINGS = {
    "LOADPATH_METRICS_TOKEN": "planted-metrics-token",
    "LOADPATH_SMTP_URL": f"smtp://mailer:planted-smtp-password@127.0.0.1:{find_free_port()}",
    "LOADPATH_MAIL_FROM": "loadpath@example.com",
    "LOADPATH_OIDC_CLIENT_ID": CLIENT,
    "LOADPATH_OIDC_CLIENT_SECRET": "planted-oidc-secret",
}


class Planted:
    """The secrets by their names, the id of a link, and all that was seen, by where."""

    def __init__(self) -> None:
        self.secrets = {
            "password": PASSWORD,
            "guess": "planted guess of a password",
            "new password": "planted new password of ada",
            "metrics token": "planted-metrics-token",
            "password at the mail server": "planted-smtp-password",
            "secret at the provider": "planted-oidc-secret",
            "code of the provider": "planted-oidc-code",
        }
        self.link = ""
        self.seen: dict[str, bytes] = {}

    def see(self, where: str, content: bytes | str) -> None:
        content = content.encode() if isinstance(content, str) else content
        self.seen[where] = self.seen.get(where, b"") + content

    def ask(self, client: httpx2.Client, method: str, path: str, **options: Any) -> httpx2.Response:
        """One request; an answer that fails is among what was seen."""
        answer = client.request(method, path, **options)
        if answer.status_code >= 400:
            self.see("errors", answer.content + str(answer.headers).encode())
        return answer


def ways_to_write(secret: str) -> Iterator[bytes]:
    """As it is, and as somebody may have written it down."""
    plain = secret.encode()
    yield plain
    yield quote(secret).encode()
    yield plain.hex().encode()
    for offset in range(3):  # it may begin at any place of what was encoded
        encoded = base64.b64encode(b"\0" * offset + plain)
        yield encoded[4 * (offset > 0) : -4]


def use(planted: Planted, base: str, folder: Path, provider: Any) -> None:
    """Everything that takes a secret, rightly and wrongly."""
    secrets = planted.secrets
    with httpx2.Client(base_url=base, timeout=60) as client:

        def ask(method: str, path: str, **options: Any) -> httpx2.Response:
            return planted.ask(client, method, path, **options)

        def token(password: str) -> httpx2.Response:
            return ask("POST", "/api/sdk/token", json={"email": EMAIL, "password": password})

        secrets["token"] = token(PASSWORD).json()["token"]
        assert token(secrets["guess"]).status_code == 401
        made = run_json(folder, "key", "create", EMAIL, "--name", "k")
        secrets["key"] = made["key"].partition(".")[2]
        keyed = {"X-API-Key": made["key"]}
        parked = ask("POST", "/api/sdk/solve", json={"model": valid_model()}, headers=keyed)
        planted.link = parked.json()["model_ref"].removeprefix("draft_")
        for header in (keyed["X-API-Key"] + "x", secrets["token"], PASSWORD):
            assert ask("GET", "/api/sdk/me", headers={"X-API-Key": header}).status_code == 401
        # An answer may name the id that was asked for to whoever asked; nothing else may.
        client.get(f"/api/sdk/models/{secrets['key']}", headers=keyed)
        ask("POST", "/api/sdk/solve", content=f'{{"model": {PASSWORD}', headers=keyed)
        ask("GET", f"/open/{planted.link}/document")
        ask("GET", f"/open/{planted.link}x", headers={"Accept": "text/html"})
        form = {"email": EMAIL, "password": PASSWORD}
        ask("POST", "/sign-in", data={**form, "password": secrets["guess"]})
        assert ask("POST", "/sign-in", data=form).status_code == 303
        secrets["session"] = client.cookies["loadpath"]
        ask("GET", "/account/nothing", headers={"Authorization": f"Bearer {secrets['session']}"})
        export = ask("GET", "/account/export")
        assert export.status_code == 200
        planted.see("export", export.content)
        ask("POST", "/forgotten-password", data={"email": EMAIL})  # a mail that nobody takes
        reset = run_json(folder, "account", "reset-link", EMAIL)
        path = urlsplit(str(reset["url"])).path
        secrets["link to a password"] = path.rpartition("/")[2]
        assert ask("GET", path + "x").status_code == 410
        assert ask("GET", path).status_code == 200
        run_json(folder, "backup", str(folder / "copy.sqlite"))
        begun = ask("GET", "/sign-in/oidc")
        asked = parse_qs(urlsplit(begun.headers["location"]).query)
        provider.nonce = asked["nonce"][0]
        back = {"code": secrets["code of the provider"], "state": asked["state"][0]}
        provider.lies["/token"] = (500, b"planted-oidc-secret")
        assert ask("GET", "/sign-in/oidc/callback", params=back).status_code == 503
        metrics = {"Authorization": f"Bearer {secrets['metrics token']}"}
        assert ask("GET", "/metrics", headers={**metrics, "Authorization": "x"}).status_code == 401
        planted.see("metrics", ask("GET", "/metrics", headers=metrics).content)
    with httpx2.Client(base_url=base, timeout=60) as client:
        changed = client.post(path, data={"password": secrets["new password"]})
        assert changed.status_code == 303


def dump_tables(database: Path) -> bytes:
    """Every value of every table."""
    with closing(sqlite3.connect(database)) as connection:
        tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        rows = [row for (name,) in tables for row in connection.execute(f'SELECT * FROM "{name}"')]
    values = [value for row in rows for value in row if value is not None]
    return b"\n".join(v if isinstance(v, bytes) else str(v).encode() for v in values)


def dump_events(database: Path) -> bytes:
    with closing(sqlite3.connect(database)) as connection:
        return repr(connection.execute("SELECT * FROM audit_events").fetchall()).encode()


@pytest.fixture(scope="module")
def planted(tmp_path_factory: pytest.TempPathFactory) -> Planted:
    folder, planted = tmp_path_factory.mktemp("planted"), Planted()
    database, copy = folder / "data" / "loadpath.sqlite", folder / "copy.sqlite"
    with running_provider() as provider, collector() as (endpoint, spans):
        settings = {
            **SETTINGS,
            "LOADPATH_OIDC_ISSUER": provider.issuer,
            "LOADPATH_OTLP_ENDPOINT": endpoint,
        }
        run_json(folder, "account", "create", EMAIL, "--password-stdin", stdin=PASSWORD)
        with serving(folder, **settings) as (base, process):
            use(planted, base, folder, provider)
            process.terminate()
            planted.see("output", process.communicate(timeout=60)[0])
        planted.see("traces", repr(spans))
    planted.see("settings", run(folder, "config", **settings).stdout)
    planted.see("settings", run(folder, "config", "--json", **settings).stdout)
    planted.see("log", (folder / "log").read_bytes())
    planted.see("tables", dump_tables(database))
    planted.see("backup", dump_tables(copy) + copy.read_bytes())
    planted.see("events", dump_events(database))
    for file in database.parent.iterdir():
        planted.see("files", file.read_bytes())
    return planted


def test_no_secret_is_anywhere(planted: Planted) -> None:
    """ERR-5, AUTH-5."""
    assert set(planted.seen) == {
        *("tables", "files", "backup", "events", "export", "log", "output"),
        *("metrics", "traces", "settings", "errors"),
    }
    assert len(planted.secrets) == 11
    found = [
        (name, where)
        for name, secret in planted.secrets.items()
        for where, content in planted.seen.items()
        if any(written in content for written in ways_to_write(secret))
    ]
    assert found == []


def test_the_id_of_a_link_is_where_links_are_kept_only(planted: Planted) -> None:
    """ERR-5: who reads a log, a metric or a trace does not open what others have sent."""
    found = {where for where, content in planted.seen.items() if planted.link.encode() in content}
    assert found == {"tables", "files", "backup", "export"}


def test_what_is_looked_for_would_be_found(planted: Planted) -> None:
    """What stands where it should is seen there, so the places were really looked at."""
    hashed = hash_secret(planted.secrets["session"])
    assert hashed not in planted.seen["tables"], "a new password ended the session"
    assert EMAIL.encode() in planted.seen["tables"]
    assert hashed in planted.seen["backup"], "which was made before"
    assert b"sign_in_failed" in planted.seen["events"]
    assert b"/sign-in/oidc/callback" in planted.seen["log"]
    assert b"/sign-in/oidc/callback" in planted.seen["traces"]
    assert b"/sign-in/oidc/callback" in planted.seen["metrics"]
    assert b"LOADPATH_SMTP_URL" in planted.seen["settings"]
    assert b"unauthorized" in planted.seen["errors"]
    encoded = base64.b64encode(b"user:planted-oidc-secret")
    assert any(way in encoded for way in ways_to_write("planted-oidc-secret"))
