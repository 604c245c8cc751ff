"""The settings: what the `LOADPATH_*` variables may say.

Every field is one variable of the same name in capitals. docs/reference/settings.md is the same
list for operators; a test keeps the two together.
"""

import ipaddress
import re
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Annotated, Any, get_args
from urllib.parse import parse_qsl, urlsplit, urlunsplit

import msgspec

from loadpath.service.mail.mail_server import parse_mail_server
from loadpath.store.disk_reserve import LEAST_RESERVE
from loadpath.store.open_store import CONNECTIONS

PREFIX = "LOADPATH_"
MASK = "********"
# What a database address may carry beside the password, as people name it when they ask for help.
UNMASKED_PARAMETERS = {
    "application_name",
    "connect_timeout",
    "dbname",
    "host",
    "port",
    "sslmode",
    "user",
}
# Scheme, host and port alone; what else stood there would become part of a policy.
ORIGIN = re.compile(r"https?://(\*\.)?[a-z0-9.-]+(:\d{1,5})?", re.IGNORECASE)
EVERYWHERE = ("0.0.0.0", "::", "")
SIGN_UP = ("open", "invitation", "off")
SIGN_UP_BEFORE = {"true": "open", "false": "off"}  # what the setting was before it had three values
CLIENT_VARIABLES = {"LOADPATH_API_KEY"}  # read by `loadpath.client`, often on the same machine


class Info(msgspec.Struct, frozen=True):
    """What a setting means, and whether its value must not be shown."""

    meaning: str
    secret: bool = False


