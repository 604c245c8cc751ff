// One plate quantity over all combinations of a choice: its two ends in each group of plates, with
// place and combination, and the value of largest size everywhere for a picture. In turns.

import type { ResultSet } from 'loadpath';
import type { Vec3 } from '../model/vector';
import { bySize, type Chosen } from './chosen_set';
import { type ContourFace, contourFaces } from './contour_faces';
import type { PlateGroup } from './plate_groups';
import type { MeshFace, PlateMesh } from './plate_mesh';
import type { PlateComponent } from './solution';

export interface PlateEnd {
  value: number;
  at: Vec3;
  face: MeshFace;
  set: ResultSet;
}

interface BothEnds {
  high: PlateEnd;
  low: PlateEnd;
}

export interface PlateExtremes {
  component: PlateComponent;
  /** The largest and the smallest value in each group, in the order of the groups. */
  ends: BothEnds[];
  /** The largest size anywhere. */
  size: number;
  /** At every place the value of largest size. */
  worst: ContourFace[];
}

/** What differs by less does: the last digits choose no combination and no place. */
const TIE = 1e-9;

export function* plateExtremes(
  mesh: PlateMesh,
  groups: readonly PlateGroup[],
  { sets }: Chosen,
  component: PlateComponent,
): Generator<void, PlateExtremes> {
  const groupOf = new Map<MeshFace, number>();
  groups.forEach(({ faces }, g) => {
    for (const face of faces) groupOf.set(face, g);
  });
  const ends: PlateExtremes['ends'] = [];
  let worst: ContourFace[] = [];
  for (const set of sets) {
    const faces = contourFaces(mesh, { sets: [set] }, component);
    for (const { face, corners, values, middle } of faces) {
      const g = groupOf.get(face)!;
      const note = (value: number, at: Vec3) => {
        ends[g] ??= { high: { value, at, face, set }, low: { value, at, face, set } };
        const { high, low } = ends[g];
        const step = TIE * Math.max(Math.abs(high.value), Math.abs(low.value));
        if (value > high.value + step) ends[g].high = { value, at, face, set };
        if (value < low.value - step) ends[g].low = { value, at, face, set };
      };
      note(middle, face.centre);
      values.forEach((value, k) => note(value, corners[k]));
    }
    worst = worst.length ? worst.map((face, f) => larger(face, faces[f])) : faces;
    yield;
  }
  const size = Math.max(0, ...ends.flatMap(({ high, low }) => [high.value, -low.value]));
  return { component, ends, size, worst };
}

/** Those of all groups together. */
export function widestEnds({ ends, size }: PlateExtremes): BothEnds {
  const step = TIE * size;
  return ends.reduce(({ high, low }, each) => ({
    high: each.high.value > high.value + step ? each.high : high,
    low: each.low.value < low.value - step ? each.low : low,
  }));
}

const larger = (a: ContourFace, b: ContourFace): ContourFace => ({
  ...a,
  values: a.values.map((value, k) => bySize([value, b.values[k]])),
  middle: bySize([a.middle, b.middle]),
});
