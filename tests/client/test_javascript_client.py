"""The JavaScript client of the built npm package against a real service, in Node."""

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from loadpath.builders import create_beam
from loadpath.document import count_members
from tests.running_service import PASSWORD, RunningService

PACKAGE = Path(__file__).parents[2] / "web/engine/dist/node.js"

# Runs every method; prints what came back. What fails prints its class and facts.
TALK = """
const { base, pro, free, password } = JSON.parse(process.env.GIVEN);
const { Client, handOff, solve } = await import(process.env.PACKAGE);
const failed = async (promise) => {
  try { await promise; return null; }
  catch (e) { return { name: e.name, status: e.status, code: e.code, requestId: e.requestId,
                       paths: (e.errors ?? []).map((issue) => issue.path) }; }
};
const client = new Client({ baseUrl: base, apiKey: pro });
const said = {};
said.me = await client.me();
said.model = await client.createBeam({ span_m: 6, section: 'IPE300' });
said.report = await client.validate(said.model);
said.link = await client.solve(said.model, { idempotencyKey: 'one' });
said.again = await client.solve(said.model, { idempotencyKey: 'one' });
said.handed = await handOff(said.model, { baseUrl: base, apiKey: pro });
said.imported = await failed(client.importFile(new Uint8Array([80, 75])));
said.beam = await client.checkBeam({ span_m: 6, section: 'ipe 300', udl: 10 });
const broken = structuredClone(said.model);
broken.model.members[0].section = 99;
said.invalid = await failed(client.solve(broken));
said.unknown = await failed(client.checkBeam({ span_m: 6, section: 'IPE 301' }));
said.schema = await client.schema('Node');
said.families = await client.sections('IPE');
said.section = await client.section('ipe 300');
said.missing = await failed(client.section('IPE 301'));
said.saved = await client.saveModel(said.model, { name: 'beam' });
const fetched = await client.getModel(said.saved.id);
said.fetched = fetched.model;
const ifMatch = fetched.etag;
said.updated = await client.updateModel(said.saved.id, { name: 'b' }, { ifMatch });
said.late = await failed(client.updateModel(said.saved.id, { name: 'c' }, { ifMatch }));
said.listed = await client.listModels();
said.deleted = await client.deleteModel(said.saved.id) ?? null;
said.gone = await failed(client.getModel(said.saved.id));
said.refused = await failed(new Client({ baseUrl: base, apiKey: free })
  .saveModel(said.model, { name: 'beam' }));
said.made = await client.createApiKey('second', { scopes: ['handoff'], expiresInDays: 1 });
said.keys = await client.listApiKeys();
await client.revokeApiKey(said.made.id);
said.revoked = await failed(new Client({ baseUrl: base, apiKey: said.made.key }).me());
said.drafts = await client.listDrafts();
await client.endDraft(said.drafts[0].id);
said.draftsLeft = await client.listDrafts();
const signed = new Client({ baseUrl: base });
said.token = await signed.signIn('js-pro@example.com', password);
said.signed = await signed.me();
said.openapi = await client.openapi();
said.results = (await solve(said.model)).toJSON();
console.log(JSON.stringify(said));
"""


@pytest.fixture(scope="module")
def said(service: RunningService, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    given = {
        "base": service.base_url,
        "pro": service.new_key("js-pro@example.com", pro=True),
        "free": service.new_key("js-free@example.com"),
        "password": PASSWORD,
    }
    script = tmp_path_factory.mktemp("node") / "talk.mjs"
    script.write_text(TALK)
    done = subprocess.run(
        ["node", str(script)],
        env={**service.environment, "GIVEN": json.dumps(given), "PACKAGE": PACKAGE.as_uri()},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    answers: dict[str, Any] = json.loads(done.stdout)
    return answers


def test_models_are_built_judged_and_handed_off(said: dict[str, Any]) -> None:
    assert said["model"] == json.loads(json.dumps(create_beam(span_m=6, section="IPE300")))
    assert said["report"]["valid"]
    assert said["link"]["members"] == count_members(said["model"])
    assert said["link"]["open_url"].endswith(said["link"]["model_ref"].removeprefix("draft_"))
    assert said["again"]["open_url"] == said["link"]["open_url"] != said["handed"]["open_url"]
    assert said["imported"]["code"] == "unreadable_file"
    assert said["beam"]["model"]["model"]["sections"][0]["name"] == "IPE300"


def test_failures_say_what_and_where(said: dict[str, Any]) -> None:
    kinds = {
        name: (said[name]["name"], said[name]["status"], said[name]["code"])
        for name in ("invalid", "unknown", "missing", "late", "gone", "refused", "revoked")
    }
    assert kinds == {
        "invalid": ("InvalidModelError", 422, "invalid_model"),
        "unknown": ("RequestError", 400, "unknown_section"),
        "missing": ("NotFoundError", 404, "not_found"),
        "late": ("RequestError", 412, "precondition_failed"),
        "gone": ("NotFoundError", 404, "not_found"),
        "refused": ("ProRequiredError", 403, "pro_required"),
        "revoked": ("UnauthorizedError", 401, "unauthorized"),
    }
    assert said["invalid"]["paths"] == ["model.members[0].section"]
    assert all(said[name]["requestId"] for name in kinds)


def test_models_are_kept_changed_and_deleted(said: dict[str, Any]) -> None:
    assert said["fetched"] == said["model"]
    assert said["updated"]["name"] == "b"
    assert [model["id"] for model in said["listed"]] == [said["saved"]["id"]]
    assert said["deleted"] is None


def test_links_are_listed_and_ended(said: dict[str, Any]) -> None:
    assert said["drafts"][0]["openUrl"] == said["beam"]["open_url"]
    assert said["draftsLeft"] == said["drafts"][1:]


def test_keys_and_tokens(said: dict[str, Any]) -> None:
    assert said["made"]["id"] in {key["id"] for key in said["keys"]}
    assert said["signed"]["user_id"] == said["me"]["user_id"]
    assert said["signed"]["token_expires_at"] == said["token"]["expires_at"]


def test_the_library_is_read(said: dict[str, Any]) -> None:
    assert "properties" in said["schema"]
    assert "IPE300" in said["families"]["sections"]["IPE"]
    assert said["section"]["name"] == "IPE300"


def test_a_model_of_the_service_is_solved_here(said: dict[str, Any]) -> None:
    """q L / 2 with the default 10 kN/m over 6 m."""
    (case,) = said["results"]["loadcases"].values()
    first, second = (node["nodal_forces"]["fy"] for node in case["reaction_nodes"].values())
    assert first == pytest.approx(30e3, rel=1e-9)
    assert second == pytest.approx(30e3, rel=1e-9)


def test_the_service_has_no_operation_that_the_client_lacks(said: dict[str, Any]) -> None:
    described = {
        operation["operationId"]
        for methods in said["openapi"]["paths"].values()
        for operation in methods.values()
    }
    source = (PACKAGE.parent / "client/client.js").read_text()
    assert described == set(re.findall(r"(?:answer|send)\('(\w+)'", source))