class SettingError(ValueError):
    """A variable has a value that cannot be used."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The effective settings of a service."""

    data_folder: Annotated[
        str, Info("folder of the SQLite file, when no database address is given")
    ] = "loadpath-data"
    database_url: Annotated[
        str | None,
        Info(
            "`postgresql://user:password@host/database` or `sqlite:///file`; "
            "default: `loadpath.sqlite` in the data folder",
            secret=True,
        ),
    ] = None
    database_connections: Annotated[
        int,
        Info(
            "most connections of one process to PostgreSQL, beside one that feels its pulse; over "
            "all processes fewer than the server's `max_connections`"
        ),
    ] = CONNECTIONS
    host: Annotated[str, Info("address to listen on")] = "127.0.0.1"
    port: Annotated[int, Info("port to listen on")] = 8000
    base_url: Annotated[
        str | None,
        Info(
            "address under which people reach the service; links begin with it; "
            "default: `http://{host}:{port}`, with localhost where it listens on all addresses"
        ),
    ] = None
    max_model_bytes: Annotated[int, Info("largest model, as unpacked JSON text")] = 16 * 1024 * 1024
    max_saved_models: Annotated[int, Info("most saved models of one account")] = 1_000
    max_waiting_bytes: Annotated[
        int,
        Info("most bytes of bodies above 16 kB that wait to be read; one account gets half of it"),
    ] = 512 * 1024 * 1024
    max_draft_bytes: Annotated[
        int, Info("most bytes, packed, of the models behind the active links of one account")
    ] = 256 * 1024 * 1024
    max_kept_bytes: Annotated[
        int,
        Info("most bytes, packed, of one account's saved models and models behind handles"),
    ] = 512 * 1024 * 1024
    max_total_bytes: Annotated[
        int, Info("most bytes of all models of all accounts, packed; then nothing more is kept")
    ] = 100 * 1024**3
    reserve_bytes: Annotated[
        int,
        Info(
            "bytes held back beside an SQLite file, so that signing in, revoking and deleting work "
            "on a full disk; models are refused while less than twice as much is free; 8 MiB or "
            "more, or 0 for none"
        ),
    ] = 16 * 1024 * 1024
    max_api_keys: Annotated[int, Info("most API keys of one account")] = 1_000
    workers: Annotated[
        int, Info("processes that read models: as many for large ones, and as many for the others")
    ] = 2
    trusted_proxies: Annotated[
        str,
        Info("networks, separated by commas, whose X-Forwarded-For is believed"),
    ] = ""
    metrics_token: Annotated[
        str | None, Info("bearer token for /metrics; without it /metrics is off", secret=True)
    ] = None
    mcp_origins: Annotated[
        str,
        Info("origins, separated by commas, whose pages may call `/api/mcp` beside our own"),
    ] = ""
    embed_origins: Annotated[
        str,
        Info(
            "origins, separated by commas, such as `https://intranet.example.com` or "
            "`https://*.example.com`, whose pages may show links (`/open/<id>`) in a frame; "
            "without any nobody may"
        ),
    ] = ""
    sign_up: Annotated[
        str,
        Info(
            "who may make an account: everybody (`open`), whoever `loadpath account invite` "
            "names (`invitation`), or nobody (`off`); people of the OpenID Connect provider always"
        ),
    ] = "open"
    max_sign_ups: Annotated[int, Info("most accounts that one network may make in an hour")] = 20
    smtp_url: Annotated[
        str | None,
        Info(
            "mail server, `smtp://user:password@host:587` or `smtps://user:password@host:465`; "
            "with it addresses are verified at sign-up and forgotten passwords replaced by mail",
            secret=True,
        ),
    ] = None
    mail_from: Annotated[str | None, Info("address that mails come from")] = None
    max_requests: Annotated[int, Info("most requests that one account may send in a minute")] = (
        30_000
    )
    max_key_requests: Annotated[
        int, Info("most of them that may come with one API key, so that others have the rest")
    ] = 20_000
    max_network_requests: Annotated[
        int,
        Info(
            "most requests without an account that one network may send in a minute, and most of "
            "the signed-in browsers of one account"
        ),
    ] = 6_000
    oidc_issuer: Annotated[
        str | None, Info("address of an OpenID Connect provider; sign-in with it is offered")
    ] = None
    oidc_client_id: Annotated[str | None, Info("client id at the provider")] = None
    oidc_client_secret: Annotated[
        str | None, Info("client secret at the provider", secret=True)
    ] = None
    oidc_acr: Annotated[
        str,
        Info(
            "second factors: contexts of authentication, separated by spaces, that the provider is "
            "asked for (`acr_values`); a sign-in without one of them (`acr`) is refused"
        ),
    ] = ""
    oidc_amr: Annotated[
        str,
        Info(
            "second factors: methods of authentication, separated by spaces, such as `mfa`; a "
            "sign-in for which the provider names none of them (`amr`) is refused"
        ),
    ] = ""
    oidc_name: Annotated[str, Info("name of the provider on the sign-in page")] = "single sign-on"
    otlp_endpoint: Annotated[
        str | None,
        Info(
            "address that takes OpenTelemetry traces over HTTP, such as "
            "`http://localhost:4318/v1/traces`; needs the extra `traces`, and OpenTelemetry's own "
            "variables hold (`OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_TRACES_SAMPLER`)"
        ),
    ] = None
    log_format: Annotated[
        str, Info("`json`, `text`, or `auto`: text on a terminal, otherwise JSON")
    ] = "auto"
    drain_seconds: Annotated[
        int, Info("how long the service still accepts requests after SIGTERM, already not ready")
    ] = 2
    stop_seconds: Annotated[
        int, Info("how long requests in flight may take to finish after SIGTERM")
    ] = 25

    @property
    def effective_database_url(self) -> str:
        return self.database_url or f"sqlite:///{self.data_folder}/loadpath.sqlite"

    @property
    def effective_base_url(self) -> str:
        """A place to listen on all addresses is no place to go to: links lead to this machine."""
        reached = "localhost" if self.host in EVERYWHERE else self.host
        host = f"[{reached}]" if ":" in reached else reached
        return (self.base_url or f"http://{host}:{self.port}").rstrip("/")

    @property
    def embedding_origins(self) -> list[str]:
        """The origins that may frame links."""
        return [each.strip() for each in self.embed_origins.split(",") if each.strip()]

    @property
    def needs_second_factor(self) -> bool:
        """Whether the provider has to vouch for more than a password."""
        return bool(self.oidc_acr.split() or self.oidc_amr.split())

    @property
    def is_https(self) -> bool:
        """Whether people reach the service over https."""
        return self.effective_base_url.startswith("https://")


def describe_settings() -> list[tuple[str, str, Any, Info]]:
    """Each setting as (field, variable, default, info)."""
    hints = Settings.__annotations__
    return [
        (field.name, PREFIX + field.name.upper(), field.default, get_args(hints[field.name])[1])
        for field in msgspec.structs.fields(Settings)
    ]


def read_settings(environment: Mapping[str, str], **given: Any) -> Settings:
    """Settings from variables; what is given directly wins. Unknown variables are refused."""
    known = {variable: name for name, variable, _, _ in describe_settings()}
    values: dict[str, Any] = {}
    for variable, text in environment.items():
        if not variable.startswith(PREFIX) or variable in CLIENT_VARIABLES:
            continue
        if variable not in known:
            close = get_close_matches(variable, known, n=1)
            hint = f"; did you mean {close[0]}?" if close else f" ({', '.join(known)})"
            raise SettingError(f"{variable} is not a setting{hint}")
        if text != "":
            values[known[variable]] = text
    if "sign_up" in values:
        values["sign_up"] = SIGN_UP_BEFORE.get(values["sign_up"].lower(), values["sign_up"])
    values.update({name: value for name, value in given.items() if value is not None})
    try:
        settings = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise _unusable(values, str(error)) from error
    check_settings(settings)
    return settings


