"""What the Python package decides beside the engine, by the tables that npm's tests read too.

`web/engine/tests/hosts_agree.test.ts` is the other reader.
"""

import json
from collections.abc import Iterable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from loadpath.answer.verification import Verification
from loadpath.answer.write_options import Form, WriteOptions
from loadpath.engine import NotADigest, RequestRefused, asked_groups
from loadpath.engine.asked_groups import request_of
from loadpath.engine.verifying import compare

Json = dict[str, Any]
HERE = Path(__file__).parent
GROUPS: Json = json.loads((HERE / "asked_groups.json").read_text())
COMPARISONS: Json = json.loads((HERE / "comparisons.json").read_text())


def about(case: Json) -> str:
    return str(case["about"])


@pytest.mark.parametrize("case", GROUPS["cases"], ids=about)
def test_groups_are_asked_for_as_the_table_has_it(
    case: Json, monkeypatch: pytest.MonkeyPatch
) -> None:
    def named_like(families: Iterable[str]) -> list[SimpleNamespace]:
        return [SimpleNamespace(name=each) for each in families]

    monkeypatch.setattr(asked_groups, "candidates_of", named_like)
    given = (case["groups"], case.get("families"), case.get("max_depth_m"))
    if "refused" in case:
        with pytest.raises(RequestRefused) as refused:
            request_of(*given, GROUPS)
        said = refused.value
        assert {"message": str(said), "code": said.code, "path": said.path} == case["refused"]
    else:
        request = request_of(*given, GROUPS)
        assert [msgspec.to_builtins(each) for each in request.groups] == case["asked"]
        assert [each.name for each in request.candidates] == case["candidates"]


class Kept:
    """Results of which the digest is right, and that write what the table has."""

    def __init__(self, case: Json) -> None:
        self.same_engine = case.get("same_engine", True)
        self.stations: int | None = None

    def write(self, options: WriteOptions) -> bytes:
        assert (options.form, options.digest) == (Form.verification, "lp1-x")
        said = {"same": True, "same_engine": self.same_engine, "message": ""}
        digests = {"digest": "lp1-x", "given": "lp1-x"}
        return msgspec.json.encode({**said, **digests, "differing_sets": [], "differing_parts": []})

    def to_json(self, *, stations: int) -> bytes:
        self.stations = stations
        return msgspec.json.encode(COMPARISONS["ours"])


@pytest.mark.parametrize("case", COMPARISONS["cases"], ids=about)
def test_what_is_written_is_compared_as_the_table_has_it(case: Json) -> None:
    kept: Any = Kept(case)
    if "refused" in case:
        with pytest.raises(NotADigest) as refused:
            compare(kept, case["written"])
        assert str(refused.value) == case["refused"]
        return
    found: Verification = compare(kept, case["written"])
    assert kept.stations == case["stations"]
    assert found.same == ("changed_in" not in case)
    assert found.differing_sets == case.get("differing_sets", [])
    assert found.differing_parts == case.get("differing_parts", [])
    if not found.same:
        assert found.message.endswith(f"the results document was changed in {case['changed_in']}.")
