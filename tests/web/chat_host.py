"""A chat that shows MCP Apps (SEP-1865, 2026-01-26): servers to ask, and a page with a sandbox.

The host page and the sandbox have origins of their own, and the sandbox's policy comes as a header,
as the extension wants it of hosts that are web pages.
"""

import itertools
import json
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol

import httpx2
from playwright.sync_api import Frame, Page

HOST, SANDBOX = "https://chat.test/", "https://sandbox.test/"
DEFAULT_POLICY = (
    "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; media-src 'self' data:; connect-src 'none'"
)
"""What the extension asks of hosts for a page that names no addresses."""
WITHOUT_WORKERS = DEFAULT_POLICY.replace("script-src", "script-src 'wasm-unsafe-eval'")
WITH_WORKERS = f"{WITHOUT_WORKERS}; worker-src blob:"
HELLO: dict[str, Any] = {
    "protocolVersion": "2025-06-18",
    "clientInfo": {"name": "chat", "version": "1"},
}
CAPABLE = {
    "extensions": {"io.modelcontextprotocol/ui": {"mimeTypes": ["text/html;profile=mcp-app"]}}
}

PAGE = """<!doctype html><iframe sandbox="allow-scripts" width=800 height=300></iframe><script>
window.said = [];
const frame = document.querySelector('iframe');
const send = (message) => frame.contentWindow.postMessage({ jsonrpc: '2.0', ...message }, '*');
addEventListener('message', async ({ source, data }) => {
  if (source !== frame.contentWindow || data.jsonrpc !== '2.0') return;
  said.push(data);
  const { id, method, params } = data;
  if (method === 'ui/notifications/initialized') {
    send({ method: 'ui/notifications/tool-input', params: { arguments: shown.given } });
    send({ method: 'ui/notifications/tool-result', params: shown.result });
  }
  if (method === 'ui/notifications/size-changed') frame.height = params.height;
  if (method === undefined || id === undefined) return;
  if (method === 'ui/initialize') send({ id, result: shown.welcome });
  else if (method === 'tools/call') send({ id, result: await callTool(params) });
  else send({ id, result: {} });
});
frame.src = '{sandbox}';
</script>"""


class Server(Protocol):
    """A server of the protocol."""

    def ask(self, method: str, params: dict[str, Any]) -> Any: ...


class HostedServer:
    """The server of a service."""

    def __init__(self, base_url: str, key: str) -> None:
        self._url = f"{base_url}/api/mcp"
        self._headers = {
            "Authorization": f"Bearer {key}",
            "Accept": "application/json, text/event-stream",
            "MCP-Protocol-Version": HELLO["protocolVersion"],
        }

    def ask(self, method: str, params: dict[str, Any]) -> Any:
        message = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
        answer = httpx2.post(self._url, json=message, headers=self._headers, timeout=60)
        return answer.json()["result"]


class LocalServer:
    """A server that is a process of its own."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process
        self._ids = itertools.count(1)
        self.ask("initialize", {**HELLO, "capabilities": CAPABLE})
        self._send({"method": "notifications/initialized"})

    def ask(self, method: str, params: dict[str, Any]) -> Any:
        number = next(self._ids)
        self._send({"id": number, "method": method, "params": params})
        assert self._process.stdout
        for line in self._process.stdout:
            answer = json.loads(line)
            if answer.get("id") == number:
                return answer["result"]
        raise AssertionError("the server has ended")

    def _send(self, message: dict[str, Any]) -> None:
        assert self._process.stdin
        self._process.stdin.write(json.dumps({"jsonrpc": "2.0", **message}) + "\n")
        self._process.stdin.flush()


@contextmanager
def local_server(command: list[str], **environment: str) -> Iterator[LocalServer]:
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, **environment},
    ) as process:
        yield LocalServer(process)
        process.terminate()


class Chat:
    """Calls a tool and shows the page that belongs to it."""

    def __init__(self, page: Page, server: Server, policy: str) -> None:
        self.page = page
        self.server = server
        self.policy = policy
        page.expose_function("callTool", lambda params: server.ask("tools/call", params))

    def call(self, name: str, given: dict[str, Any], **context: Any) -> Frame:
        """The page of the tool, after its call."""
        tools = {tool["name"]: tool for tool in self.server.ask("tools/list", {})["tools"]}
        address = tools[name]["_meta"]["ui"]["resourceUri"]
        (content,) = self.server.ask("resources/read", {"uri": address})["contents"]
        assert content["uri"] == address
        assert content["mimeType"] == "text/html;profile=mcp-app"
        assert "csp" not in content["_meta"]["ui"], "the page asks nobody"
        shown = {
            "given": given,
            "result": self.server.ask("tools/call", {"name": name, "arguments": given}),
            "welcome": {
                "protocolVersion": "2026-01-26",
                "hostInfo": {"name": "chat", "version": "1"},
                "hostCapabilities": {"serverTools": {}, "openLinks": {}},
                "hostContext": {"theme": "light", **context},
            },
        }
        head = {"Content-Security-Policy": self.policy}
        self.page.route(
            f"{SANDBOX}**",
            lambda route: route.fulfill(
                body=content["text"], content_type="text/html", headers=head
            ),
        )
        host = PAGE.replace("{sandbox}", SANDBOX)
        self.page.route(
            f"{HOST}**", lambda route: route.fulfill(body=host, content_type="text/html")
        )
        self.page.add_init_script(f"window.shown = {json.dumps(shown)}")
        self.page.goto(HOST)
        frame = self.page.frame(url=SANDBOX)
        assert frame
        return frame

    def said(self, method: str) -> list[Any]:
        """What the page said so far under a name, without what is around it."""
        said = self.page.evaluate("window.said")
        return [each["params"] for each in said if each.get("method") == method]
