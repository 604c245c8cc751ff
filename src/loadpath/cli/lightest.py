"""`loadpath lightest`: find the lightest sections that pass all checks."""

from functools import partial
from pathlib import Path
from typing import Any

import click
import msgspec

from loadpath.answer.lightest import GroupResult, Trial, TrialState
from loadpath.cli.engine_run import CHECK_FAILS, FINE, run_on_file
from loadpath.cli.failure import BadUse
from loadpath.cli.input import document_argument
from loadpath.cli.number import SECONDS
from loadpath.cli.output import json_option, print_json, print_table
from loadpath.cli.written_file import writing
from loadpath.engine import LightestSections, find_lightest

EXAMPLES = """\b
Examples:
  loadpath lightest frame.json --group Beam --families IPE,HEA
  loadpath lightest frame.json --group Beam=IPE --group Column=HEA,HEB -o lighter.json
  loadpath lightest frame.json --members 3,4 --families IPE --max-depth 0.4 --json

Exit code 0 if every group has a section that passes, 4 if one has none; else as `loadpath check`.
"""
MOST_ROWS = 25


@click.command(epilog=EXAMPLES)
@document_argument
@click.option(
    "--group",
    "groups",
    multiple=True,
    metavar="CLASSIFICATION[=FAMILIES]",
    help="Members with this classification; several are sought for together.",
)
@click.option("--members", metavar="IDS", help="Or these members, such as 3,4.")
@click.option("--set", "member_set", type=int, metavar="ID", help="Or the members of this set.")
@click.option("--section", metavar="NAME", help="Or the members that have this section.")
@click.option("--families", metavar="FAMILIES", help="To choose from, such as IPE,HEA.")
@click.option("--max-depth", type=float, metavar="M", help="What is deeper is left out, in m.")
@click.option(
    "-o",
    "--output",
    type=click.Path(dir_okay=False, writable=True),
    help="Where to write the document with the sections swapped in.",
)
@json_option
@click.option("--timeout", type=SECONDS, help="Seconds to allow; as long as it takes by default.")
@click.pass_context
def command(
    ctx: click.Context,
    file: str,
    groups: tuple[str, ...],
    members: str | None,
    member_set: int | None,
    section: str | None,
    families: str | None,
    max_depth: float | None,
    output: str | None,
    as_json: bool,
    timeout: float | None,
) -> None:
    """Find the lightest sections that pass all checks.

    FILE is a JSON file, or - for standard input. Every candidate is solved anew, the lightest
    first.
    """
    wanted: list[Any] = [_group(each) for each in groups]
    if members is not None:
        wanted.append(_ids(members))
    if member_set is not None:
        wanted.append({"member_sets": [member_set]})
    if section is not None:
        wanted.append({"sections": [section]})
    run = partial(find_lightest, groups=wanted, families=families, max_depth_m=max_depth)
    found = run_on_file(ctx, file, run, as_json=as_json, timeout=timeout)
    if output is not None and found.found:
        text = msgspec.json.format(msgspec.json.encode(found.document)) + b"\n"
        with writing(output):
            Path(output).write_bytes(text)
    if as_json:
        print_json(found.answer)
    else:
        _tell(found, output)
    ctx.exit(FINE if found.found else CHECK_FAILS)


def _group(given: str) -> dict[str, str]:
    """A classification may hold an equals sign itself."""
    name, sign, families = given.rpartition("=")
    return {"classification": name, "families": families} if sign else {"classification": given}


def _ids(given: str) -> list[int]:
    try:
        return [int(each) for each in given.split(",")]
    except ValueError:
        raise BadUse(f"--members is '{given}'; it should be ids, such as 3,4.") from None


def _tell(found: LightestSections, output: str | None) -> None:
    for group in found.groups:
        _tell_group(group)
    for note in found.notes:
        click.echo(f"{click.style('note', fg='yellow', bold=True)} {note}")
    click.secho(found.message, fg="green" if found.found else "red", bold=True)
    click.echo(f"The document with it: {found.headline}")
    if output is not None:
        click.echo(f"{output} written." if found.found else f"{output} is not written.")


def _tell_group(group: GroupResult) -> None:
    """Those that were solved; what is heavier or too deep is counted."""
    count = len(group.member_ids)
    before = ", ".join(group.before)
    click.echo(f"{group.name}: {count} member{'' if count == 1 else 's'}, before {before}")
    left = (TrialState.heavier, TrialState.too_deep)
    rows = [each for each in group.candidates if each.state not in left]
    shown = rows[-MOST_ROWS:]
    head = ["  section", "kg/m", "kg", "used", "deflection", "state", "why"]
    if shown:
        print_table([head, *map(_row, shown)])
    for state, words in ((None, "lighter"), *((each, each.replace("_", " ")) for each in left)):
        more = (
            len(rows) - len(shown)
            if state is None
            else sum(each.state == state for each in group.candidates)
        )
        if more:
            click.echo(f"  and {more} {words}; --json has all of them.")


def _row(trial: Trial) -> list[str]:
    return [
        f"  {trial.name}",
        f"{trial.mass_per_metre:.1f}",
        f"{trial.mass:.0f}",
        _utilization(trial.utilization),
        _utilization(trial.deflection),
        trial.state.replace("_", " "),
        trial.reason or _governed(trial),
    ]


def _governed(trial: Trial) -> str:
    by = trial.governing
    words = [by.clause, by.combination] if by is not None else []
    return " · ".join(each for each in words if each)


def _utilization(value: float | None) -> str:
    return "-" if value is None else f"{value:.3f}"
