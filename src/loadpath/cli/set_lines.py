"""What `loadpath solve` says of displacements, forces and reactions.

A few load cases and combinations are told one by one, many by the extremes of each limit state.
"""

from collections.abc import Iterator
from typing import NamedTuple

import click
import numpy as np

from loadpath.answer.result_set import AnalysisMethod
from loadpath.cli.folding import few_of
from loadpath.cli.output import print_table
from loadpath.engine import Results, ResultSet
from loadpath.engine.envelope import Envelope

FEW = 6
MOST_SUPPORTS = 25
FORCES = {
    "fx": "axial force N, tension negative",
    "fy": "shear force V along y",
    "fz": "shear force V along z",
    "mx": "torsion M about x",
    "my": "bending moment M about y",
    "mz": "bending moment M about z",
}
SECOND_ORDER = {AnalysisMethod.p_delta: "P-Delta", AnalysisMethod.corotational: "corotational"}
NOISE = 1e-9
"""Of the largest: what rounding leaves of one that is none."""


def tell_sets(results: Results, *, all_of_them: bool) -> None:
    if all_of_them or len(results.sets) <= FEW:
        for found in results.sets:
            _tell_set(found)
        return
    if unsolved := [found.name for found in results.sets if not found.is_usable]:
        click.secho(f"not solved: {few_of(unsolved)}", bold=True)
    if not results.envelopes:
        for found in results.sets:
            if found.is_usable:
                _tell_set(found)
        return
    names = list(results.loadcombinations)
    for envelope in results.envelopes.values():
        _tell_envelope(results, envelope, names)
    _tell_second_order(results.sets)
    click.echo(f"  {len(results.sets)} load cases and combinations; --all tells each of them.")


def _tell_second_order(sets: list[ResultSet]) -> None:
    """Of many: how they came about together, and the one that second order enlarges most."""
    for method, words in SECOND_ORDER.items():
        found = [each for each in sets if each.is_usable and each.convergence.method == method]
        if not found:
            continue
        counts = [each.convergence.iterations for each in found]
        least, most = min(counts), max(counts)
        tries = f"{least}" if least == most else f"{least} to {most}"
        told = f"  second order ({words}): {len(found)} of them, {tries} iterations"
        worst = max(found, key=lambda each: each.convergence.amplification or 0.0)
        if worst.convergence.amplification is not None:
            told += f", at most {worst.convergence.amplification:.4g} times the largest movement "
            told += f"of first order ({worst.name})"
        click.echo(told)


class Peak(NamedTuple):
    """A value that is furthest from zero, the part it is of, and where or in what."""

    value: float
    part: int
    at: float


def _tell_set(found: ResultSet) -> None:
    click.secho(f"{found.name} ({found.kind})", bold=True)
    if not found.is_usable:
        return
    _tell_order(found)
    if len(found.displacements):
        _tell_displacement(found)
    if len(found.end_forces):
        _tell_members(found)
    _tell_reactions(found)


def _tell_order(found: ResultSet) -> None:
    """In second order: the method, its iterations, and what it comes to."""
    way = found.convergence
    if way.method not in SECOND_ORDER:
        return
    told = f"  second order ({SECOND_ORDER[way.method]}), {way.iterations} iterations"
    if way.amplification is not None:
        told += f", {way.amplification:.4g} times the largest movement of first order"
    click.echo(told)


def _tell_displacement(found: ResultSet) -> None:
    moved = found.displacements[:, :3]
    furthest = int(np.argmax((moved**2).sum(axis=1)))
    largest = np.abs(moved[furthest]).max()
    sizes = "  ".join(
        f"{axis} {_figure(size, largest, 1000)}"
        for axis, size in zip(("dx", "dy", "dz"), moved[furthest], strict=True)
    )
    node = list(found._places.node)[furthest]
    click.echo(f"  largest displacement, mm: node {node}  {sizes}")


