"""Writes the reference pages of the service: errors, settings, limits."""

from typing import Any

from loadpath.document.validation.form import LIMIT as MOST_ISSUES
from loadpath.service.access.new_api_key import LONGEST_LIFE_IN_DAYS
from loadpath.service.access.password_sign_in import OF_ACCOUNT, OF_NETWORK
from loadpath.service.access.passwords import LONGEST, SHORTEST
from loadpath.service.access.tiers import FREE_MEMBER_LIMIT, FREE_USE, PRO_MEMBER_LIMIT, PRO_USE
from loadpath.service.accounts.endpoints import TOKEN_LIFETIME
from loadpath.service.answers.send_answer import SMALLEST_PACKED
from loadpath.service.bodies.body_reading import MOST_LARGE_WAITING, MOST_WAITING
from loadpath.service.bodies.json_text import DEEPEST
from loadpath.service.bodies.received_body import SMALL, SMALLEST_FOR_WORKERS
from loadpath.service.clock import HOUR, MINUTE
from loadpath.service.drafts.endpoints import LIFETIME as LINK_LIFETIME
from loadpath.service.errors import list_errors
from loadpath.service.operations.idempotency import KEPT_FOR as KEPT_ANSWERS
from loadpath.service.server.protocol import LARGEST_HEAD, MOST_FIELDS, Patience
from loadpath.service.settings import Settings, describe_settings
from loadpath.store.drafts import NEWEST_KEPT
from tools.generate.note import note

FOLDER = "docs/reference"
WRITTEN = f"<!-- {note('src/loadpath/service')} -->\n\n"

ERRORS = """# Errors

Every failing answer of the API is `{"error": "...", "code": "..."}`: the text is for people, the \
code for programs. `422 invalid_model` adds `errors` and `warnings`. Every answer carries \
`X-Request-Id`; quote it when you report a problem.

| Status | Code | Meaning | Example of `error` |
|---|---|---|---|
"""

PASSING = """
Nothing is charged for repeating a request; what an account may send and keep is among the \
[limits](limits.md). 408, 429, 500, 503 and 507 may pass; \
`Retry-After` says when, where it is known. The others need another request.
"""

SETTINGS = """# Settings

The service is set up by environment variables; none is needed. `loadpath config` prints the \
effective values with secrets masked. An unknown `LOADPATH_` variable is refused, so a typing \
error does not pass unnoticed; only `LOADPATH_API_KEY`, which the client reads, is left alone. \
`loadpath serve --host --port` wins over the variables.

| Variable | Default | Meaning |
|---|---|---|
"""

LIMITS = """# Limits

Nothing is metered and there is no quota of solves. What there is at most; where a setting is \
named, the operator may change it.

| Limit | Value | Applies to |
|---|---|---|
"""


def generate() -> dict[str, str]:
    return {
        f"{FOLDER}/errors.md": WRITTEN + ERRORS + _rows(map(_error, list_errors())) + PASSING,
        f"{FOLDER}/settings.md": WRITTEN + SETTINGS + _rows(map(_setting, describe_settings())),
        f"{FOLDER}/limits.md": WRITTEN + LIMITS + _rows(_limits()),
    }


def _rows(rows: Any) -> str:
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def _error(error: Any) -> tuple[str, ...]:
    return (str(error.status), f"`{error.code}`", error.meaning, error.example)


def _setting(described: tuple[str, str, Any, Any]) -> tuple[str, ...]:
    _, variable, default, info = described
    value = str(default).lower() if isinstance(default, bool) else default
    return (f"`{variable}`", f"`{value}`" if value not in (None, "") else "", info.meaning)


