"""How commands run the engine: exit codes, error output, and progress of long work."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, NoReturn, Protocol, TypeVar

import click
import msgspec

from loadpath.cli.failure import BadUse, as_sentence
from loadpath.cli.input import read_input
from loadpath.cli.number import WholeNumber
from loadpath.cli.output import print_json
from loadpath.cli.validation_lines import tell_report
from loadpath.engine import (
    DocumentRefused,
    EngineError,
    InvalidDocument,
    Limits,
    Progress,
    RequestRefused,
    Results,
    solve,
)

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

FINE, INVALID, UNUSABLE, CHECK_FAILS, UNDECIDED, DIFFERENT = 0, 1, 3, 4, 5, 6


class Run(Protocol[T_co]):
    """A call of the engine: a document in, what it comes to out."""

    def __call__(
        self, document: bytes, /, *, limits: Limits | None, progress: Progress | None
    ) -> T_co: ...


workers_option = click.option(
    "--workers",
    type=WholeNumber(1, 64),
    help="Result sets solved at once; as many as there are cores by default, same digits.",
)


def run_engine(
    ctx: click.Context,
    file: str,
    *,
    as_json: bool,
    timeout: float | None,
    workers: int | None = None,
) -> Results:
    """Solve the document of a file, or print why not and exit."""
    run = partial(solve, workers=workers)
    return run_on_file(ctx, file, run, as_json=as_json, timeout=timeout)


def run_on_file(
    ctx: click.Context, file: str, run: Run[T], *, as_json: bool, timeout: float | None
) -> T:
    """What the engine makes of the document of a file, or print why not and exit."""
    document = read_input(file)
    try:
        with _progress_bar() as progress:
            return run(document, limits=Limits(seconds=timeout), progress=progress)
    except RequestRefused as error:
        raise BadUse(as_sentence(str(error)), code=error.code, parameter=error.path) from None
    except InvalidDocument as error:
        if as_json:
            print_json(msgspec.structs.asdict(error.report) | _verdict_of(error))
        else:
            tell_report(file, error.report)
            _tell_headline(error)
        _stop(ctx, INVALID)
    except DocumentRefused as error:
        if as_json:
            refusal = {"error": str(error), "code": error.code, "path": error.path}
            print_json(refusal | _verdict_of(error))
        else:
            _tell_error(error)
            _tell_headline(error)
        _stop(ctx, UNUSABLE)
    except EngineError as error:
        if as_json:
            print_json({"error": str(error), "code": error.code, "path": error.path})
        else:
            _tell_error(error)
        _stop(ctx, UNUSABLE)


def _tell_error(error: EngineError) -> None:
    click.echo(f"{click.style('error', fg='red', bold=True)} {error} [{error.code}]")


def _tell_headline(error: DocumentRefused) -> None:
    click.secho(error.headline, fg="red", bold=True)


def _verdict_of(error: DocumentRefused) -> dict[str, Any]:
    return {"headline": error.headline, "verdict": error.verdict}


def _stop(ctx: click.Context, code: int) -> NoReturn:
    ctx.exit(code)


@contextmanager
def _progress_bar() -> Iterator[Progress | None]:
    """On a terminal, a line that says how far long work is; gone when it is done."""
    if not sys.stderr.isatty() or os.environ.get("TERM") == "dumb":
        yield None
        return

    def show(stage: str, fraction: float) -> None:
        filled = round(20 * fraction)
        bar = "█" * filled + "░" * (20 - filled)
        click.echo(f"\r\x1b[K{stage:11s} {bar} {fraction:4.0%}", err=True, nl=False)

    try:
        yield show
    finally:
        click.echo("\r\x1b[K", err=True, nl=False)
