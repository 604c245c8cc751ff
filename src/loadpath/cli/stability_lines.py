"""What `loadpath solve` says of stability: how each combination was accounted for."""

import click

from loadpath.answer.stability import BracingForce, CombinationStability
from loadpath.cli.folding import few_of, without_figures


def tell_stability(found: list[CombinationStability], *, all_of_them: bool) -> None:
    """A line for each combination, or for all that are alike: the one with the least alpha_cr.
    Other sides differ by their direction."""
    if not found:
        return
    click.secho("Stability, EN 1993-1-1, 5.2 and 5.3", bold=True)
    if all_of_them or len(found) == 1:
        for row in found:
            click.echo(f"  {row.name}: {row.reason}; {_text(row)}")
            for force in row.bracing:
                click.echo(f"    {_bracing_text(force)}")
        return
    drawn = [row for row in found if row.other_side_of is None]
    shared = _shared(drawn)
    alike: dict[tuple[str, str | None], list[CombinationStability]] = {}
    for row in drawn:
        key = (without_figures(row.reason), row.lengths)
        alike.setdefault(key, []).append(row)
    for rows in alike.values():
        worst = min(rows, key=_factor)
        reason = "; ".join(part for part in worst.reason.split("; ") if part not in shared)
        click.echo(f"  {worst.name}: {reason}; {_text(worst)}")
        if others := [row.name for row in rows if row is not worst]:
            click.echo(f"    alike: {few_of(others)}")
    for part in shared:
        click.echo(f"  all {len(drawn)}: {part}")
    if len(found) > len(drawn):
        click.echo(
            f"  and {len(found) - len(drawn)} other sides of their imperfections (5.3.2(8)); "
            "--all tells each of them."
        )
    _tell_largest_bracing(found)


def _shared(found: list[CombinationStability]) -> list[str]:
    """What the reasons of all have in common."""
    first, *others = (row.reason.split("; ") for row in found)
    return [part for part in first[1:] if all(part in other for other in others)]


def _factor(row: CombinationStability) -> float:
    return float("inf") if row.alpha_cr is None else row.alpha_cr


def _text(row: CombinationStability) -> str:
    parts = ["second order" if row.order == "NONLINEAR" else "first order"]
    if sway := row.initial_sway:
        x, _, z = (round(part, 6) + 0.0 for part in sway.direction)
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
    return ", ".join(parts)


def _tell_largest_bracing(found: list[CombinationStability]) -> None:
    """Of each system the combination in which it has most to hold, or cannot."""
    forces: dict[int, list[tuple[BracingForce, str]]] = {}
    for row in found:
        for force in row.bracing:
            forces.setdefault(force.id, []).append((force, row.name))
    for each in forces.values():
        force, name = max(each, key=lambda pair: _severity(pair[0]))
        click.echo(f"  {_bracing_text(force)}; in {name}, the worst of {len(each)}")


def _severity(force: BracingForce) -> float:
    return float("inf") if force.q_d is None else force.q_d


def _bracing_text(force: BracingForce) -> str:
    called = f"bracing system {force.id}" + (f" {force.name}" if force.name else "")
    if force.q_d is None or force.axial_force is None or force.delta_q is None:
        return f"{called}: no q_d, {force.problem}"
    way = ", ".join(
        f"{axis} {part:z.3g}" for axis, part in zip("XYZ", force.direction, strict=True)
    )
    return (
        f"{called}: q_d = {force.q_d / 1000:.4g} kN/m towards {way}: sum N_Ed = "
        f"{force.axial_force / 1000:.4g} kN, m = {force.members}, alpha_m = {force.alpha_m:.3g}, "
        f"L = {force.span:.4g} m, e_0 = {1000 * force.e_0:.4g} mm, "
        f"delta_q = {1000 * force.delta_q:.4g} mm"
    )