def _unusable(values: dict[str, Any], problem: str) -> SettingError:
    """What msgspec says of `$.port`, with the variable and what it should be."""
    wanted, _, name = problem.partition(" - at `$.")
    name = name.rstrip("`")
    words = {"Expected `int`": "a whole number", "Expected `bool`": "true or false"}
    expected = next((text for begin, text in words.items() if wanted.startswith(begin)), wanted)
    variable = f"{PREFIX}{name.upper()}"
    return SettingError(f"{variable} should be {expected}; it is {values.get(name)!r}.")


def check_settings(settings: Settings) -> None:
    """Refuse values that would only fail later."""
    if not 0 <= settings.port <= 65535:
        raise SettingError(f"LOADPATH_PORT should be 0 to 65535; it is {settings.port}.")
    positive = (
        "database_connections",
        "max_model_bytes",
        "max_saved_models",
        "max_waiting_bytes",
        "max_draft_bytes",
        "max_kept_bytes",
        "max_total_bytes",
        "max_api_keys",
        "max_sign_ups",
        "max_requests",
        "max_key_requests",
        "max_network_requests",
        "workers",
        "stop_seconds",
    )
    for name in positive:
        if getattr(settings, name) < 1:
            raise SettingError(f"{PREFIX}{name.upper()} should be at least 1.")
    if settings.drain_seconds < 0:
        raise SettingError("LOADPATH_DRAIN_SECONDS should be 0 or more.")
    if settings.reserve_bytes != 0 and settings.reserve_bytes < LEAST_RESERVE:
        raise SettingError(f"LOADPATH_RESERVE_BYTES should be 0 or at least {LEAST_RESERVE}.")
    if settings.log_format not in ("auto", "json", "text"):
        raise SettingError("LOADPATH_LOG_FORMAT should be auto, json or text.")
    if not settings.effective_base_url.startswith(("http://", "https://")):
        raise SettingError("LOADPATH_BASE_URL should begin with http:// or https://.")
    if settings.sign_up not in SIGN_UP:
        raise SettingError(f"LOADPATH_SIGN_UP should be {', '.join(SIGN_UP)}.")
    for origin in settings.embedding_origins:
        if not ORIGIN.fullmatch(origin):
            raise SettingError(
                "LOADPATH_EMBED_ORIGINS should be origins like https://intranet.example.com, "
                f"separated by commas; one is {origin!r}."
            )
    check_mail(settings)
    if settings.oidc_issuer and not settings.oidc_client_id:
        raise SettingError("LOADPATH_OIDC_ISSUER needs LOADPATH_OIDC_CLIENT_ID too.")
    if settings.needs_second_factor and not settings.oidc_issuer:
        raise SettingError("LOADPATH_OIDC_ACR and LOADPATH_OIDC_AMR need LOADPATH_OIDC_ISSUER too.")
    try:
        parse_networks(settings.trusted_proxies)
    except ValueError as error:
        raise SettingError(f"LOADPATH_TRUSTED_PROXIES: {error}") from error


def check_mail(settings: Settings) -> None:
    """A mail server needs an address to send from; what it is asked to send carries links."""
    if settings.smtp_url is None:
        return
    if not settings.mail_from or "@" not in settings.mail_from:
        raise SettingError("LOADPATH_SMTP_URL needs LOADPATH_MAIL_FROM too, an e-mail address.")
    try:
        parse_mail_server(settings.smtp_url, settings.mail_from)
    except ValueError as error:
        raise SettingError(f"LOADPATH_SMTP_URL: {error}") from error


Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def parse_networks(text: str) -> list[Network]:
    return [ipaddress.ip_network(part.strip()) for part in text.split(",") if part.strip()]


def show_settings(settings: Settings) -> dict[str, Any]:
    """Variable -> value, with secrets masked, for people to read."""
    shown: dict[str, Any] = {}
    for name, variable, _, info in describe_settings():
        value = getattr(settings, name)
        shown[variable] = MASK if info.secret and value else value
    shown["LOADPATH_DATABASE_URL"] = mask_address(settings.effective_database_url)
    shown["LOADPATH_BASE_URL"] = settings.effective_base_url
    return shown


def mask_address(url: str) -> str:
    """A database address without its password, wherever that stands."""
    parts = urlsplit(url)
    user_and_host = parts.netloc
    if parts.password is not None:
        user_and_host = user_and_host.replace(f":{parts.password}@", f":{MASK}@")
    query = "&".join(
        f"{name}={value if name in UNMASKED_PARAMETERS else MASK}"
        for name, value in parse_qsl(parts.query, keep_blank_values=True)
    )
    return urlunsplit(parts._replace(netloc=user_and_host, query=query))
