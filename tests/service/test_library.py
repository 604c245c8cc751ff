"""The schema and the sections."""

import jsonschema_rs
import pytest

from tests.service.api import Api
from tests.service.models import valid_model

SCHEMA = "/api/sdk/schema"
SECTIONS = "/api/sdk/sections"


def test_the_index_of_roots(api: Api) -> None:
    """LIB-1."""
    roots = api.get(SCHEMA).json()["roots"]
    assert set(roots) == {"geometry", "loads", "analysis", "checks"}
    for group in roots.values():
        for root, description in group.items():
            assert isinstance(description, str)
            assert api.get(f"{SCHEMA}?root={root}").status_code == 200


def test_a_root_stands_alone(api: Api) -> None:
    """LIB-2."""
    schema = api.get(f"{SCHEMA}?root=Document").json()
    validator = jsonschema_rs.Draft202012Validator(schema)
    assert validator.is_valid(valid_model())
    assert not validator.is_valid({"model": {}})


def test_an_unknown_root_is_404_with_the_nearest(api: Api) -> None:
    """LIB-2."""
    answer = api.get(f"{SCHEMA}?root=Membr")
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")
    assert "'Member'" in answer.json()["error"]


def test_all_families_and_names(api: Api) -> None:
    """LIB-3."""
    body = api.get(SECTIONS).json()
    assert set(body) == {"families", "sections"}
    expected = {"IPE", "HEA", "HEB", "HEM", "UPE", "RHS", "SHS", "CHS", "L", "UB", "UC", "PFC"}
    assert expected <= set(body["sections"]) == set(body["families"])
    assert "IPE300" in body["sections"]["IPE"]


def test_a_family_or_prefix(api: Api) -> None:
    """LIB-3."""
    assert set(api.get(f"{SECTIONS}?family=ipe").json()["sections"]) == {"IPE"}
    assert {"HEA", "HEB", "HEM"} <= set(api.get(f"{SECTIONS}?family=HE").json()["sections"])
    assert api.get(f"{SECTIONS}?family=nonsense").status_code == 404


def test_one_section(api: Api) -> None:
    """LIB-4: the tabulated figures of IPE 300 (EN 10365) to their digits, in SI."""
    for spelling in ("IPE300", "ipe 300", "IPE%20300"):
        section = api.get(f"{SECTIONS}?name={spelling}").json()
        assert section["name"] == "IPE300"
    assert section["area"] == pytest.approx(53.8e-4, rel=2e-3)
    assert section["wel"] == pytest.approx(557e-6, rel=2e-3)
    assert section["wpl"] == pytest.approx(628e-6, rel=2e-3)
    assert section["i_w"] == pytest.approx(126e-9, rel=5e-3)
    assert api.get(f"{SECTIONS}?name=IPE300&family=IPE").status_code == 200


def test_unknown_sections_are_404(api: Api) -> None:
    """LIB-4."""
    answer = api.get(f"{SECTIONS}?name=IPE301")
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")
    assert "IPE300" in answer.json()["error"]
    assert api.get(f"{SECTIONS}?name=IPE300&family=HEA").status_code == 404
    assert api.get(f"{SECTIONS}?name=").status_code == 400


@pytest.mark.parametrize("path", [SCHEMA, f"{SCHEMA}?root=Model", SECTIONS, "/api/openapi.json"])
def test_what_seldom_changes_is_tagged(api: Api, path: str) -> None:
    """HTTP-11."""
    first = api.get(path, headers={"Accept-Encoding": "gzip"})
    for condition in (first.headers["ETag"], f'"other", {first.headers["ETag"]}', "*"):
        again = api.get(path, headers={"If-None-Match": condition})
        assert (again.status_code, again.content) == (304, b"")
    assert api.get(path, headers={"If-None-Match": '"other"'}).status_code == 200
