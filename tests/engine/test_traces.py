"""Traces are structure, read from tables when asked for; the results document has them as text."""

import json
from typing import Any

import pytest

from bench.engine.checked_frame import checked_frame
from loadpath.builders import check_beam
from loadpath.engine import Results, solve


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
    for entity in results.unity_check_results[0]["per_entity"]:
        last = entity["trace"][-1]
        assert last["label"] == "Governing"
        (decisive,) = (row for row in entity["trace"] if row["label"] == last["formula"])
        assert last["value"] == decisive["value"] == entity["utilization"]


def test_texts_of_rows_belong_to_their_rows(results: Results) -> None:
    trace = results.unity_check_results[0]["per_entity"][0]["trace"]
    by_label = {row["label"]: row for row in trace}
    bending = by_label["Bending y (6.2.5)"]
    assert bending["substituted"] == "121.5 kNm / (628.4 cm³ · 355 N/mm² / 1), x = 3 m"
    assert bending["unit"] == "N·m"
    assert bending["demand"] / bending["capacity"] == pytest.approx(bending["value"])
    assert by_label["Steel (Table 3.1)"]["value"] == pytest.approx(355e6)


def test_steps_are_structure(results: Results) -> None:
    """Every symbol of a formula that the step gives a number for stands in its quantities."""
    trace = results.unity_checks[0].per_entity[0].trace
    (step,) = (each for each in trace if each.title == "Bending" and each.axis == "y")
    assert (step.clause, step.equation, step.unit) == ("6.2.5", "6.13", "N·m")
    assert step.symbol == "M_y,Ed / M_c,y,Rd"
    assert step.expression == "M_y,Ed / (W_pl,y · f_y / gamma_M0)"
    assert step.is_utilization
    figures = {each.symbol: (each.value, each.unit) for each in step.quantities}
    assert figures["f_y"] == (355e6, "Pa")
    assert figures["gamma_M0"] == (1.0, "")
    moment, modulus = figures["M_y,Ed"][0], figures["W_pl,y"][0]
    assert moment is not None
    assert modulus is not None
    assert step.value == pytest.approx(moment / (modulus * 355e6))


def test_structure_and_texts_are_of_the_same_steps(results: Results) -> None:
    for check, written in zip(results.unity_checks, results.unity_check_results, strict=True):
        for part, entity in zip(check.per_entity, written["per_entity"], strict=True):
            assert part.utilization == entity["utilization"]
            assert [step.value for step in part.trace] == [row["value"] for row in entity["trace"]]
            for step, row in zip(part.trace, entity["trace"], strict=True):
                assert row["label"].startswith(step.title)
                assert step.demand == row.get("demand")


def test_a_check_of_formulas_keeps_its_letters(results: Results) -> None:
    (entity,) = results.unity_check_results[1]["per_entity"]
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


def test_a_trace_reads_the_same_whatever_was_written_before() -> None:
    """Steps and quantities that repeat are copied from where they stood first: every member alone
    has the texts that it has among all."""
    document = checked_frame(1, 2)
    (among_all,) = solve(document).unity_check_results
    (check,) = document["analysis"]["unity_checks"]
    for entity in among_all["per_entity"]:
        check["applies_to"] = {"type": "Members", "ids": [entity["entity"]["member_id"]]}
        (alone,) = solve(document).unity_check_results
        assert alone["per_entity"] == [entity]


def test_entities_are_a_sequence(results: Results) -> None:
    entities = results.unity_checks[0].per_entity
    assert list(entities) == entities[:] == [entities[i] for i in range(len(entities))]
    with pytest.raises(IndexError):
        entities[len(entities)]
