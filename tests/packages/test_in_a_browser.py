"""The npm package in Chromium, as the guide has it: plain modules, and a bundle made by Vite.

The page comes from another origin than the service; its solve runs in a worker.
"""

import json
import subprocess
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx2
import pytest
from playwright.sync_api import Browser, Dialog, Page, expect, sync_playwright

from bench.eight_sets import eight_sets
from loadpath.engine import solve
from tests.docs.blocks import ADDRESS, ROOT, read_blocks
from tests.packages.fresh import run
from tests.running_service import PASSWORD, RunningService
from tests.web.chromium import FLAGS, PATIENCE

GUIDE = ROOT / "docs/guides/javascript.md"
VITE = ROOT / "web/node_modules/.bin/vite"
MOMENT = -12e3 * 6**2 / 8
INSECURE = "http://site.test"
"""A name that is neither https nor this machine, for Chromium: no secure context."""


class Quiet(SimpleHTTPRequestHandler):
    """Static files with the policy that the guide names."""

    policy = ""

    def end_headers(self) -> None:
        if self.policy:
            self.send_header("Content-Security-Policy", self.policy)
        super().end_headers()

    def log_message(self, *words: Any) -> None:
        """Keep quiet."""


def block_with(text: str) -> str:
    """The one block of the guide with this text."""
    (found,) = (block.text for block in read_blocks(GUIDE) if text in block.text)
    return found


@pytest.fixture(scope="module")
def folder(service: RunningService, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package of the service installed, and the files of the guide written."""
    made = tmp_path_factory.mktemp("page")
    packages = httpx2.get(f"{service.base_url}/packages/index.json").json()["packages"]
    (command,) = (p["command"] for p in packages if (p["kind"], p["name"]) == ("npm", "loadpath"))
    run(command.split(), made)
    for text in ("index.html", "bundled.js"):
        run(["bash", "-ec", block_with(f"cat > {text}").replace(ADDRESS, service.base_url)], made)
    return made


@pytest.fixture(scope="module")
def origin(folder: Path) -> Iterator[str]:
    """A web server for that folder; another origin than the service."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder))) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    name = INSECURE.partition("//")[2]
    flags = [*FLAGS, f"--host-resolver-rules=MAP {name} 127.0.0.1"]
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=flags)
        yield chromium
        chromium.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page; what it complains about fails the test."""
    context = browser.new_context()
    context.set_default_timeout(PATIENCE)
    opened = context.new_page()
    complaints: list[str] = []
    opened.on("pageerror", lambda error: complaints.append(str(error)))
    opened.on("console", lambda m: complaints.append(m.text) if m.type == "error" else None)
    yield opened
    context.close()
    # Chromium notes refused requests, those that a test asks for too.
    assert [each for each in complaints if "server responded with" not in each] == []


def sign_in_when_asked(page: Page, email: str) -> None:
    answers = iter((email, PASSWORD))

    def answer(dialog: Dialog) -> None:
        dialog.accept(next(answers))

    page.on("dialog", answer)


@pytest.fixture(scope="module")
def email(service: RunningService) -> str:
    service.new_account("page@example.com")
    return "page@example.com"


@pytest.mark.parametrize("is_secure", [True, False])
def test_the_page_of_the_guide(
    page: Page, origin: str, service: RunningService, email: str, is_secure: bool
) -> None:
    """Signed in, built, handed off and solved: q L2 / 8. Also on a page without https."""
    address = origin if is_secure else origin.replace("http://127.0.0.1", INSECURE)
    sign_in_when_asked(page, email)
    page.goto(address)
    said = page.locator("#said")
    expect(said).to_contain_text("/open/", timeout=PATIENCE)
    assert page.evaluate("isSecureContext") is is_secure
    moment, _, link = said.inner_text().partition(" N m, ")
    assert float(moment) == pytest.approx(MOMENT)
    assert link.startswith(f"{service.base_url}/open/")
    assert httpx2.get(f"{link}/document").json()["model"]["members"]
    assert ends_its_worker(page)


def ends_its_worker(page: Page) -> bool:
    """Whether no worker is left soon after the solve."""
    for _ in range(100):
        if not page.workers:
            return True
        page.wait_for_timeout(100)
    return False


EVERY = """
async ([baseUrl, apiKey]) => {
  const { ApiError, Client, solve } =
    await import('/node_modules/loadpath/dist/browser.js');
  const client = new Client({ baseUrl, apiKey, retry: { attempts: 1 } });
  const model = await client.createBeam({ span_m: 6, section: 'IPE300', load_kn: 12 });
  const caught = async (work) => { try { await work(); } catch (error) { return error; } };
  const stranger = new Client({ baseUrl, apiKey: 'lpk0.wrong', retry: { attempts: 1 } });
  const unauthorized = await caught(() => stranger.me());
  const broken = structuredClone(model);
  broken.model.members[0].section = 99;
  const saved = await client.saveModel(model, { name: 'From a page' });
  const results = await solve(JSON.stringify(model));
  const seen = {
    email: (await client.me()).email,
    valid: (await client.validate(model)).valid,
    invalid: (await caught(() => client.solve(broken))).errors.map((issue) => issue.path),
    section: (await client.section('IPE300')).name,
    beam: (await client.checkBeam({ span_m: 6, section: 'IPE300', udl: 12 })).status,
    saved: (await client.getModel(saved.id)).name,
    listed: (await client.listModels()).length,
    unauthorized: [unauthorized instanceof ApiError, unauthorized.status, !!unauthorized.requestId],
    balance: results.receipt.sets[results.sets[0].name].balance_error,
  };
  await client.deleteModel(saved.id);
  seen.left = (await client.listModels()).length;
  return seen;
}
"""


def test_the_client_from_another_origin(page: Page, origin: str, service: RunningService) -> None:
    """Every method of HTTP that the API has: preflights, failures and headers included."""
    key = service.new_key("pro@example.com", pro=True)
    page.goto(f"{origin}/node_modules/loadpath/package.json")
    seen = page.evaluate(EVERY, [service.base_url, key])
    assert seen.pop("balance") < 1e-9
    assert seen == {
        "email": "pro@example.com",
        "valid": True,
        "invalid": ["model.members[0].section"],
        "section": "IPE300",
        "beam": "solve_in_browser",
        "saved": "From a page",
        "listed": 1,
        "unauthorized": [True, 401, True],
        "left": 0,
    }


def test_under_the_policy_of_the_guide(
    page: Page,
    origin: str,
    folder: Path,
    service: RunningService,
    email: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nothing but what the guide names is allowed; the engine and the API still work."""
    (named,) = (line for line in GUIDE.read_text().splitlines() if "wasm-unsafe-eval" in line)
    policy = next(text for text in named.split("`") if "wasm-unsafe-eval" in text)
    monkeypatch.setattr(
        Quiet, "policy", f"default-src 'none'; {policy.replace(ADDRESS, service.base_url)}"
    )
    (folder / "strict.html").write_text('<script type="module" src="strict.js"></script>')
    (folder / "strict.js").write_text(
        "import { Client, minimum, solve } from './node_modules/loadpath/dist/browser.js';\n"
        f"const client = new Client({json.dumps({'baseUrl': service.base_url})});\n"
        f"await client.signIn({json.dumps(email)}, {json.dumps(PASSWORD)});\n"
        "const model = await client.createBeam({ span_m: 6, load_kn: 12 });\n"
        "const results = await solve(model);\n"
        "const { value } = minimum(results.sets[0].curves(1).mz);\n"
        "document.title = value.toFixed(3);\n"
    )
    page.goto(f"{origin}/strict.html")
    expect(page).to_have_title(f"{MOMENT:.3f}", timeout=PATIENCE)


