"""The score of the tasks for agents.

`python -m tools.agents` follows the scripts with the local server; `--ask` prints what to tell an
agent, a line of JSON per task; ANSWERS, a JSON object of answers by id, scores what one answered.
"""

import asyncio
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from tools.agents.scripted import run_tasks
from tools.agents.tasks import Task, read_tasks


def main(arguments: list[str]) -> int:
    tasks = read_tasks()
    if arguments == ["--ask"]:
        for task in tasks:
            print(json.dumps({"id": task.id, "prompt": task.prompt}))
        return 0
    if arguments:
        answers = json.loads(Path(arguments[0]).read_text())
    else:
        with tempfile.TemporaryDirectory() as folder:
            runs = asyncio.run(run_tasks(tasks, Path(folder)))
        answers = {name: run.answer for name, run in runs.items()}
        most = max(runs.values(), key=lambda run: run.size)
        calls = sum(run.calls for run in runs.values())
        print(f"{calls} calls; the largest task took {most.size} characters")
    return report(tasks, answers)


def report(tasks: list[Task], answers: dict[str, Any]) -> int:
    """Print what is wrong and the score; 1 where anything is wrong."""
    wrong = [task for task in tasks if not task.is_right(answers.get(task.id))]
    for task in wrong:
        expected = f"{task.expected} ({task.because})"
        print(f"{task.id}: expected {expected}, found {answers.get(task.id)}")
    print(f"{len(tasks) - len(wrong)} of {len(tasks)} tasks are right")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
