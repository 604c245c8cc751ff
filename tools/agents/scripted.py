"""A client that follows the scripts of the tasks, over the protocol, as an agent would."""

import json
import sys
from pathlib import Path
from typing import Any, NamedTuple

from mcp import Client, StdioServerParameters

from tools.agents.tasks import Place, Task


class Run(NamedTuple):
    """What came of a task: the answer, and what it took."""

    answer: dict[str, Any] | None
    calls: int
    size: int
    """Characters of arguments and answers."""


async def run_tasks(tasks: list[Task], models: Path) -> dict[str, Run]:
    """Every task with the local server; models are kept in the folder."""
    arguments = ["-m", "loadpath", "mcp", "--models", str(models)]
    server = StdioServerParameters(command=sys.executable, args=arguments)
    async with Client(server) as client:
        return {task.id: await run_task(client, task) for task in tasks}


async def run_task(client: Client, task: Task) -> Run:
    handle, size, told = "", 0, None
    for tool, template in task.script:
        arguments = json.loads(json.dumps(template).replace("$handle", handle))
        answer = await client.call_tool(tool, arguments)
        told = answer.structured_content
        size += len(json.dumps(arguments)) + len(json.dumps(told))
        if answer.is_error or told is None:
            return Run(None, len(task.script), size)
        handle = told.get("handle", handle)
    found = {name: pick(told, place) for name, place in task.read.items()}
    return Run(found, len(task.script), size)


def pick(told: Any, place: Place) -> Any:
    """What an answer has at a place; of a least and a largest value the one of larger size."""
    scale = place.scale
    for key in place.path.split("."):
        told = told[int(key)] if isinstance(told, list) else told[key]
    if scale is None:
        return told
    return scale * max(map(abs, told)) if isinstance(told, list) else scale * told
