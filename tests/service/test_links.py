"""solve, check-beam and the links they make."""

import json
import os
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest
import zstandard

from loadpath.service.answers.validation_issue import ValidationIssue
from loadpath.service.background import BATCH, ENDED_LINKS_KEPT, delete_what_ended
from loadpath.service.clock import DAY
from loadpath.service.drafts import pages
from loadpath.service.drafts.will_not_solve import caution_of_link, warn_of_link
from loadpath.store import Transaction
from loadpath.store.drafts import Draft, find_draft, read_document
from tests.service.api import Api, running_api
from tests.service.models import model_with_members, valid_model

SOLVE = "/api/sdk/solve"
CHECK = "/api/sdk/check-beam"
BEAM = {"span_m": 6, "section": "IPE300", "udl": 10}
LINK = {
    "status",
    "open_url",
    "expires_at",
    "model_ref",
    "members",
    "tier",
    "local_server",
    "python",
    "note",
}


def park(api: Api, key: str = "", model: Any = None) -> dict[str, Any]:
    answer = api.post(SOLVE, {"model": model or valid_model()}, key=key)
    assert answer.status_code == 200, answer.text
    parked: dict[str, Any] = answer.json()
    return parked


def path_of(parked: dict[str, Any]) -> str:
    return str(parked["open_url"]).removeprefix("http://testserver")


def visit(api: Api, parked: dict[str, Any]) -> int:
    return api.get(path_of(parked), key=None).status_code


def test_solve_answers_with_a_link(api: Api) -> None:
    """SOLVE-1, DRAFT-1, DRAFT-4, DRAFT-9, GEN-1, GEN-2."""
    parked = park(api)
    assert set(parked) == LINK | {"validation"}
    assert parked["status"] == "solve_in_browser"
    draft_id = parked["model_ref"].removeprefix("draft_")
    assert parked["open_url"] == f"http://testserver/open/{draft_id}"
    assert 62 ** len(draft_id) >= 2**160
    assert parked["validation"] == {"valid": True, "warnings": []}
    assert parked["tier"]["free_member_limit"] == 100
    assert parked["tier"]["pro_member_limit"] == 10_000
    assert "opens the link" in parked["tier"]["solves_at"]
    assert set(parked["tier"]) > {"free_use", "pro_use"}
    assert set(parked["local_server"]) == {"npx", "claude_code", "claude_desktop", "docs"}
    page = api.get(path_of(parked), key=None)
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    assert "default-src 'none'" in page.headers["content-security-policy"]


def test_members_are_counted_without_plates(api: Api) -> None:
    """DRAFT-8."""
    assert park(api, model=model_with_members(7))["members"] == 7


def test_the_model_may_come_as_a_string(api: Api) -> None:
    """SOLVE-1, DRAFT-5."""
    text = json.dumps(valid_model(), indent=3)
    parked = park(api, model=text)
    document = api.get(f"{path_of(parked)}/document", key=None)
    assert document.content == text.encode()


@pytest.mark.parametrize("accepted", ["identity", "gzip", "zstd, gzip", "gzip, br"])
def test_the_document_is_served_byte_for_byte(api: Api, accepted: str) -> None:
    """DRAFT-5: blanks, order, digits and escapes as they were posted."""
    text = json.dumps(valid_model(), indent=1).replace("6.0", "6.000").encode()
    body = b'{ "model" :' + text + b" }"
    headers = {"Content-Type": "application/json"}
    parked = api.post(SOLVE, content=body, headers=headers).json()
    document = api.get(
        f"{path_of(parked)}/document", key=None, headers={"Accept-Encoding": accepted}
    )
    content = document.content
    if document.headers.get("content-encoding") == "zstd":
        content = zstandard.decompress(content)
    assert content == text
    assert document.headers["content-type"] == "application/json"


