"""What runs a tool: a function for the hosted server, one for the local server, or both.

The two servers are given here as protocols, because the hosted one may not know the engine and the
local one knows no accounts; a tool's function asks its server for what only that can do.
"""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, NamedTuple, Protocol, TypeVar

from loadpath.mcp.tools.built_model import Building
from loadpath.mcp.tools.shapes import is_handle

Answer = dict[str, Any]
T = TypeVar("T")


class HostedCall(Protocol):
    """One call at the hosted server. What takes long is done in other threads and processes."""

    async def look_up(self, answer: Callable[..., Answer]) -> Answer:
        """Call a function with the arguments."""
        ...

    async def build(self, building: Building) -> Answer:
        """Build a model from the arguments; give it back, or its handle."""
        ...

    async def read_model(self, read: Callable[[bytes], T]) -> T:
        """What a function makes of the model's text."""
        ...

    def argument(self, name: str) -> Any:
        """A short argument; None where it was left out."""
        ...

    async def stash_model(self) -> Answer:
        """Keep the model behind a handle."""
        ...

    async def run_operation(self, operation_id: str, without: tuple[str, ...] = ()) -> Answer:
        """The answer of an HTTP operation to the same caller and the same arguments, but for those
        that only the tool knows."""
        ...


class SavedModels(Protocol):
    """Where a local server saves models: a folder, or an account of a service."""

    def save(self, name: str, description: str | None, text: bytes) -> Answer: ...

    def list(self) -> list[Answer]: ...

    def read(self, model_id: str) -> bytes: ...


class LocalServer(Protocol):
    """The local server, which solves. Arguments are here and read."""

    @property
    def saved_models(self) -> SavedModels: ...

    def model_of(self, arguments: Answer) -> Any:
        """The model: an object, or the text of one, its handle resolved."""
        ...

    def text_of(self, arguments: Answer) -> bytes:
        """The model as text."""
        ...

    def build(self, building: Building, arguments: Answer) -> Answer:
        """Build a model from the arguments; give it back, or its handle."""
        ...

    def keep(self, text: bytes) -> Answer:
        """Keep a model's text behind a handle."""
        ...

    def solve_model(self, arguments: Answer) -> Answer: ...

    def run_checks(self, arguments: Answer) -> Answer: ...

    def explain(self, arguments: Answer) -> Answer: ...

    def check_beam(self, arguments: Answer) -> Answer: ...

    def find_lightest(self, arguments: Answer) -> Answer: ...

    def verify_results(self, arguments: Answer) -> Answer: ...

    def hand_off_model(self, arguments: Answer) -> Answer: ...


class Run(NamedTuple):
    """Who runs a tool; a server has the tools that it has a function for."""

    hosted: Callable[[HostedCall], Awaitable[Answer]] | None = None
    local: Callable[[LocalServer, Answer], Answer] | None = None


def looking_up(answer: Callable[..., Answer]) -> Run:
    """A function of the arguments that needs neither a service nor an engine."""
    return Run(
        hosted=lambda call: call.look_up(answer),
        local=lambda server, arguments: answer(**given(arguments)),
    )


def reading(read: Callable[..., Answer], names: tuple[str, ...]) -> Run:
    """A function of the model's text and of other arguments by name."""

    async def hosted(call: HostedCall) -> Answer:
        given = {name: call.argument(name) for name in names}
        return await call.read_model(partial(read, **given))

    def local(server: LocalServer, arguments: Answer) -> Answer:
        return read(server.text_of(arguments), **{name: arguments.get(name) for name in names})

    return Run(hosted=hosted, local=local)


def building(building: Building) -> Run:
    """A builder, whose document is given back or kept."""
    return Run(
        hosted=lambda call: call.build(building),
        local=lambda server, arguments: server.build(building, arguments),
    )


def wants_handle(arguments: Answer) -> bool:
    """Whether a model is kept rather than given back: as asked, else as the model came."""
    stash = arguments.get("stash")
    return is_handle(arguments.get("model")) if stash is None else bool(stash)


def given(arguments: Answer) -> Answer:
    """The arguments without those that are null, which means the same as left out."""
    return {name: value for name, value in arguments.items() if value is not None}
