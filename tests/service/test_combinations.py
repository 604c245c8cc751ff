"""generate-combinations."""

import json
from typing import Any

import pytest

from loadpath.service.authoring.combined_example import ACTIONS, COMBINED_BEAM, PLAIN_BEAM
from tests.service.api import Api

COMBINE = "/api/sdk/generate-combinations"


def test_a_model_gets_its_combinations(api: Api) -> None:
    """COMB-1: what the description shows is what is answered."""
    for model in (PLAIN_BEAM, json.dumps(PLAIN_BEAM)):
        request = {"model": model, "annex": "UK", "actions": ACTIONS}
        answer = api.post(COMBINE, request)
        assert answer.status_code == 200, answer.text
        assert answer.json() == {"model": COMBINED_BEAM}
    again = api.post(COMBINE, {"model": COMBINED_BEAM, "annex": "UK"}).json()
    assert again == {"model": COMBINED_BEAM}
    assert api.post("/api/sdk/solve", {"model": COMBINED_BEAM}).status_code == 200


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"rule": "6.11"}, "rule"),
        ({"annex": "Atlantis"}, "annex"),
        ({"actions": {"Snow": "snow_low"}}, "'Snow', which is no load case"),
        ({"factors": {}}, "factors"),
    ],
)
def test_wrong_parameters_are_400(api: Api, change: dict[str, Any], said: str) -> None:
    """COMB-2."""
    answer = api.post(COMBINE, {"model": PLAIN_BEAM, **change})
    assert (answer.status_code, answer.json()["code"]) == (400, "invalid_parameter")
    assert said in answer.json()["error"]


def test_what_is_no_model_is_400(api: Api) -> None:
    """COMB-3."""
    unreadable: tuple[Any, ...] = ("{", [], 3)
    for model in unreadable:
        answer = api.post(COMBINE, {"model": model})
        assert (answer.status_code, answer.json()["code"]) == (400, "invalid_json"), model
    assert api.post(COMBINE, {}).json()["code"] == "missing_parameter"


def test_a_model_without_actions_is_422(api: Api) -> None:
    """COMB-3."""
    answer = api.post(COMBINE, {"model": PLAIN_BEAM})
    assert (answer.status_code, answer.json()["code"]) == (422, "invalid_model")
    (error,) = answer.json()["errors"]
    assert error["path"] == "analysis.load_cases"
    assert "should have an action" in error["message"]
    wrong = api.post(COMBINE, {"model": PLAIN_BEAM, "actions": dict.fromkeys(ACTIONS, "rain")})
    assert wrong.json()["errors"][0]["path"] == "analysis.load_cases[0].action.category"
