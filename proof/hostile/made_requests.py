"""Made-up requests: to operations of the API, pages and their forms, and tools for agents, with the
things of an account in a third of the places where one can be named. The same by a seed, but for
the names of these things."""

import json
import random
from typing import Any, NamedTuple
from urllib.parse import quote, urlencode

from loadpath.service.site import SITE
from proof.hostile.belongings import MCP, MCP_HEADERS, Belongings
from proof.hostile.damage import DAMAGES, NUMBERS, OTHERS, TEXTS, hostile_document

SELDOM = 20
"""Operations that hash a password are meant to be dear: one in so many of their turns is taken."""
DEAR = ("/api/sdk/token", "/sign-in", "/sign-up", "/account/password", "/account/delete")
TYPES = ("application/json",) * 20 + ("", "text/plain", "application/json; charset=utf-16", "a/b")
ENCODINGS = ("",) * 20 + ("gzip", "zstd", "br", "identity", "gzip, gzip")
FORM = "application/x-www-form-urlencoded"
FIELDS = ("id", "name", "email", "password", "current", "next", "scopes", "expires_in_days")
SITES = ("same-origin",) * 8 + ("none", "cross-site")
STATES = ("*", '"1"', 'W/"1"', "1")
METHODS = ("tools/call",) * 12 + (
    "tools/list",
    "resources/list",
    "resources/read",
    "prompts/list",
    "prompts/get",
    "initialize",
    "ping",
    "x",
)
SHARE_OF_MCP = 0.2


class Request(NamedTuple):
    method: str
    path: str
    headers: dict[str, str]
    body: bytes


