"""The client against a real service, synchronous and asynchronous alike."""

import asyncio
import inspect
import json
from collections.abc import Iterator

import pytest

from loadpath.builders import create_beam, generate_combinations
from loadpath.client import (
    AsyncClient,
    Client,
    InvalidModelError,
    NotFoundError,
    ProRequiredError,
    RequestError,
    UnauthorizedError,
)
from loadpath.document import count_members
from tests.running_service import PASSWORD, RunningService


@pytest.fixture(scope="module")
def client(service: RunningService) -> Iterator[Client]:
    with Client(service.base_url, service.new_key("pro@example.com", pro=True)) as made:
        yield made


def test_a_model_is_handed_off(client: Client) -> None:
    document = create_beam(span_m=6)
    link = client.solve(document)
    assert link.status == "solve_in_browser"
    assert link.open_url.endswith(link.model_ref.removeprefix("draft_"))
    assert link.members == count_members(document) == 1
    assert link.validation.valid


@pytest.mark.parametrize("form", [lambda d: d, json.dumps, lambda d: json.dumps(d).encode()])
def test_a_model_may_be_a_dict_text_or_bytes(client: Client, form: object) -> None:
    assert callable(form)
    assert client.validate(form(create_beam(span_m=6))).valid


def test_an_invalid_model_raises_with_its_issues(client: Client) -> None:
    document = create_beam(span_m=6)
    document["model"]["members"][0]["section"] = 99
    with pytest.raises(InvalidModelError) as caught:
        client.solve(document)
    assert caught.value.status == 422
    assert [issue.path for issue in caught.value.errors] == ["model.members[0].section"]
    assert "model.members[0].section" in str(caught.value)
    assert caught.value.request_id


def test_the_same_idempotency_key_gives_the_same_link(client: Client) -> None:
    document = create_beam(span_m=6)
    first = client.solve(document, idempotency_key="one")
    assert client.solve(document, idempotency_key="one").open_url == first.open_url
    assert client.solve(document).open_url != first.open_url


def test_beams_are_built_and_checked(client: Client) -> None:
    beam = create_beam(span_m=6, section="IPE300")
    assert client.create_beam(span_m=6, section="IPE300") == beam
    actions = {beam["analysis"]["load_cases"][0]["name"]: "snow_low"}
    combined = client.generate_combinations(beam, rule="6.10ab", actions=actions)
    assert combined == generate_combinations(beam, rule="6.10ab", actions=actions)
    checked = client.check_beam(span_m=6, section="IPE 300", udl=10)
    assert checked.model["model"]["sections"][0]["name"] == "IPE300"
    with pytest.raises(RequestError) as caught:
        client.check_beam(span_m=6, section="IPE 301")
    assert (caught.value.status, caught.value.code) == (400, "unknown_section")


def test_the_library_and_the_schema_are_read(client: Client) -> None:
    assert "IPE300" in client.sections("IPE")["sections"]["IPE"]
    assert client.section("ipe 300")["name"] == "IPE300"
    assert "geometry" in client.schema()["roots"]
    assert "properties" in client.schema("Node")
    with pytest.raises(NotFoundError):
        client.section("IPE 301")


def test_models_are_kept_changed_and_deleted(client: Client) -> None:
    document = create_beam(span_m=6)
    saved = client.save_model(document, name="beam")
    fetched = client.get_model(saved.id)
    assert fetched.model == document
    client.update_model(saved.id, name="longer beam", if_match=fetched.etag)
    with pytest.raises(RequestError) as caught:
        client.update_model(saved.id, name="late", if_match=fetched.etag)
    assert caught.value.status == 412
    assert [model.name for model in client.list_models()] == ["longer beam"]
    client.delete_model(saved.id)
    with pytest.raises(NotFoundError):
        client.get_model(saved.id)


def test_saving_on_the_free_tier_says_what_is_missing(service: RunningService) -> None:
    with (
        Client(service.base_url, service.new_key("free@example.com")) as free,
        pytest.raises(ProRequiredError),
    ):
        free.save_model(create_beam(span_m=6), name="beam")


def test_keys_are_made_listed_and_revoked(service: RunningService, client: Client) -> None:
    made = client.create_api_key("second", expires_in_days=1)
    assert made.key not in repr(made)
    with Client(service.base_url, made.key) as second:
        assert second.me() == client.me()
    assert made.id in {key.id for key in client.list_api_keys()}
    client.revoke_api_key(made.id)
    with Client(service.base_url, made.key) as second, pytest.raises(UnauthorizedError):
        second.me()


def test_links_are_listed_and_ended(client: Client) -> None:
    link = client.solve(create_beam(span_m=6))
    draft = client.list_drafts()[0]
    assert (draft.open_url, draft.expires_at) == (link.open_url, link.expires_at)
    assert draft.last_opened_at is None
    client.end_draft(draft.id)
    assert draft.id not in {other.id for other in client.list_drafts()}
    with pytest.raises(NotFoundError):
        client.end_draft(draft.id)


def test_signing_in_gives_a_token_and_uses_it(service: RunningService) -> None:
    service.new_key("signs-in@example.com")
    with Client(service.base_url) as client:
        token = client.sign_in("signs-in@example.com", PASSWORD)
        assert token.token not in repr(token)
        assert client.me().token_expires_at == token.expires_at


def test_the_asynchronous_client_does_the_same(service: RunningService) -> None:
    key = service.new_key("async@example.com")

    async def talk() -> tuple[str, bool]:
        async with AsyncClient(service.base_url, key) as client:
            me, report = await asyncio.gather(client.me(), client.validate(create_beam(span_m=6)))
            return me.email, report.valid

    assert asyncio.run(talk()) == ("async@example.com", True)


def test_the_service_has_no_operation_that_the_client_lacks(client: Client) -> None:
    operations = {
        (method.upper(), path)
        for path, methods in client.openapi()["paths"].items()
        for method in methods
    }
    source = inspect.getsource(inspect.getmodule(Client).calls)  # type: ignore[union-attr]
    for method, path in operations:
        stem = path.split("{")[0].rstrip("/")
        assert stem in source, f"{method} {path} cannot be called"
    assert {name for name in vars(AsyncClient) if not name.startswith("_")} == {
        name for name in vars(Client) if not name.startswith("_")
    }