def test_warnings_are_listed(api: Api) -> None:
    """SOLVE-1, VAL-4."""
    model = valid_model()
    model["analysis"]["typo"] = 1
    warnings = park(api, model=model)["validation"]["warnings"]
    assert [warning["path"] for warning in warnings] == ["analysis.typo"]
    assert warnings[0]["severity"] == "warning"


def test_a_link_that_will_not_solve_says_so() -> None:
    """SOLVE-5. At present the engine does all that a document may ask for."""
    lacks = [
        ValidationIssue(f"model.members[{place}].colour", "is not done", "warning", code)
        for place, code in enumerate(("without_effect", *["not_honoured"] * 5))
    ]
    assert caution_of_link(lacks[:1]) == []
    (note,) = caution_of_link(lacks)
    assert note.startswith("This link will not solve")
    assert (
        "(model.members[1].colour, model.members[2].colour, model.members[3].colour and 2" in note
    )
    told = ["the link will not solve" in warning.message for warning in warn_of_link(lacks)]
    assert told == [False, True, True, True, True, True]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({}, "missing_parameter"),
        ({"model": "not json"}, "invalid_json"),
        ({"model": "[1]"}, "invalid_json"),
        ({"model": 5}, "invalid_json"),
        ({"model": None}, "invalid_json"),
        ({"model": [1]}, "invalid_json"),
        ({"model": {}, "tier": "pro"}, "invalid_parameter"),
    ],
)
def test_unreadable_models_are_400(api: Api, body: Any, code: str) -> None:
    """SOLVE-2."""
    answer = api.post(SOLVE, body)
    assert (answer.status_code, answer.json()["code"]) == (400, code)


def test_an_invalid_model_is_422_and_makes_no_link(api: Api) -> None:
    """SOLVE-3."""
    model = valid_model()
    del model["model"]["materials"]
    count = lambda tx: tx.row("SELECT COUNT(*) FROM drafts")  # noqa: E731
    before = api.read(count)
    answer = api.post(SOLVE, {"model": model})
    assert answer.status_code == 422
    body = answer.json()
    assert body["code"] == "invalid_model"
    assert {"path", "message", "severity"} <= set(body["errors"][0])
    assert "model.materials" in [issue["path"] for issue in body["errors"]]
    assert body["warnings"] == [] or body["warnings"][0]["severity"] == "warning"
    assert api.read(count) == before


def test_a_link_lives_24_hours_to_the_millisecond(api: Api) -> None:
    """DRAFT-2, DRAFT-4, DRAFT-6."""
    parked = park(api)
    api.clock.advance(DAY - 1)
    assert visit(api, parked) == 200
    api.clock.advance(1)
    page = api.get(path_of(parked), key=None)
    assert page.status_code == 410
    assert page.headers["content-type"].startswith("text/html")
    assert "expired" in page.text
    assert parked["expires_at"][:10] in page.text
    document = api.get(f"{path_of(parked)}/document", key=None)
    assert (document.status_code, document.json()["code"]) == (410, "gone")


