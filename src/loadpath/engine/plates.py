"""Results of plates, read out of their tables; signs and axes stand in `answer/plate_rows.py`."""

from dataclasses import dataclass

import numpy as np

from loadpath.answer.plate_results import PlateResults
from loadpath.answer.plate_rows import PlateDisplacements, PlateForces, PlateResultants
from loadpath.answer.vectors import Point

from .host import Block
from .tables import Tables, read_row


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


def plate_results(tables: Tables, places: PlatePlaces) -> dict[int, PlateResults]:
    """The plates of one result set, by id."""
    return {plate: _plate(tables, places, plate, k) for plate, k in places.place.items()}


def _plate(tables: Tables, places: PlatePlaces, plate: int, k: int) -> PlateResults:
    moved: PlateDisplacements = tables.row("plate_displacements", k)
    resultants: PlateResultants = tables.row("plate_resultants", k)
    forces: PlateForces = tables.row("plate_forces", k)
    nodes = [str(node) for node in places.nodes[k]]
    return PlateResults(
        plate_id=plate,
        source_surface_id=places.surfaces[k] if places.surfaces[k] >= 0 else None,
        centroid=read_row(Point, places.centres[k]),
        centroid_displacement_global=moved.in_global,
        centroid_displacement_local=moved.in_local,
        resultants=resultants.centre,
        nodal_resultants=dict(zip(nodes, resultants.corners, strict=False)),
        stresses=tables.row("plate_stresses", k),
        nodal_forces_global=dict(zip(nodes, forces.corners, strict=False)),
    )
