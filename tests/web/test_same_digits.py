"""The same document gives the same digits in Python, Node and Chromium, bit for bit.

Every host hands out the block of doubles that the engine answered, or its refusal. Their
hashes are compared over the whole corpus of solved documents.
"""

import hashlib
import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Route

from loadpath.engine import solve
from loadpath.engine.host import call
from tests.declared_results import judge_results
from tests.web.documents import CORPUS

PACKAGE = Path(__file__).parents[2] / "web" / "engine" / "dist"
TYPES = {".js": "text/javascript", ".wasm": "application/wasm"}
NAMES = sorted(str(path.relative_to(CORPUS)) for path in CORPUS.rglob("*.json"))

DIGESTS = """
async (texts, folder, bytes) => {
  const { Engine, textOf } = await import(`${folder}/abi.js`);
  const engine = new Engine(await WebAssembly.compile(bytes));
  const hex = (buffer) =>
    Array.from(new Uint8Array(buffer), (b) => b.toString(16).padStart(2, '0')).join('');
  const digests = [];
  for (const text of texts) {
    const answer = engine.solve(text);
    const { error } = JSON.parse(textOf(answer));
    digests.push(error ?? hex(await crypto.subtle.digest('SHA-256', answer.numbers)));
  }
  return digests;
}
"""


def read_texts() -> list[str]:
    documents = [json.loads((CORPUS / name).read_text())["document"] for name in NAMES]
    return [json.dumps(document) for document in documents]


@pytest.fixture(scope="module")
def python_digests() -> list[str]:
    digests = []
    for text in read_texts():
        answer, block = call("solve", text.encode())
        refusal = json.loads(answer).get("error")
        digests.append(refusal or hashlib.sha256(block.tobytes()).hexdigest())
    return digests


def test_most_of_the_corpus_is_solved(python_digests: list[str]) -> None:
    solved = [digest for digest in python_digests if len(digest) == 64]
    assert len(solved) > len(NAMES) / 2


def test_node_gives_the_same_digits(python_digests: list[str], tmp_path: Path) -> None:
    (tmp_path / "texts.json").write_text(json.dumps(read_texts()))
    script = tmp_path / "digests.mjs"
    script.write_text(
        "import { readFileSync } from 'node:fs';\n"
        f"const digests = {DIGESTS};\n"
        f"const texts = JSON.parse(readFileSync('{tmp_path}/texts.json', 'utf8'));\n"
        f"const bytes = readFileSync('{PACKAGE}/engine.wasm');\n"
        f"console.log(JSON.stringify(await digests(texts, '{PACKAGE.as_uri()}', bytes)));\n"
    )
    done = subprocess.run(["node", str(script)], capture_output=True, text=True, check=True)
    assert dict(zip(NAMES, json.loads(done.stdout), strict=True)) == dict(
        zip(NAMES, python_digests, strict=True)
    )


RESULTS = """
import { readFileSync } from 'node:fs';
const { solve } = await import(process.argv[2]);
const texts = JSON.parse(readFileSync(process.argv[3], 'utf8'));
const written = [];
for (const text of texts) written.push((await solve(text)).toJSON());
console.log(JSON.stringify(written));
"""
WHOLE = ["peer/beam_02", "peer/example_083_1", "peer/example_122_2", "peer/example_810_1"]


def test_node_writes_the_same_results_document(tmp_path: Path) -> None:
    """Every key and every digit, but for how long it took."""
    documents = [json.loads((CORPUS / f"{name}.json").read_text())["document"] for name in WHOLE]
    filtered = json.loads(json.dumps(documents[1]))
    filtered["analysis"]["options"]["result_filter"] = ["global_envelopes", "internal_force_series"]
    texts = [json.dumps(document) for document in [*documents, filtered]]
    (tmp_path / "texts.json").write_text(json.dumps(texts))
    (tmp_path / "results.mjs").write_text(RESULTS)
    entry = (PACKAGE / "node.js").as_uri()
    command = ["node", str(tmp_path / "results.mjs"), entry, str(tmp_path / "texts.json")]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    for text, node in zip(texts, json.loads(done.stdout), strict=True):
        judge_results(node)
        python = json.loads(solve(text).to_json())
        for written in (python, node):
            assert written["receipt"].pop("duration_s") >= 0.0
        assert node == python


def test_chromium_gives_the_same_digits(python_digests: list[str], browser: Browser) -> None:
    context = browser.new_context()
    page = context.new_page()
    origin = "http://localhost:9"
    page.route(f"{origin}/**", serve_package)
    page.goto(f"{origin}/")
    engine = f"await (await fetch('{origin}/engine.wasm')).arrayBuffer()"
    arguments = f"{json.dumps(read_texts())}, '{origin}', {engine}"
    digests: Any = page.evaluate(f"(async () => ({DIGESTS})({arguments}))()")
    context.close()
    assert dict(zip(NAMES, digests, strict=True)) == dict(zip(NAMES, python_digests, strict=True))


def serve_package(route: Route) -> None:
    """The npm package as plain files, and an empty page to import it into."""
    name = route.request.url.rsplit("/", 1)[1]
    if not name:
        route.fulfill(body="<!doctype html><title>package</title>", content_type="text/html")
        return
    path = PACKAGE / name
    route.fulfill(body=path.read_bytes(), content_type=TYPES[path.suffix])
