"""Results of plates: stress resultants at centres and corners, face stresses, forces at nodes.

Signs: tension positive; a positive moment stretches the bottom face (local z negative);
qx = dmx/dx + dmxy/dy. Local x is `local_x_direction`, else global X (global Z where X is normal to
the plate) laid into the plane; local z is the right-hand normal of the node order.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from .host import Block
from .tables import Tables

RESULTANTS = ("nx", "ny", "nxy", "mx", "my", "mxy", "qx", "qy")
STRESSES = ("von_mises", "principal_max", "principal_min")
FORCES = ("fx", "fy", "fz", "mx", "my", "mz")
DISPLACEMENTS = ("dx", "dy", "dz", "rx", "ry", "rz")


@dataclass(frozen=True)
class PlatePlaces:
    """Where plates stand in the tables, by id, and what they join."""

    place: dict[int, int]
    surfaces: list[int]
    nodes: list[list[int]]
    centres: Block


def plate_places(tables: Tables) -> PlatePlaces:
    """Places of the document's plates and of those that meshing made."""
    if "plate_ids" not in tables:
        return PlatePlaces({}, [], [], np.zeros((0, 3)))
    corners = tables["plate_nodes"].astype(int).tolist()
    return PlatePlaces(
        place={number: place for place, number in enumerate(tables.ids("plate_ids"))},
        surfaces=tables.ids("plate_surfaces"),
        nodes=[[node for node in row if node >= 0] for row in corners],
        centres=tables["plate_centres"],
    )


def plate_results(tables: Tables, places: PlatePlaces) -> dict[str, Any]:
    """The plates of one result set as plain data, by id."""
    if not places.place:
        return {}
    resultants = tables["plate_resultants"].reshape(len(places.place), -1, len(RESULTANTS)).tolist()
    stresses = tables["plate_stresses"].tolist()
    forces = tables["plate_forces"].reshape(len(places.place), -1, len(FORCES)).tolist()
    moved = tables["plate_displacements"].tolist()
    centres = places.centres.tolist()
    return {
        str(plate): {
            "plate_id": plate,
            "source_surface_id": places.surfaces[k] if places.surfaces[k] >= 0 else None,
            "centroid": dict(zip("XYZ", centres[k], strict=True)),
            "centroid_displacement_global": _named(DISPLACEMENTS, moved[k][:6]),
            "centroid_displacement_local": _named(DISPLACEMENTS, moved[k][6:]),
            "resultants": _named(RESULTANTS, resultants[k][0]),
            "nodal_resultants": {
                str(node): _named(RESULTANTS, resultants[k][1 + corner])
                for corner, node in enumerate(places.nodes[k])
            },
            "stresses": _named(STRESSES, stresses[k]),
            "nodal_forces_global": {
                str(node): _named(FORCES, forces[k][corner])
                for corner, node in enumerate(places.nodes[k])
            },
        }
        for plate, k in places.place.items()
    }


def _named(names: tuple[str, ...], values: list[float]) -> dict[str, float]:
    return dict(zip(names, values, strict=True))
