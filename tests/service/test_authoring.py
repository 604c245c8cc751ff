"""validate and create-beam."""

import json
from typing import Any

import pytest

from tests.service.api import Api, running_api
from tests.service.models import valid_model

VALIDATE = "/api/sdk/validate"
CREATE = "/api/sdk/create-beam"
JSON = {"Content-Type": "application/json"}


def test_a_valid_model(api: Api) -> None:
    """VAL-1."""
    for model in (valid_model(), json.dumps(valid_model())):
        answer = api.post(VALIDATE, {"model": model})
        assert answer.status_code == 200
        assert answer.json() == {"valid": True, "errors": [], "warnings": []}


def test_problems_are_listed_with_their_place(api: Api) -> None:
    """VAL-1."""
    model = valid_model()
    model["model"]["members"][0]["section"] = 99
    body = api.post(VALIDATE, {"model": model}).json()
    assert body["valid"] is False
    assert [issue["path"] for issue in body["errors"]] == ["model.members[0].section"]
    assert body["errors"][0]["severity"] == "error"


def test_unknown_keys_under_analysis_are_warnings(api: Api) -> None:
    """VAL-4."""
    model = valid_model()
    model["analysis"]["options"]["tolerence"] = 1
    body = api.post(VALIDATE, {"model": model}).json()
    assert body["valid"] is True
    assert [issue["path"] for issue in body["warnings"]] == ["analysis.options.tolerence"]


def test_what_is_hardly_meant_is_a_warning(api: Api) -> None:
    """VAL-5: E in GPa; a link for it is made, and says the same."""
    model = valid_model()
    model["model"]["materials"][0].update(e_mod=210.0, g_mod=81.0)
    body = api.post(VALIDATE, {"model": model}).json()
    assert body["valid"] is True
    (issue,) = body["warnings"]
    assert (issue["code"], issue["path"]) == ("implausible_stiffness", "model.materials[0].e_mod")
    assert issue["suggestion"] == "210 GPa"
    parked = api.post("/api/sdk/solve", {"model": model}).json()
    assert parked["validation"]["warnings"] == body["warnings"]


def test_no_model_is_400(api: Api) -> None:
    """VAL-2."""
    answer = api.post(VALIDATE, {})
    assert (answer.status_code, answer.json()["code"]) == (400, "missing_parameter")


@pytest.mark.parametrize("model", ["not json", "[1]", "", 5, None, [], True, "{"])
def test_what_is_no_model_is_not_valid(api: Api, model: Any) -> None:
    """VAL-3."""
    answer = api.post(VALIDATE, {"model": model})
    assert answer.status_code == 200
    assert answer.json()["valid"] is False
    assert answer.json()["errors"]


def test_a_large_model_is_judged_like_a_small_one(api: Api) -> None:
    """HTTP-14."""
    model = valid_model()
    model["settings"]["general_info"]["project_name"] = "x" * 400_000
    assert api.post(VALIDATE, {"model": model}).json()["valid"] is True
    del model["model"]["nodes"]
    body = api.post(VALIDATE, {"model": model}).json()
    assert "model.nodes" in [issue["path"] for issue in body["errors"]]


def test_a_large_invalid_model_is_422_from_the_other_process(api: Api) -> None:
    """HTTP-14, SOLVE-3."""
    model = valid_model()
    model["settings"]["general_info"]["project_name"] = "x" * 400_000
    del model["model"]["nodes"]
    answer = api.post("/api/sdk/solve", {"model": model})
    assert answer.status_code == 422
    assert "model.nodes" in [issue["path"] for issue in answer.json()["errors"]]


def test_models_above_the_limit_are_413(fresh_database_url: str) -> None:
    """SOLVE-4, HTTP-8."""
    with running_api(fresh_database_url, max_model_bytes=10_000) as api:
        small = valid_model()
        assert len(json.dumps(small)) < 10_000
        assert api.post("/api/sdk/solve", {"model": small}).status_code == 200
        small["settings"]["general_info"]["project_name"] = "x" * 10_000
        for body in ({"model": small}, {"model": json.dumps(small)}):
            for path in ("/api/sdk/solve", VALIDATE):
                answer = api.post(path, body)
                assert (answer.status_code, answer.json()["code"]) == (413, "payload_too_large")
        huge = api.post(VALIDATE, {"model": "x" * 200_000})
        assert huge.status_code == 413


def test_a_beam_is_built_and_solve_takes_it(api: Api) -> None:
    """BEAM-1."""
    answer = api.post(CREATE, {"span_m": 5, "load_type": "point", "load_kn": 3})
    assert answer.status_code == 200
    assert set(answer.json()) == {"model"}
    parked = api.post("/api/sdk/solve", answer.json())
    assert parked.status_code == 200
    assert parked.json()["members"] == 1


def test_names_ignore_case_and_may_agree(api: Api) -> None:
    """BEAM-3."""
    plain = api.post(CREATE, {"span_m": 6}).json()
    for body in ({"SPAN": 6}, {"Length": 6.0, "span_m": 6}, {"sPaN_M": 6, "load": 10}):
        assert api.post(CREATE, body).json() == plain


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({}, "missing_parameter"),
        ({"span_m": 6, "span": 7}, "conflicting_parameters"),
        ({"span_m": 6, "section": "nonsense"}, "unknown_section"),
        ({"span_m": 6, "material": "wood"}, "unknown_material"),
        ({"span_m": 6, "support": "fixed"}, "unknown_support"),
        ({"span_m": 6, "load_type": "line"}, "unknown_load_type"),
        ({"span_m": 6, "point_load": 5, "load_type": "udl"}, "conflicting_parameters"),
        ({"span_m": 0}, "invalid_parameter"),
        ({"span_m": -1}, "invalid_parameter"),
        ({"span_m": "6"}, "invalid_parameter"),
        ({"span_m": True}, "invalid_parameter"),
        ({"span_m": [6]}, "invalid_parameter"),
        ({"span_m": 10**400}, "invalid_parameter"),
        ({"span_m": 6, "height_mm": 0}, "invalid_parameter"),
        ({"span_m": 6, "load_position_frac": 2}, "invalid_parameter"),
    ],
)
def test_bad_parameters_are_named(api: Api, body: Any, code: str) -> None:
    """BEAM-2, BEAM-4."""
    answer = api.post(CREATE, body)
    assert (answer.status_code, answer.json()["code"]) == (400, code)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (b'{"span_m": NaN}', "invalid_json"),
        (b'{"span_m": Infinity}', "invalid_json"),
        (b'{"span_m": -Infinity}', "invalid_json"),
        (b'{"span_m": 1e999}', "invalid_parameter"),
        (b'{"span_m": 6, "span_m": 7}', "conflicting_parameters"),
        (b'{"span_m": 6', "invalid_json"),
        (b'[{"span_m": 6}]', "invalid_parameter"),
        (b"", "invalid_json"),
        (b'{"section": "\xff"}', "invalid_json"),
        (b'{"section": "\\ud800"}', "invalid_json"),
        (b'{"a":' * 100 + b"1" + b"}" * 100, "invalid_json"),
        (b"[" * 100_000, "invalid_json"),
    ],
)
def test_hostile_texts_are_ordinary_400s(api: Api, text: bytes, code: str) -> None:
    """BEAM-4, HTTP-9, HTTP-13."""
    for path in (CREATE, "/api/sdk/check-beam"):
        answer = api.post(path, content=text, headers=JSON)
        assert (answer.status_code, answer.json()["code"]) == (400, code), answer.text
