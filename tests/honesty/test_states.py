"""Each state of the verdict has a document, and says why in one line."""

import copy
from typing import Any

import msgspec
import pytest

from loadpath.answer.header import Refused
from loadpath.builders import check_beam
from loadpath.engine import InvalidDocument, Results, VerdictState, solve

from .spoiled import drop_the_dimensions, frame

Json = dict[str, Any]


def beam(**changes: Any) -> Json:
    document: Json = copy.deepcopy(check_beam(span_m=6, section="IPE300", udl=10, **changes))
    return document


def test_a_beam_that_holds_passes() -> None:
    results = solve(beam())
    assert results.verdict.state is VerdictState.passes
    assert results.verdict.reasons == []
    governing = results.verdict.governing
    assert governing is not None
    assert governing.value == results.verdict.utilization
    assert (governing.member_id, governing.section, governing.combination) == (1, "IPE300", "ULS")
    shown = f"{governing.value:.2f}"
    assumed = ["loads at z_g = 0", "self-weight off"]
    assert results.verdict.assumed == assumed
    line = f"Passes {shown} · member 1 IPE300 · {governing.clause} · ULS"
    assert results.headline == " · ".join([line, *assumed])


def test_a_beam_that_does_not_hold_fails_and_names_the_clause() -> None:
    results = solve(beam(uls_factor=5))
    assert results.verdict.state is VerdictState.fails
    assert results.headline.startswith("Fails ")
    assert results.verdict.governing is not None
    assert results.verdict.governing.clause == "6.3.2 (6.54, 6.55)"


@pytest.mark.parametrize("is_vague", [False, True])
def test_what_governs_has_the_largest_utilization_there_is(is_vague: bool) -> None:
    """Of a part that is undecided no number is shown, neither beside it nor as the largest."""
    document = frame()
    if is_vague:  # one section of no known shape
        drop_the_dimensions({"model": {"sections": document["model"]["sections"][:1]}})
    results = solve(document)
    uses = []
    for check, rows in zip(results.unity_checks, results.unity_check_results, strict=True):
        for each in check.per_entity:
            if each.status != "Indeterminate":
                assert each.utilization is not None
                uses.append(each.utilization)
                continue
            assert each.utilization is None
            assert each.message
            resistances = [q.value for step in each.trace for q in step.quantities if is_rd(q)]
            assert 0.0 not in resistances, "what is not known is not shown as nothing"
        most = None if is_vague else max(uses)
        assert check.max_utilization == rows["max_utilization"] == most
        assert check.governing is not None
        assert check.governing.utilization == rows["governing"]["utilization"] == most
    verdict = results.verdict
    assert verdict.governing is not None
    assert verdict.utilization == verdict.governing.value == max(uses)
    assert (verdict.state == "passes") is not is_vague


def is_rd(quantity: Any) -> bool:
    return str(quantity.symbol).endswith("Rd")


def test_thresholds_above_one_do_not_let_a_beam_pass() -> None:
    document = beam(uls_factor=5)
    document["analysis"]["unity_checks"][0]["thresholds"] = [8.0, 9.0, 10.0]
    assert solve(document).verdict.state is VerdictState.fails


def test_what_fails_by_a_hair_does_not_read_one() -> None:
    """The utilization grows with the load; the factor that makes it 1.0004 reads so."""
    reached = solve(beam()).verdict.utilization
    assert reached is not None
    for wanted, word in ((1.0004, "Fails 1.0004"), (0.9996, "Passes 0.9996")):
        assert solve(beam(uls_factor=1.35 * wanted / reached)).headline.startswith(word)


def test_without_checks_nothing_is_checked() -> None:
    document = beam()
    document["analysis"]["unity_checks"] = []
    results = solve(document)
    assert results.verdict.state is VerdictState.not_checked
    assert results.headline == "Not checked · the document asks for no check"


def test_a_mechanism_is_not_solved_and_names_the_node() -> None:
    document = beam()
    document["model"]["nodes"][1]["nodal_support"] = None
    document["model"]["nodal_supports"][0]["RZ"] = {"condition_type": "Free"}
    results: Results = solve(document)
    assert results.verdict.state is VerdictState.not_solved
    assert [reason.code for reason in results.verdict.reasons] == ["singular_model"]
    assert results.headline.startswith('Not solved · combination "ULS" could not be solved: ')
    assert "node 2 can move freely along Y" in results.headline


def test_a_refused_document_has_a_verdict_too() -> None:
    document = beam()
    document["analysis"]["options"]["result_filter"] = {"blocks": ["reactions"]}
    document["model"]["members"][0]["section"] = 7
    with pytest.raises(InvalidDocument) as refused:
        solve(document)
    assert refused.value.verdict.state is VerdictState.not_solved
    assert len(refused.value.verdict.reasons) == len(refused.value.report.errors)
    assert refused.value.headline.startswith("Not solved · ")


def test_validation_and_engine_refuse_in_the_same_words() -> None:
    from loadpath.engine.host import call
    from loadpath.engine.solving import text_of

    document = beam()
    document["model"]["sections"][0]["area"] = -1.0
    with pytest.raises(InvalidDocument) as refused:
        solve(document)
    by_engine = msgspec.json.decode(call("solve", text_of(document))[0], type=Refused)
    assert refused.value.headline == by_engine.headline
    assert refused.value.verdict == by_engine.verdict
