"""Calls of the engine: instances that serve one call after the other, and texts it writes."""

import json
import threading
import weakref
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bench.frame import frame_document
from loadpath.answer.summary import Checked, SolvedSummary, SolvedTables
from loadpath.answer.write_options import Form, WriteOptions
from loadpath.builders import check_beam
from loadpath.engine import DocumentRefused, solve, solve_to_json
from loadpath.engine.host import Limits, call, solve_and_write, write
from loadpath.engine.instance import EngineInstance

from .frames import FREE, document, force, line_load, member, node

SHORT = 900
CASES = Path(__file__).parents[2] / "corpus/solved/frames"


def text_of(model: Any) -> bytes:
    return msgspec.json.encode(model)


def beam(**load: Any) -> dict[str, Any]:
    return document(
        [node(1, 0, support=1), node(2, 6, support=1)],
        [member(1, 1, 2)],
        load or {"distributed_loads": [line_load(1, [0, -1, 0], 1000.0)]},
    )


def mechanism() -> dict[str, Any]:
    return document(
        [node(1, 0, support=4), node(2, 4)],
        [member(1, 1, 2)],
        {"nodal_loads": [force(2, [0, -1, 0], 1000.0)]},
        model={"nodal_supports": [{"id": 4, "RZ": FREE}]},
    )


def written(model: Any, form: Form, **options: Any) -> dict[str, Any]:
    answer, block = call("solve", text_of(model))
    text = write(answer, block, text_of(WriteOptions(form=form, **options)))
    found: dict[str, Any] = json.loads(text)
    return found


def test_an_instance_that_served_before_answers_as_a_new_one() -> None:
    cases = [json.loads(path.read_bytes()) for path in sorted(CASES.glob("*.json"))[:12]]
    models = [text_of(case.get("document", case)) for case in cases]
    fresh = [call("solve", model, Limits(memory_bytes=48 * 2**20)) for model in models]
    for _ in range(2):
        for model, (text, block) in zip(models, fresh, strict=True):
            again, numbers = call("solve", model)
            assert again == text
            assert numbers.tobytes() == block.tobytes()


def test_what_progress_raises_leaves_no_instance_behind() -> None:
    large = json.dumps(frame_document(8, 10)).encode()

    def stop(stage: str, fraction: float) -> None:
        raise KeyboardInterrupt

    expected = call("solve", text_of(beam()))[0]
    with pytest.raises(KeyboardInterrupt):
        call("solve", large, progress=stop)
    assert call("solve", text_of(beam()))[0] == expected


def test_threads_do_not_share_an_instance() -> None:
    model = text_of(beam())
    found: list[bytes] = []
    expected = call("solve", model)[1].tobytes()

    def work() -> None:
        found.extend(call("solve", model)[1].tobytes() for _ in range(5))

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == 20 * [expected]


def test_solving_and_writing_in_one_go_gives_the_text_of_doing_it_in_two() -> None:
    model = text_of(beam())
    options = text_of(WriteOptions(form=Form.document))
    answer, block = call("solve", model)
    assert solve_and_write(model, lambda: options) == (write(answer, block, options), False)


def test_results_as_text_say_what_was_solved() -> None:
    model = beam()
    found = json.loads(solve_to_json(model, stations=1))
    assert found["receipt"]["document_bytes"] == len(text_of(model))
    assert found["receipt"]["duration_s"] > 0.0
    (case,) = found["loadcases"].values()
    assert [each["x_frac"] for each in case["member_results"]["1"]["section_forces"]] == [0.5]


def test_a_document_that_the_engine_refuses_has_no_text() -> None:
    model = beam()
    model["model"]["nodes"][1]["X"] = model["model"]["nodes"][0]["X"]
    with pytest.raises(DocumentRefused):
        solve_to_json(model)


