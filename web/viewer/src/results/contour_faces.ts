// One plate quantity over the mesh: values at corners and centres. Resultants are averaged at nodes
// where faces of one plate meet smoothly; stresses are known at centres and stay flat per face.

import {
  centreResultants,
  cornerResultants,
  type PlateStress,
  RESULTANTS,
  type Resultant,
  type ResultSet,
  STRESSES,
} from 'loadpath';
import type { Vec3 } from '../model/vector';
import { bySize, type Chosen } from './chosen_set';
import type { MeshFace, PlateMesh } from './plate_mesh';
import type { Displacement, PlateComponent } from './solution';

export interface ContourFace {
  face: MeshFace;
  corners: readonly Vec3[];
  /** One value per corner. */
  values: readonly number[];
  middle: number;
}

export interface Range {
  low: number;
  high: number;
}

/** Of an envelope: the value of largest size over the combinations. */
export function contourFaces(
  mesh: PlateMesh,
  { sets }: Pick<Chosen, 'sets'>,
  component: PlateComponent,
): ContourFace[] {
  const perSet = sets.map((set) => facesOfSet(mesh, set, component));
  if (perSet.length === 1) return perSet[0];
  return perSet[0].map((face, f) => ({
    ...face,
    values: face.values.map((_, k) => bySize(perSet.map((faces) => faces[f].values[k]))),
    middle: bySize(perSet.map((faces) => faces[f].middle)),
  }));
}

function facesOfSet(mesh: PlateMesh, set: ResultSet, component: PlateComponent): ContourFace[] {
  const { tables } = set;
  const stress = STRESSES.indexOf(component as PlateStress);
  const resultant = RESULTANTS.indexOf(component as Resultant);
  return mesh.faces.map((face, f) => {
    const { corners, place } = face;
    if (stress >= 0) {
      const middle = tables.row('plate_stresses', place)[stress];
      return { face, corners, values: corners.map(() => middle), middle };
    }
    if (resultant >= 0) {
      const values = mesh.shared[f].map((shared) => {
        let sum = 0;
        for (const [other, corner] of shared) {
          sum += cornerResultants(tables, mesh.faces[other].place, corner)[resultant];
        }
        return sum / shared.length;
      });
      return { face, corners, values, middle: centreResultants(tables, place)[resultant] };
    }
    const values = face.nodes.map((node) => displacementOf(set, node, component as Displacement));
    return { face, corners, values, middle: values.reduce((a, b) => a + b, 0) / values.length };
  });
}

function displacementOf(set: ResultSet, node: number, component: Displacement): number {
  const { dx, dy, dz } = set.displacement(node);
  return { dx, dy, dz, d: Math.hypot(dx, dy, dz) }[component];
}

export function contourRange(faces: readonly ContourFace[]): Range {
  let [low, high] = [Infinity, -Infinity];
  for (const { values, middle } of faces) {
    for (const v of [...values, middle]) {
      low = Math.min(low, v);
      high = Math.max(high, v);
    }
  }
  return low <= high ? { low, high } : { low: 0, high: 0 };
}