def _tell_members(found: ResultSet) -> None:
    members = list(found._places.member)
    rows = found.all_extremes
    across = max((_peak(rows[name], "max_x", "min_x") for name in ("dy", "dz")), key=_size)
    place = f"member {members[across.part]} at {across.at:.4g} m"
    click.echo(f"  largest across a member, mm: {place}  {1000 * across.value:.4g}")
    print_table(
        [
            ["  largest, kN kNm", "local axes", "", "in", "at x, m"],
            *(
                [
                    f"  {name}",
                    FORCES[name],
                    f"{peak.value / 1000:.4g}",
                    f"member {members[peak.part]}",
                    f"{peak.at:.4g}",
                ]
                for name, peak in _forces(rows, "max_x", "min_x")
            ),
        ]
    )


def _tell_reactions(found: ResultSet) -> None:
    reactions = {node: found.reaction(node) for node in found._places.support_node}
    if not reactions:  # ground alone bears it
        return
    largest = max(abs(each[name]) for each in reactions.values() for name in FORCES)
    rows = [["  reaction, kN kNm", *FORCES]]
    for node, reaction in reactions.items():
        rows.append([f"  node {node}", *(_figure(reaction[name], largest) for name in FORCES)])
    print_table(rows)


def _tell_envelope(results: Results, envelope: Envelope, names: list[str]) -> None:
    """The largest of all its combinations, each with the one that gives it."""
    state = envelope.limit_state or "without a limit state"
    click.secho(f"{state}, largest of {len(envelope.combinations)} combinations", bold=True)
    governed = ("max_combination", "min_combination")
    nodes, members = list(results.places.node), list(results.places.member)
    rows = [["  mm, kN, kNm", "", "", "in", "combination"]]
    moved = envelope.rows("node_envelope")
    for name in ("dx", "dy", "dz"):
        peak = _peak(moved[name], *governed)
        where = f"node {nodes[peak.part]}"
        words = f"displacement along {name[-1].upper()}"
        rows.append([f"  {name}", words, f"{1000 * peak.value:.4g}", where, names[int(peak.at)]])
    if members:
        for name, peak in _forces(envelope.rows("member_envelope"), *governed):
            where = f"member {members[peak.part]}"
            figure = f"{peak.value / 1000:.4g}"
            rows.append([f"  {name}", FORCES[name], figure, where, names[int(peak.at)]])
    print_table(rows)
    _tell_reaction_envelope(results, envelope)


def _tell_reaction_envelope(results: Results, envelope: Envelope) -> None:
    supports = list(results.places.support_node)
    if not supports:  # ground alone bears it
        return
    found = envelope.rows("reaction_envelope")
    largest = max(np.abs(found[name][end]).max() for name in FORCES for end in ("min", "max"))
    rows = [["  reaction, kN kNm", *FORCES]]
    for place, node in enumerate(supports[:MOST_SUPPORTS]):
        spans = (_span(found[name][place], largest) for name in FORCES)
        rows.append([f"  node {node}", *spans])
    print_table(rows)
    if len(supports) > MOST_SUPPORTS:
        click.echo(f"  and {len(supports) - MOST_SUPPORTS} more supports; --json has all of them.")


def _span(found: np.void, largest: float) -> str:
    low, high = _figure(found["min"], largest), _figure(found["max"], largest)
    return low if low == high else f"{low} to {high}"


def _figure(value: float, largest: float, unit: float = 1e-3) -> str:
    """In kN or kNm, unless another unit is asked for."""
    return "0" if abs(value) <= NOISE * largest else f"{unit * value:.4g}"


def _forces(rows: np.ndarray, at_max: str, at_min: str) -> Iterator[tuple[str, Peak]]:
    """Those that are there, by name."""
    found = {name: _peak(rows[name], at_max, at_min) for name in FORCES}
    largest = max(map(_size, found.values()))
    return ((name, peak) for name, peak in found.items() if _size(peak) > NOISE * largest)


def _peak(rows: np.ndarray, at_max: str, at_min: str) -> Peak:
    high, low = int(np.argmax(np.abs(rows["max"]))), int(np.argmax(np.abs(rows["min"])))
    return max(
        Peak(float(rows["max"][high]), high, float(rows[at_max][high])),
        Peak(float(rows["min"][low]), low, float(rows[at_min][low])),
        key=_size,
    )


def _size(peak: Peak) -> float:
    return abs(peak.value)
