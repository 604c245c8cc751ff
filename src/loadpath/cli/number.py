"""Numbers on the command line."""

import math
from typing import Any

import click


class Number(click.ParamType[float]):
    """A finite number, above a bound if there is one."""

    name = "number"

    def __init__(self, above: float = -math.inf) -> None:
        self.above = above

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        try:
            number = float(value)
        except ValueError:
            number = math.nan
        if not math.isfinite(number) or number <= self.above:
            bound = f" above {self.above:g}" if math.isfinite(self.above) else ""
            self.fail(f"it should be a number{bound}, found '{value}'.", param, ctx)
        return number


class WholeNumber(click.IntRange):
    """A whole number between bounds."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        try:
            int(value)
        except ValueError:
            self.fail(f"it should be a whole number, found '{value}'.", param, ctx)
        return super().convert(value, param, ctx)


NUMBER = Number()
SECONDS = Number(above=0)
