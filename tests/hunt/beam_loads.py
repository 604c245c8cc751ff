"""Loads on a member by the force method: the end of the cantilever moves by virtual work,
integrated along the member; the stiffness of its end brings it back."""

import itertools
import math
from dataclasses import dataclass

import numpy as np

from .beam import Array, Beam, Json

X_AXIS = np.array([1.0, 0.0, 0.0])
NOTHING = np.zeros(3)
# Four points are exact for polynomials of degree seven; a trapezoidal load has five.
GAUSS = np.polynomial.legendre.leggauss(4)
BEFORE_START = -1.0  # of a load at the very start all acts beyond this


@dataclass
class Action:
    """Force per metre between two stations, or a force and a moment at one."""

    start: float
    end: float
    force: tuple[Array, Array]
    moment: Array

    def beyond(self, x: float) -> tuple[Array, Array]:
        """Resultant of what acts beyond x, about x."""
        if self.start == self.end:
            if self.start <= x:
                return NOTHING, NOTHING
            return self.force[0], self.moment + np.cross((self.start - x) * X_AXIS, self.force[0])
        low = max(x, self.start)
        if low >= self.end:
            return NOTHING, NOTHING
        share = (low - self.start) / (self.end - self.start)
        first = (1 - share) * self.force[0] + share * self.force[1]
        last, length = self.force[1], self.end - low
        arm = 0.5 * length * ((low + length / 3 - x) * first + (low + 2 * length / 3 - x) * last)
        return 0.5 * length * (first + last), np.cross(X_AXIS, arm)


def resultant_beyond(actions: list[Action], x: float) -> tuple[Array, Array]:
    parts = [action.beyond(x) for action in actions]
    return sum((f for f, _ in parts), NOTHING), sum((m for _, m in parts), NOTHING)


def whole_resultant(actions: list[Action]) -> tuple[Array, Array]:
    """About the start of the member."""
    force, moment = resultant_beyond(actions, BEFORE_START)
    return force, moment + np.cross(BEFORE_START * X_AXIS, force)


def actions_on(beam: Beam, case: Json, options: Json) -> list[Action]:
    found: list[Action] = []

    def local(load: Json) -> Array:
        direction = np.array(load["direction"], dtype=float)
        return direction if load.get("axes") == "local" else beam.axes @ direction

    def of_beam(name: str) -> list[Json]:
        return [load for load in case.get(name, []) if load["member"] == beam.id]

    for load in of_beam("distributed_loads"):
        q = local(load) * (projected_share(beam, local(load)) if load.get("projected") else 1.0)
        ends = (load["magnitude"] * q, load["end_magnitude"] * q)
        start, end = load["start_frac"] * beam.length, load["end_frac"] * beam.length
        found.append(Action(start, end, ends, NOTHING))
    for load in of_beam("member_point_loads"):
        x, value = load["position"] * beam.length, load["magnitude"] * local(load)
        found.append(Action(x, x, (value, value), NOTHING))
    for load in of_beam("member_point_moments"):
        x, value = load["position"] * beam.length, load["magnitude"] * local(load)
        found.append(Action(x, x, (NOTHING, NOTHING), value))
    if options.get("enable_self_weight"):
        down = np.array(options["gravity_direction"], dtype=float)
        q = beam.axes @ (weight_of(beam) * down / np.linalg.norm(down))
        found.append(Action(0.0, beam.length, (q, q), NOTHING))
    return found


def weight_of(beam: Beam) -> float:
    """Per metre; a rigid member has what is written down for it."""
    given = float(beam.source.get("weight") or 0.0)
    if given or beam.is_rigid:
        return given
    return float(beam.material["density"] * beam.section["area"] * 9.81)


def projected_share(beam: Beam, direction: Array) -> float:
    """Length across the load over length of the beam: the sine between the two."""
    along = float(direction[0] / np.linalg.norm(direction))
    return math.sqrt(max(1.0 - along * along, 0.0))


def own_strain(beam: Beam, case: Json) -> Array:
    """Elongation, curvature about y and about z of the heated member without forces."""
    strain = np.zeros(3)
    for load in case.get("temperature_loads", []):
        if load["member"] == beam.id:
            alpha = beam.material["thermal_expansion"]
            strain[0] += alpha * load.get("uniform", 0.0)
            strain[1] += alpha * load.get("gradient_z", 0.0) / beam.section["b"]
            strain[2] -= alpha * load.get("gradient_y", 0.0) / beam.section["h"]
    return strain


def moved_end(beam: Beam, actions: list[Action], strain: Array) -> Array:
    """The six movements of the end of the loaded member when only its start is held."""
    moved = np.zeros(6)
    stations = sorted({0.0, beam.length, *(s for a in actions for s in (a.start, a.end))})
    for low, high in itertools.pairwise(stations):
        for place, weight in zip(*GAUSS, strict=True):
            x = 0.5 * (low + high) + 0.5 * (high - low) * place
            force, moment = resultant_beyond(actions, x)
            deformation = np.array(
                [
                    force[0] / beam.ea + strain[0],
                    *(beam.shear * force[1:]),
                    moment[0] / beam.gj,
                    *(moment[1:] / beam.ei + strain[1:]),
                ]
            )
            for k in range(6):  # a unit force or moment at the end
                unit_force = np.eye(6)[k, :3]
                unit_moment = np.eye(6)[k, 3:] + np.cross((beam.length - x) * X_AXIS, unit_force)
                virtual = np.concatenate([unit_force, unit_moment])
                moved[k] += 0.5 * (high - low) * weight * float(virtual @ deformation)
    return moved


def clamped_end_forces(beam: Beam, case: Json, options: Json) -> Array:
    """Forces of clamped nodes on the ends of the loaded member."""
    actions, strain = actions_on(beam, case, options), own_strain(beam, case)
    end = -beam.stiffness()[6:, 6:] @ moved_end(beam, actions, strain)
    force, moment = whole_resultant(actions)
    start_force = -(force + end[:3])
    start_moment = -(moment + end[3:] + np.cross(beam.length * X_AXIS, end[:3]))
    return np.concatenate([start_force, start_moment, end])
