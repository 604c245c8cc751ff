"""Hosted solve_model and check_beam say what POST solve and check-beam say, on random inputs."""

import json
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from loadpath.builders import create_beam, create_frame
from tests.service.api import Api
from tests.service.mcp_caller import McpCaller

OF_THE_LINK = ("open_url", "model_ref")
RANDOM = settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)

SCALARS = st.one_of(
    st.none(), st.booleans(), st.integers(-5, 50), st.floats(-10, 60), st.text(max_size=8)
)
BEAMS = st.fixed_dictionaries(
    {
        "Span_m": st.floats(0.5, 30),
        "SECTION": st.sampled_from(["IPE300", "hea 200", "W14X30", "CHS 168.3x5"]),
    },
    optional={
        "length": st.floats(0.5, 30),
        "section": st.sampled_from(["IPE300", "IPE 301"]) | SCALARS,
        "support": st.sampled_from(["simply_supported", "cantilever", "fixed", "hinged"]),
        "material": st.sampled_from(["S235", "s355", "steel_S460", "concrete_C30"]) | SCALARS,
        "udl": st.floats(-50, 50),
        "point_load": SCALARS,
        "point_position": st.floats(-0.2, 1.2),
        "uls_factor": SCALARS,
        "restrained": SCALARS,
        "what": SCALARS,
    },
)
DOCUMENTS = st.sampled_from(
    [
        create_beam(span_m=6, section="IPE300"),
        create_frame(bay_width_m=6, storey_height_m=3.5, lateral_load_kn=5),
    ]
)


@st.composite
def models(draw: st.DrawFn) -> Any:
    """A good document with some of its values replaced or dropped, as an object or as text."""
    model = json.loads(json.dumps(draw(DOCUMENTS)))
    for _ in range(draw(st.integers(0, 2))):
        spot = model
        while isinstance(spot, dict | list) and spot:
            keys = list(spot) if isinstance(spot, dict) else list(range(len(spot)))
            key = draw(st.sampled_from(keys))
            if not isinstance(spot[key], dict | list) or draw(st.integers(0, 5)) == 0:
                if isinstance(spot, dict) and draw(st.booleans()):
                    del spot[key]
                else:
                    spot[key] = draw(SCALARS)
                break
            spot = spot[key]
    return draw(st.sampled_from([model, json.dumps(model)]))


@RANDOM
@given(BEAMS)
def test_check_beam(api: Api, parameters: dict[str, Any]) -> None:
    """MCP-6."""
    compare(api, "check_beam", "/api/sdk/check-beam", parameters)


@RANDOM
@given(models() | SCALARS)
def test_solve_model(api: Api, model: Any) -> None:
    """MCP-6."""
    compare(api, "solve_model", "/api/sdk/solve", {"model": model})


def without_link(answer: dict[str, Any], key: str) -> Any:
    """A value of the answer; the command for Python names the link."""
    return answer[key].replace(answer["open_url"], "") if key == "python" else answer[key]


def compare(api: Api, tool: str, path: str, arguments: dict[str, Any]) -> None:
    mcp = McpCaller(api)
    answer = api.post(path, arguments)
    result = mcp.ask("tools/call", {"name": tool, "arguments": arguments})
    twin = answer.json()
    if answer.status_code == 200:
        said = result["structuredContent"]
        assert said.keys() == twin.keys()
        for key in twin.keys() - set(OF_THE_LINK):
            assert without_link(said, key) == without_link(twin, key)
        parked = [api.get(f"{link['open_url']}/document").json() for link in (said, twin)]
        assert parked[0] == parked[1]
        return
    assert result["isError"]
    error = json.loads(result["content"][0]["text"])
    if tool == "solve_model" and not isinstance(arguments["model"], dict | str):
        assert error["code"] in ("invalid_parameter", "missing_parameter")
        assert answer.status_code == 400
        return
    assert (error["code"], error["error"]) == (twin["code"], twin["error"])
    if twin["code"] == "invalid_model":
        assert error["errors"] == twin["errors"][:25]
        assert error["error_count"] == len(twin["errors"])
