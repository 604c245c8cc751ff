"""What `loadpath report` and `loadpath picture` share: options, document, failures, ending."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import click

from loadpath.cli.engine_run import FINE, INVALID, UNUSABLE
from loadpath.cli.failure import BadUse, Failure, as_sentence
from loadpath.cli.input import read_input
from loadpath.cli.number import SECONDS
from loadpath.cli.output import print_json
from loadpath.cli.validation_lines import tell_report
from loadpath.cli.written_file import writing
from loadpath.inspection import validate
from loadpath.printing.place import DIAGRAMS, place_of

Command = TypeVar("Command", bound=Callable[..., Any])


def drawing_options(command: Command) -> Command:
    """Which results are drawn, under which title."""
    for option in (
        click.option(
            "--timeout", type=SECONDS, default=120, show_default=True, help="Seconds to allow."
        ),
        click.option("--title", help="Title, in place of the project's name."),
        click.option(
            "--diagram",
            type=click.Choice(DIAGRAMS),
            metavar="WHAT",
            help="What is drawn: model, deflected, utilization, fx to mz, plate-mx and others.",
        ),
        click.option(
            "--combination", metavar="NAME", help="Load case or combination that is drawn."
        ),
    ):
        command = option(command)
    return command


def read_valid(ctx: click.Context, file: str, *, as_json: bool) -> str:
    """The text of a document that can be shown, or what is wrong with it and the end."""
    text = read_input(file)
    report = validate(text)
    if not report.valid:
        if as_json:
            print_json(report)
        else:
            tell_report(file, report)
        ctx.exit(INVALID)
    return text.decode()


def address(document: str, combination: str | None, diagram: str | None) -> dict[str, str]:
    """What the page's address names; a combination where a load case has the same name."""
    try:
        return place_of(document, combination, diagram)
    except ValueError as error:
        raise BadUse(f"--{error}.") from None


def output_ending(output: str, known: tuple[str, ...]) -> str:
    """The ending of a file, which says what it is to hold."""
    ending = Path(output).suffix.lower()
    if ending not in known:
        raise BadUse(f"--output should end in {' or '.join(known)}, found '{output}'.")
    return ending


@contextmanager
def browser_failures() -> Iterator[None]:
    """What goes wrong with Chromium, as failures of a command."""
    from loadpath.printing import BrowserFailed, NoBrowser, PagesMissing
    from loadpath.printing.chromium import ADVICE

    try:
        yield
    except NoBrowser as error:
        raise Failure(as_sentence(str(error)), code="no_browser", advice=ADVICE) from None
    except PagesMissing as error:
        raise Failure(as_sentence(str(error)), code="pages_not_built") from None
    except BrowserFailed as error:
        raise Failure(as_sentence(str(error)), code="browser_failed") from None


def write_output(
    ctx: click.Context, output: str, content: bytes, verdict: str | None, *, as_json: bool
) -> None:
    """Write the file, say so, and end: 3 where there were no usable results to show."""
    with writing(output):
        Path(output).write_bytes(content)
    if as_json:
        print_json({"output": output, "bytes": len(content), "verdict": verdict})
    else:
        told = (verdict or "not_solved").replace("_", " ")
        click.echo(f"{output}: {len(content):,} bytes, verdict: {told}")
    ctx.exit(UNUSABLE if verdict in (None, "not_solved") else FINE)
