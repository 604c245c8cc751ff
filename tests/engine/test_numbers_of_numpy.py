"""Plain data with numbers of numpy, as calculations leave them, mean what Python's mean."""

from copy import deepcopy
from fractions import Fraction
from typing import Any

import msgspec
import numpy as np
import pytest

import loadpath
from loadpath.client.call import encode_model
from loadpath.engine import InvalidDocument

KINDS = [np.float64, np.float32, np.int64, np.int32, Fraction]


def beam(x: Any) -> dict[str, Any]:
    document = deepcopy(loadpath.create_beam(span_m=6, section="IPE300", load_kn=12))
    document["model"]["nodes"][1]["X"] = x
    return document


@pytest.mark.parametrize("kind", KINDS)
def test_they_are_taken_as_numbers(kind: Any) -> None:
    document = beam(kind(6))
    assert loadpath.validate(document).valid
    assert loadpath.solve(document).receipt.digest == loadpath.solve(beam(6.0)).receipt.digest
    assert msgspec.json.decode(encode_model(document)) == {"model": beam(6.0)}
    made = loadpath.create_beam(span_m=kind(6), section="IPE300", load_kn=kind(12))
    assert loadpath.solve(made).receipt.digest == loadpath.solve(beam(6.0)).receipt.digest
    assert loadpath.Model.from_document(document).nodes[2].X == 6.0


@pytest.mark.parametrize("value", [np.float64("nan"), np.float32("inf"), {6.0}, object()])
def test_what_is_no_number_is_refused_where_it_stands(value: Any) -> None:
    report = loadpath.validate(beam(value))
    assert [each.path for each in report.errors] == ["model.nodes[1].X"]
    with pytest.raises(InvalidDocument, match=r"model\.nodes\[1\]\.X"):
        loadpath.solve(beam(value))