def test_issues_of_a_link_are_found_once_by_the_readers(
    api: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    """DRAFT-11: for visitors without an account, of a document as large as may be."""
    model = {**model_with_members(3_000), "sdk": {}}
    parked = park(api, model=model)
    reading, read = api.resources.body_reading, []
    really_read = reading.read

    async def count(*given: Any, **options: Any) -> Any:
        read.append(options["party"])
        return await really_read(*given, **options)

    monkeypatch.setattr(reading, "read", count)
    with ThreadPoolExecutor(8) as visitors:
        path = f"{path_of(parked)}/issues"
        answers = list(visitors.map(lambda _: api.get(path, key=None), range(16)))
    assert {answer.status_code for answer in answers} == {200}
    assert {answer.text for answer in answers} == {answers[0].text}
    assert "sdk" in [issue["path"] for issue in answers[0].json()]
    assert len(read) == 1


def test_an_unknown_link_is_404(api: Api) -> None:
    """DRAFT-4."""
    for path in ("/open/unknown", "/open/%00", "/open/unknown/document"):
        assert api.get(path, key=None).status_code == 404


def test_the_50th_newest_works_and_the_51st_does_not(api: Api) -> None:
    """DRAFT-3, DRAFT-4, DRAFT-10: and other accounts' drafts do not count."""
    _, key = api.new_account()
    _, other = api.new_account()
    bystander = park(api, other)
    drafts = [park(api, key) for _ in range(50)]
    assert {visit(api, draft) for draft in drafts} == {200}
    api.clock.advance(1000)
    drafts.append(park(api, key))
    page = api.get(path_of(drafts[0]), key=None)
    assert page.status_code == 410
    assert "50 newer" in page.text
    assert {visit(api, draft) for draft in drafts[1:]} == {200}
    assert visit(api, bystander) == 200


def test_a_link_that_ends_while_it_is_read_has_ended(
    api: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    """DRAFT-4: another process ends it after the first of the two statements."""
    statements: list[str] = []

    def read(tx: Transaction, draft_id: str) -> bytes | None:
        statements.append("document")
        return None if len(statements) > 1 else read_document(tx, draft_id)

    def find(tx: Transaction, draft_id: str) -> Draft | None:
        statements.append("draft")
        draft = find_draft(tx, draft_id)
        assert draft is not None
        ended = len(statements) > 1
        return msgspec.structs.replace(draft, displaced_at=draft.created_at) if ended else draft

    path = path_of(park(api, api.new_account()[1]))
    monkeypatch.setattr(pages, "read_document", read)
    monkeypatch.setattr(pages, "find_draft", find)
    assert api.get(f"{path}/document", key=None).status_code == 410


def test_the_newest_50_survive_any_interleaving(api: Api) -> None:
    """DRAFT-3."""
    account_id, key = api.new_account()
    with ThreadPoolExecutor(8) as pool:
        drafts = list(pool.map(lambda _: park(api, key), range(70)))
    states = [visit(api, draft) for draft in drafts]
    assert states.count(200) == 50
    assert states.count(410) == 20

    def sequences(tx: Transaction) -> list[Any]:
        return tx.rows(
            "SELECT sequence, displaced_at IS NULL FROM drafts WHERE account_id = ? "
            "ORDER BY sequence",
            account_id,
        )

    rows = api.read(sequences)
    assert [row[0] for row in rows] == list(range(1, 71))
    assert [bool(row[1]) for row in rows] == [False] * 20 + [True] * 50


def test_every_post_makes_a_new_draft(api: Api) -> None:
    """DRAFT-7."""
    assert park(api)["model_ref"] != park(api)["model_ref"]


def test_ended_documents_are_deleted_in_batches(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    """DRAFT-6: the link still says why, and is forgotten after a year."""

    async def same_clock() -> int:
        return api.clock()

    monkeypatch.setattr(api.resources.store, "now", same_clock)
    parked = park(api)
    api.clock.advance(DAY)
    fresh = park(api)
    assert api.call(delete_what_ended, api.resources) > 0

    def count_documents(tx: Transaction) -> Any:
        return tx.row("SELECT COUNT(*) FROM draft_documents")

    assert api.read(count_documents)[0] == 1
    assert visit(api, parked) == 410
    assert visit(api, fresh) == 200
    api.clock.advance(ENDED_LINKS_KEPT)
    api.call(delete_what_ended, api.resources)
    assert visit(api, parked) == 404
    assert BATCH <= 1000


def test_an_account_fills_so_much_and_no_more(fresh_database_url: str) -> None:
    """DRAFT-12: nothing is left of what was refused, and others are not affected."""
    with running_api(fresh_database_url, max_draft_bytes=2_000) as api:
        _, key = api.new_account()
        links = []
        while (answer := api.post(SOLVE, {"model": valid_model()}, key=key)).status_code == 200:
            links.append(answer.json())
        assert (answer.status_code, answer.json()["code"]) == (507, "storage_full")
        held = sum(draft["size"] for draft in api.get("/api/sdk/drafts", key=key).json()["drafts"])
        assert f"may hold 2000 bytes, packed; they hold {held}" in answer.json()["error"]
        assert {visit(api, link) for link in links} == {200}
        assert api.post(SOLVE, {"model": valid_model()}).status_code == 200
        api.clock.advance(DAY)
        assert api.post(SOLVE, {"model": valid_model()}, key=key).status_code == 200


def test_a_full_service_keeps_nothing_more_but_lets_people_tidy(fresh_database_url: str) -> None:
    """DRAFT-13: with 507, for every way to keep a model, until something has gone."""
    with running_api(fresh_database_url) as api:
        account_id, key = api.new_account("pro")
        before = api.call(api.resources.store.size)
        model = {"name": "a", "model": {**valid_model(), "notes": os.urandom(40_000).hex()}}
        saved = api.post("/api/sdk/models", model, key=key).json()["id"]
        api.resources.storage._most_bytes = before + 20_000
        api.call(api.resources.storage.look)
        path = f"/api/sdk/models/{saved}"
        refused = [
            api.post(SOLVE, {"model": valid_model()}),
            api.post("/api/sdk/models", {"name": "b", "model": {}}, key=key),
            api.put(path, {"model": {}}, key=key),
        ]
        assert {(r.status_code, r.json()["code"]) for r in refused} == {(507, "storage_full")}
        assert "it is full" in refused[0].json()["error"]
        assert api.put(path, {"name": "c"}, key=key).status_code == 200
        assert api.post("/api/sdk/validate", {"model": valid_model()}).status_code == 200
        assert api.new_key(account_id)
        assert api.delete(path, key=key).status_code == 204
        api.call(api.resources.storage.look)
        assert api.post(SOLVE, {"model": valid_model()}).status_code == 200


def test_check_beam_parks_what_it_built(api: Api) -> None:
    """BEAM-5, DRAFT-5."""
    answer = api.post(CHECK, BEAM)
    assert answer.status_code == 200
    parked = answer.json()
    assert set(parked) == LINK | {"model"}
    assert parked["members"] == 1
    assert api.get(f"{path_of(parked)}/document", key=None).json() == parked["model"]
    again = api.post("/api/sdk/validate", {"model": parked["model"]}).json()
    assert again["valid"] is True


def test_a_beam_without_load_is_noted(api: Api) -> None:
    """BEAM-5."""
    note = api.post(CHECK, {"span_m": 6, "section": "IPE300"}).json()["note"]
    assert "no load" in note
    assert "no load" not in api.post(CHECK, BEAM).json()["note"]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"section": "IPE300"}, "missing_parameter"),
        ({"span_m": 6}, "missing_parameter"),
        ({**BEAM, "length": 7}, "conflicting_parameters"),
        ({**BEAM, "section": "IPE301"}, "unknown_section"),
        ({**BEAM, "material": "S999"}, "unknown_material"),
        ({**BEAM, "material": "concrete_C30"}, "unknown_material"),
        ({**BEAM, "support": "hinged"}, "unknown_support"),
        ({**BEAM, "uls_factor": 0}, "invalid_parameter"),
        ({**BEAM, "point_position": 1.5}, "invalid_parameter"),
        ({**BEAM, "restrained": "yes"}, "invalid_parameter"),
        ({**BEAM, "spam": 1}, "invalid_parameter"),
        ({**BEAM, "self": 1}, "invalid_parameter"),
    ],
)
def test_bad_beams_are_named(api: Api, body: Any, code: str) -> None:
    """BEAM-2."""
    answer = api.post(CHECK, body)
    assert (answer.status_code, answer.json()["code"]) == (400, code)
