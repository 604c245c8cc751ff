"""statics.wasm, which links fetch first: the bytes of the whole engine, or no answer at all."""

from pathlib import Path
from typing import Any

import orjson
import pytest

from loadpath.builders import check_beam, create_beam
from loadpath.compiled_module import compile_module
from loadpath.engine import instance
from loadpath.engine.instance import EngineInstance
from tools.bare_documents import write_documents

STATICS = Path(__file__).parents[2] / ".build/engine/statics.wasm"
Answer = tuple[bytes, bytes]


@pytest.fixture(scope="module")
def whole() -> EngineInstance:
    return EngineInstance(is_interruptible=False)


@pytest.fixture(scope="module")
def statics() -> EngineInstance:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(instance, "load_module", lambda **kind: compile_module(STATICS, **kind))
        return EngineInstance(is_interruptible=False)


def solve(engine: EngineInstance, document: Any) -> Answer | None:
    text = orjson.dumps(document)
    place = engine.run("solve", engine.put(text), len(text))
    if place == 0:
        return None
    json, numbers = engine.take_answer(place)
    return json, numbers.tobytes()


def test_the_corpus_has_the_same_bytes_from_both_modules(
    whole: EngineInstance, statics: EngineInstance, tmp_path: Path
) -> None:
    write_documents(tmp_path)
    answered, left_out = 0, set()
    for path in sorted(tmp_path.iterdir()):
        document = orjson.loads(path.read_bytes())
        given = solve(statics, document)
        if given is None:
            left_out.add(path.name)
            continue
        assert given == solve(whole, document), path.name
        answered += 1
    assert answered > 200, "most documents should need no more than statics"
    assert len(left_out) > 30, "the corpus should have documents that need more"


@pytest.mark.parametrize(
    "asked",
    [
        {"modal": {"num_modes": 1}},
        {"buckling": {"num_modes": 1}},
        {"seismic": {}},
        {"options": {"order": "NONLINEAR"}},
        {"load_cases": [{"id": 1, "name": "E", "kind": "seismic", "nodal_loads": []}]},
    ],
    ids=lambda asked: next(iter(asked)),
)
def test_what_is_left_out_has_no_answer(asked: dict[str, Any], statics: EngineInstance) -> None:
    document = create_beam(span_m=6, section="IPE300", load_kn=10)
    assert solve(statics, document) is not None
    document["analysis"] |= asked
    assert solve(statics, document) is None


@pytest.mark.parametrize("asked", [{"lengths_from": "Buckling"}, {"angle_ends": "Held"}])
def test_what_few_checks_ask_for_needs_the_whole_engine(
    asked: dict[str, str], statics: EngineInstance
) -> None:
    document = check_beam(span_m=6, section="IPE300", udl=10)
    assert solve(statics, document) is not None
    (check, *_) = document["analysis"]["unity_checks"]
    check["spec"]["Ec3Steel"].update(asked)
    assert solve(statics, document) is None


@pytest.mark.parametrize(("section", "press"), [("UPE200", 5e3), ("ST6X25", 5e3), ("L6X4X3/4", 0)])
def test_what_is_met_on_the_way_needs_the_whole_engine(
    section: str, press: float, statics: EngineInstance
) -> None:
    """Channels and tees that are pressed too, and angles that bend; the next document does not."""
    document = check_beam(span_m=3, section=section, udl=1)
    (case,) = document["analysis"]["load_cases"]
    case["nodal_loads"] = [{"id": 9, "node": 2, "magnitude": press, "direction": [-1, 0, 0]}]
    assert solve(statics, document) is None
    assert solve(statics, check_beam(span_m=3, section="IPE200", udl=1)) is not None