def test_bundled_as_the_guide_says(
    page: Page, origin: str, folder: Path, service: RunningService
) -> None:
    model = service.command("beam", "--span", "6", "--load", "12")
    (folder / "app.html").write_text('<script type="module" src="/app.js"></script>')
    (folder / "app.js").write_text(
        "import { solveHere } from './bundled.js';\n"
        "window.solveHere = async (model) => (await solveHere(model)).toJSON();\n"
        "document.title = 'ready';\n"
    )
    (folder / "vite.config.js").write_text(
        "export default { base: './', build: { outDir: 'bundle', target: 'es2022',"
        " rollupOptions: { input: 'app.html' } } };\n"
    )
    done = subprocess.run(
        [str(VITE), "build"], cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    page.goto(f"{origin}/bundle/app.html")
    expect(page).to_have_title("ready", timeout=PATIENCE)
    tree = page.evaluate("(model) => window.solveHere(model)", model)
    reactions = tree["loadcases"]["Q"]["reaction_nodes"].values()
    assert [each["nodal_forces"]["fy"] for each in reactions] == pytest.approx([36e3, 36e3])


# Counted where they are started: a helper may be ended before anybody outside hears of it.
SIDE_BY_SIDE = """
async (text) => {
  let started = 0;
  window.Worker = class extends Worker {
    constructor(...of) { super(...of); started += 1; }
  };
  const { solve } = await import('/node_modules/loadpath/dist/browser.js');
  const digests = [];
  for (const workers of [1, 3]) digests.push((await solve(text, { workers })).receipt.digest);
  return { digests, started };
}
"""


def test_result_sets_are_solved_side_by_side(page: Page, origin: str) -> None:
    page.goto(f"{origin}/node_modules/loadpath/package.json")
    seen = page.evaluate(SIDE_BY_SIDE, json.dumps(eight_sets()))
    digest = solve(eight_sets()).receipt.digest
    assert seen == {"digests": [digest, digest], "started": 1 + 3}
