"""The same questions to results in Python and npm get the same answers: every public property, by
node, member, support and load case, and the same errors where there is no answer."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import loadpath
from loadpath.answer.write_options import Form, WriteOptions
from loadpath.engine import NotWritten, Results, ResultSet, UnusableSet
from tests.web.building import building
from tests.web.documents import checked_beam, corpus_document, lifting_beam

PACKAGE = Path(__file__).parents[2] / "web" / "engine" / "dist"

SCRIPT = """
import { readFileSync } from 'node:fs';
const [folder, file] = process.argv.slice(2);
const { CURVES, solve, valueAfter, valueAt } = await import(`${folder}/node.js`);
const attempt = (ask) => {
  try {
    return ask();
  } catch (error) {
    return error.message;
  }
};
const ofAll = (ids, ask) => Object.fromEntries([...ids].map((id) => [id, ask(id)]));
function askSet(set, results) {
  const { nodes, members, supports } = results.places;
  const values = (member, read, share) => {
    const curves = set.curves(member);
    const x = share * curves.mz.at(-1).x1;
    return Object.fromEntries(CURVES.map((name) => [name, read(curves[name], x)]));
  };
  const ofMember = (member) => ({
    start: set.startForces(member),
    end: set.endForces(member),
    extremes: set.extremes(member),
    at: [0, 0.25, 0.5, 1].map((share) => values(member, valueAt, share)),
    after: [0, 0.25, 0.5, 1].map((share) => values(member, valueAfter, share)),
    beside: [-0.5, 1.5].map((share) => attempt(() => values(member, valueAt, share))),
  });
  const motion = set.freeMotion();
  return {
    kind: set.kind,
    id: set.id,
    name: set.name,
    is_usable: set.isUsable,
    balance: set.balance,
    errors: set.errors,
    warnings: set.warnings,
    displacements: attempt(() => ofAll(nodes.keys(), (node) => set.displacement(node))),
    reactions: attempt(() => ofAll(supports.keys(), (node) => set.reaction(node))),
    members: attempt(() => ofAll(members.keys(), ofMember)),
    motion: motion && Object.fromEntries(motion),
    nowhere: attempt(() => set.displacement(987654)),
  };
}
const told = [];
for (const document of JSON.parse(readFileSync(file, 'utf8'))) {
  const results = await solve(JSON.stringify(document));
  const { document_sha256, document_bytes, duration_s, ...receipt } = results.receipt;
  told.push({
    engine_version: results.engine_version,
    headline: results.headline,
    verdict: results.verdict,
    warnings: results.warnings,
    issues: results.issues,
    is_usable: results.isUsable,
    coverage: results.coverage,
    receipt,
    sets: results.sets.map((set) => askSet(set, results)),
    names: [Object.keys(results.loadcases), Object.keys(results.loadcombinations)],
    envelopes: results.envelopes.map((each) => [
      each.limit_state,
      each.combinations,
      each.unsolved_combinations,
      Array.from(each.tables.all('member_envelope')),
    ]),
    checks: results.checks.map((each) => ({
      name: each.name,
      status: each.status,
      max_utilization: each.max_utilization,
      message: each.message,
      governing: each.governing,
      unsolved: each.unsolved_combination_ids,
      parts: each.per_entity,
    })),
    no_set: attempt(() => results.write({ form: 'summary', set: 'none such' })),
    no_stations: attempt(() => results.write({ form: 'document', stations: -1 })),
  });
}
console.log(JSON.stringify(told));
"""

DOCUMENTS: dict[str, Callable[[], Any]] = {
    "checked beam": checked_beam,
    "one combination lifts off": lifting_beam,
    "building": lambda: building(1, 1),
    "frame": lambda: corpus_document("peer/frame_02"),
    "offsets": lambda: corpus_document("peer/offsets_and_roll"),
    "beam with a point load": lambda: corpus_document("frames/bm-01"),
    "plate": lambda: corpus_document("plates/skew_plate"),
}


def attempt(ask: Callable[[], Any]) -> Any:
    try:
        return ask()
    except (UnusableSet, ValueError, LookupError) as error:
        return str(error.args[0])
    except NotWritten as error:
        return error.message


def ask_set(found: ResultSet, results: Results) -> Any:
    places = results.places

    def of_member(member: int) -> Any:
        curves = found.curves(member)
        stations = [share * curves.length for share in (0, 0.25, 0.5, 1)]
        return {
            "start": found.start_forces(member),
            "end": found.end_forces_of(member),
            "extremes": found.extremes(member),
            "at": [curves.at(x) for x in stations],
            "after": [curves.after(x) for x in stations],
            "beside": [
                attempt(lambda share=share: curves.at(share * curves.length))  # type: ignore[misc]
                for share in (-0.5, 1.5)
            ],
        }

    def motion() -> Any:
        if found.motions is None:
            return None
        names = ("dx", "dy", "dz", "rx", "ry", "rz", "warp")
        rows = found.motions[0].tolist()
        return {node: dict(zip(names, rows[at], strict=True)) for node, at in places.node.items()}

    return {
        "kind": found.kind,
        "id": found.id,
        "name": found.name,
        "is_usable": found.is_usable,
        "balance": found.balance,
        "errors": found.errors,
        "warnings": found.warnings,
        "displacements": attempt(lambda: {node: found.displacement(node) for node in places.node}),
        "reactions": attempt(lambda: {node: found.reaction(node) for node in places.support_node}),
        "members": attempt(lambda: {member: of_member(member) for member in places.member}),
        "motion": motion(),
        "nowhere": attempt(lambda: found.displacement(987654)),
    }


def ask(results: Results) -> Any:
    receipt = msgspec.to_builtins(results.receipt)
    for name in ("document_sha256", "document_bytes", "duration_s"):
        del receipt[name]
    return {
        "engine_version": results.engine_version,
        "headline": results.headline,
        "verdict": results.verdict,
        "warnings": results.warnings,
        "issues": results.issues,
        "is_usable": results.is_usable,
        "coverage": results.coverage,
        "receipt": receipt,
        "sets": [ask_set(each, results) for each in results.sets],
        "names": [list(results.loadcases), list(results.loadcombinations)],
        "envelopes": [
            [
                state,
                each.combinations,
                each.unsolved_combinations,
                each["member_envelope"].ravel().tolist(),
            ]
            for state, each in results.envelopes.items()
        ],
        "checks": [
            {
                "name": each.name,
                "status": each.status,
                "max_utilization": each.max_utilization,
                "message": each.message,
                "governing": each.governing,
                "unsolved": each.unsolved_combination_ids,
                "parts": list(each.per_entity),
            }
            for each in results.unity_checks
        ],
        "no_set": attempt(
            lambda: results.write(WriteOptions(form=Form.summary, set="none such")).decode()
        ),
        "no_stations": attempt(lambda: results.to_json(stations=-1).decode()),
    }


@pytest.fixture(scope="module")
def told_by_npm(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    folder = tmp_path_factory.mktemp("npm")
    (folder / "documents.json").write_text(json.dumps([make() for make in DOCUMENTS.values()]))
    (folder / "ask.mjs").write_text(SCRIPT)
    command = ["node", "ask.mjs", PACKAGE.as_uri(), "documents.json"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
    return dict(zip(DOCUMENTS, json.loads(done.stdout), strict=True))


@pytest.mark.parametrize("name", DOCUMENTS)
def test_npm_answers_as_python_does(told_by_npm: dict[str, Any], name: str) -> None:
    expected = json.loads(msgspec.json.encode(ask(loadpath.solve(DOCUMENTS[name]()))))
    found = told_by_npm[name]
    for question, answer in expected.items():
        assert found[question] == answer, question