def _limits() -> list[tuple[str, ...]]:
    settings = Settings()
    return [
        ("members, free tier", f"{FREE_MEMBER_LIMIT:,}", f"whoever opens a link. {FREE_USE}"),
        ("members, Pro tier", f"{PRO_MEMBER_LIMIT:,}", f"whoever opens a link. {PRO_USE}"),
        ("what is counted", "members", "plates are not counted"),
        (
            "model JSON, unpacked",
            f"{settings.max_model_bytes // 2**20} MiB",
            "every model that is sent; `LOADPATH_MAX_MODEL_BYTES`",
        ),
        ("nesting of JSON", f"{DEEPEST} levels", "every body"),
        ("issues listed", f"{MOST_ISSUES:,} errors and as many warnings", "validation"),
        ("life of a link", _hours(LINK_LIFETIME), "solve and check-beam"),
        ("links of an account", f"the newest {NEWEST_KEPT}", "older ones end early"),
        (
            "bodies that wait to be read",
            f"{settings.max_waiting_bytes // 2**20} MiB, half of it per account",
            f"those above {SMALLEST_FOR_WORKERS // 2**10} kB, which take turns account by account; "
            "else 503; `LOADPATH_MAX_WAITING_BYTES`",
        ),
        (
            "waiting at once",
            f"{MOST_WAITING:,}, and {MOST_LARGE_WAITING} above {SMALL // 2**10} kB",
            "bodies; in a full line the account with most of them loses its last place with 503",
        ),
        (
            "models behind links, packed",
            f"{settings.max_draft_bytes // 2**20} MiB per account",
            "else 507; `LOADPATH_MAX_DRAFT_BYTES`",
        ),
        (
            "saved models and models behind handles, packed",
            f"{settings.max_kept_bytes // 2**20} MiB per account",
            "else 507; `LOADPATH_MAX_KEPT_BYTES`",
        ),
        (
            "models of all accounts, packed",
            f"{settings.max_total_bytes // 2**30} GiB",
            "else 507; `LOADPATH_MAX_TOTAL_BYTES`",
        ),
        ("life of a token", _hours(TOKEN_LIFETIME), "`POST /api/sdk/token`"),
        ("life of an API key", f"{LONGEST_LIFE_IN_DAYS:,} days, or no end", "`expiresInDays`"),
        ("API keys", f"{settings.max_api_keys:,} per account", "`LOADPATH_MAX_API_KEYS`"),
        (
            "saved models",
            f"{settings.max_saved_models:,} per account",
            "Pro tier; `LOADPATH_MAX_SAVED_MODELS`",
        ),
        ("repeated requests", _hours(KEPT_ANSWERS), "how long an `Idempotency-Key` is known"),
        ("passwords", f"{SHORTEST} to {LONGEST:,} characters", "accounts"),
        (
            "wrong passwords",
            f"{OF_ACCOUNT.most} in {OF_ACCOUNT.window // MINUTE} minutes",
            "per account and network, then 429 with `Retry-After`",
        ),
        (
            "wrong passwords, all accounts",
            f"{OF_NETWORK.most} in {OF_NETWORK.window // MINUTE} minutes",
            "per network of the internet, then 429 with `Retry-After`",
        ),
        (
            "new accounts",
            f"{settings.max_sign_ups} in an hour",
            "per network of the internet, then 429; `LOADPATH_MAX_SIGN_UPS`",
        ),
        (
            "requests",
            f"{settings.max_requests:,} in a minute",
            "per account, then 429 with `Retry-After`; `LOADPATH_MAX_REQUESTS`. Answers tell where "
            "one stands: `RateLimit`, `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers-10)",
        ),
        (
            "requests with one API key",
            f"{settings.max_key_requests:,} in a minute",
            "per key, then 429, and the account's other keys go on; `LOADPATH_MAX_KEY_REQUESTS`",
        ),
        (
            "requests without an account",
            f"{settings.max_network_requests:,} in a minute",
            "per network of the internet, where neither a valid key or token nor a session is "
            "shown, unknown paths and methods among them, then 429; "
            "`LOADPATH_MAX_NETWORK_REQUESTS`",
        ),
        (
            "requests of signed-in browsers",
            f"{settings.max_network_requests:,} in a minute",
            "per account, beside what its keys and tokens send, then 429; "
            "`LOADPATH_MAX_NETWORK_REQUESTS`",
        ),
        (
            "requests that are not counted",
            "no limit",
            "files of `/static`, of which a page takes dozens and a browser keeps them; "
            "a browser's question before a call (`OPTIONS`), as the call is counted; "
            "private addresses, which may be everybody behind a proxy",
        ),
        ("headers of a request", f"{LARGEST_HEAD // 1024} kB, {MOST_FIELDS} fields", "else 431"),
        ("time for headers", f"{Patience.head:g} s", "else 408"),
        (
            "pace of a body",
            f"{Patience.body_bytes_per_second:,} bytes/s, {Patience.body_total:g} s in all",
            "else 408",
        ),
        ("packed answers", f"from {SMALLEST_PACKED:,} bytes on", "zstd or gzip, where accepted"),
    ]


def _hours(milliseconds: int) -> str:
    hours = milliseconds // HOUR
    return f"{hours} hour" if hours == 1 else f"{hours} hours"
