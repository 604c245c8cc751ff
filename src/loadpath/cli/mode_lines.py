"""Modes of vibration, modes of buckling and earthquakes, in lines for people."""

import click

from loadpath.answer.modes import ModeLabel
from loadpath.answer.summary import SolvedBuckling, SolvedEarthquake, SolvedModes
from loadpath.cli.output import print_table

MOST_MEMBERS = 25


def print_modes(told: SolvedModes) -> None:
    """What the document asks for of these."""
    if told.frequencies is not None:
        _tell_vibration(told)
    for run in told.buckling or ():
        _tell_buckling(run)
    if told.earthquakes:
        _tell_earthquakes(told.earthquakes)
    for remark in told.remarks:
        click.echo(f"  {remark}")


def _tell_vibration(told: SolvedModes) -> None:
    click.secho("Natural frequencies", bold=True)
    rows = [["  mode", "Hz", "period, s", "effective mass, kg: X", "Y", "Z"]]
    masses = told.effective_masses or []
    for place, (frequency, mass) in enumerate(zip(told.frequencies or (), masses, strict=True), 1):
        period = f"{1 / frequency:.5g}" if frequency else "-"
        rows.append([f"  {place}", f"{frequency:.5g}", period, *(f"{each:.5g}" for each in mass)])
    print_table(rows)
    if told.mass_ratios:
        shares = "  ".join(
            f"{axis} {share:.1%}" for axis, share in zip("XYZ", told.mass_ratios, strict=True)
        )
        click.echo(f"  of the mass in these modes: {shares}")


def _tell_buckling(run: SolvedBuckling) -> None:
    click.secho(f"Buckling under {run.loads}", bold=True)
    if run.error:
        click.echo(f"  {run.error}")
        return
    factors = [
        f"{factor:.5g} ({words_of(kind)})"
        for factor, kind in zip(run.factors, run.kinds, strict=True)
    ]
    click.echo(f"  critical load factors: {', '.join(factors) or 'none found'}")
    lengths = run.effective_lengths or {}
    rows = [
        [
            f"  member {member}",
            *("-" if each is None else f"{each:.5g}" for each in (found.y, found.z)),
        ]
        for member, found in list(lengths.items())[:MOST_MEMBERS]
    ]
    if rows:
        print_table([["  effective length, m", "about y", "about z"], *rows])
    if len(lengths) > MOST_MEMBERS:
        click.echo(f"  and {len(lengths) - MOST_MEMBERS} more; --json has all of them.")


def words_of(kind: ModeLabel) -> str:
    """`sway_x` as `sway X`."""
    word, _, axis = kind.value.partition("_")
    return f"{word} {axis.upper()}" if axis else word


def _tell_earthquakes(earthquakes: list[SolvedEarthquake]) -> None:
    click.secho("Earthquake", bold=True)
    rows = [["  method", "along", "base shear, kN", "mass in the modes"]]
    for each in earthquakes:
        method = each.method.replace("_", " ")
        figures = [f"{each.base_shear / 1000:.5g}", f"{each.mass_ratio:.1%}"]
        rows.append([f"  {method}", str(each.direction.value), *figures])
    print_table(rows)
