"""`loadpath solve`: a document in, displacements, reactions and forces out."""

import click
import msgspec

from loadpath.answer.bill_of_quantities import BillOfQuantities
from loadpath.answer.stability import BracingForce, CombinationStability
from loadpath.answer.summary import SolvedSummary, SolvedTables
from loadpath.answer.write_options import Form, WriteOptions
from loadpath.cli.engine_run import (
    FINE,
    UNUSABLE,
    run_engine,
    tell_issues,
    tell_receipt,
    tell_verdict,
    workers_option,
)
from loadpath.cli.failure import BadUse
from loadpath.cli.input import document_argument
from loadpath.cli.mode_lines import tell_modes
from loadpath.cli.number import SECONDS, WholeNumber
from loadpath.cli.output import json_option, print_table
from loadpath.cli.written_file import writing
from loadpath.engine import Results, ResultSet

FORCES = {
    "fx": "axial force N, tension negative",
    "fy": "shear force V along y",
    "fz": "shear force V along z",
    "mx": "torsion M about x",
    "my": "bending moment M about y",
    "mz": "bending moment M about z",
}
EXAMPLES = """\b
Examples:
  loadpath solve model.json
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
@click.option("--timeout", type=SECONDS, help="Seconds to allow; as long as it takes by default.")
@workers_option
@click.pass_context
def command(
    ctx: click.Context,
    file: str,
    as_json: bool,
    stations: int | None,
    xlsx: str | None,
    timeout: float | None,
    workers: int | None,
) -> None:
    """Solve a document and print its results.

    FILE is a JSON file, or - for standard input. Results are in SI units.
    """
    if stations is not None and not as_json:
        raise BadUse("--stations goes with --json: the list for people has no stations.")
    results = run_engine(ctx, file, as_json=as_json, timeout=timeout, workers=workers)
    if xlsx is not None:
        with writing(xlsx):
            results.to_xlsx(xlsx)
    if as_json:
        click.echo(results.to_json(stations=3 if stations is None else stations))
    else:
        _tell(results)
    ctx.exit(FINE if results.is_usable else UNUSABLE)


def _tell(results: Results) -> None:
    for found in results.sets:
        click.secho(f"{found.name} ({found.kind})", bold=True)
        if found.is_usable:
            _tell_largest(results, found)
            _tell_reactions(found)
    _tell_modes(results)
    _tell_bill(results.bill_of_quantities)
    _tell_stability(results.stability or [])
    tell_receipt(results)
    tell_issues(results)
    tell_verdict(results)


def _tell_largest(results: Results, found: ResultSet) -> None:
    """How far a node moves, and a member across its axis, as the engine says it of this set."""
    text = results.write(WriteOptions(form=Form.summary, set=found.name))
    largest = msgspec.json.decode(text, type=SolvedSummary).extremes
    if node := largest.displacement:
        parts = (("dx", node.dx), ("dy", node.dy), ("dz", node.dz))
        sizes = "  ".join(f"{direction} {1000 * size:.4g}" for direction, size in parts)
        click.echo(f"  largest displacement, mm: node {node.node}  {sizes}")
    if member := largest.member_displacement:
        place = f"member {member.member} at {member.x:.4g} m"
        click.echo(f"  largest across a member, mm: {place}  {1000 * member.value:.4g}")
    forces = [(name, word, getattr(largest, name)) for name, word in FORCES.items()]
    rows = [
        [f"  {name}", word, f"{found.value / 1000:.4g}", f"member {found.member}", f"{found.x:.4g}"]
        for name, word, found in forces
        if found is not None
    ]
    if rows:
        print_table([["  largest, kN kNm", "local axes", "", "in", "at x, m"], *rows])


def _tell_reactions(found: ResultSet) -> None:
    rows = [["  reaction, kN kNm", "fx", "fy", "fz", "mx", "my", "mz"]]
    for node in found._places.support_node:
        reaction = found.reaction(node)
        rows.append([f"  node {node}", *(f"{reaction[n] / 1000:.4g}" for n in rows[0][1:])])
    print_table(rows)


def _tell_modes(results: Results) -> None:
    """Frequencies, critical load factors and earthquakes, where the document asks for them."""
    text = results.write(WriteOptions(form=Form.tables, members=[]))
    told = msgspec.json.decode(text, type=SolvedTables).modes
    if told is not None:
        tell_modes(told)


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


def _tell_stability(found: list[CombinationStability]) -> None:
    """How stability was accounted for, a line for each combination."""
    if not found:
        return
    click.secho("Stability, EN 1993-1-1, 5.2 and 5.3", bold=True)
    for row in found:
        parts = ["second order" if row.order == "NONLINEAR" else "first order"]
        if sway := row.initial_sway:
            x, _, z = sway.direction
            parts.append(f"initial sway 1/{1 / sway.phi:.0f} towards X {x:.3g}, Z {z:.3g}")
        if row.bows:
            largest = max(bow.e_0 for bow in row.bows)
            parts.append(f"bows of {len(row.bows)}, up to {1000 * largest:.3g} mm")
        parts += [
            f"member {each.member_id} leaning 1/{1 / each.phi:.0f} in its mode at "
            f"alpha_cr {each.alpha_cr:.3g}"
            for each in row.mode_shapes
        ]
        if row.lengths:
            parts.append(f"lengths of checks: {row.lengths.lower()}")
        click.echo(f"  {row.name}: {row.reason}; {', '.join(parts)}")
        for force in row.bracing:
            click.echo(f"    {_bracing_text(force)}")


def _bracing_text(force: BracingForce) -> str:
    called = f"bracing system {force.id}" + (f" {force.name}" if force.name else "")
    if force.q_d is None or force.axial_force is None or force.delta_q is None:
        return f"{called}: no q_d, {force.problem}"
    way = ", ".join(f"{axis} {part:.3g}" for axis, part in zip("XYZ", force.direction, strict=True))
    return (
        f"{called}: q_d = {force.q_d / 1000:.4g} kN/m towards {way}: sum N_Ed = "
        f"{force.axial_force / 1000:.4g} kN, m = {force.members}, alpha_m = {force.alpha_m:.3g}, "
        f"L = {force.span:.4g} m, e_0 = {1000 * force.e_0:.4g} mm, "
        f"delta_q = {1000 * force.delta_q:.4g} mm"
    )
