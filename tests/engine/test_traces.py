"""Traces are spelled out of tables when they are read, and say what the results document says."""

import json
from typing import Any

import pytest

from loadpath.builders import check_beam
from loadpath.engine import Results, solve
from loadpath.engine.tables import Tables


@pytest.fixture(scope="module")
def results() -> Results:
    document = check_beam(span_m=6.0, section="IPE300", material="S355", udl=20.0)
    document["analysis"]["unity_checks"].append(
        {
            "id": "own",
            "name": "Durchbiegung ≤ L/300",
            "applies_to": {"type": "AllMembers"},
            "spec": {
                "Generic": {
                    "variables": [{"name": "größe", "source": {"Expression": "1 + 1"}}],
                    "demand": "größe",
                    "capacity": "4",
                }
            },
            "report_template": "{{größe}} of four",
        }
    )
    document["analysis"]["options"]["render_unity_reports"] = True
    return solve(document)


def labels(entity: dict[str, Any]) -> list[str]:
    return [row["label"] for row in entity["trace"]]


def test_every_entity_ends_with_the_row_that_governs(results: Results) -> None:
    for entity in results.unity_checks[0].per_entity:
        last = entity["trace"][-1]
        assert last["label"] == "Governing"
        (decisive,) = (row for row in entity["trace"] if row["label"] == last["formula"])
        assert last["value"] == decisive["value"] == entity["utilization"]


def test_texts_of_rows_belong_to_their_rows(results: Results) -> None:
    trace = results.unity_checks[0].per_entity[0]["trace"]
    by_label = {row["label"]: row for row in trace}
    bending = by_label["Bending y (6.2.5)"]
    assert bending["substituted"] == "121.5 kNm / (628.4 cm³ · 355 N/mm² / 1), x = 3 m"
    assert bending["unit"] == "N·m"
    assert bending["demand"] / bending["capacity"] == pytest.approx(bending["value"])
    assert by_label["Steel (Table 3.1)"]["value"] == pytest.approx(355e6)


def test_steps_are_structure(results: Results) -> None:
    """Every symbol of a formula that the step gives a number for stands in its quantities."""
    header = results._header.traces
    words, tables = header.words, Tables(header.tables, results._block)
    steps, quantities = tables["steps"], tables["quantities"]
    word = [*words, None]
    titles = [word[int(number)] for number in steps[:, 0]]
    at = titles.index("Bending", titles.index("Bending") + 1)
    row = steps[at]
    assert [word[int(number)] for number in row[:8]] == [
        "Bending",
        "6.2.5",
        "6.13",
        "y",
        "M_y,Ed / M_c,y,Rd",
        "M_y,Ed / (W_pl,y · f_y / gamma_M0)",
        None,
        "N·m",
    ]
    own = quantities[int(steps[at - 1][12]) : int(row[12])]
    figures = {word[int(symbol)]: (value, word[int(unit)]) for symbol, value, unit in own}
    assert figures["f_y"] == (355e6, "Pa")
    assert figures["gamma_M0"] == (1.0, None)
    moment, modulus = figures["M_y,Ed"][0], figures["W_pl,y"][0]
    assert row[8] == pytest.approx(moment / (modulus * 355e6))


def test_a_check_of_formulas_keeps_its_letters(results: Results) -> None:
    (entity,) = results.unity_checks[1].per_entity
    assert results.unity_checks[1].name == "Durchbiegung ≤ L/300"
    assert labels(entity) == ["größe", "Demand", "Capacity", "Utilization"]
    assert entity["trace"][0]["formula"] == "1 + 1"
    assert entity["trace"][0]["value"] == 2.0
    assert entity["trace"][1]["substituted"] == "2"
    assert entity["utilization"] == pytest.approx(0.5)
    assert entity["rendered_report"] == "2 of four"
    assert entity["trace"][0].get("demand") is None


def test_the_results_document_holds_every_trace(results: Results) -> None:
    written = json.loads(results.to_json())["unity_check_results"]
    assert written == results.unity_check_results
    assert written[0]["governing"] in written[0]["per_entity"]
    assert all(entity["trace"] for check in written for entity in check["per_entity"])


def test_entities_are_a_sequence(results: Results) -> None:
    entities = results.unity_checks[0].per_entity
    assert list(entities) == entities[:] == [entities[i] for i in range(len(entities))]
    with pytest.raises(IndexError):
        entities[len(entities)]
