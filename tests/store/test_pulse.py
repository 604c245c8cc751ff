"""ERR-6: callers share the question whether a server still answers."""

import asyncio

import pytest

from loadpath.store.pulse import Pulse


def test_a_caller_hears_its_own_answer_though_another_asks_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scenario() -> tuple[bool, bool]:
        pulse = Pulse("", {})
        monkeypatch.setattr(pulse, "_ask", lambda: None)

        async def ask_twice() -> bool:
            return await pulse.is_felt(10) and await pulse.is_felt(10)

        first, second = await asyncio.gather(ask_twice(), pulse.is_felt(10))
        return first, second

    assert asyncio.run(scenario()) == (True, True)