class Maker:
    """Requests from the description of the interface, the pages and a seed."""

    def __init__(self, description: dict[str, Any], owned: Belongings) -> None:
        self._owned = owned
        self._operations: list[tuple[str, str, dict[str, Any]]] = [
            (path, method.upper(), operation)
            for path, methods in sorted(description["paths"].items())
            for method, operation in sorted(methods.items())
            if isinstance(operation, dict) and "responses" in operation
        ]
        self._pages = [(path, method) for path in sorted(SITE) for method in sorted(SITE[path])]

    def make(self, seed: int) -> Request:
        chance = random.Random(seed)
        if chance.random() < SHARE_OF_MCP:
            return self._tool_call(chance, seed)
        if chance.random() < 0.4:
            return self._visit(chance, seed)
        path, method, operation = chance.choice(self._operations)
        while path in DEAR and chance.randrange(SELDOM):
            path, method, operation = chance.choice(self._operations)
        path = self._name(chance, path)
        headers = self._credentials(chance)
        headers["Idempotency-Key"] = chance.choice((_word(chance), f"{seed:032x}", ""))
        headers["If-Match"] = chance.choice((*STATES, *[""] * 8))
        body = _body(chance, seed, operation, b'"name":"a",' if "models" in path else b"")
        if body:
            headers["Content-Type"] = chance.choice(TYPES)
            headers["Content-Encoding"] = chance.choice(ENCODINGS)
        return Request(method, path, _without_empty(headers), body)

    def _visit(self, chance: random.Random, seed: int) -> Request:
        """A page, or one of its forms."""
        path, method = chance.choice(self._pages)
        while path in DEAR and chance.randrange(SELDOM):
            path, method = chance.choice(self._pages)
        headers = {"Cookie": self._owned.cookie if chance.random() < 0.9 else ""}
        named = self._name(chance, path)
        if method == "GET":
            return Request(method, named, _without_empty(headers), b"")
        headers["Sec-Fetch-Site"] = chance.choice(SITES)
        if path in ("/import", "/account/links"):
            headers["Content-Type"] = "application/json"
            body = b'{"model":' + hostile_document(seed) + b"}"
            return Request(method, named, _without_empty(headers), body)
        fields = chance.sample(FIELDS, chance.randint(0, len(FIELDS)))
        values = {field: self._value(chance, path, field) for field in fields}
        headers["Content-Type"] = chance.choice((*[FORM] * 9, "multipart/form-data"))
        return Request(method, named, _without_empty(headers), urlencode(values).encode())

    def _tool_call(self, chance: random.Random, seed: int) -> Request:
        method = chance.choice(METHODS)
        tool = chance.choice(self._owned.tools)
        params: Any = {"name": tool["name"], "arguments": self._arguments(chance, seed, tool)}
        if method != "tools/call":
            uri = f"loadpath://guide/{_word(chance)}"
            params = {"uri": uri, "name": _text(chance), "arguments": {"model": _text(chance)}}
        message: Any = {"jsonrpc": "2.0", "id": seed, "method": method, "params": params}
        if chance.random() < 0.2:
            chance.choice(DAMAGES)(chance, message)
        headers = self._credentials(chance) | MCP_HEADERS | {"Content-Type": "application/json"}
        body = json.dumps(message).encode("utf-8", "surrogatepass")
        return Request("POST", MCP, _without_empty(headers), body)

    def _arguments(self, chance: random.Random, seed: int, tool: dict[str, Any]) -> Any:
        """What is required and some of the rest: of its type for the most part."""
        schema = tool["inputSchema"]
        required = schema.get("required", [])
        return {
            name: self._argument(chance, seed, name, declared)
            for name, declared in schema["properties"].items()
            if name in required or chance.random() < 0.3
        }

    def _argument(
        self, chance: random.Random, seed: int, name: str, declared: dict[str, Any]
    ) -> Any:
        if chance.random() < 0.15:
            return chance.choice((*OTHERS, *NUMBERS, *TEXTS))
        if name == "model":
            if chance.random() < 0.5:
                return chance.choice((*self._owned.ids["mcp"], *self._owned.ids["drafts"]))
            try:
                return json.loads(hostile_document(seed))
            except ValueError:  # one in ten has bytes exchanged
                return {}
        if "enum" in declared:
            return chance.choice(declared["enum"])
        kinds = declared.get("type", "string")
        kind = kinds if isinstance(kinds, str) else chance.choice(kinds)
        if kind in ("number", "integer"):
            return chance.choice((1, 2, 5, 0.5, *NUMBERS))
        if kind == "array":
            return [{"id": 1, "X": chance.choice(NUMBERS), "node": _text(chance)}]
        if kind == "object":
            return {_text(chance): chance.choice((1.5, *NUMBERS))}
        return chance.choice(("IPE300", "HEA200", "steel_S235", "Q", *TEXTS))

    def _credentials(self, chance: random.Random) -> dict[str, str]:
        if chance.random() < 0.05:
            return {"X-API-Key": _word(chance)}
        return {"X-API-Key": chance.choice((*[self._owned.key] * 4, self._owned.free_key))}

    def _name(self, chance: random.Random, path: str) -> str:
        """A path with its places filled, and perhaps a query."""
        named = path
        while "{" in named:
            before, _, rest = named.partition("{")
            word = self._thing(chance, path) if chance.random() < 1 / 3 else _word(chance)
            named = before + word + rest.partition("}")[2]
        if path.endswith("/api-keys") and chance.random() < 1 / 3:
            return f"{named}?id={self._thing(chance, path)}"
        if chance.random() < 0.2:
            named += f"?{_word(chance)}={_word(chance)}"
        return named

    def _thing(self, chance: random.Random, path: str) -> str:
        """One of the account's, of the kind that a path is about."""
        kinds = [word for word in path.split("/") if word in self._owned.ids]
        if not kinds:
            return _word(chance)
        return quote(chance.choice(self._owned.ids[kinds[-1]]), safe="")

    def _value(self, chance: random.Random, path: str, field: str) -> str:
        """Of a field of a form."""
        if field == "id" and chance.random() < 0.5:
            return self._thing(chance, path)
        return (
            chance.choice((*TEXTS, "1", "30", "-1", "a@example.com", "//x", "models"))
            .encode("utf-8", "replace")
            .decode()
        )


def _body(chance: random.Random, seed: int, operation: dict[str, Any], more: bytes) -> bytes:
    if "requestBody" not in operation:
        return b""
    if chance.random() < 0.6:
        return b"{" + more + b'"model":' + hostile_document(seed) + b"}"
    content = operation["requestBody"]["content"].get("application/json", {})
    examples = [each["value"] for each in content.get("examples", {}).values()]
    body = json.loads(json.dumps(chance.choice(examples))) if examples else {"model": {}}
    for _ in range(chance.randint(0, 3)):
        if body:
            chance.choice(DAMAGES)(chance, body)
    return json.dumps(body).encode("utf-8", "surrogatepass")


def _text(chance: random.Random) -> str:
    return chance.choice((*TEXTS, "1", "-1", "0" * 32))


def _word(chance: random.Random) -> str:
    """As it can stand in a line of a request."""
    return quote(_text(chance)[:1000], safe="")


def _without_empty(headers: dict[str, str]) -> dict[str, str]:
    return {name: text for name, text in headers.items() if text}
