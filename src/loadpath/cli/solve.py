"""`loadpath solve`: a document in, displacements, reactions and forces out."""

import click
import msgspec

from loadpath.answer.bill_of_quantities import BillOfQuantities
from loadpath.answer.summary import SolvedTables
from loadpath.answer.write_options import Form, WriteOptions
from loadpath.cli.engine_run import (
    FINE,
    UNUSABLE,
    run_engine,
    workers_option,
)
from loadpath.cli.failure import BadUse
from loadpath.cli.input import document_argument
from loadpath.cli.mode_lines import print_modes
from loadpath.cli.number import SECONDS, WholeNumber
from loadpath.cli.output import json_option, print_table
from loadpath.cli.set_lines import tell_sets
from loadpath.cli.stability_lines import tell_stability
from loadpath.cli.verdict_lines import tell_headline, tell_issues, tell_reasons, tell_receipt
from loadpath.cli.written_file import writing
from loadpath.engine import Results

EXAMPLES = """\b
Examples:
  loadpath solve model.json
  loadpath solve model.json --all
  loadpath solve model.json --json --stations 9 > results.json
  loadpath solve model.json --xlsx results.xlsx
  loadpath beam --span 6 --section IPE300 --load 20 | loadpath solve -

Exit code 0 if the numbers may be used, 1 if the document is invalid, 3 if there is no result that
may be used.
"""


@click.command(epilog=EXAMPLES)
@document_argument
@json_option
@click.option(
    "--stations",
    type=WholeNumber(0, 1000),
    help="With --json: section forces inside each member, evenly spaced (default 3).",
)
@click.option(
    "--xlsx",
    type=click.Path(dir_okay=False, writable=True),
    help="Also write all tables to this workbook.",
)
@click.option(
    "--all",
    "all_of_them",
    is_flag=True,
    help="Tell every load case and combination, where many are told by their extremes.",
)
@click.option("--timeout", type=SECONDS, help="Seconds to allow; as long as it takes by default.")
@workers_option
@click.pass_context
def command(
    ctx: click.Context,
    file: str,
    as_json: bool,
    stations: int | None,
    xlsx: str | None,
    all_of_them: bool,
    timeout: float | None,
    workers: int | None,
) -> None:
    """Solve a document and print its results.

    FILE is a JSON file, or - for standard input. Results are in SI units.
    """
    if stations is not None and not as_json:
        raise BadUse("--stations goes with --json: the list for people has no stations.")
    if all_of_them and as_json:
        raise BadUse("--all goes without --json, which has all of them.")
    results = run_engine(ctx, file, as_json=as_json, timeout=timeout, workers=workers)
    if xlsx is not None:
        with writing(xlsx):
            results.to_xlsx(xlsx)
    if as_json:
        click.echo(results.to_json(stations=3 if stations is None else stations))
    else:
        _tell(results, all_of_them=all_of_them)
    ctx.exit(FINE if results.is_usable else UNUSABLE)


def _tell(results: Results, *, all_of_them: bool) -> None:
    """The verdict and why, then the numbers that it rests on."""
    tell_headline(results)
    tell_reasons(results, all_of_them=all_of_them)
    tell_issues(results, all_of_them=all_of_them)
    tell_sets(results, all_of_them=all_of_them)
    _tell_modes(results)
    tell_stability(results.stability or [], all_of_them=all_of_them)
    _tell_bill(results.bill_of_quantities)
    tell_receipt(results)


def _tell_modes(results: Results) -> None:
    """Frequencies, critical load factors and earthquakes, where the document asks for them."""
    text = results.write(WriteOptions(form=Form.tables, members=[]))
    told = msgspec.json.decode(text, type=SolvedTables).modes
    if told is not None:
        print_modes(told)


def _tell_bill(bill: BillOfQuantities) -> None:
    """What the structure takes; a dash where something is not known."""

    def size(value: float | None) -> str:
        return "-" if value is None else f"{value:.5g}"

    click.secho("Bill of quantities", bold=True)
    rows = [["  ", "parts", "length, m", "mass, kg", "surface, m2", "carbon, kg CO2e"]]
    for row in bill.rows:
        thick = "" if row.thickness is None else f", plate {1000 * row.thickness:.4g} mm"
        figures = (row.length, row.mass, row.surface, row.carbon)
        rows.append([f"  {row.name}{thick}", str(row.parts), *map(size, figures)])
    rows.append(["  total", "", "", *map(size, (bill.mass, bill.surface, bill.carbon))])
    print_table(rows)
    for remark in bill.remarks:
        click.echo(f"  {remark}")
