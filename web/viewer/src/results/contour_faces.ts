// Plate faces with one value per corner, for contours.

import type { ResultSet, Results } from 'loadpath';
import type { ContourFace } from '../layers/contour';
import type { Structure } from '../model/structure';
import type { PlateComponent } from './solution';

export function contourFaces(
  structure: Structure,
  results: Results,
  set: ResultSet,
  component: PlateComponent,
): ContourFace[] {
  return structure.plates.flatMap((plate) => {
    if (component === 'uy') {
      const values = plate.node_ids.map((id) => results.displacement(set, id)?.[1] ?? 0);
      return [{ corners: plate.boundary, values }];
    }
    const resultants = results.plateResultants(set, plate.id);
    if (!resultants) return [];
    return [{ corners: plate.boundary, values: plate.boundary.map(() => resultants[component]) }];
  });
}