def test_a_set_without_usable_numbers_has_empty_blocks_and_its_reason() -> None:
    found = written(mechanism(), Form.document)
    (case,) = found["loadcases"].values()
    assert case["displacement_nodes"] == case["reaction_nodes"] == case["member_results"] == {}
    assert [each["code"] for each in case["errors_and_warnings"]["errors"]] == ["singular_model"]
    assert [each["code"] for each in found["load_case_failures"]] == ["singular_model"]


def test_a_summary_keeps_problems_before_everything_else() -> None:
    found = written(mechanism(), Form.summary)
    assert msgspec.convert(found, SolvedSummary).usable is False
    assert [each["code"] for each in found["problems"]] == ["singular_model"]
    assert found["sets"][0]["sum_of_reactions"] == []
    assert len(text_of(found)) <= SHORT


def test_a_long_summary_is_cut_and_says_so() -> None:
    model = beam()
    case = model["analysis"]["load_cases"][0]
    model["analysis"]["load_cases"] = [
        case | {"id": i, "name": f"A load case with a long name, number {i}"} for i in range(1, 40)
    ]
    found = written(model, Form.summary)
    assert len(text_of(found)) <= SHORT
    assert found["sets_left_out"] + len(found["sets"]) == 39
    assert "displacement" in found["extremes"]


def test_tables_have_a_row_per_node_support_and_member() -> None:
    found = msgspec.convert(written(beam(), Form.tables), SolvedTables)
    (rows,) = found.sets.values()
    assert rows.displacements is not None
    assert list(rows.displacements) == ["1", "2"]
    assert rows.members_min_max is not None
    assert rows.members_min_max["1"].fy == pytest.approx((-3000.0, 3000.0))


def test_one_set_is_chosen_by_name() -> None:
    model = beam()
    case = model["analysis"]["load_cases"][0]
    model["analysis"]["load_cases"] = [
        case | {"id": i, "name": name} for i, name in ((1, "A"), (2, "B"))
    ]
    assert list(written(model, Form.document, set="B")["loadcases"]) == ["B"]
    refused = written(model, Form.document, set="C")
    assert (refused["code"], refused["path"]) == ("broken_reference", "set")


def test_checks_are_summarized_with_what_governs() -> None:
    model = check_beam(span_m=6.0, section="IPE300", udl=10.0)
    found = msgspec.convert(written(model, Form.checks_summary), Checked)
    assert found.verdict.state == "passes"
    (check,) = found.checks
    assert check.governing is not None
    assert check.governing.utilization == check.max_utilization
    assert check.governing.governed_by
    tables = msgspec.convert(written(model, Form.checks_tables), Checked)
    assert tables.checks[0].rows is not None
    full = written(model, Form.checks_full)
    assert full["unity_check_results"][0]["per_entity"][0]["trace"]


def test_bytes_that_are_no_answer_are_refused() -> None:
    _, block = call("solve", text_of(beam()))
    options = text_of(WriteOptions(form=Form.document))
    assert json.loads(write(b'{"sets": 1}', block, options))["path"] == "answer"


def test_an_instance_that_is_not_kept_ends_with_its_call() -> None:
    gone: list[bool] = []
    instance = EngineInstance(is_interruptible=False)
    weakref.finalize(instance, gone.append, True)
    del instance
    assert gone == [True]


@pytest.mark.parametrize("method", ["P_DELTA", "COROTATIONAL"])
def test_a_summary_tells_method_iterations_and_amplification_of_second_order(method: str) -> None:
    model = beam()
    assert "second_order" not in written(model, Form.summary)["sets"][0]
    model["analysis"]["options"] |= {"order": "NONLINEAR", "nonlinear_method": method}
    convergence = next(iter(solve(model).loadcases.values())).convergence
    told = written(model, Form.summary)["sets"][0]["second_order"]
    assert told.startswith(f"{method}, {convergence.iterations} iteration")
    assert told.endswith(f"amplification {convergence.amplification:.3g}")
