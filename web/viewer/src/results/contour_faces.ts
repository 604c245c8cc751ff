// Plate faces with one value per corner, for contours.

import type { ResultSet, Results } from 'loadpath';
import type { ContourFace } from '../layers/contour';
import type { Structure } from '../model/structure';
import { PLATE_COMPONENTS, type PlateComponent } from './solution';

export function contourFaces(
  structure: Structure,
  results: Results,
  set: ResultSet,
  component: PlateComponent,
): ContourFace[] {
  const direction = PLATE_COMPONENTS.indexOf(component);
  return structure.plates.map((plate) => ({
    corners: plate.boundary,
    values: plate.node_ids.map((id) => results.displacement(set, id)?.[direction] ?? 0),
  }));
}
