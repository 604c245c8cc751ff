"""The tasks for agents: all can be done by the tools, and wrong answers are found out."""

import asyncio
from pathlib import Path

import pytest

from tools.agents.__main__ import report
from tools.agents.scripted import run_tasks
from tools.agents.tasks import Task, read_tasks

TASKS = read_tasks()


def test_thirty_tasks_are_done_in_few_calls(tmp_path: Path) -> None:
    assert len({task.id for task in TASKS}) == len(TASKS) == 30
    runs = asyncio.run(run_tasks(TASKS, tmp_path))
    assert report(TASKS, {name: run.answer for name, run in runs.items()}) == 0
    for name, run in runs.items():
        assert run.calls <= 6, name
        assert run.size <= 8_000, name


@pytest.mark.parametrize("task", TASKS, ids=lambda task: task.id)
def test_a_wrong_answer_is_wrong(task: Task) -> None:
    assert task.is_right(dict(task.expected))
    for name, wanted in task.expected.items():
        wrong = "other" if isinstance(wanted, str) else 1.1 * wanted
        for answer in ({**task.expected, name: wrong}, {**task.expected, name: None}, {}, None):
            assert not task.is_right(answer)


def test_the_score_counts_what_is_right(capsys: pytest.CaptureFixture[str]) -> None:
    first = TASKS[0]
    assert report(TASKS, {first.id: dict(first.expected)}) == 1
    assert "1 of 30 tasks are right" in capsys.readouterr().out
